"""Environment steps a second, side by side: the NumPy batch on one and two cores, Gymnasium's vector and single environments, PettingZoo.

A step is one decision with the draws after it, chosen at random among the legal ones, with its mask and its observation. Beside them stand the
nearest games of other libraries, measured in the same run where they are installed (`pip install pgx`; connect four needs `pygame`).
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from rich.console import Console
from rich.table import Table

import sintra
from sintra.envs import VERSION, Games
from sintra.envs.gym import name_of

GAMES_AT_ONCE = 2_048
NEAREST = ("connect_four", "backgammon")  # small and without chance; with chance, as ours


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work is done a second; the first round, which may compile, is not counted."""
    work()
    done, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        done += work()
    return done / spent


def batch(name: str, threads: int, *, form: str) -> Callable[[], int]:
    """Steps of the NumPy batch; `form` says what is looked at before each."""
    games = Games(name, GAMES_AT_ONCE, seed=1, threads=threads)
    look = games.planes if form == "planes" else games.flat
    mask, seen = games.legal_mask(), look()

    def work() -> int:
        if form != "nothing":
            games.legal_mask(out=mask)
            look(out=seen)
        stepped = int(games.step(games.random_actions()).sum())
        if games.done.any():
            games.restart(games.done)
        return stepped

    return work


def vector(name: str, threads: int, opponents: str) -> Callable[[], int]:
    """Decisions of all players through Gymnasium's VectorEnv: one seat by the caller, the other by the environment."""
    envs: Any = gymnasium.make_vec(name_of(name), num_envs=GAMES_AT_ONCE, opponents=opponents, threads=threads, autoreset_mode="SameStep")
    envs.reset(seed=1)

    def work() -> int:
        envs.step(envs.games.random_actions())
        return GAMES_AT_ONCE

    return work


def single(name: str) -> Callable[[], int]:
    """A whole game through Gymnasium's single environment: the seat's own decisions."""
    env: Any = gymnasium.make(name_of(name), opponents="random")
    dice = np.random.default_rng(1)

    def work() -> int:
        _, info = env.reset()
        steps, done = 0, False
        while not done:
            _, _, terminated, truncated, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
            done, steps = terminated or truncated, steps + 1
        return steps

    return work


def aec(identifier: str) -> Callable[[], int]:
    """A whole game through PettingZoo, with all its wrappers."""
    env: Any = pettingzoo.make("aec", identifier)
    dice = np.random.default_rng(1)

    def work() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not done
        return steps

    return work


def of_pgx(name: str) -> Callable[[], int]:
    """A batch of pgx, compiled by JAX for the processor: random decisions, masks and observations for all games in one call."""
    import jax
    import pgx

    env = pgx.make(name)
    begin, play = jax.jit(jax.vmap(env.init)), jax.vmap(pgx_auto_reset(env))

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, drawing = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jax.numpy.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return play(state, actions, jax.random.split(drawing, GAMES_AT_ONCE)), key

    compiled = jax.jit(step)
    held = [begin(jax.random.split(jax.random.PRNGKey(1), GAMES_AT_ONCE)), jax.random.PRNGKey(2)]

    def work() -> int:
        held[:] = compiled(*held)
        held[0].observation.block_until_ready()
        return GAMES_AT_ONCE

    return work


def pgx_auto_reset(env: Any) -> Callable[..., Any]:
    """Games that are done begin again."""
    from pgx.experimental.wrappers import auto_reset

    return auto_reset(env.step, env.init)  # type: ignore[no-any-return]


def of_openspiel(name: str) -> Callable[[], int]:
    """A whole game of OpenSpiel's own, written in C++, from Python: mask and observation before each decision, draws after it."""
    import pyspiel

    game, dice = pyspiel.load_game(name), np.random.default_rng(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[dice.choice(len(outcomes), p=chances)])
            else:
                mask, _ = np.asarray(state.legal_actions_mask()), state.observation_tensor(state.current_player())
                state.apply_action(int(dice.choice(np.flatnonzero(mask))))
                steps += 1
        return steps

    return work


def others() -> dict[str, Callable[[], Callable[[], int]]]:
    """The nearest games of other libraries, by what they are called here."""
    return {
        **{f"pgx, {name.replace('_', ' ')}, {GAMES_AT_ONCE} games at once, all cores": partial(of_pgx, name) for name in NEAREST},
        **{f"OpenSpiel, {name.replace('_', ' ')}": partial(of_openspiel, name) for name in NEAREST},
        "PettingZoo, connect four": partial(aec, "classic/connect_four_v3"),
    }


def rate_if_there(prepare: Callable[[], Callable[[], int]], seconds: float) -> str:
    try:
        return f"{rate(prepare(), seconds):,.0f}"
    except (ImportError, pettingzoo.env_registry.exceptions.PettingZooRegistryError):
        return "not installed"


def report(console: Console, seconds: float = 1.0) -> None:
    """Measure everything in one run and print it as a table."""
    table = Table("steps a second", *sintra.GAMES, title=f"Environments, version {VERSION}, two players, {GAMES_AT_ONCE} games at once in a batch")
    rows: dict[str, Callable[[str], Callable[[], int]]] = {
        "NumPy batch, no observation, 1 core": lambda name: batch(name, 1, form="nothing"),
        "NumPy batch, no observation, 2 cores": lambda name: batch(name, 2, form="nothing"),
        "NumPy batch, mask and flat, 1 core": lambda name: batch(name, 1, form="flat"),
        "NumPy batch, mask and flat, 2 cores": lambda name: batch(name, 2, form="flat"),
        "NumPy batch, mask and planes, 1 core": lambda name: batch(name, 1, form="planes"),
        "NumPy batch, mask and planes, 2 cores": lambda name: batch(name, 2, form="planes"),
        "Gymnasium vector, random opponent, 1 core": lambda name: vector(name, 1, "random"),
        "Gymnasium vector, random opponent, 2 cores": lambda name: vector(name, 2, "random"),
        "Gymnasium vector, greedy opponent, 2 cores": lambda name: vector(name, 2, "greedy"),
        "Gymnasium, random opponent": single,
        "PettingZoo": lambda name: aec(f"sintra/{name}_v{VERSION}"),
    }
    for label, prepare in rows.items():
        table.add_row(label, *(f"{rate(prepare(name), seconds):,.0f}" for name in sintra.GAMES))
    for label, nearest in others().items():
        table.add_row(f"beside it: {label}", rate_if_there(nearest, seconds))
    console.print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    report(Console(width=140), parser.parse_args().seconds)
