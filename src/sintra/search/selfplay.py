"""A game of the search against itself or with another network, played in compiled code, with notes of everything that can be learned from it."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, SEATS, Numbers, Random, State, apply, hide, imagine
from sintra.kernel.random import uniform
from sintra.search.heuristics import features, move_priors
from sintra.search.layers import Workspace
from sintra.search.network import ABOUT, Network
from sintra.search.puct import best_child, disturb, grow, let_nature_move, plant
from sintra.search.settings import SearchSettings
from sintra.search.tree import SETTLED, Path, Tree
from sintra.search.valuation import copy, look_from, outcome


class Effort(NamedTuple):
    """How much thought goes into a game. Most decisions are quick; the others are noted as examples for the policy."""

    quick: int = 48  #: simulations
    full: int = 192
    often: float = 0.3  #: how often a search is full
    noise: float = 0.25  #: of the root's priors, in full searches
    varied: int = 8  #: this many decisions of a game are drawn in proportion to their visits,
    later: float = 0.1  #: and so often after that
    elsewhere: int = 0  #: this many other draws are thought about as well as the one that is made: what a position before it is worth depends on all
    longest: int = 600  #: decisions; a game that goes on longer is given up


class Notes(NamedTuple):
    """What happened at each decision of one game, and before each draw. Seats count from the seat to move, or the last that moved."""

    inputs: NDArray[np.float32]  #: decision, feature
    found: NDArray[np.float32]  #: decision, about, seat: what the search found
    ended: NDArray[np.float32]  #: decision, about, seat: how the game ended
    seat: NDArray[np.int8]
    is_full: NDArray[np.bool_]
    start: NDArray[np.int64]  #: decision: where its moves begin in what follows; one more for the end
    kind: NDArray[np.int16]
    hint: NDArray[np.float32]
    share: NDArray[np.float32]  #: of the visits


def make_notes(inputs: int, longest: int) -> Notes:
    moves = longest * 100
    return Notes(
        inputs=np.zeros((longest, inputs), np.float32),
        found=np.zeros((longest, ABOUT, SEATS), np.float32),
        ended=np.zeros((longest, ABOUT, SEATS), np.float32),
        seat=np.zeros(longest, np.int8),
        is_full=np.zeros(longest, np.bool_),
        start=np.zeros(longest + 1, np.int64),
        kind=np.zeros(moves, np.int16),
        hint=np.zeros(moves, np.float32),
        share=np.zeros(moves, np.float32),
    )


@rule
def play_out(
    game: State,
    tree: Tree,
    table: State,
    net: Network,
    rival: Network,
    seat: int,
    workspace: Workspace,
    path: Path,
    settings: SearchSettings,
    effort: Effort,
    draws: Random,
    random: Random,
    notes: Notes,
) -> int:
    """Play `game[0]` to its end (`game[1]` is room for other draws), on draws of their own: the seat with one network and all others with its rival,
    or all with the same if the seat is negative. Returns how much was noted, or 0 for a game that was given up; `path.leaf` has how it ended.
    """
    s = game[0]
    n = decisions = 0
    mover = int(NATURE)
    while s.to_move != OVER:
        if decisions >= effort.longest or n + 2 >= len(notes.seat) or notes.start[n] + len(path.moves) > len(notes.kind):
            return 0
        if s.to_move == NATURE:
            if mover >= 0:
                note_draw(s, mover, notes, n)
                for _ in range(effort.elsewhere):
                    draw_otherwise(game, tree, table, net, workspace, path, settings, effort, random, notes, n)
                n += 1
            let_nature_move(s, draws, path.moves)
            continue
        mover = int(s.to_move)
        is_full = uniform(random) < effort.often
        think(s, tree, table, net if seat < 0 or seat == mover else rival, workspace, path, settings, effort, random, is_full)
        if tree.nodes[0].children > 1:
            note_decision(s, tree, path, notes, n, is_full)
            n += 1
        varied = decisions < effort.varied or uniform(random) < effort.later
        apply(s, choose(tree, varied, random), None)
        decisions += 1
    outcome(s, path.leaf)
    for i in range(n):
        for about in range(ABOUT):
            for p in range(s.players):
                notes.ended[i, about, p] = path.leaf[about, (notes.seat[i] + p) % s.players]
    look_back(notes, n, int(s.players), effort.elsewhere)
    return n


@rule
def look_back(notes: Notes, n: int, players: int, elsewhere: int) -> None:
    """What the search would have found before a draw is what it found after it, and after other draws: the mean of all."""
    for i in range(n - 1, -1, -1):
        if notes.start[i + 1] == notes.start[i]:
            for about in range(ABOUT):
                for p in range(players):
                    seat = (notes.seat[i] + p) % players
                    if i + 1 < n:
                        notes.found[i, about, p] += notes.found[i + 1, about, (seat - notes.seat[i + 1]) % players]
                    else:
                        notes.found[i, about, p] += notes.ended[i, about, p]
                    notes.found[i, about, p] /= elsewhere + 1


@rule
def draw_otherwise(
    game: State,
    tree: Tree,
    table: State,
    net: Network,
    workspace: Workspace,
    path: Path,
    settings: SearchSettings,
    effort: Effort,
    random: Random,
    notes: Notes,
    n: int,
) -> None:
    """Add to the n-th note what is found after another draw."""
    game[1] = game[0]
    s = game[1]
    let_nature_move(s, random, path.moves)
    if s.to_move == OVER:
        outcome(s, path.leaf)
    else:
        think(s, tree, table, net, workspace, path, settings, effort, random, False)
        found_at_root(tree, path.leaf, int(s.players))
    for about in range(ABOUT):
        for p in range(s.players):
            notes.found[n, about, p] += path.leaf[about, (notes.seat[n] + p) % s.players]


@rule
def found_at_root(tree: Tree, leaf: Numbers, players: int) -> None:
    """Fill `leaf` with what the search found for every seat: where the best play leads if all of it is known, otherwise the mean of all visits."""
    if tree.nodes[0].proof == SETTLED:
        copy(tree.ends[tree.nodes[0].end], leaf)
        return
    visits = 0
    for i in range(tree.nodes[0].children):
        visits += tree.counted[i]
    for about in range(ABOUT):
        for p in range(players):
            total = 0.0
            for i in range(tree.nodes[0].children):
                total += tree.at_root[i, about, p]
            leaf[about, p] = total / max(visits, 1)


@rule
def think(
    s: State,
    tree: Tree,
    table: State,
    net: Network,
    workspace: Workspace,
    path: Path,
    settings: SearchSettings,
    effort: Effort,
    random: Random,
    is_full: bool,
) -> None:
    """Search from what the seat to move may know."""
    table[0] = s
    hide(table[0], int(s.to_move))
    imagine(table[0], int(s.to_move), random)
    look_from(table, net, workspace)
    plant(tree)
    grow(tree, table, net, workspace, path, settings, random, 2)
    if tree.nodes[0].children == 1:
        return
    if is_full:
        disturb(tree, effort.noise, random)
    grow(tree, table, net, workspace, path, settings, random, effort.full if is_full else effort.quick)


@rule
def note_draw(s: State, seat: int, notes: Notes, n: int) -> None:
    """A position in which nature is to draw, as the seat sees it that moved last: an example without moves."""
    notes.inputs[n], notes.found[n] = 0.0, 0.0
    features(s, seat, notes.inputs[n])
    notes.seat[n], notes.is_full[n], notes.start[n + 1] = seat, False, notes.start[n]


@rule
def note_decision(s: State, tree: Tree, path: Path, notes: Notes, n: int, is_full: bool) -> None:
    root, at = tree.nodes[0], notes.start[n]
    seat, first, count = int(s.to_move), root.first, int(root.children)
    notes.inputs[n] = 0.0
    features(s, seat, notes.inputs[n])
    notes.seat[n], notes.is_full[n], notes.start[n + 1] = seat, is_full, at + count
    visits = 0
    for i in range(count):
        path.moves[i] = tree.nodes[first + i].move
        visits += tree.nodes[first + i].visits
    move_priors(s, path.moves, count, path.priors, path.kinds)
    for i in range(count):
        notes.kind[at + i], notes.hint[at + i] = path.kinds[i], path.priors[i]
        notes.share[at + i] = tree.nodes[first + i].visits / max(visits, 1)
    found_at_root(tree, path.leaf, int(s.players))
    for about in range(ABOUT):
        for p in range(s.players):
            notes.found[n, about, p] = path.leaf[about, (seat + p) % s.players]


@rule
def choose(tree: Tree, varied: bool, random: Random) -> int:
    """The best of decisions whose final values are known, otherwise the one with most visits; or one drawn in proportion to them."""
    nodes, first, end = tree.nodes, tree.nodes[0].first, tree.nodes[0].first + tree.nodes[0].children
    if nodes[0].proof and not varied:
        return int(nodes[best_child(tree, 0)].move)
    chosen, visits = first, 0
    for child in range(first, end):
        visits += nodes[child].visits
        if nodes[child].visits > nodes[chosen].visits:
            chosen = child
    if varied:
        k = uniform(random) * visits
        for child in range(first, end):
            k -= nodes[child].visits
            if k < 0:
                return int(nodes[child].move)
    return int(nodes[chosen].move)
