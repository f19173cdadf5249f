"""How bots play a game, where that differs from most: `bots.toml` in its folder.

[search]            changes of `search.settings`
[levels]            how strong each named bot is, so that each beats the one below about as often as in other games
[levels-of-many]    those that are different at a table of three or four
"""

from functools import cache
from importlib.resources import files

import msgspec

from sintra.kernel.game import Game


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes an opponent stronger or weaker."""

    simulations: int  #: how far it looks ahead
    overlooks: float = 0.0  #: how often it does not see a move


class Tuning(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """What a game's file says."""

    search: dict[str, float] = {}
    levels: dict[str, Strength] = {}
    levels_of_many: dict[str, Strength] = {}


@cache
def tuning(game: Game) -> Tuning:
    """What the game says of its own bots."""
    return msgspec.toml.decode(files(game.package).joinpath("bots.toml").read_bytes(), type=Tuning)
