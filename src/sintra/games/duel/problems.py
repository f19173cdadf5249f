"""What can be wrong with a table of Azul Duel that somebody wrote down, numbered for compiled code."""

from sintra.games.duel.spec import BACKED, CHIP_NAMES, COLOUR_NAMES, LETTERS, SMALL, SPECIAL_PLATES, WILD_PLATES
from sintra.kernel.sheet import Problems

PROBLEMS = Problems()

STAGES = (
    "goals",
    "starter",
    "refilling",
    "filling",
    "turn",
    "drawing",
    "looking",
    "keeping",
    "returning",
    "placing",
    "laying",
    "lining",
    "tiling",
)
CHIP_TEXTS = tuple(name.replace("/", "") for name in CHIP_NAMES)
PLATE_TEXTS = tuple([f"s{plate}" for plate in SPECIAL_PLATES] + [f"w{plate}" for plate in WILD_PLATES] + ["s?", "w?"])
UNKNOWN = "?"
PLATE_NAMES = (*PLATE_TEXTS, UNKNOWN)  # the last is chosen by NOTHING, too
BACK_NAMES = PLATE_TEXTS[BACKED:]
DOME_LETTERS = LETTERS + "S"
TILE_NAMES = tuple(DOME_LETTERS)
FACTORY_NAMES = ("the large factory", *(f"small factory {i + 1}" for i in range(SMALL)))

# ── Goals, tiles, chips, plates ──────────────────────────────────────────────────────────────────────────────────────────

WRONG_GOALS = PROBLEMS.add("goals", "must be {fewest} or {most} goals of different tablets")
GOALS_KNOWN = PROBLEMS.add("goals", "the goals are known in the stage {stage}", stage=STAGES)
WRONG_CHOSEN = PROBLEMS.add("chosen", "must be goals of different tablets, fewer than there will be")
FACTORY_OVERFULL = PROBLEMS.add("suns", "{factory} has more than {room} tiles", factory=FACTORY_NAMES)
NOT_LAYING = PROBLEMS.add("source", "a factory's tiles are being laid in the stage laying only")
LINE_MIXED = PROBLEMS.add("lines", "line {line} of player {player} mixes colours")
LINE_OVERFULL = PROBLEMS.add("lines", "line {line} of player {player} has room for {line}, not {tiles}")
BROKEN_OVERFULL = PROBLEMS.add("broken", "player {player} has more than {room} broken tiles")
TOO_MANY_TILES = PROBLEMS.add("", "{tiles} {colour} tiles outside the bag; there are {all} in all", colour=COLOUR_NAMES)
WRONG_BAG = PROBLEMS.add("bag", "{given} {colour} in the bag, but {rest} are missing to make {all}", colour=COLOUR_NAMES)
CHIP_UP = PROBLEMS.add("chips", "small factory {factory} has tiles, so its chip lies face down")
STORE_OVERFULL = PROBLEMS.add("stores", "more than {most} chips {chip}", chip=CHIP_TEXTS)
UNSEEN_OVERFULL = PROBLEMS.add("unseen", "more than {most} chips {chip}", chip=CHIP_TEXTS)
TOO_MANY_CHIPS = PROBLEMS.add("", "{chips} chips {chip}; there are {most}", chip=CHIP_TEXTS)
NOT_UNSEEN = PROBLEMS.add("unseen", "chip {chip} is not unseen: {seen} of {most} are on the table", chip=CHIP_TEXTS)
NOT_THE_SPACE = PROBLEMS.add("domes", "row {row}, column {column} of player {player} takes no {tile}", tile=TILE_NAMES)
TOO_MANY_TOKENS = PROBLEMS.add("tokens", "player {player} has at most {most} in this round")
TOO_MANY_LOOKED = PROBLEMS.add("looked", "no more than {most} plates are drawn")
TOO_MANY_BACK = PROBLEMS.add("put_back", "at most {most} plates go back")
PLATE_TWICE = PROBLEMS.add("", "plate {plate} is in {places} places", plate=PLATE_NAMES)
PLATES_MISSING = PROBLEMS.add("", "{plates} plates on the table; there are {all}")
NO_ROW = PROBLEMS.add("row", "is missing")

# ── The stage ────────────────────────────────────────────────────────────────────────────────────────────────────────────

