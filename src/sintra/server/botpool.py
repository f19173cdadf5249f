"""Bots think in processes of their own, so that they never keep the server waiting. One that crashes or takes too long is replaced."""

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor

import numpy as np

from sintra.bots import BOTS, described
from sintra.positions import Position
from sintra.processes import Workers
from sintra.registry import game as find_game
from sintra.server.readiness import Prepare, Readiness

Think = Callable[[str, bytes, str], int]
ATTEMPTS = 2

log = logging.getLogger(__name__)


def levels() -> list[str]:
    """The bots there are, by name."""
    return list(BOTS)


def think(game: str, record: bytes, bot: str) -> int:
    """In the bot's process: its move in a position of which it is told what its seat may know."""
    chosen = find_game(game)
    return int(described(bot).choose(Position(chosen, np.frombuffer(record, chosen.state).copy())))


class BotPool:
    """Where bots think. `prepare` gets a bot ready; without it none needs to be."""

    def __init__(self, processes: int, seconds: float, think: Think = think, prepare: Prepare | None = None) -> None:
        self._processes, self._seconds, self._think, self._prepare = processes, seconds, think, prepare
        self._pool: Workers | None = None
        self.readiness = Readiness(prepare, self._load)

    async def choose(self, view: Position, bot: str) -> int:
        """The bot's move; if the bot fails again and again, any legal one, so that the game goes on."""
        await self.readiness.of(view.game.name, bot)
        for _ in range(ATTEMPTS):
            pool = self._running()
            try:
                work = asyncio.get_running_loop().run_in_executor(pool, self._think, view.game.name, view.state.tobytes(), bot)
                move = await asyncio.wait_for(work, self._seconds)
                if move in view.legal_moves:
                    return move
                log.warning("bot %s chose an illegal move in %s", bot, view.game.name)
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("bot %s was replaced: %s", bot, type(error).__name__)
                self._replace(pool)
            except Exception as error:  # a bot is not trusted: whatever it raises, the game goes on
                log.warning("bot %s failed: %s", bot, type(error).__name__)
        return int(random.choice(view.legal_moves))

    def close(self) -> None:
        self.readiness.close()
        if self._pool is not None:
            self._pool.end()
            self._pool = None

    async def _load(self, game: str, kind: str) -> None:
        """Get a bot ready in the processes that think; it may take long if what was compiled elsewhere could not be kept."""
        assert self._prepare is not None
        pool = self._running()
        try:
            await asyncio.get_running_loop().run_in_executor(pool, self._prepare, game, kind)
        except BrokenExecutor:
            self._replace(pool)
            raise

    def _running(self) -> Workers:
        if self._pool is None:
            self._pool = Workers(self._processes, "spawn")
        return self._pool

    def _replace(self, pool: Workers) -> None:
        """Several games may notice at once that a pool is broken; only the first replaces it."""
        if self._pool is pool:
            self._pool = None
            pool.end()
