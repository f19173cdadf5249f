"""Summer Pavilion: laws that hold in every position that play can reach."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sintra
from sintra.games.pavilion.spec import COLOURS, NOTHING, TILES_OF_A_COLOUR
from sintra.kernel.compile import is_compiling
from sintra.kernel.piles import counts
from sintra.positions import Position

few = settings(max_examples=15 if is_compiling else 2, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32)
every_kind = pytest.mark.parametrize(
    "options",
    [{"board": board, "edition": edition} for board in ("coloured", "grey") for edition in ("classic", "mini")],
    ids=lambda o: "-".join(o.values()),
)


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
        held = np.array([counts(tiles, COLOURS) for tiles in (s.bag, s.tower, s.supply, *s.displays, *s.hand, *s.corners)]).sum(axis=0)
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
