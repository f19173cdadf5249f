"""The printed facts of Summer Pavilion: tiles, factories, the seven stars, their numbers and structures, the bonuses; the record."""

import numpy as np

from sintra.kernel.dispatch import SEATS, state_type

COLOUR_NAMES = ("orange", "red", "blue", "yellow", "green", "purple")  # clockwise, as their stars lie on the board
LETTERS = "ORBYGP"
COLOURS = 6
ORANGE, RED, BLUE, YELLOW, GREEN, PURPLE = range(COLOURS)
TILES_OF_A_COLOUR = 22
ALL_COLOURS = 0b111111

FACTORIES = {2: 5, 3: 7, 4: 9}
TILES_ON_A_FACTORY = 4
CENTRE = 0  # the first display is the centre of the table, the others are the factories
DISPLAYS = 10
SUPPLY_SPACES = 10

ROUNDS = 6
WILD_ORDER = (PURPLE, GREEN, ORANGE, YELLOW, BLUE, RED)  # the wild colour of rounds 1 to 6
REVERSED_ORDER = (RED, BLUE, YELLOW, ORANGE, GREEN, PURPLE)  # stands in for the back of the Mini's supply board

STARS = 7
CENTRE_STAR = 6  # star j under 6 is printed in colour j on the coloured side
POINTS_OF_A_STAR = 6  # its spaces, 0 to 5 clockwise; space = star * 6 + index
SPACES = STARS * POINTS_OF_A_STAR
CORNERS = 4

COLOURED, GREY = 0, 1
BOARDS = ("coloured", "grey")
CLASSIC, MINI = 0, 1
EDITIONS = ("classic", "mini")
START_SCORE = 5
SCORE_FLOOR = np.array([1, 0], dtype=np.int64)  # by edition: the classic track has no 0

# The number printed on every space (what it costs), by side.
#                      each outer star      the centre star
COST = np.array([6 * [1, 2, 3, 4, 5, 6] + [1, 2, 3, 4, 5, 6],
                 6 * [3, 2, 1, 4, 5, 6] + [3, 3, 3, 3, 3, 3]], dtype=np.int64)  # fmt: skip
HIGHEST_COST = 6


def _space(star: int, index: int) -> int:
    return star % 6 * 6 + index % 6 if star < CENTRE_STAR else CENTRE_STAR * 6 + index % 6


# Pillars 0 to 5, statues 6 to 11, windows 12 to 17; the spaces around each, and the tiles that it gives once they are all covered.
STRUCTURES = 18
PILLAR, STATUE, WINDOW = 0, 6, 12
AROUND = (
    *((_space(j, 1), _space(j, 2), _space(CENTRE_STAR, j + 5), _space(CENTRE_STAR, j)) for j in range(6)),
    *((_space(j, 0), _space(j, 1), _space((j + 1) % 6, 2), _space((j + 1) % 6, 3)) for j in range(6)),
    *((_space(j, 4), _space(j, 5)) for j in range(6)),
)
BONUS_TILES = np.array(6 * [1] + 6 * [2] + 6 * [3], dtype=np.int64)

# Covered spaces are a bit set: bit star * 6 + index.
STAR_BITS = 0b111111
STRUCTURE_BITS = np.array([*(sum(1 << space for space in spaces) for spaces in AROUND), 1 << SPACES], dtype=np.int64)  # the last: never covered
NOTHING = -1


def _structures_at() -> list[list[int]]:
    """The structures that each space touches: one or two; where there is one, one that is never covered follows."""
    touching = [[j for j in range(STRUCTURES) if space in AROUND[j]] for space in range(SPACES)]
    return [[*found, STRUCTURES][:2] for found in touching]


STRUCTURES_AT = np.array(_structures_at(), dtype=np.int64)


# The indices of a star that can be paid with this many tiles, as a bit set; by side and star.
PAYABLE = np.array(
    [
        [[sum((side[star * 6 + i] <= tiles) << i for i in range(6)) for tiles in range(2 * TILES_OF_A_COLOUR + 1)] for star in range(STARS)]
        for side in COST.tolist()
    ],
    dtype=np.uint8,
)


def _segment(covered: int, index: int) -> int:
    """How many spaces of a star's ring are covered without a gap around this one."""
    n = 1
    for step in (1, -1):
        i = (index + step) % 6
        while covered >> i & 1 and i != index and n < 6:
            n += 1
            i = (i + step) % 6
    return n


SEGMENT = np.array([[_segment(covered, i) for i in range(6)] for covered in range(64)], dtype=np.int64)

# The end: a complete star by its colour, or of six colours; all spaces of a number covered.
#                          O   R   B   Y   G   P
FULL_STAR = np.array([17, 14, 15, 16, 18, 20], dtype=np.int64)
FULL_STAR_OF_ALL_COLOURS = 12
NUMBERS = 4  # 5s and 6s give nothing
FULL_NUMBER = np.array([0, 4, 8, 12, 16], dtype=np.int64)
NUMBER_BITS = np.array(
    [[sum((side[space] == n) << space for space in range(SPACES)) for n in range(NUMBERS + 1)] for side in COST.tolist()],
    dtype=np.int64,
)

# Decisions and draws, as in docs/actions/pavilion.md.
TAKE, PLACE = 0, DISPLAYS * COLOURS
PAY = PLACE + SPACES * COLOURS
BONUS = PAY + HIGHEST_COST
PASS = BONUS + COLOURS
KEEP = PASS + 1
STOP = KEEP + COLOURS
ACTIONS = STOP + 1
DRAW = ACTIONS
START = DRAW + COLOURS
MOVES = START + SEATS

# Where the round stands; a turn of the playing phase goes from PLAYING through the decisions that it needs to REFILLING.
PREPARING, TAKING, PLAYING, PAYING, CHOOSING, KEEPING, REFILLING = range(7)
STEPS = ("preparing", "taking", "playing", "paying", "choosing", "keeping", "refilling")

# Why points are won and lost; a completed structure gives tiles, not points.
SEGMENTS, STRUCTURE, MARKER, DISCARD, STAR, NUMBER, CORNER = range(7)

# Fields that are derived follow from the others: they are kept because looking them up is quicker than finding them out.
STATE = state_type(
    [
        ("grey", "i1"),
        ("mini", "i1"),
        ("wild_order", "i1", ROUNDS),
        ("round_number", "i1"),  # 1 to 6
        ("step", "i1"),
        ("starter", "i1"),  # who started this round; NOTHING before that is known
        ("holder", "i1"),  # who holds the first-player marker; NOTHING while it lies in the centre
        ("turn", "i1"),  # whose turn it is; while nature refills the supply, whose turn may come next; NOTHING between rounds
        ("space", "i1"),  # paying: the space to be covered,
        ("colour", "i1"),  # and the colour of the tile for it
        ("due", "i1"),  # choosing: bonus tiles still to be taken
        ("to_deal", "i1"),  # tiles still to be drawn for the factories
        ("passed", "i1"),  # a bit set of seats
        ("bag", "i8"),  # tiles are piles: see kernel.piles
        ("tower", "i8"),
        ("supply", "i8"),
        ("displays", "i8", DISPLAYS),
        ("on_offer", "i8"),  # derived: what can be taken, a bit set, bit source * 6 + colour
        ("hand", "i8", SEATS),  # tiles beside the board
        ("corners", "i8", SEATS),
        ("covered", "i8", SEATS),  # derived: the covered spaces, a bit set
        ("board", "i1", (SEATS, SPACES)),  # the colour on each space, or NOTHING
        ("allowed", "i1", (SEATS, STARS)),  # derived: the colours that a star may still take, a bit set
    ]
)
