"""Many short searches in a row, each for a number of simulations: without threads and clocks, which would cost more than the search."""

import time

from sintra.positions import Position
from sintra.search.heuristics import heuristics
from sintra.search.searcher import Budget, Findings, Searcher
from sintra.search.settings import settings_for


class Looker(Searcher):
    """Finds what a searcher finds for as many simulations."""

    def think(self, view: Position, budget: Budget) -> Findings:
        assert budget.simulations is not None
        begun = time.perf_counter()
        heuristics(view.game)
        records = self._imagined(view)
        proven = self._prove(records, view.players, settings_for(view.game, self.settings), begun) if len(records) == 1 else None
        if proven is not None:
            return proven
        self._begin(view, records)
        for tree in self._trees:
            tree.grow(max(0, budget.simulations // len(self._trees) - tree.simulations))
        return self._findings(time.perf_counter() - begun)
