"""Reviews for browsers that cannot make them: bounded, in turn, while somebody asks."""

from copy import copy
from typing import Any

import pytest

from sintra.server.errors import Refused
from sintra.server.workers import reviews
from sintra.server.workers.reviews import EACH, MOST, PATIENCE, Reviews, ServedReview
from tests.server.people import Person
from tests.study.games import played

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def made(address: str) -> ServedReview:
    return ServedReview(played("azul", 2), address)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is thought: only who may wait, and for how long."""

    async def never(_: Reviews) -> None:
        return

    monkeypatch.setattr(Reviews, "_run", never)


@pytest.mark.usefixtures("still")
async def test_an_address_and_all_together_have_only_so_many_unfinished() -> None:
    one, found = made("ana"), Reviews()
    for number in range(EACH):
        found.begin(f"ana {number}", one)
    with pytest.raises(Refused, match="many-reviews"):
        found.begin("one too many", one)
    for number in range(MOST - EACH):
        found.begin(f"game {number}", _of(one, f"address {number}"))
    with pytest.raises(Refused, match="many-reviews"):
        found.begin("full", _of(one, "somebody else"))
    found.cancel("ana 0")
    assert found.begin("there is room again", _of(one, "somebody else")).address == "somebody else"


def _of(review: ServedReview, address: str) -> ServedReview:
    """The same game for somebody else."""
    other = copy(review)
    other.address = address
    return other


@pytest.mark.usefixtures("still")
async def test_what_nobody_asks_for_any_more_makes_room() -> None:
    clock = Clock()
    found = Reviews(now=clock)
    one = made("ana")
    found.begin("left", one)
    found.begin("asked for", _of(one, "ana"))
    clock.time = PATIENCE
    assert found.get("asked for") is not None
    clock.time += 1
    found.begin("another", _of(one, "ana"))
    assert found.get("left") is None and found.get("asked for") is not None


async def test_a_finished_game_is_reviewed_by_the_server_and_adds_up(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PASSES", ((100, 1),))
    record = played("azul", 2)
    table = (await ana.http.post("/api/records", json={"record": str(record)})).json()
    path = f"/api/games/{table['id']}/review"
    told: dict[str, Any] = {"done": 0, "all": 1}
    while told["done"] < told["all"]:
        answered = await ana.http.get(path)
        assert answered.status_code == 200
        told = answered.json()
    ledger = told["ledger"]
    assert ledger["moves"] == list(record.moves)
    for shares in ledger["shares"]:
        for share in shares:
            parts = sum(share[name] for name in ("start", "own", "others", "luck", "revision"))
            assert parts == pytest.approx(share["result"], abs=1e-9)
    for ply, line in ledger["lines"].items():
        assert line["moves"][0] != record.moves[int(ply)] and line["tables"]
    assert (await ana.http.get(path)).json() == told
    assert (await ana.http.delete(path)).status_code == 204


async def test_a_game_that_is_not_over_is_not_reviewed(ana: Person) -> None:
    table = (await ana.http.post("/api/games", json={"game": "azul", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]})).json()
    refused = await ana.http.get(f"/api/games/{table['id']}/review")
    assert refused.status_code == 409 and refused.json()["code"] == "unfinished"
