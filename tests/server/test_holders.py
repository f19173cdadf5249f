"""Which processes hold a game: they hear of its moves, and nobody else does; and none of them misses anything, whenever it takes the game up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from sintra.server.storage import telling
from sintra.server.storage.telling import CHANNEL, OWN
from sintra.server.table.attendance import PRESENCE_LASTS
from sintra.server.table.holders import Holders
from tests.server.people import Person
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def overheard(database: str, *channels: str) -> AsyncIterator[list[str]]:
    """What is said on channels, without those who speak knowing."""
    heard: list[str] = []
    connection = await asyncpg.connect(database)
    for channel in channels:
        await connection.add_listener(channel, lambda *notice: heard.append(f"{notice[-2]} {notice[-1]}"))
    yield heard
    await connection.close()


@pytest.fixture
async def two(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers that need not fear that one of old is there."""
    monkeypatch.setattr(telling, "OF_OLD", 0.0)
    settings = settings_for(tmp_path, database=database)
    async with serving(settings) as one, serving(settings) as other:
        yield one, other


async def elsewhere(person: Person, served: Served) -> Person:
    found = Person(served.url, person.name)
    found.http.cookies.set("sintra", person.http.cookies["sintra"])
    return found


async def test_of_a_game_that_lives_on_one_process_nobody_else_hears(two: tuple[Served, Served], database: str) -> None:
    one, other = two
    own = OWN + other.server.journal.telling._process
    ana = await Person(one.url, "Ana").introduce()
    table, known = await ana.create("me", "me"), await ana.create("me", "me")
    double = await elsewhere(ana, other)
    async with overheard(database, CHANNEL, own) as heard, ana.at(table["id"]) as place, ana.at(known["id"]) as shared:
        for _ in range(5):
            assert (await place.play())["type"] == "ack"
        async with double.at(known["id"]) as there:
            await there.until(bool)
            await shared.play()
            await there.until(lambda _: there.copy.version == shared.copy.version)
        about = [line.split(" ") for line in heard]
        assert [known["id"], "version"] in [line[2:4] for line in about if line[0] == own], "the other process was told of the game that it holds"
        assert not [line for line in about if line[2] == table["id"]], "and nobody of the other one"
    for person in (ana, double):
        await person.close()


async def test_a_process_that_takes_a_game_up_in_the_middle_of_play_misses_nothing(two: tuple[Served, Served]) -> None:
    one, other = two
    ana = await Person(one.url, "Ana").introduce()
    double = await elsewhere(ana, other)
    table = await ana.create("me", "me")

    async def play(times: int) -> int:
        async with ana.at(table["id"]) as place:
            for _ in range(times):
                await place.play()
            return place.copy.version

    for _ in range(3):  # while moves are being made, at whatever moment that is
        playing = asyncio.create_task(play(4))
        async with double.at(table["id"]) as there:
            await there.until(bool)
            version = await playing
            await there.until(lambda _, last=version, place=there: place.copy.version == last)
        other.server.games.forget(table["id"])
    for person in (ana, double):
        await person.close()


async def test_while_a_process_of_old_is_there_everybody_is_told(two: tuple[Served, Served], database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = two
    monkeypatch.setattr(telling, "OF_OLD", 60.0)
    ana = await Person(one.url, "Ana").introduce()
    table = await ana.create("me", "me")
    async with overheard(database, CHANNEL) as heard, ana.at(table["id"]) as place:
        await place.play()
        assert not [line for line in heard if " version " in line]
        old = await asyncpg.connect(database)
        await old.execute("SELECT pg_notify($1, $2)", CHANNEL, f"0123456789ab {table['id']} here ")
        while not [line for line in heard if " version " in line]:
            await place.play()
        await old.close()
    await ana.close()


def test_a_process_that_says_nothing_for_a_while_is_gone() -> None:
    now = [0]
    holders = Holders(lambda: now[0])
    assert holders.note("one") and not holders.note("one") and holders.others == {"one"}
    now[0] = PRESENCE_LASTS - 1
    holders.note("two")
    now[0] = PRESENCE_LASTS
    assert holders.others == {"two"} and holders.note("one")
