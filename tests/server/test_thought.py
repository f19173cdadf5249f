"""The strongest bot thinks as long as the person who made the table lets it; the others take their own time."""

import os
from pathlib import Path

import pytest

from sintra.server.workers.bot_pool import BotPool
from tests.server.people import Person
from tests.server.serving import Served, serving, settings_for
from tests.server.test_slow import last_move

pytestmark = pytest.mark.anyio


def write_down(game: str, record: bytes, bot: str) -> int:
    Path(os.environ["SINTRA_TEST_NOTE"]).write_text(bot)
    return last_move(game, record, bot)


async def test_the_strongest_is_given_a_time_and_keeps_it_in_the_next_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = tmp_path / "note"
    monkeypatch.setenv("SINTRA_TEST_NOTE", str(note))
    async with serving(settings_for(tmp_path), bots=BotPool(1, 60.0, write_down)) as served:
        ana = await Person(served.url, "Ana").introduce()
        bot = {"kind": "bot", "level": "diamond", "seconds": 3}
        answer = await ana.http.post("/api/games", json={"game": "azul", "seats": [{"kind": "me"}, bot], "options": {"first": "2"}})
        id = answer.json()["id"]
        async with ana.at(id) as place:
            state = await place.until(lambda state: bool(state.get("targets")))
        assert note.read_text() == "diamond seconds=3"
        assert [seat.get("seconds", 0) for seat in state["seats"]] == [0, 3]
        await ana.act(id, type="resign")
        again = (await ana.act(id, type="rematch")).json()["game"]
        assert [seat.get("seconds", 0) for seat in (await ana.table(again))["state"]["seats"]] == [3, 0]
        await ana.close()


@pytest.mark.parametrize(
    ("level", "seconds", "code"), [("gold", 3, "bad-option"), ("diamond", 99, "bad-request"), ("diamond seconds=99", 0, "unknown-level")]
)
async def test_no_other_time_is_given(served: Served, level: str, seconds: int, code: str) -> None:
    ana = await Person(served.url, "Ana").introduce()
    answer = await ana.http.post("/api/games", json={"game": "azul", "seats": [{"kind": "me"}, {"kind": "bot", "level": level, "seconds": seconds}]})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    await ana.close()
