"""The parts of a game that are loaded when they are first needed: modules of its folder, each with these functions.

Layouts and sections are declared above the kernel; only their types are spoken of here, so nothing of them is loaded.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Phrase

if TYPE_CHECKING:
    from sintra.picture.layout import Layout, Piece
    from sintra.words.spoken import Line, Section


class Picture(Protocol):
    """The drawing: `picture.py`. `sintra.picture.layout` says what its parts mean."""

    def layout(self, s: State, /) -> "Layout":
        """The panels with their places; the same for all positions with the same players and options."""

    def symbols(self) -> dict[str, str]:
        """The drawing of every kind of piece, in a box from -50 to 50 around its middle."""

    def pieces(self, s: State, /) -> "list[Piece]":
        """What lies on the table in this position."""

    def targets(self, s: State, move: int, /) -> tuple[str, ...]:
        """The places to touch, one after the other, to make this move."""

    def earned(self, s: State, seat: int, kind: str, place: int, /) -> str:
        """The place at which a reason's points were won or lost; empty: nowhere in particular."""


class Forecast(Protocol):
    """What lies ahead as far as it can be known: `forecast.py`."""

    def prospects(self, s: State, /) -> list[list[Any]]:
        """The reasons, as rows of a log, that tiling would bring now. The position is played on: hand over a copy."""

    def notice(self, s: State, /) -> Phrase | None:
        """What everybody should know, say that this round is the last."""


class Prompt(Protocol):
    """What the player to move can do now: `prompt.py`."""

    BUTTONS: tuple[int, ...]  #: decisions that have no place of their own on the table, such as to pass

    def prompt(self, s: State, legal: Sequence[int], /) -> "Line":
        """The next choice, in a sentence."""

    def onward(self, s: State, move: int, /) -> "Line | None":
        """What is to be chosen once the first place of this move was touched; None where one touch is enough."""


class Spoken(Protocol):
    """The table in words: `spoken.py`."""

    def tell(self, s: State, /) -> "list[Section]":
        """What lies on the table, in the order in which one would look at it."""
