"""Sintra: the Azul family of tile games, playable exactly as printed.

>>> import sintra
>>> game = sintra.new("azul", players=2, seed=7)
>>> game.to_move in (0, 1)
True
>>> game.play(str(game.legal_moves[0]))

What `dir(sintra)` shows is all there is to know. Modules that are not needed for playing are loaded when they are first touched.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sintra import errors
from sintra.dealer import Dealer
from sintra.errors import (
    AmbiguousMove,
    BadOption,
    BadPosition,
    BadRecord,
    DeadEnd,
    IllegalMove,
    SintraError,
    UnknownGame,
    UnreadableMove,
)
from sintra.kernel.data import Table
from sintra.kernel.dispatch import NATURE, OVER
from sintra.kernel.waiting import on_compile
from sintra.notation import Move
from sintra.positions import Position
from sintra.reading import read_position
from sintra.reasons import Reason
from sintra.registry import GAMES, game

if TYPE_CHECKING:
    from sintra import arena, bots, envs, puzzles, record, study
    from sintra.bots import Analysis, Bot, analyse
    from sintra.record import Record, Study
    from sintra.study import review

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "NATURE",
    "OVER",
    "AmbiguousMove",
    "Analysis",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "DeadEnd",
    "Dealer",
    "IllegalMove",
    "Move",
    "Position",
    "Reason",
    "Record",
    "SintraError",
    "Study",
    "UnknownGame",
    "UnreadableMove",
    "analyse",
    "arena",
    "bot",
    "bots",
    "envs",
    "errors",
    "game",
    "new",
    "on_compile",
    "position",
    "puzzles",
    "record",
    "review",
    "study",
]

_MODULES = ("arena", "bots", "envs", "puzzles", "record", "study")
_NAMES = {"Analysis": "bots", "Bot": "bots", "Record": "record", "Study": "record", "analyse": "bots", "review": "study"}


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(f"sintra.{name}")
    if name in _NAMES:
        found = globals()[name] = getattr(import_module(f"sintra.{_NAMES[name]}"), name)
        return found
    raise AttributeError(f"module 'sintra' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def new(name: str, players: int | None = None, *, seed: int | None = None, dealt: bool = True, **options: Any) -> Position:
    """A new game. Equal seeds deal equal games; with `dealt=False` nature's draws are played by hand, as for a game from a real table.

    >>> import sintra
    >>> sintra.new("azul", players=3, seed=7, wall="grey").players
    3
    """
    chosen = game(name)
    record = chosen.initial(*chosen.settle(players, options))
    return Position(chosen, record, Dealer.from_seed(seed) if dealt else None)


def position(source: str | Table, *, seed: int | None = None, dealt: bool = True, study: bool = False) -> Position:
    """The position that a position text describes, or a table as data or in JSON, checked against the rules.

    With `study=True` it need not be a table that a game can come to.

    >>> import sintra
    >>> game = sintra.new("azul", seed=7)
    >>> sintra.position(game.text) == sintra.position(game.table) == sintra.position(game.table.to_json()) == game
    True
    """
    return read_position(source, Dealer.from_seed(seed) if dealt else None, study)


def bot(name: str, **settings: object) -> "Bot":
    """An opponent by its name, loaded when first asked for; see `sintra.bots`.

    >>> import sintra
    >>> game = sintra.new("azul", seed=7)
    >>> sintra.bot("greedy", seed=1).choose(game) in game.legal_moves
    True
    """
    from sintra.bots import bot as find

    return find(name, **settings)
