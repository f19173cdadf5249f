"""What can be done now, in a sentence: at every decision of every game, in every language."""

import random
from typing import Any

import pytest

import sintra
from sintra.positions import Position
from sintra.words import LANGUAGES
from sintra.words.spoken import onward_line, prompt_line
from tests.games.variants import IDS, VARIANTS


def prompted(position: Position, language: str = "en") -> str:
    line = prompt_line(position.game, position.state, position.legal_moves.numbers)
    return line.words(position.game.package, language) if line else ""


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=IDS)
def test_every_decision_has_a_prompt_in_every_language(name: str, players: int, options: dict[str, Any]) -> None:
    chance, position = random.Random(2), sintra.new(name, players, seed=2, **options)
    prompts = set()
    while not position.is_over:
        if len(position.legal_moves) > 1:
            told = [prompted(position, language) for language in LANGUAGES]
            assert len(set(told)) == len(LANGUAGES)
            prompts.add(told[0])
        position.play(chance.choice(position.legal_moves))
    assert len(prompts) > 0


def test_the_prompt_of_azul_names_the_tiles_that_want_a_line() -> None:
    position = sintra.position(
        "azul players=2 round=2 to=1 start=1 marker=centre factories=BBBW,-,-,-,- centre=RK lid=- scores=5/0 "
        "lines=-,-,-,-,-/-,-,-,-,- walls=.YR..,.....,.....,.....,...../.....,.....,.....,.....,..... floors=-/-",
        dealt=False,
        study=True,
    )
    assert prompted(position) == "Take all tiles of one colour"
    onward = onward_line(position.game, position.state, int(position.read_move("1 blue > 4")))
    assert onward is not None
    assert onward.words(position.game.package) == "Choose a line for 3 blue"
    assert onward.words(position.game.package, "ro") == "Alege un rând pentru 3 albastre"
