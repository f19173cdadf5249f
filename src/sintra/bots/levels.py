"""The bots that have a name. How strong each is was measured in the arena; docs/bots.md has the ratings."""

from typing import Any

from sintra.bots.bot import Bot, GreedyBot, RandomBot
from sintra.bots.searching import SearchBot
from sintra.kernel.errors import SintraError
from sintra.position import Position
from sintra.search.searcher import Findings

#: From gentle to the strongest, with what each is given: how far it looks ahead, and how often it overlooks a move.
SETTINGS: dict[str, dict[str, Any]] = {
    "copper": {"simulations": 30, "overlooks": 0.12, "nodes": 100_000},
    "bronze": {"simulations": 80, "overlooks": 0.03, "nodes": 100_000},
    "silver": {"simulations": 300, "nodes": 200_000},
    "gold": {"simulations": 1_200, "nodes": 300_000},
    "platinum": {"simulations": 10_000, "nodes": 1_000_000},
    "diamond": {"seconds": 1.0},
}
LEVELS = tuple(SETTINGS)
BOTS = ("random", "greedy", *LEVELS)


def bot(name: str, **settings: Any) -> Bot:
    """The bot of this name. `seed` makes it repeat itself; `seconds` or `simulations` say how long one that looks ahead may think."""
    if name == "random":
        return RandomBot(**settings)
    if name == "greedy":
        return GreedyBot(**settings)
    if name not in SETTINGS:
        raise SintraError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    given = dict(SETTINGS[name])
    if "simulations" in settings or "seconds" in settings:
        given = {key: value for key, value in given.items() if key not in ("simulations", "seconds", "nodes")}
    try:
        return SearchBot(name, **{**given, **settings})
    except TypeError as error:
        raise SintraError(f"{name}: {error}") from error


def analyse(position: Position, seconds: float = 1.0, seed: int | None = None, threads: int = 1) -> Findings:
    """What the strongest bot finds about every choice of the seat to move."""
    return SearchBot("analysis", seconds=seconds, seed=seed, threads=threads, keep=False).analyse(position)
