"""What all phases of Summer Pavilion speak of: the wild colour, the factories, the seats, the floor of the score."""

from sintra.games.pavilion.spec import SCORE_FLOOR
from sintra.kernel.compile import part
from sintra.kernel.dispatch import State


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
