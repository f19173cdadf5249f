"""What every decision and every draw of a game is worth. Each can be judged apart from the others, in any order and in any process."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

import msgspec
import numpy as np

from sintra.bots.bot import scatter
from sintra.kernel.dispatch import NATURE
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.record import Record
from sintra.study import desk
from sintra.study.desk import Desk
from sintra.study.worth import Worth

SIMULATIONS = 30_000  # for a position, if nothing else is asked for
DRAWS = 16  # fresh draws beside one that happened
LEAST = 100  # simulations after a draw


class Question(msgspec.Struct, frozen=True):
    """What is to be judged: a decision with a choice, draws in a row, or the position in which a game was left."""

    ply: int  #: how many of the record's moves come before
    count: int  #: how many moves it is: 1 for a decision, none where the game was left
    seat: int  #: who decides, or nature


class Effort(msgspec.Struct, frozen=True):
    """How much is thought about a game."""

    simulations: int = SIMULATIONS  #: for a decision
    draws: int = DRAWS  #: fresh ones beside one that happened
    after_draw: int = LEAST  #: simulations for each of these
    seed: int = 0

    @classmethod
    def of(cls, asked: Sequence[Question], simulations: int, draws: int, seed: int) -> "Effort":
        """As much for all draws of a game as for all its decisions: in some games they are few, and much hangs on each."""
        drawn = sum(question.seat == NATURE for question in asked)
        share = simulations * (len(asked) - drawn) // max(1, drawn * draws)
        return cls(simulations, draws, min(max(LEAST, share), simulations), seed)


class Verdict(msgspec.Struct, frozen=True):
    """What was found. Worths are lists of winning chances and of points, by seat."""

    ply: int
    before: list[list[float]]  #: the best that could be made of the position; before draws, what they bring on average
    change: list[list[float]]  #: what the decision lost against the best, or what the draws brought
    error: float = 0.0  #: of the winning chance lost
    is_exact: bool = False
    best: list[int] = []  #: the best decision, if it is another, and how play would go on


def questions(record: Record) -> Iterator[Question]:
    """All that can be judged in a game. A decision without a choice cannot."""
    *before, last = record.positions(draws=True)
    for seat, group in groupby(enumerate(before), lambda one: one[1].to_move):
        plies = list(group)
        if seat == NATURE:
            yield Question(plies[0][0], len(plies), NATURE)
        else:
            yield from (Question(ply, 1, seat) for ply, position in plies if len(position.legal_moves) > 1)
    if not last.is_over:
        yield Question(len(before), 0, last.to_move)


class Judge:
    """Judges one game's decisions and draws."""

    def __init__(self, game: Game, players: int, effort: Effort, nodes: int = desk.NODES) -> None:
        self.effort = effort
        self._desk, self._thought = Desk(game, players, nodes), desk.Effort(effort.simulations, effort.draws, effort.after_draw)

    def judge(self, record: Record, question: Question) -> Verdict:
        """A decision or a draw of the record."""
        before, seed = _position(record, question.ply)._record, seed_of(self.effort.seed, question.ply)
        if question.count == 0:
            found = self._desk.position(before, seed, self._thought)
        elif question.seat == NATURE:
            found = self._desk.draws(before, _position(record, question.ply + question.count)._record, seed, self._thought)
        else:
            found = self._desk.decision(before, record.moves[question.ply], seed, self._thought)
        return Verdict(question.ply, found.before.tolist(), found.change.tolist(), found.error, found.is_exact, found.line)


def seed_of(seed: int, ply: int) -> int:
    """For the question at a ply; a page makes the same."""
    return scatter(seed & 0xFFFFFFFFFFFFFFFF, ply)


def _position(record: Record, ply: int) -> Position:
    return Record(record.start, record.moves[:ply]).final()


# ── In other processes ───────────────────────────────────────────────────────────────────────────────────────────────────


class Task(msgspec.Struct, frozen=True):
    """A question about a game that is sent as text."""

    record: str
    question: Question
    effort: Effort


def answer(task: Task) -> Verdict:
    """The verdict on one question."""
    record = _read(task.record)
    return _judge(record.game.name, record.start.players, task.effort).judge(record, task.question)


@lru_cache(maxsize=2)
def _read(text: str) -> Record:
    from sintra.record import read

    return read(text)


@lru_cache(maxsize=2)
def _judge(game: str, players: int, effort: Effort) -> Judge:
    """Kept by a process for all that it is asked: its tree takes a moment to make."""
    from sintra.registry import game as find

    return Judge(find(game), players, effort)


def as_worth(lists: Sequence[Sequence[float]]) -> Worth:
    """A worth that was sent."""
    return np.array(lists, np.float64)
