"""Tasks that run as long as the server. One that fails is begun again after a while, and its health says that it fails, and since when."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.25  #: seconds before a task is begun again; after each further failure twice as many
LONGEST_PAUSE = 10.0


@dataclass
class Health:
    """How a task does: failing from its first failure until it says that it is well again."""

    name: str
    now: Callable[[], int]
    failing_since: int | None = None  #: milliseconds since 1970
    reason: str = ""  #: the kind of error
    failures: int = 0  #: in a row

    def well(self) -> None:
        """To be said by the task whenever it has done some of its work."""
        if self.failing_since is not None:
            log.warning("%s: well again after %.1f s", self.name, (self.now() - self.failing_since) / 1000)
        self.failing_since, self.reason, self.failures = None, "", 0

    def failed(self, error: Exception) -> None:
        """Logged in full when the task begins to fail or fails in another way, and not each time that it is tried in vain."""
        if self.reason != type(error).__name__:
            log.warning("%s fails and is tried again", self.name, exc_info=error)
        self.failing_since = self.now() if self.failing_since is None else self.failing_since
        self.reason = type(error).__name__
        self.failures += 1

    @property
    def pause(self) -> float:
        """Seconds until the next try. Chance keeps processes that failed together from trying together."""
        longest = min(FIRST_PAUSE * 2.0 ** min(self.failures - 1, 20), LONGEST_PAUSE)
        return longest * random.uniform(0.5, 1.0)


Work = Callable[[Health], Awaitable[None]]


class Supervisor:
    """Keeps tasks running. One that returns has done its work; whatever one raises, it is begun again."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._tasks: list[asyncio.Task[None]] = []
        self._healths: list[Health] = []

    def keep(self, name: str, work: Work) -> asyncio.Task[None]:
        """Begin a task, and begin it again whenever it fails."""
        health = Health(name, self._now)
        task = asyncio.get_running_loop().create_task(self._run(health, work), name=name)
        self._healths.append(health)
        self._tasks.append(task)
        return task

    @property
    def failing(self) -> list[Health]:
        """The tasks that do not do their work at present."""
        return [health for health in self._healths if health.failing_since is not None]

    async def close(self) -> None:
        """End all tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, health: Health, work: Work) -> None:
        while True:
            try:
                await work(health)
                health.well()
                return
            except Exception as error:  # nobody else would ever learn of it
                health.failed(error)
            await asyncio.sleep(health.pause)
