"""Players add random numbers after the server has bound itself to its secret, so that it cannot have chosen the secret for what it leads to."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from sintra.dealer import Dealer
from sintra.server.storage.schema import games
from sintra.server.table.dealing import draws_after
from sintra.server.table.events import Agreement, Started
from sintra.server.table.match import start_of
from sintra.server.table.verify import Unfair, verify
from tests.server.people import Json, Person
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio

MINE, THEIRS, OTHER = "0a" * 32, "0b" * 32, "0c" * 32


async def resigned(person: Person, id: str) -> str:
    """The record, after somebody has given up."""
    assert (await person.act(id, type="resign")).status_code == 200
    return (await person.http.get(f"/api/games/{id}/record")).text


async def refusal(person: Person, id: str, **action: str) -> str:
    answer = await person.act(id, **action)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def test_whoever_adds_nothing_plays_at_once(ana: Person, bela: Person) -> None:
    alone = await ana.create("me", "greedy")
    assert alone["state"]["phase"] == "playing" and "random" not in alone
    shared = await ana.create("me", "open")
    assert (await bela.join(shared))["state"]["phase"] == "playing"
    for table in (alone, shared):
        verified = verify(await resigned(ana, table["id"]), table["commitment"])
        assert verified.is_noted and verified.added == ()


async def test_alone_the_commitment_comes_first_then_my_numbers_then_the_game(ana: Person) -> None:
    table = await ana.create("me", "greedy", mix=True)
    assert table["state"]["phase"] == "waiting" and not table["plies"] and len(table["commitment"]) == 64
    assert await refusal(ana, table["id"], type="resign") == "not-started"
    async with ana.at(table["id"]) as place:
        assert (await place.do(type="mix", random=MINE))["type"] == "ack"
        await place.until(lambda state: state["phase"] == "playing")
        happened = [entry for message in place.heard if message["type"] == "update" for entry in message["happened"]]
    assert [entry["kind"] for entry in happened][:2] == ["mixed", "started"]
    assert happened[1]["random"] == [MINE, ""] == (await ana.table(table["id"]))["random"]
    record = await resigned(ana, table["id"])
    assert f"\nRandom 1: {MINE}\n" in record and "\nDraws: sintra-2\n" in record
    verified = verify(record, table["commitment"], [MINE])
    assert verified.is_noted and verified.added == ("Ana",)
    with pytest.raises(Unfair, match="other-draw"):
        verify(record.replace(MINE, OTHER), table["commitment"])
    with pytest.raises(Unfair, match="other-random"):
        verify(record.replace(MINE, OTHER), table["commitment"], [MINE])


async def test_the_same_secret_leads_elsewhere_with_other_numbers(served: Served, ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open", mix=True)
    await ana.act(table["id"], type="mix", random=MINE)
    await bela.join(table, random=THEIRS)
    game = served.server.games.here(table["id"])
    assert game is not None
    started = next(entry.event for entry in await served.server.store.since(table["id"], 0) if isinstance(entry.event, Started))
    seen = set()
    for added in ((MINE, THEIRS), (OTHER, THEIRS), (MINE, OTHER), (MINE, ""), ("", THEIRS), (THEIRS, MINE)):
        seen.add(tuple(draws_after(start_of(game.match.agreement), None, 0, Dealer(game.secret, [bytes.fromhex(part) for part in added]))))
    assert len(seen) == 6 and tuple(started.draws) in seen


@pytest.mark.parametrize("is_creator_first", [True, False], ids=["creator first", "guest first"])
async def test_the_game_begins_with_the_last_of_those_who_sit_and_add(ana: Person, bela: Person, is_creator_first: bool) -> None:
    table = await ana.create("me", "open", mix=True)

    async def creator() -> Json:
        assert (await ana.act(table["id"], type="mix", random=MINE)).status_code == 200
        return await ana.table(table["id"])

    async def guest() -> Json:
        shown = await bela.table(table["id"], table["key"])
        assert shown["commitment"] == table["commitment"], "who is to sit down sees it before"
        return await bela.join(table, random=THEIRS)

    first, second = (creator, guest) if is_creator_first else (guest, creator)
    assert (await first())["state"]["phase"] == "waiting"
    begun = await second()
    assert begun["state"]["phase"] == "playing" and begun["random"] == [MINE, THEIRS]
    assert verify(await resigned(ana, table["id"]), table["commitment"], [MINE, THEIRS]).added == ("Ana", "Béla")


async def test_around_one_screen_the_numbers_are_added_once(ana: Person) -> None:
    table = await ana.create("me", "me", mix=True)
    await ana.act(table["id"], type="mix", random=MINE)
    assert (await ana.table(table["id"]))["random"] == [MINE, ""]


async def test_numbers_count_once_and_only_before_the_beginning(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open", "open", mix=True)
    mix = {"type": "mix", "id": "once", "random": MINE}
    answers = [(await ana.http.post(f"/api/games/{table['id']}/actions", json=mix)).json() for _ in range(2)]
    assert answers[0] == answers[1] and answers[0]["type"] == "ack"
    assert await refusal(ana, table["id"], type="mix", random=OTHER) == "too-late-to-mix"
    assert (await bela.http.post(f"/api/games/{table['id']}/actions?key={table['key']}", json={**mix, "id": "b"})).json()["code"] == "not-your-seat"
    await bela.join(table)
    assert (await bela.act(table["id"], type="mix", random=THEIRS)).status_code == 200, "who sat down without may still add some"
    begun = await ana.create("me", "greedy")
    assert await refusal(ana, begun["id"], type="mix", random=MINE) == "too-late-to-mix"


@pytest.mark.parametrize("random", ["", "0a", MINE + "0a", MINE[:-1], MINE.upper(), MINE[:-1] + "\n", MINE + "\n", "0x" + MINE[2:], "é" * 64])
async def test_only_32_bytes_in_hex_are_numbers(ana: Person, bela: Person, random: str) -> None:
    table = await ana.create("me", "open", mix=True)
    assert await refusal(ana, table["id"], type="mix", random=random) == "bad-request"
    answer = await bela.http.post(f"/api/games/{table['id']}/join", json={"key": table["key"], "random": random})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert (await ana.table(table["id"]))["version"] == 0


async def test_who_does_not_play_cannot_announce_numbers(ana: Person) -> None:
    answer = await ana.http.post("/api/games", json={"game": "azul", "seats": [{"kind": "bot"}] * 2, "mix": True})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-option")


async def test_a_full_table_does_not_wait_for_ever(ana: Person, bela: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra.server.table.match.MIXING", 50)
    table = await ana.create("me", "open", mix=True)
    async with ana.at(table["id"]) as place:
        await bela.join(table, random=THEIRS)
        await place.until(lambda state: state["phase"] == "playing")
    assert (await ana.table(table["id"]))["random"] == ["", THEIRS]
    assert verify(await resigned(ana, table["id"]), table["commitment"], [THEIRS]).added == ("Béla",)


async def test_a_restart_in_between_loses_nothing(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    mix = {"type": "mix", "id": "mine", "random": MINE}
    async with serving(settings) as served:
        ana, bela = [await Person(served.url, name).introduce() for name in ("Ana", "Béla")]
        table = await ana.create("me", "open", mix=True)
        first = (await ana.http.post(f"/api/games/{table['id']}/actions", json=mix)).json()
    async with serving(settings) as served:
        for person in (ana, bela):
            person.url, person.http.base_url = served.url, served.url
        async with ana.at(table["id"], since=0) as place:
            assert await place.do(**mix) == first, "resent over a reconnect, it counts once"
            assert (await bela.join(table, random=THEIRS))["random"] == [MINE, THEIRS]
            await place.until(lambda state: state["phase"] == "playing")
        record = await resigned(ana, table["id"])
    assert verify(record, table["commitment"], [MINE, THEIRS]).is_noted
    for person in (ana, bela):
        await person.close()


async def test_a_full_table_that_waited_over_a_restart_begins_when_somebody_looks(tmp_path: Path) -> None:
    settings, time = settings_for(tmp_path), [1_000_000]
    async with serving(settings, now=lambda: time[0]) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "greedy", mix=True)
    time[0] += 60_000
    async with serving(settings, now=lambda: time[0]) as served:
        ana.url, ana.http.base_url = served.url, served.url
        async with ana.at(table["id"]) as place:
            await place.until(lambda state: state["phase"] == "playing")
    await ana.close()


async def test_a_rematch_waits_for_the_numbers_of_those_who_added_some(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open", mix=True)
    await ana.act(table["id"], type="mix", random=MINE)
    await bela.join(table, random=THEIRS)
    await resigned(ana, table["id"])
    again = (await ana.act(table["id"], type="rematch")).json()["game"]
    shown = await ana.table(again)
    assert shown["state"]["phase"] == "waiting" and shown["commitment"] != table["commitment"] and "random" not in shown
    await bela.act(again, type="mix", random=OTHER)
    assert (await ana.table(again))["state"]["phase"] == "waiting"
    await ana.act(again, type="mix", random=MINE)
    begun = await ana.table(again)
    assert begun["state"]["phase"] == "playing" and begun["random"] == [OTHER, MINE], "everybody has moved up a seat"
    assert verify(await resigned(bela, again), shown["commitment"], [MINE, OTHER]).is_noted


async def test_a_game_that_0_1_left_waiting_begins_and_is_drawn_as_it_was_meant_to_be(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as served:
        ana, bela = [await Person(served.url, name).introduce() for name in ("Ana", "Béla")]
        table = await ana.create("me", "open")
        async with served.server._engine.begin() as connection:
            found = (await connection.execute(games.select().where(games.c.id == table["id"]))).one()
            agreement = msgspec.json.decode(found.agreement, type=Agreement)
            agreement.draws = ""
            await connection.execute(update(games).where(games.c.id == table["id"]).values(agreement=msgspec.json.encode(agreement)))
    async with serving(settings) as served:
        for person in (ana, bela):
            person.url, person.http.base_url = served.url, served.url
        assert await refusal(ana, table["id"], type="mix", random=MINE) == "too-late-to-mix"
        begun = await bela.join(table, random=THEIRS)
        assert begun["state"]["phase"] == "playing" and "random" not in begun
        record = await resigned(ana, table["id"])
    assert "Draws:" not in record and "Random" not in record
    assert verify(record, table["commitment"]).added == ()
    for person in (ana, bela):
        await person.close()


async def test_an_imported_record_keeps_what_it_takes_to_check_it(ana: Person) -> None:
    table = await ana.create("me", "greedy", mix=True)
    await ana.act(table["id"], type="mix", random=MINE)
    record = await resigned(ana, table["id"])
    imported = (await ana.http.post("/api/records", json={"record": record})).json()
    again = (await ana.http.get(f"/api/games/{imported['id']}/record")).text
    assert verify(again, table["commitment"], [MINE]) == verify(record, table["commitment"], [MINE])
