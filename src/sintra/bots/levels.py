"""The bots that have a name."""

from typing import Any

from sintra.bots.bot import Bot, GreedyBot, RandomBot
from sintra.kernel.errors import SintraError

LEVELS = ("copper", "bronze", "silver", "gold", "diamond")  #: from gentle to the strongest
BOTS = ("random", "greedy", *LEVELS)


def bot(name: str, **settings: Any) -> Bot:
    """The bot of this name. `seed` makes it repeat itself; the strongest takes `seconds`."""
    if name not in BOTS:
        raise SintraError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    if name == "random":
        return RandomBot(**settings)
    return GreedyBot(**settings)
