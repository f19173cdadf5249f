"""The printed facts of Azul Duel: tiles, factories, plates, chips, goals and tracks; and the record that holds a position."""

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.dispatch import state_type

PLAYERS = 2
ROUNDS = 5
NOTHING = -1  # nobody, no plate, no colour
STARTING_SCORE = 5

COLOUR_NAMES = ("blue", "yellow", "red", "black", "turquoise")
LETTERS = "BYRKT"
COLOURS = 5
TILES_OF_A_COLOUR = 13

# ── Factories ────────────────────────────────────────────────────────────────────────────────────────────────────────────

LARGE = 0  # the large factory; the small ones are 1 to 4
SMALL = 4
FACTORIES = 1 + SMALL
TILES_ON_LARGE = 5
TILES_ON_SMALL = 4
TILES_ON_FACTORIES = TILES_ON_LARGE + SMALL * TILES_ON_SMALL
MOON_HEIGHT = TILES_ON_SMALL - 1  # a sun take moves at least one tile away

# ── Bonus chips ──────────────────────────────────────────────────────────────────────────────────────────────────────────

CHIP_NAMES = ("B", "Y", "R", "K", "T", "T/Y", "Y/K", "K/B", "B/R", "R/T")
CHIP_KINDS = 10
CHIPS_OF_A_KIND = 2
CHIPS_A_ROUND = 2  # for each player, exactly
CHIP_DOWN, CHIP_GONE = -1, -2  # a small factory's chip lies face down, or was taken; otherwise its kind
SHOWING = np.array([sum(0b11 << 2 * kind for kind, name in enumerate(CHIP_NAMES) if letter in name) for letter in LETTERS], dtype=np.int64)
CHIPS_SHOWING, CHIPS_OF_ANY = 2, 3  # what makes a missing tile

# ── The player board ─────────────────────────────────────────────────────────────────────────────────────────────────────

LINES = 6  # pattern line r has room for r + 1 tiles and feeds row r of the dome
BREAK = 6  # the broken spaces, as the place where taken tiles go
SIDE = 6  # the dome has SIDE rows of SIDE spaces; space = row * SIDE + column
SPACES = SIDE * SIDE
BROKEN_SPACES = 4
BROKEN_LOSS = np.array([0, 1, 3, 6, 10], dtype=np.int64)
MARKER_LOSS = 2
TOKENS = 2  # a player's plates in a round, except in the last one

# A dome is bit sets over its spaces, one for each colour.
ROW_BITS = np.array([0b111111 << (SIDE * row) for row in range(SIDE)], dtype=np.int64)
COLUMN_BITS = np.array([sum(1 << (SIDE * row + column) for row in range(SIDE)) for column in range(SIDE)], dtype=np.int64)
DIAGONAL_BITS = np.array([sum(1 << (SIDE * i + i) for i in range(SIDE)), sum(1 << (SIDE * i + SIDE - 1 - i) for i in range(SIDE))], dtype=np.int64)
OUTER_BITS = int(ROW_BITS[0] | ROW_BITS[SIDE - 1] | COLUMN_BITS[0] | COLUMN_BITS[SIDE - 1])

# ── Dome plates ──────────────────────────────────────────────────────────────────────────────────────────────────────────

SPECIAL_PLATES = ("TYK", "RTK", "KBR", "KYB", "BTR", "RKY", "BKT", "TBY", "YRB")  # clockwise, starting after the special space
WILD_PLATES = ("TYK", "RTK", "KBR", "YRT", "BTR", "RKY", "BKT", "TBY", "YRB")  # clockwise, starting after the wild space
PLATES = 18
SPECIALS = 9  # plates 0 to 8 are special, 9 to 17 wild
SPECIAL_BACK, WILD_BACK = 0, 1  # what the back of a plate shows
BACKED = PLATES  # BACKED + back: a plate of which only the back is known
BACK_BITS = np.array([0b111111111, 0b111111111 << SPECIALS], dtype=np.int64)  # the plates with this back
DISPLAY = 3
STACK = PLATES - DISPLAY - PLAYERS  # plates in the stack when the first round begins
SLOT_SIDE = 3  # plate slots, row by row
SLOTS = 9
ROTATIONS = 4  # where the special or wild space is: top left, top right, bottom right, bottom left
CLOCKWISE = (0, 1, SIDE + 1, SIDE)  # the four spaces of the plate in slot 0

