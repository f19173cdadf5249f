"""PettingZoo: its own tests, over every kind of game; masks, rewards, truncation and illegal actions as it expects them."""

import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import sintra
from sintra.envs import VERSION
from tests.games.variants import IDS, VARIANTS

every_game = pytest.mark.parametrize("name", sintra.GAMES)
every_kind = pytest.mark.parametrize("variant", VARIANTS, ids=IDS)


def made(name: str, players: int | None = None, **settings: Any) -> Any:
    """An environment from PettingZoo's registry."""
    return pettingzoo.make("aec", f"sintra/{name}_v{VERSION}", players=players, **settings)


def play_to_the_end(env: Any) -> dict[str, float]:
    """Random decisions until everybody is out; what each agent got."""
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert env.observation_space(agent).contains(seen)
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
    return total


@every_kind
def test_pettingzoo_finds_the_environment_in_order(variant: tuple[str, int, dict[str, str]]) -> None:
    name, players, options = variant
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array|Observation space for each agent")  # a Dict, for the mask
        api_test(made(name, players, **options), num_cycles=60)


@every_game
def test_equal_seeds_are_equal_games(name: str) -> None:
    seed_test(lambda: made(name, observation="planes"), num_cycles=60)


@every_game
def test_every_mode_renders(name: str) -> None:
    is_svg = {"svg": lambda text: text.startswith("<svg")}
    render_test(lambda render_mode: made(name, render_mode=render_mode), custom_tests=is_svg)


@every_game
def test_the_benchmark_of_pettingzoo_runs(name: str) -> None:
    performance_benchmark(made(name))


@every_kind
def test_rewards_come_at_the_end_and_make_zero(variant: tuple[str, int, dict[str, str]]) -> None:
    name, players, options = variant
    env = made(name, players, returns="rank", **options)
    env.reset(seed=5)
    total = play_to_the_end(env)
    assert len(total) == players
    assert sum(total.values()) == pytest.approx(0, abs=1e-6)
    assert list(total.values()) == pytest.approx(env.unwrapped.table.payoffs())


@every_game
def test_whoever_is_to_decide_is_selected_and_only_its_mask_has_ones(name: str) -> None:
    env = made(name)
    env.reset(seed=2)
    for _ in range(40):
        position = env.unwrapped.table.position
        assert env.agent_selection == f"player_{position.to_move}"
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert np.flatnonzero(mask).tolist() == (sorted(position._legal()) if agent == env.agent_selection else [])
        env.step(env.action_space(env.agent_selection).sample(env.observe(env.agent_selection)["action_mask"]))


@every_game
def test_an_endless_game_is_truncated_without_reward(name: str) -> None:
    env = made(name, limit=7)
    env.reset(seed=1)
    assert set(play_to_the_end(env).values()) == {0.0}
    assert env.unwrapped.table.truncated


@every_game
def test_an_illegal_action_ends_the_game_for_all(name: str) -> None:
    env = made(name)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1 and sum(env.rewards.values()) == -1


@every_game
def test_the_module_form_is_the_same_environment(name: str) -> None:
    module = import_module(f"sintra.envs.{name}_v{VERSION}")
    raw = module.raw_env(players=2)
    raw.reset(seed=1)
    with pytest.raises(sintra.IllegalMove):
        raw.step(int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0]))
    registered, direct = made(name), module.env()
    for env in (registered, direct):
        env.reset(seed=4)
    assert np.array_equal(registered.last()[0]["observation"], direct.last()[0]["observation"])
