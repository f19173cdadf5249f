"""Elo, SPRT and results without luck against values that are known."""

import math

import numpy as np
import pytest

from sintra.arena.statistics import Adjusted, Sprt, Summary, elo, expected


@pytest.mark.parametrize(("score", "difference"), [(0.5, 0.0), (0.64, 100.0), (0.76, 200.0), (10 / 11, 400.0)])
def test_elo_as_in_the_tables(score: float, difference: float) -> None:
    assert elo(score) == pytest.approx(difference, abs=1.0)
    assert expected(difference) == pytest.approx(score, abs=0.002)


def test_everything_won_is_infinitely_better() -> None:
    assert elo(1.0) == math.inf
    assert elo(0.0) == -math.inf


def test_the_error_shrinks_with_the_root_of_the_games() -> None:
    few, many = Summary.of([0.0, 1.0] * 50), Summary.of([0.0, 1.0] * 200)
    assert few.mean == many.mean == 0.5
    assert few.error == pytest.approx(1.96 * 0.5 / 10, rel=0.01)
    assert many.error == pytest.approx(few.error / 2, rel=0.01)
    low, high = many.elo_interval
    assert low == pytest.approx(-high)


def test_a_sequential_test_knows_when_to_stop() -> None:
    test = Sprt(0.0, 50.0)
    assert test.bound == pytest.approx(math.log(19))
    assert test.verdict([]) is None
    assert test.verdict([1.0, 0.0]) is None
    assert test.verdict([1.0, 0.5, 1.0] * 60) == "high"
    assert test.verdict([0.0, 0.5, 0.5] * 60) == "low"


def test_the_likelihood_is_nought_half_way() -> None:
    test = Sprt(0.0, 50.0)
    middle = (expected(0.0) + expected(50.0)) / 2
    assert test.likelihood([middle - 0.4, middle + 0.4] * 20) == pytest.approx(0.0, abs=1e-9)


def test_taking_luck_off_changes_the_mean_hardly_and_the_error_much() -> None:
    random = np.random.default_rng(5)
    luck = random.normal(0.0, 0.3, 4_000)
    scores = (random.random(4_000) < np.clip(0.55 + luck, 0.0, 1.0)).astype(float)
    adjusted = Adjusted.of(list(zip(scores.tolist(), luck.tolist(), strict=True)))
    raw = Summary.of(scores.tolist())
    assert abs(adjusted.summary.mean - 0.55) < adjusted.summary.error < raw.error
    assert adjusted.factor == pytest.approx(1.0, abs=0.2) and adjusted.worth == pytest.approx((raw.error / adjusted.summary.error) ** 2)


def test_luck_that_says_nothing_is_left_alone() -> None:
    assert Adjusted.of([(1.0, 0.0), (0.0, 0.0)]).factor == 0.0
