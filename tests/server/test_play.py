"""People play: by link, around one screen, against bots, by script. One code path."""

import asyncio
import random
from pathlib import Path

import pytest

import sintra
from sintra import record as records
from sintra.server.table.verify import verify
from tests.server.people import Person, Place, decisions
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio


async def play_all(*places: Place, seed: int = 1) -> None:
    choose = random.Random(seed)
    await asyncio.gather(*(place.play_to_the_end(choose) for place in places))


async def test_two_people_play_a_whole_game_by_link(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open")
    assert table["state"]["phase"] == "waiting"
    joined = await bela.join(table)
    assert joined["state"]["phase"] == "playing"
    async with ana.at(table["id"]) as first, bela.at(table["id"]) as second:
        await play_all(first, second)
        assert first.copy.state["result"] == second.copy.state["result"]
        assert first.copy.plies == second.copy.plies
    record = (await bela.http.get(f"/api/games/{table['id']}/record")).text
    assert verify(record).draws > 20
    final = records.read(record).final()
    assert list(final.scores) == first.copy.state["scores"]
    assert list(final.winners) == first.copy.state["result"]["winners"]


async def test_four_people_around_one_screen(ana: Person) -> None:
    table = await ana.create("me", "me", "me", "me")
    async with ana.at(table["id"]) as place:
        seen = set()
        choose = random.Random(4)
        while (await place.until(lambda state: state["phase"] == "over" or bool(state.get("targets"))))["phase"] != "over":
            seen.add(place.copy.state["view"])
            assert place.copy.state["view"] == place.copy.state["turn"]
            await place.play(choose)
        assert seen == {0, 1, 2, 3}


async def test_a_script_plays_over_plain_http_in_notation(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open")
    await bela.join(table)
    for _ in range(6):
        table = await ana.table(table["id"])
        mover = (ana, bela)[table["state"]["turn"]]
        table = await mover.table(table["id"])
        move = sintra.game("azul").notation[decisions(table["state"]["targets"])[0]]
        answer = await mover.act(table["id"], type="play", version=table["version"], move=move)
        assert answer.status_code == 200, answer.text
        update = (await ana.http.get(f"/api/games/{table['id']}/updates", params={"since": table["version"]})).json()
        assert update["type"] == "update"
        assert [happened["version"] for happened in update["happened"]] == [answer.json()["version"]]


async def test_words_come_in_the_readers_language(served: Served, ana: Person) -> None:
    table = await ana.create("me", "open")
    bela = await Person(served.url, "Béla", language="hu").introduce()
    await bela.join(table)
    async with bela.at(table["id"]) as second:
        await second.until(lambda state: state["phase"] == "playing")
        refused = await second.do(type="undo", version=second.copy.version)
        assert refused["words"] == "nincs mit visszavonni"
        await second.send(type="speak", language="it")
        refused = await second.do(type="undo", version=second.copy.version)
        assert refused["words"] == "non c’è nulla da annullare"
    await bela.close()


async def test_watching_needs_the_key_of_a_private_game(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "me")
    refused = await bela.http.get(f"/api/games/{table['id']}")
    assert (refused.status_code, refused.json()["code"]) == (403, "key-needed")
    watched = await bela.table(table["id"], table["key"])
    assert "targets" not in watched["state"] and "view" not in watched["state"] and "key" not in watched
    async with bela.at(table["id"], table["key"]) as place:
        await place.until(lambda state: state["phase"] == "playing")
        answer = await place.do(type="play", version=place.copy.version, decision=0)
        assert answer["code"] == "not-your-seat"


async def test_lists(ana: Person, bela: Person) -> None:
    private = await ana.create("me", "open")
    listed = await ana.create("me", "open", listed=True)

    async def ids(person: Person, show: str) -> list[str]:
        return [game["id"] for game in (await person.http.get("/api/games", params={"show": show})).json()]

    assert await ids(bela, "open") == [listed["id"]]
    assert set(await ids(ana, "mine")) == {private["id"], listed["id"]}
    await bela.http.post(f"/api/games/{listed['id']}/join", json={})
    assert await ids(bela, "open") == []
    assert await ids(ana, "playing") == [listed["id"]]
    mine = {game["id"]: game for game in (await ana.http.get("/api/games?show=mine")).json()}
    his = {game["id"]: game for game in (await bela.http.get("/api/games?show=mine")).json()}
    assert mine[listed["id"]].get("my_turn", False) != his[listed["id"]].get("my_turn", False)
    await bela.act(listed["id"], type="resign")
    over = (await bela.http.get("/api/games?show=mine")).json()
    assert [(game["id"], game["phase"], game["winners"]) for game in over] == [(listed["id"], "over", [0])]
    assert [(seat["name"], seat.get("mine", False)) for seat in over[0]["seats"]] == [("Ana", False), ("Béla", True)]


async def test_my_games_say_how_long_a_turn_over_days_may_still_take(ana: Person, bela: Person) -> None:
    day = 86_400_000
    slow = await ana.create("me", "open", options={"first": "1"}, clock={"kind": "turn", "seconds": 3 * day // 1000})
    await bela.join(slow)
    await bela.join(await ana.create("me", "open", options={"first": "1"}))
    for person in (ana, bela):
        left = {game["id"]: game.get("left") for game in (await person.http.get("/api/games?show=mine")).json()}
        assert 2 * day < left.pop(slow["id"]) <= 3 * day
        assert list(left.values()) == [None]
    watched = (await ana.http.get("/api/games?show=playing")).json()
    assert not any("left" in game for game in watched)


async def test_my_games_begin_with_those_that_wait_for_me_and_end_with_finished_ones(ana: Person, bela: Person) -> None:
    tables = {}
    for name, first in (("over", "1"), ("mine", "1"), ("waiting", "1"), ("his", "2")):
        tables[name] = await ana.create("me", "open", options={"first": first})
        if name != "waiting":
            await bela.join(tables[name])
    await ana.act(tables["over"]["id"], type="resign")
    listed = (await ana.http.get("/api/games?show=mine")).json()
    assert [game.get("my_turn", False) for game in listed] == [True, False, False, False]
    assert listed[0]["id"] == tables["mine"]["id"]
    assert {game["id"] for game in listed[1:3]} == {tables["waiting"]["id"], tables["his"]["id"]}
    assert listed[3]["id"] == tables["over"]["id"]


async def test_a_rematch_is_one_game_whoever_asks(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open")
    await bela.join(table)
    await ana.act(table["id"], type="resign")
    first, second = await ana.act(table["id"], type="rematch"), await bela.act(table["id"], type="rematch")
    again = first.json()["game"]
    assert again and second.json()["game"] == again
    seats = (await bela.table(again))["state"]["seats"]
    assert [seat["name"] for seat in seats] == ["Béla", "Ana"]


async def test_import_replay_and_playing_on(ana: Person) -> None:
    game = sintra.new("azul", players=2, seed=3)
    while not game.is_over:
        game.play(game.legal_moves[0])
    text = str(records.Record.of(game, Player_1="Xénia", Player_2="Yann"))
    table = (await ana.http.post("/api/records", json={"record": text})).json()
    assert table["imported"] and table["state"]["phase"] == "over"
    assert [seat["name"] for seat in table["state"]["seats"]] == ["Xénia", "Yann"]
    frames = (await ana.http.get(f"/api/games/{table['id']}/replay", params={"first": 30, "count": 3})).json()
    assert [state["plies"] for state in frames["states"]] == [30, 31, 32]
    account = (await ana.http.get(f"/api/games/{table['id']}/account")).json()
    assert (
        [sum(reason["points"] for reason in account["reasons"] if reason["seat"] == seat) for seat in (0, 1)]
        == account["scores"]
        == list(game.scores)
    )
    ply = next(ply for ply, move in enumerate(game.moves) if ply > 30 and not move.is_draw)
    on = await ana.create("me", "me", start={"game": table["id"], "ply": ply})
    there = (await ana.http.get(f"/api/games/{table['id']}/replay", params={"first": ply, "count": 1})).json()["states"][0]
    assert on["state"]["pieces"] == there["pieces"]
    assert records.read((await ana.http.get(f"/api/games/{table['id']}/record")).text).moves == [int(move) for move in game.moves]


async def test_a_running_game_is_no_place_to_try_things_out(ana: Person) -> None:
    table = await ana.create("me", "me")
    answer = await ana.http.post("/api/games", json={"game": "azul", "seats": [{"kind": "me"}] * 2, "start": {"game": table["id"], "ply": 3}})
    assert answer.json()["code"] == "hidden"


async def test_nobody_plays_on_from_a_private_game_without_its_key(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "me")
    await ana.act(table["id"], type="resign", seat=0)
    wish = {"game": "azul", "seats": [{"kind": "me"}] * 2, "start": {"game": table["id"], "ply": 3}}
    for key in ("", "x", "ü"):
        answer = await bela.http.post("/api/games", json={**wish, "start": {**wish["start"], "key": key}})  # type: ignore[dict-item]
        assert (answer.status_code, answer.json()["code"]) == (403, "key-needed")
    for person, key in ((ana, ""), (bela, table["key"])):
        answer = await person.http.post("/api/games", json={**wish, "start": {**wish["start"], "key": key}})  # type: ignore[dict-item]
        assert answer.status_code == 201, answer.text


async def test_a_preview_changes_nothing(ana: Person) -> None:
    table = await ana.create("me", "me")
    async with ana.at(table["id"]) as place:
        state = await place.until(lambda state: bool(state.get("targets")))
        decision = decisions(state["targets"])[0]
        await place.send(type="preview", id="p", decision=decision)
        while (shown := await place.hear())["type"] != "previewed":
            pass
        assert shown["pieces"] != state["pieces"]
        await place.do(type="play", version=place.copy.version, decision=decision)
        await place.until(lambda state: state["plies"] > table["state"]["plies"])
        assert {**shown["pieces"], "turn": None} == {**place.copy.state["pieces"], "turn": None}


async def test_games_survive_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place:
            for _ in range(5):
                await place.play()
            before, version = place.copy, place.copy.version
    async with serving(settings) as served:
        ana.url = served.url
        ana.http.base_url = served.url
        async with ana.at(table["id"], since=version - 2) as place:
            await place.hear()
            assert (place.heard[0]["type"], place.heard[0]["since"]) == ("update", version - 2), "who was there before gets what they missed"
            assert place.heard[0]["state"]["pieces"] == before.state["pieces"]
    await ana.close()


async def test_who_sits_down_does_not_watch_any_more(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open")
    async with ana.at(table["id"]) as mine, bela.at(table["id"], key=table["key"]):

        async def told() -> tuple[int, list[bool]]:
            while (message := await mine.hear())["type"] != "presence":
                pass
            return message["watching"], message["connected"]

        while await told() != (1, [True, False]):
            pass
        await bela.join(table)
        while await told() != (0, [True, True]):
            pass
