"""A position of any game, with its history: the object that most users hold.

>>> import sintra
>>> game = sintra.new("azul", players=2, seed=7)
>>> game.play(game.legal_moves[0])
>>> game.undo()
>>> game.scores
(0, 0)
"""

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.dealer import Dealer
from sintra.history import History, Step
from sintra.kernel import single
from sintra.kernel.data import MoveParts
from sintra.kernel.dispatch import NATURE, OVER
from sintra.kernel.errors import BadOption, DeadEnd, IllegalMove, SintraError, UnreadableMove
from sintra.kernel.game import Game, StateArray
from sintra.kernel.log import new_log, read_log
from sintra.kernel.phrase import Phrase
from sintra.kernel.random import generator
from sintra.kernel.single import own_record
from sintra.legal_moves import LegalMoves
from sintra.notation import Move, all_moves, number_of, read_draws, read_move
from sintra.reasons import Reason

if TYPE_CHECKING:
    from sintra.picture.arrange import Arrangement
    from sintra.picture.themes import Theme


class Position:
    """A position of a game. `play` changes it, `undo` takes the last move back, `copy` makes another one.

    With a dealer nature's draws happen by themselves; without one they are played like any other move.

    >>> import sintra
    >>> position = sintra.new("azul", seed=7)
    >>> position.play("5 blue > 4")
    >>> position.to_move, position.ply, position.last_move
    (1, 1, sintra.Move('azul', '5 blue > 4'))
    """

    def __init__(self, game: Game, record: StateArray, dealer: Dealer | None = None) -> None:
        """The position that a record holds. Users have `sintra.new` and `sintra.position`."""
        self.game = game
        self.dealer = dealer
        self._record = record
        self._to_move = record["to_move"]
        self._history = History(game, record.tobytes())
        self._plies = 0  # moves played since the history began, draws counted
        self._moves = np.empty(game.moves, np.int32)
        self._log = new_log()
        if dealer is not None:
            self._history.opening = self._draw(0)
            self._plies = len(self._history.opening)

    # ── What is on the table ─────────────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> Any:
        """The record itself, for compiled code and for the curious; changing it is at your own risk."""
        return self._record[0]

    @property
    def table(self) -> Any:
        """What lies on the table as frozen, typed data in the rulebook's words, of the class that the game has for it: see its `table.py`.

        >>> import sintra
        >>> table = sintra.new("azul", seed=7).table
        >>> table.factories[4].blue, table.boards[0].lines[3].tiles, table.bag.total
        (2, 0, 80)
        >>> sintra.position(table.to_json()).table == table
        True
        """
        return self.game.table.of(self._fields())

    @property
    def players(self) -> int:
        """How many play."""
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
        """Whether the game has ended."""
        return self.to_move == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
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
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat to move: iterate, count, index, ask with `in`."""
        return LegalMoves(self.game, self._legal())

    def read_move(self, text: str) -> Move:
        """The move that a text means here; see `sintra.notation`."""
        return read_move(self.game, text, self._legal())

    def play(self, move: Move | MoveParts | int | str) -> None:
        """Play a move, given as a Move, in notation, as its parts or as its integer; refuse it with the rule that forbids it, changing nothing.

        Where nature is to draw, several draws can be given at once: `play("BKWW")`.

        >>> import sintra
        >>> position = sintra.new("azul", dealt=False)
        >>> position.play("start 2, BKWW BYRR")
        >>> len(position.moves), position.table.factories[0].white
        (9, 2)
        """
        legal = self._legal()
        try:
            chosen = number_of(self.game, move, legal)
        except UnreadableMove:
            draws = read_draws(self.game, move) if isinstance(move, str) and self.to_move == NATURE else []
            if len(draws) < 2:
                raise
            self._play_all(draws)
            return
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
        self._history.steps.append(Step(before, (int(chosen), *drawn), read_log(self._log)))

    def _play_all(self, draws: list[str]) -> None:
        """Play all of these draws, or none of them."""
        for played, draw in enumerate(draws):
            try:
                self.play(draw)
            except SintraError:
                for _ in range(played):
                    self.undo()
                raise

    def undo(self) -> None:
        """Take the last move back, with the draws that followed it by themselves."""
        if not self._history.steps:
            raise SintraError("there is no move to take back")
        step = self._history.steps.pop()
        self._plies -= len(step.moves)
        self._record[:] = np.frombuffer(step.before, self._record.dtype)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Everything that happened, nature's draws included."""
        known = all_moves(self.game)
        return tuple(known[move] for move in self._history.moves)

    @property
    def ply(self) -> int:
        """How many decisions players have made since the history began; draws are not counted."""
        return len(self._history.decisions)

    @property
    def last_move(self) -> Move | None:
        """The last decision of a player (or draw, where nature has no dealer)."""
        steps = self._history.steps
        return all_moves(self.game)[steps[-1].moves[0]] if steps else None

    @property
    def reasons(self) -> list[Reason]:
        """Why points were won and lost by the last move; the change of every score is the sum of its reasons."""
        return self.reasons_of(self._history.steps[-1].log) if self._history.steps else []

    def reasons_of(self, notes: list[list[int]]) -> list[Reason]:
        """What the notes of a move say."""
        return [self._reason(*row) for row in notes]

    @property
    def notes(self) -> list[list[list[int]]]:
        """For every move that was played here what was noted about points: seat, kind, place, two numbers, points."""
        return [step.log for step in self._history.steps]

    @property
    def prospects(self) -> list[Reason]:
        """What this round's tiling would bring if it began now; nothing in a game without one. Where there is a choice, the best space is taken."""
        if self.to_move < 0:
            return []
        log = new_log()
        self.game.forecast.prospects(np.repeat(self._record, 2), log)
        return self.reasons_of(read_log(log))

    # ── Other positions ──────────────────────────────────────────────────────────────────────────────────────────────

    def copy(self) -> "Position":
        """The same position with the same history and dealer, changing on its own from now on. So do `copy.copy` and `copy.deepcopy`."""
        twin = Position(self.game, self._copied())
        twin.dealer, twin._history, twin._plies = self.dealer, self._history.copy(), self._plies
        return twin

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game, zlib.compress(self._record.tobytes(), 1), self.dealer, self._history, self._plies)

    def view(self, seat: int | None) -> "Position":
        """What the seat may know: no history, no dealer, everything hidden from the seat forgotten. None: what everybody may know."""
        record = self._copied()
        for one in range(self.players) if seat is None else (self._seat(seat),):
            single.hide_from(record, one)
        return Position(self.game, record)

    def imagine(self, seat: int, seed: int | None = None) -> "Position":
        """A full position, drawn at random, that looks to the seat just like this one."""
        record = self._copied()
        single.hide_from(record, self._seat(seat))
        single.imagine_for(record, seat, generator(int(Dealer.from_seed(seed).numbers(0)[0])))
        if record["to_move"][0] != self.to_move:
            raise DeadEnd.of_memory()
        return Position(self.game, record)

    def before(self, back: int) -> bytes:
        """The content of the record before the last n moves were played."""
        return self._history.steps[-back].before

    def at(self, ply: int) -> "Position":
        """The position after the first n decisions of players and the draws that followed them, without a history.

        >>> import sintra
        >>> game = sintra.new("azul", seed=7)
        >>> game.play("5 blue > 4")
        >>> game.at(0) == sintra.new("azul", seed=7), game.at(1) == game
        (True, True)
        """
        decisions = self._history.decisions
        self._within("ply", ply, len(decisions), "decisions")
        content = self._history.steps[decisions[ply]].before if ply < len(decisions) else self._record.tobytes()
        return Position(self.game, own_record(content, self._record.dtype))

    def after(self, moves: int) -> "Position":
        """The position after the first n of `moves`, draws counted, without a history."""
        self._within("moves", moves, self._plies, "moves")
        return Position(self.game, own_record(self._history.after(moves, self._record.tobytes()), self._record.dtype))

    @classmethod
    def remembered(cls, game: Game, records: StateArray, moves: Sequence[int], notes: Sequence[list[list[int]]]) -> "Position":
        """The last of these positions, with the others for its history: they are remembered, and not played again."""
        position = cls(game, records[-1:].copy())
        steps = (Step(before.tobytes(), (move,), note) for before, move, note in zip(records[:-1], moves, notes, strict=True))
        position._history = History(game, records[0].tobytes(), (), steps, is_remembered=True)
        position._plies = len(moves)
        return position

    def start(self) -> "Position":
        """The position in which the history begins, before any draw."""
        return Position(self.game, own_record(self._history.start, self._record.dtype))

    # ── Text and picture ─────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def text(self) -> str:
        """The position on one line; `sintra.position` reads it."""
        options = {option.name: option.default for option in self.game.options}
        shown = {name: value for name, value in self._fields().items() if options.get(name) != value}
        return " ".join([self.game.name, *(f"{name}={value}" for name, value in shown.items())])

    def _fields(self) -> dict[str, str]:
        """The fields of the position's text, all options among them."""
        sheet = self.game.sheet.blank()
        self.game.write(self.state, sheet[0])
        fields = (*self.game.sheet.options, *self.game.sheet.fields)
        return {"players": str(self.players), **self.game.sheet.show(sheet, self.players, fields)}

    def __str__(self) -> str:
        return self.game.board(self.state)

    def __repr__(self) -> str:
        return f"sintra.position({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and self._record.tobytes() == other._record.tobytes()

    def __hash__(self) -> int:
        return hash(self._record.tobytes())

    def svg(
        self,
        *,
        theme: "Theme" = "auto",
        width: float | None = None,
        seat: int | None = None,
        arrangement: "Arrangement" = "wide",
        language: str = "en",
    ) -> str:
        """The table as a picture.

        `theme` "auto" follows the reader's system; "light" and "dark" are for programs that know no style sheets. `width` is in pixels; otherwise
        the picture fills its room. The board of `seat` comes first. The `arrangement` "tall" is for phones. The `language` is of titles.

        >>> import sintra
        >>> sintra.new("azul", seed=7).svg(theme="dark", width=600)[:4]
        '<svg'
        """
        from sintra.picture.svg import draw

        return draw(self.game, self.state, theme=theme, width=width, seat=seat, arrangement=arrangement, language=language)

    def _repr_svg_(self) -> str:
        return self.svg()

    # ── Inside ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _copied(self) -> StateArray:
        return own_record(self._record.tobytes(), self._record.dtype)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.players:
            raise BadOption("seat", f"the seats are 0 to {self.players - 1}, not {seat!r}")
        return int(seat)

    @staticmethod
    def _within(name: str, number: int, most: int, what: str) -> None:
        if isinstance(number, bool) or not isinstance(number, (int, np.integer)) or not 0 <= number <= most:
            raise BadOption(name, f"there are {most} {what} here: give 0 to {most}, not {number!r}")

    def _legal(self) -> list[int]:
        n = 0 if self.is_over else single.legal_moves(self._record, self._moves)
        found: list[int] = self._moves[:n].tolist()
        return found

    def _draw(self, ply: int) -> tuple[int, ...]:
        """The draws that happen by themselves after this many moves."""
        return () if self.dealer is None else tuple(self.dealer.draw_due(self._record, ply, self._moves, self._log))

    def _see_that_it_goes_on(self) -> None:
        """A position is over, or something can happen in it."""
        if not self.is_over and single.legal_moves(self._record, self._moves) == 0:
            raise DeadEnd.of_nature() if self.to_move == NATURE else DeadEnd.of_players()

    def _refusal(self, move: int) -> SintraError:
        from sintra.words import say

        if not 0 <= move < self.game.moves:
            return IllegalMove(str(move), Phrase("refuse-no-such-move"), say(Phrase("refuse-no-such-move")))
        rule = self.game.refusal(self.state, move)
        error = IllegalMove(self.game.notation[move], rule, say(rule, self.game.package))
        error.phrase, error.package = rule, self.game.package
        return error

    def _reason(self, seat: int, kind: int, place: int, first: int, second: int, points: int) -> Reason:
        return Reason(self.game, seat, self.game.reasons[kind], place, points, self.game.explanation(kind, place, first, second, points))


def _unpickled(game: Game, content: bytes, dealer: Dealer | None, history: History, plies: int) -> Position:
    position = Position(game, own_record(zlib.decompress(content), game.state))
    position.dealer, position._history, position._plies = dealer, history, plies
    return position
