"""Clocks, as arithmetic; and that they belong to the server and survive it."""

from pathlib import Path

import pytest

from sintra.server.table.clocks import Clock
from sintra.server.wire import ClockRule
from tests.server.people import Person
from tests.server.serving import serving, settings_for


def clock(kind: str, seconds: int = 60, increment: int = 0) -> Clock:
    return Clock(ClockRule(kind, seconds, increment), 2)  # type: ignore[arg-type]


def test_a_bank_pays_for_thinking_and_gets_its_increment_when_the_turn_ends() -> None:
    bank = clock("bank", 60, 5)
    bank.start_turn(0, 1_000, charged=True)
    bank.start_turn(0, 4_000, charged=True)
    assert bank.left == [57_000, 60_000], "a second decision of the same turn brings no increment"
    bank.start_turn(1, 11_000, charged=True)
    assert bank.left == [55_000, 60_000]
    assert bank.deadline() == 71_000


def test_every_turn_has_its_own_time() -> None:
    turn = clock("turn", 30)
    turn.start_turn(0, 0, charged=True)
    turn.start_turn(1, 20_000, charged=True)
    turn.start_turn(0, 25_000, charged=True)
    assert turn.left[0] == 30_000 and turn.deadline() == 55_000


def test_taking_a_turn_back_brings_no_time() -> None:
    bank = clock("bank", 60, 5)
    bank.start_turn(0, 0, charged=True)
    bank.start_turn(1, 10_000, charged=True)
    bank.resume_turn(0, 12_000, charged=True)
    assert bank.left == [48_000, 60_000], "ten seconds of thinking, two of hesitating; the increment is returned; the other pays nothing"
    turn = clock("turn", 30)
    turn.start_turn(0, 0, charged=True)
    turn.start_turn(1, 20_000, charged=True)
    turn.resume_turn(0, 21_000, charged=True)
    assert turn.deadline() == 30_000


def test_bots_and_nobody_are_not_charged() -> None:
    bank = clock("bank")
    bank.start_turn(0, 0, charged=False)
    assert bank.deadline() is None
    bank.start_turn(None, 50_000, charged=False)
    assert bank.left == [60_000, 60_000]


def test_no_clock_has_no_end_and_shows_nothing() -> None:
    none = clock("none")
    none.start_turn(0, 0, charged=True)
    assert none.deadline() is None and none.shown(10) is None


@pytest.mark.anyio
async def test_whoever_runs_out_of_time_is_out_and_with_two_players_the_game_is_over(tmp_path: Path) -> None:
    time = [1_000_000]
    async with serving(settings_for(tmp_path), now=lambda: time[0]) as served:
        ana, bela = await Person(served.url, "Ana").introduce(), await Person(served.url, "Béla").introduce()
        table = await ana.create("me", "open", clock={"kind": "bank", "seconds": 60, "increment": 2}, options={"first": "1"})
        await bela.join(table)
        async with ana.at(table["id"]) as place:
            await place.until(lambda state: state["clocks"]["running"] == 0)
            time[0] += 10_000
            await place.play()
            assert place.copy.state["clocks"] == {"left": [52_000, 60_000], "running": 1}
            time[0] += 60_000
            game = served.server.games.here(table["id"])
            assert game is not None
            game.wake()
            state = await place.until(lambda state: state["phase"] == "over")
            assert state["result"] == {"winners": [0], "places": [1, 2], "ended": "time"}
            assert state["seats"][1]["out"] == "time"
        await ana.close()
        await bela.close()


@pytest.mark.anyio
async def test_clocks_survive_a_restart_and_do_not_run_while_the_server_is_away(tmp_path: Path) -> None:
    time, settings = [1_000_000], settings_for(tmp_path)
    async with serving(settings, now=lambda: time[0]) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me", clock={"kind": "bank", "seconds": 60}, options={"first": "1"})
        async with ana.at(table["id"]) as place:
            time[0] += 10_000
            await place.play()
            time[0] += 5_000
            await served.server.journal.keep("alive", str(time[0]).encode())
    time[0] += 3_600_000
    async with serving(settings, now=lambda: time[0]) as served:
        ana.url = served.url
        async with ana.at(table["id"]) as place:
            state = await place.until(bool)
            assert state["phase"] == "playing"
            assert state["clocks"] == {"left": [50_000, 55_000], "running": 1}
    await ana.close()
