"""Who may connect: this many for an address, and never more in all than there are files for."""

import logging
from collections.abc import Callable
from functools import cache
from time import monotonic

from sintra.kernel.phrase import Phrase
from sintra.server import OWN
from sintra.server.http.limits import Slots, address_of
from sintra.server.settings import Limits
from sintra.web.speech import speak
from sintra.words import LANGUAGES

BACKLOG = 256  #: connections that the system may hand over at once, before the first of them can be refused
RESERVED = BACKLOG + 128  #: files for them, for the database, for bots and for the page
PAUSE = 60.0  #: seconds in which the same warning is written once

log = logging.getLogger(__name__)


class Door:
    """Counts connections. Those of a trusted proxy count in all only: their requests and sockets are counted by the address that it forwards."""

    def __init__(self, limits: Limits, files: int, is_proxy: Callable[[str], bool]) -> None:
        self.limits = limits
        self.room = min(limits.all_connections, max(files - RESERVED, files // 2))
        self._slots = Slots(limits.connections, self.room)
        self._is_proxy = is_proxy

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """What to give back when the connection is closed; None if there is no room for it."""
        host, port = client or ("", 0)
        place = f"{host} {port}" if self._is_proxy(host) else address_of(host)
        if self._slots.take(place):
            return place
        if self._slots.total >= self.room:
            log.warning("all %d connections are in use (limits of the server, or of open files): new ones are refused", self.room)
        else:
            log.warning("an address has %d connections: new ones are refused", self.limits.connections)
        return None

    def leave(self, place: str) -> None:
        self._slots.give_back(place)

    @property
    def inside(self) -> int:
        return self._slots.total


class Sparing(logging.Filter):
    """Lets the same warning through once a minute, so that nobody can fill the disk with it."""

    def __init__(self) -> None:
        super().__init__()
        self._written: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.WARNING:
            return True
        last = self._written.get(record.msg)
        if last is not None and monotonic() - last < PAUSE:
            return False
        self._written[record.msg] = monotonic()
        return True


log.addFilter(Sparing())
logging.getLogger("uvicorn.error").addFilter(Sparing())


@cache
def farewell(status: str, message: str) -> bytes:
    """The last answer on a connection. Which language its reader prefers is not known yet, so it says it in all."""
    words = "\n".join(speak(Phrase(message), OWN, language) for language in LANGUAGES).encode() + b"\n"
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {len(words)}\r\nconnection: close\r\n\r\n"
    return head.encode() + words
