"""Learning: a tiny run, and the same run interrupted at every step."""

from pathlib import Path

import numpy as np
import pytest

from sintra.learn.recipe import Recipe
from sintra.learn.run import Run
from sintra.search.network import Network, load_network

TINY = Recipe(game="azul", players=2, generations=2, games=6, chunk=2, steps=20, batch=32, gate_pairs=2, polish=20, quick=4, last_quick=6, full=2.0)


def quiet(_: str) -> None:
    pass


def final(run: Run) -> Network:
    return load_network(run.best(TINY.generations))


def test_an_interrupted_run_ends_as_one_that_was_not(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    whole = Run(tmp_path / "whole", TINY, say=quiet)
    whole.go_on()

    class Interrupted(Exception):
        pass

    steps = 0

    def interrupt(_: str) -> None:
        nonlocal steps
        steps += 1
        if steps % 2 == 0:
            raise Interrupted

    for _ in range(20):
        run = Run(tmp_path / "interrupted", TINY, say=interrupt)
        try:
            run.go_on()
            break
        except Interrupted:
            continue
    assert len(run.done()) == TINY.generations
    for ours, theirs in zip(final(run), final(whole), strict=True):
        assert np.array_equal(ours, theirs)
    assert [generation.result for generation in run.done()] == [generation.result for generation in whole.done()]


def test_the_recipe_of_a_run_is_the_one_it_began_with(tmp_path: Path) -> None:
    Run(tmp_path, TINY, say=quiet)
    assert Run(tmp_path, Recipe(game="azul", players=2), say=quiet).recipe == TINY
