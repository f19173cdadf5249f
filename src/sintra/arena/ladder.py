"""The ladder: how a submission does against the named bots of this release, rung by rung, as one row of a leaderboard.

The rungs are named after the release, `sintra-0.2/gold`: whoever compares rows compares the same opponents. A row keeps what was played, with and
without the luck of the draws.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from sintra.arena.contest import Contest, Terms
from sintra.bots.levels import BOTS, STRONGEST

RELEASE = "0.2"  # whose bots these are; a release with other weights, levels or search is another ladder
SIMULATIONS = 20_000  # of the strongest for a decision: by the clock it would be another opponent on every machine


class Rung(msgspec.Struct, frozen=True):
    """How it went against one opponent, which has all the other seats."""

    opponent: str
    games: int
    share: float  #: of the wins
    error: float  #: half of the 95 % interval
    without_luck: float
    without_luck_error: float
    points: list[float]  #: a game: its own, and the others'
    seconds: list[float]  #: a decision, likewise
    failures: int = 0  #: games it gave up or that were given up


class Row(msgspec.Struct, frozen=True):
    """A submission on the ladder, in one game at tables of one size."""

    name: str
    ladder: str
    game: str
    players: int
    options: dict[str, str]
    rungs: list[Rung]

    @property
    def height(self) -> float:
        """The sum of the shares, without luck: how many rungs it stands on, so to say."""
        return sum(min(1.0, max(0.0, rung.without_luck)) for rung in self.rungs)


def opponents() -> dict[str, str]:
    """The rungs from the lowest on: their names, and the bots that they are."""
    return {f"sintra-{RELEASE}/{name}": f"{name} simulations={SIMULATIONS}" if name == STRONGEST else name for name in BOTS}


class Climb:
    """A submission's way up. With a folder what was played is kept there, and an interrupted climb goes on."""

    def __init__(
        self,
        name: str,
        submission: str,
        game: str,
        players: int = 2,
        options: dict[str, str] | None = None,
        folder: Path | None = None,
        seed: int = 1,
    ) -> None:
        self.name, self.game, self.players, self.options = name, game, players, options or {}
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        self.contests = {}
        for rung, bot in opponents().items():
            file = folder / f"{game}-{players}-{rung.replace('/', '-')}.jsonl" if folder is not None else None
            self.contests[rung] = Contest(Terms(game, submission, bot, players, tuple(self.options.items()), seed), file)

    def play(self, games: int, workers: int = 1, ray: str | None = None) -> Iterator[tuple[str, Contest]]:
        """So many games against each, rounded up to whole deals; says after each deal where it is."""
        for rung, contest in self.contests.items():
            for _ in contest.play(-(-games // self.players), workers, ray):
                yield rung, contest

    def row(self) -> Row:
        """What came out so far, of rungs that were tried."""
        return Row(
            self.name,
            f"sintra-{RELEASE}",
            self.game,
            self.players,
            self.options,
            [rung_of(rung, contest) for rung, contest in self.contests.items() if contest.deals],
        )


def rung_of(name: str, contest: Contest) -> Rung:
    raw, adjusted = contest.summary(), contest.adjusted()
    without = adjusted.summary if adjusted else raw
    return Rung(
        name,
        raw.count * contest.terms.players,
        raw.mean,
        raw.error,
        without.mean,
        without.error,
        [points.mean for points in contest.points()],
        list(contest.seconds()),
        len(contest.failures()),
    )
