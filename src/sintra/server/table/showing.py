"""What readers of one game are shown when they ask: the table, what they have missed, where a decision would lead."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from sintra.server import wire
from sintra.server.errors import Refused
from sintra.server.table.catchup import Missed, Nothing, catch_up
from sintra.server.table.fault import Fault, guarded
from sintra.server.table.referee import Referee
from sintra.server.view.render import Reader, Renderer

if TYPE_CHECKING:
    from sintra.server.table.authority import Authority

T = TypeVar("T")


class Showing:
    """Shows a game. One that cannot be shown is set aside."""

    def __init__(self, authority: "Authority", now: Callable[[], int]) -> None:
        self._authority, self._now = authority, now

    def table(self, reader: Reader) -> wire.Table:
        return self._guarded(lambda: self.renderer().table(reader))

    def missed(self, reader: Reader, since: int | None) -> wire.Table | wire.Update | None:
        """What a reader with this version lacks."""
        match catch_up(since, self._authority.match.version, self._authority.match.oldest):
            case Nothing():
                return None
            case Missed(since=start):
                return self._guarded(lambda: self.renderer().update(start, reader))
        return self.table(reader)

    def unchanged(self, reader: Reader) -> wire.Update:
        """That nothing has happened."""
        return self._guarded(lambda: self.renderer().update(self._authority.match.version, reader))

    def preview(self, reader: Reader, asked: wire.Preview) -> wire.Previewed:
        """What a decision of the reader would lead to."""
        match = self._authority.match
        self._check_turn(reader)

        def show() -> wire.Previewed:
            Referee(match, self._authority.secret).check(asked.decision)
            return self.renderer().preview(asked.decision, asked.id, reader)

        return self._guarded(show)

    def why(self, reader: Reader, asked: wire.Why) -> wire.Because:
        """Why a touch of the reader leads nowhere."""
        self._check_turn(reader)
        return self.renderer().why(asked.path, asked.id, reader)

    def _check_turn(self, reader: Reader) -> None:
        match = self._authority.match
        if match.turn is None or match.turn not in match.seats_of(reader.owner):
            raise Refused("not-your-turn")

    async def beside(self, work: Callable[..., T], *given: Any) -> T:
        """What is made of a whole game is made beside the loop, since a game may be long."""
        try:
            with guarded():
                return await asyncio.to_thread(work, *given)
        except Fault as fault:
            raise self._authority.set_aside(fault) from fault

    def renderer(self) -> Renderer:
        return Renderer(self._authority.match, self._authority.presence(), self._now(), self._authority.secret)

    def _guarded(self, work: Callable[[], T]) -> T:
        try:
            with guarded():
                return work()
        except Fault as fault:
            raise self._authority.set_aside(fault) from fault
