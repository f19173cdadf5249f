"""Observations: what a seat may know, as numbers. One description for each game says which, and everything else follows from it.

A game's description is its folder's `observation.toml`. It lists parts in order; each reads one field of the game's record, as the seat sees it:

    field      the field of the record, an array of whole numbers or a single one
    axes       what the dimensions of that array are, with their sizes; an axis `seat` comes first, is cut to the players there are and
               turned, so that 0 is the observer, 1 the next seat round the table, and so on
    cut        axes of which only this many are observed
    meaning    what one number tells

and one of these says how each whole number is read:

    divide = n              a number, divided by n so that it is about 0 to 1
    choice = {axis = n}     one of n things: 1 at that thing and 0 elsewhere; a number outside (nothing) is all 0
    bits = {axis = n}       a set: 1 for each member. With `lane`, several sets in one number, this many bits each: the first axis counts them
    pile = {axis = n}       n counts packed into one number, as `kernel.piles` packs them, divided by `divide`
    seat = true             a seat, counted from the observer: a choice
    seats = true            a set of seats, counted from the observer

`from` is taken off the number first. Several axes stand for one, row by row: `bits = {row = 5, column = 5}`. The **flat** observation is the parts
one after the other. The **planes** are the same numbers, laid out on the game's `grid`: an axis named in `grid` runs along it, a number
without one fills its row, column or whole plane.

>>> from sintra.registry import game
>>> layout = Layout.of(game("azul"), 2)
>>> layout.size, layout.parts[1].name, layout.parts[1].start, layout.plane_shape[1:]
(474, 'wall', 2, (5, 5))
"""

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.envs.compiled import BITS, CHOICE, COUNT, INDEX, NUMBER, OFFSET, PILE, SEAT, SEATS, SIZE, WIDTH
from sintra.kernel.game import Game
from sintra.kernel.piles import LANE

READINGS = {"choice": CHOICE, "bits": BITS, "pile": PILE}
Axes = tuple[tuple[str, int], ...]  #: names with sizes


@dataclass(frozen=True)
class Part:
    """Some numbers of the observation that are alike: one field of the record."""

    name: str
    meaning: str
    start: int  #: where its numbers begin in the flat observation
    field: Axes  #: the axes of the field
    outer: Axes  #: as much of them as is observed
    inner: Axes  #: the axes that reading one of its numbers adds
    reading: int
    lane: int
    shift: int  #: taken off every number
    divide: int
    low: float
    high: float

    @property
    def axes(self) -> Axes:
        return self.outer + self.inner

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(size for _, size in self.axes)

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The observation of a game with this many players, index by index."""

    game: Game
    players: int
    grid: Axes
    parts: tuple[Part, ...]

    @staticmethod
    @cache
    def of(game: Game, players: int) -> "Layout":
        """The layout of a game, read from its description."""
        text = files(game.package).joinpath("observation.toml").read_text(encoding="utf-8")
        described = tomllib.loads(text)
        parts: list[Part] = []
        start = 0
        for entry in described["part"]:
            parts.append(_part(entry, start, game.state, players))
            start += parts[-1].size
        return Layout(game, players, tuple(described["grid"].items()), tuple(parts))

    @property
    def size(self) -> int:
        """How many numbers the flat observation has."""
        return self.parts[-1].start + self.parts[-1].size

    @cached_property
    def readings(self) -> NDArray[np.int64]:
        """A row for whole numbers of the record that are read alike, one after the other, for `compiled.encode_range`."""
        return np.array([run for part in self.parts for run in _runs(part, self.game.state)], np.int64)

    @cached_property
    def factors(self) -> NDArray[np.float32]:
        """What each of those numbers is multiplied by."""
        return np.array([1 / part.divide for part in self.parts for _ in _runs(part, self.game.state)], np.float32)

    @cached_property
    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The least and the greatest that each number can be."""
        low = np.repeat([part.low for part in self.parts], [part.size for part in self.parts])
        high = np.repeat([part.high for part in self.parts], [part.size for part in self.parts])
        return low.astype(np.float32), high.astype(np.float32)

    @cached_property
    def planes(self) -> NDArray[np.int64]:
        """For every plane and space of the grid, the index of its number in the flat observation."""
        return np.concatenate([_planes(part, self.grid) for part in self.parts])

    @property
    def plane_shape(self) -> tuple[int, int, int]:
        count, height, width = self.planes.shape
        return count, height, width


