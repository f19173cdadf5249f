"""The arena: any bots, any game, the same draws for everybody, and how sure one can be of the result.

>>> from sintra.arena import Contest, Terms
>>> contest = Contest(Terms("azul", "greedy", "random"))
>>> for _ in contest.play(deals=2): pass                # each deal once from each seat
>>> contest.summary().mean > 0.5
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sintra.arena.contest import Contest, Deal, Terms, read_results
    from sintra.arena.ladder import Climb, Row, Rung
    from sintra.arena.ratings import Rating, rate
    from sintra.arena.statistics import Adjusted, Sprt, Summary
    from sintra.arena.table import Result, play_game

__all__ = ["Adjusted", "Climb", "Contest", "Deal", "Rating", "Result", "Row", "Rung", "Sprt", "Summary", "Terms", "play_game", "rate", "read_results"]

_HOMES = dict.fromkeys(("Contest", "Deal", "Terms", "read_results"), "contest")
_HOMES |= dict.fromkeys(("Climb", "Row", "Rung"), "ladder")
_HOMES |= dict.fromkeys(("Adjusted", "Sprt", "Summary"), "statistics")
_HOMES |= {"Rating": "ratings", "rate": "ratings", "Result": "table", "play_game": "table"}


def __getattr__(name: str) -> Any:
    """Loaded when first touched: the command line knows the arena without using it."""
    if name not in _HOMES:
        raise AttributeError(f"module 'sintra.arena' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"sintra.arena.{_HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return list(__all__)
