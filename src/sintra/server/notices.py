"""Several processes on one PostgreSQL tell each other which game has a new version, and who is connected where."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from sintra.server.journal import CHANNEL

log = logging.getLogger(__name__)

AGAIN = 1.0  #: seconds before a lost connection is tried again


class Notices:
    """Listens for the others. After a lost connection everybody catches up, because something may have been missed."""

    def __init__(
        self,
        url: str,
        process: str,
        hear: Callable[[str, int], Awaitable[None]],
        hear_presence: Callable[[str, str, list[int]], None],
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._process, self._hear, self._hear_presence, self._catch_up = process, hear, hear_presence, catch_up
        self._inbox: asyncio.Queue[str] = asyncio.Queue()
        self.listening = asyncio.Event()
        self._tasks = [asyncio.get_running_loop().create_task(work()) for work in (self._listen, self._work)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self._url)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                try:
                    await connection.add_listener(CHANNEL, self._receive)
                    self.listening.set()
                    await self._catch_up()
                    await lost.wait()
                finally:
                    self.listening.clear()
                    await connection.close(timeout=AGAIN)
            log.warning("the connection to the database was lost; trying again")
            await asyncio.sleep(AGAIN)

    def _receive(self, *notice: Any) -> None:
        self._inbox.put_nowait(notice[-1])

    async def _work(self) -> None:
        while True:
            sender, game, what, value = (await self._inbox.get()).split(" ")
            if sender == self._process:
                continue
            if what == "version":
                await self._hear(game, int(value))
            else:
                self._hear_presence(game, sender, [int(seat) for seat in value.split(",") if seat])
