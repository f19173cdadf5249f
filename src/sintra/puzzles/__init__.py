"""Puzzles: positions with one best move, found in games, judged by long searches, kept with all that judges them.

>>> import sintra
>>> puzzle = sintra.puzzles.puzzles("azul")[0]
>>> puzzle.steps[0].best[0] in [int(move) for move in puzzle.position().legal_moves]
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sintra.puzzles.puzzle import Puzzle, Step
    from sintra.puzzles.shipped import daily, puzzles, themes

__all__ = ["Puzzle", "Step", "daily", "puzzles", "themes"]

_HOMES = {"Puzzle": "puzzle", "Step": "puzzle", "daily": "shipped", "puzzles": "shipped", "themes": "shipped"}


def __getattr__(name: str) -> Any:
    """Loaded when first touched: the command line knows it without using it."""
    if name not in _HOMES:
        raise AttributeError(f"module 'sintra.puzzles' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"sintra.puzzles.{_HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return list(__all__)
