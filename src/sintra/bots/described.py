"""Bots by their text: a name and settings, as in `gold` and `diamond seconds=0.3 habits.curiosity=1.5`."""

from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from sintra.bots.bot import Bot
from sintra.bots.levels import bot
from sintra.kernel.errors import SintraError
from sintra.search.habits import HABITS
from sintra.search.network import Network, load_network


def described(text: str, seed: int | None = None) -> Bot:
    """The bot that a text describes. Settings follow the name: `seconds=0.3`, `network=weights.npz`, `habits.curiosity=1.5`."""
    name, *settings = text.split() or [""]
    given: dict[str, Any] = {}
    habits: dict[str, float] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise SintraError(f"{text}: a setting is given as name=value, not {setting!r}")
        if key.startswith("habits."):
            field = key.removeprefix("habits.")
            if field not in HABITS._fields:
                raise SintraError(f"{text}: there is no habit {field!r}; there are {', '.join(HABITS._fields)}")
            habits[field] = _number(value)
        else:
            given[key] = weights(Path(value)) if key == "network" else _value(value)
    return bot(name, **{"seed": seed, **given, **({"habits": habits} if habits else {})})


def weights(file: Path) -> Network:
    """The network in a file, which somebody has named."""
    try:
        return load_network(file)
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise SintraError(f"{file} holds no weights: {error}") from error


def _value(text: str) -> int | float | bool:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isdecimal() else _number(text)


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError as error:
        raise SintraError(f"{text!r} is not a number") from error
