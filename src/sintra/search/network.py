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

from sintra.kernel.dispatch import SEATS, Moves, State, standing
from sintra.kernel.game import Game
from sintra.kernel.insight import Numbers, estimate, features, insight
from sintra.search.compile import inner, vectorised

WIN, MARGIN, SCORE = range(3)
ABOUT = 3  #: what a valuation speaks about: an array of (ABOUT, SEATS)
POINTS = 50.0  # the network counts scores in units of so many points
MARGIN_SCALE = 20.0  # a margin of so many points is worth tanh(1)
FIRST, SECOND = 128, 64  # sizes of the hidden layers, fixed so that their loops compile to straight vector code
KEPT = 1 << 12  # positions whose second layer is kept for a while
ZERO = np.float32(0.0)


class Network(NamedTuple):
    """Weights, as compiled code takes them. Without any input it stands for the game's own estimate."""

    w1: NDArray[np.float32]  #: inputs by first layer; all others the other way round, as their loops run
    b1: NDArray[np.float32]
    w2: NDArray[np.float32]  #: second layer by first layer
    b2: NDArray[np.float32]
    w3: NDArray[np.float32]  #: outputs by second layer
    b3: NDArray[np.float32]
    wp: NDArray[np.float32]  #: kinds of moves by second layer
    bp: NDArray[np.float32]


class Room(NamedTuple):
    """Where a network is run: one for each thread."""

    inputs: NDArray[np.float32]
    active: NDArray[np.int32]  #: which inputs are not zero
    h1: NDArray[np.float32]
    h2: NDArray[np.float32]
    out: NDArray[np.float32]
    kept: NDArray[np.float32]  #: second layers of positions seen lately: most of those that are looked into are looked into soon,
    kept_of: NDArray[np.int64]  #: and of which


def outputs(players: int) -> int:
    """WIN and MARGIN for every seat (for two players one says it for both), SCORE for every seat."""
    return 4 if players == 2 else 3 * players


def make_network(inputs: int, kinds: int, players: int, seed: int) -> Network:
    """A network that knows nothing yet."""
    draw = np.random.default_rng(seed)

    def layer(n: int, m: int) -> NDArray[np.float32]:
        return draw.normal(0.0, math.sqrt(2.0 / max(n, 1)), (m, n)).astype(np.float32)

    b1, b2, b3, bp = (np.zeros(n, np.float32) for n in (FIRST, SECOND, outputs(players), kinds))
    w1 = np.ascontiguousarray(layer(inputs, FIRST).T)
    w3 = layer(SECOND, outputs(players)) * np.float32(0.1)
    return Network(w1, b1, layer(FIRST, SECOND), b2, w3, b3, np.zeros((kinds, SECOND), np.float32), bp)


def no_network(game: Game, players: int) -> Network:
    """The game's own estimate and hints, nothing learned."""
    return make_network(0, insight(game).kinds, players, 0)


def widen(network: Network, seed: int) -> Network:
    """A network with smaller layers as one of today's size. It says the same; its new units have something to learn with, but no say yet."""
    wide = make_network(network.w1.shape[0], network.wp.shape[0], 2, seed)._replace(w3=np.zeros((len(network.w3), SECOND), np.float32), b3=network.b3)
    first, second = len(network.b1), len(network.b2)
    wide.w2[:second, first:] = 0.0
    for name, old in network._asdict().items():
        new = getattr(wide, name)
        new[tuple(slice(0, n) for n in old.shape)] = old
    return wide


def make_room(network: Network) -> Room:
    inputs = network.w1.shape[0]
    return Room(
        inputs=np.zeros(inputs, np.float32),
        active=np.zeros(inputs + 4, np.int32),
        h1=np.zeros(FIRST, np.float32),
        h2=np.zeros(SECOND, np.float32),
        out=np.zeros(network.w3.shape[0], np.float32),
        kept=np.zeros((KEPT, SECOND), np.float32),
        kept_of=np.zeros(KEPT, np.int64),
    )


