"""Games that live on other processes, as far as somebody here has looked at them: to be read, never to be changed."""

from collections import OrderedDict
from typing import TYPE_CHECKING

from sintra.server.table.fault import guarded
from sintra.server.table.match import Match

if TYPE_CHECKING:
    from sintra.server.table.games import Games

REMEMBERED = 500  #: games


class Looked:
    """Keeps some of them, and reads on where it left off."""

    def __init__(self, games: "Games") -> None:
        self._games = games
        self._matches: OrderedDict[str, Match] = OrderedDict()

    async def at(self, id: str) -> Match:
        """The game as it is in the database now."""
        match = self._matches.pop(id, None)
        if match is None:
            match = await self._games.retell(await self._games.stored(id))
        else:
            entries, match = await self._games.store.since(id, match.version), match.copy()
            with guarded():
                for entry in entries:
                    match.apply(entry)
        self._matches[id] = match
        if len(self._matches) > REMEMBERED:
            self._matches.popitem(last=False)
        return match

    def forget(self, id: str) -> None:
        """It was changed in the past, too, or is gone."""
        self._matches.pop(id, None)