SLOT_OFFSET = np.array([2 * SIDE * (slot // SLOT_SIDE) + 2 * (slot % SLOT_SIDE) for slot in range(SLOTS)], dtype=np.int64)
SLOT_BITS = np.array([sum(1 << space for space in CLOCKWISE) << int(SLOT_OFFSET[slot]) for slot in range(SLOTS)], dtype=np.int64)
EVERY_COLOUR = sum(1 << SIDE * c for c in range(COLOURS))  # the same space in the six bits of each colour


def _plate_room() -> NDArray[np.int64]:
    """What a plate at the left of the dome adds to the room of its two rows: by plate, rotation and row."""
    room = np.zeros((PLATES, ROTATIONS, 2), dtype=np.int64)
    for plate, colours in enumerate(SPECIAL_PLATES + WILD_PLATES):
        for rotation in range(ROTATIONS):
            kinds = [0 if plate < SPECIALS else EVERY_COLOUR, *(1 << SIDE * LETTERS.index(letter) for letter in colours)]
            for i, bits in enumerate(kinds):
                row, column = divmod(CLOCKWISE[(rotation + i) % ROTATIONS], SIDE)
                room[plate, rotation, row] |= bits << column
    return room


PLATE_ROOM = _plate_room()
CORNER = np.array(CLOCKWISE, dtype=np.int64)  # the special or wild space of a plate in slot 0, by rotation


def _run_lengths() -> NDArray[np.int64]:
    """The length of the run of tiles through a space, that space counted: by the covered spaces of its row, and column."""
    lengths = np.zeros((1 << SIDE, SIDE), dtype=np.int64)
    for covered in range(1 << SIDE):
        for column in range(SIDE):
            left = next(n for n in range(SIDE) if column - n == 0 or not covered >> (column - n - 1) & 1)
            right = next(n for n in range(SIDE) if column + n == SIDE - 1 or not covered >> (column + n + 1) & 1)
            lengths[covered, column] = left + 1 + right
    return lengths


RUN_LENGTH = _run_lengths()

# ── Goals ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

GOAL_NAMES = ("rows", "colourful", "columns", "outer", "diagonals", "corners", "wilds", "specials")  # tablet * 2 + side
GOALS = 8
ROWS, COLOURFUL, COLUMNS, OUTER, DIAGONALS, CORNERS, WILDS, SPECIAL_SPACES = range(GOALS)
FIRST_GAME = (ROWS, COLUMNS, DIAGONALS)
FEWEST_GOALS, MOST_GOALS = 3, 4
GOAL_POINTS = np.array([3, 4, 7, 1, 10, 0, 2, -3], dtype=np.int64)  # each; corner plates have their own
COLOURFUL_COLOURS = 5
CORNER_SLOTS = (0, 2, 6, 8)
CORNER_POINTS = (3, 3, 8, 8)

# ── Decisions and draws, as in docs/actions/duel.md ──────────────────────────────────────────────────────────────────────

SUN = 0
MOON = SUN + FACTORIES * COLOURS
CHIP = MOON + COLOURS
TAKE = CHIP + SMALL
DRAW = TAKE + DISPLAY
STOP = DRAW + 1
KEEP = STOP + 1
RETURN = KEEP + PLATES
PLACE = RETURN + PLATES
LAY = PLACE + SLOTS * ROTATIONS
LINE = LAY + COLOURS
PASS = LINE + LINES + 1
SPEND = PASS + 1
LEAVE = SPEND + CHIP_KINDS
TILE = LEAVE + 1
ACTIONS = TILE + SPACES
COLOUR = ACTIONS
BACK = COLOUR + COLOURS
FRONT = BACK + 2
REVEAL = FRONT + PLATES
GOAL = REVEAL + CHIP_KINDS
START = GOAL + GOALS
MOVES = START + PLAYERS

# Why points are won and lost.
RUNS, SPECIAL_ROW, BROKEN, MARKER, DRAWN, GOAL_REACHED = range(6)

# Where the course of the game stands: what is asked of nature or of a player.
(
    CHOOSING_GOALS,
    CHOOSING_STARTER,
    REFILLING,  # the display
    FILLING,  # the factories
    TURN,  # the first decision of a turn
    DRAWING,  # one more plate, or stop
    LOOKING,  # at the fronts of the drawn plates
    KEEPING,
    RETURNING,
    PLACING,
    LAYING,  # tiles on the moon of a small factory
    LINING,  # taken tiles to a pattern line
    TILING,
) = range(13)

# The longest story of the stack: all its plates drawn, then all but one, and so on down to 1; 2n + 2 numbers for n drawn plates.
LONGEST_STORY = sum(2 * n + 2 for n in range(1, STACK + 1))
DRAWN_BY = PLATES + 2  # story: DRAWN_BY + seat begins the story of one draw; a number below PLATES is a plate turned up on the display

# Fields that are derived follow from the others: they are kept because looking them up is quicker than finding them out.
STATE = state_type(
    [
        ("stage", "i1"),
        ("round_number", "i1"),
        ("starter", "i1"),  # who started this round; NOTHING before that is known
        ("holder", "i1"),  # who holds the first-player marker; NOTHING while it lies on the large factory
        ("turn", "i1"),  # whose turn it is in phase 1
        ("opening", "i1"),  # setup: players who still have to place their first plate
        ("passed", "i1", PLAYERS),
        ("left", "i1"),  # derived: tiles and chips on the factories, and tokens; 0 ends phase 1
        ("goals_due", "i1"),  # still to be drawn
        ("goals", "i2"),  # set
        # Tiles; a pile is one number, see kernel.piles
        ("bag", "i8"),  # pile
        ("tower", "i8"),  # pile
        ("suns", "i8", FACTORIES),  # piles
        ("large_moon", "i8"),  # pile
        ("on_suns", "i4"),  # derived: set of the sun takes there are, factory * COLOURS + colour
        ("moons", "i4", SMALL),  # a byte for each tile, the top one lowest: 1 << colour
        ("filling", "i1"),  # tiles of this round that have been drawn, up to TILES_ON_FACTORIES
        ("source", "i1"),  # the small factory whose tiles are being laid on its moon
        ("held_colour", "i1"),  # the tiles a player has just taken
        ("held", "i1"),
        # Chips; a set of chips has bit 2 * kind for the first and 2 * kind + 1 for the second of a kind
        ("chips", "i1", SMALL),  # on the small factories: a kind, CHIP_DOWN or CHIP_GONE
        ("revealed", "i1"),  # derived: set of the small factories whose chip can be taken
        ("to_reveal", "i1"),  # set of the small factories whose chip is due to be turned up
        ("chips_taken", "i1", PLAYERS),  # this round
        ("chips_unseen", "i4"),  # never revealed in this game
        ("store", "i4", PLAYERS),  # face up
        # Plates: 0 to 17, BACKED + back if only that is known, NOTHING
        ("undecided", "i4"),  # set of the plates whose place nature has not decided yet
        ("display", "i1", DISPLAY),
        ("on_display", "i1"),  # derived: set of the places of the display that have a plate
        ("in_stack", "i1"),
        ("returned", "i1"),  # plates in the stack that somebody put there
        ("stack", "i1", PLATES),  # bottom to top
        ("stack_by", "i1", PLATES),  # who put the plate there and knows it; NOTHING since the setup
        ("drawn", "i1", STACK),  # in the order drawn, until the kept one is placed
        ("drawn_by", "i1", STACK),  # the stack_by of each
        ("in_drawn", "i1"),
        ("looked", "i1"),  # this many of the drawn plates the player has looked at
        ("put_back", "i1"),  # this many of them lie under the stack again
        ("plate", "i1"),  # the plate to be placed
        # Domes; a set of spaces has bit row * SIDE + column
        ("tokens", "i1", PLAYERS),
        ("plates", "i1", (PLAYERS, SLOTS)),
        ("rotations", "i1", (PLAYERS, SLOTS)),
        ("places", "i8", PLAYERS),  # derived: set of the placements there are, slot * ROTATIONS + rotation
        ("room", "i4", (PLAYERS, SIDE)),  # derived: for each row six bits for each colour, the empty spaces that take it
        ("wilds", "i8", PLAYERS),  # derived from the plates: spaces
        ("specials", "i8", PLAYERS),  # derived from the plates: spaces
        ("covered", "i8", PLAYERS),  # spaces with a tile
        ("turned", "i8", PLAYERS),  # derived: the same with rows and columns exchanged
        ("tiles", "i8", (PLAYERS, COLOURS)),  # spaces with a tile of the colour; the other covered ones have special tiles
        # Pattern lines
        ("accepts", "i8", PLAYERS),  # derived: a lane for each colour, the set of the lines that take it, BREAK always among them
        ("line_colour", "i1", (PLAYERS, LINES)),
        ("line_count", "i1", (PLAYERS, LINES)),
        ("broken", "i8", PLAYERS),  # piles
        # Phase 2
        ("tiled", "i1"),  # players who have finished
        ("row", "i1"),  # the line at which the player stands
        ("made", "i1"),  # its tiles made of chips
        ("laid_showing", "i1"),  # chips laid for the next one, that show the line's colour
        ("laid_other", "i1"),  # and that do not
        # What was drawn from the stack and put back: see rules_hidden
        ("in_story", "u1"),
        ("story", "i1", LONGEST_STORY),
    ]
)
