"""Sets of small whole numbers, each in one number: bit i is set if i is a member. Counting and listing them takes a few machine instructions.

>>> size(0b10110), first_of(0b10110)
(3, 1)
"""

from typing import Any

import numpy as np
from numba.extending import intrinsic

from sintra.kernel.compile import compiled_as, part, types
from sintra.kernel.dispatch import Moves

WIDTH = 6
ALL = (1 << WIDTH) - 1


def members_of_all(width: int) -> Moves:
    """The members of every set of this many, ascending; eight wide, which is what the machine copies at once.

    >>> members_of_all(3)[0b101].tolist()
    [0, 2, 0, 0, 0, 0, 0, 0]
    """
    return np.array([([i for i in range(width) if bits >> i & 1] + 8 * [0])[:8] for bits in range(1 << width)], dtype=np.int32)


MEMBERS = members_of_all(WIDTH).astype(np.int8)
MEMBERS_BY_SIX = 6 * MEMBERS


def size(members: int) -> int:
    """How many members a set has."""
    return (int(members) & 0xFFFFFFFFFFFFFFFF).bit_count()


@compiled_as(size)
def _size(members: int) -> Any:
    return lambda members: _count_bits(members)


def _of_the_machine(_context: Any, _members: Any) -> Any:
    """The machine has an instruction for it."""
    return types.int64(types.int64), lambda _context, builder, _signature, arguments: builder.ctpop(arguments[0])


_count_bits: Any = intrinsic(_of_the_machine)


@part
def first_of(members: int) -> int:
    """The smallest member of a set: as many numbers are below it. 64 if the set is empty."""
    return size((members & -members) - 1)


@part
def write_members(moves: Moves, n: int, members: int, first: int) -> int:
    """A move `first + i` for every member i of a set of up to six, from place n on (with room for eight); returns the place after them."""
    here = np.uint64(n)  # unsigned, so that the compiler need not think of counting from the end, and copies all eight at once
    for k in range(8):
        moves[here + np.uint64(k)] = first + int(MEMBERS[members & ALL, k])
    return n + size(members & ALL)


@part
def write_members_by_six(moves: Moves, n: int, members: int, first: int) -> int:
    """The same with a move `first + 6 * i` for every member i."""
    here = np.uint64(n)
    for k in range(8):
        moves[here + np.uint64(k)] = first + int(MEMBERS_BY_SIX[members & ALL, k])
    return n + size(members & ALL)
