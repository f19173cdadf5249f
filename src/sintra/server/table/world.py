"""What an authority over a game needs from the server around it."""

from typing import Protocol

from sintra.server.metrics import Metrics
from sintra.server.storage.journal import Journal
from sintra.server.storage.store import Store
from sintra.server.table.match import Match
from sintra.server.workers.bot_pool import BotPool


class World(Protocol):
    """What an authority needs from the server around it."""

    store: Store
    journal: Journal
    bots: BotPool
    metrics: Metrics
    away_after: float

    def now(self) -> int: ...
    async def rematch_of(self, match: Match) -> str: ...
