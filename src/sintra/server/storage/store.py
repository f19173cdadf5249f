"""Reading: a game with everything that happened, and lists of games."""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, and_, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sintra.server.storage.connections import connected, transaction
from sintra.server.storage.schema import archives, events, facts, games, outages, owners, sitting
from sintra.server.table.events import Agreement, Entry, Event
from sintra.server.table.summary import Summary

LONGEST_LIST = 50
AT_ONCE = 1_000  #: games in one question
ASIDE = "broken"  #: the phase of a game that could not be loaded: it is not tried again
Show = Literal["mine", "open", "playing"]

_event = msgspec.json.Decoder(Event)
_agreement = msgspec.json.Decoder(Agreement)


_GAME = select(games.c.agreement, games.c.secret, games.c.created, games.c.phase, games.c.summary, games.c.due)
_ROW = select(games.c.id, games.c.agreement, games.c.phase, games.c.created, games.c.summary)
_summary = msgspec.json.Decoder(Summary)


@dataclass
class Stored:
    """A game as it is in the database."""

    id: str
    agreement: Agreement
    secret: bytes
    created: int
    entries: list[Entry]
    phase: str = ""
    summary: Summary | None = None  #: what lists show of it; none while it is being made
    due: int | None = None  #: not later than something happens in it by itself


@dataclass
class Row:
    """A game in a list."""

    id: str
    agreement: Agreement
    phase: Literal["waiting", "playing", "over"]  #: a game that was set aside counts as over
    created: int
    summary: Summary
    mine: frozenset[int] = frozenset()  #: the seats of whoever asked


class Store:
    """What can be asked of the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def answers(self) -> None:
        """Returns when the database has answered."""
        async with connected(self._engine) as connection:
            await connection.execute(select(1))

    async def load(self, id: str) -> Stored | None:
        """A game with all its events."""
        async with connected(self._engine) as connection:
            row = (await connection.execute(_GAME.where(games.c.id == id))).one_or_none()
            if row is None:
                return None
            found = await connection.execute(_log_of(id, 0)) if row.phase != ASIDE else ()
            entries = [_entry(item) for item in found]
            return Stored(id, _agreement.decode(row.agreement), row.secret, row.created, entries, row.phase, _summary.decode(row.summary), row.due)

    async def archive(self, id: str) -> bytes | None:
        """A finished game position by position."""
        async with connected(self._engine) as connection:
            return (await connection.execute(select(archives.c.data).where(archives.c.game == id))).scalar_one_or_none()

    async def since(self, id: str, version: int) -> list[Entry]:
        """What happened after a version."""
        async with connected(self._engine) as connection:
            return [_entry(item) for item in await connection.execute(_log_of(id, version))]

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """The newest version of each of these games."""
        newest = select(events.c.game, func.max(events.c.version)).group_by(events.c.game)
        found: dict[str, int] = {}
        async with connected(self._engine) as connection:
            for start in range(0, len(ids), AT_ONCE):
                rows = await connection.execute(newest.where(events.c.game.in_(ids[start : start + AT_ONCE])))
                found.update((row[0], row[1]) for row in rows)
        return found

    async def listed(self, show: Show, owner: str) -> list[Row]:
        """The newest games of a kind; of somebody's own first those that go on."""
        seats = select(sitting.c.game, sitting.c.seat).where(sitting.c.owner == owner)
        which = {
            "mine": games.c.id.in_(select(sitting.c.game).where(sitting.c.owner == owner)),
            "open": and_(games.c.listed, games.c.phase == "waiting"),
            "playing": and_(games.c.listed, games.c.phase == "playing"),
        }[show]
        async with connected(self._engine) as connection:
            order = (games.c.phase.in_(("over", ASIDE)), games.c.updated.desc(), games.c.id)
            found = (await connection.execute(_ROW.where(which).order_by(*order).limit(LONGEST_LIST))).all()
            mine: dict[str, set[int]] = {}
            for game, seat in await connection.execute(seats.where(sitting.c.game.in_([row.id for row in found]))):
                mine.setdefault(game, set()).add(seat)
            return [_row(row, frozenset(mine.get(row.id, ()))) for row in found]

    async def games_of(self, owner: str) -> list[str]:
        """All games at which somebody sits."""
        async with connected(self._engine) as connection:
            return list((await connection.execute(select(sitting.c.game).where(sitting.c.owner == owner).distinct())).scalars())

    async def counts(self) -> dict[str, int]:
        """How many games there are, by phase."""
        async with connected(self._engine) as connection:
            rows = await connection.execute(select(games.c.phase, func.count()).group_by(games.c.phase))
            return {row[0]: row[1] for row in rows}

    async def row(self, id: str) -> Row | None:
        """A game as lists have it, whoever asks."""
        async with connected(self._engine) as connection:
            found = (await connection.execute(_ROW.where(games.c.id == id))).one_or_none()
            return None if found is None else _row(found, frozenset())

    async def next_due(self) -> int | None:
        """When something happens by itself in some game that lives on no process."""
        async with connected(self._engine) as connection:
            found: int | None = await connection.scalar(select(func.min(games.c.due)).where(games.c.due.is_not(None), lives_nowhere()))
            return found

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """The times in which no server ran, as far as they ended after a moment."""
        asked = select(outages.c.began, outages.c.ended).where(outages.c.ended > since).order_by(outages.c.began)
        async with connected(self._engine) as connection:
            return [(row.began, row.ended) for row in await connection.execute(asked)]

    # ── Facts: small things that the server remembers ────────────────────────────────────────────────────────────────

    async def fact(self, name: str) -> bytes | None:
        async with connected(self._engine) as connection:
            return (await connection.execute(select(facts.c.value).where(facts.c.name == name))).scalar_one_or_none()

    async def keep_first(self, name: str, value: bytes) -> bytes:
        """The value that is there, or this one if there is none; all processes get the same."""
        found = await self.fact(name)
        if found is not None:
            return found
        try:
            async with transaction(self._engine) as connection:
                await connection.execute(insert(facts).values(name=name, value=value))
            return value
        except IntegrityError:
            return await self.fact(name) or value


def lives_nowhere() -> ColumnElement[bool]:
    """Whether no process sees to a game."""
    return ~select(owners.c.game).where(owners.c.game == games.c.id).exists()


def _log_of(id: str, version: int) -> Select[tuple[int, int, bytes, str | None]]:
    log = select(events.c.version, events.c.at, events.c.data, events.c.client)
    return log.where(events.c.game == id, events.c.version > version).order_by(events.c.version)


def _row(row: Any, mine: frozenset[int]) -> Row:
    return Row(row.id, _agreement.decode(row.agreement), _phase(row), row.created, _summary.decode(row.summary), mine)


def _phase(row: Any) -> Literal["waiting", "playing", "over"]:
    return "over" if row.phase == ASIDE else row.phase


def _entry(row: Any) -> Entry:
    return Entry(row.version, row.at, _event.decode(row.data), row.client)
