"""What lies on a table, what to touch and where points float, as numbers: the same compiled functions for server, library and any other home.

A game's folder holds `pieces.py` (`kernel.parts.Pieces` says which functions) and `places.py`, the names that the numbers stand for: `PLACES` and
`KINDS`, in order. The functions are compiled like the rules, picked by the record's type, and allocate nothing. Here are the parts that all share.

What is laid is written as the rows of an array of int16: the number of a place, of a kind, and, where the kind is a written number, that number.
Row 0 holds how many rows there are. No place has more than one thing, so that room for every place is enough.
"""

from collections.abc import Iterable
from itertools import product
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype
from numpy.typing import NDArray

from sintra.kernel.compile import also_compiled, compiled_as, part, rule, service
from sintra.kernel.dispatch import OVER, Moves, State, standing
from sintra.kernel.parts import Laid, Path, Pieces
from sintra.kernel.piles import LANE, LANES, count, total

TOUCHES = 2  #: places to touch for one move, at most
NOWHERE = -1  #: no place
PLACE, KIND, NUMBER_THERE = range(3)  #: the columns of what is laid

# The first kinds are the same in every game: written numbers, with what stands before them, then signs. A game's own kinds follow.
SCORE, TOTAL, NUMBER, TIMES, TURN, LAUREL, MARKER = range(7)
COMMON_KINDS = ("score", "total", "number", "number", "turn", "laurel", "marker")
BEFORE_NUMBER = ("", "", "", "×")
OWN_KINDS = len(COMMON_KINDS)

# So are the first places of every player's board.
ON_BOARD = ("score-%d", "turn-%d", "laurel-%d", "marker-%d", "board-%d")
SCORE_PLACE, TURN_PLACE, LAUREL_PLACE, MARKER_PLACE, BOARD_PLACE = range(5)


class Numbering:
    """Names that get numbers in the order in which they are added. Compiled code knows a family of names by the number of its first.

    >>> places = Numbering()
    >>> places.add("bag", "lid"), places.add(*numbered("supply", 10)), places.names[:3]
    (0, 2, ['bag', 'lid', 'supply-1'])
    """

    def __init__(self, *names: str) -> None:
        self.names = list(names)

    def add(self, *names: str) -> int:
        """Number these names; returns the first number."""
        first = len(self.names)
        self.names += names
        return first


def numbered(name: str, n: int) -> list[str]:
    """The names of n places that belong together.

    >>> numbered("round", 3)
    ['round-1', 'round-2', 'round-3']
    """
    return [f"{name}-{i + 1}" for i in range(n)]


def on_boards(names: Iterable[str], seats: int) -> list[str]:
    """The places of all players' boards, one board after the other."""
    return [name % (seat + 1) for seat, name in product(range(seats), names)]


def store_names(store: str, colours: Iterable[str]) -> list[str]:
    """The places of what is in a bag or a box, as `write_store` counts on them."""
    return [f"{store}-count", *(f"{store}-{colour}-count" for colour in colours)]


@also_compiled
def kind_at(laid: Laid, place: int) -> int:
    """The kind of what lies on a place, or NOWHERE."""
    for i in range(1, int(laid[0, 0]) + 1):
        if laid[i, PLACE] == place:
            return int(laid[i, KIND])
    return NOWHERE


@also_compiled
def is_among(moves: Moves, n: int, move: int) -> bool:
    """Whether a move is one of the first n."""
    found = False
    for i in range(n):
        found = found or moves[i] == move
    return bool(found)


# ── Laying ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


def room_for_pieces(places: int) -> NDArray[np.int16]:
    """Room for something on every place."""
    return np.zeros((places + 1, 3), dtype=np.int16)


@part
def lay(out: Laid, place: int, kind: int) -> None:
    """A piece on a place."""
    write(out, place, kind, 0)


@rule
def write(out: Laid, place: int, kind: int, number: int) -> None:
    """A number on a place, in the style of its kind."""
    n = int(out[0, 0]) + 1
    out[0, 0] = n
    out[n, PLACE], out[n, KIND], out[n, NUMBER_THERE] = place, kind, number


@rule
def lay_tiles(out: Laid, place: int, room: int, tiles: int, kind: int) -> None:
    """The tiles of a pile one by one from a place on, colours in their order, as far as there is room; `kind` is that of the first colour."""
    end = place + room
    for c in range(LANES):
        for _ in range(count(tiles, c)):
            if place < end:
                lay(out, place, kind + c)
            place += 1


@part
def first_tile(tiles: int, c: int) -> int:
    """Where the first tile of a colour lies among the tiles of a pile, from 0: after all of earlier colours."""
    return total(tiles & ((1 << (LANE * c)) - 1))


@rule
def write_store(out: Laid, place: int, tiles: int, colours: int) -> None:
    """How many tiles are in a bag or a box, and how many of each colour."""
    write(out, place, TOTAL, total(tiles))
    for c in range(colours):
        write(out, place + 1 + c, NUMBER, count(tiles, c))


@rule
def lay_signs(s: State, p: int, board: int, out: Laid) -> None:
    """On a player's board: the score, whether it is the player's turn, and whether he has won."""
    write(out, board + SCORE_PLACE, SCORE, int(s.score[p]))
    if s.to_move == p:
        lay(out, board + TURN_PLACE, TURN)
    if s.to_move == OVER and is_first(s, p):
        lay(out, board + LAUREL_PLACE, LAUREL)


@rule
def is_first(s: State, p: int) -> bool:
    """Nobody stands better."""
    best = standing(s, p)
    for other in range(int(s.players)):
        best = max(best, standing(s, other))
    return best == standing(s, p)


# ── Any game's functions ─────────────────────────────────────────────────────────────────────────────────────────────────

_BY_DTYPE: dict[np.dtype[Any], Pieces] = {}
_BY_TYPE: dict[Any, Pieces] = {}


def known(state: np.dtype[Any], found: Pieces) -> Pieces:
    """Compiled code finds a game's functions from now on."""
    _BY_DTYPE[state] = _BY_TYPE[from_dtype(state)] = found
    return found


def pieces(s: State, out: Laid) -> None:
    _BY_DTYPE[s.dtype].pieces(s, out)


@compiled_as(pieces)
def _pieces(s: State, out: Laid) -> Any:
    return _BY_TYPE[s].pieces


def targets(s: State, move: int, out: Path) -> int:
    return _BY_DTYPE[s.dtype].targets(s, int(move), out)


@compiled_as(targets)
def _targets(s: State, move: int, out: Path) -> Any:
    return _BY_TYPE[s].targets


def earned(s: State, seat: int, kind: int, where: int) -> int:
    return _BY_DTYPE[s.dtype].earned(s, seat, kind, where)


@compiled_as(earned)
def _earned(s: State, seat: int, kind: int, where: int) -> Any:
    return _BY_TYPE[s].earned


# ── One position at a time, for callers in Python (see kernel.single) ─────────────────────────────────────────────────────


@service
def lay_all(table: State, out: Laid) -> int:
    """Everything that lies on the table, and every number; returns how many."""
    out[0, 0] = 0
    pieces(table[0], out)
    return int(out[0, 0])


@service
def all_targets(table: State, moves: Moves, out: Path) -> None:
    """For each of the moves a row: the places to touch, one after the other, then NOWHERE."""
    for i in range(len(moves)):
        out[i] = NOWHERE
        targets(table[0], int(moves[i]), out[i])


@service
def earned_at(table: State, seat: int, kind: int, where: int) -> int:
    """The place at which a reason's points were won or lost."""
    return earned(table[0], seat, kind, where)
