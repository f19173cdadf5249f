"""Games for learning: played in chunks, each a function of the recipe and its number alone, so that any process can play any chunk at any time.

A process is sent the networks themselves and sends back what was noted: machines that play share no files.
"""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.random import generator
from sintra.learn.recipe import Recipe
from sintra.registry import game as find_game
from sintra.search.heuristics import heuristics
from sintra.search.layers import make_workspace
from sintra.search.network import WIN, load_network
from sintra.search.selfplay import Effort, Notes, make_notes, play_out
from sintra.search.settings import settings_for
from sintra.search.tree import make_path, make_tree

NODES = 200_000  # a search of self-play is small
Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Chunk:
    """Some games of a generation."""

    recipe: Recipe
    generation: int
    number: int
    games: int
    network: bytes  #: the content of its file


def seed_of(*numbers: int) -> int:
    """One seed out of several numbers."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0])


def play_chunk(chunk: Chunk) -> tuple[int, Arrays]:
    """The number of the chunk, and what was noted in its games."""
    recipe = chunk.recipe
    game = find_game(recipe.game)
    network = load_network(BytesIO(chunk.network))
    quick = recipe.quick_of(chunk.generation)
    effort = Effort(quick, round(quick * recipe.full), recipe.often, varied=recipe.varied, later=recipe.later, elsewhere=recipe.elsewhere)
    table, notes = np.zeros(2, game.state), make_notes(heuristics(game).INPUTS[recipe.players], effort.longest)
    tree, path, workspace = make_tree(NODES), make_path(table), make_workspace(network)
    parts: list[Arrays] = []
    for i in range(chunk.games):
        draws, random = (generator(seed_of(recipe.seed, chunk.generation, chunk.number, i, what)) for what in range(2))
        begun = np.repeat(game.initial(*game.settle(recipe.players, {})), 2)
        n = play_out(begun, tree, table, network, network, -1, workspace, path, settings_for(game, {}), effort, draws, random, notes)
        if n:
            parts.append(_rows(notes, n, recipe))
    return chunk.number, join(parts)


def _rows(notes: Notes, n: int, recipe: Recipe) -> Arrays:
    """The notes of one game; moves are kept where the policy can learn from them."""
    players, count = recipe.players, np.diff(notes.start[: n + 1])
    moves = np.flatnonzero(np.repeat(notes.is_full[:n], count))
    return {
        "inputs": notes.inputs[:n].astype(np.float16),
        "found": notes.found[:n, :, :players].copy(),
        "ended": _came(notes, n, players, recipe.soon),
        "is_draw": count == 0,
        "count": np.where(notes.is_full[:n], count, 0).astype(np.int16),
        "kind": notes.kind[moves],
        "hint": notes.hint[moves].astype(np.float16),
        "share": notes.share[moves].astype(np.float16),
    }


def _came(notes: Notes, n: int, players: int, soon: float) -> NDArray[np.float32]:
    """What came of every position: in part what was found before the draw after it, in part what came of that; at last how the game ended."""
    came = notes.ended[:n, :, :players].copy()
    if soon == 0.0:
        return came
    following = -1
    for i in range(n - 1, -1, -1):
        if following >= 0:
            found = soon * notes.found[following, :, :players] + (1.0 - soon) * came[following]
            came[i] = np.roll(found, int(notes.seat[following]) - int(notes.seat[i]), axis=1)
        if notes.start[i + 1] == notes.start[i]:
            following = i
    return came


def join(parts: list[Arrays]) -> Arrays:
    """One set of arrays out of several; of games that came to no end there is none."""
    parts = [part for part in parts if part]
    if not parts:
        return {}
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def write_arrays(file: Path, arrays: Arrays) -> None:
    """Whole or not at all: an interruption leaves no half of a file."""
    unfinished = file.with_suffix(f".{file.suffix[1:]}-unfinished")
    with unfinished.open("wb") as out:
        np.savez(out, **arrays)  # type: ignore[arg-type]
    unfinished.replace(file)


def read_arrays(file: Path) -> Arrays:
    with np.load(file) as arrays:
        return {name: arrays[name] for name in arrays.files}


@dataclass(frozen=True)
class Trial:
    """Some pairs of games between a new network and an old one."""

    recipe: Recipe
    generation: int
    pairs: range
    new: bytes
    old: bytes


def play_trial(trial: Trial) -> list[float]:
    """The new network's result in each game, from -1 to 1. In a set of games with the same draws it takes every seat once."""
    recipe = trial.recipe
    game = find_game(recipe.game)
    heuristics(game)
    new, old = load_network(BytesIO(trial.new)), load_network(BytesIO(trial.old))
    table = np.zeros(2, game.state)
    tree, path, workspace = make_tree(NODES), make_path(table), make_workspace(new)
    effort = Effort(quick=recipe.quick_of(trial.generation) * 2, often=0.0, varied=0, later=0.0)
    notes = make_notes(heuristics(game).INPUTS[recipe.players], effort.longest)
    results = []
    for pair in trial.pairs:
        for seat in range(recipe.players):
            draws, random = (generator(seed_of(recipe.seed, trial.generation, 1_000_000 + pair, what)) for what in (0, 1 + seat))
            begun = np.repeat(game.initial(*game.settle(recipe.players, {"first": "1"})), 2)
            n = play_out(begun, tree, table, new, old, seat, workspace, path, settings_for(game, {}), effort, draws, random, notes)
            results.append(float(path.leaf[WIN, seat]) if n else 0.0)
    return results