def _part(entry: dict[str, Any], start: int, state: np.dtype[Any], players: int) -> Part:
    assert state.fields is not None
    field = state.fields[entry["field"]][0]
    described: Axes = tuple(entry.get("axes", {}).items())
    if prod(size for _, size in described) != prod(field.shape):
        raise TypeError(f"{entry['field']}: the axes {dict(described)} do not make its shape {field.shape}")
    cut = {"seat": players, **entry.get("cut", {})}
    outer = tuple((name, cut.get(name, size)) for name, size in described)
    kind = next((kind for kind in READINGS if kind in entry), None)
    inner: Axes = tuple(entry[kind].items()) if kind else (("seat", players),) if "seat" in entry or "seats" in entry else ()
    reading = READINGS[kind] if kind else SEAT if "seat" in entry else SEATS if "seats" in entry else NUMBER
    shift, lane, divide = entry.get("from", 0), LANE if reading == PILE else entry.get("lane", 0), entry.get("divide", 1)
    low, high = 0.0, 1.0
    if reading == NUMBER:
        limits = np.iinfo(field.base)
        low, high = (limits.min - shift) / divide, (limits.max - shift) / divide
    elif reading == PILE:
        high = ((1 << lane) - 1) / divide
    return Part(entry["field"], entry["meaning"], start, described, outer, inner, reading, lane, shift, divide, low, high)


def _rows(part: Part, state: np.dtype[Any]) -> list[list[int]]:
    """One row for each whole number, or set, of the field: where it is in the record, how it is read, where its numbers go."""
    assert state.fields is not None
    kind, offset = state.fields[part.name][:2]
    width = kind.base.itemsize
    of_seat = bool(part.outer) and part.outer[0][0] == "seat"
    stride = width * prod(size for _, size in part.field[1:]) if of_seat else 0
    packed = part.inner[0][1] if part.reading == BITS and part.lane else 1
    each = prod(size for _, size in part.inner) // packed
    rows: list[list[int]] = []
    for place in np.ndindex(*(size for _, size in part.outer)):
        seat, within = (place[0], (0, *place[1:])) if of_seat else (0, place)
        at = int(np.ravel_multi_index(within, [size for _, size in part.field])) if part.field else 0
        for lane in range(packed):
            index = part.start + len(rows) * each
            rows.append([offset + at * width, width, seat, stride, part.reading, each, part.lane, part.shift, lane * part.lane, index])
    return rows


def _runs(part: Part, state: np.dtype[Any]) -> list[list[int]]:
    """The same rows, those that follow each other in the record and in the observation taken together, each with how many it stands for."""
    runs: list[list[int]] = []
    for row in _rows(part, state):
        if runs:
            *last, count = runs[-1]
            following = last.copy()
            following[OFFSET] += count * last[WIDTH]
            following[INDEX] += count * last[SIZE]
            if row == following:
                runs[-1][COUNT] += 1
                continue
        runs.append([*row, 1])
    return runs


def _planes(part: Part, grid: Axes) -> NDArray[np.int64]:
    """The part's planes: its axes outside the grid count them, its axes on the grid run along it, and where it has none it fills the grid."""
    indices = np.arange(part.start, part.start + part.size).reshape(part.shape)
    names = [name for name, _ in part.axes]
    along = [names.index(name) for name, _ in grid if name in names]
    indices = np.moveaxis(indices, along, range(-len(along), 0)) if along else indices
    spread = [size if name in names else 1 for name, size in grid]
    return np.broadcast_to(indices.reshape(-1, *spread), (part.size // prod(spread), *(size for _, size in grid)))
