"""How position texts are written: fields `name=value` on one line, each in a form. Forms are data, which the page interprets as well
(`web/static/js/engine/text.js`): a form makes text of whole numbers, and numbers of text.

Tiles are written by their letters, with a number before a letter for several: `BBY` and `2BY` are the same.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol

from sintra.kernel.dispatch import SEATS
from sintra.kernel.errors import BadPosition

NONE = "-"
MOST_TILES = 255  #: of one letter, far more than any game has: a lane of a pile has room for them
Numbers = Iterator[int]


def tiles(counts: Sequence[int], letters: str) -> str:
    """Tiles as letters, a number before a letter from three on.

    >>> tiles([2, 0, 5], "BYR")
    'BB5R'
    """
    parts = [letter * n if n < 3 else f"{n}{letter}" for letter, n in zip(letters, map(int, counts), strict=True)]
    return "".join(parts) or NONE


class Form(Protocol):
    """How numbers are written: as many as its shape says, or fewer where it begins with how many there are."""

    @property
    def shape(self) -> tuple[int, ...]: ...

    def write(self, numbers: Numbers, players: int) -> str: ...

    def read(self, name: str, text: str, players: int) -> list[int]:
        """The numbers of a text, or an error that names the field."""


@dataclass(frozen=True)
class Number:
    least: int
    most: int
    shape: tuple[int, ...] = ()

    def write(self, numbers: Numbers, players: int) -> str:  # noqa: ARG002
        return str(next(numbers))

    def read(self, name: str, text: str, players: int) -> list[int]:  # noqa: ARG002
        if not re.fullmatch(r"-?[0-9]{1,6}", text) or not self.least <= int(text) <= self.most:
            raise BadPosition(name, f"{quoted(text)} is not a number from {self.least} to {self.most}")
        return [int(text)]


@dataclass(frozen=True)
class Choice:
    """One of several texts, each of which stands for a number. The first `seats` of them are seats, of which a game has as many as players."""

    texts: tuple[str, ...]
    values: tuple[int, ...]
    seats: int = 0
    wanted: str = ""  #: what it should be, where the texts are too many to be listed
    shape: tuple[int, ...] = ()

    def write(self, numbers: Numbers, players: int) -> str:  # noqa: ARG002
        return self.texts[self.values.index(next(numbers))]

    def read(self, name: str, text: str, players: int) -> list[int]:
        choices = [*self.texts[: min(self.seats, players)], *self.texts[self.seats :]]
        if text not in choices:
            raise BadPosition(name, f"{quoted(text)} is not {self.wanted or 'one of ' + ', '.join(choices)}")
        return [self.values[self.texts.index(text)]]


def choice(texts: Sequence[str], wanted: str = "") -> Choice:
    """One of these, numbered."""
    return Choice(tuple(texts), tuple(range(len(texts))), wanted=wanted)


def chosen(values: Mapping[str, int], wanted: str = "") -> Choice:
    """One of these, with its number."""
    return Choice(tuple(values), tuple(values.values()), wanted=wanted)


def seat(others: Mapping[str, int] | None = None, seats: int = SEATS) -> Choice:
    """A seat, which is written from 1, or something else."""
    others = others or {}
    return Choice((*(str(p + 1) for p in range(seats)), *others), (*range(seats), *others.values()), seats)


@dataclass(frozen=True)
class Tiles:
    """How many tiles there are of each letter; spelled out, or with a number before a letter from three on."""

    letters: str
    is_spelled: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.letters),)

    def write(self, numbers: Numbers, players: int) -> str:  # noqa: ARG002
        counts = [next(numbers) for _ in self.letters]
        return "".join(letter * n for letter, n in zip(self.letters, counts, strict=True)) or NONE if self.is_spelled else tiles(counts, self.letters)

    def read(self, name: str, text: str, players: int) -> list[int]:  # noqa: ARG002
        counts = [0] * len(self.letters)
        if text == NONE:
            return counts
        if not re.fullmatch(rf"([0-9]{{0,3}}[{self.letters}])+", text):
            raise BadPosition(name, f"{quoted(text)} is not a list of tiles {' '.join(self.letters)}")
        for number, letter in re.findall(rf"([0-9]*)([{self.letters}])", text):
            counts[self.letters.index(letter)] += int(number or 1)
        if max(counts) > MOST_TILES:
            raise BadPosition(name, f"{quoted(text)} are more tiles than there are")
        return counts


@dataclass(frozen=True)
class Letters:
    """A row of spaces, a letter or a point each; or, if it is not full, a row of letters as long as they go. A space with nothing is -1."""

    letters: str
    spaces: int
    is_full: bool = True

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.spaces,)

    def write(self, numbers: Numbers, players: int) -> str:  # noqa: ARG002
        empty = "." if self.is_full else ""
        return "".join(self.letters[n] if n >= 0 else empty for n in [next(numbers) for _ in range(self.spaces)]) or NONE

    def read(self, name: str, text: str, players: int) -> list[int]:  # noqa: ARG002
        letters = "" if text == NONE and not self.is_full else text
        known = f"{self.letters}." if self.is_full else self.letters
        if any(letter not in known for letter in letters) or len(letters) > self.spaces or (self.is_full and len(letters) < self.spaces):
            wanted = f"{self.spaces} letters of {self.letters} or points" if self.is_full else f"up to {self.spaces} letters of {self.letters}"
            raise BadPosition(name, f"{quoted(text)} is not {wanted}")
        return [self.letters.find(letter) for letter in letters] + (self.spaces - len(letters)) * [-1]


@dataclass(frozen=True)
class Counts:
    """Texts with commas: how often each of them is there."""

    texts: tuple[str, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.texts),)

    def write(self, numbers: Numbers, players: int) -> str:  # noqa: ARG002
        return ",".join(text for text in self.texts for _ in range(next(numbers))) or NONE

    def read(self, name: str, text: str, players: int) -> list[int]:  # noqa: ARG002
        parts = [] if text == NONE else text.split(",")
        for part in parts:
            if part not in self.texts:
                raise BadPosition(name, f"{quoted(part)} is not one of {', '.join(self.texts)}")
        return [parts.count(text) for text in self.texts]


@dataclass(frozen=True)
class List:
    """So many of a form (by players, if that matters; otherwise one for each player), in room for more."""

    of: Form
    by: str
    room: int
    count: Mapping[int, int] | int | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.room, *self.of.shape)

    def _count(self, players: int) -> int:
        return players if self.count is None else self.count if isinstance(self.count, int) else self.count[players]

    def write(self, numbers: Numbers, players: int) -> str:
        count = self._count(players)
        text = self.by.join(self.of.write(numbers, players) for _ in range(count))
        for _ in range((self.room - count) * prod(self.of.shape)):
            next(numbers)
        return text

    def read(self, name: str, text: str, players: int) -> list[int]:
        count, parts = self._count(players), text.split(self.by)
        if len(parts) != count:
            what = "one for each player" if self.count is None else f"in {quoted(text)}"
            raise BadPosition(name, f"expected {count} parts separated by “{self.by}”, {what}, not {len(parts)}")
        found = [number for part in parts for number in self.of.read(name, part, players)]
        return found + (self.room - count) * prod(self.of.shape) * [0]


def per_seat(of: Form, seats: int = SEATS) -> List:
    """One for each seat, separated by slashes."""
    return List(of, "/", seats)


def listed(of: Form, count: Mapping[int, int] | int) -> List:
    """So many, separated by commas."""
    return List(of, ",", count if isinstance(count, int) else max(count.values()), count)


@dataclass(frozen=True)
class Many:
    """Any number of a form, up to `most`: first how many, then what they are."""

    of: Form
    by: str
    most: int
    room: int  #: for all numbers together

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.room,)

    def write(self, numbers: Numbers, players: int) -> str:
        return self.by.join(self.of.write(numbers, players) for _ in range(next(numbers))) or NONE

    def read(self, name: str, text: str, players: int) -> list[int]:
        parts = [] if text == NONE else text.split(self.by)
        if len(parts) > self.most:
            raise BadPosition(name, f"has more than {self.most} parts separated by “{self.by}”")
        return [len(parts), *(number for part in parts for number in self.of.read(name, part, players))]


def many(of: Form, most: int) -> Many:
    """Up to so many, separated by commas."""
    return Many(of, ",", most, 1 + most * prod(of.shape))


@dataclass(frozen=True)
class Named:
    """A form of which some numbers have a name."""

    of: Form
    names: Mapping[str, tuple[int, ...]]

    @property
    def shape(self) -> tuple[int, ...]:
        return self.of.shape

    def write(self, numbers: Numbers, players: int) -> str:
        given = tuple(numbers)
        named = [name for name, known in self.names.items() if given[: len(known)] == known]
        return named[0] if named else self.of.write(iter(given), players)

    def read(self, name: str, text: str, players: int) -> list[int]:
        try:
            return list(self.names[text]) if text in self.names else self.of.read(name, text, players)
        except BadPosition as error:
            raise BadPosition(name, f"{error.problem}, and it is not {' or '.join(self.names)}") from error


def form_data(form: Form) -> dict[str, Any]:
    """A form as JSON can hold it."""
    about = {name: form_data(value) if hasattr(value, "shape") else value for name, value in vars(form).items() if name != "shape"}
    return {"form": type(form).__name__, "size": prod(form.shape), **about}


def quoted(text: str) -> str:
    """What somebody wrote."""
    return f"“{text}”"


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

    def finish(self) -> None:
        """Nothing may be left over."""
        for name in self._values:
            raise BadPosition(name, "is not a field of this position")
