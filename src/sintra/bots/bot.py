"""What a bot is: it is shown what the seat to move may know, and says its move."""

from abc import ABC, abstractmethod
from copy import deepcopy
from typing import Self

import numpy as np

from sintra.dealer import Dealer
from sintra.kernel.errors import SintraError
from sintra.kernel.random import generator, mix
from sintra.notation import Move, all_moves
from sintra.positions import Position
from sintra.search.heuristics import heuristics
from sintra.search.one_ply import anything, greediest


class Bot(ABC):
    """An opponent. `choose` may be given any position in which a player is to move; the bot looks only at that player's view of it.

    A bot of your own says in `decide` which move it plays:

    >>> import sintra
    >>> class First(sintra.Bot):
    ...     name = "first"
    ...     def decide(self, view):
    ...         return view.legal_moves[0]
    >>> First().choose(sintra.new("azul", seed=7))
    sintra.Move('azul', '1 blue > 1')
    """

    name: str = "bot"  #: how it is called

    def choose(self, position: Position) -> Move:
        """The bot's move for the seat to move."""
        if position.to_move < 0:
            raise SintraError("nobody is to move: a draw is due or the game is over")
        view = position.view(position.to_move)
        answer = self.decide(view)
        legal = position.legal_moves
        if isinstance(answer, bool) or not isinstance(answer, (int, np.integer)) or answer not in legal:
            raise SintraError(f"{self.name} answered {answer!r}, which is not a legal move: `decide` must return one of `view.legal_moves`")
        return all_moves(position.game)[answer]

    @abstractmethod
    def decide(self, view: Position) -> int:
        """The move, or its integer, for the seat to move, which knows what the view shows."""

    def __copy__(self) -> Self:
        return deepcopy(self)  # a copy goes its own way, with random numbers of its own

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
