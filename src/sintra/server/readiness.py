"""Which bots are ready to play. The first time ever, rules take some seconds to be compiled, and a bot that looks ahead about a minute.

They are compiled by processes of their own, which compute when nobody else wants to, so that neither the server nor a bot that is ready has to
wait; then they are loaded where they are needed. That something was compiled is marked beside it, so that the next start only loads it.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from pathlib import Path

import sintra
from sintra.bots import LEVELS, bot
from sintra.kernel.compile import cache_directory
from sintra.registry import GAMES
from sintra.server.warmth import warm_up

log = logging.getLogger(__name__)

AT_ONCE = 2  #: what is asked for does not wait for what is compiled just in case
RULES = "rules"
CALM = 10  #: how much compiling yields to everything else, where it cannot yield altogether

Prepare = Callable[[str, str], None]


def kind_of(description: str) -> str:
    """All bots that look ahead are the same code: the quickest of them stands for all."""
    level, _, _ = description.partition(" ")
    return LEVELS[0] if level in LEVELS else level


def prepare(name: str, kind: str) -> None:
    """In another process: use the rules as the server will, or let such a bot make a move."""
    if kind == RULES:
        warm_up(name)
        return
    bot(kind, seed=0).choose(sintra.new(name, seed=0))


def marker(name: str, kind: str) -> Path:
    """The file that says that it was compiled. Other sources have another directory, so it cannot be out of date."""
    return cache_directory() / f"{name}-{kind}.ready"


class Readiness:
    """Gets bots ready, each once. `load` gets one ready in the process that will think."""

    def __init__(self, prepare: Prepare | None, load: Callable[[str, str], Awaitable[None]]) -> None:
        self._prepare, self._load = prepare, load
        self._ready: set[tuple[str, str]] = set()
        self._getting_ready: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._compilers: ProcessPoolExecutor | None = None
        self._compiling = 0

    def has(self, name: str, bot: str) -> bool:
        """Whether the bot would answer at once."""
        return self._prepare is None or (name, kind_of(bot)) in self._ready

    async def of(self, name: str, bot: str) -> None:
        """Returns when the bot is ready. Whoever waits may stop waiting; it is got ready all the same."""
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
        for task in self._getting_ready.values():
            task.cancel()
        if self._compilers is not None:
            end(self._compilers)
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
        """Returns when it was compiled, now or ever."""
        if self._prepare is None or marker(name, kind).exists():
            return
        self._compiling += 1
        try:
            if self._compilers is None:
                self._compilers = ProcessPoolExecutor(AT_ONCE, multiprocessing.get_context("spawn"), begin_work, (True,))
            await asyncio.get_running_loop().run_in_executor(self._compilers, self._prepare, name, kind)
            marker(name, kind).touch()
        except Exception as error:  # then it is compiled where it is needed
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


def begin_work(is_calm: bool = False) -> None:
    """In a process of a pool, at its beginning: yield to others if asked for, and end with the server, even if it is killed.

    Ctrl+C reaches every process of a terminal, but it is meant for the server, which then ends these.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if is_calm and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif is_calm:
        os.nice(CALM)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool's processes now, whatever they are doing."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
