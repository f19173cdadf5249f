"""What can be wrong with a table of Azul that somebody wrote down, numbered for compiled code."""

from sintra.games.azul.spec import COLOUR_NAMES
from sintra.kernel.sheet import Problems

PROBLEMS = Problems()

FACTORY_OVERFULL = PROBLEMS.add("factories", "factory {factory} has more than {room} tiles")
LINE_MIXED = PROBLEMS.add("lines", "line {line} of player {player} mixes colours")
LINE_OVERFULL = PROBLEMS.add("lines", "line {line} of player {player} has room for {line}, not {tiles}")
LINE_ON_WALL = PROBLEMS.add("lines", "line {line} of player {player} holds {colour}, which row {line} of the wall already has", colour=COLOUR_NAMES)
OTHER_SPACE = PROBLEMS.add(
    "walls", "row {row}, column {column} of player {player} is not the space of {colour}: that is column {own}", colour=COLOUR_NAMES
)
TWICE_ON_WALL = PROBLEMS.add("walls", "row {row}, column {column} of player {player}: {colour} is twice in a row or column", colour=COLOUR_NAMES)
TOO_MANY_TILES = PROBLEMS.add("", "{tiles} {colour} tiles outside the bag; there are {all} in all", colour=COLOUR_NAMES)
WRONG_BAG = PROBLEMS.add("bag", "{given} {colour} in the bag, but {rest} are missing to make {all}", colour=COLOUR_NAMES)

# Whose turn it is.
NOBODY_STARTED = PROBLEMS.add("start", "a player is to move, so somebody started this round")
WOULD_HAVE_ENDED = PROBLEMS.add("to", "a wall has a full row and tiles are on offer: the game would have ended")
START_NOT_DRAWN = PROBLEMS.add("start", "the starting player is drawn before the first tile")
NOT_A_NEW_ROUND = PROBLEMS.add("to", "nature deals only for a new round: marker in the centre, centre and floor lines empty, no full row")
NOTHING_TO_DEAL = PROBLEMS.add("to", "nature is to move, but no tile is due or none can be drawn")
NOT_IN_ORDER = PROBLEMS.add("factories", "factories are filled in order: one is short while a later one has tiles")
NOTHING_ON_OFFER = PROBLEMS.add("to", "no tile is on offer, so nobody can take one")
TILES_FIRST = PROBLEMS.add("to", "player {player} has to finish tiling before player {next}")
NO_CHOICE_OF_SPACE = PROBLEMS.add("to", "player {player} has no line with a choice of space to tile")
MARKER_ELSEWHERE = PROBLEMS.add("floors", "player {player} has the marker on the floor line, but marker= says otherwise")
MARKER_NOT_ON_FLOOR = PROBLEMS.add("marker", "player {player} holds the marker, but it is not on the floor line, which has room")

# What no game can come to.
START_DRAWN_LATE = PROBLEMS.add("start", "the starting player is drawn before anything else happens")
UNTILED_LINES = PROBLEMS.add("lines", "complete lines are tiled before a new round")
FACTORY_SHORT = PROBLEMS.add("factories", "factory {factory} is short although there were tiles to fill it")
CENTRE_OVERFULL = PROBLEMS.add("centre", "has more tiles than the factories have lost")
NOTHING_TAKEN = PROBLEMS.add("marker", "nobody has taken a tile yet")
OTHER_TURN = PROBLEMS.add("to", "player {starter} started and {turns} turns were played")
NO_STARTER = PROBLEMS.add("start", "somebody started this round")
NOT_OVER = PROBLEMS.add("to", "the game is over when a wall has a full row or no tile is left to draw, and everything is tiled and scored")
BAG_OF_ROUND = PROBLEMS.add("bag", "has {due} tiles by now, not {tiles}")
ROW_OF_ROUND = PROBLEMS.add("walls", "row {row} of player {player} has {tiles} tiles after {rounds} rounds")
TOO_MANY_POINTS = PROBLEMS.add("scores", "player {player} can have {most} points at most by now")
