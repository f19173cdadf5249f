"""Games in which something happens by itself: a clock runs out, or a full table waits no longer for random numbers. The database says when.

A game is not loaded before that, unless somebody comes. With several processes each game that is due is taken by one of them, for a while: if that
one ends, another takes it.
"""

import asyncio
import contextlib
from collections.abc import Callable

from sintra.server.cluster.ownership import Elsewhere
from sintra.server.errors import Refused
from sintra.server.storage.journal import Journal, Write
from sintra.server.storage.store import Store
from sintra.server.table.games import Games
from sintra.server.workers.supervisor import Health

LEASE = 60_000  #: milliseconds for which a game that is due is one process's business
AT_ONCE = 50  #: games
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 30.0  #: seconds between two looks


class DueGames:
    """Takes them up."""

    def __init__(self, games: Games, store: Store, journal: Journal, now: Callable[[], int]) -> None:
        self._games, self._store, self._journal, self._now = games, store, journal, now
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Games have become anybody's: there may be some that are due before it is looked for them again."""
        self._woken.set()

    async def run(self, health: Health) -> None:
        while True:
            while await self.take_up():
                pass
            health.well()
            due = await self._store.next_due()
            pause = LONGEST_PAUSE if due is None else (due - self._now()) / 1000
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(max(pause, SHORTEST_PAUSE), LONGEST_PAUSE)):
                    await self._woken.wait()
            self._woken.clear()

    async def take_up(self) -> int:
        """Those that are due now, or some of them; how many."""
        until = self._now() + LEASE
        claimed = await self._journal.claim_due(self._now(), until, AT_ONCE)
        for id in claimed:
            try:
                await (await self._games.find(id)).settle_due(until)
            except Elsewhere:  # it was taken up by another process a moment ago
                continue
            except Refused as refused:
                if refused.code == "busy":
                    raise
                await self._journal.write(Write(id, changes={"due": None}))  # it cannot go on
        return len(claimed)
