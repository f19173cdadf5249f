"""The network that values a position: two hidden layers, small enough to run inside the compiled search several hundred thousand times a second.

It says, for every seat: how likely the win is (WIN, from -1 to 1), how the margin will be (MARGIN, from -1 to 1), which final score is to be
expected (SCORE, in points). Its policy adds what it has learned of each kind of move to the game's own hint. Where a game has no weights yet, the
game's estimate of final scores takes the network's place.
"""

import math
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import SEATS, State, standing
from sintra.kernel.game import Game
from sintra.kernel.insight import Numbers, estimate, features, insight

WIN, MARGIN, SCORE = range(3)
ABOUT = 3  #: what a valuation speaks about: an array of (ABOUT, SEATS)
POINTS = 50.0  # the network counts scores in units of so many points
MARGIN_SCALE = 20.0  # a margin of so many points is worth tanh(1)
HIDDEN = (64, 32)


class Network(NamedTuple):
    """Weights, as compiled code takes them. Without any input it stands for the game's own estimate."""

    w1: NDArray[np.float32]  #: inputs, first layer
    b1: NDArray[np.float32]
    w2: NDArray[np.float32]  #: first layer, second layer
    b2: NDArray[np.float32]
    w3: NDArray[np.float32]  #: second layer, outputs
    b3: NDArray[np.float32]
    wp: NDArray[np.float32]  #: kinds of moves, second layer
    bp: NDArray[np.float32]


class Room(NamedTuple):
    """Where a network is run: one for each thread."""

    inputs: NDArray[np.float32]
    h1: NDArray[np.float32]
    h2: NDArray[np.float32]
    out: NDArray[np.float32]


def outputs(players: int) -> int:
    """WIN and MARGIN for every seat (for two players one says it for both), SCORE for every seat."""
    return 4 if players == 2 else 3 * players


def make_network(inputs: int, kinds: int, players: int, seed: int, hidden: tuple[int, int] = HIDDEN) -> Network:
    """A network that knows nothing yet."""
    draw = np.random.default_rng(seed)

    def layer(n: int, m: int) -> NDArray[np.float32]:
        return draw.normal(0.0, math.sqrt(2.0 / max(n, 1)), (n, m)).astype(np.float32)

    first, second = hidden
    zeros = [np.zeros(n, np.float32) for n in (first, second, outputs(players), kinds)]
    w3 = layer(second, outputs(players)) * np.float32(0.1)
    return Network(layer(inputs, first), zeros[0], layer(first, second), zeros[1], w3, zeros[2], np.zeros((kinds, second), np.float32), zeros[3])


def no_network(game: Game, players: int) -> Network:
    """The game's own estimate and hints, nothing learned."""
    return make_network(0, insight(game).kinds, players, 0)


def make_room(network: Network) -> Room:
    sizes = (network.w1.shape[0], network.w1.shape[1], network.w2.shape[1], network.w3.shape[1])
    return Room(*(np.zeros(size, np.float32) for size in sizes))


def save_network(network: Network, file: Any) -> None:
    """Weights in half precision: half the size, and no difference to the play."""
    np.savez_compressed(file, **{name: array.astype(np.float16) for name, array in network._asdict().items()})


def load_network(file: Any) -> Network:
    with np.load(file) as arrays:
        return Network(**{name: np.ascontiguousarray(arrays[name], np.float32) for name in Network._fields})


@cache
def trained_network(game: Game, players: int) -> Network:
    """The weights that come with the game; without any for so many players, the game's own estimate."""
    path = resources.files(game.package) / f"weights-{players}.npz"
    if not path.is_file():
        return no_network(game, players)
    with path.open("rb") as file:
        network = load_network(file)
    fits = network.w1.shape[0] == insight(game).inputs[players] and network.wp.shape[0] == insight(game).kinds
    return network if fits else no_network(game, players)


@rule
def run(net: Network, room: Room) -> None:
    """Fill `room.h2` and `room.out` from `room.inputs`. Most inputs are zero, and half of what follows: they are passed over."""
    first, second, last = net.b1.shape[0], net.b2.shape[0], net.b3.shape[0]
    inputs, h1, h2, out = room.inputs, room.h1, room.h2, room.out
    for j in range(first):
        h1[j] = net.b1[j]
    for i in range(inputs.shape[0]):
        x = inputs[i]
        if x != 0.0:
            row = net.w1[i]
            for j in range(first):
                h1[j] += x * row[j]
    for j in range(second):
        h2[j] = net.b2[j]
    for i in range(first):
        x = h1[i]
        if x > 0.0:
            row = net.w2[i]
            for j in range(second):
                h2[j] += x * row[j]
    for j in range(last):
        out[j] = net.b3[j]
    for i in range(second):
        h2[i] = max(h2[i], np.float32(0.0))
        x = h2[i]
        if x > 0.0:
            row = net.w3[i]
            for j in range(last):
                out[j] += x * row[j]


@rule
def evaluate(s: State, net: Network, room: Room, leaf: Numbers) -> None:
    """Fill `leaf` with what is to be expected for every seat, with a player to move."""
    players, seat = int(s.players), int(s.to_move)
    if room.inputs.shape[0] == 0:
        for p in range(players):
            leaf[SCORE, p] = estimate(s, p)
        by_margin(players, leaf)
        for p in range(players):
            leaf[WIN, p] = leaf[MARGIN, p]
        return
    room.inputs[:] = 0.0
    features(s, seat, room.inputs)
    run(net, room)
    if players == 2:
        other = 1 - seat
        leaf[WIN, seat], leaf[MARGIN, seat] = math.tanh(room.out[0]), math.tanh(room.out[1])
        leaf[WIN, other], leaf[MARGIN, other] = -leaf[WIN, seat], -leaf[MARGIN, seat]
        leaf[SCORE, seat], leaf[SCORE, other] = POINTS * room.out[2], POINTS * room.out[3]
        return
    for i in range(players):
        p = (seat + i) % players
        leaf[WIN, p], leaf[MARGIN, p] = math.tanh(room.out[i]), math.tanh(room.out[players + i])
        leaf[SCORE, p] = POINTS * room.out[2 * players + i]


@rule
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


@rule
def by_margin(players: int, leaf: Numbers) -> None:
    """MARGIN follows from SCORE: how far a seat is before or behind the best of the others."""
    for p in range(players):
        other = -1e9
        for q in range(players):
            if q != p:
                other = max(other, leaf[SCORE, q])
        leaf[MARGIN, p] = math.tanh((leaf[SCORE, p] - other) / MARGIN_SCALE)


def new_leaf() -> NDArray[np.float64]:
    """Room for one valuation."""
    return np.zeros((ABOUT, SEATS))
