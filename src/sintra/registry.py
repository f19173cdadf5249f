"""The games there are. A new game is a new folder and one line here."""

from functools import cache
from importlib import import_module

from sintra.kernel.errors import UnknownGame
from sintra.kernel.game import Game

GAMES = ("azul", "pavilion", "duel")


@cache
def game(name: str) -> Game:
    """The game of this name, loaded when first asked for."""
    if name not in GAMES:
        games = ", ".join(GAMES)
        raise UnknownGame(f"there is no game {name!r}; there are {games}").saying("no-such-game", game=name, games=games)
    found: Game = import_module(f"sintra.games.{name}").GAME
    return found
