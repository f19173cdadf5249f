"""What the server's tests share."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.serving import Served, free_port, serving, settings_for


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server with a fresh database."""
    async with serving(settings_for(tmp_path)) as running:
        yield running


@pytest.fixture
async def people(served: Served) -> AsyncIterator[list[Person]]:
    """Ana, Béla, Carla and Dan."""
    found = [await Person(served.url, name).introduce() for name in ("Ana", "Béla", "Carla", "Dan")]
    yield found
    for person in found:
        await person.close()


@pytest.fixture
async def ana(people: list[Person]) -> Person:
    return people[0]


@pytest.fixture
async def bela(people: list[Person]) -> Person:
    return people[1]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL of our own, on loopback, for as long as the tests run. It will not run as root, so root lends it to somebody."""
    folder = Path(tempfile.mkdtemp(prefix="sintra-postgresql-"))
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres")
    data, port = folder / "data", free_port()
    program = _program("initdb").parent
    settings = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder} -c fsync=off -c max_connections=100"
    make = [*user, str(program / "initdb"), "-D", str(data), "-U", "sintra", "-A", "trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(make, check=True, capture_output=True, cwd=folder)
    control = [*user, str(program / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")]
    subprocess.run([*control, "-o", settings, "start"], check=True, capture_output=True, cwd=folder)
    try:
        yield f"postgresql://sintra@127.0.0.1:{port}"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=True, capture_output=True, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)


def _program(name: str) -> Path:
    """Debian keeps PostgreSQL's programs apart; scripts/install-postgresql.sh brings them."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None)
    assert found, "PostgreSQL is missing: run scripts/install-postgresql.sh"
    return Path(found).resolve()


@pytest.fixture
def database(postgresql: str, request: pytest.FixtureRequest) -> str:
    """A fresh database on it."""
    name = f"test_{abs(hash(request.node.nodeid)):x}_{os.getpid()}"
    psql = shutil.which("psql") or str(_program("psql"))
    subprocess.run([psql, "-q", f"{postgresql}/postgres", "-c", f"CREATE DATABASE {name}"], check=True, capture_output=True)
    return f"{postgresql}/{name}"
