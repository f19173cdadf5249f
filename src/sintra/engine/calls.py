"""What only a module needs: small functions around the rules and the search that Python's own classes do otherwise."""

from typing import Any

import numpy as np

from sintra.kernel.compile import compiled_as, rule
from sintra.kernel.dispatch import _BY_DTYPE, _BY_TYPE, Moves, Numbers, Random, State, hide, imagine
from sintra.kernel.playout import playout
from sintra.kernel.random import mix
from sintra.search.heuristics import features
from sintra.search.network import SCORE, WIN
from sintra.search.tree import CHANCE, DECISION, SETTLED, Tree


def seen_by(s: State, move: int) -> int:
    chosen = _BY_DTYPE[s.dtype].seen_by
    return (1 << int(s.players)) - 1 if chosen is None else chosen(s, move)


@compiled_as(seen_by)
def _seen_by(s: State, move: int) -> Any:  # noqa: ARG001 - the parameters of what it stands for
    return _BY_TYPE[s].seen_by or (lambda s, move: (1 << int(s.players)) - 1)  # noqa: ARG005


@rule
def seers(table: State, move: int) -> int:
    """The set of the seats that see which move this is."""
    return seen_by(table[0], move)


@rule
def play_games(table: State, random: Random, moves: Moves, limit: int, games: int) -> int:
    """So many games at random from `table[1]` on, in `table[0]`, each of them up to a limit of decisions. Returns all decisions together."""
    decisions = 0
    for _ in range(games):
        table[0] = table[1]
        decisions += playout(table[0], random, moves, limit)
    return decisions


@rule
def inputs(table: State, seat: int, out: Numbers) -> None:
    """The position as the network sees it."""
    out[:] = 0.0
    features(table[0], seat, out)


@rule
def scatter(seed: Random, first: int, randoms: Random) -> None:
    """Fill the generators, each far from the others: those of the numbers from `first` on."""
    for i in range(len(randoms)):
        randoms[i, 0] = mix(seed[0] ^ mix(np.uint64(first + i)))


# ── Searching ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def imagine_worlds(table: State, seat: int, randoms: Random, worlds: State, content: Moves) -> int:
    """Fill `worlds` with full positions that look to the seat like `table[0]`, one for each of the `randoms`; returns how many: one if nothing is
    hidden. `content` is `worlds` as mere numbers, one position a row.
    """
    is_open = True
    for i in range(len(randoms)):
        worlds[i] = table[0]
        hide(worlds[i], seat)
        imagine(worlds[i], seat, randoms[i])
        for k in range(content.shape[1]):
            is_open = is_open and content[i, k] == content[0, k]
    return 1 if is_open else len(randoms)


@rule
def add_findings(tree: Tree, moves: Moves, visits: Numbers, values: Numbers, about: Numbers, counted: Numbers) -> int:
    """Add what a tree has found about the decisions at its root to what other trees found: in the order of the moves. Returns how many there are.

    `values` are sums over visits; `about` has the chances of winning and the scores, by seat, as sums over those that are `counted`.
    """
    root, nodes = tree.nodes[0], tree.nodes
    for child in range(root.children):
        node, place = nodes[root.first + child], 0
        for other in range(root.first, root.first + root.children):
            place += nodes[other].move < node.move
        moves[place] = node.move
        visits[place] += node.visits
        values[place] += node.visits * node.mean
        counted[place] += tree.counted[child]
        for p in range(about.shape[2]):
            about[place, 0, p] += tree.at_root[child, WIN, p]
            about[place, 1, p] += tree.at_root[child, SCORE, p]
    return int(root.children)


@rule
def child_of(tree: Tree, move: int) -> int:
    """The node of a decision at the root."""
    at = int(tree.nodes[0].first)
    while tree.nodes[at].move != move:
        at += 1
    return at


@rule
def visits_of(tree: Tree, node: int) -> int:
    return int(tree.nodes[node].visits)


@rule
def visits_after(tree: Tree, move: int) -> int:
    return int(tree.nodes[child_of(tree, move)].visits)


@rule
def is_draw(tree: Tree, node: int) -> bool:
    """Whether nature moves at the node."""
    return bool(tree.nodes[node].what == CHANCE)


@rule
def write_line(tree: Tree, move: int, line: Moves) -> int:
    """A decision at the root and the most visited ones after it, or the best where all is known, up to nature's next draw. Returns how many."""
    nodes, n, at = tree.nodes, 1, child_of(tree, move)
    line[0] = move
    while n < len(line) and nodes[at].what == DECISION:
        first, is_known = int(nodes[at].first), nodes[at].proof > 0
        best = first
        for i in range(first, first + nodes[at].children):
            if (nodes[i].mean > nodes[best].mean) if is_known else (nodes[i].visits > nodes[best].visits):
                best = i
        if nodes[best].visits == 0:
            break
        line[n] = nodes[best].move
        at, n = best, n + 1
    return n


@rule
def is_settled(tree: Tree) -> bool:
    """Whether more simulations would change nothing."""
    return bool(tree.nodes[0].proof == SETTLED)
