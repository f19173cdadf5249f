"""What lies on a table by the names of places and kinds: the game's compiled `pieces`, read from Python.

Places have names that are unique over the whole layout and never change: `factory-3-2`, `line-1-4`, seats counted from 1. Where two moves have the
same targets (the same tile paid in two ways), a client asks in words.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.dispatch import State
from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase
from sintra.kernel.phrasebook import said
from sintra.kernel.pieces import BEFORE_NUMBER, NOWHERE, TOUCHES, all_targets, earned_at, lay_all, room_for_pieces
from sintra.kernel.single import own_record
from sintra.picture.layout import Piece


def pieces_of(game: Game, state: State) -> list[Piece]:
    """What lies on the table in this position, and the numbers of what cannot be seen."""
    places, kinds = game.pieces.PLACES, game.pieces.KINDS
    return [Piece(kinds[kind], places[place], written(kind, number)) for place, kind, number in laid(game, state)]


def laid(game: Game, state: State) -> list[list[int]]:
    """The same by numbers: place, kind, and the number that is written there."""
    room = laid_rows(game, state)
    rows: list[list[int]] = room[1 : int(room[0, 0]) + 1].tolist()
    return rows


def laid_rows(game: Game, state: State) -> NDArray[np.int16]:
    """The same as compiled code has it."""
    room = room_for_pieces(len(game.pieces.PLACES))
    lay_all(own_record(state.tobytes(), game.state), room)
    return room


def why_not(game: Game, state: State, legal: Sequence[int], path: Sequence[str]) -> Phrase | None:
    """Why touching these places of the player to move, one after the other, leads nowhere; None where no rule has to do with it."""
    numbers = place_numbers(game)
    touched = np.array([numbers.get(name, NOWHERE) for name in path], np.int16)
    return said(game.book, game.why.why_not, state, legal, len(legal), laid_rows(game, state), touched, len(touched))


@cache
def place_numbers(game: Game) -> dict[str, int]:
    """The numbers of places by their names."""
    return {name: number for number, name in enumerate(game.pieces.PLACES)}


def by_kind(game: Game, state: State) -> tuple[dict[str, list[str]], dict[str, dict[str, str]]]:
    """The places of the pieces of every kind, and for every kind of written number the texts and their places."""
    places, kinds = game.pieces.PLACES, game.pieces.KINDS
    found: dict[str, list[str]] = {}
    texts: dict[str, dict[str, str]] = {}
    for place, kind, number in laid(game, state):
        if kind < len(BEFORE_NUMBER):
            texts.setdefault(kinds[kind], {})[places[place]] = written(kind, number)
        else:
            found.setdefault(kinds[kind], []).append(places[place])
    return found, texts


def written(kind: int, number: int) -> str:
    """The text of a written number; nothing for a piece."""
    return f"{BEFORE_NUMBER[kind]}{number}".replace("-", "−") if kind < len(BEFORE_NUMBER) else ""


def targets_of(game: Game, state: State, moves: Sequence[int]) -> list[tuple[str, ...]]:
    """For every move the places to touch, one after the other."""
    places = game.pieces.PLACES
    paths = np.empty((len(moves), TOUCHES), np.int16)
    all_targets(own_record(state.tobytes(), game.state), np.array(moves, np.int32), paths)
    return [tuple(places[place] for place in path if place != NOWHERE) for path in paths.tolist()]


def earned(game: Game, state: State, seat: int, kind: str, where: int) -> str:
    """The place at which a reason's points were won or lost; empty: nowhere in particular."""
    pieces = game.pieces  # before its functions are looked for
    place = earned_at(own_record(state.tobytes(), game.state), seat, game.reasons.index(kind), where)
    return "" if place == NOWHERE else pieces.PLACES[place]
