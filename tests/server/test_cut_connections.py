"""Connections to PostgreSQL that are cut, refused or swallowed while people play: both processes hear each other again, and nothing is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sintra.server.http.guests import Guest
from sintra.server.server import Server
from sintra.server.storage.connections import Unavailable
from sintra.server.storage.journal import Write
from sintra.server.wire import Create, SeatWish
from sintra.server.workers import supervisor
from tests.server.cluster import Cluster, cluster
from tests.server.kill_loop import BLOWS, kill_loop
from tests.server.postgres import PostgreSQL
from tests.server.serving import settings_for

pytestmark = pytest.mark.anyio

HEARING = "hearing other processes"


async def test_kills_and_cuts_of_every_kind_lose_and_double_nothing_and_leave_nobody_deaf(tmp_path: Path) -> None:
    postgresql = PostgreSQL()
    try:
        tally = await kill_loop(postgresql, postgresql.new_database("loop"), tmp_path, len(BLOWS))
        assert tally.acknowledged > len(BLOWS) and tally.is_clean, tally
    finally:
        await asyncio.to_thread(postgresql.stop)


async def test_a_process_that_cannot_hear_says_so_until_it_hears_again(tmp_path: Path, postgresql: PostgreSQL, database: str) -> None:
    async with cluster(postgresql, database, tmp_path, 2) as it:
        await asyncio.gather(*(player.progress(1) for player in it.players))
        sockets = await asyncio.gather(*(_sockets(player.watchers[0]) for player in it.players))
        assert await it.health(0) == await it.health(1) == (200, {"ok": True, "failing": []})
        it.proxies[1].refuse()
        while HEARING not in {task["task"] for task in (await it.health(1))[1]["failing"]}:
            await asyncio.sleep(0.05)
        status, said = await it.health(1)
        assert status == 503 and not said["ok"] and all(task["since"] > 0 and task["reason"] for task in said["failing"])
        assert await _is_well(it, 0)
        it.proxies[1].mend()
        while (await it.health(1))[0] != 200:
            await asyncio.sleep(0.05)
        await asyncio.gather(*(player.progress(3) for player in it.players))
        await asyncio.gather(*(player.is_heard() for player in it.players))
        assert [player.watchers[0].sockets for player in it.players] == sockets, "they heard on the sockets that they had"


async def _sockets(watcher: Any) -> int:
    await watcher.has_heard(1)
    return int(watcher.sockets)


async def _is_well(it: Cluster, at: int) -> bool:
    return (await it.health(at))[0] == 200


async def test_a_writer_that_dies_of_something_unexpected_answers_and_writes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.0)
    server = Server(settings_for(tmp_path))
    await server.open()
    try:
        commit = server.journal._commit

        async def fail(_: object) -> None:
            monkeypatch.setattr(server.journal, "_commit", commit)
            raise MemoryError

        monkeypatch.setattr(server.journal, "_commit", fail)
        with pytest.raises(Unavailable):
            await server.journal.write(Write("nobody"))
        game = await server.games.create(Guest("ana", "Ana"), Create("azul", [SeatWish("me"), SeatWish("me")]), "en")
        assert await server.store.load(game.id)
        assert not server.supervisor.failing
    finally:
        await server.close()
    with pytest.raises(Unavailable):
        await server.journal.write(Write("nobody"))


async def test_a_write_that_cannot_be_made_fails_alone(tmp_path: Path) -> None:
    """Whatever is wrong with it: the others that were to be committed with it are."""
    server = Server(settings_for(tmp_path))
    await server.open()
    try:
        tables = [await server.games.create(Guest("ana"), Create("azul", [SeatWish("me"), SeatWish("me")]), "en") for _ in range(3)]

        def broken() -> bytes:
            raise ZeroDivisionError

        writes = [Write(table.id, changes={"updated": 7}) for table in tables]
        writes.insert(1, Write(tables[0].id, archive=broken))
        results = await asyncio.gather(*map(server.journal.write, writes), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Unavailable, type(None), type(None)]
    finally:
        await server.close()
