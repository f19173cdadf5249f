"""Larger sets (see kernel.sets and kernel.piles for the rest), and indices that never count from the end (see kernel.indices)."""

import numpy as np

from sintra.games.duel.spec import PLAYERS
from sintra.kernel.compile import part
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.sets import EIGHT, MEMBERS_OF_EIGHT, size, write_eight

ALL = (1 << EIGHT) - 1


@part
def member_at(members: int, place: int) -> int:
    """The member at this place (from 0), ascending, of a set of up to 24: whole eights are passed over, without a guess where it will be."""
    first, place = 0, int(np.int64(place))
    for _ in range(2):
        beyond = int(place >= size(members & ALL))
        place -= beyond * size(members & ALL)
        members >>= beyond * EIGHT
        first += beyond * EIGHT
    return first + int(MEMBERS_OF_EIGHT[members & ALL, place])


@part
def write_members(moves: Moves, members: int, first: int) -> int:
    """A move `first + i` for every member i of a set of up to 40, ascending; returns how many. Eight are written at a time, so there must be room.

    A set of more than eight is written as if it were one of 40: where it ends would have to be guessed.
    """
    write_eight(moves, 0, MEMBERS_OF_EIGHT, members & ALL, first)
    n = size(members & ALL)
    if members > ALL:
        for i in range(EIGHT, 5 * EIGHT, EIGHT):
            write_eight(moves, n, MEMBERS_OF_EIGHT, (members >> i) & ALL, first + i)
            n += size((members >> i) & ALL)
    return n


@part
def whose_turn(s: State) -> int:
    """The player whose turn it is in phase 1."""
    return int(s.turn) & (PLAYERS - 1)


@part
def line_at(s: State) -> int:
    """The line at which the tiling stands."""
    return int(s.row) & 0b111
