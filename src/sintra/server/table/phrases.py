"""What people at a table say to each other: a handful of phrases that every reader sees in their own language. They are passed on and forgotten."""

from typing import TYPE_CHECKING, get_args

from sintra.server import wire
from sintra.server.errors import Refused
from sintra.server.http.limits import Rate
from sintra.server.table.summary import encode
from sintra.server.table.world import World

if TYPE_CHECKING:
    from sintra.server.table.authority import Authority

AT_ONCE, PER_SECOND = 4, 1 / 4  #: phrases of one person
PHRASES: tuple[wire.PhraseName, ...] = get_args(wire.PhraseName)


class Phrases:
    """The talk at one table. Only those who sit there speak, and only they hear it."""

    def __init__(self, authority: "Authority", world: World) -> None:
        self._authority, self._world = authority, world
        self._rate = Rate(PER_SECOND, AT_ONCE, len(authority.match.seats))

    def say(self, owner: str, asked: wire.Say) -> None:
        """Somebody says something, with the voice of the seat to act if they hold several."""
        match = self._authority.match
        seats = match.seats_of(owner)
        if not seats:
            raise Refused("not-your-seat")
        if not self._rate.allows(owner):
            raise Refused("too-fast")
        seat = match.acting if match.acting is not None and match.acting in seats else seats[0]
        self.hear(seat, asked.phrase)
        telling = self._world.journal.telling
        if telling.has_old:
            telling.said(match.id, seat, PHRASES.index(asked.phrase))

    def hear(self, seat: int, phrase: wire.PhraseName) -> None:
        """It was said here, or at a process of an older version."""
        text = encode(wire.Said(seat, phrase))
        for listener in list(self._authority.listeners):
            if self._authority.match.seats_of(listener.reader.owner):
                listener.push(text)
