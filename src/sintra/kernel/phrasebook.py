"""Phrases as numbers, so that what is to be said about a position can be worked out where there are no words: in a module for the browser.

A game's phrasebook (`phrases.py` in its folder) numbers its messages. Functions like a prompt or a refusal add rows to an array: the number of a
message, then what goes into it. They are ordinary Python here, and compiled where they are part of a module (`also_compiled`).

What a message enumerates follows it as rows of the kind ITEM.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.phrase import Phrase, Word
from sintra.kernel.piles import count

LINE, ITEM, SECTION = "line", "item", "section"  #: what a message is for
WIDTH = 7  #: of a row: a message and up to six numbers
MOST = 320  #: rows
Rows = Any  #: an array of rows; row 0 holds how many there are
DECIDED, PLAYED, BETTER, ROOM = range(4)  #: positions that are compared: before a decision, after it, after a better one; room for two more
COMPARED = ROOM + 2
REFUSE_OVER, REFUSE_DRAW_FIRST, REFUSE_NOT_NATURES_TURN = 1, 2, 3  #: messages that every game has


@dataclass(frozen=True)
class Message:
    """A message with its slots. A slot is filled by a number, or by one of several words, which the number chooses."""

    id: str
    kind: str
    slots: tuple[tuple[str, tuple[str, ...]], ...]

    def phrase(self, numbers: Sequence[int]) -> Phrase:
        """With these numbers in its slots."""
        filled = zip(self.slots, numbers, strict=False)
        return Phrase(self.id, {name: Word(words[number]) if words else int(number) for (name, words), number in filled})


class Phrasebook:
    """The messages of a game, numbered from 1; the message 0 says nothing."""

    def __init__(self) -> None:
        self.messages = [Message(id, LINE, ()) for id in ("", "refuse-over", "refuse-draw-first", "refuse-not-natures-turn")]

    def add(self, id: str, kind: str = LINE, /, **slots: tuple[str, ...]) -> int:
        """A message; returns its number. A slot is () for a number, or the words to choose from."""
        self.messages.append(Message(id, kind, tuple(slots.items())))
        return len(self.messages) - 1

    def add_each(self, ids: Sequence[str], kind: str = LINE, /, **slots: tuple[str, ...]) -> int:
        """Messages with equal slots; returns the number of the first, which the others follow."""
        first = len(self.messages)
        for id in ids:
            self.add(id, kind, **slots)
        return first

    def read(self, rows: NDArray[np.int32]) -> Iterator[tuple[Message, list[int]]]:
        """What rows say."""
        for number, *numbers in rows[1 : 1 + int(rows[0, 0])].tolist():
            yield self.messages[number], numbers

    def phrase(self, rows: NDArray[np.int32]) -> Phrase | None:
        """The one phrase that rows hold, if they hold one."""
        return next((message.phrase(numbers) for message, numbers in self.read(rows)), None)


def said(book: Phrasebook, write: Callable[..., None], *about: Any) -> Phrase | None:
    """The phrase that a function writes, if it writes one."""
    rows = new_rows()
    write(*about, rows)
    return book.phrase(rows)


def new_rows() -> NDArray[np.int32]:
    """Room for rows."""
    return np.zeros((1 + MOST, WIDTH), np.int32)


@also_compiled
def add_row(out: Rows, message: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Say a message with these numbers in its slots."""
    n = out[0, 0] + 1
    out[0, 0] = n
    out[n, 0], out[n, 1], out[n, 2], out[n, 3], out[n, 4], out[n, 5], out[n, 6] = message, a, b, c, d, e, f


@also_compiled
def refuse_turn(s: State, move: int, actions: int, out: Rows) -> bool:
    """Whether a move is refused whatever the game is, and why: it is over, it is not this one's turn."""
    if s.to_move == OVER:
        add_row(out, REFUSE_OVER)
    elif s.to_move == NATURE and move < actions:
        add_row(out, REFUSE_DRAW_FIRST)
    elif s.to_move != NATURE and move >= actions:
        add_row(out, REFUSE_NOT_NATURES_TURN)
    return bool(out[0, 0] > 0)


# ── What lies on a table ─────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def add_tiles(out: Rows, first: int, tiles: int, colours: int) -> None:
    """The tiles of a pile, an item for each colour that there is; `first` is the message of the first colour."""
    for c in range(colours):
        if count(tiles, c) > 0:
            add_row(out, first + c, count(tiles, c))


@also_compiled
def add_unless_listed(out: Rows, line: int, message: int) -> None:
    """The item for nothing at all, if nothing follows the row of a line."""
    if out[0, 0] == line:
        add_row(out, message)
