"""Bots think for everybody in turn: anyone who wants many of them keeps nobody else waiting, and what nobody watches waits itself."""

import asyncio
import logging
import os
import time
from pathlib import Path

import pytest

import sintra
from sintra.positions import Position
from sintra.server.http.guests import Guest
from sintra.server.wire import Create, SeatWish
from sintra.server.workers.bot_pool import BotPool, Turn
from sintra.server.workers.fair_queue import FairQueue
from tests.server.people import Person
from tests.server.serving import Served, serving, settings_for
from tests.server.test_slow import last_move

pytestmark = pytest.mark.anyio

CROWD, ONE = "192.0.2.1", "192.0.2.2"


def a_view() -> Position:
    position = sintra.new("azul", 2, seed=1)
    return position.view(position.to_move)


# ── Each of these runs in a process of the pool. ─────────────────────────────────────────────────────────────────────────


def write_down(game: str, record: bytes, bot: str) -> int:
    with Path(os.environ["SINTRA_TEST_NOTE"]).open("a") as note:
        note.write(f"{bot}\n")
    return last_move(game, record, bot)


def wait_if_slow(game: str, record: bytes, bot: str) -> int:
    """The strongest thinks until it is told to stop; whatever it was given, it is written down."""
    move = write_down(game, record, bot)
    while bot.startswith("diamond") and not Path(os.environ["SINTRA_TEST_STOP"]).exists():
        time.sleep(0.01)
    return move


def take_a_moment(game: str, record: bytes, bot: str) -> int:
    time.sleep(0.5)
    return last_move(game, record, bot)


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SINTRA_TEST_NOTE", str(tmp_path / "note"))
    monkeypatch.setenv("SINTRA_TEST_STOP", str(tmp_path / "stop"))
    return tmp_path / "note"


# ── The tests ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_addresses_take_turns_and_so_do_the_games_of_each() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a1", "a2", "b1", "a3"):
        queue.put(item[0], item[1], item)
    assert [queue.take() for _ in range(len(queue))] == ["a1", "b1", "a2", "a3", "a1"]
    assert queue.take() is None


async def test_an_honest_player_is_answered_while_a_crowd_keeps_every_other_process_busy(note: Path) -> None:
    pool = BotPool(2, 600.0, wait_if_slow)
    crowd = [asyncio.create_task(pool.choose(a_view(), "diamond seconds=10", Turn(CROWD, f"{number}"))) for number in range(30)]
    try:
        while not note.exists():
            await asyncio.sleep(0.01)
        for _ in range(5):
            assert await pool.choose(a_view(), "clay", Turn(ONE, "mine")) in a_view().legal_moves
        assert not any(task.done() for task in crowd)
        assert note.read_text().split("\n")[:-1].count("clay") == 5
    finally:
        for task in crowd:
            task.cancel()
        pool.close()


async def test_with_one_process_it_is_the_honest_players_turn_after_one_of_the_crowd(note: Path) -> None:
    pool = BotPool(1, 600.0, wait_if_slow)
    crowd = [asyncio.create_task(pool.choose(a_view(), "diamond", Turn(CROWD, f"{number}"))) for number in range(10)]
    try:
        while not note.exists():
            await asyncio.sleep(0.01)
        mine = asyncio.create_task(pool.choose(a_view(), "clay", Turn(ONE, "mine")))
        await asyncio.sleep(0)
        note.with_name("stop").touch()
        await asyncio.gather(mine, *crowd)
        assert note.read_text().split("\n").index("clay") <= 2
    finally:
        pool.close()


async def test_waiting_is_not_thinking(caplog: pytest.LogCaptureFixture) -> None:
    """Ten wait for five seconds in all, and none thinks for three."""
    pool = BotPool(1, 600.0, take_a_moment)
    await pool.choose(a_view(), "clay")
    pool._seconds = 3.0
    with caplog.at_level(logging.WARNING):
        await asyncio.gather(*(pool.choose(a_view(), "clay", Turn(ONE, f"{number}")) for number in range(10)))
    assert not caplog.records, "none was given up"
    pool.close()


async def test_somebody_who_stops_waiting_leaves_the_process_to_the_next(note: Path) -> None:
    pool = BotPool(1, 600.0, wait_if_slow)
    try:
        first, second = (asyncio.create_task(pool.choose(a_view(), "diamond", Turn(ONE, game))) for game in ("first", "second"))
        while not note.exists():
            await asyncio.sleep(0.01)
        for task in (second, first):
            task.cancel()
        note.with_name("stop").touch()
        assert await pool.choose(a_view(), "clay", Turn(ONE, "third")) in a_view().legal_moves
    finally:
        pool.close()


async def test_when_many_wait_the_strongest_gets_less_time_and_its_table_is_told(tmp_path: Path, note: Path) -> None:
    async with serving(settings_for(tmp_path), bots=BotPool(1, 600.0, wait_if_slow)) as served:
        ana = await Person(served.url, "Ana").introduce()
        bot = {"kind": "bot", "level": "diamond", "seconds": 8}
        wish = {"game": "azul", "seats": [{"kind": "me"}, bot], "options": {"first": "2"}}
        tables = [(await ana.http.post("/api/games", json=wish)).json() for _ in range(4)]
        async with ana.at(tables[1]["id"]) as place:
            note.with_name("stop").touch()
            await place.until(lambda state: bool(state.get("targets")))
            assert [1] in [message.get("hurried") for message in place.heard if message["type"] == "presence"]
            while place.heard[-1].get("hurried") or place.heard[-1]["type"] != "presence":
                await place.hear()
        given = [float(line.rpartition("=")[2]) for line in note.read_text().split("\n") if line]
        assert given[0] == 8 and min(given) < 8
        await ana.close()


async def test_a_game_that_nobody_watches_waits_for_somebody(served: Served) -> None:
    game = await served.server.games.create(Guest("ana", "Ana"), Create("azul", [SeatWish("bot", level="random")] * 2, listed=True), "en")
    version = game.match.version
    assert game.is_idle, "no bot is asked, and nothing keeps the game in memory"
    ana = await Person(served.url, "Ana").introduce()
    async with ana.at(game.id) as place:
        await place.until(lambda state: state["plies"] > version + 20)
    for _ in iter(lambda: game.is_idle, True):
        await ana.http.get("/api/me")
    await ana.close()


async def test_somebody_who_plays_by_plain_requests_is_answered(served: Served) -> None:
    ana = await Person(served.url, "Ana").introduce()
    table = await ana.create("me", "random", options={"first": "2"})
    while not (now := await ana.table(table["id"]))["state"].get("targets"):
        pass
    assert now["version"] > table["version"]
    await ana.close()
