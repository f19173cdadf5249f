"""One process after the other is replaced by a newer version, on one PostgreSQL: players notice nothing but a reconnect."""

import asyncio
import os
import random
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from sintra.server.table.verify import verify
from tests.server.people import Person, Place, who_moves
from tests.server.serving import ServerProcess, free_port

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
BEFORE = "c6970a3"  #: the last version before processes told each other which games they hold, with the tables before those of today


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The sources of the version before."""
    git = shutil.which("git")
    found = git and subprocess.run([git, "-C", str(ROOT), "cat-file", "-e", f"{BEFORE}^{{commit}}"], check=False, capture_output=True).returncode == 0
    if not git or not found:
        pytest.skip("the history of the project is not here")
    folder = tmp_path / "old"
    folder.mkdir()
    archive = subprocess.run([git, "-C", str(ROOT), "archive", BEFORE, "src", "tests"], check=True, capture_output=True)
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    return folder


async def moves(choose: random.Random, count: int, *places: Place) -> None:
    """So many decisions, each by whoever is to move; everybody hears of each."""
    for _ in range(count):
        mover = await who_moves(*places)
        answer = await mover.play(choose)
        assert answer["type"] == "ack", answer
        for place in places:
            await place.until(lambda _, place=place, version=answer["version"]: place.copy.version >= version)


@asynccontextmanager
async def back(before: Place) -> AsyncIterator[Place]:
    """Somebody whose socket was closed connects again, with what they know of the table."""
    async with before.person.at(before.id, since=before.copy.version) as place:
        place.copy = before.copy
        yield place


async def test_two_versions_side_by_side_and_then_the_new_one_alone(old: Path, database: str, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": f"{old / 'src'}{os.pathsep}{old}", "PYTHONSAFEPATH": "1"}
    ports = free_port(), free_port()
    servers = [ServerProcess(database, tmp_path, port, **environment) for port in ports]
    await asyncio.gather(*(server.up() for server in servers))
    ana, bela = [await Person(server.url, name).introduce() for server, name in zip(servers, ("Ana", "Béla"), strict=True)]
    choose = random.Random(7)
    try:
        table = await ana.create("me", "open")
        await bela.join(table)
        async with bela.at(table["id"]) as there:
            async with ana.at(table["id"]) as before:
                await moves(choose, 4, before, there)
            servers[0].stop()
            servers[0] = await ServerProcess(database, tmp_path, ports[0]).up()
            async with back(before) as here:
                await moves(choose, 6, here, there)
                assert here.copy.state["scores"] == there.copy.state["scores"]
                servers[1].stop()
                servers[1] = await ServerProcess(database, tmp_path, ports[1]).up()
                async with back(there) as again:
                    await asyncio.gather(here.play_to_the_end(choose), again.play_to_the_end(choose))
                    assert here.copy.state["result"] == again.copy.state["result"]
                    assert here.copy.plies == again.copy.plies
        verify((await ana.http.get(f"/api/games/{table['id']}/record")).text)
        for server in servers:
            assert "Traceback" not in server.log.read_text(encoding="utf-8")
    finally:
        for server in servers:
            server.stop()
        await ana.close()
        await bela.close()


async def test_the_games_of_a_process_that_died_are_taken_over(database: str, tmp_path: Path) -> None:
    """Its bots move on, and its clocks run out, at another one that never heard of these games before."""
    one, two = [ServerProcess(database, tmp_path) for _ in range(2)]
    await asyncio.gather(one.up(), two.up())
    ana = await Person(one.url, "Ana").introduce()
    double = Person(two.url, "Ana")
    double.http.cookies.set("sintra", ana.http.cookies["sintra"])
    try:
        with_bot = await ana.create("me", "random")
        timed = await ana.create("me", "me", clock={"kind": "turn", "seconds": 5})
        async with ana.at(with_bot["id"]) as place:
            await place.play()
        one.kill()
        async with double.at(with_bot["id"]) as place:
            for _ in range(3):
                assert (await place.play())["type"] == "ack", "the bot has answered"
        connection = await asyncpg.connect(database)  # nobody asks the server for it
        while await connection.fetchval("SELECT phase FROM games WHERE id = $1", timed["id"]) != "over":
            await asyncio.sleep(0.2)
        await connection.close()
    finally:
        for server in (one, two):
            server.stop()
        await ana.close()
        await double.close()
