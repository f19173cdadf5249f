"""OpenSpiel: its own simulation test with serialisation, playthroughs as kept, chances, observers, and a search of its own."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import sintra
from sintra.envs.observer import Observer
from tests.envs.keep import DATA, PLAYTHROUGHS, played
from tests.games.variants import IDS, VARIANTS

every_game = pytest.mark.parametrize("name", sintra.GAMES)


def loaded(name: str, players: int, **settings: object) -> pyspiel.Game:
    """A game from OpenSpiel's registry."""
    return pyspiel.load_game(f"sintra_{name}", {"players": players, **settings})


def some_state(game: pyspiel.Game, moves: int, seed: int) -> pyspiel.State:
    """A state with a decision to make, some random moves into a game."""
    dice = np.random.default_rng(seed)
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
            moves -= 1
    return state


@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_whole_random_games_with_serialisation(variant: tuple[str, int, dict[str, str]]) -> None:
    name, players, options = variant
    pyspiel.random_sim_test(loaded(name, players, **options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("returns", ["win", "rank"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", ["azul", "pavilion"])
def test_what_one_gets_the_others_lose(name: str, players: int, returns: str) -> None:
    """OpenSpiel allows for an error of 1e-6 in the sum over all seats."""
    game, dice = loaded(name, players, returns=returns), np.random.default_rng(1)
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(int(dice.choice(state.legal_actions())))
        assert abs(sum(state.returns())) < 1e-9


@pytest.mark.parametrize("label", PLAYTHROUGHS)
def test_playthrough_is_the_one_that_is_kept(label: str) -> None:
    assert played(label) == (DATA / f"{label}.txt").read_text(encoding="utf-8")


@every_game
def test_chances_are_those_of_the_bag(name: str) -> None:
    state = loaded(name, 2).new_initial_state()
    seen = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert [action for action, _ in outcomes] == sorted({action for action, _ in outcomes})
        state.apply_action(outcomes[seen % len(outcomes)][0])
        seen += 1
    assert seen > 10


@every_game
def test_the_observer_shows_the_view_part_by_part(name: str) -> None:
    game = loaded(name, 2)
    state = some_state(game, 30, seed=3)
    observation = make_observation(game)
    position = state.play.position()
    for player in range(2):
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, Observer(position.game, 2).see(position._record, player))
        assert np.array_equal(observation.tensor, np.concatenate([part.flatten() for part in observation.dict.values()]))
        assert observation.string_from(state, player) == position.view(player).text
        assert state.observation_string(player) == position.view(player).text


@every_game
def test_an_information_state_is_what_the_player_saw_happen(name: str) -> None:
    state = some_state(loaded(name, 2), 15, seed=2)
    text = state.information_state_string(0)
    assert text.count(",") == len(state.history()) - 1 if "?" not in text else text.count("?") < len(state.history())


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = some_state(loaded(name, 2), 5, seed=1)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


@every_game
def test_an_endless_game_ends_with_nothing_for_anybody(name: str) -> None:
    state = some_state(loaded(name, 2, limit=10), 9, seed=1)
    assert not state.is_terminal()
    state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.is_terminal() and state.returns() == [0.0, 0.0]


@every_game
def test_the_python_search_of_openspiel_plays(name: str) -> None:
    game = loaded(name, 2, limit=50)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(2))
    state = some_state(game, 40, seed=4)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_options_are_parameters() -> None:
    name = sintra.GAMES[0]
    option = sintra.game(name).options[0]
    for value in option.choices:
        game = pyspiel.load_game(f"sintra_{name}(players=3,returns=margin,{option.name}={value})")
        assert game.num_players() == 3
        assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
        assert game.new_initial_state().play.position().options[option.name] == value
