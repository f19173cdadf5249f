"""How lucky a draw was: what the table is worth after it, less what it is worth on average after other draws from the same position.

The draw that happened is one of those that could have. So over many games luck is 0 on average, however well or badly a position is judged.
"""

from dataclasses import dataclass

import numpy as np

from sintra.kernel import single
from sintra.kernel.dispatch import NATURE
from sintra.kernel.game import Game, StateArray
from sintra.study.desk import Desk, Effort
from sintra.study.worth import Worth

SAMPLES = 16  # fresh draws beside the one that happened
SIMULATIONS = 200  # for each
ROOM = 120  # nodes for a simulation: more than any makes on average
LONGEST_DRAW = 256  # draws at once; there may be more


@dataclass(frozen=True)
class Luck:
    """What a draw brought every seat."""

    mean: Worth  #: what the position before it is worth: the mean over fresh draws
    brought: Worth  #: how much more or less it is after the draw that happened


class DrawValuer:
    """Values positions before and after draws, each by a short search. Equal seeds give equal values."""

    def __init__(self, game: Game, players: int, *, samples: int = SAMPLES, simulations: int = SIMULATIONS) -> None:
        self._desk, self._effort = Desk(game, players, ROOM * simulations), Effort(0, samples, simulations)
        self._moves, self._drawn = np.empty(game.moves + 64, np.int32), np.empty(LONGEST_DRAW, np.int32)

    def luck(self, before: StateArray, after: StateArray, random: np.random.Generator) -> Luck:
        """Of the draws that led from one position to the other."""
        found = self._desk.draws(before, after, int(random.integers(1 << 62)), self._effort)
        return Luck(found.before, found.change)

    def mean(self, before: StateArray, random: np.random.Generator) -> Worth:
        """What a position is worth in which a draw is due."""
        return self._desk.position(before, int(random.integers(1 << 62)), self._effort).before

    def drawn(self, before: StateArray, random: np.random.Generator) -> StateArray:
        """The position after fresh draws."""
        after = before.copy()
        while after["to_move"][0] == NATURE:
            numbers = random.integers(0, 1 << 64, LONGEST_DRAW, dtype=np.uint64)
            single.draw_all(after, numbers, self._moves, self._drawn, None)
        return after
