"""Which server processes there are. Each has a row, and may write to its games as long as the row is there: whoever deletes it has fenced it off.

A process is given up at once if it cannot be reached and PostgreSQL has lost its session, which holds a lock as long as it lives; otherwise when it
has given no sign of life for a while. One that was given up and lives learns of it with its next sign of life or write: it lets go of all its games,
and begins anew under another name.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from sqlalchemy import BigInteger, Select, cast, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sintra.server.storage.connections import answered, transaction
from sintra.server.storage.schema import processes

log = logging.getLogger(__name__)

NOW = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)  #: by PostgreSQL's clock, which is one for all


@dataclass(frozen=True)
class Peer:
    """Another process, and where it is reached."""

    name: str
    address: str


class Membership:
    """This process among the others."""

    def __init__(self, engine: AsyncEngine, address: str, lease: float, lost: Callable[[], None], freed: Callable[[], None]) -> None:
        self._engine, self._address, self._lost, self._freed = engine, address, lost, freed
        self._lease = int(lease * 1000)
        self.name = ""  #: nothing as long as it is not one of them
        self._lock = 0
        self._is_leaving = False
        self._beating = asyncio.Lock()
        self._well_since: float | None = None  # since when every sign of life has arrived

    async def enter(self, session: Any) -> None:
        """On a session of asyncpg that is held as long as the process lives: a new one after each loss of the connection."""
        lock = secrets.randbits(63)
        await answered(session, session.execute("SELECT pg_advisory_lock($1)", lock))
        self._lock = lock
        await self.beat()

    async def beat(self) -> None:
        """A sign of life. If the others have given this process up meanwhile, it begins anew, without its games."""
        if self._is_leaving or not self._lock:
            return
        async with self._beating:
            since, self._well_since = self._well_since, None
            fresh = await self._renew()
            self._well_since = monotonic() if since is None else since
            if fresh is None:
                return
            before, self.name = self.name, fresh
        if before:
            log.warning("this process was given up by the others; it goes on without its games, which live elsewhere now")
            self._lost()

    async def _renew(self) -> str | None:
        """The row says that this process lives. The name of a new row if the one it had is gone."""
        values, fresh = {"lock": self._lock, "seen": NOW}, f"p{secrets.token_hex(6)}"
        async with transaction(self._engine) as connection:
            if (await connection.execute(update(processes).where(processes.c.name == self.name).values(values))).rowcount:
                return None
            await connection.execute(insert(processes).values(name=fresh, address=self._address, **values))
            return fresh

    async def reap(self) -> None:
        """Give up processes that give no sign of life. Their games are anybody's then. Whoever could give none itself knows nothing of the others."""
        if self._well_since is None or monotonic() - self._well_since < self._lease / 1000:
            return
        async with transaction(self._engine) as connection:
            gone = await connection.execute(delete(processes).where(processes.c.seen < NOW - self._lease).returning(processes.c.name))
            for name in gone.scalars():
                log.warning("process %s gives no sign of life and is given up", name)
                self._freed()

    async def bury(self, peer: Peer) -> bool:
        """Give up a process that cannot be reached, if PostgreSQL has lost it, too. Whether its games are anybody's now."""
        async with transaction(self._engine) as connection:
            lock = await connection.scalar(select(processes.c.lock).where(processes.c.name == peer.name).with_for_update())
            if lock is not None and not await connection.scalar(select(func.pg_try_advisory_xact_lock(lock))):
                return False
            await connection.execute(delete(processes).where(processes.c.name == peer.name))
        self._freed()
        return True

    async def leave(self) -> None:
        """This process ends; its games are anybody's from now on."""
        self._is_leaving = True
        async with transaction(self._engine) as connection:
            await connection.execute(delete(processes).where(processes.c.name == self.name))


def still_members(names: set[str]) -> Select[tuple[str]]:
    """Those of them who may write, kept so until the end of the transaction."""
    return select(processes.c.name).where(processes.c.name.in_(names)).with_for_update(read=True)
