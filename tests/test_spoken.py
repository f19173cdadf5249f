"""The table in words, for people who do not see it: complete in every language, and true."""

import random
from typing import Any

import pytest

import sintra
from sintra.positions import Position
from sintra.words import LANGUAGES
from sintra.words.spoken import sections
from tests.games.variants import IDS, VARIANTS


def told(position: Position, language: str = "en") -> list[list[str]]:
    return [[line.words(position.game.package, language) for line in section.lines] for section in sections(position.game, position.state)]


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=IDS)
def test_every_position_can_be_told_in_every_language(name: str, players: int, options: dict[str, Any]) -> None:
    chance, position = random.Random(1), sintra.new(name, players, seed=1, **options)
    while not position.is_over:
        position.play(chance.choice(position.legal_moves))
        if chance.random() < 0.2:
            english, *others = (told(position, language) for language in LANGUAGES)
            for words in others:
                assert [len(lines) for lines in words] == [len(lines) for lines in english]
                assert words != english


def test_the_boards_come_last_and_belong_to_their_seats() -> None:
    for name in sintra.GAMES:
        position = sintra.new(name, seed=1)
        seats = [section.seat for section in sections(position.game, position.state)]
        assert seats[-position.players :] == list(range(position.players))
        assert all(seat is None for seat in seats[: -position.players])


def test_azul_as_one_would_say_it() -> None:
    position = sintra.position(
        "azul players=2 round=2 to=1 start=1 marker=1 factories=BBYW,-,-,-,- centre=RK lid=- scores=5/0 "
        "lines=B,-,YY,-,-/-,-,-,-,- walls=.YR..,.....,.....,.....,...../.....,.....,.....,.....,..... floors=MW/-",
        dealt=False,
        study=True,
    )
    offer, ana, bela = told(position)
    assert offer[:3] == ["Round 2", "Factory 1: 2 blue, 1 yellow, 1 white", "Centre: 1 red, 1 black"]
    assert ana == [
        "5 points",
        "Line 1 complete: 1 blue",
        "Row 1 of the wall: column 2 yellow, column 3 red",
        "Line 3: 2 yellow, room for 1",
        "Floor line: first-player marker, 1 white; minus 2",
    ]
    assert bela == ["0 points", "Floor line: empty"]
    assert told(position, "hu")[1][1] == "1. mintasor, kész: 1 kék"
    assert told(position, "ro")[0][1] == "Fabrica 1: 2 albastre, 1 galbenă, 1 albă"
    assert told(position, "it")[0][1] == "Tessera vassoio 1: 2 blu, 1 gialla, 1 bianca"
