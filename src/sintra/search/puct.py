"""The search itself: simulations down a growing tree, each decision by what looked good so far and what is still promising (PUCT).

Every value is a vector over the seats and every seat wants its own part, so that two, three and four players, and several decisions of one turn,
are all the same to it. Nature's draws are sampled; how many different outcomes a draw may have grows with its visits. What is proven to the end of
the game is not estimated any more.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, Moves, Random, State, apply, legal
from sintra.kernel.insight import Numbers, sketch
from sintra.kernel.playout import quick_deal
from sintra.kernel.random import STEP, mix, uniform
from sintra.search.compile import inner
from sintra.search.network import ABOUT, MARGIN, WIN, Network, Room, evaluate, learned, outcome
from sintra.search.tree import CHANCE, DECISION, FULL, LEAF, MOST_MOVES, OPEN, SETTLED, SOLVED, USED_NODES, USED_OUTCOMES, Path, Tree


class Habits(NamedTuple):
    """How a search goes about it; docs/bots.md has what the arena said of it so far."""

    curiosity: float = 1.2  #: how much a promising move is tried before its value is known
    reserve: float = 0.15  #: an untried move is taken for so much worse than the position
    evenness: float = 0.05  #: the part of the prior that all moves share alike
    winning: float = 0.6  #: the weight of the win; the rest is the margin's
    outcomes: float = 1.0  #: a draw visited n times has this times n ** growth outcomes that are searched on; 0: every draw is a leaf, drawn anew
    growth: float = 0.5


HABITS = Habits()
PRIME = np.uint64(0x100000001B3)


@rule
def grow(tree: Tree, table: State, net: Network, room: Room, path: Path, habits: Habits, random: Random, simulations: int) -> int:
    """Run simulations from `table[0]` (`table[1]` is room to play in); returns how many. It stops early when all is proven or the tree is full."""
    done = 0
    while done < simulations and tree.proof[0] != SETTLED and not tree.used[FULL]:
        table[1] = table[0]
        depth = descend(tree, table, net, room, path, habits, random)
        if depth < 0:
            tree.used[FULL] = 1
            break
        back_up(tree, path, depth, habits.winning)
        done += 1
    return done


@rule
def plant(tree: Tree) -> None:
    """An empty tree."""
    tree.used[USED_NODES], tree.used[USED_OUTCOMES], tree.used[FULL] = 1, 0, 0
    tree.at_root[:] = 0.0
    tree.counted[:] = 0
    clear_node(tree, 0)


@inner
def clear_node(tree: Tree, node: int) -> None:
    tree.what[node], tree.proof[node], tree.first[node], tree.children[node] = LEAF, OPEN, -1, 0
    tree.move[node], tree.prior[node], tree.visits[node], tree.mean[node], tree.own[node] = -1, 1.0, 0, 0.0, 0.0


# ── Down ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def descend(tree: Tree, table: State, net: Network, room: Room, path: Path, habits: Habits, random: Random) -> int:
    """Play `table[1]` down to a leaf and value it. Returns the depth of the leaf, or -1 if there is no room left for it."""
    s = table[1]
    node, depth, chooser = 0, 0, NATURE
    while True:
        path.node[depth], path.chooser[depth], path.mover[depth] = node, chooser, s.to_move
        if s.to_move == OVER:
            tree.proof[node] = SETTLED
            outcome(s, path.leaf)
            return depth
        if s.to_move == NATURE:
            tree.what[node] = CHANCE
            if habits.outcomes <= 0.0:
                let_nature_move(s, random, path.moves)
                value(s, net, room, path.leaf)
                return depth
            node = follow_outcome(tree, node, table, path, habits, random)
            if node < 0:
                return -1
            chooser = NATURE
        elif tree.visits[node] == 0:
            evaluate(s, net, room, path.leaf)
            return depth
        else:
            if tree.what[node] == LEAF and not expand(tree, node, s, net, room, path, habits):
                return -1
            chooser = s.to_move
            node = best_child(tree, node) if tree.proof[node] else promising_child(tree, node, habits)
            apply(s, int(tree.move[node]), None)
        depth += 1


@inner
def value(s: State, net: Network, room: Room, leaf: Numbers) -> None:
    if s.to_move == OVER:
        outcome(s, leaf)
    else:
        evaluate(s, net, room, leaf)


@inner
def promising_child(tree: Tree, node: int, habits: Habits) -> int:
    """The decision with the best upper bound: its value so far, or the position's for one not tried, and a bonus for what the prior likes."""
    visits, mean, prior = tree.visits, tree.mean, tree.prior
    first = tree.first[node]
    untried = np.float32(tree.own[node] - habits.reserve)
    spread = np.float32(habits.curiosity * math.sqrt(visits[node] + 1.0))
    best, chosen = np.float32(-1e30), first
    for child in range(first, first + tree.children[node]):
        n = visits[child]
        bound = (mean[child] if n > 0 else untried) + spread * prior[child] / np.float32(1 + n)
        if bound > best:
            best, chosen = bound, child
    return int(chosen)


