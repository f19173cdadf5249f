"""Elo, SPRT and results without luck against values that are known."""

import math
from collections.abc import Sequence

import numpy as np
import pytest

from sintra.arena.statistics import Adjusted, Sprt, Summary, elo, expected

STEPS = range(20, 2_000, 20)  # deals after which a test is looked at


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


def test_taking_luck_off_has_no_bias_however_few_deals_there_are() -> None:
    """Luck that helps the more the more of it there is: a factor estimated from the same deals would be wrong on average."""
    random = np.random.default_rng(6)
    deals, contests = 5, 20_000
    luck = random.exponential(0.2, (contests, deals)) - 0.2
    scores = np.clip(0.4 + luck + 2.0 * luck**2, 0.0, 1.0)
    truth = np.clip(0.4 + (draws := random.exponential(0.2, 2_000_000) - 0.2) + 2.0 * draws**2, 0.0, 1.0).mean()
    found = np.array([Adjusted.of(list(zip(*one, strict=True))).summary.mean for one in zip(scores.tolist(), luck.tolist(), strict=True)])
    error = found.std() / math.sqrt(contests)
    assert abs(found.mean() - truth) < 4 * error
    centred = luck - luck.mean(1, keepdims=True)
    naive = (scores - ((scores * centred).sum(1) / (centred**2).sum(1))[:, None] * luck).mean(1)
    assert abs(naive.mean() - truth) > 4 * naive.std() / math.sqrt(contests), "the test can tell"


def test_a_test_without_luck_needs_fewer_deals() -> None:
    test = Sprt(0.0, 20.0)

    def needed(judged: list[Sequence[float]]) -> int:
        return next(n for n, scores in zip(STEPS, judged, strict=True) if test.verdict(scores))

    raw = adjusted = 0
    for seed in range(10):
        random = np.random.default_rng(seed)
        luck = random.normal(0.0, 0.3, 4_000)
        scores = np.clip(0.53 + luck + random.normal(0.0, 0.1, 4_000), 0.0, 1.0).tolist()
        known = list(zip(scores, luck.tolist(), strict=True))
        raw += needed([[score for score, _ in known[:n]] for n in STEPS])
        adjusted += needed([Adjusted.of(known[:n]).scores for n in STEPS])
    assert adjusted < raw / 2


def test_luck_that_says_nothing_is_left_alone() -> None:
    assert Adjusted.of([(1.0, 0.0), (0.0, 0.0)]).factor == 0.0
