"""A server that cannot start says why in words: its address is taken, its database is not one."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from sintra.server.http.listening import NoAddress, is_sintra, listen
from sintra.server.server import Server
from sintra.server.storage.database import NoDatabase, connect, open_database
from tests.server.serving import serving, settings_for

pytestmark = pytest.mark.anyio


def sintra(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sintra", *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, env={**os.environ, "COLUMNS": "200", **environment})


@pytest.fixture
def taken() -> socket.socket:
    """A port at which somebody listens and never answers."""
    return socket.create_server(("127.0.0.1", 0))


def test_a_taken_port(taken: socket.socket) -> None:
    port = taken.getsockname()[1]
    done = sintra("serve", "--port", str(port))
    assert done.returncode == 2
    assert done.stdout + done.stderr == f"port {port} of 127.0.0.1 cannot be used: Address already in use; choose another one with --port\n"


async def test_a_second_start_finds_the_first(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as served:
        port = served.url.rpartition(":")[2]
        assert await asyncio.to_thread(is_sintra, "127.0.0.1", int(port))
        done = await asyncio.to_thread(sintra, "serve", "--open", "--port", port, BROWSER="echo opened %s")
    assert done.returncode == 0
    assert "running already" in done.stdout
    assert f"opened {served.url}/" in done.stdout


def test_what_does_not_answer_is_not_sintra(taken: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra.server.http.listening.PATIENCE", 0.05)
    assert not is_sintra("127.0.0.1", taken.getsockname()[1])


def test_any_free_port_is_the_same_for_every_address_of_the_host() -> None:
    sockets = listen("localhost", 0)
    assert len({opened.getsockname()[1] for opened in sockets}) == 1
    for opened in sockets:
        opened.close()


def test_a_host_that_is_not_this_machine() -> None:
    with pytest.raises(NoAddress, match=r"192\.0\.2\.1 cannot be used"):
        listen("192.0.2.1", 0)


def database_that_is_text(folder: Path) -> str:
    (folder / "text.sqlite").write_text("no database\n" * 500)
    return f"sqlite:///{folder / 'text.sqlite'}"


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("games", "'games' is not the address of a database: sqlite:///file or postgresql://user@host/name"),
        ("mysql://ana:secret@host/games", "'mysql://ana:***@host/games' is not the address of a database"),
        ("sqlite:////nowhere/at/all", "sqlite:////nowhere/at/all cannot be opened: unable to open database file"),
        ("postgresql://ana:secret@127.0.0.1:1/games", "postgresql://ana:***@127.0.0.1:1/games cannot be opened: "),
    ],
)
async def test_a_database_that_is_not_there(url: str, problem: str, tmp_path: Path) -> None:
    server = Server(settings_for(tmp_path, database=url))
    with pytest.raises(NoDatabase) as caught:
        await server.open()
    assert problem in str(caught.value)
    assert server.problem is caught.value


async def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase, match="cannot be opened: file is not a database"):
        await open_database(database_that_is_text(tmp_path))


async def test_a_database_of_a_newer_sintra_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    engine = await open_database(url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'z9'"))
    await engine.dispose()
    with pytest.raises(NoDatabase, match="was written by a newer Sintra: its tables are z9"):
        await open_database(url)
    engine = connect(url)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == "z9"
    await engine.dispose()


def test_the_command_says_it_without_a_traceback(tmp_path: Path) -> None:
    done = sintra("serve", "--port", "0", "--database", database_that_is_text(tmp_path))
    assert done.returncode == 2
    assert done.stdout.startswith("Sintra is at http://127.0.0.1:") and done.stdout.count("\n") == 1
    assert done.stderr == f"sqlite:///{tmp_path / 'text.sqlite'} cannot be opened: file is not a database\n"


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = sintra("serve", "--port", "0", SINTRA_DATA=str(tmp_path / "file" / "games"))
    assert done.returncode == 2
    assert "where games are kept, cannot be made: Not a directory" in done.stderr
