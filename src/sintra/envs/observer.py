"""Seeing games through a seat's eyes: records in, arrays of numbers out. Only views are turned into numbers."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.envs.compiled import encode_range, view_range
from sintra.envs.observation import Layout
from sintra.kernel.errors import BadOption
from sintra.kernel.game import Game

Numbers = NDArray[np.float32]
Work = Callable[[int, int], None]


def at_once(work: Work, count: int) -> None:
    """All games in one go."""
    work(0, count)


class Observer:
    """Turns records of a game with this many players into observations of one form.

    >>> import sintra
    >>> position = sintra.new("azul", players=2, seed=7)
    >>> Observer(position.game, 2, "planes").see(position._record, 0).shape
    (178, 5, 5)
    """

    def __init__(self, game: Game, players: int, form: str = "flat") -> None:
        if form not in ("flat", "planes"):
            raise BadOption("observation", f"{form!r} is not one of flat, planes")
        self.layout = Layout.of(game, players)
        self.form = form

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of one observation."""
        return (self.layout.size,) if self.form == "flat" else self.layout.plane_shape

    @property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the greatest that each number can be."""
        low, high = self.layout.bounds
        return (low, high) if self.form == "flat" else (low[self.layout.planes], high[self.layout.planes])

    def see(self, record: NDArray[Any], seat: int) -> Numbers:
        """One game, given as an array of one record, as the seat sees it."""
        seen: Numbers = self.see_all(record, np.array([seat], np.int8))[0]
        return seen

    def see_all(self, states: NDArray[Any], seats: NDArray[np.int8], spread: Callable[[Work, int], None] = at_once) -> Numbers:
        """Many games, each as its own seat sees it. `spread` may share the work among threads."""
        layout, count = self.layout, len(states)
        views = np.empty_like(states)
        octets = views.view(np.uint8).reshape(count, states.dtype.itemsize)
        flat = np.zeros((count, layout.size), np.float32)

        def work(first: int, last: int) -> None:
            view_range(states, seats, views, first, last)
            encode_range(octets, seats, layout.players, layout.readings, layout.factors, flat, first, last)

        spread(work, count)
        return flat if self.form == "flat" else np.take(flat, layout.planes, axis=1)
