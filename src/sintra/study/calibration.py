"""How much each level of the bots loses for a decision, measured by their own games: so that a review can say whom somebody plays like.

A game's folder has it as `calibration.json`; `python -m sintra.study.calibrate` makes it again when levels are set anew.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec
import numpy as np

from sintra.kernel.game import Game
from sintra.study.core.sums import like_which
from sintra.study.ledger import Ledger

FILE = "calibration.json"
FEWEST = 10  #: decisions from which one can say how well somebody plays
WIDTH = 2.0  # standard errors to both sides


class LevelRate(msgspec.Struct, frozen=True):
    """What a level loses."""

    level: str
    rate: float  #: winning chance for each decision that left a choice
    error: float  #: the standard error of that
    decisions: int  #: by how many it was measured


class Likeness(msgspec.Struct, frozen=True):
    """The level that somebody plays like, and between which ones that is known."""

    level: str
    low: str
    high: str

    def __str__(self) -> str:
        return f"like {self.level}" + ("" if self.low == self.high else f", between {self.low} and {self.high}")


@cache
def calibration(game: Game, players: int) -> Sequence[LevelRate]:
    """The levels, as far as they were measured at tables of so many."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return ()
    measured = msgspec.json.decode(file.read_bytes(), type=dict[str, list[LevelRate]])
    return measured.get(str(players), [])


def likeness(ledger: Ledger, seat: int) -> Likeness | None:
    """Whom a seat played like; nothing where that is not known, or after too few decisions."""
    levels = calibration(ledger.record.game, ledger.players)
    if not levels or ledger.choices(seat) < FEWEST:
        return None
    rates, (rate, spread) = np.array([one.rate for one in levels]), ledger.rate(seat)
    named = [levels[like_which(rates, float(value))].level for value in (rate, rate + WIDTH * spread, rate - WIDTH * spread)]
    return Likeness(*named)
