"""The search itself: simulations down a growing tree, each decision by what looked good so far and what is still promising (PUCT).

Every value is a vector over the seats and every seat wants its own part, so that two, three and four players, and several decisions of one turn,
are all the same to it. Nature's draws are sampled; how many different outcomes a draw may have grows with its visits. What is proven to the end of
the game is not estimated any more.
"""

import math
from typing import Any

import numpy as np

from sintra.kernel.compile import rule, rule_with_arrays
from sintra.kernel.dispatch import NATURE, OVER, Moves, Numbers, Random, State, apply, legal
from sintra.kernel.playout import quick_deal
from sintra.kernel.random import STEP, mix, uniform
from sintra.search.compile import inner, vectorised
from sintra.search.heuristics import move_priors
from sintra.search.layers import Workspace, keep, learned, recall
from sintra.search.network import ABOUT, Network
from sintra.search.settings import SearchSettings, worth_to
from sintra.search.tree import (
    CHANCE,
    DECISION,
    END,
    FULL,
    GUESSED,
    LEAF,
    MOST_MOVES,
    OPEN,
    PLANTED,
    SETTLED,
    SOLVED,
    USED_ENDS,
    USED_NODES,
    USED_OUTCOMES,
    Path,
    Tree,
)
from sintra.search.valuation import copy, evaluate, outcome

FACTOR, HALF = np.uint64(0x9E3779B97F4A7C15), np.uint64(32)
MOST_CREDIT = 100  # times that a value counts at once,
MOST_VISITS = 1_000_000_000  # as long as there are fewer: a node cannot count much further
NONE = np.float32(-1e30)
ONE, ZERO, STEPS = np.float32(1.0), np.float32(0.0), np.float32(256.0)


@rule
def grow(tree: Tree, table: State, net: Network, workspace: Workspace, path: Path, settings: SearchSettings, random: Random, simulations: int) -> int:
    """Run simulations from `table[0]` (`table[1]` is room to play in); returns how many. It stops early when all is proven or the tree is full."""
    done = 0
    while done < simulations and tree.nodes[0].proof != SETTLED and not tree.used[FULL]:
        table[1] = table[0]
        depth = descend(tree, table, net, workspace, path, settings, random)
        if depth < 0:
            tree.used[FULL] = 1
            break
        back_up(tree, table, path, depth, settings, how_often(tree, path.node[depth], settings.repeat_weight))
        done += 1
    return done


@inner
def how_often(tree: Tree, leaf: int, repeat_weight: float) -> int:
    """How often a leaf's value is counted. To meet a final one again teaches nothing, so that the visits it is due come sooner."""
    node = tree.nodes[leaf]
    if node.proof != SETTLED or tree.nodes[0].visits > MOST_VISITS:
        return 1
    return 1 + int(min(node.visits * repeat_weight, MOST_CREDIT))


@rule
def plant(tree: Tree) -> None:
    """An empty tree."""
    tree.used[USED_NODES], tree.used[USED_OUTCOMES], tree.used[USED_ENDS] = 1, 0, 0
    tree.used[FULL], tree.used[GUESSED] = 0, 0
    tree.used[PLANTED] += 1
    tree.at_root[:] = 0.0
    tree.counted[:] = 0
    clear_node(tree, 0)


@inner
def clear_node(tree: Tree, at: int) -> None:
    node = tree.nodes[at]
    node.visits, node.mean, node.prior, node.own, node.together = 0, 0.0, 1.0, 0.0, 0
    node.first, node.children, node.tried, node.move, node.what, node.proof = -1, 0, 0, -1, LEAF, OPEN


