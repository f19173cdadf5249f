"""The room in which a judge works: positions, a tree and what a search found. Made once, used for every question."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.dispatch import SEATS
from sintra.kernel.game import Game
from sintra.kernel.random import generator
from sintra.search.exact import DEEPEST
from sintra.search.layers import Workspace, make_workspace
from sintra.search.network import ABOUT, Network, trained_network
from sintra.search.searcher import LONGEST_LINE, WORLDS
from sintra.search.settings import SearchSettings, settings_for
from sintra.search.tree import MOST_MOVES, Path, Tree, make_path, make_tree

BEFORE, AFTER, OTHER, DRAWN, WORLD = range(5)  #: positions: in question, after what happened, after the best, after fresh draws; worlds that could be
POSITIONS = WORLD + WORLDS
CHANCES, POINTS = 0, 1  #: what a worth speaks about
IS_EXACT, COUNT, BEST, LINE = range(4)  #: flags: nothing was estimated; how many choices; which is the best; how long its line is


class Found(NamedTuple):
    """What a search found about every choice, in the order of the moves, and what was made of it."""

    moves: NDArray[np.int32]
    visits: NDArray[np.float64]
    values: NDArray[np.float64]  #: sums over visits
    about: NDArray[np.float64]  #: choice, chance of winning or score, seat: sums over those that are counted
    counted: NDArray[np.float64]
    lines: NDArray[np.int32]  #: how play would go on after each,
    lengths: NDArray[np.int32]  #: how long that is,
    seen: NDArray[np.int32]  #: and how often the tree that says so has looked at it
    flags: NDArray[np.int32]
    content: NDArray[np.uint8]  #: the positions as mere numbers, one a row


class Proof(NamedTuple):
    """Room to try everything to the end: see `search.exact`."""

    states: NDArray[Any]
    moves: NDArray[np.int32]
    counts: NDArray[np.int64]
    at: NDArray[np.int64]
    best: NDArray[np.float64]
    values: NDArray[np.float64]
    worth: NDArray[np.float64]


class Verdicts(NamedTuple):
    """The answer to one question. A worth is (winning chances, points) by seat."""

    before: NDArray[np.float64]  #: what the position is worth: the best that can be made of it, or what draws bring on average
    change: NDArray[np.float64]  #: what the decision lost against that, or what the draws brought
    error: NDArray[np.float64]  #: one number: of the winning chance lost
    line: NDArray[np.int32]  #: a better decision and how play would go on
    work: NDArray[np.float64]  #: worths on the way


class Bench(NamedTuple):
    """All of it."""

    positions: NDArray[Any]
    found: Found
    proof: Proof
    verdict: Verdicts
    tree: Tree
    table: NDArray[Any]  #: the root, and room to play in
    net: Network
    workspace: Workspace
    path: Path
    settings: SearchSettings
    final: SearchSettings  #: where everything can be tried to the end
    random: NDArray[np.uint64]


def make_bench(game: Game, players: int, nodes: int) -> Bench:
    """Room for positions of one game and one number of players, with a tree of so many nodes."""
    net, settings = trained_network(game, players), settings_for(game, {})
    positions, table = np.zeros(POSITIONS, game.state), np.zeros(2, game.state)
    return Bench(
        positions,
        make_found(positions),
        make_proof(game),
        make_verdict(),
        make_tree(nodes),
        table,
        net,
        make_workspace(net),
        make_path(table),
        settings,
        settings._replace(points=0.0),  # points for their own sake help to get to the end; where it is known they are not wanted
        generator(0),
    )


def make_found(positions: NDArray[Any]) -> Found:
    return Found(
        moves=np.zeros(MOST_MOVES, np.int32),
        visits=np.zeros(MOST_MOVES),
        values=np.zeros(MOST_MOVES),
        about=np.zeros((MOST_MOVES, 2, SEATS)),
        counted=np.zeros(MOST_MOVES),
        lines=np.zeros((MOST_MOVES, LONGEST_LINE), np.int32),
        lengths=np.zeros(MOST_MOVES, np.int32),
        seen=np.zeros(MOST_MOVES, np.int32),
        flags=np.zeros(4, np.int32),
        content=positions.view(np.uint8).reshape(len(positions), -1),
    )


def make_proof(game: Game) -> Proof:
    return Proof(
        states=np.zeros(DEEPEST, game.state),
        moves=np.zeros((DEEPEST, MOST_MOVES), np.int32),
        counts=np.zeros(DEEPEST, np.int64),
        at=np.zeros(DEEPEST, np.int64),
        best=np.zeros((DEEPEST, ABOUT, SEATS)),
        values=np.zeros((MOST_MOVES, ABOUT, SEATS)),
        worth=np.zeros(MOST_MOVES),
    )


def make_verdict() -> Verdicts:
    return Verdicts(
        before=np.zeros((2, SEATS)),
        change=np.zeros((2, SEATS)),
        error=np.zeros(1),
        line=np.zeros(LONGEST_LINE, np.int32),
        work=np.zeros((6, 2, SEATS)),
    )
