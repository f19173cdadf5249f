"""A table told in words, for people who do not see it: sections of lines, put into the reader's language at the edge.

A game's folder has a `spoken.py` with `tell(s) -> list[Section]`: what lies on the table in this position, in the order in which one would look
at it.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sintra.kernel.phrase import Phrase, Word
from sintra.words import say


@dataclass(frozen=True)
class Line:
    """A message; what it enumerates reaches it as `$list`."""

    phrase: Phrase
    items: tuple[Phrase, ...] = ()

    def words(self, package: str, language: str = "en") -> str:
        """The line in words, in a language."""
        if not self.items:
            return say(self.phrase, package, language)
        listed = ", ".join(say(item, package, language) for item in self.items)
        return say(Phrase(self.phrase.id, {**self.phrase.data, "list": listed}), package, language)


@dataclass(frozen=True)
class Section:
    """A part of the table. A board belongs to a seat, and has the name of the player who sits there."""

    title: Phrase
    lines: tuple[Line, ...]
    seat: int | None = None


def listing(id: str, items: Iterable[Phrase], **data: int | str | Word) -> Line:
    """A line that enumerates; the message `tell-nothing` stands for nothing at all."""
    return Line(Phrase(id, dict(data)), tuple(items) or (Phrase("tell-nothing"),))


def line(id: str, **data: int | str | Word) -> Line:
    """A line that says one thing."""
    return Line(Phrase(id, dict(data)))


def amounts(tiles: Iterable[int], colours: Iterable[str]) -> list[Phrase]:
    """Tiles of each colour that there are: `tiles-blue` with their number."""
    return [Phrase(f"tiles-{colour}", {"tiles": n}) for n, colour in zip(tiles, colours, strict=True) if n]