@inner
def best_child(tree: Tree, node: int) -> int:
    """Of decisions whose exact values are known, the best."""
    first = tree.first[node]
    chosen = first
    for child in range(first + 1, first + tree.children[node]):
        if tree.mean[child] > tree.mean[chosen]:
            chosen = child
    return int(chosen)


@inner
def expand(tree: Tree, node: int, s: State, net: Network, room: Room, path: Path, habits: Habits) -> bool:
    """Make the decisions children, when a node is visited for the second time: most never are. False if there is no room."""
    n = legal(s, path.moves)
    first = tree.used[USED_NODES]
    if first + n > len(tree.what):
        return False
    tree.used[USED_NODES] += n
    evaluate(s, net, room, path.leaf)
    priors(s, n, net, room, path, habits.evenness)
    for i in range(n):
        clear_node(tree, first + i)
        tree.move[first + i], tree.prior[first + i] = path.moves[i], path.priors[i]
    tree.what[node], tree.first[node], tree.children[node] = DECISION, first, n
    return True


@inner
def priors(s: State, n: int, net: Network, room: Room, path: Path, evenness: float) -> None:
    """Fill `path.priors`: the game's hints plus what the network, which has just been run, has learned of such moves; as probabilities."""
    out, kinds = path.priors, path.kinds
    sketch(s, path.moves, n, out, kinds)
    highest, total = -1e30, 0.0
    if room.inputs.shape[0] > 0:
        learned(out, kinds, n, room.h2, net.wp, net.bp)
    for i in range(n):
        highest = max(highest, out[i])
    for i in range(n):
        out[i] = math.exp(out[i] - highest)
        total += out[i]
    for i in range(n):
        out[i] = (1.0 - evenness) * out[i] / total + evenness / n


# ── Nature's draws ───────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def follow_outcome(tree: Tree, node: int, table: State, path: Path, habits: Habits, random: Random) -> int:
    """Let nature draw in `table[1]`: anew while few outcomes are known, otherwise one of them. Returns its node, or -1 if there is no room."""
    s = table[1]
    if tree.children[node] < habits.outcomes * (tree.visits[node] + 1.0) ** habits.growth:
        random[0] += STEP
        seed = mix(random[0])
        path.random[0] = seed
        let_nature_move(s, path.random, path.moves)
        key = hash_of(path.bytes)
        known = tree.first[node]
        while known >= 0 and tree.outcome_hash[known] != key:
            known = tree.outcome_next[known]
        if known < 0:
            return add_outcome(tree, node, seed, key)
        tree.outcome_weight[known] += 1
        return int(tree.outcome_node[known])
    known = neglected_outcome(tree, node)
    path.random[0] = tree.outcome_seed[known]
    let_nature_move(s, path.random, path.moves)
    return int(tree.outcome_node[known])


