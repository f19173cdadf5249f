"""Reading position texts: fields `name=value` on one line, with errors that say which field and what is wrong with it.

Tiles are written by their letters, with a number before a letter for several: `BBY` and `2BY` are the same.
"""

import re
from collections.abc import Callable, Sequence

from sintra.kernel.errors import BadPosition

NONE = "-"


def tiles(counts: Sequence[int], letters: str) -> str:
    """Tiles as letters, a number before a letter from three on.

    >>> tiles([2, 0, 5], "BYR")
    'BB5R'
    """
    parts = [letter * n if n < 3 else f"{n}{letter}" for letter, n in zip(letters, map(int, counts), strict=True)]
    return "".join(parts) or NONE


class Fields:
    """The fields of a position text, each to be taken once; what is left over at the end is an error."""

    def __init__(self, text: str) -> None:
        self._values: dict[str, str] = {}
        for part in text.split():
            name, equals, value = part.partition("=")
            if not equals or not name or not value:
                raise BadPosition(part, "expected a field like name=value")
            if name in self._values:
                raise BadPosition(name, "given twice")
            self._values[name] = value

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def take(self, name: str, default: str | None = None) -> str:
        """The value of a field, as text."""
        if name in self._values:
            return self._values.pop(name)
        if default is None:
            raise BadPosition(name, "is missing")
        return default

    def number(self, name: str, least: int, most: int, default: str | None = None) -> int:
        return self.to_number(name, self.take(name, default), least, most)

    def choice(self, name: str, choices: Sequence[str], default: str | None = None) -> int:
        """Which of the choices it is."""
        value = self.take(name, default)
        if value not in choices:
            raise BadPosition(name, f"{value!r} is not one of {', '.join(choices)}")
        return choices.index(value)

    def seats(self, name: str, players: int) -> list[str]:
        """One text for each seat, separated by slashes."""
        values = self.take(name).split("/")
        if len(values) != players:
            raise BadPosition(name, f"expected {players} parts separated by “/”, one for each player, not {len(values)}")
        return values

    @staticmethod
    def to_number(name: str, text: str, least: int, most: int) -> int:
        if not re.fullmatch(r"-?[0-9]{1,6}", text) or not least <= int(text) <= most:
            raise BadPosition(name, f"{text!r} is not a number from {least} to {most}")
        return int(text)

    @staticmethod
    def to_list(name: str, text: str, length: int) -> list[str]:
        """Texts separated by commas, exactly this many."""
        parts = text.split(",")
        if len(parts) != length:
            raise BadPosition(name, f"expected {length} parts separated by “,” in {text!r}, not {len(parts)}")
        return parts

    @staticmethod
    def to_tiles(name: str, text: str, letters: str) -> list[int]:
        """How many tiles of each letter."""
        counts = [0] * len(letters)
        if text == NONE:
            return counts
        if not re.fullmatch(rf"([0-9]{{0,3}}[{letters}])+", text):
            raise BadPosition(name, f"{text!r} is not a list of tiles {' '.join(letters)}")
        for number, letter in re.findall(rf"([0-9]*)([{letters}])", text):
            counts[letters.index(letter)] += int(number or 1)
        return counts

    def finish(self) -> None:
        """Nothing may be left over."""
        for name in self._values:
            raise BadPosition(name, "is not a field of this position")


def per_seat(players: int, value: Callable[[int], str]) -> str:
    """One text for each seat, separated by slashes."""
    return "/".join(value(seat) for seat in range(players))
