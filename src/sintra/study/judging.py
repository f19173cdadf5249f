"""What every decision and every draw of a game is worth. Each can be judged apart from the others, in any order and in any process."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

import msgspec
import numpy as np

from sintra.kernel.dispatch import NATURE
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.record import Record
from sintra.search.searcher import Budget, Findings, Searcher
from sintra.study.luck import DrawValuer
from sintra.study.worth import CHANCES, Worth, nothing, result, worth

SIMULATIONS = 30_000  # for a position, if nothing else is asked for
DRAWS = 16  # fresh draws beside one that happened
LEAST = 100  # simulations after a draw
SHORTER = 3  # a candidate is also searched this many times shorter: what that changes is taken for the error
NODES = 2_000_000


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

    def __init__(self, game: Game, players: int, effort: Effort) -> None:
        self.effort = effort
        self._searcher = Searcher(keep=False, nodes=NODES)
        self._draws = DrawValuer(game, players, samples=effort.draws, simulations=effort.after_draw)

    def judge(self, record: Record, question: Question) -> Verdict:
        """A decision or a draw of the record."""
        before = _position(record, question.ply)
        random = np.random.default_rng([self.effort.seed, question.ply])
        if question.count == 0:
            value = self._worth(before, random, self.effort.simulations)
            return Verdict(question.ply, value.tolist(), nothing(before.players).tolist())
        if question.seat == NATURE:
            luck = self._draws.luck(before._record, _position(record, question.ply + question.count)._record, random)
            return Verdict(question.ply, luck.mean.tolist(), luck.brought.tolist())
        return self._decision(before, record.moves[question.ply], question, random)

    def _decision(self, position: Position, played: int, question: Question, random: np.random.Generator) -> Verdict:
        found = self._search(position, random, self.effort.simulations)
        best, error, none = found.best, 0.0, nothing(position.players).tolist()
        if played == best.move:
            return Verdict(question.ply, worth(best.chances, best.scores).tolist(), none, is_exact=found.is_exact)
        if found.is_exact:
            chosen = next(choice for choice in found.choices if choice.move == played)
            of_best, of_played = worth(best.chances, best.scores), worth(chosen.chances, chosen.scores)
        else:
            of_best, of_played, error = self._alike(position, best.move, played, random)
        lost = of_played - of_best
        if lost[CHANCES, position.to_move] >= 0.0:  # the longer look liked it as much
            return Verdict(question.ply, of_played.tolist(), none, error, found.is_exact)
        return Verdict(question.ply, of_best.tolist(), lost.tolist(), error, found.is_exact, list(best.line))

    def _alike(self, position: Position, best: int, played: int, random: np.random.Generator) -> tuple[Worth, Worth, float]:
        """Two decisions, searched as much, and how sure the difference between them is."""
        lengths = max(1, self.effort.simulations // SHORTER), self.effort.simulations
        short, long = ([self._after(position, move, random, simulations) for move in (best, played)] for simulations in lengths)
        lost = [(one[1] - one[0])[CHANCES, position.to_move] for one in (short, long)]
        return long[0], long[1], float(abs(lost[1] - lost[0]))

    def _after(self, position: Position, move: int, random: np.random.Generator, simulations: int) -> Worth:
        """What the position is worth after a decision."""
        after = position.copy()
        after.play(move)
        return result(after._record) if after.is_over else self._worth(after, random, simulations)

    def _worth(self, position: Position, random: np.random.Generator, simulations: int) -> Worth:
        if position.to_move == NATURE:
            return self._draws.mean(position._record, random)
        best = self._search(position, random, simulations).best
        return worth(best.chances, best.scores)

    def _search(self, position: Position, random: np.random.Generator, simulations: int) -> Findings:
        self._searcher.seed = int(random.integers(1 << 62))
        return self._searcher.think(position.view(position.to_move), Budget(simulations=simulations))


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