NOT_OVER = PROBLEMS.add("to", "the game is over after tiling in round {rounds}")
NATURES_STAGE = PROBLEMS.add("to", "in the stage {stage} nature is to move", stage=STAGES)
PLAYERS_STAGE = PROBLEMS.add("to", "in the stage {stage} a player is to move", stage=STAGES)
NOBODY_STARTED = PROBLEMS.add("start", "nobody has started")
OTHER_TURN = PROBLEMS.add("turn", "whose turn it is does not fit the stage {stage}", stage=STAGES)
OTHERS_TURN = PROBLEMS.add("to", "it is the turn of player {player}")
STILL_FILLING = PROBLEMS.add("filling", "the factories are filled before a turn")
NOT_HELD = PROBLEMS.add("held", "tiles are in hand from a take until they go to a line")
NONE_DRAWN = PROBLEMS.add("drawn", "no plate is drawn")
DRAWN_NOW = PROBLEMS.add("drawn", "plates are drawn only in a turn that takes a plate")
NOT_LOOKED = PROBLEMS.add("looked", "all drawn plates have been looked at")
NOT_FROM_DISPLAY = PROBLEMS.add("plate", "a plate of the display is to be placed")
NOT_PLACING = PROBLEMS.add("plate", "a plate is to be placed only after it was taken")
TILING_EARLY = PROBLEMS.add("stage", "tiling begins when no tile, no chip and no token is left")
NOTHING_TO_DRAW = PROBLEMS.add("to", "nature has nothing to draw")
LINE_EMPTY = PROBLEMS.add("row", "line {line} of player {player} is empty")
NO_CHOICE = PROBLEMS.add("stage", "there is no choice in the stage {stage}", stage=STAGES)

# ── Plates in hand ───────────────────────────────────────────────────────────────────────────────────────────────────────

KEPT_FIRST = PROBLEMS.add("put_back", "a plate is kept before others are put back")
LOOKED_EARLY = PROBLEMS.add("looked", "drawn plates are looked at once no more are drawn")
KNOWN_ALREADY = PROBLEMS.add("looked", "this plate is known already")
SINGLE_DRAWN = PROBLEMS.add("drawn", "a single plate is kept without a question")
LAST_RETURNED = PROBLEMS.add("put_back", "the last plate goes back without a question")
NOT_ALL_BACK = PROBLEMS.add("put_back", "all drawn plates but one are put back before that one is placed")
NOT_UNDER_STACK = PROBLEMS.add("put_back", "the plates put back lie under the stack")
NOT_DRAWN = PROBLEMS.add("put_back", "only what was drawn is kept or put back")
KEPT_IS_KNOWN = PROBLEMS.add("plate", "the player who drew the plates knows which one is kept")

# ── The story ────────────────────────────────────────────────────────────────────────────────────────────────────────────

STORY_UNREADABLE = PROBLEMS.add("story", "event {number} is neither a plate nor player:kept:drawn:returned")
STORY_RETURNED = PROBLEMS.add("story", "event {number}: all drawn plates but one are put back")
STORY_TOO_LONG = PROBLEMS.add("story", "is longer than any game")
STORY_MISSING = PROBLEMS.add("story", "says nothing of the plates that were put under the stack")
STORY_PAST = PROBLEMS.add("story", "tells of plates that are not in the stack any more")
NOT_ON_TOP = PROBLEMS.add("story", "{plate} was not on top of the stack", plate=PLATE_NAMES)
NOT_WHAT_WAS_DRAWN = PROBLEMS.add("story", "what was put back is not what was drawn")
STACK_TOO_HIGH = PROBLEMS.add("story", "there were never more than {most} plates in the stack when one was drawn")
OTHER_STACK = PROBLEMS.add("story", "does not lead to this stack")
CANNOT_BE = PROBLEMS.add("story", "no order of what was put back agrees with it")
LIGHT_TWICE = PROBLEMS.add("story", "a plate comes to light twice, or not at all")
NOT_WHERE_IT_WENT = PROBLEMS.add("story", "{plate} does not lie where it went", plate=PLATE_NAMES)
TOLD_TWO_WAYS = PROBLEMS.add("story", "tells some draws of player {player} as he knows them and some as the other does")
HALF_HIDDEN = PROBLEMS.add("story", "a draw of player {player} is neither known nor hidden")

# ── What no game can come to ─────────────────────────────────────────────────────────────────────────────────────────────

