"""Several processes on one PostgreSQL tell each other what concerns them all (`telling.py`).

The session on which notices come is also the sign that a process lives (`sintra.server.cluster.membership`).
"""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.engine import make_url

from sintra.server.cluster.membership import Membership
from sintra.server.storage.connections import ASYNCPG, answered
from sintra.server.storage.telling import CHANNEL, TALLY
from sintra.server.workers.supervisor import Health, Supervisor

if TYPE_CHECKING:
    from sintra.server.hearing import Hearing

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
        hearing: "Hearing",
        membership: Membership,
    ) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._process, self._hearing, self._membership = process, hearing, membership
        self.listening = asyncio.Event()
        supervisor.keep("hearing other processes", self._listen)

    async def _listen(self, health: Health) -> None:
        inbox: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()  # None: the connection is lost
        connection = await asyncpg.connect(self._url, **ASYNCPG)
        try:
            connection.add_termination_listener(lambda _: inbox.put_nowait(None))
            for channel in (CHANNEL, TALLY):
                await answered(connection, connection.add_listener(channel, lambda *notice: inbox.put_nowait((notice[-2], notice[-1]))))
            await self._membership.enter(connection)
            await self._hearing.catch_up()
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
                await self._take(*notice)
        finally:
            self.listening.clear()
            with contextlib.suppress(Exception):  # it may be lost already
                await connection.close(timeout=GOODBYE)

    async def _take(self, channel: str, notice: str) -> None:
        try:
            if channel == TALLY:
                self._hearing.tally.hear(notice)
                return
            sender, game, what, value = notice.split(" ")
            numbers = [int(number) for number in value.split(",") if number]
        except (ValueError, msgspec.MsgspecError):
            log.warning("somebody else uses the channel %s: %r", channel, notice[:100])
            return
        if sender == self._process:
            return
        self._hearing.spoke(sender)
        match what:
            case "version":
                await self._hearing.version(game, *numbers)
            case "said":
                self._hearing.said(game, *numbers)
            case "forget":
                self._hearing.forget(game)
            case "people":
                await self._hearing.people()
            case "freed":
                self._hearing.freed()
            case _:
                self._hearing.presence(game, sender, numbers)
