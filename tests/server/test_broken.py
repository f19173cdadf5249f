"""Whatever the position of one game does to the rules, it harms that game alone: its players are told, everybody else plays on."""

import logging
import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import ConnectionClosed

import sintra
from sintra import record as records
from sintra.kernel.errors import BadRecord
from sintra.server.http.live import BROKEN
from sintra.server.storage.schema import events, games
from sintra.server.table.authority import Authority
from sintra.server.table.events import Broken, Sat
from sintra.server.table.fault import LONGEST_GAME
from tests.server.people import Person, Place
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio


def authority(served: Served, id: str) -> Authority:
    found = served.server.games.here(id)
    assert found is not None
    return found


def run_out_of_chips(game: Authority) -> None:
    """A position that no game of Duel leads to: a chip is to be revealed sooner or later, and there is none. Nature draws for ever."""
    game.match.position.state.chips_unseen = 0


def last_words(place: Place) -> str:
    """What happened last, as it was told."""
    return str([happened["words"] for message in place.heard for happened in message.get("happened", [])][-1])


async def play_until_refused(place: Place) -> dict[str, object]:
    dice = random.Random(1)
    while (answer := await place.play(dice))["type"] == "ack":
        pass
    return answer


async def test_a_game_whose_draws_never_end_is_over_with_a_word_and_others_play_on(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    ana, giulia = await Person(served.url, "Ana").introduce(), await Person(served.url, "Giulia", "it").introduce()
    table, other = await ana.create("me", "me", game="duel", listed=True), await ana.create("me", "me")
    async with ana.at(table["id"]) as place, giulia.at(table["id"]) as watching:
        run_out_of_chips(authority(served, table["id"]))
        with caplog.at_level(logging.ERROR):
            assert (await play_until_refused(place))["code"] == "broken"
            state = await place.until(lambda state: state["phase"] == "over")
            await watching.until(lambda state: state["phase"] == "over")
        assert state["result"] == {"winners": [], "places": [], "ended": "broken"}
        assert "cannot go on" in last_words(place)
        assert "non permettono di proseguire" in last_words(watching)
        assert len([record for record in caplog.records if table["id"] in record.getMessage()]) == 1, "it is reported once"
        assert (await place.do(type="play", version=place.copy.version, decision=0))["code"] == "over"
    async with ana.at(other["id"]) as place:
        assert (await place.play())["type"] == "ack"
    assert table["id"] in [game["id"] for game in (await ana.http.get("/api/games?show=mine")).json() if game["phase"] == "over"]
    await ana.close()
    await giulia.close()


async def test_a_bot_in_such_a_game_ends_it_too(served: Served) -> None:
    ana = await Person(served.url, "Ana").introduce()
    table = await ana.create("me", "random", game="duel")
    async with ana.at(table["id"]) as place:
        run_out_of_chips(authority(served, table["id"]))
        choose = random.Random(1)
        while (await place.until(lambda state: state["phase"] == "over" or bool(state.get("targets"))))["phase"] != "over":
            await place.play(choose)
        assert place.copy.state["result"]["ended"] == "broken"
    await ana.close()


async def test_it_is_still_over_after_a_restart(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me", game="duel")
        async with ana.at(table["id"]) as place:
            run_out_of_chips(authority(served, table["id"]))
            await play_until_refused(place)
            before = await place.until(lambda state: state["phase"] == "over")
    async with serving(settings_for(tmp_path)) as served:
        ana.http.base_url = served.url
        assert (await ana.table(table["id"]))["state"]["result"] == before["result"]
    await ana.close()


async def test_a_position_in_which_nobody_can_move_ends_the_game(served: Served) -> None:
    ana = await Person(served.url, "Ana").introduce()
    table = await ana.create("me", "me", options={"first": "1"})
    async with ana.at(table["id"]) as place:
        await place.until(lambda state: bool(state.get("targets")))
        authority(served, table["id"]).match.position.state.accepts[0] = 0  # no line and no floor takes anything
        assert (await place.do(type="prefer", forced=False))["code"] == "broken"
        state = await place.until(lambda state: state["phase"] == "over")
        assert state["result"]["ended"] == "broken"
    await ana.close()


async def test_a_position_that_cannot_be_shown_is_said_in_words_and_reported_once(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    ana = await Person(served.url, "Ana").introduce()
    table = await ana.create("me", "me")
    damaged = authority(served, table["id"]).match.position.state
    damaged.line_count[0, 0], damaged.line_colour[0, 0] = 1, 100  # a tile of a colour that there is not
    with caplog.at_level(logging.ERROR):
        answer = await ana.http.get(f"/api/games/{table['id']}", params={"language": "ro"})
    assert (answer.status_code, answer.json()["code"]) == (409, "broken")
    assert "nu se mai poate continua după reguli" in answer.json()["words"]
    assert len(caplog.records) == 1
    while authority(served, table["id"]).match.phase != "over":  # the test ends only if it comes to its end
        await ana.http.get("/api/me")
    await ana.close()


@pytest.mark.parametrize("damage", ["an event that cannot be", "an event that cannot be read"])
async def test_a_game_that_cannot_be_loaded_is_set_aside_and_the_server_starts(tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as served:
        ana = await Person(served.url, "Ana").introduce()
        clock = {"kind": "bank", "seconds": 600}
        bad, good = await ana.create("me", "me", clock=clock), await ana.create("me", "me", clock=clock)
        data = msgspec.json.encode(Sat(9, "x", "x")) if damage.endswith("be") else b"{"
        async with served.server._engine.begin() as connection:
            await connection.execute(insert(events).values(game=bad["id"], version=bad["version"] + 1, at=1, data=data))
        await served.server.journal.keep("alive", b"1")
    with caplog.at_level(logging.ERROR):
        for _ in range(2):
            async with serving(settings) as served:
                ana.url, ana.http.base_url = served.url, served.url
                refused = await ana.http.get(f"/api/games/{bad['id']}")
                assert (refused.status_code, refused.json()["code"]) == (409, "broken")
                with pytest.raises(ConnectionClosed) as closed:
                    async with ana.at(bad["id"]) as place:
                        await place.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == BROKEN
                async with ana.at(good["id"]) as place:
                    assert (await place.play())["type"] == "ack"
                listed = (await ana.http.get("/api/games?show=mine")).json()
                assert (listed[-1]["id"], listed[-1]["phase"]) == (bad["id"], "over")
                async with served.server._engine.connect() as connection:
                    assert (await connection.execute(select(games.c.phase).where(games.c.id == bad["id"]))).scalar_one() == "broken"
    assert len([record for record in caplog.records if bad["id"] in record.getMessage()]) == 1, "reported once, and not tried again"
    await ana.close()


async def test_a_record_with_more_moves_than_any_game_is_refused() -> None:
    position = sintra.new("azul", 2, seed=1)
    while not position.is_over:
        position.play(position.legal_moves[0])
    text = str(records.Record.of(position))
    moves = len(position.moves)
    assert records.read(text, moves).moves and moves < LONGEST_GAME
    with pytest.raises(BadRecord, match=f"more than {moves - 1} moves"):
        records.read(text, moves - 1)


async def test_the_end_of_a_broken_game_is_an_event_like_any_other(served: Served) -> None:
    """A process that reads it comes to the same: over, nobody has won, no clock runs."""
    ana = await Person(served.url, "Ana").introduce()
    table = await ana.create("me", "me", clock={"kind": "bank", "seconds": 60})
    match = authority(served, table["id"]).match
    async with served.server._engine.begin() as connection:
        row = insert(events).values(game=table["id"], version=match.version + 1, at=match.created, data=msgspec.json.encode(Broken()))
        await connection.execute(row)
        await connection.execute(update(games).where(games.c.id == table["id"]).values(phase="over"))
    await authority(served, table["id"]).hear(match.version + 1)
    match = authority(served, table["id"]).match
    assert (match.phase, match.winners, match.ended, match.clock.deadline()) == ("over", [], "broken", None)
    await ana.close()
