"""Piles of tiles and sets of colours, each in one whole number, so that a pile is moved, counted and drawn from in a few machine instructions.

A pile has the number of its tiles of colour c in the ten bits from bit 10 * c. There are 132 tiles, so a lane never runs over, and its highest bit is
free for comparing. A set has bit c for colour c (or for index c of a star).
"""

import numpy as np

from sintra.games.pavilion.spec import COLOURS
from sintra.kernel.compile import part
from sintra.kernel.dispatch import Moves

LANE = 10  # bits
FULL_LANE = (1 << LANE) - 1
ONE_OF_EACH = sum(1 << LANE * c for c in range(COLOURS))
HIGH_BITS = ONE_OF_EACH << (LANE - 1)
LAST_LANE = LANE * (COLOURS - 1)
EVERYTHING = (1 << LANE * COLOURS) - 1

# Multiplied by this, the lowest bits of the lanes come to lie side by side from bit 45 on.
GATHER = sum(1 << (LANE - 1) * (COLOURS - 1 - c) for c in range(COLOURS))
GATHERED = (LANE - 1) * (COLOURS - 1)

# The members of every set of six, ascending, times 1 and times 6, and how many they are; eight wide, which is what the machine copies at once.
MEMBERS = np.array([([i for i in range(6) if bits >> i & 1] + 8 * [0])[:8] for bits in range(64)], dtype=np.int32)
MEMBERS_BY_SIX = 6 * MEMBERS
MEMBERS_COUNT = np.array([bits.bit_count() for bits in range(64)], dtype=np.int64)


def pile(counts: list[int]) -> int:
    """The pile with so many tiles of each colour."""
    return sum(int(n) << LANE * c for c, n in enumerate(counts))


def counts(tiles: int) -> list[int]:
    """How many tiles of each colour a pile has."""
    return [int(tiles) >> LANE * c & FULL_LANE for c in range(COLOURS)]


@part
def one(c: int) -> int:
    """A tile of colour c."""
    return 1 << (LANE * c)


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
def colours_in(tiles: int) -> int:
    """The set of the colours in a pile."""
    present = ((tiles + (HIGH_BITS - ONE_OF_EACH)) & HIGH_BITS) >> (LANE - 1)
    return ((present * GATHER) >> GATHERED) & 0b111111


@part
def colour_at(tiles: int, place: int) -> int:
    """The colour of the tile at this place (from 0) if the pile lay sorted: how many colours end before it."""
    ends = (tiles * ONE_OF_EACH) & EVERYTHING
    return total((((place * ONE_OF_EACH) | HIGH_BITS) - ends & HIGH_BITS) >> (LANE - 1))


@part
def write_members(moves: Moves, n: int, members: int, first: int) -> int:
    """A move `first + i` for every member i of the set, from place n on (with room for eight); returns the place after them."""
    here = np.uint64(n)  # unsigned, so that the compiler need not think of counting from the end, and copies all eight at once
    members &= 0b111111
    for k in range(8):
        moves[here + np.uint64(k)] = first + MEMBERS[members, k]
    return n + int(MEMBERS_COUNT[members])


@part
def write_members_by_six(moves: Moves, n: int, members: int, first: int) -> int:
    """A move `first + 6 * i` for every member i of the set, from place n on (with room for eight); returns the place after them."""
    here = np.uint64(n)
    members &= 0b111111
    for k in range(8):
        moves[here + np.uint64(k)] = first + MEMBERS_BY_SIX[members, k]
    return n + int(MEMBERS_COUNT[members])
