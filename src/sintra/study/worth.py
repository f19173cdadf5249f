"""What a position is worth to every seat: winning chances, which make 1 together, and beside them the points to be expected."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sintra.kernel import single
from sintra.kernel.game import StateArray
from sintra.study.core.room import CHANCES, POINTS

__all__ = ["CHANCES", "POINTS", "Worth", "nothing", "result", "worth"]

Worth = NDArray[np.float64]  #: (winning chances, points) by seat; differences of two are of this kind, too


def worth(chances: Sequence[float], points: Sequence[float]) -> Worth:
    """From what a search says, whose chances do not quite make 1 with more than two players."""
    likely = np.clip(np.asarray(chances, np.float64), 0.0, 1.0)
    together = likely.sum()
    return np.stack([likely / together if together > 0.0 else np.full(len(likely), 1.0 / len(likely)), np.asarray(points, np.float64)])


def nothing(players: int) -> Worth:
    """No change."""
    return np.zeros((2, players))


def result(record: StateArray) -> Worth:
    """How a game ended: a shared win is shared."""
    players = int(record["players"][0])
    standings = [single.standing_of(record, seat) for seat in range(players)]
    shares = [float(standing == max(standings)) / standings.count(max(standings)) for standing in standings]
    return np.array([shares, record["score"][0][:players]], np.float64)
