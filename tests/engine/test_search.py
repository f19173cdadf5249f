"""The search in a module finds what the native one finds: the same simulations with the same random numbers."""

import math
import random
from collections.abc import Iterator
from typing import Any

import pytest

import sintra
from sintra.bots.bot import scatter
from sintra.engine.files import description, module_file
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.search import searcher
from sintra.search.searcher import Budget, Findings, Searcher
from tests.engine.node import ask

SIMULATIONS, SEED = 300, 5
TABLES = [(name, players) for name in sintra.GAMES for players in sintra.game(name).players]


@pytest.fixture(autouse=True)
def _the_modules_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules make the seeds of trees and worlds from one seed by compiled code; the library by NumPy's."""
    monkeypatch.setattr(searcher, "_scatter", scatter)


def views(name: str, players: int, part: float = 0.12, most: int = 8) -> list[Position]:
    """What the seat to move knows, here and there in a random game."""
    dice, position, found = random.Random(players), sintra.new(name, players, seed=3), []
    while not position.is_over:
        if dice.random() < part:
            found.append(position.view(position.to_move))
        position.play(dice.choice(list(position.legal_moves)))
    return found[-most:]


def found_by_the_module(game: Game, positions: list[Position], keep: bool = False, simulations: int = SIMULATIONS) -> list[dict[str, Any]]:
    players = positions[0].players
    given = {"weights": str(module_file(game).with_name(description(game)["weights"][str(players)])), "settings": {}, "keep": keep, "seed": SEED}
    records = [position._record.tobytes().hex() for position in positions]
    answers: list[dict[str, Any]] = ask("search.mjs", game, players=players, positions=records, simulations=simulations, **given)
    return answers


def found_natively(positions: list[Position], keep: bool = False, simulations: int = SIMULATIONS) -> Iterator[Findings]:
    native = Searcher(seed=SEED, keep=keep, nodes=900_000)
    for position in positions:
        yield native.think(position, Budget(simulations=simulations))


def told(found: dict[str, Any]) -> list[tuple[Any, ...]]:
    return sorted((choice["move"], choice["visits"], choice["value"], choice["chances"], choice["scores"]) for choice in found["choices"])


def told_natively(found: Findings) -> list[tuple[Any, ...]]:
    """The same. What was not looked at has no chances: a module says nothing of them."""
    return sorted(
        (choice.move, choice.visits, choice.value, *((None, None) if math.isnan(choice.chances[0]) else (list(choice.chances), list(choice.scores))))
        for choice in found.choices
    )


def compare(expected: list[Findings], answered: list[dict[str, Any]]) -> None:
    """To the last digit: sums are made in the same order in both homes, and tanh is our own."""
    for ours, its in zip(expected, answered, strict=True):
        assert (its["simulations"], its["isExact"]) == (ours.simulations, ours.is_exact)
        assert told(its) == told_natively(ours)
        assert its["choices"][0]["move"] == ours.best.move


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_equal_simulations_find_the_same(name: str, players: int) -> None:
    positions = views(name, players)
    compare(list(found_natively(positions)), found_by_the_module(sintra.game(name), positions))


@pytest.mark.parametrize("name", sintra.GAMES)
def test_a_tree_that_is_kept_goes_on_growing(name: str) -> None:
    expected: list[Findings] = []
    answered: list[dict[str, Any]] = []
    for seed in (4, 5, 6):  # where two trees have begun to differ, all that is kept of them differs: so games have trees of their own
        position = sintra.new(name, 2, seed=seed)
        native = Searcher(seed=SEED, keep=True, nodes=900_000)
        positions: list[Position] = []
        while len(positions) < 5:
            positions.append(position.view(position.to_move))
            expected.append(native.think(positions[-1], Budget(simulations=SIMULATIONS)))
            position.play(expected[-1].best.move)
        answered += found_by_the_module(sintra.game(name), positions, keep=True)
    compare(expected, answered)
    assert any(found["kept"] > 100 for found in answered)


def test_what_is_left_at_the_end_is_tried_to_the_end() -> None:
    game = sintra.game("azul")
    dice, position = random.Random(1), sintra.new("azul", seed=8)
    proven = []
    while not position.is_over:
        (findings,) = found_natively([position.view(position.to_move)], simulations=10)
        if findings.simulations == 0:
            proven.append((position.view(position.to_move), findings))
        position.play(dice.choice(list(position.legal_moves)))
    assert proven
    answered = found_by_the_module(game, [view for view, _ in proven])
    for (_, ours), its in zip(proven, answered, strict=True):
        assert its["isExact"] and its["simulations"] == 0
        assert [(choice["move"], choice["value"]) for choice in its["choices"]] == [(choice.move, choice.value) for choice in ours.choices]


@pytest.mark.parametrize("name", sintra.GAMES)
def test_a_long_search_stays_within_the_memory(name: str) -> None:
    game = sintra.game(name)
    positions = views(name, game.players[0])[:2]
    for found in found_by_the_module(game, positions, simulations=100_000):
        assert found["memory"] <= description(game)["constants"]["memory"] == 128 * 1024**2
