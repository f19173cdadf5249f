"""The bots of one game move when it is their turn and somebody is there to see it. A game that nobody watches waits, and so do its clocks."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from sintra.server.errors import Refused
from sintra.server.table.events import Event
from sintra.server.table.fault import Fault, guarded
from sintra.server.table.referee import Referee
from sintra.server.workers.bot_pool import BotPool, Turn

if TYPE_CHECKING:
    from sintra.server.table.authority import Authority

BREATH = 1.0  #: seconds before something is tried again that the database refused


class BotTurns:
    """Moves the bots of a game."""

    def __init__(self, authority: "Authority", bots: BotPool) -> None:
        self._authority, self._bots = authority, bots
        self.preparing: set[int] = set()  #: the seat whose bot is being compiled
        self.hurried: set[int] = set()  #: the seat whose bot gets less time than it was given, because many wait
        self._task: asyncio.Task[None] | None = None

    @property
    def is_at_work(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """See to it that a bot moves whose turn it is."""
        if self._is_due() and self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _is_due(self) -> bool:
        authority, match = self._authority, self._authority.match
        can_move = not (authority.is_broken or authority.is_gone)
        return can_move and bool(match.bot_to_move) and authority.attendance.is_watched(match)

    async def _run(self) -> None:
        authority = self._authority
        try:
            while self._is_due():
                await self._move(authority.match.bot_to_move)
        except Fault as fault:
            authority.set_aside(fault)
        finally:
            self._task = None
            self._hurry(None, False)

    async def _move(self, bot: str) -> None:
        authority, match, seat = self._authority, self._authority.match, self._authority.match.turn
        assert seat is not None
        await self._get_ready(seat, bot)
        began = monotonic()
        addresses = authority.attendance.addresses(match)
        turn = Turn(min(addresses, default=""), match.id, lambda is_hurried: self._hurry(seat, is_hurried))
        with guarded():
            move = await self._bots.choose(match.position.view(seat), bot, turn)

        async def judge() -> list[Event]:
            if authority.match.position_version != match.position_version or authority.match.bot_to_move != bot:
                raise Refused("stale")
            with guarded():
                return [Referee(authority.match, authority.secret).decision(seat, move)]

        try:
            await authority.perform(judge, None, lambda _: authority.metrics.bot_decided(monotonic() - began))
        except Refused as error:
            if error.code == "busy":
                await asyncio.sleep(BREATH)

    def _hurry(self, seat: int | None, is_hurried: bool) -> None:
        """Tell everybody if the bot has to think shorter, and when it no longer has to."""
        before, self.hurried = self.hurried, {seat} if is_hurried and seat is not None else set()
        if self.hurried != before:
            self._authority.tell_who_is_here()

    async def _get_ready(self, seat: int, bot: str) -> None:
        """Tell everybody if the bot cannot answer yet, because it has never played on this machine."""
        compilation, game = self._bots.compilation, self._authority.match.agreement.game
        if compilation.has(game, bot):
            return
        self.preparing = {seat}
        self._authority.tell_who_is_here()
        try:
            await compilation.of(game, bot)
        finally:
            self.preparing = set()
            self._authority.tell_who_is_here()
