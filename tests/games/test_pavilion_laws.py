"""Summer Pavilion: laws that hold in every position that play can reach."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sintra
from sintra.games.pavilion.rules_piles import all_of, colour_at, colours_in, count, counts, pile, total
from sintra.games.pavilion.spec import MOVES, NOTHING, TILES_OF_A_COLOUR
from sintra.kernel.compile import is_compiling
from sintra.kernel.dispatch import NATURE
from sintra.kernel.playout import deal, quick_deal
from sintra.kernel.random import generator
from sintra.position import Position

few = settings(max_examples=15 if is_compiling else 2, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32)
every_kind = pytest.mark.parametrize(
    "options",
    [{"board": board, "edition": edition} for board in ("coloured", "grey") for edition in ("classic", "mini")],
    ids=lambda o: "-".join(o.values()),
)
piles = st.lists(st.integers(0, TILES_OF_A_COLOUR), min_size=6, max_size=6)


def game(seed: int, options: dict[str, Any]) -> Position:
    return sintra.new("pavilion", 2 + seed % 3, seed=seed, wild_order="reversed" if seed % 2 else "printed", **options)


def play(position: Position, dice: random.Random) -> None:
    """A random move of somebody who would rather place a tile than pass."""
    moves = position.legal_moves
    places = [move for move in moves if ">" in str(move)]
    position.play(dice.choice(places if places and dice.random() < 0.9 else moves))


@every_kind
@few
@given(seed=seeds)
def test_law_every_colour_keeps_its_22_tiles(options: dict[str, Any], seed: int) -> None:
    position, dice = game(seed, options), random.Random(seed)
    while not position.is_over:
        s = position.state
        held = np.array([counts(tiles) for tiles in (s.bag, s.tower, s.supply, *s.displays, *s.hand, *s.corners)]).sum(axis=0)
        assert [n + int((s.board == c).sum()) for c, n in enumerate(held)] == 6 * [TILES_OF_A_COLOUR]
        play(position, dice)


@every_kind
@few
@given(seed=seeds)
def test_law_no_score_is_ever_under_the_floor(options: dict[str, Any], seed: int) -> None:
    position, dice = game(seed, options), random.Random(seed)
    floor = 1 if options["edition"] == "classic" else 0
    while not position.is_over:
        position.play(dice.choice(position.legal_moves))
        assert min(position.scores) >= floor


@every_kind
@few
@given(seed=seeds)
def test_law_one_placement_gives_at_most_three_bonus_tiles_and_one_to_six_points(options: dict[str, Any], seed: int) -> None:
    position, dice = game(seed, options), random.Random(seed)
    while not position.is_over:
        play(position, dice)
        assert position.state.due <= 3
        assert all(1 <= reason.points <= 6 for reason in position.reasons if reason.kind == "segment")


@few
@given(seed=seeds)
def test_law_grey_stars_are_of_one_colour_or_of_different_ones(seed: int) -> None:
    position, dice = game(seed, {"board": "grey"}), random.Random(seed)
    while not position.is_over:
        play(position, dice)
        for star in position.state.board.reshape(-1, 6):
            colours = [c for c in star if c != NOTHING]
            assert len(set(colours)) in (min(1, len(colours)), len(colours))


@every_kind
@few
@given(seed=seeds)
def test_law_dealing_quickly_draws_what_sampling_one_by_one_draws(options: dict[str, Any], seed: int) -> None:
    quick, slow = (sintra.new("pavilion", 2 + seed % 3, dealt=False, **options)._record for _ in range(2))
    dice, moves = random.Random(seed), np.empty(MOVES, np.int32)
    position = Position(sintra.game("pavilion"), quick)
    number = 0
    while not position.is_over:
        if position.to_move == NATURE:
            slow[:] = quick
            one, other = generator(seed + number), generator(seed + number)
            quick_deal(quick[0], one, moves)
            deal(slow[0], other, moves, None, None)
            assert quick.tobytes() == slow.tobytes()
            assert one == other
            number += 1
        else:
            position.play(dice.choice(position.legal_moves))


@few
@given(tiles=piles, place=st.integers(0, 131))
def test_law_piles_count_like_lists(tiles: list[int], place: int) -> None:
    packed = pile(tiles)
    one_by_one = [c for c, n in enumerate(tiles) for _ in range(n)]
    assert counts(packed) == tiles == [count(packed, c) for c in range(6)]
    assert total(packed) == len(one_by_one)
    assert colours_in(packed) == sum(1 << c for c in set(one_by_one))
    assert counts(all_of(packed, 3)) == [0, 0, 0, tiles[3], 0, 0]
    if place < len(one_by_one):
        assert colour_at(packed, place) == one_by_one[place]
