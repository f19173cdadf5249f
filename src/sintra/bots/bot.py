"""What a bot is: it is shown what the seat to move may know, and says its move."""

from abc import ABC, abstractmethod

import numpy as np

from sintra.dealer import Dealer
from sintra.kernel.errors import SintraError
from sintra.kernel.random import generator, mix
from sintra.notation import Move, all_moves
from sintra.positions import Position
from sintra.search.heuristics import heuristics
from sintra.search.one_ply import anything, greediest


class Bot(ABC):
    """An opponent. `choose` may be given any position in which a player is to move; the bot looks only at that player's view of it."""

    name: str

    def choose(self, position: Position) -> Move:
        """The bot's move for whoever is to move."""
        if position.to_move < 0:
            raise SintraError("nobody is to move: a draw is due or the game is over")
        return all_moves(position.game)[self.decide(position.view(position.to_move))]

    @abstractmethod
    def decide(self, view: Position) -> int:
        """The move, as its integer, for the seat to move, which knows what the view shows."""

    def begin(self, game: int) -> None:  # noqa: B027 - some bots remember nothing
        """Begin a game: forget what was seen before. A bot with a seed plays the game of a number the same way every time."""


def entropy(seed: int | None) -> int:
    """The seed as a number for a generator; without one, a number that nobody can guess."""
    return int(Dealer.from_seed(seed).numbers(0)[0])


def scatter(number: int, game: int) -> int:
    """A number for each game."""
    return int(mix(np.uint64(number) ^ mix(np.uint64(game))))


class RandomBot(Bot):
    """Any legal move, each as likely."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.seed = entropy(seed)
        self.begin(0)

    def begin(self, game: int) -> None:
        self.random = generator(scatter(self.seed, game))

    def decide(self, view: Position) -> int:
        return int(anything(view._record, np.empty(view.game.moves, np.int32), self.random))


class GreedyBot(Bot):
    """What brings most at once, by the game's own count of points at first sight."""

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self.seed = entropy(seed)
        self.begin(0)

    def begin(self, game: int) -> None:
        self.random = generator(scatter(self.seed, game))

    def decide(self, view: Position) -> int:
        heuristics(view.game)
        return int(greediest(view._record, np.empty(view.game.moves, np.int32), self.random))
