"""Bots by their text: a name and settings, as in `gold` and `diamond seconds=0.3 settings.c_puct=1.5`."""

from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from sintra.bots.bot import Bot
from sintra.bots.levels import bot
from sintra.kernel.errors import SintraError
from sintra.search.network import Network, load_network
from sintra.search.settings import DEFAULTS, FORMER_NAMES


def parse_bot(text: str, seed: int | None = None) -> Bot:
    """The bot that a text describes. Settings follow the name: `seconds=0.3`, `network=weights.npz`, `settings.c_puct=1.5`."""
    name, *items = text.split() or [""]
    given: dict[str, Any] = {}
    settings: dict[str, float] = {}
    for setting in items:
        key, equals, value = setting.partition("=")
        if not equals:
            raise SintraError(f"{text}: a setting is given as name=value, not {setting!r}")
        prefix, dot, field = key.partition(".")
        if dot and prefix in ("settings", "habits"):  # which they were called in version 0.1
            field = FORMER_NAMES.get(field, field)
            if field not in DEFAULTS._fields:
                raise SintraError(f"{text}: the search has no setting {field!r}; it has {', '.join(DEFAULTS._fields)}")
            settings[field] = _number(value)
        else:
            given[key] = weights(Path(value)) if key == "network" else _value(value)
    return bot(name, **{"seed": seed, **given, **({"settings": settings} if settings else {})})


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
