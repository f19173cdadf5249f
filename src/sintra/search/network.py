"""The weights of the network that values a position: two hidden layers, small enough to be run several hundred thousand times a second.

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

from sintra.kernel.errors import SintraError
from sintra.kernel.game import Game
from sintra.search.heuristics import heuristics
from sintra.search.vectors import WIDTH

WIN, MARGIN, SCORE = range(3)
ABOUT = 3  #: what a valuation speaks about: an array of (ABOUT, SEATS)
POINTS = 50.0  # the network counts scores in units of this many points
MARGIN_SCALE = 20.0  # a margin of this many points is worth tanh(1)
FIRST, SECOND = 2 * WIDTH, WIDTH  # sizes of the hidden layers


class Network(NamedTuple):
    """Weights, as compiled code takes them. Without any input it stands for the game's own estimate."""

    w1: NDArray[np.float32]  #: inputs by first layer
    b1: NDArray[np.float32]
    w2: NDArray[np.float32]  #: first layer by second layer; the others the other way round, as their loops run
    b2: NDArray[np.float32]
    w3: NDArray[np.float32]  #: outputs by second layer
    b3: NDArray[np.float32]
    wp: NDArray[np.float32]  #: kinds of moves by second layer
    bp: NDArray[np.float32]


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
    return Network(w1, b1, np.ascontiguousarray(layer(FIRST, SECOND).T), b2, w3, b3, np.zeros((kinds, SECOND), np.float32), bp)


def no_network(game: Game, players: int) -> Network:
    """The game's own estimate and hints, nothing learned."""
    return make_network(0, heuristics(game).KINDS, players, 0)


def widen(network: Network, seed: int) -> Network:
    """A network with smaller layers as one of today's size. It says the same; its new units have something to learn with, but no effect yet."""
    wide = make_network(network.w1.shape[0], network.wp.shape[0], 2, seed)._replace(w3=np.zeros((len(network.w3), SECOND), np.float32), b3=network.b3)
    first, second = len(network.b1), len(network.b2)
    wide.w2[first:, :second] = 0.0
    for name, old in network._asdict().items():
        new = getattr(wide, name)
        new[tuple(slice(0, n) for n in old.shape)] = old
    return wide


def save_network(network: Network, file: Any, precision: Any = np.float32) -> None:
    """Write the weights; in half precision they take half the room, and play as well."""
    np.savez_compressed(file, **{name: array.astype(precision) for name, array in network._asdict().items()})


def load_network(file: Any) -> Network:
    with np.load(file) as arrays:
        return Network(**{name: np.ascontiguousarray(arrays[name], np.float32) for name in Network._fields})


@cache
def trained_network(game: Game, players: int) -> Network:
    """The weights that come with the game; without any for this many players, the game's own estimate."""
    path = resources.files(game.package) / f"weights-{players}.npz"
    if not path.is_file():
        return no_network(game, players)
    with path.open("rb") as file:
        network = load_network(file)
    check_fit(network, game, players)
    return network


def check_fit(network: Network, game: Game, players: int) -> None:
    """Weights have the shape that the game's features and kinds of moves ask for, or it is said which do not."""
    for array, (name, shape) in zip(network, _shapes(game, players), strict=True):
        if array.shape != shape:
            raise SintraError(f"these weights are not for {game.name} with {players} players: {name} is {array.shape}, not {shape}")


@cache
def _shapes(game: Game, players: int) -> list[tuple[str, tuple[int, ...]]]:
    known = heuristics(game)
    return [(name, array.shape) for name, array in make_network(known.INPUTS[players], known.KINDS, players, 0)._asdict().items()]
