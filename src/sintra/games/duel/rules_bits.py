"""Listing and picking the members of larger sets; see kernel.sets and kernel.piles for the rest."""

import numpy as np

from sintra.kernel.compile import part
from sintra.kernel.dispatch import Moves
from sintra.kernel.sets import first_of


@part
def member_at(members: int, place: int) -> int:
    """The member at this place (from 0), ascending."""
    for _ in range(place):
        members &= members - 1
    return first_of(members)


@part
def write_members(moves: Moves, members: int, first: int) -> int:
    """A move `first + i` for every member i of a set, ascending; returns how many."""
    n = 0
    while members:
        moves[np.uint64(n)] = first + first_of(members)  # unsigned, so that the compiler need not think of counting from the end
        members &= members - 1
        n += 1
    return n
