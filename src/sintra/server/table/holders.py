"""Which other processes hold a game in memory. They alone are told of its moves; where a game lives on one process, nobody is.

A process that takes a game up says so, with the version that it has read; whoever holds the game, too, answers, and whoever is behind is told. So
nobody misses anything: what was stored before the others heard of it is made up for when they do. From time to time everybody says again what they
hold; who says nothing for a while is gone.
"""

from collections.abc import Callable

from sintra.server.table.attendance import PRESENCE_LASTS


class Holders:
    """Of one game."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._heard: dict[str, int] = {}

    def note(self, process: str) -> bool:
        """A process holds the game; whether that is news."""
        is_new = process not in self.others
        self._heard[process] = self._now()
        return is_new

    @property
    def others(self) -> set[str]:
        if not self._heard:
            return set()
        limit = self._now() - PRESENCE_LASTS
        self._heard = {process: at for process, at in self._heard.items() if at > limit}
        return set(self._heard)
