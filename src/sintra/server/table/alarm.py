"""What is due in one game by the clock: somebody's time runs out, or a full table has waited long enough for random numbers."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from sintra.server.errors import Refused
from sintra.server.table.bot_turns import BREATH
from sintra.server.table.events import Event
from sintra.server.table.fault import guarded
from sintra.server.table.referee import Referee

if TYPE_CHECKING:
    from sintra.server.table.authority import Authority


class Alarm:
    """Rings at the deadline of a game."""

    def __init__(self, authority: "Authority", now: Callable[[], int]) -> None:
        self._authority, self._now = authority, now
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self) -> None:
        """Ring at the deadline as it is now, if there is one, and at no other."""
        self.cancel()
        deadline = self._authority.match.deadline
        if deadline is not None:
            self._timer = asyncio.get_running_loop().call_later(max(deadline - self._now(), 0) / 1000, self._ring)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def close(self) -> None:
        self.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ring(self) -> None:
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._end_time())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end_time(self) -> None:
        """The time is over, if that is still so when it is this one's turn."""
        try:
            await self._authority.perform(self._judge, None, lambda _: None)
        except Refused as error:
            if error.code == "busy":
                await asyncio.sleep(BREATH)
            self._authority.wake()

    async def _judge(self) -> list[Event]:
        match = self._authority.match
        referee = Referee(match, self._authority.secret)
        if match.deadline is None or match.deadline > self._now():
            raise Refused("over")
        with guarded():
            if match.phase == "waiting":
                return [referee.start()]
            assert match.clock.running is not None
            return referee.out(match.clock.running, "time")
