"""The log of a move: why every point was won or lost. Called with None it compiles to nothing."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Log

CAPACITY = 250  # reasons of one move; a four-player tiling phase with all end bonuses stays well below
SEAT, KIND, PLACE, FIRST, SECOND, POINTS = range(6)


def new_log() -> NDArray[np.int16]:
    """An empty log: row 0 holds the number of reasons, the others a reason each."""
    return np.zeros((CAPACITY + 1, 6), dtype=np.int16)


@rule
def note(log: Log, seat: int, kind: int, place: int, first: int, second: int, points: int) -> None:
    """Write down one reason: who, what, where, two numbers that the kind explains, and the points."""
    if log is not None and log[0, 0] < CAPACITY:
        log[0, 0] += 1
        row = log[log[0, 0]]
        row[SEAT], row[KIND], row[PLACE], row[FIRST], row[SECOND], row[POINTS] = seat, kind, place, first, second, points


def read_log(log: NDArray[np.int16]) -> list[list[Any]]:
    """The reasons written so far, in order."""
    reasons: list[list[Any]] = log[1 : int(log[0, 0]) + 1].tolist()
    return reasons
