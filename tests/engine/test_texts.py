"""The module reads position texts as the library does: the same positions, and the same words about what cannot be."""

import random
from typing import Any

import pytest

import sintra
from tests.engine.node import ask
from tests.fuzz.mutate import mutated_position
from tests.games.variants import VARIANTS

TEXTS = 40  # for each kind of game, each of them with changes as well


def positions(kind: str, players: int, options: dict[str, Any], dice: random.Random) -> list[str]:
    """Texts of positions from all over some games, as they are and as a seat sees them."""
    texts: list[str] = []
    while len(texts) < TEXTS:
        game = sintra.new(kind, players, seed=dice.randrange(1_000), **options)
        for _ in range(dice.randrange(1, 250)):
            if game.is_over:
                break
            game.play(dice.choice(game.legal_moves))
        texts += [game.text, game.view(dice.choice([None, *range(game.players)])).text]
    return texts


def read(text: str, study: bool) -> list[str]:
    try:
        return [sintra.position(text, dealt=False, study=study)._record.tobytes().hex()]
    except sintra.BadPosition as error:
        return [error.field, error.problem]
    except sintra.BadOption as error:
        return [error.option]


@pytest.mark.parametrize("name", sintra.GAMES)
def test_texts_are_read_and_refused_as_the_library_does(name: str) -> None:
    dice = random.Random(name)
    texts = [(text, False) for kind, players, options in VARIANTS if kind == name for text in positions(name, players, options, dice)]
    texts += [(mutated_position(one, dice.choice(texts)[0], dice), dice.random() < 0.5) for one, _ in texts for _ in range(3)]
    answers = ask("texts.mjs", sintra.game(name), texts=texts)
    refused = 0
    for (text, study), answered in zip(texts, answers, strict=True):
        expected = read(text, study)
        assert answered[: len(expected)] == expected, text
        refused += len(answered) > 1
    assert refused > len(texts) // 4, "most of what was changed cannot be"


def test_words_of_no_game_and_other_games_are_refused_in_words() -> None:
    game = sintra.game(sintra.GAMES[0])
    texts = ["", "chess players=2", sintra.GAMES[0], f"{sintra.GAMES[0]} players=9", f"{sintra.GAMES[0]} players", f"{sintra.GAMES[0]} to=1 to=1"]
    for answered in ask("texts.mjs", game, texts=[(text, False) for text in texts]):
        assert len(answered) == 2 and answered[1]
