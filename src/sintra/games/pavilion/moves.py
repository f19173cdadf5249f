"""Moves taken apart: takes, placements and what belongs to them, and nature's draws. Factories and spaces count from 1, seats from 0."""

from typing import Literal

from sintra.games.pavilion.notation import split_place, split_take
from sintra.games.pavilion.phrases import STAR_NAMES
from sintra.games.pavilion.spec import BONUS, CENTRE, COLOUR_NAMES, DRAW, KEEP, PASS, PAY, PLACE, START, STOP
from sintra.games.pavilion.table import Colour, StarName
from sintra.kernel import data


class Take(data.MoveParts, frozen=True):
    """All tiles of a colour, and a wild one, from a factory or the centre."""

    source: int | Literal["centre"]
    colour: Colour


class Place(data.MoveParts, frozen=True):
    """A tile of a colour to a space of a star, which is called by its colour on the coloured side."""

    colour: Colour
    star: StarName
    space: int  #: 1 to 6


class Pay(data.MoveParts, frozen=True):
    """How many of the tiles that a placement costs are wild."""

    wilds: int


class Bonus(data.MoveParts, frozen=True):
    """A bonus tile from the supply."""

    colour: Colour


class Pass(data.MoveParts, frozen=True):
    """Nothing more in this round."""


class Keep(data.MoveParts, frozen=True):
    """A tile to a corner of the board, for the next round."""

    colour: Colour


class Stop(data.MoveParts, frozen=True):
    """No more tiles are kept; the others are discarded."""


class Draw(data.MoveParts, frozen=True):
    """Nature: a tile from the bag to the supply or to the factories."""

    colour: Colour


class Start(data.MoveParts, frozen=True):
    """Nature: who starts the game."""

    seat: int


def take_apart(move: int) -> data.MoveParts:
    """A move by its parts.

    >>> take_apart(60 + (2 * 6 + 3) * 6 + 2)
    Place(colour='blue', star='blue', space=4)
    """
    if move < PLACE:
        source, c = split_take(move)
        return Take("centre" if source == CENTRE else source, named(c))
    if move < PAY:
        star, index, c = split_place(move)
        return Place(named(c), STAR_NAMES[star], index + 1)  # type: ignore[arg-type]
    if move < BONUS:
        return Pay(move - PAY)
    if move < PASS:
        return Bonus(named(move - BONUS))
    if move < DRAW:
        return Pass() if move == PASS else Stop() if move == STOP else Keep(named(move - KEEP))
    return Draw(named(move - DRAW)) if move < START else Start(move - START)


def named(colour: int) -> Colour:
    return COLOUR_NAMES[colour]  # type: ignore[return-value]
