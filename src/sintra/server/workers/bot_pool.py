"""Bots think in processes of their own, so that they never keep the server waiting. One that crashes or takes too long is replaced.

There are as many processes as cores. Anyone who waits for one is served in turn: address after address, game after game; and where there are several
processes, one address never has all of them. When many wait, the strongest bot, which thinks for a time, gets less of it.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from sintra.bots import BOTS, STRONGEST, parse_bot
from sintra.positions import Position
from sintra.processes import Workers
from sintra.registry import game as find_game
from sintra.server.workers.compilation import Compilation, Prepare, kind_of
from sintra.server.workers.fair_queue import FairQueue

Think = Callable[[str, bytes, str], int]
ATTEMPTS = 2
OWN_SECONDS = 1.0  #: that the strongest takes if it is given no time
LEAST_SECONDS = 0.3  #: that it is left with, however many wait

log = logging.getLogger(__name__)


def levels() -> list[str]:
    """The bots there are, by name."""
    return list(BOTS)


def think(game: str, record: bytes, bot: str) -> int:
    """In the bot's process: its move in a position of which it is told what its seat may know."""
    chosen = find_game(game)
    return int(parse_bot(bot).choose(Position(chosen, np.frombuffer(record, chosen.state).copy())))


def hurried(bot: str, waiting: int, processes: int) -> str:
    """The bot as described, with less time if more wait than there are processes: each then gets its part.

    >>> hurried("diamond seconds=10", 1, 2), hurried("diamond seconds=10", 8, 2), hurried("diamond", 500, 2), hurried("gold", 500, 2)
    ('diamond seconds=10', 'diamond seconds=2', 'diamond seconds=0.3', 'gold')
    """
    level, _, given = bot.partition(" seconds=")
    if level != STRONGEST or waiting < processes:
        return bot
    seconds = float(given or OWN_SECONDS)
    return f"{level} seconds={max(seconds * processes / (waiting + processes), min(LEAST_SECONDS, seconds)):.3g}"


@dataclass(frozen=True)
class Turn:
    """Who wants a bot's move: in which game, and on behalf of which address. `begin` is told whether the bot has to hurry."""

    address: str = ""
    game: str = ""
    begin: Callable[[bool], None] = lambda _: None


@dataclass(frozen=True)
class _Wish:
    """Somebody waits for a process, if possible one that knows this bot of this game."""

    address: str
    knowing: tuple[str, str]
    granted: asyncio.Future["_Worker"]


class _Worker:
    """A process that thinks about one decision at a time."""

    def __init__(self) -> None:
        self._process: Workers | None = None
        self.known: set[tuple[str, str]] = set()  #: game and kind of bot that were used in it

    async def run(self, seconds: float | None, work: Callable[..., Any], *given: Any) -> Any:
        """Anyone who waits no longer, or has waited for this many seconds, ends the process: it would only go on."""
        if self._process is None:
            self._process = Workers(1, "spawn")
        working = asyncio.get_running_loop().run_in_executor(self._process, work, *given)
        working.add_done_callback(lambda done: done.cancelled() or done.exception())  # that it was ended is no news
        try:
            return await asyncio.wait_for(asyncio.shield(working), seconds)
        except (asyncio.CancelledError, TimeoutError):
            self.end()
            raise

    def end(self) -> None:
        """Whatever it is doing; the next time it is a new one."""
        if self._process is not None:
            self._process.end()
        self._process, self.known = None, set()


class BotPool:
    """Where bots think. `prepare` gets a bot ready; without it none needs to be."""

    def __init__(self, processes: int, seconds: float, think: Think = think, prepare: Prepare | None = None) -> None:
        self._seconds, self._think, self._prepare = seconds, think, prepare
        self._workers = [_Worker() for _ in range(processes)]
        self._free = list(self._workers)
        self._busy: Counter[str] = Counter()  # processes that think for each address
        self._queue: FairQueue[_Wish] = FairQueue()
        self.compilation = Compilation(prepare, self._load)

    async def choose(self, view: Position, bot: str, turn: Turn | None = None) -> int:
        """The bot's move; if the bot fails again and again, any legal one, so that the game goes on."""
        turn = turn or Turn()
        await self.compilation.of(view.game.name, bot)
        async with self._worker(turn.address, turn.game, (view.game.name, kind_of(bot))) as worker:
            bot, given = hurried(bot, len(self._queue), len(self._workers)), bot
            turn.begin(bot != given)
            for _ in range(ATTEMPTS):
                try:
                    move = await self._thought(worker, view, bot)
                    if move in view.legal_moves:
                        return move
                    log.warning("bot %s chose an illegal move in %s", bot, view.game.name)
                except (BrokenExecutor, TimeoutError) as error:
                    log.warning("bot %s was replaced: %s", bot, type(error).__name__)
                    worker.end()
                except Exception as error:  # a bot is not trusted: whatever it raises, the game goes on
                    log.warning("bot %s failed: %s", bot, type(error).__name__)
        return int(random.choice(view.legal_moves))

    @property
    def waiting(self) -> int:
        """Who waits for a process."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """Processes that are at work."""
        return len(self._workers) - len(self._free)

    def close(self) -> None:
        self.compilation.close()
        for worker in self._workers:
            worker.end()

    async def _thought(self, worker: _Worker, view: Position, bot: str) -> int:
        """Its time begins when it begins to think."""
        await self._acquaint(worker, view.game.name, kind_of(bot))
        return int(await worker.run(self._seconds, self._think, view.game.name, view.state.tobytes(), bot))

    async def _load(self, game: str, kind: str) -> None:
        """Get a bot ready in a process that thinks; the others follow when they need it."""
        async with self._worker("", f"{game} {kind}", (game, kind)) as worker:
            try:
                await self._acquaint(worker, game, kind)
            except BrokenExecutor:
                worker.end()
                raise

    async def _acquaint(self, worker: _Worker, game: str, kind: str) -> None:
        """It may take long if what was compiled elsewhere could not be kept."""
        if self._prepare is not None and (game, kind) not in worker.known:
            await worker.run(None, self._prepare, game, kind)
            worker.known.add((game, kind))

    # ── Taking turns ─────────────────────────────────────────────────────────────────────────────────────────────────

    @asynccontextmanager
    async def _worker(self, address: str, game: str, knowing: tuple[str, str]) -> AsyncIterator[_Worker]:
        """A process of one's own, for one decision, when it is one's turn."""
        granted: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._queue.put(address, game, _Wish(address, knowing, granted))
        self._grant()
        try:
            yield await granted
        finally:
            if granted.done() and not granted.cancelled():
                self._free.append(granted.result())
                self._busy[address] -= 1
                self._grant()

    def _grant(self) -> None:
        while self._free and (wish := self._queue.take(self._may_have_another)) is not None:
            if wish.granted.cancelled():
                continue
            worker = next((free for free in self._free if wish.knowing in free.known), self._free[0])
            self._free.remove(worker)
            self._busy[wish.address] += 1
            wish.granted.set_result(worker)

    def _may_have_another(self, address: str) -> bool:
        return self._busy[address] < max(len(self._workers) - 1, 1)
