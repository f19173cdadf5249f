"""The module plays as the library does: the same dealer, the same decisions, and all that can be asked of a position is the same after each."""

from dataclasses import asdict

import pytest

import sintra
from tests.engine.node import ask
from tests.engine.parity import games_of, play
from tests.games.variants import VARIANTS

QUICKLY, LONG = 20, 500  # games of each kind


def compare(name: str, count: int) -> None:
    game = sintra.game(name)
    games = [one for kind, players, options in VARIANTS if kind == name for one in games_of(players, options, count)]
    assert games
    answers = ask("parity.mjs", game, games=[asdict(one) for one in games])
    for one, answered in zip(games, answers, strict=True):
        expected = play(game, one)
        assert len(answered) == len(expected), one
        differing = [ply for ply, (ours, its) in enumerate(zip(expected, answered, strict=True)) if ours != its]
        assert not differing, f"{one}: first different after {differing[0]} decisions"


@pytest.mark.parametrize("name", sintra.GAMES)
def test_the_module_plays_as_the_library_does(name: str) -> None:
    compare(name, QUICKLY)


@pytest.mark.long
@pytest.mark.parametrize("name", sintra.GAMES)
def test_the_module_plays_as_the_library_does_over_very_many_games(name: str) -> None:
    compare(name, LONG)


@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_choice_of_options_is_set_up_as_the_library_does(name: str) -> None:
    game = sintra.game(name)
    wishes = [(players, {option.name: value}) for players in game.players for option in game.options for value in option.choices]
    games = [
        one
        for players, options in wishes
        if options.get("first", "") <= str(players) or "r" in options["first"]
        for one in games_of(players, options, 1)
    ]
    answers = ask("parity.mjs", game, games=[asdict(one) for one in games])
    assert [answered[0] for answered in answers] == [play(game, one)[0] for one in games]


def test_options_that_there_are_not_are_refused_in_words() -> None:
    game = sintra.game(sintra.GAMES[0])
    for players, options, said in (
        (9, {}, "there is no game for 9"),
        (2, {"gravity": "none"}, "gravity"),
        (2, {"first": "7"}, "“7” is not one of"),
    ):
        assert said in ask("refusals.mjs", game, players=players, options=options)
