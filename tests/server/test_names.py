"""A name can be seen and is not a bot's; what a record of a stranger says moves no cursor and turns no line."""

import unicodedata

import pytest

import sintra
from sintra import record as records
from sintra.bots import BOTS
from sintra.kernel.phrase import Phrase
from sintra.server.errors import Refused
from sintra.server.http.names import chosen
from sintra.words import LANGUAGES, say
from tests.server.people import Person

UNSEEN = [
    " ",
    "\u00a0\u3000",
    "\u200b",
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160\uffa0",
    "\u200d\u2060\ufeff",
    "\u0301",
    "\ufe0f",
    "\U0001d159",
    "\n\t",
    "\x00",
]


@pytest.mark.parametrize("name", UNSEEN, ids=lambda name: " ".join(f"{ord(letter):x}" for letter in name))
def test_a_name_that_nobody_could_see_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        chosen(name)
    assert (refused.value.code, refused.value.data["why"]) == ("bad-name", "empty")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", BOTS)
def test_a_bots_name_is_refused_however_it_is_written(level: str, language: str) -> None:
    said = say(Phrase(f"level-{level}"), "sintra.web", language)
    for name in (
        level,
        said,
        said.upper(),
        f" {said} ",
        " ".join(said),
        f"{said}.",
        f"{said}\u200b",
        f"bot {said}",
        f"{said} (Bot)",
        said.replace("o", "0"),
    ):
        with pytest.raises(Refused) as refused:
            chosen(name)
        assert (refused.value.code, refused.value.data["why"]) == ("bad-name", "bot")


@pytest.mark.parametrize("name", ["Сlay", "СОРРЕR", "Gоld", "ｇｏｌｄ", "𝐆𝐨𝐥𝐝", "G0LD", "S1lver", "Bot", "B.O.T"])
def test_a_name_that_looks_like_a_bots_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        chosen(name)


@pytest.mark.parametrize("name", ["Ana", "Béla", "Claymore", "Goldie", "Абрам", "さくら", "이수진", "मीरा", "R2-D2", "!?", "🦊", "Abbott", "x"])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert chosen(name) == name


def test_no_name_is_none() -> None:
    assert chosen("") == ""


@pytest.mark.anyio
async def test_a_bad_name_is_refused_wherever_a_name_is_chosen(people: list[Person]) -> None:
    ana, bela, *_ = people
    table = await ana.create("me", "open")
    said = {
        language: (await ana.http.put("/api/me", params={"language": language}, json={"name": "Diamond"})).json()["words"] for language in LANGUAGES
    }
    assert len(set(said.values())) == len(LANGUAGES) and all("Diamond" in words for words in said.values())
    joins = await bela.http.post(f"/api/games/{table['id']}/join", json={"key": table["key"], "name": "\u3164"})
    wish = {"game": "azul", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "oro"}]}
    makes = await ana.http.post("/api/games", json=wish)
    assert [(answer.status_code, answer.json()["code"]) for answer in (joins, makes)] == [(400, "bad-name")] * 2
    assert (await ana.http.get("/api/me")).json() == {"name": "Ana"}


@pytest.mark.anyio
async def test_headers_and_names_of_an_imported_record_are_plain(ana: Person) -> None:
    game = sintra.new("azul", players=2, seed=1)
    lines = str(records.Record.of(game)).splitlines()
    bad = "Eva\u202e\u2066 \x1b[31mred\x07\x9b\u200b!"
    record = "\n".join([lines[0], f"Player 1: {bad}", f"Event: {bad}", *lines[1:], f"; {bad}", ""])
    read = records.read(record)
    table = (await ana.http.post("/api/records", json={"record": record})).json()
    again = (await ana.http.get(f"/api/games/{table['id']}/record")).text
    texts = [*read.headers.values(), *read.comments.values(), table["state"]["seats"][0]["name"], again.replace("\n", "")]
    for text in texts:
        assert not [letter for letter in text if unicodedata.category(letter) in ("Cc", "Cf")], text
    assert table["state"]["seats"][0]["name"] == "Eva [31mred !" and "Event: Eva [31mred !" in again
