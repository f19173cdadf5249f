"""Sets of small whole numbers, each in one number: bit i is set if i is a member. Counting and listing them takes a few machine instructions.

>>> size(0b10110), first_of(0b10110)
(3, 1)
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba.extending import intrinsic
from numpy.typing import NDArray

from sintra.kernel.compile import compiled_as, part, types
from sintra.kernel.dispatch import Moves

WIDTH = 6
ALL = (1 << WIDTH) - 1
EIGHT = 8  # numbers that the machine copies at once


def members_of_all(width: int) -> NDArray[np.int32]:
    """The members of every set of this many, up to eight, ascending; a row of eight for each.

    >>> members_of_all(3)[0b101].tolist()
    [0, 2, 0, 0, 0, 0, 0, 0]
    """
    return np.array([([i for i in range(width) if bits >> i & 1] + EIGHT * [0])[:EIGHT] for bits in range(1 << width)], dtype=np.int32)


MEMBERS, MEMBERS_OF_EIGHT = members_of_all(WIDTH), members_of_all(EIGHT)
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


# ── Lists of moves ───────────────────────────────────────────────────────────────────────────────────────────────────────


def write_eight(moves: Moves, n: int, offsets: NDArray[np.int32], row: int, first: int) -> None:
    """From place n on eight moves: `first` and each of a row of offsets."""
    moves[n : n + EIGHT] = first + offsets[row]


@compiled_as(write_eight)
def _write_eight(moves: Moves, n: int, offsets: Any, row: int, first: int) -> Any:
    return lambda moves, n, offsets, row, first: _store_eight(moves, n, offsets, row, first)


def _all_at_once(_context: Any, moves: Any, _n: Any, offsets: Any, _row: Any, _first: Any) -> Any:
    """The machine loads, adds and stores eight numbers at once, but not every compiler finds out from a loop that it could."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        written, read = (context.make_array(signature.args[i])(context, builder, arguments[i]).data for i in (0, 2))
        n, row, first = arguments[1], arguments[3], arguments[4]
        to = builder.bitcast(builder.gep(written, [n]), _EIGHT_NUMBERS.as_pointer())
        offsets = builder.bitcast(builder.gep(read, [builder.mul(row, row.type(EIGHT))]), _EIGHT_NUMBERS.as_pointer())
        one = builder.insert_element(_EIGHT_NUMBERS(ir.Undefined), builder.trunc(first, _NUMBER), _NUMBER(0))
        firsts = builder.shuffle_vector(one, _EIGHT_NUMBERS(ir.Undefined), _EIGHT_NUMBERS([0] * EIGHT))
        builder.store(builder.add(firsts, builder.load(offsets, align=4)), to, align=4)
        return context.get_dummy_value()

    return types.void(moves, types.int64, offsets, types.int64, types.int64), generate


_NUMBER = ir.IntType(32)
_EIGHT_NUMBERS = ir.VectorType(_NUMBER, EIGHT)
_store_eight: Any = intrinsic(_all_at_once)


@part
def write_members(moves: Moves, n: int, members: int, first: int) -> int:
    """A move `first + i` for every member i of a set of up to six, from place n on (with room for eight); returns the place after them."""
    write_eight(moves, n, MEMBERS, members & ALL, first)
    return n + size(members & ALL)


@part
def write_members_by_six(moves: Moves, n: int, members: int, first: int) -> int:
    """The same with a move `first + 6 * i` for every member i."""
    write_eight(moves, n, MEMBERS_BY_SIX, members & ALL, first)
    return n + size(members & ALL)
