"""A game as OpenSpiel's states hold it: nature's draws are moves like any other, and a copy is a copy of some bytes."""

from typing import Any

import numpy as np

from sintra.envs.compiled import payoff_range
from sintra.envs.returns import kind_of
from sintra.kernel import single
from sintra.kernel.dispatch import NATURE, OVER, weight
from sintra.kernel.game import Game, Options
from sintra.positions import Position
from sintra.registry import game as find

UNSEEN = "?"


class Play:
    """One line of play. `copy` and `deepcopy` share everything that does not change."""

    __slots__ = ("decisions", "game", "happened", "kind", "limit", "players", "record", "room")

    def __init__(self, game: Game, players: int, options: Options, returns: str, limit: int) -> None:
        self.game, self.players, self.kind, self.limit = game, players, kind_of(returns), limit
        self.record = game.initial(players, options)
        self.room = np.empty(game.moves, np.int32)
        self.decisions = 0
        self.happened: list[tuple[int, int]] = []  #: every move, with the set of the seats that saw which it was

    def copy(self) -> "Play":
        """The same line of play, going on by itself."""
        twin = object.__new__(Play)
        twin.game, twin.players, twin.kind, twin.limit, twin.room = self.game, self.players, self.kind, self.limit, self.room
        twin.record, twin.decisions, twin.happened = self.record.copy(), self.decisions, self.happened[:]
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Play":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For OpenSpiel's serialisation: the game by its name, the record by its bytes."""
        return revive, (self.game.name, self.players, self.kind, self.limit, self.record.tobytes(), self.decisions, self.happened)

    @property
    def to_move(self) -> int:
        return int(self.record["to_move"][0])

    @property
    def is_done(self) -> bool:
        """Whether the game is over, or a decision is due that nobody may make any more."""
        return self.to_move == OVER or (self.decisions >= self.limit and self.to_move != NATURE)

    def legal(self) -> list[int]:
        """The decisions of the seat to move."""
        moves: list[int] = self.room[: single.legal_moves(self.record, self.room)].tolist()
        return moves

    def chances(self) -> list[tuple[int, float]]:
        """Nature's draws, counted from 0, with their chances."""
        draws, s = sorted(self.legal()), self.record[0]
        weights = [int(weight(s, draw)) for draw in draws]
        return [(draw - self.game.actions, share / sum(weights)) for draw, share in zip(draws, weights, strict=True)]

    def apply(self, action: int) -> None:
        """Play a decision, or a draw counted from 0."""
        is_draw = self.to_move == NATURE
        move = action + self.game.actions if is_draw else action
        seen_by = self.game.rules.seen_by
        self.happened.append((move, -1 if seen_by is None else int(seen_by(self.record[0], move))))
        single.play(self.record, move, None)
        self.decisions += not is_draw

    def words(self, action: int, is_draw: bool) -> str:
        """A decision, or a draw counted from 0, in notation."""
        return self.game.notation[action + self.game.actions * is_draw]

    def payoffs(self) -> list[float]:
        """What each seat gets; 0 before the end, and for all if the game was cut off."""
        out = np.empty((1, self.players), np.float64)
        payoff_range(self.record, self.kind, out, 0, 1)
        gets: list[float] = out[0].tolist()
        return gets

    def position(self) -> Position:
        """The position by itself."""
        return Position(self.game, self.record.copy())

    def seen(self, seat: int) -> str:
        """Everything that happened, as the seat saw it."""
        return ", ".join(self.game.notation[move] if seen_by >> seat & 1 else UNSEEN for move, seen_by in self.happened)


def revive(name: str, players: int, kind: int, limit: int, record: bytes, decisions: int, happened: list[tuple[int, int]]) -> Play:
    """The line of play that was serialised."""
    play = object.__new__(Play)
    play.game, play.players, play.kind, play.limit = find(name), players, kind, limit
    play.record, play.room = np.frombuffer(record, play.game.state).copy(), np.empty(play.game.moves, np.int32)
    play.decisions, play.happened = decisions, happened
    return play
