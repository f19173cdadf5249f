"""What a position is worth to every seat: as the network says, or as the game ended."""

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import SEATS, Numbers, State, standing
from sintra.search.compile import inlined, inner
from sintra.search.heuristics import estimate, features
from sintra.search.hyperbolic import tanh
from sintra.search.layers import LOWEST, Workspace, first_layer, run
from sintra.search.network import ABOUT, MARGIN, MARGIN_SCALE, POINTS, SCORE, WIN, Network


@rule
def look_from(table: State, net: Network, workspace: Workspace) -> None:
    """Take the position for the usual one, as every seat sees it: others are then valued by what is different in them."""
    if workspace.inputs.shape[0] == 0:
        return
    workspace.inputs[:] = 0.0
    for p in range(table[0].players):
        workspace.usual[p] = 0.0
        features(table[0], p, workspace.usual[p])
        first_layer(workspace.usual[p], workspace.inputs, net.b1, workspace, net, workspace.usual_h1[p], LOWEST)


@inner
def evaluate(s: State, seat: int, net: Network, workspace: Workspace, leaf: Numbers) -> None:
    """Fill `leaf` with what is to be expected for every seat, seen from the seat that is to move, or that moved last if a draw is due."""
    players = int(s.players)
    if workspace.inputs.shape[0] == 0:
        for p in range(players):
            leaf[SCORE, p] = estimate(s, p)
        by_margin(players, leaf)
        for p in range(players):
            leaf[WIN, p] = leaf[MARGIN, p]
        return
    workspace.inputs[:] = 0.0
    features(s, seat, workspace.inputs)
    run(seat, net, workspace)
    if players == 2:
        other = 1 - seat
        leaf[WIN, seat], leaf[MARGIN, seat] = tanh(workspace.out[0]), tanh(workspace.out[1])
        leaf[WIN, other], leaf[MARGIN, other] = -leaf[WIN, seat], -leaf[MARGIN, seat]
        leaf[SCORE, seat], leaf[SCORE, other] = POINTS * workspace.out[2], POINTS * workspace.out[3]
        return
    for i in range(players):
        p = (seat + i) % players
        leaf[WIN, p], leaf[MARGIN, p] = tanh(workspace.out[i]), tanh(workspace.out[players + i])
        leaf[SCORE, p] = POINTS * workspace.out[2 * players + i]


@inner
def outcome(s: State, leaf: Numbers) -> None:
    """Fill `leaf` with how the game ended. A win counts 1, no win so much less that all seats make 0; a shared win is shared."""
    players = int(s.players)
    best, sharing = -(1 << 60), 0
    for p in range(players):
        leaf[SCORE, p] = float(s.score[p])
        standing_of = standing(s, p)
        if standing_of > best:
            best, sharing = standing_of, 0
        sharing += standing_of == best
    for p in range(players):
        share = 1.0 / sharing if standing(s, p) == best else 0.0
        leaf[WIN, p] = (players * share - 1.0) / (players - 1.0)
    by_margin(players, leaf)


@inner
def by_margin(players: int, leaf: Numbers) -> None:
    """MARGIN follows from SCORE: how far a seat is before or behind the best of the others."""
    for p in range(players):
        other = -1e9
        for q in range(players):
            if q != p:
                other = max(other, leaf[SCORE, q])
        leaf[MARGIN, p] = tanh((leaf[SCORE, p] - other) / MARGIN_SCALE)


@inlined
def copy(valuation: Numbers, to: Numbers) -> None:
    """NumPy's own way would compile four seconds longer."""
    for about in range(ABOUT):
        for seat in range(SEATS):
            to[about, seat] = valuation[about, seat]


def new_leaf() -> NDArray[np.float64]:
    """Room for one valuation."""
    return np.zeros((ABOUT, SEATS))
