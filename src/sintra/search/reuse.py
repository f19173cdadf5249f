"""Keeping a tree from move to move: find the new position in the old tree, and make what grew below it the new tree."""

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.playout import play_one
from sintra.search.puct import let_nature_move, plant
from sintra.search.tree import CHANCE, DECISION, GUESSED, SETTLED, USED_ENDS, USED_NODES, USED_OUTCOMES, Path, Tree
from sintra.search.valuation import copy


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
        node = tree.nodes[nodes[at]]
        if node.what == DECISION:
            for child in range(node.first, node.first + node.tried):
                if filled < len(states):
                    states[filled] = states[at]
                    play_one(states[filled], int(tree.nodes[child].move))
                    nodes[filled] = child
                    filled += 1
        elif node.what == CHANCE:
            known = node.first
            while known >= 0 and filled < len(states):
                states[filled] = states[at]
                path.random[0] = tree.outcomes[known].seed
                let_nature_move(states[filled], path.random, path.moves)
                nodes[filled] = tree.outcomes[known].node
                filled += 1
                known = tree.outcomes[known].after
    return -1


@rule
def same(content: Moves, row: int, wanted: Moves) -> bool:
    for i in range(len(wanted)):  # noqa: SIM110 - compiled code knows no generators
        if content[row, i] != wanted[i]:
            return False
    return True


@rule
def transplant(old: Tree, node: int, new: Tree, origin: Moves, moved: Moves, moved_ends: Moves) -> None:
    """Make the node the root of the new tree. `origin` is room to note where each new node came from; the others, all -1, where shared children and
    shared final values went.
    """
    plant(new)
    new.used[GUESSED] = old.used[GUESSED]
    new.nodes[0] = old.nodes[node]
    origin[0] = node
    at = 0
    while at < new.used[USED_NODES]:
        source = old.nodes[origin[at]]
        if source.what == DECISION and moved[source.first] >= 0:
            new.nodes[at].first = moved[source.first]
        elif source.what == DECISION:
            first = moved[source.first] = new.used[USED_NODES]
            new.used[USED_NODES] += source.children
            new.nodes[at].first = first
            for i in range(source.children):
                new.nodes[first + i] = old.nodes[source.first + i]
                origin[first + i] = source.first + i
        elif source.what == CHANCE:
            copy_outcomes(old, source.first, new, at, origin)
        if source.proof == SETTLED:
            if moved_ends[source.end] < 0:
                moved_ends[source.end] = new.used[USED_ENDS]
                new.used[USED_ENDS] += 1
                copy(old.ends[source.end], new.ends[moved_ends[source.end]])
            new.nodes[at].end = moved_ends[source.end]
        at += 1


@rule
def copy_outcomes(old: Tree, known: int, new: Tree, at: int, origin: Moves) -> None:
    before = -1
    while known >= 0:
        made, node = new.used[USED_OUTCOMES], new.used[USED_NODES]
        new.used[USED_OUTCOMES] += 1
        new.used[USED_NODES] += 1
        new.nodes[node] = old.nodes[old.outcomes[known].node]
        origin[node] = old.outcomes[known].node
        new.outcomes[made] = old.outcomes[known]
        new.outcomes[made].node, new.outcomes[made].after = node, -1
        if before < 0:
            new.nodes[at].first = made
        else:
            new.outcomes[before].after = made
        before = made
        known = old.outcomes[known].after
