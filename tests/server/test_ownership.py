"""A game lives on one process at a time. The others pass on what is asked of it, and take it over when it ends; what it writes then is refused."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
import websockets

from sintra.server.storage import telling
from sintra.server.storage.telling import CHANNEL
from tests.server.people import Person, who_moves
from tests.server.serving import Served, ServerProcess, serving, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers that need not fear that one of an older version is there."""
    monkeypatch.setattr(telling, "OF_OLD", 0.0)
    settings = settings_for(tmp_path, database=database)
    async with serving(settings) as one, serving(settings) as other:
        yield one, other


@asynccontextmanager
async def at_both(one: str, other: str) -> AsyncIterator[tuple[Person, Person]]:
    """The same person at two servers."""
    ana, double = await Person(one, "Ana").introduce(), Person(other, "Ana")
    double.http.cookies.set("sintra", ana.http.cookies["sintra"])
    yield ana, double
    for person in (ana, double):
        await person.close()


async def owner_of(database: str, game: str) -> str | None:
    connection = await asyncpg.connect(database)
    try:
        found: str | None = await connection.fetchval("SELECT process FROM owners WHERE game = $1", game)
        return found
    finally:
        await connection.close()


# ── One process has a game ───────────────────────────────────────────────────────────────────────────────────────────────


async def test_whoever_asks_another_process_is_passed_on(two: tuple[Served, Served]) -> None:
    one, other = two
    async with at_both(one.url, other.url) as (ana, _):
        bela = await Person(other.url, "Béla").introduce()
        table = await ana.create("me", "open")
        await bela.join(table)
        async with ana.at(table["id"]) as here, bela.at(table["id"]) as there:
            for _ in range(8):
                mover = await who_moves(here, there)
                answer = await mover.play()
                assert answer["type"] == "ack", answer
            last = max(here.copy.version, there.copy.version)
            for place in (here, there):
                await place.until(lambda _, place=place: place.copy.version == last)
            assert [seat.get("connected") for seat in there.copy.state["seats"]] == [True, True], "both see who is there"
            assert other.server.peers is not None and other.server.peers.passed_on == 1
        assert table["id"] in {game.id for game in one.server.games} and len(other.server.games) == 0, "it lives on one of them"
        assert await bela.table(table["id"]) == {**await bela.table(table["id"])}
        replay = await bela.http.get(f"/api/games/{table['id']}/replay", params={"count": 5})
        assert replay.status_code == 200 and len(replay.json()["states"]) == 5
        refused = await bela.act(table["id"], type="play", version=0, decision=1)
        assert refused.status_code in (403, 409), "refusals come back as they are"
        missing = await bela.http.get("/api/games/abcdefghjk")
        assert missing.status_code == 404
        await bela.close()


async def test_a_game_at_which_nobody_sits_moves_to_where_somebody_sits_down(two: tuple[Served, Served]) -> None:
    """So behind a proxy that knows where everybody goes nothing has to be passed on, wherever a game was made."""
    one, other = two
    async with at_both(one.url, other.url) as (ana, double):
        table = await ana.create("me", "me")
        assert await double.table(table["id"]) and one.server.games.here(table["id"]), "a plain request moves nothing"
        async with double.at(table["id"]) as there:
            await there.play()
            assert other.server.games.here(table["id"]) and not one.server.games.here(table["id"])
            async with ana.at(table["id"]) as here:
                await here.play()
                assert other.server.games.here(table["id"]) and not one.server.games.here(table["id"]), "somebody sits there"


async def test_of_its_moves_no_other_process_is_told(two: tuple[Served, Served], database: str) -> None:
    one, other = two
    heard: list[str] = []
    connection = await asyncpg.connect(database)
    await connection.add_listener(CHANNEL, lambda *notice: heard.append(notice[-1]))
    async with at_both(one.url, other.url) as (ana, double):
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as here, double.at(table["id"]) as there:
            for place in (here, there, here, there):
                await place.play()
    assert not [notice for notice in heard if table["id"] in notice]
    await connection.close()


async def test_two_processes_that_are_asked_at_once_agree_on_one(two: tuple[Served, Served], database: str) -> None:
    one, other = two
    async with at_both(one.url, other.url) as (ana, double):
        for _ in range(8):
            table = await ana.create("me", "me")
            one.server.games.forget(table["id"])
            assert one.server.games.owning is not None
            tables = await asyncio.gather(ana.table(table["id"]), double.table(table["id"]))
            assert tables[0] == tables[1]
            holders = [served for served in two if served.server.games.here(table["id"])]
            assert len(holders) == 1 and holders[0].server.games.owning.name == await owner_of(database, table["id"])


async def test_lists_and_erasure_reach_games_that_live_elsewhere(two: tuple[Served, Served]) -> None:
    one, other = two
    async with at_both(one.url, other.url) as (ana, double):
        bela = await Person(one.url, "Béla").introduce()
        table = await ana.create("me", "open")
        await bela.join(table)
        turn = (await ana.table(table["id"]))["state"]["turn"]
        mine = (await double.http.get("/api/games")).json()
        assert [game.get("my_turn", False) for game in mine] == [turn == 0]
        async with bela.at(table["id"]) as there:
            await there.until(bool)
            assert (await double.http.delete("/api/me")).status_code == 200, "asked of the process on which the game does not live"
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await there.hear()
        after = await bela.table(table["id"])
        assert after["state"]["phase"] == "over" and after["state"]["result"]["winners"] == [1], "Ana has resigned where the game lives"
        assert "Ana" not in str(after["state"]["seats"])
        await bela.close()


