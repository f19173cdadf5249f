"""Moves taken apart: takes, tiles on the grey wall, and nature's draws. Factories, lines, rows and columns count from 1, seats from 0."""

from typing import Literal

from sintra.games.azul.spec import ACTIONS, CENTRE, COLOUR_NAMES, DRAW, FLOOR, START, TILE, split_take, split_tile
from sintra.games.azul.table import Colour
from sintra.kernel.data import MoveParts


class Take(MoveParts, frozen=True):
    """All tiles of a colour from a factory or the centre, to a pattern line or the floor line."""

    source: int | Literal["centre"]
    colour: Colour
    line: int | Literal["floor"]


class Tile(MoveParts, frozen=True):
    """The complete line's tile to a space of the grey wall."""

    row: int
    column: int


class Draw(MoveParts, frozen=True):
    """Nature: a tile from the bag to the next place on the factories."""

    colour: Colour


class Start(MoveParts, frozen=True):
    """Nature: who starts the game."""

    seat: int


def take_apart(move: int) -> Take | Tile | Draw | Start:
    """A move by its parts.

    >>> take_apart(93)
    Take(source=3, colour='blue', line=4)
    """
    if move < TILE:
        source, c, line = split_take(move)
        return Take("centre" if source == CENTRE else source, named(c), "floor" if line == FLOOR else line + 1)
    if move < ACTIONS:
        row, column = split_tile(move)
        return Tile(row + 1, column + 1)
    return Draw(named(move - DRAW)) if move < START else Start(move - START)


def named(colour: int) -> Colour:
    return COLOUR_NAMES[colour]  # type: ignore[return-value]