# ── Down ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def descend(tree: Tree, table: State, net: Network, workspace: Workspace, path: Path, settings: SearchSettings, random: Random) -> int:
    """Play `table[1]` down to a leaf and value it. Returns the depth of the leaf, or -1 if there is no room left for it."""
    s = table[1]
    at, depth, chooser = 0, 0, NATURE
    while True:
        node = tree.nodes[at]
        path.node[depth], path.chooser[depth], path.mover[depth] = at, chooser, s.to_move
        if node.proof == SETTLED:
            copy(tree.ends[node.end], path.leaf)
            return depth
        if s.to_move == OVER:
            outcome(s, path.leaf)
            return depth if end_here(tree, at, path) else -1
        if s.to_move == NATURE:
            if settings.outcomes <= 0.0:
                tree.used[GUESSED] = 1
                evaluate(s, chooser, net, workspace, path.leaf)
                return depth if end_here(tree, at, path) else -1
            node.what = CHANCE
            if node.visits == 0:
                evaluate(s, chooser, net, workspace, path.leaf)
                return depth
            at = follow_outcome(tree, at, table, path, settings, random)
            if at < 0:
                return -1
        elif node.visits == 0:
            evaluate(s, int(s.to_move), net, workspace, path.leaf)
            keep(workspace, number_of(tree, at))
            return depth
        else:
            if node.what == LEAF and not expand(tree, at, s, net, workspace, path, settings):
                return -1
            chooser = s.to_move
            at = best_child(tree, at) if node.proof else promising_child(tree, at, settings)
            apply(s, int(tree.nodes[at].move), None)
        depth += 1


@inner
def end_here(tree: Tree, at: int, path: Path) -> bool:
    """Note the leaf's value: it is the node's for good. False if there is no room."""
    end = tree.used[USED_ENDS]
    if end >= len(tree.ends):
        return False
    tree.used[USED_ENDS] += 1
    copy(path.leaf, tree.ends[end])
    node = tree.nodes[at]
    node.what, node.proof, node.end = END, SETTLED, end
    return True


@inner
def promising_child(tree: Tree, at: int, settings: SearchSettings) -> int:
    """The decision with the best upper bound: its value so far, or the position's for one not tried, and a bonus for what the prior likes.

    Untried decisions differ only in their priors, so that one has to be looked at. Some may have been tried meanwhile from another node that
    shares them.
    """
    nodes, node = tree.nodes, tree.nodes[at]
    first = node.first
    while node.tried < node.children and nodes[first + node.tried].visits > 0:
        node.tried += 1
    following = first + node.tried
    spread = np.float32(settings.c_puct * math.sqrt(nodes[first].together + 2.0))
    best, chosen = NONE, first
    for i in range(first, following):
        child = nodes[i]
        bound = child.mean + spread * child.share
        if bound > best:
            best, chosen = bound, i
    if node.tried < node.children and np.float32(node.own - settings.first_play_reduction) + spread * nodes[following].prior > best:
        node.tried += 1
        bring_forward(tree, at)
        chosen = following
    return int(chosen)


@inner
def bring_forward(tree: Tree, at: int) -> None:
    """Of the decisions not tried yet, let the one with the highest prior be the next."""
    nodes, node = tree.nodes, tree.nodes[at]
    following, end = node.first + node.tried, node.first + node.children
    best, chosen = NONE, following
    for i in range(following, end):
        if nodes[i].prior > best:
            best, chosen = nodes[i].prior, i
    if chosen > following:
        one, other = nodes[following], nodes[chosen]
        one.prior, other.prior = other.prior, one.prior
        one.move, other.move = other.move, one.move


@inner
def best_child(tree: Tree, at: int) -> int:
    """Of decisions whose final values are known, the best."""
    nodes, first = tree.nodes, tree.nodes[at].first
    chosen = first
    for i in range(first + 1, first + tree.nodes[at].children):
        if nodes[i].mean > nodes[chosen].mean:
            chosen = i
    return int(chosen)


