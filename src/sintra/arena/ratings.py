"""Ratings: one number for each bot, so that the differences explain all contests between them as well as can be.

A contest tells how large the difference of two ratings is, and how surely; bots that never met are compared through others. Ratings are in Elo: with
100 more one wins 64 of 100 games, with 200 more 76.
"""

import math
from collections.abc import Sequence
from itertools import combinations

import msgspec
import numpy as np
from numpy.typing import NDArray

from sintra.arena.contest import Deal, Terms
from sintra.arena.statistics import CONFIDENCE, expected, variance
from sintra.kernel.errors import SintraError

STEEPNESS = math.log(10.0) / 400.0
LONGEST_STEP = 200.0  #: Elo by which a rating changes at once: from far away, steps along the tangent would be too long
MOST_STEPS, CLOSE_ENOUGH = 100, 1e-6
Results = tuple[Terms, Sequence[Deal]]


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, compared with the one whose rating is 0."""

    bot: str
    elo: float
    error: float  #: half of the 95 % interval
    games: int


class Comparison(msgspec.Struct, frozen=True):
    """What one contest says: the share of the first, and how far off that may be."""

    first: str
    second: str
    share: float
    variance: float
    games: int

    @classmethod
    def of(cls, terms: Terms, deals: Sequence[Deal]) -> "Comparison":
        """With one imagined draw, so that anyone who has won everything has a rating, too."""
        shares = [deal.share() for deal in deals]
        mean = (sum(shares) + 0.5) / (len(shares) + 1)
        return cls(terms.first, terms.second, mean, variance(shares) / len(shares), sum(len(deal.games) for deal in deals))


def rate(contests: Sequence[Results], anchor: str | None = None) -> list[Rating]:
    """The ratings of all bots in these contests, the strongest first; that of the anchor (or of the weakest) is 0."""
    comparisons = [Comparison.of(terms, deals) for terms, deals in contests if deals and terms.first != terms.second]
    _check([terms for terms, _ in contests], comparisons)
    names = sorted({name for one in comparisons for name in (one.first, one.second)})
    if anchor is not None and anchor not in names:
        raise SintraError(f"{anchor!r} played in none of these contests; there are {', '.join(names)}")
    if anchor is None:
        fitted, _ = _fit(names, comparisons, names[0])
        anchor = names[int(np.argmin(fitted))]
    fitted, errors = _fit(names, comparisons, anchor)
    games = {name: sum(one.games for one in comparisons if name in (one.first, one.second)) for name in names}
    ratings = [Rating(name, float(fitted[i]), float(errors[i]), games[name]) for i, name in enumerate(names)]
    return sorted(ratings, key=lambda rating: -rating.elo)


def _fit(names: list[str], comparisons: Sequence[Comparison], anchor: str) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Ratings and their errors: least squares, each contest counting as much as it is sure."""
    ratings = np.zeros(len(names))
    free = [i for i, name in enumerate(names) if name != anchor]
    at = {name: i for i, name in enumerate(names)}
    for _ in range(MOST_STEPS):
        slopes, misses = np.zeros((len(comparisons), len(names))), np.zeros(len(comparisons))
        for row, one in enumerate(comparisons):
            chance = expected(ratings[at[one.first]] - ratings[at[one.second]])
            slope = STEEPNESS * chance * (1.0 - chance) / math.sqrt(one.variance)
            slopes[row, at[one.first]], slopes[row, at[one.second]] = slope, -slope
            misses[row] = (one.share - chance) / math.sqrt(one.variance)
        surety = slopes[:, free].T @ slopes[:, free]
        step = np.clip(np.linalg.solve(surety, slopes[:, free].T @ misses), -LONGEST_STEP, LONGEST_STEP)
        ratings[free] += step
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    errors = np.zeros(len(names))
    errors[free] = CONFIDENCE * np.sqrt(np.diag(np.linalg.inv(surety)))
    return ratings, errors


def _check(terms: Sequence[Terms], comparisons: Sequence[Comparison]) -> None:
    """Whether these contests can be compared at all."""
    if not comparisons:
        raise SintraError("in these contests no two bots have played each other")
    if any(one.players != 2 for one in terms):
        raise SintraError("ratings are for two players; with more of them one bot has one seat, and the other all the rest")
    for one, other in combinations(terms, 2):
        if (one.game, one.options) != (other.game, other.options):
            raise SintraError(f"these are contests of different games: {one.game} and {other.game}")
    reached, size = {comparisons[0].first}, 0
    while size < len(reached):
        size = len(reached)
        reached |= {name for one in comparisons for name in (one.first, one.second) if reached & {one.first, one.second}}
    for apart in comparisons:
        if apart.first not in reached:
            raise SintraError(f"no contest connects {apart.first!r} with {comparisons[0].first!r}, not even through others")
