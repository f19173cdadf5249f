"""What every choice is worth: each is played, and the position after it is searched as long as those after the others."""

from importlib import import_module

import msgspec
import numpy as np

from sintra.kernel.dispatch import NATURE
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.puzzles.looking import Looker
from sintra.search.searcher import Budget
from sintra.study.luck import DrawValuer
from sintra.study.worth import CHANCES, result, worth

NODES = 2_000_000
DRAWS = 64  # fresh draws where one comes next
AFTER_DRAW = 400  # simulations for each
SEARCHED, ROUND, GAME = range(3)  #: how sure a value is: by a search, tried to the end of the round, tried to the end of the game


class Value(msgspec.Struct, frozen=True, array_like=True):
    """What a choice is worth to the seat that makes it."""

    chance: float  #: of winning
    sure: int  #: SEARCHED, ROUND or GAME


def groups(position: Position) -> list[list[int]]:
    """The legal moves; those that are alike, such as takes from factories with the same tiles, together."""
    alike = import_module(f"{position.game.package}.alike").alike
    found: dict[tuple[int, ...], list[int]] = {}
    for move in position.legal_moves.numbers:
        found.setdefault(alike(position.state, move), []).append(move)
    return list(found.values())


class Judge:
    """Values choices, all of them in the same way. Equal seeds give equal values."""

    def __init__(self, game: Game, players: int) -> None:
        self._searcher = Looker(keep=False, nodes=NODES)
        self._draws = DrawValuer(game, players, samples=DRAWS, simulations=AFTER_DRAW)

    def value(self, position: Position, move: int, simulations: int, seed: int) -> Value:
        """What a move is worth to the seat that makes it, by this many simulations."""
        seat, after = position.to_move, Position(position.game, position._record.copy())
        after.play(move)
        if after.is_over:
            return Value(float(result(after._record)[CHANCES, seat]), GAME)
        if after.to_move == NATURE:
            return Value(float(self._draws.mean(after._record, np.random.default_rng(seed))[CHANCES, seat]), SEARCHED)
        self._searcher.seed = seed
        found = self._searcher.think(after.view(after.to_move), Budget(simulations=simulations))
        sure = GAME if found.is_exact else ROUND if found.simulations < simulations else SEARCHED  # it ended early: nothing was left to try
        return Value(float(worth(found.best.chances, found.best.scores)[CHANCES, seat]), sure)

    def beyond(self, position: Position, move: int, simulations: int, seed: int) -> float:
        """What a move is worth when play has gone on, as a search would have it, to nature's next draw: on average over fresh draws.

        A search for the rest of a round ends with the network's opinion of what comes then. This looks over its shoulder: a round further.
        """
        seat, after = position.to_move, Position(position.game, position._record.copy())
        after.play(move)
        self._searcher.seed = seed
        while after.to_move >= 0:
            legal = after.legal_moves.numbers
            view = after.view(after.to_move)
            after.play(legal[0] if len(legal) == 1 else self._searcher.think(view, Budget(simulations=simulations)).best.move)
        ended = result(after._record) if after.is_over else self._draws.mean(after._record, np.random.default_rng(seed))
        return float(ended[CHANCES, seat])
