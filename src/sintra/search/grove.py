"""One tree with all that it needs to grow: its root, its room, its generator. A search has one for each thread and each imagined world."""

import numpy as np

from sintra.kernel.game import Game, Record
from sintra.kernel.random import generator
from sintra.search.network import Network, make_room
from sintra.search.puct import Habits, grow, plant
from sintra.search.regrow import find_position, transplant
from sintra.search.tree import CHANCE, DECISION, FULL, SETTLED, USED_NODES, Tree, make_path, make_tree

LOOKED_AT = 20_000  # positions of the old tree in which the new one is looked for


class Grown:
    """A growing tree."""

    def __init__(self, game: Game, network: Network, habits: Habits, nodes: int) -> None:
        self.network, self.habits = network, habits
        self.table = np.zeros(2, game.state)
        self.tree = make_tree(nodes)
        self._spare: Tree | None = None
        self.path, self.room = make_path(self.table), make_room(network)
        self.random = generator(0)
        self.is_planted = False

    def begin(self, record: Record, seed: int, keep: bool) -> None:
        """Take this position for the root. What has grown below it already is kept, if asked for."""
        self.random[0] = np.uint64(seed)
        if not (keep and self.is_planted and self._regrow(record)):
            plant(self.tree)
        self.table[0] = record[0]
        self.is_planted = True

    def _regrow(self, record: Record) -> bool:
        states, nodes = np.zeros(LOOKED_AT, self.table.dtype), np.zeros(LOOKED_AT, np.int32)
        states[0] = self.table[0]
        content = states.view(np.uint8).reshape(LOOKED_AT, -1)
        node = find_position(self.tree, states, content, record.view(np.uint8), nodes, self.path)
        if node < 0 or self.tree.what[node] == CHANCE:
            return False
        if node > 0:
            spare = self._spare or make_tree(len(self.tree.what))
            transplant(self.tree, node, spare, np.empty(len(self.tree.what), np.int32))
            self.tree, self._spare = spare, self.tree
        return True

    def grow(self, simulations: int) -> int:
        """Run simulations; returns how many were run."""
        return int(grow(self.tree, self.table, self.network, self.room, self.path, self.habits, self.random, simulations))

    @property
    def visits(self) -> int:
        return int(self.tree.visits[0])

    def is_done(self, simulations: float, nodes: float) -> bool:
        """Whether there is nothing more to do within these limits."""
        used = self.tree.used
        return self.visits >= simulations or self.is_exact or bool(used[FULL]) or int(used[USED_NODES]) >= nodes

    @property
    def is_exact(self) -> bool:
        return bool(self.tree.proof[0] == SETTLED)

    @property
    def children(self) -> slice:
        first = int(self.tree.first[0])
        return slice(first, first + int(self.tree.children[0]))

    def line(self, child: int, longest: int) -> list[int]:
        """The most visited decisions from a child of the root on, up to nature's next draw."""
        tree, node = self.tree, int(self.tree.first[0]) + child
        moves = [int(tree.move[node])]
        while tree.what[node] == DECISION and len(moves) < longest:
            first = int(tree.first[node])
            visits = tree.visits[first : first + int(tree.children[node])]
            if visits.max(initial=0) == 0:
                break
            node = first + int(visits.argmax())
            moves.append(int(tree.move[node]))
        return moves
