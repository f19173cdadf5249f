"""Bots by name: legal, repeatable, and able to say why."""

import pytest

import sintra
from sintra.bots import BOTS, LEVELS
from sintra.bots.levels import LevelBot, strengths
from sintra.search.heuristics import heuristics
from sintra.search.network import trained_network
from sintra.search.tuning import Strength


@pytest.mark.parametrize("game", sintra.GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_every_game_by_the_rules(game: str, name: str) -> None:
    position = sintra.new(game, seed=5)
    bot = sintra.bot(name, seed=2, seconds=0.02) if name == LEVELS[-1] else sintra.bot(name, seed=2)
    for _ in range(12):
        if position.is_over:
            break
        position.play(bot.choose(position))


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS[:-1]])
def test_equal_seeds_choose_alike(name: str) -> None:
    position = sintra.new("azul", seed=5)
    assert len({int(sintra.bot(name, seed=9).choose(position)) for _ in range(3)}) == 1


@pytest.mark.parametrize(("game", "players"), [(game, players) for game in sintra.GAMES for players in sintra.game(game).players])
def test_every_game_says_how_strong_its_levels_are(game: str, players: int) -> None:
    levels = strengths(sintra.game(game), players)
    assert tuple(levels) == LEVELS[:-1]
    found = list(levels.values())
    assert found == sorted(found, key=lambda strength: (strength.simulations, -strength.overlooks))


def test_what_a_level_is_given_goes_before_what_the_game_says() -> None:
    bot = LevelBot("copper", simulations=7, overlooks=0.5)
    bot.begin_with(sintra.new("azul"))
    assert (bot.budget.simulations, bot.overlooks) == (7, 0.5)


@pytest.mark.parametrize("players", [2, 3])
def test_a_level_is_as_strong_as_the_game_says_for_so_many_players(players: int) -> None:
    bot = LevelBot("platinum")
    bot.begin_with(sintra.new("azul", players))
    assert Strength(bot.budget.simulations or 0, bot.overlooks) == strengths(sintra.game("azul"), players)["platinum"]


def test_an_unknown_name_or_setting_is_refused() -> None:
    with pytest.raises(sintra.SintraError, match="there is no bot"):
        sintra.bot("lead")
    with pytest.raises(sintra.SintraError, match="no such setting"):
        sintra.bot("gold", depth=3)


@pytest.mark.parametrize("budget", [{"seconds": 0.0}, {"seconds": -1.0}, {"seconds": float("nan")}, {"simulations": 0}])
def test_a_bot_that_may_not_think_is_refused(budget: dict[str, float]) -> None:
    with pytest.raises(sintra.SintraError, match="has to think"):
        sintra.bot("diamond", **budget)


def test_weights_of_another_game_are_refused() -> None:
    bot = sintra.bot("diamond", simulations=10, network=trained_network(sintra.game("azul"), 3))
    with pytest.raises(sintra.SintraError, match="not for azul with 2 players"):
        bot.choose(sintra.new("azul", 2))


def test_a_bot_is_not_asked_when_nobody_is_to_move() -> None:
    with pytest.raises(sintra.SintraError, match="nobody is to move"):
        sintra.bot("greedy").choose(sintra.new("azul", dealt=False))


def test_greedy_counts_wall_points_tiles_and_the_floor_line() -> None:
    """Two whites complete line 2: 2 points beside the blue tile, 1 for the two tiles in the line; the floor line costs what it costs."""
    from sintra.search.heuristics import greedy

    heuristics(sintra.game("azul"))
    walls = ".....,.B...,.....,.....,...../.....,.....,.....,.....,....."
    text = f"azul to=1 start=1 marker=centre factories=WWYY,-,-,-,- centre=RRR scores=0/0 lines=-,-,-,-,-/-,-,-,-,- walls={walls} floors=-/-"
    position = sintra.position(text, dealt=False, study=True)

    def value(move: str) -> float:
        return float(greedy(position.state, int(position.read_move(move))))

    assert value("1 white > 2") == 2 + 0.5 * 2
    assert value("1 yellow > 3") == 0.5 * 2
    assert value("1 white > floor") == -2
    assert value("centre red > 2") == 1 + 0.5 * 2 - 2
    assert value("centre red > 1") == 1 + 0.5 * 1 - 4
