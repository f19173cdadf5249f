"""A search with a budget: it is shown a view, samples what the seat cannot know, and says what it found about every choice."""

import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from sintra.kernel import single
from sintra.kernel.errors import SintraError
from sintra.kernel.random import generator
from sintra.positions import Position
from sintra.search.exact import solve
from sintra.search.heuristics import heuristics
from sintra.search.network import ABOUT, SCORE, WIN, Network, trained_network
from sintra.search.search_tree import SearchTree
from sintra.search.settings import SearchSettings, settings_for

SLICE = 1_000  # simulations between two looks at the clock, at most
LOOK = 0.01  # seconds between two looks, about
WORLDS = 4  # how many fillings of what is hidden are searched
NODES = 8_000_000
LONGEST_LINE = 12
NO_CHANGES: Mapping[str, float] = {}


@dataclass(frozen=True)
class Budget:
    """When a search ends: whichever comes first. `simulations` counts those that a kept tree brings along; `nodes` is the size of the tree."""

    seconds: float | None = None
    simulations: int | None = None
    nodes: int = NODES

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise SintraError("a search needs a budget: seconds or simulations")


@dataclass(frozen=True)
class Choice:
    """What was found about one legal move."""

    move: int
    visits: int  #: how much the search looked at it; more than simulations, since final values met again count several times
    value: float  #: for the seat to move: what the search goes by, see `search.settings`
    chances: tuple[float, ...]  #: of winning, for every seat; a shared win is shared
    scores: tuple[float, ...]  #: expected at the end, for every seat
    line: tuple[int, ...]  #: how play would go on, up to nature's next draw


@dataclass(frozen=True)
class Findings:
    """What a search found: all legal moves, the best first."""

    choices: tuple[Choice, ...]
    simulations: int
    is_exact: bool  #: proven to the end of the game
    seconds: float = field(compare=False)

    @property
    def best(self) -> Choice:
        return self.choices[0]


