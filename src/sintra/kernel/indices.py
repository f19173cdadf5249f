"""Indices that never count from the end, which the compiler cannot know: masks and unsigned numbers tell it, and save a choice at every use."""

import numpy as np

from sintra.kernel.compile import part
from sintra.kernel.dispatch import SEATS, State


@part
def seat_to_move(s: State) -> int:
    """The player to move, when it is a player's turn."""
    return int(s.to_move) & (SEATS - 1)


@part
def divided(number: int, by: int) -> tuple[int, int]:
    """Quotient and remainder of numbers that are never negative."""
    n, d = np.uint64(number), np.uint64(by)
    return int(np.int64(n // d)), int(np.int64(n % d))
