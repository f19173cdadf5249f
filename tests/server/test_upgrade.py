"""A server of today on a database of an earlier version: everybody finds their games as they left them, and plays on."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sintra.server.storage.database import NEWEST
from sintra.server.table.verify import verify
from tests.server.older import FOLDER, Older, read
from tests.server.people import Person
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio

VERSIONS = sorted(FOLDER.glob("*.msgpack.gz"))


async def known(served: Served, older: Older, name: str) -> Person:
    """Somebody who comes back with the cookie of that time."""
    person = Person(served.url, name)
    person.http.cookies.set("sintra", older.cookies[name])
    return person


def test_there_are_databases_of_every_release_before_this_one() -> None:
    assert [file.name.removesuffix(".msgpack.gz") for file in VERSIONS] == ["0.1.0"]


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.name)
async def test_everybody_plays_on_after_an_upgrade(file: Path, tmp_path: Path) -> None:
    older = read(file)
    database = tmp_path / "games.sqlite"
    database.write_bytes(older.database)
    async with serving(settings_for(tmp_path)) as served:
        ana, bela = [await known(served, older, name) for name in ("Ana", "Béla")]
        assert (await ana.http.get("/api/me")).json() == {"name": "Ana"}, "the cookie counts"
        listed = {game["id"]: game["phase"] for game in (await ana.http.get("/api/games?show=mine")).json()}
        phases = {"waiting": "waiting", "running": "playing", "timed": "playing", "over": "over"}
        assert listed == {older.tables[name]["id"]: phase for name, phase in phases.items()}
        for name, then in older.tables.items():
            now = await ana.table(then["id"])
            assert (now["plies"], now["state"].get("scores")) == (then["plies"], then["state"].get("scores")), name
            assert now["state"]["phase"] == phases[name], "and no clock ran out while no server ran"
        for name in ("running", "timed"):
            id = older.tables[name]["id"]
            async with ana.at(id) as here, bela.at(id) as there:
                for place in (here, there):
                    await place.until(bool)
                mover = here if here.copy.state.get("targets") else there
                assert (await mover.play())["type"] == "ack", name
        assert (await bela.join(older.tables["waiting"]))["state"]["phase"] == "playing", "the invitation counts"
        record = (await ana.http.get(f"/api/games/{older.tables['over']['id']}/record")).text
        assert verify(older.record).draws == verify(record).draws, "the record of then and that of now are both fair"
        imported = await ana.http.post("/api/records", json={"record": older.record})
        assert imported.status_code == 201
        for person in (ana, bela):
            await person.close()
    found = sqlite3.connect(database)
    assert found.execute("SELECT version_num FROM alembic_version").fetchone() == (NEWEST,)
    found.close()


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.name)
async def test_an_old_database_that_was_never_upgraded_can_be_copied_and_put_back(file: Path, tmp_path: Path) -> None:
    from sintra.server.storage.backup import backup, restore

    older = read(file)
    (tmp_path / "old.sqlite").write_bytes(older.database)
    games = len(older.tables)
    assert (await asyncio.to_thread(backup, f"sqlite:///{tmp_path}/old.sqlite", tmp_path / "copy", False)).games == games
    assert (await asyncio.to_thread(restore, f"sqlite:///{tmp_path}/games.sqlite", tmp_path / "copy", False)).games == games
    async with serving(settings_for(tmp_path)) as served:
        ana = await known(served, older, "Ana")
        assert len((await ana.http.get("/api/games?show=mine")).json()) == games
        await ana.close()
