"""How a search goes about it, and what it wants."""

from collections.abc import Mapping
from typing import NamedTuple

from sintra.kernel.game import Game
from sintra.kernel.insight import Numbers, insight
from sintra.search.compile import inner
from sintra.search.network import MARGIN, MARGIN_SCALE, SCORE, WIN


class Habits(NamedTuple):
    """What is right for most games; a game may say otherwise (`Insight.habits`). docs/bots.md has what the arena said of it so far."""

    curiosity: float = 1.2  #: how much a promising move is tried before its value is known
    reserve: float = 0.15  #: an untried move is taken for so much worse than the position
    evenness: float = 0.05  #: the part of the prior that all moves share alike
    winning: float = 0.6  #: the weight of the win; the rest is the margin's
    points: float = 0.0  #: what the seat's own points are worth beside these, however many the others have
    lead: float = 0.0  #: and its lead, however large: of the margin a large one is hardly a part any more
    outcomes: float = 1.0  #: a draw visited n times has this times n ** growth outcomes that are searched on; 0: it is a leaf
    growth: float = 0.5
    credit: float = 0.1  #: a final value that is met again counts this much more, for each time that it was met before


HABITS = Habits()


def habits_for(game: Game, changes: Mapping[str, float]) -> Habits:
    """The habits of a search of this game, with changes if there are any."""
    return HABITS._replace(**{**insight(game).habits, **changes})


@inner
def worth_to(valuation: Numbers, seat: int, players: int, habits: Habits) -> float:
    """How much the seat likes what a valuation says: the win and the margin, and its own points and its lead if it wants these, too."""
    close = habits.winning * valuation[WIN, seat] + (1.0 - habits.winning) * valuation[MARGIN, seat]
    own, rival = valuation[SCORE, seat], -1e9
    for p in range(players):
        if p != seat:
            rival = max(rival, valuation[SCORE, p])
    return float(close + (habits.points * own + habits.lead * (own - rival)) / MARGIN_SCALE)
