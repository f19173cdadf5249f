"""Batches: many games stepped together are the same games, whatever the number of threads."""

import numpy as np
import pytest

import sintra
from sintra.kernel.batch import Batch
from sintra.kernel.dispatch import OVER
from sintra.positions import Position

every_game = pytest.mark.parametrize("name", sintra.GAMES)


@every_game
def test_random_games_end(name: str) -> None:
    batch = Batch(sintra.game(name), 50, seed=3)
    decisions = batch.play_out()
    assert batch.over.all()
    assert (decisions > 0).all()


@every_game
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    one, three = (Batch(sintra.game(name), 31, seed=3, threads=threads) for threads in (1, 3))
    assert np.array_equal(one.states, three.states)
    assert np.array_equal(one.play_out(), three.play_out())
    assert np.array_equal(one.scores, three.scores)


@every_game
def test_a_step_is_the_move_that_a_position_would_play(name: str) -> None:
    batch = Batch(sintra.game(name), 8, seed=5)
    for _ in range(30):
        mask = batch.legal_mask()
        positions = [Position(batch.game, batch.states[i : i + 1].copy()) for i in range(batch.count)]
        for row, position in zip(mask, positions, strict=True):
            assert set(np.flatnonzero(row)) == ({int(move) for move in position.legal_moves} if position.to_move >= 0 else set())
        actions = np.array([int(np.flatnonzero(row)[0]) if row.any() else 0 for row in mask])
        accepted = batch.step(actions)
        assert np.array_equal(accepted, mask.any(axis=1))
        for i, position in enumerate(positions):
            if accepted[i]:
                position.play(int(actions[i]))
                if position.to_move >= 0:
                    assert position._record[0].tobytes() == batch.states[i].tobytes()


@every_game
def test_an_illegal_action_changes_nothing(name: str) -> None:
    batch = Batch(sintra.game(name), 20, seed=1)
    before = batch.states.copy()
    for action in (-1, batch.game.actions, batch.game.moves + 5, 2**31 - 1):
        assert not batch.step(np.full(20, action)).any()
    illegal = np.array([int(np.flatnonzero(~row)[0]) for row in batch.legal_mask()])
    assert not batch.step(illegal).any()
    assert np.array_equal(before, batch.states)


@every_game
def test_games_that_are_over_can_be_restarted_alone(name: str) -> None:
    batch = Batch(sintra.game(name), 6, seed=2)
    batch.play_out()
    which = np.array([True, False] * 3)
    batch.restart(which)
    assert np.array_equal(batch.to_move == OVER, ~which)


def test_a_limit_cuts_the_endless_game_off() -> None:
    batch = Batch(sintra.game("azul"), 10, seed=2)
    assert (batch.play_out(limit=5) == 5).all()
    assert not batch.over.any()


def test_actions_of_the_wrong_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="expected 4 actions"):
        Batch(sintra.game("azul"), 4).step(np.zeros(5, np.int32))
