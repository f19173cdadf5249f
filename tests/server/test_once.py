"""A decision counts once; and nobody plays for another, out of turn, after the end or on an old version."""

import asyncio
from typing import Any

import pytest

from tests.server.people import Json, Person, decisions
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


async def stored(served: Served, id: str) -> list[tuple[int, bytes]]:
    """The log as it is in the database."""
    return [(entry.version, repr(entry).encode()) for entry in await served.server.store.since(id, 0)]


async def two_at(ana: Person, bela: Person, **more: Any) -> Json:
    table = await ana.create("me", "open", options={"first": "1"}, **more)
    return await bela.join(table) and await ana.table(table["id"])


async def test_a_resent_decision_is_one_ply_with_the_same_answer(served: Served, ana: Person, bela: Person) -> None:
    table = await two_at(ana, bela)
    play = {"type": "play", "id": "once", "version": table["version"], "decision": decisions(table["state"]["targets"])[0]}
    async with ana.at(table["id"]) as place:
        first = await place.do(**play)
        await place.send(**play)
        while place.heard[-1]["type"] != "ack" or place.heard.count(first) < 2:
            await place.hear()
    async with ana.at(table["id"], since=table["version"]) as again:
        assert await again.do(**play) == first, "over a reconnect"
    assert (await ana.http.post(f"/api/games/{table['id']}/actions", json=play)).json() == first, "over HTTP"
    assert len(await stored(served, table["id"])) == table["version"] + 1


async def test_two_tabs_send_the_same_decision_at_the_same_time(served: Served, ana: Person, bela: Person) -> None:
    table = await two_at(ana, bela)
    play = {"type": "play", "id": "once", "version": table["version"], "decision": decisions(table["state"]["targets"])[0]}
    async with ana.at(table["id"]) as one, ana.at(table["id"]) as other:
        for tab in (one, other):
            await tab.send(**play)
        answers = await asyncio.gather(*(tab.do(**play) for tab in (one, other)))
    assert all(answer == {"type": "ack", "id": "once", "version": table["version"] + 1} for answer in answers)
    assert len(await stored(served, table["id"])) == table["version"] + 1


async def test_two_tabs_with_different_decisions_one_of_them_is_stale(served: Served, ana: Person, bela: Person) -> None:
    table = await two_at(ana, bela)
    first, second = decisions(table["state"]["targets"])[:2]
    async with ana.at(table["id"]) as one, ana.at(table["id"]) as other:
        answers = await asyncio.gather(
            one.do(type="play", id="a", version=table["version"], decision=first),
            other.do(type="play", id="b", version=table["version"], decision=second),
        )
    assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
    refused = next(answer for answer in answers if answer["type"] == "error")
    assert (refused["code"], refused["version"]) == ("stale", table["version"] + 1)
    assert len(await stored(served, table["id"])) == table["version"] + 1


async def test_the_same_id_of_two_people_is_two_actions(ana: Person, bela: Person) -> None:
    table = await two_at(ana, bela)
    answers = [
        await person.http.post(f"/api/games/{table['id']}/actions", json={"type": "prefer", "id": "same", "forced": True}) for person in (ana, bela)
    ]
    assert [answer.json()["version"] for answer in answers] == [table["version"] + 1, table["version"] + 2]


@pytest.mark.parametrize("over", ["socket", "http"])
async def test_nobody_plays_for_another_out_of_turn_or_on_an_old_version(served: Served, people: list[Person], over: str) -> None:
    ana, bela, carla, _ = people
    table = await two_at(ana, bela)
    id, version = table["id"], table["version"]
    legal = decisions(table["state"]["targets"])
    illegal = next(move for move in range(1000) if move not in legal)
    attempts = [
        (bela, {"type": "play", "version": version, "decision": legal[0]}, "not-your-turn"),
        (carla, {"type": "play", "version": version, "decision": legal[0]}, "not-your-seat"),
        (carla, {"type": "resign"}, "not-your-seat"),
        (carla, {"type": "prefer", "confirm": True}, "not-your-seat"),
        (ana, {"type": "resign", "seat": 1}, "not-your-seat"),
        (ana, {"type": "play", "version": version - 1, "decision": legal[0]}, "stale"),
        (ana, {"type": "play", "version": version + 1, "decision": legal[0]}, "stale"),
        (ana, {"type": "play", "version": version, "decision": illegal}, "illegal"),
        (ana, {"type": "play", "version": version, "decision": 2**31 - 1}, "illegal"),
        (ana, {"type": "play", "version": version, "move": "9 green > 9"}, "unreadable"),
        (ana, {"type": "play", "version": version}, "unreadable"),
        (ana, {"type": "undo", "version": version}, "nothing-to-undo"),
        (ana, {"type": "confirm", "version": version}, "nothing-to-confirm"),
        (ana, {"type": "answer", "version": version, "agree": True}, "no-takeback"),
        (bela, {"type": "takeback", "version": version}, "no-takeback"),
        (ana, {"type": "back"}, "not-away"),
        (ana, {"type": "stand-in", "seat": 1}, "not-away"),
        (ana, {"type": "rematch"}, "not-started"),
    ]
    before = await stored(served, id)
    for person, action, code in attempts:
        if over == "http":
            response = await person.http.post(f"/api/games/{id}/actions", params={"key": table["key"]}, json={"id": "x", **action})
            answer = response.json()
            assert 400 <= response.status_code < 500
        else:
            async with person.at(id, table["key"]) as place:
                answer = await place.do(id="x", **action)
        assert (answer["type"], answer["code"], answer["version"], answer["id"]) == ("error", code, version, "x"), (action, answer)
        assert answer["words"]
    assert await stored(served, id) == before


async def test_after_the_end_nothing_can_be_done(served: Served, ana: Person, bela: Person) -> None:
    table = await two_at(ana, bela)
    await bela.act(table["id"], type="resign")
    before = await stored(served, table["id"])
    version = before[-1][0]
    for action in ({"type": "play", "decision": 0}, {"type": "undo"}, {"type": "takeback"}, {"type": "confirm"}):
        answer = (await ana.act(table["id"], version=version, **action)).json()
        assert (answer["code"], answer["version"]) == ("over", version)
    for action in ({"type": "resign"}, {"type": "leave"}, {"type": "back"}):
        assert (await ana.act(table["id"], **action)).json()["code"] == "over"
    assert await stored(served, table["id"]) == before


async def test_an_illegal_move_names_its_rule(ana: Person, bela: Person) -> None:
    table = await two_at(ana, bela)
    answer = (await ana.act(table["id"], type="play", version=table["version"], move="centre blue > 1")).json()
    assert (answer["code"], answer["rule"], answer["data"]["colour"]) == ("illegal", "refuse-centre-has-none", "colour-blue")
    assert answer["words"] == "there is no blue in the centre"


async def test_a_seat_is_taken_once(people: list[Person]) -> None:
    ana, bela, carla, dan = people
    table = await ana.create("me", "open")
    answers = await asyncio.gather(
        *(person.http.post(f"/api/games/{table['id']}/join", json={"key": table["key"], "seat": 1}) for person in (bela, carla, dan))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert {answer.json().get("code") for answer in answers} == {None, "full"}
