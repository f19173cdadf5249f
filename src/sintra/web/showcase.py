"""A game as it looks at its best: in the middle, with tiles on the boards. The positions are in the game's folder, `rules/showcase.txt`."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

import sintra
from sintra.position import Position


@lru_cache(maxsize=64)
def showcase(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Position:
    """A position that looks like this game with these options; freshly dealt if none is known."""
    chosen: dict[str, Any] = dict(options)
    fresh = sintra.new(name, players, seed=1, **chosen)
    layout = fresh.game.picture.layout(fresh.state)
    for position in _positions(name):
        if position.game.picture.layout(position.state) == layout:
            return position
    return fresh


@lru_cache(maxsize=16)
def _positions(name: str) -> list[Position]:
    text = files(sintra.game(name).package).joinpath("rules", "showcase.txt")
    return [sintra.position(line, dealt=False) for line in text.read_text(encoding="utf-8").splitlines()] if text.is_file() else []
