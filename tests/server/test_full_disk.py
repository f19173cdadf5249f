"""A disk that is full, or may only be read: said in words at the start; while games run, nothing is acknowledged that is not stored."""

import asyncio
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from sintra.server.server import Server
from sintra.server.storage.database import NoDatabase, open_database
from tests.server.people import Person, decisions
from tests.server.serving import ServerProcess, free_port, settings_for
from tests.server.test_start import sintra

pytestmark = pytest.mark.anyio

PAGE = 4096


async def made(folder: Path) -> Path:
    """A database without games."""
    file = folder / "games.sqlite"
    await (await open_database(f"sqlite:///{file}")).dispose()
    return file


def read_only(file: Path) -> str:
    return f"sqlite:///file:{file}?mode=ro&uri=true"


async def test_a_database_that_may_only_be_read(tmp_path: Path) -> None:
    server = Server(settings_for(tmp_path, database=read_only(await made(tmp_path))))
    with pytest.raises(NoDatabase, match="cannot be used: attempt to write a readonly database"):
        await server.open()
    assert isinstance(server.problem, NoDatabase)


async def test_the_command_says_it_without_a_traceback(tmp_path: Path) -> None:
    done = await asyncio.to_thread(sintra, "serve", "--port", "0", "--database", read_only(await made(tmp_path)))
    assert done.returncode == 2
    assert done.stderr.endswith("cannot be used: attempt to write a readonly database\n") and done.stderr.count("\n") == 1


def test_a_full_disk_at_the_start() -> None:
    done = sintra("serve", "--port", "0", "--database", "sqlite:////dev/full")
    assert done.returncode == 2
    assert done.stderr == "sqlite:////dev/full cannot be opened: database or disk is full\n"


@pytest.mark.parametrize("blocks", [0, 8, 64])
async def test_a_start_for_which_there_is_too_little_room(tmp_path: Path, blocks: int) -> None:
    """No file may grow beyond this many blocks of 512 bytes: SQLite calls it a disk error, wherever it happens."""
    serve = [sys.executable, "-m", "sintra", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]
    command = ["sh", "-c", f'ulimit -f {blocks}; exec "$@"', "sh", *serve]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith("disk I/O error\n") and done.stderr.count("\n") == 1


def allow(server: ServerProcess, size: int) -> None:
    """No file of the server may grow beyond this size: writing fails then as it does on a full disk."""
    hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))


async def test_a_disk_that_fills_while_games_run_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path / 'games.sqlite'}", free_port()
    server = await ServerProcess(database, tmp_path, port).up()
    ana = await Person(server.url, "Ana").introduce()
    try:
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place:
            await place.play()
            allow(server, PAGE)
            before = dict(place.copy.state)
            version = place.copy.version
            play = {"type": "play", "id": "kept", "version": version, "decision": decisions(before["targets"])[0]}
            answer = await place.do(**play)
            assert (answer["type"], answer["code"], answer["version"]) == ("error", "busy", version)
            over_http = await ana.act(table["id"], type="prefer", confirm=True)
            assert (over_http.status_code, over_http.json()["code"]) == (503, "busy")
            new = await ana.http.post("/api/games", json={"game": "azul", "seats": [{"kind": "me"}, {"kind": "me"}]})
            assert (new.status_code, new.json()["code"]) == (503, "busy")
            assert (await ana.table(table["id"]))["version"] == version, "nothing has changed"
            allow(server, resource.RLIM_INFINITY)
            del place.answers["kept"]
            assert await place.do(**play) == {"type": "ack", "id": "kept", "version": version + 1}
        server.kill()
        server = await ServerProcess(database, tmp_path, port).up()
        after = await ana.table(table["id"])
        assert after["version"] == version + 1 and after["plies"][-1][1] == play["decision"]
        assert "Traceback" not in server.log.read_text()
    finally:
        server.stop()
        await ana.close()
