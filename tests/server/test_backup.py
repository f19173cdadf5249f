"""Copies of the database: whole, made while somebody plays, and put back; whatever cannot be is said in words."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sintra.server.storage.backup import RUNNING, NoBackup, backup, restore
from tests.server.people import Person
from tests.server.postgres import program
from tests.server.serving import serving, settings_for

pytestmark = pytest.mark.anyio


def url(file: Path) -> str:
    return f"sqlite:///{file}"


async def test_a_copy_made_while_somebody_plays_is_served_as_it_was(tmp_path: Path) -> None:
    copy, put_back = tmp_path / "copy.sqlite", tmp_path / "put" / "back.sqlite"
    async with serving(settings_for(tmp_path)) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place:
            await place.play()
            then = list(place.copy.plies)
            assert backup(served.server.settings.database, copy, replace=False).games == 1
            await place.play()
            assert place.copy.plies != then
        with pytest.raises(NoBackup, match="is being served"):
            restore(served.server.settings.database, copy, replace=True)
    restore(url(put_back), copy, replace=False)
    async with serving(settings_for(tmp_path, database=url(put_back))) as served:
        again = Person(served.url)
        again.http.cookies.set("sintra", ana.http.cookies["sintra"])
        assert (await again.table(table["id"]))["plies"] == then, "the cookie counts there, too"
        await again.close()
    await ana.close()


def test_what_is_there_is_replaced_only_if_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    environment = {**os.environ, "SINTRA_DATABASE": url(database)}

    def sintra(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "sintra", *words], env=environment, capture_output=True, text=True, check=False)

    assert "is not there, so there is nothing to copy" in sintra("backup", str(copy)).stderr and not copy.exists()
    _make(database)
    first = sintra("backup", str(copy))
    assert first.returncode == 0 and "0 games" in first.stdout, first.stderr
    monkeypatch.setattr("sintra.server.storage.backup.RUNNING", -RUNNING)  # its server was closed a moment ago
    for work, source in ((backup, copy), (restore, copy)):
        with pytest.raises(NoBackup, match="is there already; --replace replaces it"):
            work(url(database), source, replace=False)
        assert work(url(database), source, replace=True).games == 0
    assert sorted(file.name for file in tmp_path.iterdir() if "sqlite" in file.name) == ["copy.sqlite", "games.sqlite"], "and nothing half made"


def _make(database: Path) -> None:
    import asyncio

    from sintra.server.server import Server

    async def serve_once() -> None:
        server = Server(settings_for(database.parent, database=url(database)))
        await server.open()
        await server.close()

    asyncio.run(serve_once())


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough" * 9])
def test_a_file_that_is_no_copy_replaces_nothing(tmp_path: Path, content: bytes) -> None:
    copy, database = tmp_path / "copy.sqlite", tmp_path / "games.sqlite"
    copy.write_bytes(content)
    database.write_bytes(b"as it was")
    with pytest.raises(NoBackup, match="no database of Sintra"):
        restore(url(database), copy, replace=True)
    assert database.read_bytes() == b"as it was"


async def test_postgresql_is_copied_and_put_back_by_its_own_programs(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.dump"
    async with serving(settings_for(tmp_path, database=database)) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        backup(database, copy, replace=False)
        await ana.act(table["id"], type="resign")
    assert program("pg_restore").exists()
    restore(database, copy, replace=True)
    async with serving(settings_for(tmp_path, database=database)) as served:
        again = Person(served.url)
        again.http.cookies.set("sintra", ana.http.cookies["sintra"])
        assert (await again.table(table["id"]))["state"]["phase"] == "playing"
        await again.close()
    await ana.close()
