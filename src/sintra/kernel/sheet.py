"""A sheet: what the fields of a position text say, as whole numbers in a record.

Forms (`kernel.text`) are between the text and the sheet; between the sheet and a position are functions of the game, which are also compiled into the
modules for browsers.

What can be wrong with a sheet is numbered, for the same reason.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import also_compiled
from sintra.kernel.errors import BadPosition
from sintra.kernel.phrasebook import Rows, add_row
from sintra.kernel.piles import FULL_LANE, LANE
from sintra.kernel.text import Fields, Form

ABSENT = -1_000  #: the first number of a field that the text does not have
Written = Any  #: one record of a sheet's type


@dataclass(frozen=True)
class Field:
    """A field of the text: its name, how it is written, and what it is where the text leaves it out; `may_lack` if it may be left out for good."""

    name: str
    form: Form
    default: str | None = None
    may_lack: bool = False
    at: str = ""  #: the name of the sheet's field, if the name itself cannot be one

    @property
    def key(self) -> str:
        return self.at or self.name


class Sheet:
    """The fields of a game's texts: the options, and those of the table."""

    def __init__(self, options: tuple[Field, ...], fields: tuple[Field, ...]) -> None:
        self.options, self.fields = options, fields
        for field in (*options, *fields):
            if hasattr(np.record, field.key):
                raise TypeError(f"{field.key!r} is a method of NumPy's records, so it cannot be the name of a field")
        self.type = np.dtype((np.record, [(field.key, "i4", field.form.shape) for field in (*options, *fields)]))

    def blank(self) -> NDArray[Any]:
        """A sheet on which no field is written."""
        sheet = np.empty(1, self.type)
        sheet.view("i4")[:] = ABSENT
        return sheet

    def show(self, sheet: NDArray[Any], players: int, fields: tuple[Field, ...]) -> dict[str, str]:
        """These fields as they are written, without those that are absent."""
        written = {field.name: sheet[field.key].ravel().tolist() for field in fields}
        return {field.name: field.form.write(iter(numbers), players) for field in fields if (numbers := written[field.name])[0] != ABSENT}

    def fill(self, sheet: NDArray[Any], field: Field, text: str, players: int) -> None:
        """Write on the sheet what the text of a field says."""
        numbers = field.form.read(field.name, text, players)
        room = prod(field.form.shape)
        if len(numbers) > room:
            raise BadPosition(field.name, "is longer than any game makes it")
        sheet[field.key] = np.array(numbers + (room - len(numbers)) * [0], "i4").reshape(field.form.shape)

    def read(self, fields: Fields, players: int) -> NDArray[Any]:
        """What the fields of the table say."""
        sheet = self.blank()
        for field in self.fields:
            if not field.may_lack or field.name in fields:
                self.fill(sheet, field, fields.take(field.name, field.default), players)
        fields.finish()
        return sheet

    def see_that_all_belong(self, given: NDArray[Any], written: NDArray[Any], players: int) -> None:
        """Fields that were given, and that the position, written again, does not have, are none of it, unless they say what is so without them."""
        usual = self.blank()
        for field in self.fields:
            if written[field.key].flat[0] == ABSENT:
                if field.default is not None:
                    self.fill(usual, field, field.default, players)
                if (given[field.key] != usual[field.key]).any():
                    raise BadPosition(field.name, "is not a field of this position")


# ── What can be wrong ────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Problem:
    """What is wrong with a field, in words with slots: `{line}` is a number, or one of several words that the number chooses."""

    field: str
    template: str
    words: Mapping[str, tuple[str, ...]]

    @property
    def slots(self) -> list[str]:
        return list(dict.fromkeys(re.findall(r"{(\w+)}", self.template)))

    def error(self, numbers: list[int]) -> BadPosition:
        filled = {slot: self.words[slot][number] if slot in self.words else number for slot, number in zip(self.slots, numbers, strict=False)}
        return BadPosition(self.field, self.template.format(**filled))


class Problems:
    """All that can be wrong with a game's sheets, numbered from 1."""

    def __init__(self) -> None:
        self._all = [Problem("", "", {})]

    def __iter__(self) -> Iterator[Problem]:
        return iter(self._all)

    def add(self, field: str, template: str, /, **words: tuple[str, ...]) -> int:
        """A problem; returns its number."""
        self._all.append(Problem(field, template, words))
        assert set(words) <= set(self._all[-1].slots)
        return len(self._all) - 1

    def see_that_there_are_none(self, out: NDArray[np.int32]) -> None:
        """Raise what was found, if anything was."""
        if out[0, 0]:
            number, *numbers = out[1].tolist()
            raise self._all[number].error(numbers)


@also_compiled
def require(out: Rows, holds: bool, problem: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> bool:
    """Note the problem, with these numbers in its slots, if it is one and the first; returns whether all is well here."""
    if not holds and out[0, 0] == 0:
        add_row(out, problem, a, b, c, d, e)
    return holds


@also_compiled
def is_fine(out: Rows) -> bool:
    """Whether there has been no problem."""
    return bool(out[0, 0] == 0)


# ── Tiles on sheets ──────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def put_tiles(written: Written, pile: int, colours: int) -> None:
    """A pile, as counts."""
    for c in range(colours):
        written[c] = int(pile) >> LANE * c & FULL_LANE


@also_compiled
def pile_of(written: Written, colours: int) -> int:
    """The pile with these counts."""
    pile = 0
    for c in range(colours):
        pile += int(written[c]) << LANE * c
    return pile
