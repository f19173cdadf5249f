"""What this process tells the others on the same PostgreSQL, by its notices. On SQLite there are no others, and nothing is told.

Of its games it tells nothing: a game lives on one process, and whoever asks another one for it is passed on (`sintra.server.cluster`). Processes of
older versions know nothing of that; as long as one is there, it is told of every new version and of who is connected, as it tells the others.

Notices that belong to a write go with its commit (`journal.py`). The others are sent beside everything else and not waited for: if one is lost, it is
said again later, or it was not heard.
"""

import asyncio
import contextlib
from time import monotonic

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from sintra.server.storage.connections import Unavailable, transaction
from sintra.server.storage.database import is_shared

CHANNEL = "sintra"  #: for everybody
TALLY = "sintra_tally"  #: what addresses have used
MODERN = "p"  #: how the names of processes begin on each of which games of their own live
OF_OLD = 75.0  #: seconds for which a process of an older version is taken to be there after its last word

NOTIFY = select(text("pg_notify(:channel, :payload)"))


class Telling:
    """Of one process."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine, self._process = engine, process
        self._has_others = is_shared(engine)
        self._old_until = monotonic() + OF_OLD  # who was there before may not have spoken yet
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def has_old(self) -> bool:
        """Whether a process of an older version may be there, which may have any game."""
        return self._has_others and monotonic() < self._old_until

    def heard_from(self, process: str) -> None:
        """Somebody spoke to everybody."""
        if not process.startswith(MODERN):
            self._old_until = monotonic() + OF_OLD

    def about(self, game: str, version: int) -> str:
        """The notice that a game has a new version."""
        return f"{self._process} {game} version {version}"

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

    def tally(self, notice: str) -> None:
        """What addresses have used here."""
        self._send(TALLY, notice)

    def freed(self) -> None:
        """The games of this process are anybody's."""
        self._tell("-", "freed", [])

    def _tell(self, game: str, what: str, numbers: list[int]) -> None:
        self._send(CHANNEL, f"{self._process} {game} {what} {','.join(map(str, numbers))}")

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
