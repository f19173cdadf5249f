"""Seeing games through a seat's eyes: records in, arrays of numbers out. Only views are turned into numbers."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.envs.compiled import encode_range, spread_range, view_range
from sintra.envs.observation import Layout
from sintra.kernel.batch import room_of
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

    def see_all(
        self, states: NDArray[Any], seats: NDArray[np.int8], spread: Callable[[Work, int], None] = at_once, out: Numbers | None = None
    ) -> Numbers:
        """Many games, each as its own seat sees it. `spread` may share the work among threads."""
        layout, count = self.layout, len(states)
        seen = room_of((count, *self.shape), np.float32, out)
        views = np.empty_like(states)
        words = views.view(np.int64).reshape(count, -1)
        flat = seen if self.form == "flat" else np.empty((count, layout.size), np.float32)

        def work(first: int, last: int) -> None:
            view_range(states, seats, views, first, last)
            encode_range(words, seats, layout.players, layout.readings, layout.factors, flat, first, last)
            if flat is not seen:
                spread_range(flat, layout.planes.ravel(), seen.reshape(count, -1), first, last)

        spread(work, count)
        return seen
