"""Keeping a tree from move to move: find the new position in the old tree, and make what grew below it the new tree."""

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Moves, State, apply
from sintra.search.puct import clear_node, let_nature_move, plant
from sintra.search.tree import CHANCE, DECISION, USED_NODES, USED_OUTCOMES, Path, Tree


@rule
def find_position(tree: Tree, states: State, content: Moves, wanted: Moves, nodes: Moves, path: Path) -> int:
    """The node of the wanted position, the nearest one if there are several, or -1. `states[0]` is the root; the arrays are room to look in.

    `content` is `states` byte by byte, one position a row.
    """
    filled = 1
    nodes[0] = 0
    for at in range(len(states)):
        if at >= filled:
            return -1
        if same(content, at, wanted):
            return int(nodes[at])
        node = nodes[at]
        if tree.what[node] == DECISION:
            for child in range(tree.first[node], tree.first[node] + tree.children[node]):
                if tree.visits[child] > 0 and filled < len(states):
                    states[filled] = states[at]
                    apply(states[filled], int(tree.move[child]), None)
                    nodes[filled] = child
                    filled += 1
        elif tree.what[node] == CHANCE:
            known = tree.first[node]
            while known >= 0 and filled < len(states):
                states[filled] = states[at]
                path.random[0] = tree.outcome_seed[known]
                let_nature_move(states[filled], path.random, path.moves)
                nodes[filled] = tree.outcome_node[known]
                filled += 1
                known = tree.outcome_next[known]
    return -1


@rule
def same(content: Moves, row: int, wanted: Moves) -> bool:
    for i in range(len(wanted)):  # noqa: SIM110 - compiled code knows no generators
        if content[row, i] != wanted[i]:
            return False
    return True


@rule
def transplant(old: Tree, node: int, new: Tree, origin: Moves) -> None:
    """Make the node the root of the new tree. `origin` is room to note where each new node came from."""
    plant(new)
    copy_node(old, node, new, 0)
    origin[0] = node
    at = 0
    while at < new.used[USED_NODES]:
        source = origin[at]
        if old.what[source] == DECISION:
            first = new.used[USED_NODES]
            new.used[USED_NODES] += old.children[source]
            new.first[at] = first
            for i in range(old.children[source]):
                copy_node(old, old.first[source] + i, new, first + i)
                origin[first + i] = old.first[source] + i
        elif old.what[source] == CHANCE:
            copy_outcomes(old, source, new, at, origin)
        at += 1


@rule
def copy_node(old: Tree, source: int, new: Tree, at: int) -> None:
    clear_node(new, at)
    new.what[at], new.proof[at], new.children[at], new.move[at] = old.what[source], old.proof[source], old.children[source], old.move[source]
    new.prior[at], new.visits[at], new.mean[at], new.own[at] = old.prior[source], old.visits[source], old.mean[source], old.own[source]


@rule
def copy_outcomes(old: Tree, source: int, new: Tree, at: int, origin: Moves) -> None:
    known, before = old.first[source], -1
    while known >= 0:
        made, node = new.used[USED_OUTCOMES], new.used[USED_NODES]
        new.used[USED_OUTCOMES] += 1
        new.used[USED_NODES] += 1
        copy_node(old, old.outcome_node[known], new, node)
        origin[node] = old.outcome_node[known]
        new.outcome_node[made], new.outcome_weight[made] = node, old.outcome_weight[known]
        new.outcome_seed[made], new.outcome_hash[made], new.outcome_next[made] = old.outcome_seed[known], old.outcome_hash[known], -1
        if before < 0:
            new.first[at] = made
        else:
            new.outcome_next[before] = made
        before = made
        known = old.outcome_next[known]
