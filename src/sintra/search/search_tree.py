"""One tree with all that it needs to grow: its root, its room, its generator. A search has one for each thread and each imagined world."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.game import Game, StateArray
from sintra.kernel.random import generator
from sintra.search.layers import make_workspace
from sintra.search.network import Network
from sintra.search.puct import grow, plant
from sintra.search.reuse import find_position, transplant
from sintra.search.settings import SearchSettings
from sintra.search.tree import CHANCE, DECISION, FULL, GUESSED, SETTLED, USED_ENDS, USED_NODES, Tree, make_path, make_tree
from sintra.search.valuation import look_from

LOOKED_AT = 6_000  # positions of the old tree in which the new one is looked for


class SearchTree:
    """A growing tree."""

    def __init__(self, game: Game, network: Network, settings: SearchSettings, nodes: int) -> None:
        self.network, self.settings = network, settings
        self.table = np.zeros(2, game.state)
        self.tree = make_tree(nodes)
        self._spare: Tree | None = None
        self.path, self.workspace = make_path(self.table), make_workspace(network)
        self.random = generator(0)
        self.is_planted = False
        self.simulations = 0  #: that made it what it is; of those of a tree before it, its share

    def begin(self, record: StateArray, seed: int, keep: bool) -> None:
        """Take this position for the root. What has grown below it already is kept, if asked for."""
        self.random[0] = np.uint64(seed)
        if not (keep and self.is_planted and self._reuse(record)):
            plant(self.tree)
            self.simulations = 0
        self.table[0] = record[0]
        look_from(self.table, self.network, self.workspace)
        self.is_planted = True

    def _reuse(self, record: StateArray) -> bool:
        states, nodes = np.zeros(LOOKED_AT, self.table.dtype), np.zeros(LOOKED_AT, np.int32)
        states[0] = self.table[0]
        content = states.view(np.uint8).reshape(LOOKED_AT, -1)
        node = find_position(self.tree, states, content, record.view(np.uint8), nodes, self.path)
        if node < 0 or self.tree.nodes[node]["what"] == CHANCE:
            return False
        if node > 0:
            spare = self._spare or make_tree(len(self.tree.nodes))
            used, ends = int(self.tree.used[USED_NODES]), int(self.tree.used[USED_ENDS])
            self.simulations = int(self.simulations * (self.tree.nodes["visits"][node] / self.visits))
            transplant(self.tree, node, spare, np.empty(used, np.int32), np.full(used, -1, np.int32), np.full(ends, -1, np.int32))
            self.tree, self._spare = spare, self.tree
            self.workspace.kept_of[:] = 0  # its nodes have other numbers now
        return True

    def grow(self, simulations: int) -> None:
        """Run simulations, fewer if nothing is left to find out."""
        self.simulations += int(grow(self.tree, self.table, self.network, self.workspace, self.path, self.settings, self.random, simulations))

    @property
    def visits(self) -> int:
        return int(self.tree.nodes["visits"][0])

    def is_done(self, simulations: float, nodes: float) -> bool:
        """Whether there is nothing more to do within these limits."""
        used = self.tree.used
        return self.simulations >= simulations or self.is_settled or bool(used[FULL]) or int(used[USED_NODES]) >= nodes

    @property
    def is_settled(self) -> bool:
        """Whether more simulations would change nothing."""
        return bool(self.tree.nodes["proof"][0] == SETTLED)

    @property
    def is_exact(self) -> bool:
        """Whether all is proven to the end of the game."""
        return self.is_settled and not self.tree.used[GUESSED]

    def children(self) -> tuple[NDArray[Any], NDArray[np.float64], NDArray[np.int32]]:
        """The decisions at the root: their nodes, the sums of the valuations below them and how many those are; ordered by their moves."""
        first, count = int(self.tree.nodes["first"][0]), int(self.tree.nodes["children"][0])
        nodes = self.tree.nodes[first : first + count]
        order = np.argsort(nodes["move"])
        return nodes[order], self.tree.at_root[order], self.tree.counted[order]

    def line(self, move: int, longest: int) -> list[int]:
        """A decision at the root and the most visited ones after it, or the best where all is known, up to nature's next draw."""
        nodes, node, moves = self.tree.nodes, self.tree.nodes[0], [move]
        first = int(node["first"])
        at = first + int((nodes["move"][first : first + int(node["children"])] == move).argmax())
        while nodes[at]["what"] == DECISION and len(moves) < longest:
            first = int(nodes[at]["first"])
            following = nodes[first : first + int(nodes[at]["children"])]
            if following["visits"].max(initial=0) == 0:
                break
            at = first + int(following["mean" if nodes[at]["proof"] else "visits"].argmax())
            moves.append(int(nodes[at]["move"]))
        return moves
