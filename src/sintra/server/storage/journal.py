"""Writing: whatever several games want to write at the same moment is committed together, and nobody is told before it is committed.

A disk that takes some milliseconds to be sure of a commit so serves hundreds of decisions a second; each of them is stored before it is acknowledged.
Nobody else writes while the server runs: in SQLite two writers wait for each other by sleeping, a tenth of a second and more.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sintra.server.cluster.membership import still_members
from sintra.server.metrics import Metrics
from sintra.server.storage.connections import Unavailable, reaching, transaction
from sintra.server.storage.database import connect_thread
from sintra.server.storage.schema import archives, events, facts, games, outages, owners, sitting
from sintra.server.storage.sqlite_log import MOST_ROWS, Row, SQLiteLog
from sintra.server.storage.store import lives_nowhere
from sintra.server.storage.telling import CHANNEL, NOTIFY, Telling
from sintra.server.table.events import Entry
from sintra.server.workers.supervisor import Health, Supervisor

log = logging.getLogger(__name__)

TOGETHER = 200  #: writes in one commit

_ADD_EVENTS = insert(events)
_COLUMNS = tuple(column.name for column in events.columns)
_encode = msgspec.json.Encoder().encode


class Conflict(Exception):
    """Somebody else wrote this version first."""


class Fenced(Exception):
    """Whoever writes was given up by the other processes: the game may live on one of them."""


@dataclass
class Write:
    """What one action changes."""

    game: str
    entries: list[Entry] = field(default_factory=list)
    new: dict[str, Any] | None = None  #: a new row of `games`
    changes: dict[str, Any] | None = None  #: changed columns of `games`
    sits: list[tuple[int, str]] = field(default_factory=list)
    owner: str = ""  #: the name of this process when it took the game; it must still be one of them
    archive: Callable[[], bytes] | None = None  #: of a game that is over; it is made when it is written, and keeps nobody else waiting

    @property
    def only_adds(self) -> bool:
        """Whether it adds events and changes nothing else, as a decision does."""
        return not (self.new or self.changes or self.sits or self.archive)


class Journal:
    """The one who writes."""

    def __init__(self, engine: AsyncEngine, process: str, supervisor: Supervisor, metrics: Metrics) -> None:
        self._engine, self._metrics = engine, metrics
        self.writes = 0  #: so far
        self.telling = Telling(engine, process)
        self._plain = connect_thread(engine)
        self._log = SQLiteLog(self._plain) if self._plain is not None else None
        self._thread = ThreadPoolExecutor(1, "journal")
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]] | None] = asyncio.Queue()  # None: that was all
        self._is_open = True
        self.fenced: Callable[[], Awaitable[None]] = _nobody  #: what to do when this process was given up
        self._task = supervisor.keep("writing", self._run)

    @property
    def waiting(self) -> int:
        """Writes that are not being committed yet."""
        return self._queue.qsize()

    async def write(self, write: Write) -> None:
        """Returns when it is committed."""
        if not self._is_open:
            raise Unavailable("closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.writes += 1
        self._queue.put_nowait((write, done))
        await done

    async def keep(self, name: str, value: bytes) -> None:
        """Change a fact that is in the database already."""
        await self.do(lambda connection: connection.execute(update(facts).where(facts.c.name == name).values(value=value)))

    async def forget_waiting(self, before: int) -> None:
        """Games that nobody joined are not kept for ever."""
        await self.do(lambda connection: connection.execute(delete(games).where(games.c.phase == "waiting", games.c.updated < before)))

    async def forget_unfinished(self, before: int) -> list[str]:
        """Nor are games in which nothing has happened for so long. Which they were."""
        touched = select(events.c.game).where(events.c.game == games.c.id, events.c.at >= before).exists()
        old = delete(games).where(games.c.phase.in_(("playing", "broken")), games.c.updated < before, ~touched).returning(games.c.id)
        found: list[str] = []
        await self.do(lambda connection: found.extend(connection.execute(old).scalars()))
        await self.do(lambda connection: connection.execute(delete(outages).where(outages.c.ended < before)))
        return found

    async def forget_finished(self, before: int) -> list[str]:
        """Games that were over before a moment. Which they were."""
        old = delete(games).where(games.c.phase == "over", games.c.updated < before).returning(games.c.id)
        found: list[str] = []
        await self.do(lambda connection: found.extend(connection.execute(old).scalars()))
        return found

    async def note_outage(self, began: int, ended: int) -> None:
        """No server ran in this time. Of several processes that start together the first one says so."""
        with contextlib.suppress(IntegrityError):
            await self.do(lambda connection: connection.execute(insert(outages).values(began=began, ended=ended)))

    async def claim_due(self, now: int, until: int, most: int) -> list[str]:
        """Games in which something is due by now, for this process alone until a while from now."""
        due = select(games.c.id).where(games.c.due <= now, lives_nowhere()).order_by(games.c.due).limit(most).with_for_update(skip_locked=True)
        claim = update(games).where(games.c.id.in_(due.scalar_subquery())).values(due=until).returning(games.c.id)
        found: list[str] = []
        await self.do(lambda connection: found.extend(connection.execute(claim).scalars()))
        return found

    async def finish(self) -> None:
        """Write what waits to be written, and take nothing more."""
        self._queue.put_nowait(None)
        await asyncio.wait((self._task,))

    async def close(self) -> None:
        """When nobody uses it any more."""
        await self.telling.close()
        if self._log is not None and self._plain is not None:
            self._thread.submit(self._log.close)
            self._thread.submit(self._plain.dispose)
        self._thread.shutdown()

    async def _run(self, health: Health) -> None:
        while self._is_open:
            found = [await self._queue.get()]
            while len(found) < TOGETHER and not self._queue.empty():
                found.append(self._queue.get_nowait())
            self._is_open = None not in found
            batch = [item for item in found if item is not None]
            try:
                await self._commit(batch)
                health.well()
            finally:  # whatever happened, nobody waits for ever
                _settle(batch, Unavailable("stopped"))

    async def _commit(self, batch: list[tuple[Write, "asyncio.Future[None]"]]) -> None:
        began = monotonic()
        try:
            await self._store([write for write, _ in batch])
            self._metrics.committed(monotonic() - began)
        except Unavailable as error:
            _settle(batch, error)
        except Exception as error:  # one write that fails does not take the others with it
            if len(batch) > 1:
                for item in batch:
                    await self._commit([item])
            elif isinstance(error, IntegrityError | sqlite3.IntegrityError):
                _settle(batch, Conflict(str(error)))
            elif isinstance(error, Fenced):
                _settle(batch, Unavailable("given up"))
                await self.fenced()
            else:
                log.exception("game %s could not be written", batch[0][0].game)
                _settle(batch, Unavailable(type(error).__name__))
        else:
            _settle(batch, None)

    async def _store(self, writes: list[Write]) -> None:
        if self._log is not None and all(write.only_adds for write in writes) and len(rows := _rows(writes)) <= MOST_ROWS:
            with reaching():
                await asyncio.get_running_loop().run_in_executor(self._thread, self._log.add, rows)
        else:
            await self.do(lambda connection: self._put(connection, writes))

    async def do(self, work: Callable[[Connection], object]) -> None:
        """Something in a transaction, in the thread that writes if there is one."""
        if self._plain is not None:
            with reaching():
                await asyncio.get_running_loop().run_in_executor(self._thread, self._do_now, work)
            return
        async with transaction(self._engine) as connection:
            await connection.run_sync(work)

    def _do_now(self, work: Callable[[Connection], object]) -> None:
        assert self._plain is not None
        with self._plain.begin() as connection:
            work(connection)

    def _put(self, connection: Connection, writes: list[Write]) -> None:
        names = {write.owner for write in writes if write.owner}
        if names and names - set(connection.execute(still_members(names)).scalars()):
            raise Fenced
        for write in writes:
            if write.new:
                connection.execute(insert(games), {"id": write.game, **write.new})
                if write.owner:
                    connection.execute(insert(owners), {"game": write.game, "process": write.owner})
            if write.changes:
                connection.execute(update(games).where(games.c.id == write.game).values(**write.changes))
            if write.sits:
                connection.execute(insert(sitting), [{"game": write.game, "seat": seat, "owner": owner} for seat, owner in write.sits])
            if write.archive is not None:
                connection.execute(insert(archives), {"game": write.game, "data": write.archive()})
        if rows := _rows(writes):
            connection.execute(_ADD_EVENTS, [dict(zip(_COLUMNS, row, strict=True)) for row in rows])
        for write in writes:
            if write.entries and self.telling.has_old:
                notice = self.telling.about(write.game, write.entries[-1].version)
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": notice})


async def _nobody() -> None:
    pass


def _rows(writes: list[Write]) -> list[Row]:
    """Their events as rows of the table."""
    return [(write.game, entry.version, entry.at, entry.client, _encode(entry.event)) for write in writes for entry in write.entries]


def _settle(batch: list[tuple[Write, "asyncio.Future[None]"]], error: Exception | None) -> None:
    for _, done in batch:
        if not done.done():
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
