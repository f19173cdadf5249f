"""What all commands share: where they print, and how they are given options, positions and records.

What users have typed (names, bots, files) is shown as it was typed: nothing in a text is taken for markup or an emoji.
"""

import json
import math
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from sintra.kernel.errors import BadOption

if TYPE_CHECKING:  # commands that need no position need not wait for it
    from sintra.positions import Position
    from sintra.record import Record

out = Console(markup=False, emoji=False, highlight=False)
err = Console(markup=False, emoji=False, highlight=False, stderr=True)


def complain(text: str) -> None:
    """Say on standard error what is wrong."""
    err.print(text, style="red", soft_wrap=True)


def print_json(facts: Any) -> None:
    """Print facts as JSON. JSON knows no infinity and no “not a number”: they become null."""
    print(json.dumps(_finite(facts), ensure_ascii=False, indent=2, allow_nan=False))


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _finite(one) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(one) for one in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def data_folder() -> Path:
    """Where a user's games are kept."""
    if chosen := os.environ.get("SINTRA_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "sintra"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/sintra").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME", "~/.local/share")).expanduser() / "sintra"


def options(given: Sequence[str] | None) -> dict[str, Any]:
    """Options of a game from the command line, each as name=value.

    >>> options(["wall=grey"])
    {'wall': 'grey'}
    """
    pairs: dict[str, Any] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, "an option is given as name=value")
        pairs[name] = value
    return pairs


def read_record(file: Path) -> "Record":
    """The record in a file."""
    from sintra.record import Record

    return Record.load(file)


def read_position(source: str) -> "Position | None":
    """The position of a position text; None for anything else, which then is the name of a file."""
    from sintra import reading

    return None if "=" not in source or Path(source).is_file() else reading.read_position(source)