NO_GOAL_DUE = PROBLEMS.add("stage", "no goal is left to be drawn")
STARTER_DRAWN = PROBLEMS.add("start", "the starting player is still to be drawn")
TOKENS_EARLY = PROBLEMS.add("tokens", "are all there before a round's first turn")
BROKEN_EARLY = PROBLEMS.add("broken", "tiles break only during a round")
STARTER_FIRST = PROBLEMS.add("turn", "the starting player is the first")
OPENING_MISSING = PROBLEMS.add("opening", "{players} players still have to place their first plate")
OPENING_LATE = PROBLEMS.add("opening", "first plates are placed before the first round")
OPENING_TURN = PROBLEMS.add("turn", "the player who does not start places the first plate")
OPENING_EARLY = PROBLEMS.add("opening", "somebody has placed a plate too early")
OPENING_TOKENS = PROBLEMS.add("tokens", "are not spent in the setup")
OPENING_LINES = PROBLEMS.add("lines", "are empty in the setup")
OPENING_BROKEN = PROBLEMS.add("broken", "no tile breaks in the setup")
OPENING_SCORES = PROBLEMS.add("scores", "are {points} in the setup")
OPENING_CHIPS = PROBLEMS.add("chips", "lie face down in the setup")
PLATES_OF_ROUND = PROBLEMS.add("plates", "player {player} has placed {due} plates by now, not {plates}")
DISPLAY_FIRST = PROBLEMS.add("display", "is refilled before the factories")
DISPLAY_EARLY = PROBLEMS.add("display", "is empty at the beginning")
DISPLAY_FULL = PROBLEMS.add("display", "is full when a first plate is taken")
DISPLAY_SHORT = PROBLEMS.add("display", "plates are missing that nobody has taken this round")
RETURNED_ABOVE = PROBLEMS.add("stack", "plates that were put back lie under the others")
BACK_UNKNOWN = PROBLEMS.add("stack", "of a plate that nobody put back the back is known when it is on top, and nothing before")
STACK_SEEN = PROBLEMS.add("stack", "nobody has seen the stack yet")
STACK_HALF_KNOWN = PROBLEMS.add("stack", "some plates that player {player} put back are known and some are not")
DRAWN_UNKNOWN = PROBLEMS.add("drawn", "at least the back of a drawn plate is known")
DRAWN_SEEN = PROBLEMS.add("drawn", "nobody has looked at this plate yet")
TOO_MANY_BACKS = PROBLEMS.add("stack", "more plates {back} than are left", back=BACK_NAMES)
UNSEEN_OF_ROUND = PROBLEMS.add("unseen", "{due} chips have not been seen by now, not {unseen}")
TAKEN_OF_ROUND = PROBLEMS.add("chips_taken", "{gone} chips of this round are gone, but {taken} were taken")
STORE_OF_ROUND = PROBLEMS.add("stores", "player {player} has taken {most} chips, and has {chips}")
SPENT_EARLY = PROBLEMS.add("stores", "chips are spent only when tiles go to the dome")
CHIP_DOWN_BARE = PROBLEMS.add("chips", "small factory {factory} has no tiles, so its chip is turned up")
CHIPS_EARLY = PROBLEMS.add("chips", "lie face down when a round begins")
TURNED_UP_EARLY = PROBLEMS.add("to", "chips are turned up before a turn only in a round that starts short")
MOONS_EARLY = PROBLEMS.add("moons", "are empty before a round's first turn")
FILLING_EARLY = PROBLEMS.add("filling", "the display is filled before the factories")
FILLING_DONE = PROBLEMS.add("filling", "no tile is due")
SUNS_OF_FILLING = PROBLEMS.add("suns", "after {tiles} tiles the factories do not have these")
BAG_EMPTY = PROBLEMS.add("bag", "a tile is due and the bag is empty")
BAG_OF_ROUND = PROBLEMS.add("bag", "has {due} tiles by now, not {tiles}")
SUN_AND_MOON = PROBLEMS.add("suns", "{factory} has tiles on sun and moon", factory=FACTORY_NAMES)
LARGE_MOON_OVERFULL = PROBLEMS.add("large_moon", "the large factory has lost no tile to a player")
MOON_OVERFULL = PROBLEMS.add("moons", "small factory {factory} has lost no tile to a player")
SUN_SHORT = PROBLEMS.add("suns", "{factory} is short although there are tiles in the bag", factory=FACTORY_NAMES)
NOT_IN_ORDER = PROBLEMS.add("suns", "{factory} is short while a later one has tiles", factory=FACTORY_NAMES)
HELD_OF_SOURCE = PROBLEMS.add("held", "small factory {factory} had {tiles} tiles")
HELD_NOT_ALL = PROBLEMS.add("held", "all tiles of the colour are taken")
HELD_TOO_MANY = PROBLEMS.add("held", "so many tiles cannot be taken at once")
MARKER_EARLY = PROBLEMS.add("marker", "lies on the large factory until somebody takes from its moon")
MARKER_LEFT = PROBLEMS.add("marker", "somebody has taken the last tile of the large factory, and the marker")
BOTH_PASSED = PROBLEMS.add("passed", "when both have nothing left to take, the tiling begins")
PASSED_EARLY = PROBLEMS.add("passed", "nobody passes before a round's first turn")
PASSED_WITH_MORE = PROBLEMS.add("passed", "player {player} still has a plate or a chip to take")
PASSED_WITH_TILES = PROBLEMS.add("passed", "player {player} passes only when there is nothing to take")
LINE_BEHIND = PROBLEMS.add("lines", "line {line} of player {player} should have been tiled")
BROKEN_SCORED = PROBLEMS.add("broken", "the broken tiles of player {player} are scored already")
LINES_EARLY = PROBLEMS.add("lines", "are empty before the first turn")
MADE_TOO_MANY = PROBLEMS.add("made", "line {line} of player {player} does not lack so many tiles")
LAID_TOO_MANY = PROBLEMS.add("laid", "these chips make a tile")
SPENT_TOO_FEW = PROBLEMS.add("made", "player {player} has not spent so many chips")
ROW_OF_ROUND = PROBLEMS.add("domes", "row {row} of player {player} has {tiles} tiles after {rounds} rounds")
SPECIAL_TILES = PROBLEMS.add("domes", "a special tile of player {player} is missing or too many")
TOO_MANY_POINTS = PROBLEMS.add("scores", "player {player} can have {most} points at most by now")
