"""What a position is worth to every seat: winning chances, which make 1 together, and beside them the points to be expected."""

import numpy as np
from numpy.typing import NDArray

from sintra.kernel import single
from sintra.kernel.game import StateArray
from sintra.study.core.room import CHANCES, POINTS

__all__ = ["CHANCES", "POINTS", "Worth", "nothing", "result"]

Worth = NDArray[np.float64]  #: (winning chances, points) by seat; differences of two are of this kind, too


def nothing(players: int) -> Worth:
    """No change."""
    return np.zeros((2, players))


def result(record: StateArray) -> Worth:
    """How a game ended: a shared win is shared."""
    players = int(record["players"][0])
    standings = [single.standing_of(record, seat) for seat in range(players)]
    shares = [float(standing == max(standings)) / standings.count(max(standings)) for standing in standings]
    return np.array([shares, record["score"][0][:players]], np.float64)
