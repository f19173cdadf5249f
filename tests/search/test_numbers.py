"""What the search calculates with is equal on every machine."""

import math

import numpy as np

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Numbers
from sintra.search.hyperbolic import tanh
from sintra.search.vectors import WIDTH, dot


@rule
def compiled_dot(x: Numbers, w: Numbers, row: int) -> float:
    return float(dot(x, w, row))


def test_our_tanh_is_that_of_mathematics() -> None:
    for x in np.linspace(-30.0, 30.0, 2_001):
        assert abs(tanh(x) - math.tanh(x)) < 1e-15


def test_compiled_sums_are_made_in_the_order_that_python_says() -> None:
    draw = np.random.default_rng(1)
    x, w = draw.normal(size=WIDTH).astype(np.float32), draw.normal(size=(50, WIDTH)).astype(np.float32)
    assert [compiled_dot(x, w, row) for row in range(50)] == [float(dot(x, w, row)) for row in range(50)]
