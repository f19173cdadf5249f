"""The table of a game as plain data: what is printed, where pieces can lie, what lies there, what can be touched.

A game's `picture` module has the layout and the drawings, its `pieces` module what lies where (`kernel.parts` says which functions). Everything that
draws or plays works from them without knowing the game; `picture.pieces` reads the numbers of `pieces` as names.

Places have names that are unique over the whole layout and never change: `factory-3-2`, `line-1-4`, seats counted from 1. A client puts the
backdrops down once and from then on only moves pieces. Where two moves have the same targets (the same tile paid in two ways), it asks in words.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from sintra.kernel.phrase import Phrase

Role = Literal["offer", "board", "aside"]
Anchor = Literal["start", "middle", "end"]


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where something can lie or be touched. `x`, `y` is its middle in the units of its panel.

    A symbol laid here is scaled from its box of 100 to `size` and turned by `angle` degrees, clockwise; a text is written `size` high.
    Places that only serve to be touched may be wider than high: `width` (0 stands for `size`).
    Tiles of one kind in one `group` are alike: touching any of them means the first of them, the one that a target names.
    """

    x: float
    y: float
    size: float
    angle: float = 0
    width: float = 0
    group: str = ""
    anchor: Anchor = "middle"


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a panel that can stand for itself where room is scarce, with its own backdrop instead of the panel's; coordinates are the panel's.

    Parts then stand in rows, and a row on which nothing lies is left out. In a heap the tiles lie one after the other, `step_x` and `step_y` apart.
    """

    x: float
    y: float
    width: float
    height: float
    places: tuple[str, ...]
    backdrop: str = ""
    step_x: float = 0
    step_y: float = 0


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table that stays together, with coordinates from 0, 0 to `width`, `height`. A client arranges panels to fit its screen.

    All panels of a game use one unit, so that a tile is as large on a board as on the offer. `role` says what comes first where room is scarce:
    the offer, then one's own board, then the others; asides are what one looks at now and then (bag, discards, goals).
    """

    name: str
    role: Role
    width: float
    height: float
    title: Phrase  #: a message of the game's words, or of the picture's own
    backdrop: str  #: the printed part: SVG whose colours are `var(--name)` (see `picture.themes`); may use a symbol as `#<game>-<kind>`
    places: dict[str, Place]
    seat: int | None = None  #: whose board it is, from 0
    heading: Place | None = None  #: where the title (on a board: the player's name) is written, if anywhere
    touch: float = 1  #: how wide what can be touched here is across, compared with the size of its place; a client keeps it as large as a finger
    trim: float = 0  #: how much of the margin to the left and to the right may be cut off where room is scarce
    parts: tuple[Part, ...] = ()  #: in their order, a heap last; none: it always stays as it is


class Layout(msgspec.Struct, frozen=True):
    """All panels, boards in the order of the seats."""

    panels: tuple[Panel, ...]

    def places(self) -> Iterator[tuple[str, Panel, Place]]:
        """Every place with its name and its panel."""
        for panel in self.panels:
            for name, place in panel.places.items():
                yield name, panel, place


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on a place: a symbol by its kind, or, if it has a text, that text in the style of its kind (see `picture.svg.TEXTS`)."""

    kind: str
    place: str
    text: str = ""