class Searcher:
    """Searches one position after another, keeping what it has grown. Equal seeds and simulations give equal findings for equal views."""

    def __init__(
        self,
        *,
        seed: int = 0,
        threads: int = 1,
        worlds: int = WORLDS,
        settings: Mapping[str, float] = NO_CHANGES,
        network: Network | None = None,
        keep: bool = True,
        nodes: int = NODES,
    ) -> None:
        self.seed, self.threads, self.worlds, self.settings, self.keep, self.nodes = seed, threads, worlds, settings, keep, nodes
        self.network = network
        self._trees: list[SearchTree] = []
        self._of: tuple[str, int] | None = None

    def uproot(self) -> None:
        """Let go of the trees and their memory; they are made again when they are needed."""
        self._trees, self._of = [], None

    def forget(self) -> None:
        """Begin again, as if no position had been seen."""
        for tree in self._trees:
            tree.is_planted = False

    def think(self, view: Position, budget: Budget) -> Findings:
        """Search until the budget is used up."""
        *_, last = self.think_aloud(view, budget)
        return last

    def think_aloud(self, view: Position, budget: Budget) -> Iterator[Findings]:
        """Findings again and again while the search goes on; the last ones when the budget is used up. It may be left at any time."""
        begun = time.perf_counter()
        heuristics(view.game)
        records = self._imagined(view)
        proven = self._prove(records, view.players, settings_for(view.game, self.settings), begun) if len(records) == 1 else None
        if proven is not None:
            yield proven
            return
        if self._begin(view, records):
            begun = time.perf_counter()  # whatever had to be loaded or compiled was not thought
        trees = self._trees
        limit = float("inf") if budget.simulations is None else budget.simulations / len(trees)
        with ThreadPoolExecutor(self.threads) as pool:
            pause, spoken, portion = 0.25, 0.0, 64
            while True:
                spent = time.perf_counter() - begun
                if all(tree.is_done(limit, budget.nodes / len(trees)) for tree in trees) or (budget.seconds is not None and spent >= budget.seconds):
                    break
                if spent - spoken > pause:
                    spoken, pause = spent, 2 * pause
                    yield self._findings(spent)
                portions = [int(min(portion, max(0, limit - tree.simulations))) for tree in trees]
                list(pool.map(SearchTree.grow, trees, portions))
                took = time.perf_counter() - begun - spent
                portion = int(min(SLICE, max(16, portion * min(2.0, LOOK / max(took, 1e-6)))))
        yield self._findings(time.perf_counter() - begun)

    def _prove(self, records: list[NDArray[np.void]], players: int, settings: SearchSettings, begun: float) -> Findings | None:
        """Exact values without a simulation, if everything can be tried to the end.

        Points for their own sake, which help to get there, are not wanted any more.
        """
        solved = solve(records[0], settings._replace(points=0.0))
        if solved is None:
            return None
        moves, values, worth, _ = solved
        order = sorted(range(len(moves)), key=lambda i: worth[i], reverse=True)
        choices = (Choice(int(moves[i]), 0, float(worth[i]), **_expected(values[i], players, True), line=(int(moves[i]),)) for i in order)
        return Findings(tuple(choices), 0, True, time.perf_counter() - begun)

    def _begin(self, view: Position, records: list[NDArray[np.void]]) -> bool:
        """Let the trees begin with these positions; True if they had to be made first."""
        game, players = view.game, view.players
        wanted = max(len(records), self.threads)
        is_new = self._of != (game.name, players) or len(self._trees) != wanted
        if is_new:
            network = trained_network(game, players) if self.network is None else self.network
            self._trees = [SearchTree(game, network, settings_for(game, self.settings), self.nodes // wanted) for _ in range(wanted)]
            self._of = game.name, players
        for i, tree in enumerate(self._trees):
            tree.begin(records[i % len(records)], _scatter(self.seed, i), self.keep and len(records) == 1)
            tree.grow(2 if tree.visits < 2 else 0)
        return is_new

    def _imagined(self, view: Position) -> list[NDArray[np.void]]:
        """Full positions that look like the view to the seat to move; one if nothing is hidden."""
        records = []
        for world in range(self.worlds):
            record = view._record.copy()
            single.hide_from(record, view.to_move)
            single.imagine_for(record, view.to_move, generator(_scatter(self.seed, 1_000 + world)))
            records.append(record)
        is_open = all(record.tobytes() == records[0].tobytes() for record in records)
        return records[:1] if is_open else records

    def _findings(self, seconds: float) -> Findings:
        """All trees together: visits are summed, values averaged by visits."""
        trees = self._trees
        children, abouts, counts = zip(*(tree.children() for tree in trees), strict=True)
        moves, visits, means = children[0]["move"], np.stack([one["visits"] for one in children]), np.stack([one["mean"] for one in children])
        counted, about = np.stack(counts).sum(0), np.stack(abouts).sum(0)
        total = visits.sum(0)
        value = (visits * means).sum(0) / np.maximum(total, 1)
        is_settled = all(tree.is_settled for tree in trees)
        order = sorted(range(len(moves)), key=lambda i: (value[i], total[i]) if is_settled else (total[i], value[i]), reverse=True)
        deepest = [int(visits[:, i].argmax()) for i in range(len(moves))]
        players = int(trees[0].table["players"][0])
        choices = tuple(
            Choice(
                move=int(moves[i]),
                visits=int(total[i]),
                value=float(value[i]),
                **_expected(about[i] / max(1, counted[i]), players, bool(counted[i])),
                line=tuple(trees[deepest[i]].line(int(moves[i]), LONGEST_LINE)),
            )
            for i in order
        )
        return Findings(choices, sum(tree.simulations for tree in trees), all(tree.is_exact for tree in trees), seconds)


def _expected(about: NDArray[np.float64], players: int, is_known: bool) -> dict[str, tuple[float, ...]]:
    assert about.shape[0] == ABOUT
    if not is_known:
        return {"chances": (float("nan"),) * players, "scores": (float("nan"),) * players}
    chances = (about[WIN, :players] * (players - 1) + 1.0) / players
    return {"chances": tuple(chances.clip(0.0, 1.0).tolist()), "scores": tuple(about[SCORE, :players].tolist())}


def _scatter(seed: int, number: int) -> int:
    return int(np.random.SeedSequence([seed & 0xFFFFFFFFFFFFFFFF, number]).generate_state(1, np.uint64)[0])
