"""A position of any game, with its history: the object that most users hold.

>>> import sintra
>>> game = sintra.new("azul", players=2, seed=7)
>>> game.play(game.legal_moves[0])
>>> game.undo()
>>> game.scores
(0, 0)
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, overload

import numpy as np

from sintra.dealer import Dealer
from sintra.kernel import single
from sintra.kernel.dispatch import NATURE, OVER
from sintra.kernel.errors import BadPosition, DeadEnd, IllegalMove, SintraError
from sintra.kernel.game import Game, StateArray
from sintra.kernel.log import new_log, read_log
from sintra.kernel.phrase import Phrase
from sintra.kernel.random import generator
from sintra.kernel.text import Fields
from sintra.notation import Move, all_moves, read_move
from sintra.shared_list import SharedList


@dataclass(frozen=True)
class Reason:
    """Why a seat won or lost points."""

    game: Game
    seat: int
    kind: str
    place: int  #: where it was earned; what the number means depends on the kind
    points: int
    phrase: Phrase

    def words(self, language: str = "en") -> str:
        """The reason in words."""
        from sintra.words import say

        return say(self.phrase, self.game.package, language)

    def __str__(self) -> str:
        return f"{self.points:+d} player {self.seat + 1}: {self.words()}"


@dataclass(frozen=True)
class _Step:
    """One move that was played, with the draws that followed by themselves."""

    before: bytes
    moves: tuple[int, ...]
    log: list[list[int]]


def own_record(content: bytes, of: np.dtype[Any]) -> StateArray:
    """A record with this content that can be played on. (NumPy's own way of copying goes field by field and takes ten times as long.)"""
    return np.frombuffer(bytearray(content), of)


class Position:
    """A position of a game. `play` changes it, `undo` takes the last move back, `copy` makes another one.

    With a dealer nature's draws happen by themselves; without one they are played like any other move.
    """

    def __init__(self, game: Game, record: StateArray, dealer: Dealer | None = None) -> None:
        self.game = game
        self.dealer = dealer
        self._record = record
        self._to_move = record["to_move"]
        self._start: bytes = record.tobytes()
        self._opening: tuple[int, ...] = ()  # draws before anybody moved
        self._steps: SharedList[_Step] = SharedList()
        self._plies = 0
        self._moves = np.empty(game.moves, np.int32)
        self._log = new_log()
        if dealer is not None:
            self._opening = self._draw(0)
            self._plies = len(self._opening)

    # ── What is on the table ─────────────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> Any:
        """The record itself, for compiled code and for the curious; changing it is at your own risk."""
        return self._record[0]

    @property
    def players(self) -> int:
        return int(self._record["players"][0])

    @property
    def options(self) -> dict[str, str]:
        """The options that matter in this position."""
        return self.game.options_of(self.state)

    @property
    def to_move(self) -> int:
        """The seat (from 0) to move, or NATURE, or OVER."""
        seat: int = self._to_move.item()
        return seat

    @property
    def is_over(self) -> bool:
        return self.to_move == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._record["score"][0, : self.players].tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several if they share the win; none before the end."""
        if not self.is_over:
            return ()
        standings = self.standings
        return tuple(seat for seat, standing in enumerate(standings) if standing == max(standings))

    @property
    def standings(self) -> tuple[int, ...]:
        """A number a seat that orders them as the end of the game would, tie-breaks included."""
        return tuple(int(single.standing_of(self._record, seat)) for seat in range(self.players))

    # ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def legal_moves(self) -> "LegalMoves":
        """The moves of whoever is to move: iterate, count, index, ask with `in`."""
        return LegalMoves(self)

    def read_move(self, text: str) -> Move:
        """The move that a text means here; see `sintra.notation`."""
        return read_move(self.game, text, self._legal())

    def play(self, move: "Move | int | str") -> None:
        """Play a move, given as a Move, in notation or as its integer; refuse it with the rule that forbids it, changing nothing."""
        legal = self._legal()
        chosen = read_move(self.game, move, legal) if isinstance(move, str) else int(move)
        if chosen not in legal:
            raise self._refusal(chosen)
        before = self._record.tobytes()
        self._log[0, 0] = 0
        single.play(self._record, chosen, self._log)
        try:
            drawn = self._draw(self._plies + 1)
            self._see_that_it_goes_on()
        except DeadEnd:
            self._record[:] = np.frombuffer(before, self._record.dtype)
            raise
        self._plies += 1 + len(drawn)
        self._steps.append(_Step(before, (int(chosen), *drawn), read_log(self._log)))

    def undo(self) -> None:
        """Take the last move back, with the draws that followed it by themselves."""
        if not self._steps:
            raise SintraError("there is no move to take back")
        step = self._steps.pop()
        self._plies -= len(step.moves)
        self._record[:] = np.frombuffer(step.before, self._record.dtype)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Everything that happened, nature's draws included."""
        known = all_moves(self.game)
        return tuple(known[move] for move in chain(self._opening, *(step.moves for step in self._steps)))

    @property
    def last_move(self) -> Move | None:
        """The last decision of a player (or draw, where nature has no dealer)."""
        return all_moves(self.game)[self._steps[-1].moves[0]] if self._steps else None

    @property
    def reasons(self) -> list[Reason]:
        """Why points were won and lost by the last move; the change of every score is the sum of its reasons."""
        return self.reasons_of(self._steps[-1].log) if self._steps else []

    def reasons_of(self, notes: list[list[int]]) -> list[Reason]:
        """What the notes of a move say."""
        return [self._reason(*row) for row in notes]

    @property
    def notes(self) -> list[list[list[int]]]:
        """For every move that was played here what was noted about points: seat, kind, place, two numbers, points."""
        return [step.log for step in self._steps]

    @property
    def prospects(self) -> list[Reason]:
        """What this round's tiling would bring if it began now; nothing in a game without one. Where there is a choice, the best space is taken."""
        if self.to_move < 0:
            return []
        return [self._reason(*row) for row in self.game.forecast.prospects(self._copied()[0])]

    # ── Other positions ──────────────────────────────────────────────────────────────────────────────────────────────

    def copy(self) -> "Position":
        """The same position with the same history and dealer, changing on its own from now on."""
        twin = Position(self.game, self._copied())
        twin.dealer, twin._start, twin._opening, twin._steps, twin._plies = self.dealer, self._start, self._opening, self._steps.copy(), self._plies
        return twin

    def view(self, seat: int) -> "Position":
        """What the seat may know: no history, no dealer, everything hidden from the seat forgotten."""
        record = self._copied()
        single.hide_from(record, seat)
        return Position(self.game, record)

    def imagine(self, seat: int, seed: int | None = None) -> "Position":
        """A full position, drawn at random, that looks to the seat just like this one."""
        record = self._copied()
        single.hide_from(record, seat)
        single.imagine_for(record, seat, generator(int(Dealer.from_seed(seed).numbers(0)[0])))
        if record["to_move"][0] != self.to_move:
            raise DeadEnd.of_memory()
        return Position(self.game, record)

    def before(self, back: int) -> bytes:
        """The content of the record before the last so many moves were played."""
        return self._steps[-back].before

    def at(self, plies: int) -> "Position":
        """The position after the first so many moves that were played here (draws that happened by themselves do not count), without a history."""
        content = self._steps[plies].before if plies < len(self._steps) else self._record.tobytes()
        return Position(self.game, own_record(content, self._record.dtype))

    @classmethod
    def remembered(cls, game: Game, records: StateArray, moves: Sequence[int], notes: Sequence[list[list[int]]]) -> "Position":
        """The last of these positions, with the others for its history: they are remembered, and not played again."""
        position = cls(game, records[-1:].copy())
        position._start = records[0].tobytes()
        position._steps = SharedList(_Step(before.tobytes(), (move,), note) for before, move, note in zip(records[:-1], moves, notes, strict=True))
        position._plies = len(moves)
        return position

    def start(self) -> "Position":
        """The position in which the history begins, before any draw."""
        return Position(self.game, own_record(self._start, self._record.dtype))

    # ── Text and picture ─────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def text(self) -> str:
        """The position on one line; `sintra.position` reads it."""
        options = {option.name: option.default for option in self.game.options}
        given = {name: value for name, value in self.options.items() if value != options[name]}
        fields = {"players": str(self.players), **given, **self.game.write(self.state)}
        return " ".join([self.game.name, *(f"{name}={value}" for name, value in fields.items())])

    @classmethod
    def from_text(cls, game: Game, text: str, dealer: Dealer | None = None, study: bool = False) -> "Position":
        """Read the fields of a position text (without the game's name). A study need not be a table that a game can come to."""
        fields = Fields(text)
        players = fields.number("players", min(game.players), max(game.players), str(game.players[0]))
        given = {option.name: fields.take(option.name) for option in game.options if option.name in fields}
        record = game.initial(*game.settle(players, given))
        try:
            game.read(record, fields)
        except OverflowError as error:
            raise BadPosition("", "a number is too large") from error
        fields.finish()
        if not study:
            game.check(record[0])
        return cls(game, record, dealer)

    def __str__(self) -> str:
        return self.game.board(self.state)

    def __repr__(self) -> str:
        return f"sintra.position({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and self._record.tobytes() == other._record.tobytes()

    def __hash__(self) -> int:
        return hash(self._record.tobytes())

    def svg(self, **how: Any) -> str:
        """The table as a picture; see `sintra.picture.svg.draw` for what can be chosen."""
        from sintra.picture.svg import draw

        return draw(self.game, self.state, **how)

    def _repr_svg_(self) -> str:
        return self.svg()

    # ── Inside ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _copied(self) -> StateArray:
        return own_record(self._record.tobytes(), self._record.dtype)

    def _legal(self) -> list[int]:
        n = 0 if self.is_over else single.legal_moves(self._record, self._moves)
        found: list[int] = self._moves[:n].tolist()
        return found

    def _draw(self, ply: int) -> tuple[int, ...]:
        """The draws that happen by themselves after so many moves."""
        return () if self.dealer is None else tuple(self.dealer.draw_due(self._record, ply, self._moves, self._log))

    def _see_that_it_goes_on(self) -> None:
        """A position is over, or something can happen in it."""
        if not self.is_over and single.legal_moves(self._record, self._moves) == 0:
            raise DeadEnd.of_nature() if self.to_move == NATURE else DeadEnd.of_players()

    def _refusal(self, move: int) -> SintraError:
        from sintra.words import say

        if not 0 <= move < self.game.moves:
            return IllegalMove(str(move), Phrase("refuse-no-such-move"), say(Phrase("refuse-no-such-move")))
        rule = self.game.refuse(self.state, move)
        error = IllegalMove(self.game.notation[move], rule, say(rule, self.game.package))
        error.phrase, error.package = rule, self.game.package
        return error

    def _reason(self, seat: int, kind: int, place: int, first: int, second: int, points: int) -> Reason:
        return Reason(self.game, seat, self.game.reasons[kind], place, points, self.game.explain(kind, place, first, second, points))


class LegalMoves(Sequence[Move]):
    """The legal moves of a position at the moment they were asked for."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._moves = position._legal()

    @property
    def numbers(self) -> list[int]:
        """The moves as their integers."""
        return self._moves

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        known = all_moves(self._position.game)
        return (known[move] for move in self._moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        known = all_moves(self._position.game)
        if isinstance(index, slice):
            return [known[move] for move in self._moves[index]]
        return known[self._moves[index]]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = read_move(self._position.game, move, self._moves)
            except SintraError:
                return False
        return move in self._moves

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(map(str, self))}>"
