"""One game as an environment has it: the position, what a seat may see of it, what it may do, what it gets."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.dealer import Dealer
from sintra.envs.compiled import payoff_range
from sintra.envs.observer import Numbers, Observer
from sintra.envs.returns import kind_of
from sintra.positions import Position
from sintra.registry import game as find

Mask = NDArray[np.int8]


class Table:
    """A game that is dealt, played and dealt again."""

    def __init__(self, game: str, players: int | None, observation: str, returns: str, limit: int, options: dict[str, Any]) -> None:
        self.game = find(game)
        self.players, self._options = self.game.settle(players, options)
        self.observer = Observer(self.game, self.players, observation)
        self.limit = limit
        self.decisions = 0
        self.position: Position
        self._kind = kind_of(returns)
        self.deal(None)

    def deal(self, seed: int | None) -> None:
        """Begin a new game; without a seed, one that nobody can foresee."""
        self.position = Position(self.game, self.game.initial(self.players, self._options), Dealer.from_seed(seed))
        self.decisions = 0

    def play(self, action: int) -> None:
        """Play a decision of the seat to move; IllegalMove if the rules forbid it."""
        self.position.play(int(action))
        self.decisions += 1

    @property
    def truncated(self) -> bool:
        """Whether the game was cut off because it did not come to an end."""
        return self.decisions >= self.limit and not self.position.is_over

    def see(self, seat: int) -> Numbers:
        """The game as the seat sees it."""
        return self.observer.see(self.position._record, seat)

    def mask(self, seat: int) -> Mask:
        """1 for every decision that is legal for the seat now."""
        mask = np.zeros(self.game.actions, np.int8)
        if self.position.to_move == seat and not self.truncated:
            mask[self.position._legal()] = 1
        return mask

    def payoffs(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        out = np.empty((1, self.players), np.float32)
        payoff_range(self.position._record, self._kind, out, 0, 1)
        gets: list[float] = out[0].tolist()
        return gets
