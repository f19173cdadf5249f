"""The ledger of a game: start + skill + luck + revision = result, exactly, for every seat, in winning chances and in points.

**Skill** is what a decision was worth less what the best was worth: nothing, or a loss, which others gain. **Luck** is what a draw brought, less what
such draws bring on average. **Revision** is what is left: the judge changed its mind, because it saw further later on.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sintra.notation import Move, all_moves
from sintra.record import Record
from sintra.study.core.sums import (
    AFTERWARDS,
    CHOICES,
    ERROR,
    EXACT,
    FIRST,
    GRADE,
    LOST,
    SEAT,
    WEIGHT,
    WORST,
    Judged,
    Sums,
    add_up,
    make_judged,
    make_sums,
)
from sintra.study.judging import Verdict
from sintra.study.why import why
from sintra.study.worth import CHANCES, Worth, result
from sintra.words import say

GRADES = ("inaccuracy", "mistake", "blunder")  #: from the smallest; `core.sums` says from which loss on


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
    lost: float  #: the winning chance that the turn lost
    grade: str  #: what that is called; nothing where it is little, or not sure
    weight: float  #: the most that it changed anybody's chances


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
    _sums: Sums

    @property
    def players(self) -> int:
        return self.record.start.players

    @cached_property
    def start(self) -> Worth:
        return self._sums.shares[:, : self.players, 0]

    @cached_property
    def result(self) -> Worth:
        return self._sums.shares[:, : self.players, -1]

    @property
    def losses(self) -> NDArray[np.float64]:
        """For two seats, what the second one gained, in winning chances, by what the first one decided. Its own is a loss."""
        return self._sums.gained[: self.players, : self.players]

    def share(self, seat: int, about: int = CHANCES) -> Share:
        """A seat's side, in winning chances, or in points."""
        return Share(*self._sums.shares[about, seat].tolist())

    def choices(self, seat: int) -> int:
        """How many decisions of the seat left a choice."""
        return sum(entry.choices for entry in self.entries if entry.seat == seat)

    def error_rate(self, seat: int) -> float:
        """The winning chance that the seat lost with a decision, on average over those that left a choice."""
        return float(self._sums.rates[seat])

    def rate(self, seat: int) -> tuple[float, float]:
        """The error rate of a seat, and the standard error of that."""
        return float(self._sums.rates[seat]), float(self._sums.spreads[seat])

    def why(self, entry: Entry, language: str = "en") -> list[str]:
        """What speaks for the better decision of a turn that lost something, in words."""
        if not entry.best:
            return []
        position = Record(self.record.start, self.record.moves[: entry.missed_at]).final()
        return [say(phrase, self.record.game.package, language) for phrase in why(position, self.record.moves[entry.missed_at], int(entry.best[0]))]

    def turning_points(self, count: int = 3) -> list[Entry]:
        """The entries that decided the game: those with the largest loss or luck."""
        return sorted(sorted(self.entries, key=lambda entry: -entry.weight)[:count], key=lambda entry: entry.ply)


def ledger(record: Record, verdicts: Iterable[Verdict]) -> Ledger:
    """The ledger of a game of which everything has been judged."""
    found = {verdict.ply: verdict for verdict in verdicts}
    plies, players = len(record.moves), record.start.players
    positions = list(record.positions(draws=True))
    judged, sums = make_judged(plies), make_sums(plies)
    judged.movers[:plies] = [position.to_move for position in positions[:plies]]
    for verdict in found.values():
        _note(judged, verdict, players)
    if positions[-1].is_over:
        judged.before[plies, :, :players] = result(positions[-1]._record)
    count = add_up(judged, plies, players, sums)
    rounds = [int(position.state.round_number) for position in positions]
    return Ledger(record, tuple(_entry(record, rounds, found, sums, i) for i in range(count)), sums)


def _note(judged: Judged, verdict: Verdict, players: int) -> None:
    ply = verdict.ply
    judged.judged[ply], judged.exact[ply], judged.error[ply] = 1, verdict.is_exact, verdict.error
    judged.before[ply, :, :players], judged.change[ply, :, :players] = verdict.before, verdict.change


def _entry(record: Record, rounds: list[int], found: dict[int, Verdict], sums: Sums, number: int) -> Entry:
    players, known = record.start.players, all_moves(record.game)
    entry, told, worths = sums.entries[number].tolist(), sums.told[number].tolist(), sums.worths[number][:, :, :players]
    first, worst, grade = entry[FIRST], entry[WORST], entry[GRADE]
    before, after, skill, luck, revision = worths
    return Entry(
        ply=first,
        round=rounds[first],
        seat=entry[SEAT],
        moves=tuple(known[move] for move in record.moves[first : entry[AFTERWARDS]]),
        before=before,
        after=after,
        skill=skill,
        luck=luck,
        revision=revision,
        choices=entry[CHOICES],
        error=told[ERROR],
        is_exact=bool(entry[EXACT]),
        best=tuple(known[move] for move in found[worst].best) if worst >= 0 else (),
        missed_at=worst if worst >= 0 else first,
        lost=told[LOST],
        grade=GRADES[grade - 1] if grade else "",
        weight=told[WEIGHT],
    )
