"""The bots that have a name. How strong each is was measured in the arena; docs/bots.md has the ratings."""

from collections.abc import Mapping
from inspect import signature
from typing import Any

from sintra.bots.bot import Bot, GreedyBot, RandomBot
from sintra.bots.searching import SearchBot
from sintra.kernel.errors import BadOption, SintraError
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.search.searcher import Budget
from sintra.search.tuning import Strength, tuning

LEVELS = ("clay", "copper", "bronze", "silver", "gold", "platinum", "diamond")  #: from gentle to the strongest, which thinks for a time
STRONGEST = LEVELS[-1]
BOTS = ("random", "greedy", *LEVELS)

#: The opponents with a name, but the strongest, where a game does not say otherwise.
STRENGTHS: Mapping[str, Strength] = {
    "clay": Strength(12, overlooks=0.2),
    "copper": Strength(36, overlooks=0.11),
    "bronze": Strength(100, overlooks=0.03),
    "silver": Strength(300),
    "gold": Strength(1_000),
    "platinum": Strength(4_000),
}


def strengths(game: Game, players: int) -> Mapping[str, Strength]:
    """All levels but the strongest, at a table of this many."""
    own = tuning(game)
    return {**STRENGTHS, **own.levels, **(own.levels_of_many if players > 2 else {})}


class LevelBot(SearchBot):
    """As strong as the game says that this level is; what it is given itself goes before that."""

    def __init__(self, name: str, **settings: Any) -> None:
        self._own_time, self._own_eyes = "seconds" in settings or "simulations" in settings, "overlooks" in settings
        super().__init__(name, **settings if self._own_time else {"seconds": 1.0, **settings})

    def begin_with(self, position: Position) -> None:
        super().begin_with(position)
        strength = strengths(position.game, position.players).get(self.name)
        if strength and not self._own_time:
            self.budget = Budget(simulations=strength.simulations, nodes=self.budget.nodes)
        if strength and not self._own_eyes:
            self.overlooks = strength.overlooks


KINDS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, **settings: Any) -> Bot:
    """The bot of this name. `seed` makes it repeat itself; `seconds` or `simulations` say how long one that looks ahead may think.

    >>> import sintra
    >>> sintra.bots.bot("greedy", seed=1).name
    'greedy'
    """
    if name not in BOTS:
        raise SintraError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    known = _settings(KINDS.get(name, SearchBot))
    for setting in settings:
        if setting not in known:
            raise BadOption(setting, f"{name} has no such setting; it has {', '.join(known)}")
    try:
        return KINDS[name](**settings) if name in KINDS else LevelBot(name, **settings)
    except TypeError as error:
        raise SintraError(f"{name}: {error}") from error


def _settings(kind: type[Bot]) -> list[str]:
    """The settings that a kind of bot has."""
    return [name for name in signature(kind).parameters if name != "name"]
