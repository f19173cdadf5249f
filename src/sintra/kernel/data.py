"""A table and its moves as data: frozen, typed objects in the rulebook's words, which every game declares for itself.

A table is made from the fields of a position's text and goes back through them, so that it shows what the text shows, hides what the text hides,
and is checked as texts are. Places count from 1, as in notation; seats from 0, as everywhere in the library.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, Self

import msgspec
from msgspec import Meta, Struct

from sintra.kernel.errors import BadPosition
from sintra.kernel.text import NONE, tiles
from sintra.kernel.text import Tiles as TilesForm

Number = Annotated[int, Meta(ge=0)]
Seat = Annotated[int, Meta(ge=0)]
ToMove = Seat | Literal["nature", "over"]


class MoveParts(Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """A move taken apart. Every kind of move of a game has a class of its own."""

    @property
    def kind(self) -> str:
        """What kind of move it is, in a word."""
        return str(self.__struct_config__.tag)


class Tiles(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Tiles that lie together: how many of each colour. A game's own class has a field for each of its colours."""

    letters: ClassVar[str]  #: of the colours, in the order of the fields

    @property
    def total(self) -> int:
        """How many there are."""
        return sum(self._counts())

    def _counts(self) -> list[int]:
        return [getattr(self, colour) for colour in self.__struct_fields__]

    def text(self) -> str:
        """As a position's text has them."""
        return tiles(self._counts(), self.letters)

    @classmethod
    def read(cls, text: str) -> Self:
        """From a position's text."""
        return cls(*TilesForm(cls.letters).read("", text, 0))


class Table(Struct, frozen=True, kw_only=True, tag_field="game", forbid_unknown_fields=True):
    """What lies on a table. Every game has a class of its own, which says what there is."""

    field_names: ClassVar[Mapping[str, str]] = {}  #: where the fields of a text are in the table, if it has another name for them

    @classmethod
    @abstractmethod
    def of(cls, fields: Mapping[str, str]) -> Self:
        """The table that the fields of a position's text describe."""

    @abstractmethod
    def fields(self) -> dict[str, str]:
        """The fields of the text that describes this table, the options among them."""

    def text(self) -> str:
        """The position's text, without the game's name, if everything in this table is of its type."""
        try:
            msgspec.convert(msgspec.to_builtins(self), type(self))
        except (msgspec.ValidationError, TypeError) as error:
            raise _misread(error) from error
        return " ".join(f"{name}={value}" for name, value in self.fields().items())

    def to_json(self) -> str:
        """The table as JSON, which `from_json` and `sintra.position` read."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """The table that a JSON text describes. Whether such a table can be is checked when a position is made of it."""
        try:
            return msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError as error:
            raise _misread(error) from error


def _misread(error: Exception) -> BadPosition:
    """Says which field of a table is wrong: “… - at `$.boards[0].score`”."""
    problem, _, path = str(error).partition(" - at `$")
    return BadPosition(path.strip("`.") or "table", problem)


# ── Between tables and the fields of texts ───────────────────────────────────────────────────────────────────────────────


def seat_of(text: str) -> int | None:
    """A seat that a text counts from 1, or nobody."""
    return None if text == NONE else int(text) - 1


def seat_text(seat: int | None) -> str:
    return NONE if seat is None else str(seat + 1)


def mover_of(text: str) -> Any:
    """Who is to move: a seat, nature, or nobody because the game is over."""
    return text if text in ("nature", "over") else int(text) - 1


def mover_text(mover: int | str) -> str:
    return mover if isinstance(mover, str) else str(mover + 1)


def spaces_of(text: str, names: Mapping[str, str]) -> tuple[Any, ...]:
    """What lies on a row of spaces, a letter each, nothing for a point."""
    return tuple(names.get(letter) for letter in text)


def spaces_text(spaces: Sequence[str | None], letters: Mapping[str, str]) -> str:
    return "".join("." if what is None else letters[what] for what in spaces)


def listed(text: str) -> list[str]:
    """What a text lists with commas."""
    return [] if text == NONE else text.split(",")


def check_line(colour: str | None, tiles: int) -> None:
    """A pattern line has a colour if it has tiles, and only then."""
    if (colour is None) == (tiles > 0):
        raise BadPosition("lines", f"a line has a colour if it has tiles, and only then: not {colour} with {tiles}")
