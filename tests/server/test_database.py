"""Upgrades: migrations up and down on a filled database, on SQLite and on a real PostgreSQL; the tables are those that the program means."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import func, inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

import sintra
from sintra.server.errors import Refused
from sintra.server.http.guests import Guest
from sintra.server.server import Server
from sintra.server.storage.database import NEWEST, connect, upgrade
from sintra.server.storage.journal import Conflict, Write
from sintra.server.storage.schema import events, games, metadata, sitting
from sintra.server.view.render import Reader
from sintra.server.wire import Ack, Create, Play, Resign, SeatWish
from tests.server.serving import settings_for

pytestmark = pytest.mark.anyio

STEPS = ("a1", "a2", "a3", "a4", NEWEST)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.sqlite'}" if request.param == "sqlite" else str(request.getfixturevalue("database"))


async def fill(url: str, tmp_path: Path) -> tuple[str, dict[str, Any]]:
    """A database with a finished game and a running one in it, and the running one as it is seen."""
    server = Server(settings_for(tmp_path, database=url))
    await server.open()
    over = await server.games.create(Guest("ana", "Ana"), Create("azul", [SeatWish("me"), SeatWish("me")]), "en")
    await over.act("ana", Resign("r"), lambda _: None)
    game = await server.games.create(Guest("ana", "Ana"), Create("azul", [SeatWish("me"), SeatWish("me", "Béla")]), "en")
    for step in range(8):
        await game.act("ana", Play(f"s{step}", game.match.version, int(game.match.position.legal_moves[0])), lambda _: None)
    seen: dict[str, Any] = {"moves": game.match.moves, "state": game.show.table(Reader("ana")).state.pieces}
    await server.close()
    return game.id, seen


async def look(url: str, tmp_path: Path, id: str) -> dict[str, Any]:
    server = Server(settings_for(tmp_path, database=url))
    await server.open()
    game = await server.games.find(id)
    seen: dict[str, Any] = {"moves": game.match.moves, "state": game.show.table(Reader("ana")).state.pieces}
    assert game.match.agreement.rules == sintra.__version__
    await server.close()
    return seen


async def test_up_and_down_on_a_filled_database(url: str, tmp_path: Path) -> None:
    id, before = await fill(url, tmp_path)
    engine = connect(url)
    for step in reversed(STEPS[:-1]):
        await upgrade(engine, step)
        async with engine.connect() as connection:
            assert await connection.scalar(select(func.count()).select_from(games)) == 2
            assert await connection.scalar(select(func.count()).select_from(events)) == 11
            assert await connection.scalar(select(func.count()).select_from(sitting)) == 4
    await upgrade(engine)
    assert await look(url, tmp_path, id) == before
    await upgrade(engine, "base")
    async with engine.connect() as connection:
        left = await connection.run_sync(lambda found: set(inspect(found).get_table_names()))
    assert left <= {"alembic_version"}
    await upgrade(engine)
    await engine.dispose()
    await fill(url, tmp_path)


async def migrate(url: str) -> AsyncEngine:
    """A new database, made step by step."""
    engine = connect(url)
    for step in STEPS:
        await upgrade(engine, step)
    return engine


async def test_the_migrations_make_the_tables_that_the_program_means(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = await migrate(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_a_new_database_is_made_at_once_as_the_migrations_make_it(url: str) -> None:
    def made(connection: Connection) -> dict[str, list[object]]:
        found = inspect(connection)
        looks = (found.get_columns, found.get_pk_constraint, found.get_unique_constraints, found.get_indexes, found.get_foreign_keys)
        return {name: [repr(look(name)) for look in looks] for name in found.get_table_names()}

    engine = connect(url)
    await upgrade(engine)
    async with engine.connect() as connection:
        at_once = await connection.run_sync(made)
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST
    await upgrade(engine, "base")
    async with engine.begin() as connection:
        await connection.execute(text("DROP TABLE alembic_version"))
    await engine.dispose()
    engine = await migrate(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(made) == at_once
    await engine.dispose()


async def test_several_processes_upgrade_an_empty_postgresql_at_once(database: str) -> None:
    engines = [connect(database) for _ in range(4)]
    await asyncio.gather(*(upgrade(engine) for engine in engines))
    async with engines[0].connect() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST
    for engine in engines:
        await engine.dispose()


async def test_a_version_is_stored_once(url: str, tmp_path: Path) -> None:
    server = Server(settings_for(tmp_path, database=url))
    await server.open()
    game = await server.games.create(Guest("ana"), Create("azul", [SeatWish("me"), SeatWish("me")]), "en")
    await game.act("ana", Play("a", game.match.version, int(game.match.position.legal_moves[0])), lambda _: None)
    last = (await server.store.since(game.id, 0))[-1]
    assert last.client == "ana/a"
    with pytest.raises(Conflict):
        await server.games.journal.write(Write(game.id, [msgspec.structs.replace(last, client="ana/b")]))
    assert (await server.store.since(game.id, 0))[-1] == last
    await server.close()


async def test_whoever_was_slower_reads_on_before_they_write(tmp_path: Path) -> None:
    """An action that somebody else has stored meanwhile is answered as there; any other is judged by what has become of the game.

    On PostgreSQL a game lives on one process: test_ownership.py.
    """
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    first, second = Server(settings_for(tmp_path, database=url)), Server(settings_for(tmp_path, database=url))
    await first.open()
    await second.open()
    made = await first.games.create(Guest("ana"), Create("azul", [SeatWish("me"), SeatWish("me")]), "en")
    other = await second.games.find(made.id)
    answers: list[Ack] = []
    version, move = made.match.version, int(made.match.position.legal_moves[0])
    await asyncio.gather(*(table.act("ana", Play("a", version, move), answers.append) for table in (made, other)))
    assert [answer.version for answer in answers] == [version + 1] * 2
    for table, id in ((made, "b"), (other, "c")):
        with contextlib.suppress(Refused):
            await table.act("ana", Play(id, version + 1, int(table.match.position.legal_moves[0])), answers.append)
    assert [entry.client for entry in await first.store.since(made.id, version)] == ["ana/a", "ana/b"]
    await second.close()
    await first.close()


async def test_an_event_changes_one_page_of_sqlite(tmp_path: Path) -> None:
    """However the table was made, it is kept in the order of its key and has no index beside it."""
    new, old = connect(f"sqlite:///{tmp_path / 'new.sqlite'}"), await migrate(f"sqlite:///{tmp_path / 'old.sqlite'}")
    await upgrade(new)
    for engine in (new, old):
        async with engine.connect() as connection:
            found = (await connection.execute(text("SELECT sql FROM sqlite_master WHERE tbl_name = 'events' AND sql IS NOT NULL"))).scalars().all()
        assert len(found) == 1 and found[0].rstrip().endswith("WITHOUT ROWID")
        await engine.dispose()


async def test_what_is_written_together_fails_alone(url: str, tmp_path: Path) -> None:
    """One conflicting write among many does not take the others with it."""
    server = Server(settings_for(tmp_path, database=url))
    await server.open()
    tables = [await server.games.create(Guest("ana"), Create("azul", [SeatWish("me"), SeatWish("me")]), "en") for _ in range(5)]
    stale = (await server.store.since(tables[2].id, 0))[-1]
    work = [table.act("ana", Play("a", table.match.version, int(table.match.position.legal_moves[0])), lambda _: None) for table in tables]
    results = await asyncio.gather(*work, server.games.journal.write(Write(tables[2].id, [stale])), return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 5 + [Conflict]
    await server.close()
