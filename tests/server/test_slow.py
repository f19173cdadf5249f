"""A slow or silent client hurts only itself; bots think elsewhere, and one that crashes, hangs or cheats is replaced."""

import asyncio
import os
import random
import socket
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import websockets

import sintra
from sintra.positions import Position
from sintra.server.http.live import TOO_SLOW, Connection
from sintra.server.wire import Refusal
from sintra.server.workers.bot_pool import BotPool
from tests.server.people import Person
from tests.server.serving import GENEROUS, serving, settings_for

pytestmark = pytest.mark.anyio


async def test_a_client_that_never_reads_is_disconnected_and_nobody_waits_for_it(tmp_path: Path) -> None:
    limits = replace(GENEROUS, outbox=8)
    async with serving(settings_for(tmp_path, limits=limits)) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        host, port = served.url.removeprefix("http://").split(":")
        deaf = socket.create_connection((host, int(port)))
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(
            f"GET /api/games/{table['id']}/live HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {ana.cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        game = served.server.games.here(table["id"])
        assert game is not None
        while not game.listeners:
            await ana.http.get("/api/me")
        (ear,) = game.listeners
        assert isinstance(ear, Connection)
        long_message = Refusal("failed", "words " * 500)
        async with ana.at(table["id"]) as place:
            while ear._close is None:
                game.tell(long_message)
                await place.send(type="ping")
                while (await place.hear())["type"] != "pong":
                    pass
            assert ear._close == TOO_SLOW
            assert (await place.play())["type"] == "ack", "the other plays on"
        deaf.close()
        await ana.close()


async def test_a_silent_socket_costs_a_socket_and_nothing_else(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        address = f"{served.live_url}/api/games/{table['id']}/live"
        silent = [await websockets.connect(address, additional_headers={"Cookie": ana.cookie}) for _ in range(5)]
        async with ana.at(table["id"]) as place:
            for _ in range(5):
                assert (await place.play())["type"] == "ack"
        for one in silent:
            await one.close()
        await ana.close()


# ── Bots. Each of these runs in the pool's own process. ──────────────────────────────────────────────────────────────────


def crash(*_: object) -> int:
    os._exit(1)


def crash_once(game: str, record: bytes, level: str) -> int:
    """Crash the first time, play the second."""
    marker = Path(os.environ["SINTRA_TEST_MARKER"])
    if not marker.exists():
        marker.touch()
        os._exit(1)
    return last_move(game, record, level)


def hang(*_: object) -> int:
    time.sleep(3600)
    return 0


def cheat(*_: object) -> int:
    return -1


def fail(*_: object) -> int:
    raise ValueError("a bot's own fault")


def last_move(game: str, record: bytes, _: str) -> int:
    chosen = sintra.game(game)
    return int(Position(chosen, np.frombuffer(record, chosen.state).copy()).legal_moves[-1])


async def test_a_bot_that_crashes_is_replaced_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SINTRA_TEST_MARKER", str(tmp_path / "crashed"))
    pool = BotPool(1, 60.0, crash_once)
    position = sintra.new("azul", 2, seed=1)
    assert await pool.choose(position.view(position.to_move), "greedy") == int(position.legal_moves[-1])
    assert (tmp_path / "crashed").exists()
    pool.close()


@pytest.mark.parametrize("bot", [crash, cheat, fail])
async def test_a_game_goes_on_whatever_its_bot_does(bot: object) -> None:
    pool = BotPool(1, 60.0, bot)  # type: ignore[arg-type]
    position = sintra.new("azul", 2, seed=1)
    assert await pool.choose(position.view(position.to_move), "greedy") in position.legal_moves
    pool.close()


async def test_a_bot_that_hangs_is_given_up() -> None:
    pool = BotPool(1, 0.2, hang)
    position = sintra.new("azul", 2, seed=1)
    assert await pool.choose(position.view(position.to_move), "greedy") in position.legal_moves
    pool.close()


async def test_while_a_bot_thinks_everybody_else_plays(tmp_path: Path) -> None:
    """A bot that never answers holds up its own game only."""
    async with serving(settings_for(tmp_path), bots=BotPool(1, 3600.0, hang)) as served:
        ana = await Person(served.url, "Ana").introduce()
        await ana.create("me", "greedy", options={"first": "2"})
        other = await ana.create("me", "me")
        async with ana.at(other["id"]) as place:
            await place.play_to_the_end(random.Random(1))
        await ana.close()


async def test_a_bot_moves_after_a_restart(tmp_path: Path) -> None:
    """It was the bot's turn when the server ended; the game goes on by itself when it is back."""
    settings = settings_for(tmp_path)
    async with serving(settings, bots=BotPool(1, 3600.0, hang)) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "greedy", options={"first": "2"})
    async with serving(settings, bots=BotPool(1, 60.0, last_move)) as served:
        ana.url = served.url
        async with ana.at(table["id"]) as place:
            await place.until(lambda state: bool(state.get("targets")))
            assert place.copy.plies[-1][0] == 1
        await ana.close()


async def test_a_bot_stands_in_for_somebody_who_is_gone(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, away_after=0.0), bots=BotPool(1, 60.0, last_move)) as served:
        ana, bela = await Person(served.url, "Ana").introduce(), await Person(served.url, "Béla").introduce()
        table = await ana.create("me", "open", options={"first": "2"})
        await bela.join(table)
        async with ana.at(table["id"]) as place:
            await place.until(lambda state: state["can"].get("stand_in") == [1])
            assert (await place.do(type="stand-in", seat=1))["type"] == "ack"
            await place.until(lambda state: bool(state.get("targets")))
            async with bela.at(table["id"]) as other:
                assert (await other.do(type="back"))["type"] == "ack"
                assert "stand_in" not in other.copy.state["seats"][1]
        await ana.close()
        await bela.close()


async def test_asyncio_is_never_blocked_for_long_by_a_decision(tmp_path: Path) -> None:
    """While a game is played the loop serves others in between: a counter that only runs when the loop is free goes on."""
    async with serving(settings_for(tmp_path)) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        turns = [0]

        async def count() -> None:
            while True:
                turns[0] += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        async with ana.at(table["id"]) as place:
            for _ in range(10):
                before = turns[0]
                await place.play()
                assert turns[0] > before
        counting.cancel()
        await ana.close()
