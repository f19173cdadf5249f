"""A game's own quick way to deal: it ends where the same draws one by one would end, and gives every tile the same chance to come anywhere.

In Duel nature does more than to draw tiles; its own laws speak of that.
"""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sintra
from sintra.kernel.compile import is_compiling, rule
from sintra.kernel.dispatch import NATURE
from sintra.kernel.piles import LANES, counts
from sintra.kernel.playout import quick_deal
from sintra.kernel.random import generator
from sintra.positions import Position
from tests.games.variants import VARIANTS

few = settings(max_examples=4 if is_compiling else 1, deadline=None, suppress_health_check=list(HealthCheck))
FILLED = {"azul": ["displays"], "pavilion": ["supply", "displays"]}
every_variant = pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant[0] in FILLED], ids=str)


def tiles_in(state: Any, fields: list[str]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A row for each pile that nature fills: how many tiles it has of each colour."""
    piles = np.concatenate([np.atleast_1d(state[field]) for field in fields])
    return np.array([counts(int(tiles), LANES) for tiles in piles])


@every_variant
@few
@given(seed=st.integers(0, 2**32))
def test_dealing_quickly_ends_where_the_same_draws_one_by_one_end(variant: tuple[str, int, dict[str, Any]], seed: int) -> None:
    name, players, options = variant
    position, dice, numbers = sintra.new(name, players, dealt=False, **options), random.Random(seed), generator(seed)
    moves = np.empty(position.game.moves, np.int32)
    for _ in range(300):
        if position.is_over:
            break
        if position.to_move == NATURE:
            dealt = position.copy()
            quick_deal(dealt.state, numbers, moves)
            draw_towards(position, dealt, dice)
            assert position == dealt
        position.play(dice.choice(position.legal_moves))


def draw_towards(position: Position, goal: Position, dice: random.Random) -> None:
    """Draw one by one, in any order, such tiles that no pile gets more than it shall have."""
    fields = FILLED[position.game.name]
    shall = tiles_in(goal.state, fields)
    while position.to_move == NATURE:
        draws = list(position.legal_moves)
        dice.shuffle(draws)
        for draw in draws:
            position.play(draw)
            if (tiles_in(position.state, fields) <= shall).all() and position.state.starter in (goal.state.starter, -1):
                break
            position.undo()
        else:
            raise AssertionError(f"no draw leads from {position.text} to {goal.text}")


@rule
def deal_often(records: Any, numbers: Any, moves: Any) -> None:
    for i in range(len(records)):
        quick_deal(records[i], numbers, moves)


@pytest.mark.skipif(not is_compiling, reason="too many deals for plain Python")
@pytest.mark.parametrize("name", FILLED)
def test_every_tile_of_the_bag_is_as_likely_to_come_anywhere(name: str) -> None:
    """At the start of a later round, so that the bag is uneven: all means within five standard deviations of what they must be."""
    position, dice, times = sintra.new(name, 2, dealt=False), random.Random(4), 20_000
    while position.state.round_number < 3:
        position.play(dice.choice(position.legal_moves))
    before, bag = tiles_in(position.state, FILLED[name]), np.array(counts(int(position.state.bag), LANES))
    records = np.repeat(position._record, times)
    deal_often(records, generator(1), np.empty(position.game.moves, np.int32))
    drawn = sum(tiles_in(record, FILLED[name]) for record in records) - times * before
    due = drawn.sum(axis=1, keepdims=True) / times
    share = bag / bag.sum()
    spread = np.sqrt(times * due * share * (1 - share))
    assert (np.abs(drawn - times * due * share) <= 5 * spread).all()
