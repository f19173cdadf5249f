"""How a position is set up by hand, as data: which numbers of a sheet (`kernel.sheet`) say what lies on which places of the table.

A game's folder declares it in `editor.py`; the page's board editor knows nothing else of the game. What cannot be is for `Game.read` and `Game.check`
to say.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from math import prod
from typing import Any

from sintra.kernel.game import Game
from sintra.kernel.sheet import Sheet


class Way(StrEnum):
    """How numbers say what lies on the places of a spot."""

    TILES = "tiles"  #: a count for each kind of piece; pieces lie on the places in the order of their kinds
    SPACES = "spaces"  #: a number for each place: which piece lies there, or none
    ROW = "row"  #: the same, but pieces lie side by side from the first place on
    MEMBER = "member"  #: how many numbers follow, then these: one of them is the piece's if it lies there


@dataclass(frozen=True)
class Spot:
    """Places that belong together, and the numbers that say what lies on them: of a field, from these indices on."""

    way: Way
    field: str
    at: tuple[int, ...]
    places: tuple[str, ...]
    pieces: Mapping[str, int]  #: what can lie there, and its number: which of the counts it is, or what is written for it
    none: int = -1  #: what is written where nothing lies
    then: Mapping[str, tuple[str, int]] | None = None  #: a piece that lies here says this of another field, too


@dataclass(frozen=True)
class Editor:
    """Everything that can be set up at a game's table."""

    palette: tuple[tuple[str, ...], ...]  #: pieces to choose from, each with all the ways in which it can be turned
    single: tuple[str, ...]  #: pieces that there is one of: laid elsewhere, it leaves where it lay
    left: Mapping[str, str]  #: of some pieces, the place where the number of those that are left is written
    spots: tuple[Spot, ...]
    facts: tuple[str, ...]  #: fields that are no matter of places, to be filled in
    forgotten: tuple[str, ...]  #: fields that are left out: they follow from the others, or tell of what happened before


def editor_of(game: Game) -> Editor:
    """As the game's folder declares it."""
    found: Editor = import_module(f"{game.package}.editor").EDITOR
    return found


def editor_data(game: Game) -> dict[str, Any]:
    """As JSON can hold it; a spot's numbers are counted from the sheet's first."""
    editor = editor_of(game)
    return {
        "palette": editor.palette,
        "single": editor.single,
        "left": editor.left,
        "spots": [_spot(spot, game.sheet) for spot in editor.spots],
        "facts": editor.facts,
        "forgotten": editor.forgotten,
    }


def _spot(spot: Spot, sheet: Sheet) -> dict[str, Any]:
    then = {piece: [place_of(sheet, field), value] for piece, (field, value) in (spot.then or {}).items()}
    at = place_of(sheet, spot.field, spot.at)
    return {"way": spot.way, "at": at, "places": spot.places, "pieces": spot.pieces, "none": spot.none, "then": then}


def place_of(sheet: Sheet, name: str, at: Sequence[int] = ()) -> int:
    """Where a number of a field is on the sheet, counted in numbers."""
    field = next(field for field in sheet.fields if field.name == name)
    assert sheet.type.fields is not None
    first: int = sheet.type.fields[field.key][1] // 4
    return first + sum(step * prod(field.form.shape[i + 1 :]) for i, step in enumerate(at))