@inner
def expand(tree: Tree, at: int, s: State, net: Network, workspace: Workspace, path: Path, settings: SearchSettings) -> bool:
    """Make the decisions children, when a node is visited for the second time: most never are. False if there is no room."""
    node = tree.nodes[at]
    slot, key = place_of(tree, path)
    if tree.keys[slot] == key:
        twin = tree.nodes[tree.known[slot]]
        node.what, node.first, node.children, node.tried = DECISION, twin.first, twin.children, twin.tried
        return True
    n = legal(s, path.moves)
    first = tree.used[USED_NODES]
    if first + n > len(tree.nodes):
        return False
    tree.used[USED_NODES] += n
    if not recall(workspace, number_of(tree, at)):
        evaluate(s, int(s.to_move), net, workspace, path.leaf)
    priors(s, n, net, workspace, path, settings.uniform_prior)
    for i in range(n):
        clear_node(tree, first + i)
        tree.nodes[first + i].move, tree.nodes[first + i].prior = path.moves[i], path.priors[i]
    node.what, node.first, node.children, node.tried = DECISION, first, n, 0
    tree.keys[slot], tree.known[slot] = key, at
    bring_forward(tree, at)
    return True


@inner
def number_of(tree: Tree, at: int) -> int:
    """A number that no other node of this tree has, nor one of the trees that stood here before."""
    return int((tree.used[PLANTED] << 32) + at)


@inner
def place_of(tree: Tree, path: Path) -> tuple[int, Any]:
    """Where the position is noted, and by which key. Trees that stood here before have left theirs: these are others."""
    key = hash_of(path.content)
    return int(key & np.uint64(len(tree.keys) - 1)), key ^ mix(np.uint64(tree.used[PLANTED]))


@inner
def priors(s: State, n: int, net: Network, workspace: Workspace, path: Path, uniform_prior: float) -> None:
    """Fill `path.priors`: the game's hints plus what the network, which has just been run, has learned of such moves; as probabilities."""
    move_priors(s, path.moves, n, path.priors, path.kinds)
    if workspace.inputs.shape[0] > 0:
        learned(path.priors, path.kinds, n, workspace.h2, net.wp, net.bp)
    as_probabilities(path.priors, n, uniform_prior)


@vectorised
def as_probabilities(out: Numbers, n: int, uniform_prior: float) -> None:
    """The exponential function as (1 + x / 256) ** 256, which the machine can do for many moves at once."""
    highest, total = NONE, ZERO
    for i in range(n):
        highest = max(highest, out[i])
    for i in range(n):
        x = max(ONE + (out[i] - highest) / STEPS, ZERO)
        x *= x
        x *= x
        x *= x
        x *= x
        x *= x
        x *= x
        x *= x
        x *= x
        out[i] = x
    for i in range(n):
        total += out[i]
    share, least = np.float32((1.0 - uniform_prior) / total), np.float32(uniform_prior / n)
    for i in range(n):
        out[i] = share * out[i] + least


# ── Nature's draws ───────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def follow_outcome(tree: Tree, at: int, table: State, path: Path, settings: SearchSettings, random: Random) -> int:
    """Let nature draw in `table[1]`: again while few outcomes are known, otherwise one of them. Returns its node, or -1 if there is no room."""
    s, node, outcomes = table[1], tree.nodes[at], tree.outcomes
    if node.children < settings.outcomes * node.visits**settings.growth:
        random[0] += STEP
        seed = mix(random[0])
        path.random[0] = seed
        let_nature_move(s, path.random, path.moves)
        key = hash_of(path.content)
        known = node.first
        while known >= 0 and outcomes[known].hash != key:
            known = outcomes[known].after
        if known < 0:
            return add_outcome(tree, at, seed, key)
        outcomes[known].weight += 1
        return int(outcomes[known].node)
    known = neglected_outcome(tree, at)
    path.random[0] = outcomes[known].seed
    let_nature_move(s, path.random, path.moves)
    return int(outcomes[known].node)


@inner
def let_nature_move(s: State, random: Random, moves: Moves) -> None:
    """All draws that are due."""
    while s.to_move == NATURE:
        quick_deal(s, random, moves)


@inner
def neglected_outcome(tree: Tree, at: int) -> int:
    """The outcome with the fewest visits for how often it was drawn."""
    outcomes = tree.outcomes
    chosen = known = tree.nodes[at].first
    fewest = 1e30
    while known >= 0:
        share = tree.nodes[outcomes[known].node].visits / outcomes[known].weight
        if share < fewest:
            fewest, chosen = share, known
        known = outcomes[known].after
    return int(chosen)


