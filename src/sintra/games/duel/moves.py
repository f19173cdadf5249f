"""Moves taken apart: what a player takes, places, keeps and tiles, and nature's draws. Factories, lines, slots, rows and columns count from 1,
seats from 0.
"""

from collections.abc import Callable
from typing import Any, Literal

from sintra.games.duel.notation import CORNERS
from sintra.games.duel.phrases import BACKS
from sintra.games.duel.problems import CHIP_TEXTS, PLATE_TEXTS
from sintra.games.duel.spec import (
    BACK,
    BREAK,
    CHIP,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    DRAW,
    FRONT,
    GOAL,
    GOAL_NAMES,
    KEEP,
    LARGE,
    LAY,
    LEAVE,
    LINE,
    MOON,
    PASS,
    PLACE,
    RETURN,
    REVEAL,
    ROTATIONS,
    SIDE,
    SPEND,
    START,
    STOP,
    SUN,
    TAKE,
    TILE,
)
from sintra.games.duel.table_pieces import Back, Chip, Colour, Corner, GoalName, Plate, chip_of, plate_of
from sintra.kernel import data

# ── Players ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


class TakeSun(data.MoveParts, frozen=True, tag="sun"):
    """All tiles of a colour from the sun of a factory."""

    source: int | Literal["large"]
    colour: Colour


class TakeMoon(data.MoveParts, frozen=True, tag="moon"):
    """All tiles of a colour that are on top of the moons."""

    colour: Colour


class TakeChip(data.MoveParts, frozen=True, tag="chip"):
    """The bonus chip of a small factory."""

    source: int


class TakePlate(data.MoveParts, frozen=True, tag="plate"):
    """A dome plate of the display."""

    place: int


class DrawPlate(data.MoveParts, frozen=True, tag="draw"):
    """A dome plate from the stack, for a point."""


class Stop(data.MoveParts, frozen=True):
    """No more plates are drawn."""


class Keep(data.MoveParts, frozen=True):
    """The drawn plate that is kept."""

    plate: Plate


class Return(data.MoveParts, frozen=True):
    """The drawn plate that goes under the stack next."""

    plate: Plate


class Place(data.MoveParts, frozen=True):
    """A plate to a slot of the dome, with its special or wild space in a corner."""

    slot: int
    corner: Corner


class Lay(data.MoveParts, frozen=True):
    """The tile that is laid next on the moon of the small factory."""

    colour: Colour


class Line(data.MoveParts, frozen=True):
    """The taken tiles to a pattern line."""

    line: int


class Break(data.MoveParts, frozen=True):
    """The taken tiles to the broken tiles."""


class Pass(data.MoveParts, frozen=True):
    """Nothing more in this round."""


class Spend(data.MoveParts, frozen=True):
    """A chip for a missing tile of the line."""

    chip: Chip


class Leave(data.MoveParts, frozen=True):
    """The line stays as it is."""


class Tile(data.MoveParts, frozen=True):
    """The complete line's tile to a space of the dome."""

    row: int
    column: int


# ── Nature ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


class DrawTile(data.MoveParts, frozen=True, tag="tile drawn"):
    """A tile from the bag to the factories."""

    colour: Colour


class TurnBack(data.MoveParts, frozen=True, tag="back"):
    """What the back of the stack's top plate shows."""

    back: Back


class TurnFront(data.MoveParts, frozen=True, tag="front"):
    """Which plate a drawn plate is."""

    plate: Plate


class Reveal(data.MoveParts, frozen=True):
    """Which chip is turned up."""

    chip: Chip


class Goal(data.MoveParts, frozen=True):
    """A goal for this game."""

    goal: GoalName


class Start(data.MoveParts, frozen=True):
    """Who starts the game."""

    seat: int


def colour(i: int) -> Any:
    return COLOUR_NAMES[i]


def plate(i: int) -> Plate:
    return plate_of(PLATE_TEXTS[i])


def corner(i: int) -> Any:
    return CORNERS[i]


def goal(i: int) -> Any:
    return GOAL_NAMES[i]


def back(i: int) -> Any:
    return BACKS[i]


KINDS: tuple[tuple[int, Callable[[int], data.MoveParts]], ...] = (
    (SUN, lambda i: TakeSun("large" if i // COLOURS == LARGE else i // COLOURS, colour(i % COLOURS))),
    (MOON, lambda i: TakeMoon(colour(i))),
    (CHIP, lambda i: TakeChip(i + 1)),
    (TAKE, lambda i: TakePlate(i + 1)),
    (DRAW, lambda _: DrawPlate()),
    (STOP, lambda _: Stop()),
    (KEEP, lambda i: Keep(plate(i))),
    (RETURN, lambda i: Return(plate(i))),
    (PLACE, lambda i: Place(i // ROTATIONS + 1, corner(i % ROTATIONS))),
    (LAY, lambda i: Lay(colour(i))),
    (LINE, lambda i: Break() if i == BREAK else Line(i + 1)),
    (PASS, lambda _: Pass()),
    (SPEND, lambda i: Spend(chip_of(CHIP_TEXTS[i]))),
    (LEAVE, lambda _: Leave()),
    (TILE, lambda i: Tile(i // SIDE + 1, i % SIDE + 1)),
    (COLOUR, lambda i: DrawTile(colour(i))),
    (BACK, lambda i: TurnBack(back(i))),
    (FRONT, lambda i: TurnFront(plate(i))),
    (REVEAL, lambda i: Reveal(chip_of(CHIP_TEXTS[i]))),
    (GOAL, lambda i: Goal(goal(i))),
    (START, Start),
)


def take_apart(move: int) -> data.MoveParts:
    """A move by its parts.

    >>> take_apart(10), take_apart(75 + 4 * 4)
    (TakeSun(source=2, colour='blue'), Place(slot=5, corner='top left'))
    """
    first, of = [entry for entry in KINDS if entry[0] <= move][-1]
    return of(move - first)
