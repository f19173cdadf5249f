"""Which bots are ready to play. The first time ever, rules take some seconds to be compiled, and a bot that looks ahead about a minute.

They are compiled by processes of their own, which compute when nobody else wants to, so that neither the server nor a bot that is ready has to
wait; then they are loaded where they are needed. That something was compiled is marked beside it, so that the next start only loads it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path

import sintra
from sintra.bots import LEVELS, bot
from sintra.kernel.cache import cache_directory
from sintra.processes import Workers
from sintra.registry import GAMES
from sintra.server.workers.rules_loader import use_once

log = logging.getLogger(__name__)

AT_ONCE = 2  #: what is asked for does not wait for what is compiled just in case
RULES = "rules"

Prepare = Callable[[str, str], None]


def kind_of(description: str) -> str:
    """All bots that look ahead are the same code: the quickest of them stands for all."""
    level, _, _ = description.partition(" ")
    return LEVELS[0] if level in LEVELS else level


def prepare(name: str, kind: str) -> None:
    """In another process: use the rules as the server will, or let such a bot make a move."""
    if kind == RULES:
        use_once(name)
        return
    bot(kind, seed=0).choose(sintra.new(name, seed=0))


def marker(name: str, kind: str) -> Path:
    """The file that says that it was compiled. Other sources have another directory, so it cannot be out of date."""
    return cache_directory() / f"{name}-{kind}.ready"


class Compilation:
    """Gets bots ready, each once. `load` gets one ready in the process that will think."""

    def __init__(self, prepare: Prepare | None, load: Callable[[str, str], Awaitable[None]]) -> None:
        self._prepare, self._load = prepare, load
        self._ready: set[tuple[str, str]] = set()
        self._getting_ready: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._compilers: Workers | None = None
        self._compiling = 0
        self._is_closed = False

    def has(self, name: str, bot: str) -> bool:
        """Whether the bot would answer at once."""
        return self._prepare is None or (name, kind_of(bot)) in self._ready

    async def of(self, name: str, bot: str) -> None:
        """Returns when the bot is ready. Anyone who waits may stop waiting; it is got ready all the same."""
        which = name, kind_of(bot)
        if self.has(*which):
            return
        if which not in self._getting_ready:
            self._getting_ready[which] = asyncio.get_running_loop().create_task(self._get_ready(*which))
        await asyncio.shield(self._getting_ready[which])

    async def of_all(self) -> None:
        """All bots of all games, the quick ones first."""
        self._compiling += 1
        try:
            for kind in ("random", "greedy", kind_of(LEVELS[0])):
                for name in GAMES:
                    await self.of(name, kind)
        finally:
            self._stop_compiling()

    def close(self) -> None:
        self._is_closed = True
        for task in self._getting_ready.values():
            task.cancel()
        if self._compilers is not None:
            self._compilers.end()
            self._compilers = None

    async def _get_ready(self, name: str, kind: str) -> None:
        """A bot that cannot be got ready is called ready, too: when it fails at the table, the game goes on without it."""
        try:
            await self.compiled(name, kind)
            await self._load(name, kind)
        except Exception as error:  # a bot is not trusted
            log.warning("bot %s of %s could not be got ready: %s", kind, name, type(error).__name__)
        self._ready.add((name, kind))

    async def compiled(self, name: str, kind: str) -> None:
        """Returns when it was compiled, now or ever; cancelled when the server ends before."""
        if self._prepare is None or marker(name, kind).exists():
            return
        self._compiling += 1
        try:
            if self._compilers is None:
                self._compilers = Workers(AT_ONCE, "spawn", is_calm=True)
            await asyncio.get_running_loop().run_in_executor(self._compilers, self._prepare, name, kind)
            marker(name, kind).touch()
        except Exception as error:  # then it is compiled where it is needed
            if self._is_closed:
                raise asyncio.CancelledError from error
            log.warning("%s of %s could not be compiled: %s", kind, name, type(error).__name__)
            self._compilers = None if isinstance(error, BrokenExecutor) else self._compilers
        finally:
            self._stop_compiling()

    def _stop_compiling(self) -> None:
        """When everything is compiled its processes are not needed any more."""
        self._compiling -= 1
        if not self._compiling and self._compilers is not None:
            self._compilers.shutdown(wait=False)
            self._compilers = None