@inner
def add_outcome(tree: Tree, at: int, seed: Any, key: Any) -> int:
    made, place = tree.used[USED_NODES], tree.used[USED_OUTCOMES]
    if place >= len(tree.outcomes) or made >= len(tree.nodes):
        return -1
    tree.used[USED_OUTCOMES] += 1
    tree.used[USED_NODES] += 1
    clear_node(tree, made)
    node, outcome_ = tree.nodes[at], tree.outcomes[place]
    outcome_.node, outcome_.after, outcome_.weight, outcome_.seed, outcome_.hash = made, node.first, 1, seed, key
    node.first = place
    node.children += 1
    return int(made)


@inner
def hash_of(content: Moves) -> Any:
    """A number that differs, but for an incredible chance, where the contents differ.

    To multiply carries a difference upwards only. It is brought down again after every word: two that differ in high bits would often make up for
    each other, and the search would take two positions for the same.
    """
    key = np.uint64(len(content))
    for i in range(len(content)):
        key = (key ^ content[i]) * FACTOR
        key ^= key >> HALF
    return mix(key)


# ── Up ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def back_up(tree: Tree, table: State, path: Path, depth: int, settings: SearchSettings, times: int) -> None:
    """Count the leaf's value this many times at every node of the path, for the seat that chose it and for the seat that decides there."""
    leaf, worth = path.leaf, path.worth
    players = int(table[0].players)
    for p in range(players):
        worth[p] = worth_to(leaf, p, players, settings)
    settled = tree.nodes[path.node[depth]].proof == SETTLED
    for d in range(depth, -1, -1):
        node, chooser, mover = tree.nodes[path.node[d]], path.chooser[d], path.mover[d]
        node.visits += times
        node.share = node.prior / np.float32(1 + node.visits)
        weight = times / node.visits if node.proof == OPEN else 1.0
        if chooser >= 0:
            node.mean += (worth[chooser] - node.mean) * weight
        if mover >= 0:
            node.own += (worth[mover] - node.own) * weight
        if d < depth and node.what == DECISION:
            tree.nodes[node.first].together += times
        if settled and d < depth:
            settled = settle(tree, path.node[d], tree.nodes[path.node[depth]].end)
    if depth > 0 and tree.nodes[0].what == DECISION:
        child = path.node[1] - tree.nodes[0].first
        tree.counted[child] += times
        for about in range(ABOUT):
            for p in range(leaf.shape[1]):
                tree.at_root[child, about, p] += times * leaf[about, p]


@inner
def settle(tree: Tree, at: int, end: int) -> bool:
    """After a final value, that of `end`, came up to this node: is its own value final, and counted?

    A node is solved when all its decisions are settled; it is settled by the next visit, which goes down the best of them.
    """
    node = tree.nodes[at]
    if node.proof == SOLVED:
        node.proof, node.end = SETTLED, end
    elif node.proof == OPEN and node.what == DECISION and node.tried == node.children:
        for i in range(node.first, node.first + node.children):
            if tree.nodes[i].proof != SETTLED:
                return False
        node.proof = SOLVED
        return False
    return bool(node.proof == SETTLED)


# ── At the root ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule_with_arrays
def disturb(tree: Tree, part: float, random: Random) -> None:
    """Mix noise into the priors of the root: a few moves, never the same, get a chance that they would not have had."""
    n, first = tree.nodes[0].children, tree.nodes[0].first
    noise, total = np.empty(MOST_MOVES), 0.0
    for i in range(n):
        noise[i] = -(math.log(1.0 - uniform(random)) ** 3)
        total += noise[i]
    for i in range(n):
        child = tree.nodes[first + i]
        child.prior = (1.0 - part) * child.prior + part * noise[i] / total
        child.share = child.prior / np.float32(1 + child.visits)
    bring_forward(tree, 0)
