"""A generator for compiled code: one 64-bit counter, mixed (splitmix64). It lives outside every position.

>>> random = generator(7)
>>> [int(below(random, 6)) for _ in range(5)]
[2, 0, 5, 3, 2]
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba.extending import intrinsic
from numpy.typing import NDArray

from sintra.kernel.compile import compiled_as, part, rule
from sintra.kernel.dispatch import Random

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW = np.uint64(0xFFFFFFFF)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def generator(seed: int) -> NDArray[np.uint64]:
    """A generator for this seed; equal seeds, equal numbers."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


def generators(seed: int | None, count: int) -> NDArray[np.uint64]:
    """Many generators far from each other, one a row."""
    return np.random.default_rng(seed).integers(0, 2**64, size=(count, 1), dtype=np.uint64)


@part
def mix(x: Any) -> Any:
    """Scatter the bits of a 64-bit number."""
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


@part
def bits(random: Random, n: int) -> int:
    """This many random bits, as a whole number (n under 64)."""
    random[0] += STEP
    return int(np.int64(mix(random[0]) >> np.uint64(64 - n)))


@part
def below(random: Random, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely (n under 2**32)."""
    return scaled(bits(random, 32), n, random)


@part
def scaled(drawn: int, n: int, random: Random) -> int:
    """The same from 32 bits that were drawn before, or from new ones where these would make some numbers likelier than others."""
    bound = np.uint64(n)
    while True:
        product = np.uint64(drawn) * bound
        low = product & LOW
        if low >= bound or low >= (LOW + np.uint64(1)) % bound:
            return int(product >> S32)
        drawn = bits(random, 32)


def made_now(number: int) -> int:
    """The number, made here and not where it is first used: a compiler likes to put off what the machine could do beside other things."""
    return number


@compiled_as(made_now)
def _made_now(number: int) -> Any:
    return lambda number: _passed_through(number)


def _through_assembly(_context: Any, number: Any) -> Any:
    """An empty piece of assembly, of which the compiler knows only that it takes a number and gives one."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.asm(ir.FunctionType(arguments[0].type, [arguments[0].type]), "", "=r,0", arguments, side_effect=True)

    return number(number), generate


_passed_through: Any = intrinsic(_through_assembly)


@rule
def uniform(random: Random) -> float:
    """A number from 0 up to, but not including, 1."""
    random[0] += STEP
    return float((mix(random[0]) >> np.uint64(11)) * (1.0 / 9007199254740992.0))
