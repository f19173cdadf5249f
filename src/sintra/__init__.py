"""Sintra: the Azul family of tile games, playable exactly as printed.

>>> import sintra
>>> game = sintra.new("azul", players=2, seed=7)
>>> game.to_move in (0, 1)
True
>>> game.play(str(game.legal_moves[0]))
"""

from typing import TYPE_CHECKING, Any

from sintra.dealer import Dealer
from sintra.kernel.dispatch import NATURE, OVER
from sintra.kernel.errors import (
    AmbiguousMove,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    SintraError,
    UnknownGame,
    UnreadableMove,
)
from sintra.notation import Move
from sintra.position import Position, Reason
from sintra.registry import GAMES, game

if TYPE_CHECKING:
    from sintra.bots import Bot

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "NATURE",
    "OVER",
    "AmbiguousMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Dealer",
    "IllegalMove",
    "Move",
    "Position",
    "Reason",
    "SintraError",
    "UnknownGame",
    "UnreadableMove",
    "bot",
    "game",
    "new",
    "position",
]


def new(name: str, players: int | None = None, *, seed: int | None = None, dealt: bool = True, **options: Any) -> Position:
    """A new game. Equal seeds deal equal games; with `dealt=False` nature's draws are played by hand, as for a game from a real table."""
    chosen = game(name)
    record = chosen.initial(*chosen.settle(players, options))
    return Position(chosen, record, Dealer.from_seed(seed) if dealt else None)


def position(text: str, *, seed: int | None = None, dealt: bool = True) -> Position:
    """The position that a position text describes, checked against the rules."""
    name, _, rest = text.strip().partition(" ")
    return Position.from_text(game(name), rest, Dealer.from_seed(seed) if dealt else None)


def bot(name: str, **settings: object) -> "Bot":
    """An opponent by its name, loaded when first asked for; see `sintra.bots`."""
    from sintra.bots import bot as find

    return find(name, **settings)
