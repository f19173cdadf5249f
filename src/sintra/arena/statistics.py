"""How sure one can be: Elo with its error, and when to stop (SPRT). A pair of games on the same draws counts as one observation.

>>> round(elo(0.75))
191
>>> round(expected(100.0), 3)
0.64
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

CONFIDENCE = 1.959964  # standard errors in a 95 % interval


def expected(difference: float) -> float:
    """The score, from 0 to 1, that a difference in Elo leads to."""
    return 1.0 / (1.0 + math.pow(10.0, -difference / 400.0))


def elo(score: float) -> float:
    """The difference in Elo that a score speaks for; infinite if everything was won."""
    if score <= 0.0 or score >= 1.0:
        return math.copysign(math.inf, score - 0.5)
    return -400.0 * math.log10(1.0 / score - 1.0)


@dataclass(frozen=True)
class Summary:
    """A mean score with its error, from observations that do not depend on each other."""

    count: int
    mean: float
    error: float  #: half of the 95 % interval

    @classmethod
    def of(cls, scores: Sequence[float]) -> "Summary":
        n = len(scores)
        mean = sum(scores) / n if n else 0.5
        return cls(n, mean, CONFIDENCE * math.sqrt(variance(scores) / n) if n else 0.5)

    @property
    def elo(self) -> float:
        return elo(self.mean)

    @property
    def elo_interval(self) -> tuple[float, float]:
        return elo(self.mean - self.error), elo(self.mean + self.error)


def variance(scores: Sequence[float]) -> float:
    """Of one observation, as estimated from all; a few imagined ones keep it from being 0 while there are hardly any."""
    n = len(scores)
    if n == 0:
        return 0.25
    mean = sum(scores) / n
    return (sum((score - mean) ** 2 for score in scores) + 0.25) / n


@dataclass(frozen=True)
class Adjusted:
    """The score without the luck of the draws, which is 0 on average: a control variate.

    How much of the luck is taken off is estimated from the observations: where it says little, little is. (That makes a bias of the order of 1 / n,
    far below the error.)

    >>> Adjusted.of([(1.0, 0.3), (0.0, -0.3), (1.0, 0.1), (0.0, -0.1)]).summary.mean
    0.5
    """

    summary: Summary
    factor: float  #: how much of the luck was taken off
    worth: float  #: how many games a game is worth by that

    @classmethod
    def of(cls, observations: Sequence[tuple[float, float]]) -> "Adjusted":
        scores, lucks = [score for score, _ in observations], [luck for _, luck in observations]
        n = len(observations)
        mean, average = sum(scores) / n, sum(lucks) / n
        spread = sum((luck - average) ** 2 for luck in lucks)
        factor = sum((score - mean) * (luck - average) for score, luck in observations) / spread if spread > 0.0 else 0.0
        left = [score - factor * luck for score, luck in observations]
        return cls(Summary.of(left), factor, variance(scores) / variance(left))


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the difference in Elo nearer to `low` or to `high`? Both kinds of error are kept below `risk`."""

    low: float
    high: float
    risk: float = 0.05

    @property
    def bound(self) -> float:
        return math.log((1.0 - self.risk) / self.risk)

    def likelihood(self, scores: Sequence[float]) -> float:
        """The logarithm of how much likelier the scores are under `high` than under `low` (normal approximation)."""
        if not scores:
            return 0.0
        low, high = expected(self.low), expected(self.high)
        mean = sum(scores) / len(scores)
        return len(scores) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance(scores))

    def verdict(self, scores: Sequence[float]) -> str | None:
        """“high” or “low” once the test is decided."""
        likelihood = self.likelihood(scores)
        return "high" if likelihood >= self.bound else "low" if likelihood <= -self.bound else None
