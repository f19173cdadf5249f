"""Which game lives on which process: on the one that was first asked for it, until that one forgets it or ends."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

from sqlalchemy import delete, literal, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sintra.server.cluster.membership import Membership, Peer
from sintra.server.errors import Refused
from sintra.server.storage.connections import Unavailable, connected, transaction
from sintra.server.storage.schema import games, owners, processes


class Elsewhere(Refused):
    """The game lives on another process. Whoever cannot pass the question on tells its reader to come again."""

    def __init__(self, peer: Peer) -> None:
        super().__init__("busy")
        self.peer = peer


class Owning(Protocol):
    """Who may write to a game."""

    @property
    def name(self) -> str:
        """As whom this process writes."""

    async def claim(self, game: str) -> str:
        """As whom this process may write to the game from now on; `Elsewhere` if it lives on another one."""

    async def released(self, game: str) -> None:
        """Returns when that is so."""

    def release(self, game: str, settled: Callable[[], Awaitable[None]]) -> None:
        """The game lives nowhere, as soon as what was begun with it has ended."""


class Alone:
    """One process has all games: a database of SQLite."""

    name = ""

    async def claim(self, game: str) -> str:  # noqa: ARG002
        return ""

    def release(self, game: str, settled: Callable[[], Awaitable[None]]) -> None:
        pass

    async def released(self, game: str) -> None:
        pass


class Ownership:
    """Asks the database, in which a game has one owner at most."""

    def __init__(self, engine: AsyncEngine, membership: Membership, freed: Callable[[], None]) -> None:
        self._engine, self._membership, self._freed = engine, membership, freed
        self._releasing: dict[str, asyncio.Task[None]] = {}

    @property
    def name(self) -> str:
        return self._membership.name

    async def claim(self, game: str) -> str:
        await self.released(game)  # it must not be let go after it was claimed again
        me = self._membership.name
        found = await self._owner(game) or await self._take(game, me)
        if found is not None and found.name != me:
            raise Elsewhere(found)
        return me

    async def _owner(self, game: str) -> Peer | None:
        asked = select(processes.c.name, processes.c.address).join(owners, owners.c.process == processes.c.name).where(owners.c.game == game)
        async with connected(self._engine) as connection:
            row = (await connection.execute(asked)).one_or_none()
            return None if row is None else Peer(row.name, row.address)

    async def _take(self, game: str, me: str) -> Peer | None:
        """Of several processes that try at once the first one gets it. Who that was; nobody if there is no such game."""
        row = select(games.c.id, literal(me)).where(games.c.id == game)
        try:
            async with transaction(self._engine) as connection:
                await connection.execute(insert(owners).from_select(["game", "process"], row).on_conflict_do_nothing())
        except IntegrityError as error:  # this process was given up a moment ago
            await self._membership.beat()
            raise Refused("busy") from error
        return await self._owner(game)

    def release(self, game: str, settled: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._release(game, self._membership.name, settled))
        self._releasing[game] = task
        task.add_done_callback(lambda _: self._releasing.pop(game, None))

    async def _release(self, game: str, me: str, settled: Callable[[], Awaitable[None]]) -> None:
        await settled()
        with contextlib.suppress(Unavailable):  # then it lives here on, and is read again when somebody asks for it
            async with transaction(self._engine) as connection:
                await connection.execute(delete(owners).where(owners.c.game == game, owners.c.process == me))
            self._freed()

    async def released(self, game: str) -> None:
        """Returns when a game that was let go lives nowhere."""
        if game in self._releasing:
            await asyncio.wait((self._releasing[game],))
