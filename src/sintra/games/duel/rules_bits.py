"""Larger sets (see kernel.sets and kernel.piles for the rest), and indices that never count from the end (see kernel.indices)."""

from sintra.games.duel.spec import PLAYERS
from sintra.kernel.compile import part
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.sets import EIGHT, MEMBERS_OF_EIGHT, first_of, size, write_eight

ALL = (1 << EIGHT) - 1


@part
def member_at(members: int, place: int) -> int:
    """The member at this place (from 0), ascending."""
    for _ in range(place):
        members &= members - 1
    return first_of(members)


@part
def write_members(moves: Moves, members: int, first: int) -> int:
    """A move `first + i` for every member i of a set, ascending; returns how many. Eight are written at a time, so there must be room for them."""
    n = 0
    while members:
        write_eight(moves, n, MEMBERS_OF_EIGHT, members & ALL, first)
        n += size(members & ALL)
        members >>= EIGHT
        first += EIGHT
    return n


@part
def whose_turn(s: State) -> int:
    """The player whose turn it is in phase 1."""
    return int(s.turn) & (PLAYERS - 1)


@part
def line_at(s: State) -> int:
    """The line at which the tiling stands."""
    return int(s.row) & 0b111
