"""Piles of tiles, each in one whole number, so that a pile is moved, counted and drawn from in a few machine instructions.

A pile has the number of its tiles of colour c in the ten bits from bit 10 * c, a lane, for up to six colours. No game has 256 tiles, so a lane never
runs over, and its highest bit is free for comparing.

>>> tiles = pile([2, 0, 5])
>>> total(tiles), count(tiles, 2), counts(tiles - some(2, 4), 3)
(7, 5, [2, 0, 1])
"""

from collections.abc import Iterable

from sintra.kernel.compile import part
from sintra.kernel.dispatch import Random
from sintra.kernel.random import bits

LANE = 10  # bits
LANES = 6
FULL_LANE = (1 << LANE) - 1
LAST_LANE = LANE * (LANES - 1)
ONE_OF_EACH = sum(1 << LANE * c for c in range(LANES))
HIGH_BITS = ONE_OF_EACH << (LANE - 1)
EVERYTHING = (1 << LANE * LANES) - 1

# Multiplied by this, the lowest bits of the lanes come to lie side by side from bit 45 on.
GATHER = sum(1 << (LANE - 1) * (LANES - 1 - c) for c in range(LANES))
GATHERED = (LANE - 1) * (LANES - 1)

FRACTION = 55  # bits of a random number between 0 and 1, as a whole number; times a number of tiles it still has less than 64
FRACTION_BITS = (1 << FRACTION) - 1
AT_ONCE = 6  # as many tiles can be drawn by one random number: 2**FRACTION is far more than all ways to draw them


def pile(counts: Iterable[int]) -> int:
    """The pile with this many tiles of each colour."""
    return sum(int(n) << LANE * c for c, n in enumerate(counts))


def counts(tiles: int, colours: int) -> list[int]:
    """How many tiles of each of the colours a pile has."""
    return [int(tiles) >> LANE * c & FULL_LANE for c in range(colours)]


@part
def some(c: int, n: int) -> int:
    """The pile of n tiles of colour c."""
    return n << (LANE * c)


@part
def count(tiles: int, c: int) -> int:
    """How many tiles of colour c there are."""
    return (tiles >> (LANE * c)) & FULL_LANE


@part
def all_of(tiles: int, c: int) -> int:
    """The tiles of colour c."""
    return tiles & (FULL_LANE << (LANE * c))


@part
def total(tiles: int) -> int:
    """How many tiles there are: the last lane of the product is the sum of all lanes."""
    return ((tiles * ONE_OF_EACH) >> LAST_LANE) & FULL_LANE


@part
def one_of_each_in(tiles: int) -> int:
    """The pile with one tile of each colour that this pile has: added to any number of tiles, one less than half a lane reaches the highest bit."""
    return ((tiles + (HIGH_BITS - ONE_OF_EACH)) & HIGH_BITS) >> (LANE - 1)


@part
def colours_in(tiles: int) -> int:
    """The set of the colours in a pile."""
    return ((one_of_each_in(tiles) * GATHER) >> GATHERED) & 0b111111


@part
def sizes(sets: int) -> int:
    """The pile with as many tiles of each colour as its lane has members, seen as a set of up to eight: pairs are added, then fours, then eights."""
    twos = sets - ((sets >> 1) & (ONE_OF_EACH * 0b01010101))
    fours = (twos & (ONE_OF_EACH * 0b00110011)) + ((twos >> 2) & (ONE_OF_EACH * 0b00110011))
    return (fours + (fours >> 4)) & (ONE_OF_EACH * 0b00001111)


# ── Drawing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
# To be drawn from, the tiles of a pile are laid in a row, colour by colour. A row has, lane by lane, the place after the last tile of each colour.


@part
def in_a_row(tiles: int) -> int:
    """The row of a pile's tiles."""
    return (tiles * ONE_OF_EACH) & EVERYTHING


@part
def gathered(row: int) -> int:
    """The pile of a row's tiles."""
    return (row - (row << LANE)) & EVERYTHING


@part
def length(row: int) -> int:
    """How many tiles a row has."""
    return row >> LAST_LANE


@part
def draw_from(row: int, tiles: int, n: int, random: Random) -> int:
    """The row that is left when n of its tiles (up to AT_ONCE, and there must be so many) were drawn one by one, each as likely as any other.

    How many tiles the row has is for the caller to say: who draws again and again knows it before the row is there, and the machine need not wait.

    The tile at a place has the first colour that ends beyond it. When it is gone, the colours that end beyond it end one place earlier.

    All n places come from one random number, seen as a fraction: times the length of the row, its whole part is a place, and what is behind the point
    serves for the next. At last 2**FRACTION % chances of all fractions would make some draws likelier than others; then everything begins again.
    """
    while True:
        fraction = bits(random, FRACTION)
        rest, left, chances = row, tiles, 1
        for _ in range(n):
            fraction *= left
            place = fraction >> FRACTION
            fraction &= FRACTION_BITS
            rest -= (~((place * ONE_OF_EACH | HIGH_BITS) - rest) & HIGH_BITS) >> (LANE - 1)
            chances *= left
            left -= 1
        if fraction >= chances or fraction >= (FRACTION_BITS + 1) % chances:
            return rest
