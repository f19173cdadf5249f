"""Sets and piles, each in one whole number, so that they are listed, counted and drawn from in a few machine instructions.

A set has bit i for its member i. A pile of tiles has the number of its tiles of colour c in the byte from bit 8 * c: there are 65 tiles,
so a byte never runs over and its highest bit is free for comparing.
"""

import numpy as np

from sintra.games.duel.spec import COLOURS
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Moves

LANE = 8  # bits
FULL_LANE = 0xFF
ONE_OF_EACH = sum(1 << LANE * c for c in range(COLOURS))
HIGH_BITS = ONE_OF_EACH << (LANE - 1)
LAST_LANE = LANE * (COLOURS - 1)
# Multiplied by this, the lowest bits of the lanes come to lie side by side from bit 28 on.
GATHER = sum(1 << (LANE - 1) * (COLOURS - 1 - c) for c in range(COLOURS))
GATHERED = (LANE - 1) * (COLOURS - 1)
EVERYTHING = (1 << LANE * COLOURS) - 1

# The members of every set of eight, ascending, a byte for each.
MEMBERS = np.array([sum(i << 8 * k for k, i in enumerate(i for i in range(8) if bits >> i & 1)) for bits in range(256)], dtype=np.int64)

# ── Sets ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def size(members: int) -> int:
    """How many members a set has. (The machine has an instruction for this, which the compiler knows by this loop.)"""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@rule
def first_of(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return size((members & -members) - 1)


@rule
def member_at(members: int, place: int) -> int:
    """The member at this place (from 0), ascending."""
    for _ in range(place):
        members &= members - 1
    return first_of(members)


@rule
def write_members(moves: Moves, members: int, first: int, capacity: int) -> int:
    """A move `first + i` for every member i below `capacity` (with room for eight more); returns how many."""
    n = 0
    for low in range(0, capacity, 8):
        eight = (members >> low) & 0xFF
        written = MEMBERS[eight]
        here = np.uint64(n)  # unsigned, so that the compiler need not think of counting from the end, and writes all eight at once
        for k in range(8):
            moves[here + np.uint64(k)] = first + low + ((written >> (8 * k)) & 0xFF)
        n += size(eight)
    return n


# ── Piles ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


def pile(counts: list[int]) -> int:
    """The pile with so many tiles of each colour."""
    return sum(int(n) << LANE * c for c, n in enumerate(counts))


def counts(tiles: int) -> list[int]:
    """How many tiles of each colour a pile has."""
    return [int(tiles) >> LANE * c & FULL_LANE for c in range(COLOURS)]


@rule
def some(c: int, tiles: int) -> int:
    """So many tiles of colour c."""
    return tiles << (LANE * c)


@rule
def count(tiles: int, c: int) -> int:
    """How many tiles of colour c there are."""
    return (tiles >> (LANE * c)) & FULL_LANE


@rule
def total(tiles: int) -> int:
    """How many tiles there are: the last byte of the product is the sum of all."""
    return ((tiles * ONE_OF_EACH) >> LAST_LANE) & FULL_LANE


@rule
def colours_in(tiles: int) -> int:
    """The set of the colours in a pile."""
    present = ((tiles + (HIGH_BITS - ONE_OF_EACH)) & HIGH_BITS) >> (LANE - 1)
    return ((present * GATHER) >> GATHERED) & 0b11111


@rule
def colour_at(tiles: int, place: int) -> int:
    """The colour of the tile at this place (from 0) if the pile lay sorted: how many colours end before it."""
    ends = (tiles * ONE_OF_EACH) & EVERYTHING
    return size((((place * ONE_OF_EACH) | HIGH_BITS) - ends) & HIGH_BITS)
