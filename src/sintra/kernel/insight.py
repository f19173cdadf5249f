"""What a game can tell a player about itself, beside its rules: what a move is worth at first sight, and what a position looks like in numbers.

A game's folder may hold a file `features.py` with an `INSIGHT`. Its functions are compiled like the rules, picked by the record's type,
and allocate nothing:

    greedy(s, move) -> float     points that the move brings the seat to move at once, as a one-ply player counts them
    sketch(s, moves, n, hints, kinds)   for each of the first n moves: how promising it looks, as a logarithm (more by 1 is e times as likely to be
                                 tried first), and its kind: what a learned policy distinguishes, below `kinds`; moves that are alike have the same
    estimate(s, seat) -> float   the final score that the seat can expect, by a simple count
    features(s, seat, out)       the position as numbers around 0 to 1, seen from the seat; `out` has room for `inputs[players]` and is all zeros
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numba.np.numpy_support import from_dtype

from sintra.kernel.compile import compiled_as
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.game import Game

Numbers = Any  #: an array of float32


class Strength(NamedTuple):
    """What makes an opponent stronger or weaker."""

    simulations: int  #: how far it looks ahead
    overlooks: float = 0.0  #: how often it does not see a move


#: The opponents with a name, but the strongest, where a game does not say otherwise.
LEVELS: Mapping[str, Strength] = {
    "clay": Strength(12, overlooks=0.2),
    "copper": Strength(36, overlooks=0.11),
    "bronze": Strength(100, overlooks=0.03),
    "silver": Strength(300),
    "gold": Strength(1_000),
    "platinum": Strength(4_000),
}


@dataclass(frozen=True)
class Insight:
    """The compiled functions of one game's `features.py`, and their sizes."""

    state: np.dtype[Any]
    greedy: Callable[[State, int], float]
    sketch: Callable[[State, Moves, int, Numbers, Moves], None]
    estimate: Callable[[State, int], float]
    features: Callable[[State, int, Numbers], None]
    kinds: int
    inputs: Mapping[int, int]  #: how many features, by the number of players
    habits: Mapping[str, float] = field(default_factory=dict)  #: how a search goes about this game in another way than about most, see search.habits
    levels: Mapping[str, Strength] = field(default_factory=lambda: LEVELS)  #: so that each beats the one below about as often as in other games
    levels_of_many: Mapping[str, Strength] = field(default_factory=dict)  #: those that are others at a table of three or four

    def __post_init__(self) -> None:
        _BY_DTYPE[self.state] = self
        _BY_TYPE[from_dtype(self.state)] = self

    def strengths(self, players: int) -> Mapping[str, Strength]:
        """All levels but the strongest, at a table of so many."""
        return {**self.levels, **(self.levels_of_many if players > 2 else {})}


_BY_DTYPE: dict[np.dtype[Any], Insight] = {}
_BY_TYPE: dict[Any, Insight] = {}


@cache
def insight(game: Game) -> Insight:
    """The insight of a game, loaded when first asked for."""
    found: Insight = import_module(f"{game.package}.features").INSIGHT
    return found


def greedy(s: State, move: int) -> float:
    return _BY_DTYPE[s.dtype].greedy(s, move)


@compiled_as(greedy)
def _greedy(s: State, move: int) -> Any:
    return _BY_TYPE[s].greedy


def sketch(s: State, moves: Moves, n: int, hints: Numbers, kinds: Moves) -> None:
    _BY_DTYPE[s.dtype].sketch(s, moves, n, hints, kinds)


@compiled_as(sketch)
def _sketch(s: State, moves: Moves, n: int, hints: Numbers, kinds: Moves) -> Any:
    return _BY_TYPE[s].sketch


def estimate(s: State, seat: int) -> float:
    return _BY_DTYPE[s.dtype].estimate(s, seat)


@compiled_as(estimate)
def _estimate(s: State, seat: int) -> Any:
    return _BY_TYPE[s].estimate


def features(s: State, seat: int, out: Numbers) -> None:
    _BY_DTYPE[s.dtype].features(s, seat, out)


@compiled_as(features)
def _features(s: State, seat: int, out: Numbers) -> Any:
    return _BY_TYPE[s].features
