"""The search of the bots for a whole batch of games at once, on several threads.

>>> from sintra.envs import Games
>>> games = Games("azul", 4, seed=1)
>>> found = Search(games, simulations=50, seed=1).think()
>>> bool(games.step(found.actions).all()), found.shares.shape, found.chances.shape
(True, (4, 325), (4, 2))
"""

from dataclasses import dataclass
from queue import SimpleQueue

import numpy as np
from numpy.typing import NDArray

from sintra.envs.compiled import think_range
from sintra.envs.games import Games, Which
from sintra.kernel.random import generators
from sintra.search.heuristics import heuristics
from sintra.search.layers import Workspace, make_workspace
from sintra.search.network import Network, trained_network
from sintra.search.selfplay import Effort
from sintra.search.settings import settings_for
from sintra.search.tree import Path, Tree, make_path, make_tree

NODES_FOR_ONE = 120  # simulation: more than any makes on average


@dataclass(frozen=True)
class Found:
    """What the search found in each game. In games in which nobody is to move, or that were not asked about, all is 0."""

    actions: NDArray[np.int32]  #: the best decision
    shares: NDArray[np.float32]  #: game, action: how much of the search went into each; 1 together
    chances: NDArray[np.float32]  #: game, seat: of winning; 1 together


class Search:
    """Thinks about every game of a batch with as many simulations, from what the seat to move may know.

    Equal seeds find the same, whatever the threads.
    """

    def __init__(self, games: Games, simulations: int, *, network: Network | None = None, seed: int | None = None) -> None:
        heuristics(games.game)
        self.games = games
        self.network = trained_network(games.game, games.players) if network is None else network
        self._effort = Effort(quick=simulations, often=0.0)
        self._settings = settings_for(games.game, {})
        self._randoms = generators(seed, games.count)
        self._rooms: SimpleQueue[tuple[Tree, NDArray[np.void], Workspace, Path]] = SimpleQueue()
        for _ in range(games.threads):
            table = np.zeros(2, games.game.state)
            self._rooms.put((make_tree(NODES_FOR_ONE * simulations + 1_000), table, make_workspace(self.network), make_path(table)))

    def think(self, which: Which | None = None) -> Found:
        """About all games, or those that `which` names."""
        games = self.games
        asked = ~games.done if which is None else which & ~games.done
        found = Found(
            np.zeros(games.count, np.int32),
            np.zeros((games.count, games.game.actions), np.float32),
            np.zeros((games.count, games.players), np.float32),
        )

        def work(_moves: object, first: int, last: int) -> None:
            tree, table, workspace, path = self._rooms.get()
            think_range(
                games.states, asked, tree, table, self.network, workspace, path, self._settings, self._effort, self._randoms,
                found.actions, found.shares, found.chances, first, last,
            )  # fmt: skip
            self._rooms.put((tree, table, workspace, path))

        games._spread(work)
        return found
