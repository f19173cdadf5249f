"""What the server's tests share."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.postgres import PostgreSQL
from tests.server.serving import Served, serving, settings_for


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
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL of our own, for as long as the tests run."""
    cluster = PostgreSQL()
    yield cluster
    cluster.stop()


@pytest.fixture
def database(postgresql: PostgreSQL, request: pytest.FixtureRequest) -> str:
    """A fresh database on it."""
    return postgresql.new_database(f"test_{abs(hash(request.node.nodeid)):x}_{os.getpid()}")
