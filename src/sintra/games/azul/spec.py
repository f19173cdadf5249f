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

# A wall is five bit sets, one a colour: bit row * 5 + column.
ROW_BITS = np.array([0b11111 << (5 * row) for row in range(ROWS)], dtype=np.int64)
COLUMN_BITS = np.array([0b0000100001000010000100001 << column for column in range(COLUMNS)], dtype=np.int64)

# Decisions and draws, as in docs/actions/azul.md.
TAKE, TILE = 0, DISPLAYS * COLOURS * LINES
ACTIONS = TILE + ROWS * COLUMNS
DRAW = ACTIONS
START = DRAW + COLOURS
MOVES = START + SEATS

COLOURED, GREY = 0, 1
WALLS = ("coloured", "grey")

# Why points are won and lost.
RUNS, FLOOR_LINE, ROW, COLUMN, COLOUR = range(5)

STATE = state_type(
    [
        ("grey", "i1"),
        ("mini", "i1"),
        ("round_number", "i2"),
        ("starter", "i1"),  # who started this round; NOTHING before that is known
        ("holder", "i1"),  # who holds the first-player marker; NOTHING while it lies in the centre
        ("bag", "i1", COLOURS),
        ("in_bag", "i1"),  # sum of bag
        ("lid", "i1", COLOURS),
        ("displays", "i1", (DISPLAYS, COLOURS)),
        ("on_offer", "i1"),  # sum of displays
        ("to_deal", "i1"),  # tiles still to be drawn for this round
        ("line_colour", "i1", (SEATS, ROWS)),
        ("line_count", "i1", (SEATS, ROWS)),
        ("floor", "i1", (SEATS, FLOOR_SPACES)),  # a colour, MARKER or NOTHING, left to right
        ("floor_count", "i1", SEATS),
        ("wall", "i4", (SEATS, COLOURS)),
        ("tiled", "i1"),  # tiling phase: players who have finished
        ("row", "i1"),  # tiling phase: the line at which the player stands
    ]
)
