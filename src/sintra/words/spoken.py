"""A table told in words, for people who do not see it: sections of lines, put into the reader's language at the edge.

A game's folder has a `spoken.py`, whose `tell` writes what lies on the table as numbers of messages (`kernel.phrasebook`), in the order in which
one would look at it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sintra.kernel.dispatch import State
from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase
from sintra.kernel.phrasebook import ITEM, SECTION, Phrasebook, new_rows
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


def sections(game: Game, s: State) -> list[Section]:
    """The table in words, part by part."""
    rows = new_rows()
    game.spoken.tell(s, rows)
    found: list[tuple[Phrase, list[tuple[Phrase, list[Phrase]]]]] = []
    for message, numbers in game.book.read(rows):
        phrase = message.phrase(numbers)
        if message.kind == SECTION:
            found.append((phrase, []))
        elif message.kind == ITEM:
            found[-1][1][-1][1].append(phrase)
        else:
            found[-1][1].append((phrase, []))
    return [Section(title, tuple(Line(phrase, tuple(items)) for phrase, items in lines), _seat(title)) for title, lines in found]


def _seat(title: Phrase) -> int | None:
    seat = title.data.get("seat")
    return seat - 1 if isinstance(seat, int) else None