@inner
def let_nature_move(s: State, random: Random, moves: Moves) -> None:
    """All draws that are due."""
    while s.to_move == NATURE:
        quick_deal(s, random, moves)


@inner
def neglected_outcome(tree: Tree, node: int) -> int:
    """The outcome with the fewest visits for how often it was drawn."""
    chosen = known = tree.first[node]
    fewest = 1e30
    while known >= 0:
        share = tree.visits[tree.outcome_node[known]] / tree.outcome_weight[known]
        if share < fewest:
            fewest, chosen = share, known
        known = tree.outcome_next[known]
    return int(chosen)


@inner
def add_outcome(tree: Tree, node: int, seed: Any, key: Any) -> int:
    at, made = tree.used[USED_OUTCOMES], tree.used[USED_NODES]
    if at >= len(tree.outcome_node) or made >= len(tree.what):
        return -1
    tree.used[USED_OUTCOMES] += 1
    tree.used[USED_NODES] += 1
    clear_node(tree, made)
    tree.outcome_node[at], tree.outcome_next[at], tree.outcome_weight[at] = made, tree.first[node], 1
    tree.outcome_seed[at], tree.outcome_hash[at] = seed, key
    tree.first[node] = at
    tree.children[node] += 1
    return int(made)


@inner
def hash_of(content: Moves) -> Any:
    """A number that differs, but for an incredible chance, where the contents differ."""
    key = np.uint64(len(content))
    for i in range(len(content)):
        key = (key ^ np.uint64(content[i])) * PRIME
    return mix(key)


# ── Up ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def back_up(tree: Tree, path: Path, depth: int, winning: float) -> None:
    """Count the leaf's value at every node of the path, for the seat that chose it and for the seat that decides there."""
    leaf = path.leaf
    settled = tree.proof[path.node[depth]] == SETTLED
    for d in range(depth, -1, -1):
        node, chooser, mover = path.node[d], path.chooser[d], path.mover[d]
        tree.visits[node] += 1
        n = tree.visits[node] if tree.proof[node] == OPEN else 1
        if chooser >= 0:
            tree.mean[node] += (winning * leaf[WIN, chooser] + (1.0 - winning) * leaf[MARGIN, chooser] - tree.mean[node]) / n
        if mover >= 0:
            tree.own[node] += (winning * leaf[WIN, mover] + (1.0 - winning) * leaf[MARGIN, mover] - tree.own[node]) / n
        if settled and d < depth:
            settled = settle(tree, node)
    if depth > 0 and tree.what[0] == DECISION:
        child = path.node[1] - tree.first[0]
        tree.counted[child] += 1
        for about in range(ABOUT):
            for p in range(leaf.shape[1]):
                tree.at_root[child, about, p] += leaf[about, p]


@inner
def settle(tree: Tree, node: int) -> bool:
    """After an exact value came up to this node: is its own value exact, and counted?

    A node is solved when all its decisions are settled; it is settled by the next visit, which goes down the best of them.
    """
    if tree.proof[node] == SOLVED:
        tree.proof[node] = SETTLED
    elif tree.proof[node] == OPEN and tree.what[node] == DECISION:
        for child in range(tree.first[node], tree.first[node] + tree.children[node]):
            if tree.proof[child] != SETTLED:
                return False
        tree.proof[node] = SOLVED
        return False
    return bool(tree.proof[node] == SETTLED)


# ── At the root ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def disturb(tree: Tree, part: float, random: Random) -> None:
    """Mix noise into the priors of the root: a few moves, never the same, get a chance that they would not have had."""
    n = tree.children[0]
    noise, total = np.empty(MOST_MOVES), 0.0
    for i in range(n):
        noise[i] = -(math.log(1.0 - uniform(random)) ** 3)
        total += noise[i]
    for i in range(n):
        child = tree.first[0] + i
        tree.prior[child] = (1.0 - part) * tree.prior[child] + part * noise[i] / total
