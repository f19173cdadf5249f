"""What every game gives to the kernel, called by generic compiled code without knowing the game: the record's type picks the rules.

A game's record has at least the fields of `COMMON`. Its rules are compiled functions (`kernel.compile.rule`) over one such record:

    legal(s, moves) -> int       fills `moves` with the moves of the seat to move (nature's draws too), returns how many
    apply(s, move, log)          plays one legal move in place; `log` is None, or an array that takes the reasons of every point
    weight(s, move) -> int       how likely a draw of nature is: its share of the sum over all legal draws
    standing(s, seat) -> int     orders the seats at the end: more is better, equal is shared
    hide(s, seat)                forgets everything that the seat may not know
    imagine(s, seat, random)     fills in what was hidden from the seat, as likely as the rules make it; where nothing agrees
                                 with what the seat has seen, the game is given up: it is over
    deal(s, random)              plays all of nature's draws that are due, quickly, each outcome as likely as if they were sampled one by one;
                                 where there is nothing to draw, the game is given up: it is over
    seen_by(s, move) -> int      bit set of the seats that see which move this is, before it is played; a game without it has no secret moves
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype

from sintra.kernel.compile import compiled_as

NATURE = -1  #: `to_move` when a draw is due
OVER = -2  #: `to_move` when the game has ended
NO_MOVE = -1
MOST_DRAWS = 1_000  #: of nature in a row: no setup needs a tenth of them, and no redraw is ever repeated so often
SEATS = 4

State = Any  #: one record of a game's state type
Moves = Any  #: an array of int32
Numbers = Any  #: an array of float32
Random = Any  #: a generator, see kernel.random
Log = Any  #: None, or an array of reasons, see kernel.log

COMMON = [("to_move", "i1"), ("players", "i1"), ("score", "i2", SEATS)]


def state_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """A game's record type: the common fields, then its own."""
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise TypeError(f"{name!r} is a method of NumPy's records, so it cannot be the name of a field")
    return np.dtype((np.record, np.dtype(_without_holes(COMMON + fields), align=True)))


def _without_holes(fields: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """The fields with a filler wherever alignment leaves a hole: NumPy does not copy holes, and equal positions shall be equal bytes."""
    aligned = np.dtype(fields, align=True)
    assert aligned.names is not None and aligned.fields is not None
    filled: list[tuple[Any, ...]] = []
    end = 0
    for field, name in zip(fields, aligned.names, strict=True):
        dtype, offset = aligned.fields[name][:2]
        if offset > end:
            filled.append((f"filler_{end}", "u1", offset - end))
        filled.append(field)
        end = offset + dtype.itemsize
    if aligned.itemsize > end:
        filled.append((f"filler_{end}", "u1", aligned.itemsize - end))
    return filled


@dataclass(frozen=True)
class Rules:
    """The compiled functions of one game."""

    state: np.dtype[Any]
    legal: Callable[[State, Moves], int]
    apply: Callable[[State, int, Log], None]
    weight: Callable[[State, int], int]
    standing: Callable[[State, int], int]
    hide: Callable[[State, int], None] | None = None
    imagine: Callable[[State, int, Random], None] | None = None
    deal: Callable[[State, Random], None] | None = None
    seen_by: Callable[[State, int], int] | None = None

    def __post_init__(self) -> None:
        _BY_DTYPE[self.state] = self
        _BY_TYPE[from_dtype(self.state)] = self


_BY_DTYPE: dict[np.dtype[Any], Rules] = {}
_BY_TYPE: dict[Any, Rules] = {}


def legal(s: State, moves: Moves) -> int:
    return _BY_DTYPE[s.dtype].legal(s, moves)


@compiled_as(legal)
def _legal(s: State, moves: Moves) -> Any:
    return _BY_TYPE[s].legal


def apply(s: State, move: int, log: Log) -> None:
    _BY_DTYPE[s.dtype].apply(s, int(move), log)


@compiled_as(apply)
def _apply(s: State, move: int, log: Log) -> Any:
    return _BY_TYPE[s].apply


def weight(s: State, move: int) -> int:
    return _BY_DTYPE[s.dtype].weight(s, int(move))


@compiled_as(weight)
def _weight(s: State, move: int) -> Any:
    return _BY_TYPE[s].weight


def standing(s: State, seat: int) -> int:
    return _BY_DTYPE[s.dtype].standing(s, seat)


@compiled_as(standing)
def _standing(s: State, seat: int) -> Any:
    return _BY_TYPE[s].standing


def hide(s: State, seat: int) -> None:
    chosen = _BY_DTYPE[s.dtype].hide
    if chosen is not None:
        chosen(s, seat)


@compiled_as(hide)
def _hide(s: State, seat: int) -> Any:
    return _BY_TYPE[s].hide or (lambda s, seat: None)


def imagine(s: State, seat: int, random: Random) -> None:
    chosen = _BY_DTYPE[s.dtype].imagine
    if chosen is not None:
        chosen(s, seat, random)


@compiled_as(imagine)
def _imagine(s: State, seat: int, random: Random) -> Any:
    return _BY_TYPE[s].imagine or (lambda s, seat, random: None)
