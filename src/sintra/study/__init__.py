"""Looking back at games: what was skill, what was luck, what was missed.

>>> import sintra
>>> game = sintra.new("azul", seed=7)
>>> game.play(game.legal_moves[0])
>>> found = sintra.study.review(sintra.Record.of(game), simulations=100, draws=2)
>>> [entry.seat for entry in found.entries]
[-1, 0]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sintra.study.ledger import Entry, Ledger, Share
    from sintra.study.reviewing import Review, review

__all__ = ["Entry", "Ledger", "Review", "Share", "review"]

_HOMES = {"Entry": "ledger", "Ledger": "ledger", "Share": "ledger", "Review": "reviewing", "review": "reviewing"}


def __getattr__(name: str) -> Any:
    """Loaded when first touched: the command line knows it without using it."""
    if name not in _HOMES:
        raise AttributeError(f"module 'sintra.study' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"sintra.study.{_HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return list(__all__)
