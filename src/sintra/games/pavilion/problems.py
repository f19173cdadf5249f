"""What can be wrong with a table of Summer Pavilion that somebody wrote down, numbered for compiled code."""

from sintra.games.pavilion.spec import COLOUR_NAMES, LETTERS, STEPS
from sintra.kernel.sheet import Problems

PROBLEMS = Problems()
STAR_LETTERS = LETTERS + "C"
STAR_NAMES = tuple(STAR_LETTERS)

COLOUR_TWICE = PROBLEMS.add("wild_order", "must have each of " + ", ".join(COLOUR_NAMES) + " once")

FACTORY_OVERFULL = PROBLEMS.add("factories", "factory {factory} has more than {room} tiles")
SUPPLY_OVERFULL = PROBLEMS.add("supply", "has more than {room} tiles")
TOO_FEW_POINTS = PROBLEMS.add("scores", "player {player} cannot have less than {least}")
CORNERS_OVERFULL = PROBLEMS.add("corners", "player {player} has more than {room} tiles in the corners")
STAR_MIXED = PROBLEMS.add("stars", "star {star} of player {player} may not hold these colours together", star=STAR_NAMES)
TOO_MANY_TILES = PROBLEMS.add("", "{tiles} {colour} tiles outside the bag; there are {all} in all", colour=COLOUR_NAMES)
WRONG_BAG = PROBLEMS.add("bag", "{given} {colour} in the bag, but {rest} are missing to make {all}", colour=COLOUR_NAMES)
NO_NEXT = PROBLEMS.add("next", "is missing")
NO_DUE = PROBLEMS.add("due", "is missing")
NO_PLACING = PROBLEMS.add("placing", "is missing")

# Whose turn it is.
ENDS_PLAYING = PROBLEMS.add("step", "the game ends in the step playing")
OTHER_STEP = PROBLEMS.add("to", "nature moves while preparing and refilling, players in the other steps; not in {step}", step=STEPS)
NO_STARTER = PROBLEMS.add("start", "somebody started this round")
STILL_ON_OFFER = PROBLEMS.add("step", "tiles are still on offer, so they have to be taken first")
SUPPLY_SHORT = PROBLEMS.add("supply", "is short although there are tiles to refill it")
NOT_PASSED = PROBLEMS.add("corners", "player {player} keeps tiles in the corners without having passed")
HAS_PASSED = PROBLEMS.add("hands", "player {player} has passed and cannot have tiles beside the board")
START_NOT_DRAWN = PROBLEMS.add("start", "the starting player is drawn before the first tile")
HOLDER_STARTS = PROBLEMS.add("start", "the marker's holder starts the next round")
NOT_PREPARED = PROBLEMS.add("step", "a round is prepared with no tile beside the boards or in the centre, and nobody has passed in it")
NOT_IN_ORDER = PROBLEMS.add("factories", "factories are filled in order: one is short while a later one has tiles")
SUPPLY_FIRST = PROBLEMS.add("factories", "the supply is filled first")
BAG_EMPTY = PROBLEMS.add("to", "nature is to move, but the bag is empty")
NOTHING_DUE = PROBLEMS.add("to", "nature is to move, but no tile is due")
NOTHING_ON_OFFER = PROBLEMS.add("to", "no tile is on offer, so nobody can take one")
PASSED_EARLY = PROBLEMS.add("passed", "nobody passes or keeps tiles in the corners while tiles are taken")
CANNOT_PLAY = PROBLEMS.add("to", "player {player} has passed or has no tiles")
CANNOT_PLACE = PROBLEMS.add("placing", "the space is covered, or its star does not take the colour")
ONE_WAY_TO_PAY = PROBLEMS.add("placing", "there are no two ways to pay for it")
CANNOT_CHOOSE = PROBLEMS.add("to", "player {player} has passed")
NO_CHOICE = PROBLEMS.add("due", "the supply has not so many tiles, or leaves no choice")
NOTHING_TO_KEEP = PROBLEMS.add("step", "player {player} has not passed, or has nothing left to keep")
NOTHING_TO_DRAW = PROBLEMS.add("to", "nature is to move, but no tile is due or none can be drawn")
NO_REFILL = PROBLEMS.add("step", "after the last turn of the game the supply is not refilled")
NOT_OVER = PROBLEMS.add("to", "the game is over after round {rounds}, when all have passed and no tile is left to play or to discard")

# What no game can come to.
FIRST_SCORES = PROBLEMS.add("scores", "everybody begins with {points} points and nothing in the corners")
SUPPLY_FULL = PROBLEMS.add("supply", "is full when a round is prepared")
FACTORY_SHORT = PROBLEMS.add("factories", "factory {factory} is short although there were tiles to fill it")
CENTRE_OVERFULL = PROBLEMS.add("centre", "has more tiles than the factories have lost")
FIRST_HANDS = PROBLEMS.add("hands", "{tiles} tiles are taken in the first round, not {given}")
NOTHING_TAKEN = PROBLEMS.add("marker", "nobody has taken a tile yet")
OTHER_TURN = PROBLEMS.add("to", "player {starter} started and {turns} turns were played")
TOO_MANY_POINTS = PROBLEMS.add("scores", "player {player} can have {most} points at most by now")
PLACED_EARLY = PROBLEMS.add("stars", "player {player} has placed tiles before the first round's tiles are taken")
DISCARDED_EARLY = PROBLEMS.add("tower", "nothing is discarded before the first round's tiles are taken")
