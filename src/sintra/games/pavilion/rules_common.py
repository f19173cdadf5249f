"""What all phases of Summer Pavilion speak of: the wild colour, the factories, the seats, the floor of the score."""

import numpy as np

from sintra.games.pavilion.spec import SCORE_FLOOR
from sintra.kernel.compile import part
from sintra.kernel.dispatch import SEATS, State

# Masks and unsigned numbers tell the compiler what it cannot know: that an index never counts from the end.


@part
def seat_to_move(s: State) -> int:
    return int(s.to_move) & (SEATS - 1)


@part
def divided(number: int, by: int) -> tuple[int, int]:
    """Quotient and remainder of numbers that are never negative."""
    n, d = np.uint64(number), np.uint64(by)
    return int(np.int64(n // d)), int(np.int64(n % d))


@part
def wild_colour(s: State) -> int:
    return int(s.wild_order[s.round_number - 1])


@part
def factories(s: State) -> int:
    return 2 * int(s.players) + 1


@part
def next_seat(s: State, p: int) -> int:
    return p + 1 if p + 1 < s.players else 0


@part
def lose(s: State, p: int, loss: int) -> int:
    """Points are lost down to the floor of the score; returns how many really were."""
    lost = min(loss, int(s.score[p]) - int(SCORE_FLOOR[s.mini]))
    s.score[p] -= lost
    return lost