# ── Taking over ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_process_that_ends_hands_its_games_over_at_once(database: str, tmp_path: Path) -> None:
    servers = [ServerProcess(database, tmp_path) for _ in range(2)]
    one, two = await asyncio.gather(*(server.up() for server in servers))
    try:
        async with at_both(one.url, two.url) as (ana, double):
            table = await ana.create("me", "me")
            async with ana.at(table["id"]) as here, double.at(table["id"]) as there:
                await here.until(bool)
                await there.play()
                first = await owner_of(database, table["id"])
                stopping = asyncio.create_task(asyncio.to_thread(one.stop))
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    while True:
                        await there.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012, "come again"
            async with double.at(table["id"]) as there:
                assert (await there.play())["type"] == "ack"
            assert await owner_of(database, table["id"]) != first
            await stopping
    finally:
        for server in servers:
            server.stop()


async def test_the_games_of_a_killed_process_are_taken_over_without_waiting(database: str, tmp_path: Path) -> None:
    """In the middle of a move: what was acknowledged is there, and the same action sent again counts once."""
    servers = [ServerProcess(database, tmp_path, SINTRA_LEASE="3600") for _ in range(2)]  # nobody waits for a lease
    one, two = await asyncio.gather(*(server.up() for server in servers))
    try:
        async with at_both(one.url, two.url) as (ana, double):
            table = await ana.create("me", "me")
            async with ana.at(table["id"]) as here, double.at(table["id"]) as there:
                await here.until(bool)
                await there.play()
                state = await there.until(lambda state: bool(state.get("targets")))
                version, move = there.copy.version, _first(state["targets"])
                await there.send(type="play", id="in-flight", version=version, decision=move)
                one.kill()
                with pytest.raises(websockets.ConnectionClosed):
                    while True:
                        await there.hear()
            async with double.at(table["id"]) as there:
                answer = await there.do(type="play", id="in-flight", version=version, decision=move)
                assert answer == {"type": "ack", "id": "in-flight", "version": version + 1}
                await there.play_to_the_end(random.Random(1))
    finally:
        for server in servers:
            server.stop()


async def test_what_a_process_writes_that_was_given_up_is_refused(database: str, tmp_path: Path) -> None:
    """It stands still for longer than its lease, and then goes on as if nothing had happened: two believe that the game is theirs."""
    servers = [ServerProcess(database, tmp_path, SINTRA_LEASE="2") for _ in range(2)]
    one, two = await asyncio.gather(*(server.up() for server in servers))
    try:
        async with at_both(one.url, two.url) as (ana, double):
            table = await ana.create("me", "me")
            async with ana.at(table["id"]) as stale:
                await stale.play()
                state = await stale.until(lambda state: bool(state.get("targets")))
                version, move = stale.copy.version, _first(state["targets"])
                first = await owner_of(database, table["id"])
                os.kill(one.pid, signal.SIGSTOP)
                await stale.send(type="play", id="too-late", version=version, decision=move)  # it has this before anything else when it goes on
                while (answer := await double.http.get(f"/api/games/{table['id']}")).status_code == 503:
                    pass  # it may be alive, and until its lease is over the game is its own
                assert answer.json()["version"] == version
                assert await owner_of(database, table["id"]) not in (None, first)
                os.kill(one.pid, signal.SIGCONT)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    while True:
                        message = await stale.hear()
                        assert message["type"] != "ack", "a stale owner has written"
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
                assert "too-late" not in stale.answers or stale.answers["too-late"]["code"] == "busy"
            async with ana.at(table["id"]) as here, double.at(table["id"]) as there:
                assert here.copy.version == there.copy.version == -1
                await here.until(bool)
                assert here.copy.version == version, "nothing of it is stored"
                again = await here.do(type="play", id="too-late", version=version, decision=move)
                assert again["type"] == "ack", "sent again it counts, where the game lives now"
                await there.until(lambda _: there.copy.version == here.copy.version)
        assert "given up" in one.log.read_text(encoding="utf-8")
    finally:
        for server in servers:
            os.kill(server.pid, signal.SIGCONT) if server.runs else None
            server.stop()


async def test_a_process_that_nobody_asks_for_is_given_up_by_its_lease_and_its_clocks_run_out(database: str, tmp_path: Path) -> None:
    servers = [ServerProcess(database, tmp_path, SINTRA_LEASE="2") for _ in range(2)]
    one, two = await asyncio.gather(*(server.up() for server in servers))
    connection = await asyncpg.connect(database)
    try:
        async with at_both(one.url, two.url) as (ana, _):
            timed = await ana.create("me", "me", clock={"kind": "turn", "seconds": 5})
            one.kill()
            while await connection.fetchval("SELECT phase FROM games WHERE id = $1", timed["id"]) != "over":
                await asyncio.sleep(0.2)
            assert await connection.fetchval("SELECT count(*) FROM processes") == 1
    finally:
        await connection.close()
        for server in servers:
            server.stop()


def _first(targets: Any) -> int:
    while isinstance(targets, dict):
        targets = next(iter(targets.values()))
    return int(targets[0] if isinstance(targets, list) else targets)
