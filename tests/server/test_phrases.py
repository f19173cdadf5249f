"""Phrases: heard by those who sit at the table, said by nobody else, not too often, and no part of the game."""

from pathlib import Path
from typing import get_args

import pytest

from sintra.server import wire
from sintra.server.table.phrases import AT_ONCE
from sintra.web.messages import messages
from sintra.words import LANGUAGES
from tests.server.people import Json, Person, Place
from tests.server.serving import serving, settings_for

pytestmark = pytest.mark.anyio


async def told(place: Place, *kinds: str) -> Json:
    """The next message of these kinds."""
    while (message := await place.hear())["type"] not in kinds:
        pass
    return message


async def test_a_phrase_is_heard_by_all_who_sit_there_and_by_nobody_who_watches(people: list[Person]) -> None:
    ana, bela, carla, _ = people
    table = await ana.create("me", "open", options={"first": "1"})
    await bela.join(table)
    async with ana.at(table["id"]) as mine, bela.at(table["id"]) as his, carla.at(table["id"], key=table["key"]) as watching:
        await his.send(type="say", id="s1", phrase="well-played")
        for place in (mine, his):
            assert await told(place, "said") == {"type": "said", "seat": 1, "phrase": "well-played"}
        await watching.send(type="say", id="s2", phrase="hello")
        refusal = await told(watching, "said", "error")
        assert (refusal["type"], refusal["code"], refusal["id"]) == ("error", "not-your-seat", "s2")
        await watching.send(type="ping")
        await told(watching, "pong")
        assert not [message for message in watching.heard if message["type"] == "said"]


async def test_who_says_too_much_is_refused_and_can_still_play(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open", options={"first": "1"})
    await bela.join(table)
    async with ana.at(table["id"]) as mine, bela.at(table["id"]) as his:
        for number in range(AT_ONCE + 1):
            await mine.send(type="say", id=f"s{number}", phrase="heart")
        heard = [await told(mine, "said", "error") for _ in range(AT_ONCE + 1)]
        assert [message["type"] for message in heard] == ["said"] * AT_ONCE + ["error"]
        assert (heard[-1]["code"], heard[-1]["id"]) == ("too-fast", f"s{AT_ONCE}")
        async with ana.at(table["id"]) as again:
            await again.send(type="say", id="s", phrase="heart")
            assert (await told(again, "said", "error"))["code"] == "too-fast", "a second line does not help"
        assert (await mine.play())["type"] == "ack"
        await his.send(type="say", id="s", phrase="thanks")
        assert (await told(mine, "said"))["seat"] == 1, "the others may still speak"


async def test_only_what_is_on_the_list_can_be_said(ana: Person) -> None:
    table = await ana.create("me", "open")
    async with ana.at(table["id"]) as place:
        await place.send(type="say", id="s1", phrase="anything else")
        refusal = await told(place, "said", "error")
        assert (refusal["code"], refusal["id"]) == ("bad-request", "s1")


async def test_what_is_said_is_no_part_of_the_game(ana: Person) -> None:
    table = await ana.create("me", "me")
    async with ana.at(table["id"]) as place:
        await place.send(type="say", id="s1", phrase="good-luck")
        assert await told(place, "said") == {"type": "said", "seat": (await place.until(bool))["turn"], "phrase": "good-luck"}
    again = await ana.table(table["id"])
    assert again["version"] == table["version"] and "good-luck" not in (await ana.http.get(f"/api/games/{table['id']}/record")).text


async def test_a_phrase_is_heard_at_other_processes(tmp_path: Path, database: str) -> None:
    settings = settings_for(tmp_path, database=database)
    async with serving(settings) as one, serving(settings) as two:
        ana, bela = await Person(one.url, "Ana").introduce(), await Person(two.url, "Béla").introduce()
        table = await ana.create("me", "open")
        await bela.join(table)
        async with ana.at(table["id"]) as here, bela.at(table["id"]) as there:
            for place, seat, phrase in ((here, 0, "hello"), (there, 1, "surprise")):
                await place.send(type="say", id="s", phrase=phrase)
                for other in (here, there):
                    assert await told(other, "said") == {"type": "said", "seat": seat, "phrase": phrase}
        await ana.close()
        await bela.close()


@pytest.mark.parametrize("phrase", get_args(wire.PhraseName))
async def test_every_phrase_is_said_in_every_language(phrase: str) -> None:
    said = [messages(language)[f"phrase-{phrase}"] for language in LANGUAGES]
    assert len(set(map(str, said))) == len(LANGUAGES)
