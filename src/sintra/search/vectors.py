"""Rows of weights, eight numbers at a time.

A compiler finds out by itself that a loop over an array can be done so. But it keeps the sums in memory, and it does not see that eight comparisons
are one instruction. The network is run at nearly every leaf of a search; so here the machine is told. The functions in Python say what they do.

Sums are made in the same order on every machine, so that equal seeds make equal searches everywhere.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from llvmlite import ir
from numba.extending import intrinsic

from sintra.kernel.compile import compiled_as, types
from sintra.kernel.dispatch import Moves, Numbers
from sintra.kernel.sets import EIGHT

LANES = EIGHT  #: numbers at a time; arrays that are compared are as long as a multiple of it
WIDTH = 64  #: sums at a time: as many as the machine has room for


def differing(x: Numbers, usual: Numbers, at: int) -> int:
    """Of the eight numbers from `at` on, those that are not equal in the two arrays, as a set."""
    return sum(1 << i for i in range(LANES) if x[at + i] != usual[at + i])


def add_rows(x: Numbers, usual: Numbers, active: Moves, n: int, w: Numbers, start: Numbers, out: Numbers, at: int, least: Any) -> None:
    """Fill WIDTH numbers of `out` from `at` on: the start and, for each of the first n `active` i, the row w[i] times what x[i] is more than usual.
    None becomes less than the least.
    """
    rows, here = active[:n], slice(at, at + WIDTH)
    out[here] = np.maximum(start[here] + (x[rows] - usual[rows]) @ w[rows, here], least)


def dot(x: Numbers, w: Numbers, row: int) -> Any:
    """The sum of WIDTH numbers, each times its weight in a row of `w`: the halves are added, then the halves of the sums, and so on."""
    sums = x[:WIDTH] * w[row]
    while len(sums) > 1:
        sums = sums[: len(sums) // 2] + sums[len(sums) // 2 :]
    return sums[0]


@compiled_as(differing)
def _differing(x: Any, usual: Any, at: Any) -> Any:
    return lambda x, usual, at: _comparison(x, usual, at)


@compiled_as(add_rows)
def _add_rows(x: Any, usual: Any, active: Any, n: Any, w: Any, start: Any, out: Any, at: Any, least: Any) -> Any:
    return lambda x, usual, active, n, w, start, out, at, least: _addition(x, usual, active, n, w, start, out, at, least)


@compiled_as(dot)
def _dot(x: Any, w: Any, row: Any) -> Any:
    return lambda x, w, row: _product(x, w, row)


# ── As the machine does it ───────────────────────────────────────────────────────────────────────────────────────────────

_FLOATS = ir.VectorType(ir.FloatType(), LANES)
_PLACES = ir.VectorType(ir.IntType(32), LANES)
_INT = ir.IntType(64)


def _array(context: Any, builder: Any, signature: Any, arguments: Any, number: int) -> Any:
    return context.make_array(signature.args[number])(context, builder, arguments[number])


def _eight(builder: Any, array: Any, at: Any) -> Any:
    """Where eight numbers of an array are."""
    return builder.bitcast(builder.gep(array.data, [at]), _FLOATS.as_pointer())


def _load(builder: Any, array: Any, at: Any) -> Any:
    numbers = builder.load(_eight(builder, array, at))
    numbers.align = 4
    return numbers


def _eight_times(builder: Any, number: Any) -> Any:
    first = builder.insert_element(_FLOATS(ir.Undefined), number, ir.IntType(32)(0))
    return builder.shuffle_vector(first, _FLOATS(ir.Undefined), _PLACES([0] * LANES))


def _compare(_context: Any, x: Any, usual: Any, _at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        one, other = (_load(builder, _array(context, builder, signature, arguments, i), arguments[2]) for i in (0, 1))
        places = builder.bitcast(builder.fcmp_unordered("!=", one, other), ir.IntType(LANES))
        return builder.zext(places, _INT)

    return types.int64(x, usual, types.int64), generate


def _add(_context: Any, x: Any, usual: Any, active: Any, _n: Any, w: Any, start: Any, out: Any, _at: Any, _least: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        x, usual, active, w, start, out = (_array(context, builder, signature, arguments, i) for i in (0, 1, 2, 4, 5, 6))
        n, at, least = arguments[3], arguments[7], arguments[8]
        width = builder.extract_value(w.shape, 1)
        parts = [builder.add(at, _INT(part)) for part in range(0, WIDTH, LANES)]
        before, rows, after = builder.block, builder.append_basic_block("rows"), builder.append_basic_block("after")
        begun = [_load(builder, start, part) for part in parts]
        builder.cbranch(builder.icmp_signed(">", n, _INT(0)), rows, after)

        builder.position_at_end(rows)
        k, *sums = builder.phi(_INT), *(builder.phi(_FLOATS) for _ in parts)
        row = builder.zext(builder.load(builder.gep(active.data, [k])), _INT)
        more = builder.fsub(*(builder.load(builder.gep(array.data, [row])) for array in (x, usual)))
        times, place = _eight_times(builder, more), builder.mul(row, width)
        products = [builder.fmul(times, _load(builder, w, builder.add(place, part))) for part in parts]
        added = [builder.fadd(so_far, product) for so_far, product in zip(sums, products, strict=True)]
        following = builder.add(k, _INT(1))
        builder.cbranch(builder.icmp_signed("<", following, n), rows, after)
        _meet([k, *sums], {before: [_INT(0), *begun], rows: [following, *added]})

        builder.position_at_end(after)
        totals = [builder.phi(_FLOATS) for _ in parts]
        _meet(totals, {before: begun, rows: added})
        lowest = _eight_times(builder, least)
        for part, total in zip(parts, totals, strict=True):
            larger = builder.select(builder.fcmp_ordered(">", total, lowest), total, lowest)
            builder.store(larger, _eight(builder, out, part), align=4)
        return context.get_dummy_value()

    return types.void(x, usual, active, types.int64, w, start, out, types.int64, types.float32), generate


def _multiply(_context: Any, x: Any, w: Any, _row: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers, weights = (_array(context, builder, signature, arguments, i) for i in (0, 1))
        place, half = builder.mul(arguments[2], _INT(WIDTH)), LANES
        sums = [
            builder.fmul(_load(builder, numbers, _INT(at)), _load(builder, weights, builder.add(place, _INT(at)))) for at in range(0, WIDTH, LANES)
        ]
        while len(sums) > 1:
            middle = len(sums) // 2
            sums = [builder.fadd(one, other) for one, other in zip(sums[:middle], sums[middle:], strict=True)]
        (total,) = sums
        while half > 1:
            half //= 2
            total = builder.fadd(*(_lanes(builder, total, range(first, first + half)) for first in (0, half)))
        return builder.extract_element(total, ir.IntType(32)(0))

    return types.float32(x, w, types.int64), generate


def _lanes(builder: Any, numbers: Any, which: Iterable[int]) -> Any:
    """Some of the numbers of a vector, as a shorter one."""
    places = list(which)
    return builder.shuffle_vector(numbers, numbers.type(ir.Undefined), ir.VectorType(ir.IntType(32), len(places))(places))


def _meet(phis: list[Any], coming_from: dict[Any, list[Any]]) -> None:
    """What each value is, depending on where the program comes from."""
    for block, values in coming_from.items():
        for phi, value in zip(phis, values, strict=True):
            phi.add_incoming(value, block)


_comparison: Any = intrinsic(_compare)
_addition: Any = intrinsic(_add)
_product: Any = intrinsic(_multiply)
