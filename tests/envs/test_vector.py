"""Gymnasium's VectorEnv on the batch: both ways of beginning again, and the same rewards as one game at a time."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import sintra
from sintra.envs import Pool
from sintra.envs.gym import name_of
from sintra.envs.vector import SeatVectorEnv

every_game = pytest.mark.parametrize("name", sintra.GAMES)
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


def made(name: str, count: int = 12, **settings: Any) -> Any:
    """A vector environment from Gymnasium's registry."""
    return gymnasium.make_vec(name_of(name), num_envs=count, **settings)


def legal(infos: dict[str, Any], dice: np.random.Generator) -> Any:
    """Random legal actions; any where a game is done."""
    masks = infos["action_mask"]
    return np.array([dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@every_game
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_registry_gives_the_batch(name: str, opponents: str) -> None:
    envs = made(name, opponents=opponents, observation="planes")
    assert isinstance(envs, SeatVectorEnv)
    seen, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert np.array_equal(envs.action_masks(), infos["action_mask"])
    seen, rewards, terminated, truncated, infos = envs.step(legal(infos, np.random.default_rng(1)))
    assert envs.observation_space.contains(seen)
    assert rewards.shape == terminated.shape == truncated.shape == (12,)
    assert (np.equal(envs.games.to_move, 0) | terminated).all()


@every_game
def test_next_step_begins_anew_in_the_step_after_the_last(name: str) -> None:
    envs = made(name, limit=60, autoreset_mode=MODES[0])
    _, infos = envs.reset(seed=1)
    dice, done, ended = np.random.default_rng(1), np.zeros(12, bool), 0
    for _ in range(120):
        before = envs.games.decisions.copy()
        _, rewards, terminated, truncated, infos = envs.step(legal(infos, dice))
        assert not (terminated & truncated).any()
        assert not rewards[done].any() and not terminated[done].any() and not truncated[done].any()
        assert (envs.games.decisions[done] < before[done]).all()
        assert (envs.games.decisions[~done] > before[~done]).all()
        assert infos["action_mask"].any(axis=1)[~(terminated | truncated)].all()
        done = terminated | truncated
        ended += int(done.sum())
    assert ended > 12


@every_game
def test_same_step_begins_anew_at_once_and_keeps_what_was_last_seen(name: str) -> None:
    envs = made(name, limit=60, autoreset_mode="SameStep", returns="rank")
    _, infos = envs.reset(seed=1)
    dice, ended = np.random.default_rng(1), 0
    for _ in range(120):
        seen, rewards, terminated, truncated, infos = envs.step(legal(infos, dice))
        done = terminated | truncated
        assert not envs.games.done.any()
        assert infos["action_mask"].any(axis=1).all()
        assert not rewards[~terminated].any()
        if done.any():
            assert np.array_equal(infos["_final_obs"], done)
            for i in range(12):
                assert (infos["final_obs"][i] is None) == (not done[i])
                if done[i]:
                    assert envs.single_observation_space.contains(infos["final_obs"][i])
                    assert not np.array_equal(infos["final_obs"][i], seen[i])
        ended += int(done.sum())
    assert ended > 12


@every_game
def test_without_autoreset_the_caller_begins_anew(name: str) -> None:
    envs = made(name, limit=12, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = envs.reset(seed=1)
    done = np.zeros(12, bool)
    while not done.any():
        *_, done, infos = envs.step(legal(infos, np.random.default_rng(1)))
    with pytest.raises(sintra.BadOption, match="reset"):
        envs.step(np.zeros(12, int))
    others = envs.games.decisions[~done].copy()
    _, infos = envs.reset(options={"reset_mask": done})
    assert not envs.games.truncated.any()
    assert np.array_equal(envs.games.decisions[~done], others)
    envs.step(legal(infos, np.random.default_rng(1)))


@every_game
def test_an_illegal_action_ends_its_game_alone(name: str) -> None:
    envs = made(name)
    _, infos = envs.reset(seed=1)
    actions = legal(infos, np.random.default_rng(1))
    actions[3] = int(np.flatnonzero(infos["action_mask"][3] == 0)[0])
    _, rewards, terminated, truncated, infos = envs.step(actions)
    assert rewards[3] == -1 and terminated[3] and not truncated[3] and infos["illegal_action"].tolist() == [i == 3 for i in range(12)]
    assert not rewards[[0, 1, 2]].any()


@every_game
def test_equal_seeds_are_equal_games(name: str) -> None:
    one, other = made(name, opponents="greedy", threads=1), made(name, opponents="greedy", threads=2)
    dice = np.random.default_rng(1)
    (seen, infos), (same, _) = one.reset(seed=9), other.reset(seed=9)
    for _ in range(30):
        assert np.array_equal(seen, same)
        actions = legal(infos, dice)
        seen, rewards, *_, infos = one.step(actions)
        same, equal, *_ = other.step(actions)
        assert np.array_equal(rewards, equal)


def test_other_bots_are_asked_one_by_one() -> None:
    envs = made(sintra.GAMES[0], count=3, players=3, opponents=["greedy", sintra.bot("random", seed=1)], limit=30)
    _, infos = envs.reset(seed=1)
    for _ in range(20):
        *_, infos = envs.step(legal(infos, np.random.default_rng(1)))
        assert (np.equal(envs.games.to_move, 0) | envs.games.done).all()


def test_every_game_renders_for_its_seat() -> None:
    envs = made(sintra.GAMES[0], count=2, render_mode="ansi")
    envs.reset(seed=1)
    assert [type(text) for text in envs.render()] == [str, str]


@every_game
def test_a_policy_is_asked_about_all_games_at_once(name: str) -> None:
    asked: list[int] = []

    def first_legal(observations: Any, masks: Any) -> Any:
        assert len(observations) == len(masks) and masks.any(axis=1).all()
        asked.append(len(masks))
        return masks.argmax(axis=1)

    envs = made(name, opponents=first_legal)
    _, infos = envs.reset(seed=1)
    for _ in range(10):
        *_, infos = envs.step(legal(infos, np.random.default_rng(1)))
    assert max(asked) > 4
    assert (np.equal(envs.games.to_move, 0) | envs.games.done).all()


def test_everybody_of_a_pool_is_met_also_who_comes_later() -> None:
    met: dict[str, int] = {}

    def policy(called: str) -> Any:
        def answer(_observations: Any, masks: Any) -> Any:
            met[called] = met.get(called, 0) + len(masks)
            return masks.argmax(axis=1)

        return answer

    pool = Pool([policy("one"), policy("two"), "random"])
    envs = made(sintra.GAMES[0], 30, opponents=pool)
    envs.reset(seed=1)
    assert set(met) <= {"one", "two"}
    pool.add(policy("three"))
    _, infos = envs.reset(seed=2)
    envs.step(legal(infos, np.random.default_rng(1)))
    assert set(met) == {"one", "two", "three"}


def test_an_answer_that_is_not_legal_is_said_in_words() -> None:
    envs = made(sintra.GAMES[0], opponents=lambda _, masks: masks.argmin(axis=1), seat=1)
    with pytest.raises(sintra.BadOption, match="legal action"):
        envs.reset(seed=1)
    with pytest.raises(sintra.BadOption, match="neither a bot nor a policy"):
        made(sintra.GAMES[0], opponents=7)
    with pytest.raises(sintra.BadOption, match="make_vec"):
        gymnasium.make(name_of(sintra.GAMES[0]), opponents=lambda _, masks: masks.argmax(axis=1)).reset()