def save_network(network: Network, file: Any, precision: Any = np.float32) -> None:
    """Write the weights; in half precision they take half the room, and play as well."""
    np.savez_compressed(file, **{name: array.astype(precision) for name, array in network._asdict().items()})


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
    fits = network.w1.shape == (insight(game).inputs[players], FIRST) and network.wp.shape == (insight(game).kinds, SECOND)
    return network if fits else no_network(game, players)


@vectorised
def run(inputs: Numbers, active: Moves, h1: Numbers, h2: Numbers, out: Numbers, net: Network) -> None:
    """Fill `h2` and `out` from the inputs. Most of these are zero: the others are gathered first, and taken four at a time."""
    w1, w2, w3 = net.w1, net.w2, net.w3
    n = 0
    for i in range(inputs.shape[0]):
        active[n] = i
        n += inputs[i] != 0.0
    for j in range(FIRST):
        h1[j] = net.b1[j]
    for k in range(n, n + 3):
        active[k] = 0
    for k in range(0, n, 4):
        i, i2, i3, i4 = active[k], active[k + 1], active[k + 2], active[k + 3]
        x = inputs[i]
        x2 = inputs[i2] if k + 1 < n else ZERO
        x3 = inputs[i3] if k + 2 < n else ZERO
        x4 = inputs[i4] if k + 3 < n else ZERO
        for j in range(FIRST):
            h1[j] += x * w1[i, j] + x2 * w1[i2, j] + x3 * w1[i3, j] + x4 * w1[i4, j]
    for i in range(FIRST):
        h1[i] = max(h1[i], ZERO)
    for j in range(SECOND):
        x = net.b2[j]
        for i in range(FIRST):
            x += h1[i] * w2[j, i]
        h2[j] = max(x, ZERO)
    for k in range(out.shape[0]):
        x = net.b3[k]
        for j in range(SECOND):
            x += h2[j] * w3[k, j]
        out[k] = x


@vectorised
def learned(hints: Numbers, kinds: Moves, n: int, h2: Numbers, wp: Numbers, bp: Numbers) -> None:
    """Add to the hints of n moves what the network, which has just been run, has learned of their kinds."""
    for i in range(n):
        kind = kinds[i]
        logit = bp[kind]
        for j in range(SECOND):
            logit += h2[j] * wp[kind, j]
        hints[i] += logit


@inner
def keep(room: Room, number: int) -> None:
    """Note the second layer of the position that has just been evaluated, under a number of its own."""
    slot = number & (KEPT - 1)
    room.kept_of[slot] = number
    for j in range(SECOND):
        room.kept[slot, j] = room.h2[j]


@inner
def recall(room: Room, number: int) -> bool:
    """Bring back the second layer that was noted under this number, if it is still there."""
    slot = number & (KEPT - 1)
    if room.kept_of[slot] != number:
        return False
    for j in range(SECOND):
        room.h2[j] = room.kept[slot, j]
    return True


@inner
def evaluate(s: State, seat: int, net: Network, room: Room, leaf: Numbers) -> None:
    """Fill `leaf` with what is to be expected for every seat, seen from the seat that is to move, or that moved last if a draw is due."""
    players = int(s.players)
    if room.inputs.shape[0] == 0:
        for p in range(players):
            leaf[SCORE, p] = estimate(s, p)
        by_margin(players, leaf)
        for p in range(players):
            leaf[WIN, p] = leaf[MARGIN, p]
        return
    room.inputs[:] = 0.0
    features(s, seat, room.inputs)
    run(room.inputs, room.active, room.h1, room.h2, room.out, net)
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
        leaf[MARGIN, p] = math.tanh((leaf[SCORE, p] - other) / MARGIN_SCALE)


@inner
def copy(valuation: Numbers, to: Numbers) -> None:
    """NumPy's own way would compile four seconds longer."""
    for about in range(ABOUT):
        for seat in range(SEATS):
            to[about, seat] = valuation[about, seat]


def new_leaf() -> NDArray[np.float64]:
    """Room for one valuation."""
    return np.zeros((ABOUT, SEATS))
