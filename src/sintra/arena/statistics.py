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
TINY = 1e-9  # a spread below it is none


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
    """The scores without the luck of the draws, which is 0 on average: a control variate.

    How much of the luck is taken off an observation is estimated from all the others: where it says little, little is. Their luck has nothing to do
    with its own, so what is taken off is 0 on average, and the mean stays what it was.

    >>> round(Adjusted.of([(1.0, 0.3), (0.0, -0.3), (1.0, 0.1), (0.0, -0.1)]).summary.mean, 6)
    0.5
    """

    scores: tuple[float, ...]  #: of each observation, without its luck
    factor: float  #: how much of the luck was taken off, on average
    worth: float  #: how many games a game is worth by that

    @classmethod
    def of(cls, observations: Sequence[tuple[float, float]]) -> "Adjusted":
        factors = _factors(observations)
        left = tuple(score - factor * luck for (score, luck), factor in zip(observations, factors, strict=True))
        return cls(left, sum(factors) / max(1, len(factors)), variance([score for score, _ in observations]) / variance(left))

    @property
    def summary(self) -> Summary:
        return Summary.of(self.scores)


def _factors(observations: Sequence[tuple[float, float]]) -> list[float]:
    """For each observation how the score goes with the luck in all the others (a regression that leaves it out)."""
    n = len(observations) - 1
    scores, lucks = sum(score for score, _ in observations), sum(luck for _, luck in observations)
    products, squares = sum(score * luck for score, luck in observations), sum(luck * luck for _, luck in observations)
    found = []
    for score, luck in observations:
        spread = squares - luck * luck - (lucks - luck) ** 2 / max(1, n)
        together = products - score * luck - (scores - score) * (lucks - luck) / max(1, n)
        found.append(together / spread if n > 1 and spread > TINY else 0.0)
    return found


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
