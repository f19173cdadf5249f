"""What this process tells the others on the same PostgreSQL, by its notices. On SQLite there are no others, and nothing is told.

Notices that belong to a write go with its commit (`journal.py` asks here for their channels). The others are sent beside everything else and not
waited for: if one is lost, it is said again later, or it was not heard.
"""

import asyncio
import contextlib
from time import monotonic

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from sintra.server.storage.connections import Unavailable, transaction
from sintra.server.storage.database import is_shared

CHANNEL = "sintra"  #: for everybody
HOLDING = "sintra_holding"  #: which games a process has in memory
OWN = "sintra_"  #: the beginning of the channel of one process
MODERN = "p"  #: how the names of processes begin that know of all these channels
MOST_HELD = 300  #: games in one notice, which may have 8,000 bytes
OF_OLD = 75.0  #: seconds for which a process that knows the first channel alone is taken to be there after its last word

NOTIFY = select(text("pg_notify(:channel, :payload)"))


class Telling:
    """Of one process."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine, self._process = engine, process
        self._has_others = is_shared(engine)
        self._old_until = monotonic() + OF_OLD  # who was there before may not have spoken yet
        self._tasks: set[asyncio.Task[None]] = set()

    # ── Who is told ──────────────────────────────────────────────────────────────────────────────────────────────────

    def channels(self, processes: set[str] | frozenset[str]) -> list[str]:
        """Where to speak of a game that these other processes hold."""
        if not self._has_others:
            return []
        common = [CHANNEL] if monotonic() < self._old_until else []
        return [*common, *(OWN + process for process in sorted(processes))]

    def heard_from(self, process: str) -> None:
        """Somebody spoke to everybody. One of an older version has to be told of everything there."""
        if not process.startswith(MODERN):
            self._old_until = monotonic() + OF_OLD

    # ── What they are told ───────────────────────────────────────────────────────────────────────────────────────────

    def about(self, game: str, version: int) -> str:
        """The notice that a game has a new version."""
        return f"{self._process} {game} version {version}"

    def version(self, process: str, game: str, version: int) -> None:
        """One process is told that there is a new version."""
        self._send(OWN + process, self.about(game, version))

    def holding(self, process: str, game: str, version: int) -> None:
        """One process that asked who holds a game is answered."""
        self._tell(game, "holding", [version], OWN + process)

    def held(self, games: list[tuple[str, int]], asks: bool) -> None:
        """All are told which games this one holds, with their versions; whoever holds one, too, is asked to say so, or not."""
        for start in range(0, len(games), MOST_HELD):
            held = ",".join(f"{game}:{version}" for game, version in games[start : start + MOST_HELD])
            self._send(HOLDING, f"{self._process} {'asks' if asks else 'says'} {held}")

    def presence(self, game: str, seats: list[int]) -> None:
        """Which seats of a game are connected here."""
        self._tell(game, "here", seats)

    def said(self, game: str, seat: int, phrase: int) -> None:
        """What somebody said at a table here."""
        self._tell(game, "said", [seat, phrase])

    def changed(self, game: str) -> None:
        """A game was changed behind everybody's back, or is gone: whoever is there comes again."""
        self._tell(game, "forget", [])

    def people(self) -> None:
        """Bans or revocations have changed."""
        self._tell("-", "people", [])

    def _tell(self, game: str, what: str, numbers: list[int], channel: str = CHANNEL) -> None:
        self._send(channel, f"{self._process} {game} {what} {','.join(map(str, numbers))}")

    def _send(self, channel: str, payload: str) -> None:
        if not self._has_others:
            return
        task = asyncio.get_running_loop().create_task(self._notify(channel, payload))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self, channel: str, payload: str) -> None:
        with contextlib.suppress(Unavailable):
            async with transaction(self._engine) as connection:
                await connection.execute(NOTIFY, {"channel": channel, "payload": payload})

    async def close(self) -> None:
        """When everything was sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
