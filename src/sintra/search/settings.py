"""How a search goes about it, and what it wants."""

from collections.abc import Mapping
from typing import NamedTuple

from sintra.kernel.dispatch import Numbers
from sintra.kernel.game import Game
from sintra.search.compile import inner
from sintra.search.network import MARGIN, MARGIN_SCALE, SCORE, WIN
from sintra.search.tuning import tuning


class SearchSettings(NamedTuple):
    """What is right for most games; a game may say otherwise (`search.tuning`). docs/measurements has what the arena said of each."""

    c_puct: float = 1.2  #: how much a promising move is tried before its value is known
    first_play_reduction: float = 0.15  #: an untried move is taken for so much worse than the position
    uniform_prior: float = 0.05  #: the part of the prior that all moves share alike
    winning: float = 0.6  #: the weight of the win; the rest is the margin's
    points: float = 0.0  #: what the seat's own points are worth beside these, however many the others have
    lead: float = 0.0  #: and its lead, however large: of the margin a large one is hardly a part any more
    outcomes: float = 1.0  #: a draw visited n times has this times n ** growth outcomes that are searched on; 0: it is a leaf
    growth: float = 0.5
    repeat_weight: float = 0.1  #: a final value that is met again counts this much more, for each time that it was met before


DEFAULTS = SearchSettings()

#: The names that texts of version 0.1 have for some of them.
FORMER_NAMES = {"curiosity": "c_puct", "reserve": "first_play_reduction", "evenness": "uniform_prior", "credit": "repeat_weight"}


def settings_for(game: Game, changes: Mapping[str, float]) -> SearchSettings:
    """The settings of a search of this game, with changes if there are any."""
    return DEFAULTS._replace(**{**tuning(game).search, **changes})


@inner
def worth_to(valuation: Numbers, seat: int, players: int, settings: SearchSettings) -> float:
    """How much the seat likes what a valuation says: the win and the margin, and its own points and its lead if it wants these, too."""
    close = settings.winning * valuation[WIN, seat] + (1.0 - settings.winning) * valuation[MARGIN, seat]
    own, rival = valuation[SCORE, seat], -1e9
    for p in range(players):
        if p != seat:
            rival = max(rival, valuation[SCORE, p])
    return float(close + (settings.points * own + settings.lead * (own - rival)) / MARGIN_SCALE)
