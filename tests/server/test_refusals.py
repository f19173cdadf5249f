"""What is wrong with a request is said in the reader's language, down to the details."""

import pytest

import sintra
from sintra import record as records
from sintra.words import LANGUAGES
from tests.server.people import Person

pytestmark = pytest.mark.anyio


def a_record() -> str:
    game = sintra.new("azul", players=2, seed=7)
    for _ in range(4):
        game.play(game.legal_moves[0])
    return str(records.Record.of(game, Player_1="Ana"))


CHANGES = {
    "no game": ("Game: azul\n", ""),
    "another game": ("Game: azul", "Game: chess"),
    "players": ("players=2", "players=7"),
    "an option's name": ("players=2", "walls=grey"),
    "an option's value": ("wall=coloured", "wall=pink"),
    "no option": ("players=2", "players"),
    "no such first player": ("first=random", "first=4"),
    "no header": ("Player 1: Ana", "Ana"),
    "a header twice": ("Player 1: Ana", "Player 1: Ana\nPlayer 1: Eva"),
    "no move": ("\n1: ", "\n1: 3 green > 9, "),
    "an illegal move": ("\n1: ", "\n1: centre blue > 1, "),
    "not their turn": ("\n1: ", "\n2: "),
    "a draw is due": ("~ start 1", "1: 1 blue > 1\n~ start 1"),
    "no turn": ("\n1: ", "\nAna: "),
    "another result": ("unfinished, 0/0", "1 wins, 5/0"),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_a_record_that_cannot_be_read_is_explained_in_every_language(ana: Person, change: str) -> None:
    old, new = CHANGES[change]
    assert a_record().count(old) >= 1
    record, said = a_record().replace(old, new, 1), {}
    for language in LANGUAGES:
        refused = await ana.http.post("/api/records", params={"language": language}, json={"record": record})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-record"), refused.text
        said[language] = refused.json()["words"]
    details = {words.partition(": ")[2] for words in said.values()}
    assert len(details) == len(LANGUAGES), said


async def test_an_option_that_cannot_be_is_explained_in_every_language(ana: Person) -> None:
    wish = {"game": "azul", "seats": [{"kind": "me"}] * 2, "options": {"wall": "pink"}}
    said = {(await ana.http.post("/api/games", params={"language": language}, json=wish)).json()["words"] for language in LANGUAGES}
    assert len({words.partition(": ")[2] for words in said}) == len(LANGUAGES), said
