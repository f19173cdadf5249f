"""What a game can tell a player about itself, beside its rules: what a move is worth at first sight, and what a position looks like in numbers.

A game's folder holds a file `features.py`. Its functions are compiled like the rules, picked by the record's type, and allocate nothing:

    greedy(s, move) -> float     points that the move brings the seat to move at once, as a one-ply player counts them
    move_priors(s, moves, n, hints, kinds)   for each of the first n moves: how promising it looks, as a logarithm (more by 1 is e times as likely
                                 to be tried first), and its kind: what a learned policy distinguishes, below `KINDS`; moves that are alike have
                                 the same
    estimate(s, seat) -> float   the final score that the seat can expect, by a simple count
    features(s, seat, out)       the position as numbers around 0 to 1, seen from the seat; `out` has room for `INPUTS[players]` and is all zeros
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

import numpy as np
from numba.np.numpy_support import from_dtype

from sintra.kernel.compile import compiled_as
from sintra.kernel.dispatch import Moves, Numbers, State
from sintra.kernel.game import Game


class Heuristics(Protocol):
    """A game's `features.py`."""

    @property
    def KINDS(self) -> int: ...  # noqa: N802 - constants of a module
    @property
    def INPUTS(self) -> Mapping[int, int]: ...  # noqa: N802

    def greedy(self, s: State, move: int, /) -> float: ...
    def move_priors(self, s: State, moves: Moves, n: int, hints: Numbers, kinds: Moves, /) -> None: ...
    def estimate(self, s: State, seat: int, /) -> float: ...
    def features(self, s: State, seat: int, out: Numbers, /) -> None: ...


_BY_DTYPE: dict[np.dtype[Any], Heuristics] = {}
_BY_TYPE: dict[Any, Heuristics] = {}


@cache
def heuristics(game: Game) -> Heuristics:
    """The heuristics of a game, loaded when first asked for. Compiled code finds them from then on."""
    found = cast(Heuristics, import_module(f"{game.package}.features"))
    _BY_DTYPE[game.state] = _BY_TYPE[from_dtype(game.state)] = found
    return found


def greedy(s: State, move: int) -> float:
    return _BY_DTYPE[s.dtype].greedy(s, move)


@compiled_as(greedy)
def _greedy(s: State, move: int) -> Any:
    return _BY_TYPE[s].greedy


def move_priors(s: State, moves: Moves, n: int, hints: Numbers, kinds: Moves) -> None:
    _BY_DTYPE[s.dtype].move_priors(s, moves, n, hints, kinds)


@compiled_as(move_priors)
def _move_priors(s: State, moves: Moves, n: int, hints: Numbers, kinds: Moves) -> Any:
    return _BY_TYPE[s].move_priors


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
