"""A table told in words, for people who do not see it: sections of lines, put into the reader's language at the edge.

A game's folder has a `spoken.py` with `tell(s) -> list[Section]`: what lies on the table in this position, in the order in which one would look
at it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sintra.kernel.dispatch import State
from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase, Word
from sintra.kernel.phrasebook import Phrasebook, new_rows
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


def line_of(book: Phrasebook, write: Callable[..., None], *about: Any) -> Line | None:
    """The line that a function writes, with what it enumerates, if it writes one."""
    rows = new_rows()
    write(*about, rows)
    found = [message.phrase(numbers) for message, numbers in book.read(rows)]
    return Line(found[0], tuple(found[1:])) if found else None


def prompt_line(game: Game, s: State, legal: Sequence[int]) -> Line | None:
    """What the player to move can do now."""
    return line_of(game.book, game.prompt.prompt, s, legal, len(legal))


def onward_line(game: Game, s: State, move: int) -> Line | None:
    """What is to be chosen once the first place of a move was touched."""
    return line_of(game.book, game.prompt.onward, s, move)


def listing(id: str, items: Iterable[Phrase], **data: int | str | Word) -> Line:
    """A line that enumerates; the message `tell-nothing` stands for nothing at all."""
    return Line(Phrase(id, dict(data)), tuple(items) or (Phrase("tell-nothing"),))


def line(id: str, **data: int | str | Word) -> Line:
    """A line that says one thing."""
    return Line(Phrase(id, dict(data)))


def amounts(tiles: Iterable[int], colours: Iterable[str]) -> list[Phrase]:
    """Tiles of each colour that there are: `tiles-blue` with their number."""
    return [Phrase(f"tiles-{colour}", {"tiles": n}) for n, colour in zip(tiles, colours, strict=True) if n]
