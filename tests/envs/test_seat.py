"""Gymnasium, one seat: its own checker, masks, opponents, rewards, truncation and illegal actions."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sintra
from sintra.envs.gym import name_of
from tests.games.variants import IDS, VARIANTS

every_game = pytest.mark.parametrize("name", sintra.GAMES)


def made(name: str, **settings: Any) -> Any:
    """An environment from Gymnasium's registry."""
    return gymnasium.make(name_of(name), **settings)


def play_to_the_end(env: Any, seed: int) -> tuple[float, bool, bool]:
    """Random legal decisions until the game is done; the last reward and how it ended."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])
        seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert env.observation_space.contains(seen)
        if terminated or truncated:
            return reward, terminated, truncated
        assert reward == 0


@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_gymnasium_finds_the_environment_in_order(variant: tuple[str, int, dict[str, str]]) -> None:
    name, players, options = variant
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(name, players=players, opponents="greedy", **options).unwrapped, skip_render_check=True)


@every_game
def test_every_mode_renders(name: str) -> None:
    kinds: dict[str, type] = {"human": type(None), "ansi": str, "svg": str, "rgb_array": np.ndarray}
    for mode, kind in kinds.items():
        env = made(name, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)


@every_game
def test_the_reward_is_the_seats_own(name: str) -> None:
    for seat in range(2):
        env = made(name, seat=seat, returns="margin", opponents="greedy")
        reward, terminated, _ = play_to_the_end(env, seed=3)
        scores = env.unwrapped.table.position.scores
        assert terminated and reward == scores[seat] - scores[1 - seat]


@every_game
def test_an_endless_game_is_truncated_without_reward(name: str) -> None:
    assert play_to_the_end(made(name, limit=11), seed=1) == (0.0, False, True)


@every_game
def test_an_illegal_action_ends_the_game_with_minus_one(name: str) -> None:
    env = made(name)
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated, truncated, info["illegal_action"]) == (-1.0, True, False, True)


def test_opponents_are_asked_for_their_own_seats() -> None:
    greedy, rash = sintra.bot("greedy", seed=1), sintra.bot("random", seed=2)
    env = made(sintra.GAMES[0], players=3, seat=1, opponents=[greedy, "random"])
    assert env.unwrapped._invited[0] is greedy
    assert play_to_the_end(env, seed=1)[1]
    for wrong in ("nobody", [greedy, rash, "random"]):
        with pytest.raises(sintra.BadOption, match="opponents"):
            made(sintra.GAMES[0], opponents=wrong)
    with pytest.raises(sintra.BadOption, match="seat"):
        made(sintra.GAMES[0], seat=2)
