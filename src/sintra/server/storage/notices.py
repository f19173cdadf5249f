"""Several processes on one PostgreSQL tell each other which game has a new version, who is connected where, and what is said at a table."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from sintra.server.storage.connections import ASYNCPG, answered
from sintra.server.storage.journal import CHANNEL
from sintra.server.workers.supervisor import Health, Supervisor

log = logging.getLogger(__name__)

QUIET = 5.0  #: seconds without a notice after which the connection is asked for a sign of life
GOODBYE = 1.0  #: seconds in which it is closed


class Lost(Exception):
    """The connection on which notices came was lost."""


class Notices:
    """Listens for the others. Whatever goes wrong, the connection is made again and everybody catches up, because something may have been missed."""

    def __init__(
        self,
        url: str,
        process: str,
        supervisor: Supervisor,
        hear: Callable[[str, int], Awaitable[None]],
        hear_presence: Callable[[str, str, list[int]], None],
        hear_said: Callable[[str, int, int], None],
        forget: Callable[[str], None],
        read_people: Callable[[], Awaitable[None]],
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._process, self._hear, self._hear_presence, self._hear_said = process, hear, hear_presence, hear_said
        self._forget, self._read_people, self._catch_up = forget, read_people, catch_up
        self.listening = asyncio.Event()
        supervisor.keep("hearing other processes", self._listen)

    async def _listen(self, health: Health) -> None:
        inbox: asyncio.Queue[str | None] = asyncio.Queue()  # None: the connection is lost
        connection = await asyncpg.connect(self._url, **ASYNCPG)
        try:
            connection.add_termination_listener(lambda _: inbox.put_nowait(None))
            await answered(connection, connection.add_listener(CHANNEL, lambda *notice: inbox.put_nowait(notice[-1])))
            await self._catch_up()
            health.well()
            self.listening.set()
            while True:
                try:
                    async with asyncio.timeout(QUIET):
                        notice = await inbox.get()
                except TimeoutError:
                    await answered(connection, connection.execute("SELECT 1"))
                    continue
                if notice is None:
                    raise Lost
                await self._take(notice)
        finally:
            self.listening.clear()
            with contextlib.suppress(Exception):  # it may be lost already
                await connection.close(timeout=GOODBYE)

    async def _take(self, notice: str) -> None:
        try:
            sender, game, what, value = notice.split(" ")
            numbers = [int(number) for number in value.split(",") if number]
        except ValueError:
            log.warning("somebody else uses the channel %s: %r", CHANNEL, notice[:100])
            return
        if sender == self._process:
            return
        if what == "version":
            await self._hear(game, *numbers)
        elif what == "said":
            self._hear_said(game, *numbers)
        elif what == "forget":
            self._forget(game)
        elif what == "people":
            await self._read_people()
        else:
            self._hear_presence(game, sender, numbers)
