"""The printed facts of Azul: tiles, factories, the wall, the floor line, the bonuses; and the record that holds a position."""

import numpy as np

from sintra.kernel.dispatch import SEATS, state_type

COLOUR_NAMES = ("blue", "yellow", "red", "black", "white")
LETTERS = "BYRKW"
COLOURS = 5
TILES_OF_A_COLOUR = 20

FACTORIES = {2: 5, 3: 7, 4: 9}
TILES_ON_A_FACTORY = 4
CENTRE = 0  # the first display is the centre of the table, the others are the factories
DISPLAYS = 10

ROWS = 5  # pattern line r has room for r + 1 tiles and feeds row r of the wall
COLUMNS = 5
FLOOR = 5  # the floor line, as the place where taken tiles go
LINES = 6
ALL_LINES = 0b11111  # without the floor

# Coloured wall, as printed: the colour of every space, row by row.
#   B Y R K W
#   W B Y R K
#   K W B Y R
#   R K W B Y
#   Y R K W B
COLUMN_OF = np.array([[(colour + row) % COLUMNS for colour in range(COLOURS)] for row in range(ROWS)], dtype=np.int64)

FLOOR_SPACES = 7
FLOOR_VALUES = (-1, -1, -2, -2, -2, -3, -3)
FLOOR_LOSS = np.array([-sum(FLOOR_VALUES[:n]) for n in range(FLOOR_SPACES + 1)], dtype=np.int64)  # by occupied spaces
NOTHING = -1  # an empty floor space, a pattern line without colour
MARKER = 5  # the first-player marker on a floor space

FULL_ROW = 2
FULL_COLUMN = 7
FULL_COLOUR = 10

# A wall is five sets of spaces, one a colour. Space row * 5 + column.
ROW_BITS = np.array([0b11111 << (5 * row) for row in range(ROWS)], dtype=np.int64)
COLUMN_BITS = np.array([0b0000100001000010000100001 << column for column in range(COLUMNS)], dtype=np.int64)

GATHER_COLUMN = sum(1 << 20 - 4 * row for row in range(ROWS))  # times this, a column's bits lie side by side from bit 20 on


def run_points(covered: int, i: int) -> int:
    """The length of the unbroken run of tiles through space i of a row or column with these spaces covered; 0 if the tile is alone."""
    first = last = i
    while covered >> last + 1 & 1:
        last += 1
    while first > 0 and covered >> first - 1 & 1:
        first -= 1
    return last - first + 1 if last > first else 0


RUN_POINTS = np.array([[run_points(covered, i) for i in range(5)] for covered in range(32)], dtype=np.int64)

# Decisions and draws, as in docs/actions/azul.md.
TAKE, TILE = 0, DISPLAYS * COLOURS * LINES
ACTIONS = TILE + ROWS * COLUMNS
DRAW = ACTIONS
START = DRAW + COLOURS
MOVES = START + SEATS

COLOURED, GREY = 0, 1
WALLS = ("coloured", "grey")


def split_take(move: int) -> tuple[int, int, int]:
    """A take, taken apart: source, colour, line."""
    return move // (COLOURS * LINES), move // LINES % COLOURS, move % LINES


def split_tile(move: int) -> tuple[int, int]:
    """A placement on the grey wall, taken apart: row, column."""
    return divmod(move - TILE, COLUMNS)


# For compiled code, by take.
SOURCE_OF, COLOUR_OF, LINE_OF = np.array([split_take(move) for move in range(TILE)], dtype=np.uint8).T.copy()

# The tiles of one colour in one display are a group, numbered colour * 10 + source: the bits of `on_offer`. For each group, its first take, and the
# bit of `accepts` from which the lines for its colour are; the same for 64, which stands for no group: one from which there are no lines.
TAKES_FROM = np.array([(group % DISPLAYS * COLOURS + group // DISPLAYS) * LINES for group in range(65)], dtype=np.int64)
LINES_FROM = np.array([LINES * (group // DISPLAYS) if group < DISPLAYS * COLOURS else 63 for group in range(65)], dtype=np.int64)
EVERY_COLOUR = sum(1 << LINES * colour for colour in range(COLOURS))  # with the first line; further to the left with the others

# Why points are won and lost.
RUNS, FLOOR_LINE, ROW, COLUMN, COLOUR = range(5)

# Fields that are derived follow from the others: they are kept because looking them up is quicker than finding them out.
STATE = state_type(
    [
        ("grey", "i1"),
        ("mini", "i1"),
        ("round_number", "i2"),
        ("starter", "i1"),  # who started this round; NOTHING before that is known
        ("holder", "i1"),  # who holds the first-player marker; NOTHING while it lies in the centre
        ("to_deal", "i1"),  # tiles still to be drawn for this round
        ("tiled", "i1"),  # tiling phase: players who have finished
        ("line_colour", "i1", (SEATS, LINES)),
        ("line_count", "i1", (SEATS, LINES)),  # the floor's place is always full, so that all tiles pass it by
        ("complete", "i1", SEATS),  # derived: the set of the complete lines
        ("bag", "i8"),  # tiles are piles: see kernel.piles
        ("lid", "i8"),
        ("displays", "i8", DISPLAYS),
        ("on_offer", "i8"),  # derived, during the offer: for each colour the set of the displays that have it, a lane each, as in a pile
        ("accepts", "i8", SEATS),  # derived: bit colour * 6 + line if that line may take that colour, see rules_lines
        ("floor", "i8", SEATS),  # for each colour, and for the marker, the set of spaces that it occupies: a lane each, as in a pile
        ("wall", "i4", (SEATS, COLOURS)),  # for each colour the set of the spaces that it covers
        ("covered", "i8", SEATS),  # derived: the set of all covered spaces
        ("lacks", "i8", SEATS),  # derived: bit colour * 6 + row if that row of the wall does not have that colour yet
    ]
)
