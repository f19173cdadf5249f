"""The ledger of a game: start + skill + luck + revision = result, exactly, for every seat, in winning chances and in points.

**Skill** is what a decision was worth less what the best was worth: nothing, or a loss, which others gain. **Luck** is what a draw brought, less what
such draws bring on average. **Revision** is what is left: the judge changed its mind, because it saw further later on.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.dispatch import NATURE
from sintra.notation import Move, all_moves
from sintra.record import Record
from sintra.study.judging import Question, Verdict, as_worth, questions
from sintra.study.worth import CHANCES, Worth, nothing, result

GRADES = (("blunder", 0.20), ("mistake", 0.10), ("inaccuracy", 0.05))  #: by winning chance lost
SURE = 2.0  # errors that a loss must be above 0 before it is spoken of


@dataclass(frozen=True, eq=False)
class Entry:
    """A turn, with all its decisions, or the draws between two turns."""

    ply: int  #: how many of the record's moves come before
    round: int
    seat: int  #: whose turn, or nature
    moves: tuple[Move, ...]
    before: Worth
    after: Worth
    skill: Worth
    luck: Worth
    revision: Worth
    choices: int  #: decisions that left a choice
    error: float  #: of the winning chance lost
    is_exact: bool  #: proven to the end of the game
    best: tuple[Move, ...]  #: where a decision lost something: the best one there, and how play would have gone on
    missed_at: int  #: and how many of the record's moves come before that decision

    @property
    def lost(self) -> float:
        """The winning chance that the turn lost."""
        return float(-self.skill[CHANCES, self.seat]) if self.seat >= 0 else 0.0

    @property
    def grade(self) -> str:
        """What that is called; nothing where it is little, or not sure."""
        if self.lost <= SURE * self.error:
            return ""
        return next((name for name, least in GRADES if self.lost >= least), "")


@dataclass(frozen=True)
class Share:
    """One seat's side of the ledger, in winning chances or in points: start + own + others + luck + revision = result."""

    start: float
    own: float  #: what its own decisions lost
    others: float  #: what it gained from the others' losses
    luck: float
    revision: float
    result: float


@dataclass(frozen=True, eq=False)
class Ledger:
    """All entries of a game, in order."""

    record: Record
    entries: tuple[Entry, ...]
    start: Worth
    result: Worth

    @property
    def players(self) -> int:
        return self.record.start.players

    @cached_property
    def losses(self) -> NDArray[np.float64]:
        """For two seats, what the second one gained, in winning chances, by what the first one decided. Its own is a loss."""
        found = np.zeros((self.players, self.players))
        for entry in self.entries:
            if entry.seat >= 0:
                found[entry.seat] += entry.skill[CHANCES]
        return found

    def share(self, seat: int, about: int = CHANCES) -> Share:
        """A seat's side, in winning chances, or in points."""
        own = sum(float(entry.skill[about, seat]) for entry in self.entries if entry.seat == seat)
        others = sum(float(entry.skill[about, seat]) for entry in self.entries if entry.seat != seat)
        luck, revision = (sum(float(getattr(entry, name)[about, seat]) for entry in self.entries) for name in ("luck", "revision"))
        return Share(float(self.start[about, seat]), own, others, luck, revision, float(self.result[about, seat]))

    def choices(self, seat: int) -> int:
        """How many decisions of the seat left a choice."""
        return sum(entry.choices for entry in self.entries if entry.seat == seat)

    def error_rate(self, seat: int) -> float:
        """The winning chance that the seat lost with a decision, on average over those that left a choice."""
        return sum(entry.lost for entry in self.entries if entry.seat == seat) / max(1, self.choices(seat))

    def turning_points(self, count: int = 3) -> list[Entry]:
        """The entries that decided the game: those with the largest loss or luck."""
        weight = {entry.ply: float(np.abs(entry.skill + entry.luck)[CHANCES].max()) for entry in self.entries}
        return sorted(sorted(self.entries, key=lambda entry: -weight[entry.ply])[:count], key=lambda entry: entry.ply)


def ledger(record: Record, verdicts: Iterable[Verdict]) -> Ledger:
    """The ledger of a game of which everything has been judged."""
    found = {verdict.ply: verdict for verdict in verdicts}
    asked = {question.ply: question for question in questions(record)}
    final = record.final()
    end = result(final._record) if final.is_over else as_worth(found[len(record.moves)].before)
    values = dict(_values(len(record.moves), found, end))
    entries = tuple(_entry(record, span, asked, found, values) for span in _spans(record))
    return Ledger(record, entries, values[0], end)


@dataclass(frozen=True)
class _Span:
    first: int
    after: int
    seat: int
    round: int


def _spans(record: Record) -> Iterator[_Span]:
    """Turns, and the draws between them."""
    movers = [(position.to_move, int(position.state.round_number)) for position in record.positions(draws=True)][: len(record.moves)]
    for seat, group in groupby(enumerate(movers), lambda one: one[1][0]):
        plies = list(group)
        yield _Span(plies[0][0], plies[-1][0] + 1, seat, plies[0][1][1])


def _values(plies: int, found: Mapping[int, Verdict], end: Worth) -> Iterator[tuple[int, Worth]]:
    """What the table is worth after this many moves. Where nothing can be chosen, what it is worth after that."""
    value = end
    for ply in range(plies, -1, -1):
        if ply in found:
            value = as_worth(found[ply].before)
        yield ply, value


def _entry(record: Record, span: _Span, asked: Mapping[int, Question], found: Mapping[int, Verdict], values: Mapping[int, Worth]) -> Entry:
    players, known = record.start.players, all_moves(record.game)
    skill, luck = nothing(players), nothing(players)
    judged = [found[ply] for ply in range(span.first, span.after) if ply in asked]
    for verdict in judged:
        if span.seat == NATURE:
            luck += as_worth(verdict.change)
        else:
            skill += as_worth(verdict.change)
    worst = max((one for one in judged if one.best), key=lambda one: -one.change[CHANCES][span.seat], default=None)
    before, after = values[span.first], values[span.after]
    return Entry(
        ply=span.first,
        round=span.round,
        seat=span.seat,
        moves=tuple(known[move] for move in record.moves[span.first : span.after]),
        before=before,
        after=after,
        skill=skill,
        luck=luck,
        revision=after - before - skill - luck,
        choices=len(judged) if span.seat >= 0 else 0,
        error=float(np.sqrt(sum(one.error**2 for one in judged))),
        is_exact=bool(judged) and all(one.is_exact for one in judged),
        best=tuple(known[move] for move in worst.best) if worst else (),
        missed_at=worst.ply if worst else span.first,
    )
