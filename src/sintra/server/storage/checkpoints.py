"""Checkpoints: what was written to SQLite's log is copied into the database itself, now and then.

By itself SQLite does so within a commit, which then takes ten times as long, and everybody waits. Here another thread copies while writing goes on,
and the writer is left with the little that was written meanwhile; after that the log begins again and so never grows large.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.engine import Connection, Engine

from sintra.server.storage.journal import Journal
from sintra.server.workers.supervisor import Health, Supervisor

PAUSE = 60.0  #: seconds between two: each makes the disk busy for a moment, in which commits take longer
COPY = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """Makes them while the server runs. The last one is SQLite's own, when the last connection is closed."""

    def __init__(self, engine: Engine, journal: Journal, supervisor: Supervisor) -> None:
        self._engine, self._journal = engine, journal
        self._thread = ThreadPoolExecutor(1, "checkpoints")
        self._copied = 0
        supervisor.keep("copying the log", self._run)

    async def _run(self, health: Health) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if self._copied != (writes := self._journal.writes):
                await asyncio.get_running_loop().run_in_executor(self._thread, self._copy)
                await self._journal.do(_copy)
                self._copied = writes
            health.well()

    def _copy(self) -> None:
        with self._engine.connect() as connection:
            _copy(connection)

    def close(self) -> None:
        """When its task has ended."""
        self._thread.submit(self._engine.dispose)
        self._thread.shutdown()


def _copy(connection: Connection) -> None:
    connection.exec_driver_sql(COPY)
