"""What an address uses at one process counts at all of them: with each sign of life a process tells the others who has used much since.

Counting in the database would be exact, and cost a write for each request. So limits hold in the long run over all processes, and within one beat at
each: an address may once take what is allowed at every process, before they have heard of each other. Nobody is told of those who use little.
"""

from collections.abc import Callable
from time import monotonic

import msgspec

from sintra.server.http.limits import Rate, Slots

TOLD = 0.1  #: the part of what is allowed from which on the others are told
MOST = 100  #: addresses in one notice, which may have 8,000 bytes


class Used(msgspec.Struct, array_like=True):
    """By one address."""

    requests: int = 0
    games: int = 0
    sockets: int = 0


class Notice(msgspec.Struct, array_like=True):
    """What a process says."""

    process: str
    used: dict[str, Used]


class Tally:
    """Of one process."""

    def __init__(self, process: str, requests: Rate, games: Rate, sockets: Slots, lasts: float, now: Callable[[], float] = monotonic) -> None:
        self._process, self._lasts, self._now = process, lasts, now
        self._requests, self._games, self._sockets = requests, games, sockets
        self._heard: dict[str, float] = {}  # when other processes spoke last

    def tell(self) -> str | None:
        """What the others are to know; None if that is nothing."""
        requests, games, sockets = self._requests.used_much(TOLD), self._games.used_much(TOLD), self._sockets.used_much(TOLD)
        most = sorted({*requests, *games, *sockets}, key=lambda address: -sockets.get(address, 0) - requests.get(address, 0))[:MOST]
        self._forget_silent()
        if not most:
            return None
        used = {address: Used(requests.get(address, 0), games.get(address, 0), sockets.get(address, 0)) for address in most}
        return msgspec.json.encode(Notice(self._process, used)).decode()

    def hear(self, text: str) -> None:
        """What another process says. Of sockets it says how many there are; of the rest what was used since it last spoke."""
        notice = msgspec.json.decode(text, type=Notice)
        if notice.process == self._process:
            return
        self._heard[notice.process] = self._now()
        self._sockets.elsewhere[notice.process] = {address: used.sockets for address, used in notice.used.items() if used.sockets}
        for address, used in notice.used.items():
            self._requests.use(address, used.requests)
            self._games.use(address, used.games)

    def _forget_silent(self) -> None:
        for process in [process for process, at in self._heard.items() if self._now() - at > self._lasts]:
            del self._heard[process]
            del self._sockets.elsewhere[process]
