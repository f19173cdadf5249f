"""One position at a time, for callers in Python: the compiled rules over an array of one record (which passes into compiled code fastest)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import service
from sintra.kernel.dispatch import NATURE, NO_MOVE, Log, Moves, Random, State, apply, hide, imagine, legal, standing
from sintra.kernel.playout import sample

NO_NUMBERS = np.empty(0, np.uint64)
NO_ROOM = np.empty(0, np.int32)


def own_record(content: bytes, of: np.dtype[Any]) -> NDArray[Any]:
    """A record with this content that can be played on. (NumPy's own way of copying goes field by field and takes ten times as long.)"""
    return np.frombuffer(bytearray(content), of)


@service
def legal_moves(table: State, moves: Moves) -> int:
    return legal(table[0], moves)


@service
def advance(table: State, move: int, numbers: Random, moves: Moves, drawn: Moves, log: Log) -> int:
    """Play a move (unless it is NO_MOVE), then nature's draws, one for each of the random `numbers`, until a player is to move or there is nothing
    to draw. Returns how many draws; `drawn` says which. All in one function, since each one that plays moves takes its time to compile.
    """
    n = 0
    while move != NO_MOVE or (n < len(numbers) and table[0].to_move == NATURE):
        if move == NO_MOVE:
            move = sample(table[0], numbers[n : n + 1], moves)
            if move == NO_MOVE:
                break
            drawn[n] = move
            n += 1
        apply(table[0], move, log)
        move = NO_MOVE
    return n


def play(table: State, move: int, log: Log) -> None:
    """Play one move, and leave nature's draws to the caller."""
    advance(table, move, NO_NUMBERS, NO_ROOM, NO_ROOM, log)


def draw_all(table: State, numbers: Random, moves: Moves, drawn: Moves, log: Log) -> int:
    """Play nature's draws, one for each of the random `numbers`, until a player is to move or none is left. Returns how many; `drawn` says which."""
    return advance(table, NO_MOVE, numbers, moves, drawn, log)


@service
def standing_of(table: State, seat: int) -> int:
    return standing(table[0], seat)


@service
def hide_from(table: State, seat: int) -> None:
    hide(table[0], seat)


@service
def imagine_for(table: State, seat: int, random: Random) -> None:
    imagine(table[0], seat, random)
