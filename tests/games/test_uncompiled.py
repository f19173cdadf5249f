"""Random games of every kind by the generic services; `make coverage` runs them without compilation and watches every line of the rules."""

import random
from typing import Any

import numpy as np
import pytest

import sintra
from sintra.kernel.batch import Batch
from sintra.kernel.dispatch import NATURE, OVER
from sintra.kernel.playout import playout
from sintra.kernel.random import generator
from tests.games.variants import IDS, VARIANTS


@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_a_random_playout_ends(variant: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = variant
    position = sintra.new(name, players, seed=players, **options)
    room = np.empty(position.game.moves, np.int32)
    decisions = playout(position.state, generator(players), room, 2_000)
    assert position.is_over or decisions == 2_000


@pytest.mark.parametrize("name", sintra.GAMES)
def test_quick_dealing_leaves_a_player_to_move(name: str) -> None:
    batch = Batch(sintra.game(name), 3, seed=1, threads=1)
    assert not np.isin(batch.to_move, (NATURE, OVER)).any()


@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_seat_can_imagine_what_it_does_not_see(name: str) -> None:
    dice = random.Random(3)
    for seed in range(3):
        position = sintra.new(name, seed=seed)
        while not position.is_over:
            position.play(dice.choice(position.legal_moves))
            for seat in range(position.players):
                imagined = position.imagine(seat, seed=dice.randrange(1_000))
                assert imagined.view(seat) == position.view(seat)
