"""A judge's desk: the compiled core of judging with the room that it works in, for callers in Python."""

from typing import NamedTuple

import numpy as np

from sintra.kernel.game import Game, StateArray
from sintra.search.heuristics import heuristics
from sintra.study.core.judge import judge_decision, judge_draws, judge_position
from sintra.study.core.room import AFTER, BEFORE, IS_EXACT, LINE, make_bench
from sintra.study.worth import Worth

NODES = 900_000  #: of the tree; a page has no room for more, and shall find the same


class Effort(NamedTuple):
    """How much is thought about a question."""

    simulations: int  #: for a decision
    samples: int  #: fresh draws
    after_draw: int  #: simulations after each


class Answer(NamedTuple):
    """What was found: see `study.judging.Verdict`."""

    before: Worth
    change: Worth
    error: float
    is_exact: bool
    line: list[int]


class Desk:
    """Judges positions of one game and one number of players. Equal seeds give equal answers."""

    def __init__(self, game: Game, players: int, nodes: int = NODES) -> None:
        heuristics(game)
        self.players, self._bench = players, make_bench(game, players, nodes)

    def decision(self, before: StateArray, played: int, seed: int, effort: Effort) -> Answer:
        """What a decision lost against the best."""
        self._begin(before, seed)
        judge_decision(self._bench, played, *effort)
        flags = self._bench.found.flags
        return self._answer(bool(flags[IS_EXACT]), self._bench.verdict.line[: flags[LINE]].tolist())

    def draws(self, before: StateArray, after: StateArray, seed: int, effort: Effort) -> Answer:
        """What draws brought, against the mean over fresh ones."""
        self._begin(before, seed)
        self._bench.positions[AFTER] = after[0]
        judge_draws(self._bench, effort.samples, effort.after_draw)
        return self._answer()

    def position(self, record: StateArray, seed: int, effort: Effort) -> Answer:
        """What a position is worth, whoever is to move."""
        self._begin(record, seed)
        judge_position(self._bench, *effort)
        return self._answer()

    def _begin(self, before: StateArray, seed: int) -> None:
        self._bench.positions[BEFORE] = before[0]
        self._bench.random[0] = np.uint64(seed)

    def _answer(self, is_exact: bool = False, line: list[int] | None = None) -> Answer:
        verdict = self._bench.verdict
        before, change = (worth[:, : self.players].copy() for worth in (verdict.before, verdict.change))
        return Answer(before, change, float(verdict.error[0]), is_exact, line or [])
