"""What other processes on the same PostgreSQL say, and what follows from it here."""

import logging
from collections.abc import Callable

from sintra.server.cluster.tally import Tally
from sintra.server.errors import Refused
from sintra.server.storage.people import People
from sintra.server.storage.store import Store
from sintra.server.storage.telling import Telling
from sintra.server.table.games import Games
from sintra.server.table.phrases import PHRASES

log = logging.getLogger(__name__)


class Hearing:
    """Takes notices, for all games of this process."""

    def __init__(self, games: Games, people: People, store: Store, telling: Telling, tally: Tally, freed: Callable[[], None]) -> None:
        self._games, self._people, self._store, self._telling, self.tally, self.freed = games, people, store, telling, tally, freed

    async def version(self, id: str, version: int) -> None:
        """A process of an older version, which does not ask where a game lives, has written a new version."""
        game = self._games.here(id)
        if game is None:
            return
        try:
            await game.hear(version)
        except Refused as refused:
            if refused.code == "busy":  # the database is away: anyone who asked has to ask again
                raise
        except Exception:  # a fault in one game keeps nobody from hearing of the others
            log.exception("game %s could not be brought up to date", id)

    def presence(self, id: str, process: str, seats: list[int]) -> None:
        """Who is connected to such a process."""
        game = self._games.here(id)
        if game is not None:
            game.hear_who_is_there(process, seats)

    def said(self, id: str, seat: int, phrase: int) -> None:
        game = self._games.here(id)
        if game is not None:
            game.phrases.hear(seat, PHRASES[phrase])

    def forget(self, id: str) -> None:
        self._games.renew(id)

    async def people(self) -> None:
        """Bans or revocations have changed."""
        await self._people.read()

    def spoke(self, process: str) -> None:
        """A process said something to everybody."""
        self._telling.heard_from(process)

    async def catch_up(self) -> None:
        """Nothing was heard for a while, or ever: ask the database."""
        await self._people.read()
        for id, version in (await self._store.versions([game.id for game in self._games])).items():
            await self.version(id, version)
