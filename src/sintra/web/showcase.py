"""A game as it looks at its best: in the middle, with tiles on the boards. The positions are in the game's folder, `guide/showcase.txt`."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

import sintra
from sintra.positions import Position


@lru_cache(maxsize=64)
def showcase(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Position:
    """A position that looks like this game with these options, or else one with as many players; freshly dealt if none is known."""
    chosen: dict[str, Any] = dict(options)
    undealt = sintra.new(name, players, dealt=False, **chosen)
    layout = undealt.game.picture.layout(undealt.state)
    known = [position for position in _positions(name) if position.players == players]
    alike = [position for position in known if position.game.picture.layout(position.state) == layout]
    return next(iter(alike + known), None) or sintra.new(name, players, seed=1, **chosen)


@lru_cache(maxsize=16)
def _positions(name: str) -> list[Position]:
    text = files(sintra.game(name).package).joinpath("guide", "showcase.txt")
    return [sintra.position(line, dealt=False) for line in text.read_text(encoding="utf-8").splitlines()] if text.is_file() else []
