"""Trying everything: where no draw can come any more and little is left, every choice gets its exact value."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, SEATS, Moves, Numbers, State, legal
from sintra.kernel.game import StateArray
from sintra.kernel.playout import play_one
from sintra.search.network import ABOUT
from sintra.search.settings import SearchSettings, worth_to
from sintra.search.tree import MOST_MOVES
from sintra.search.valuation import copy, outcome

DEEPEST = 40  # decisions to the end of the game
MOST = 30_000  # positions that are tried before it is given up


class Solved(NamedTuple):
    """Every move, what follows from it for every seat when all play perfectly, and what that is worth to the one who decides."""

    moves: NDArray[np.int32]
    values: NDArray[np.float64]
    worth: NDArray[np.float64]
    tried: int  #: positions


def solve(record: StateArray, settings: SearchSettings) -> Solved | None:
    """The exact value of every choice; None if there is too much to try."""
    states = np.zeros(DEEPEST, record.dtype)
    states[0] = record[0]
    moves, values, worth = np.zeros((DEEPEST, MOST_MOVES), np.int32), np.zeros((MOST_MOVES, ABOUT, SEATS)), np.zeros(MOST_MOVES)
    count, at, best = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64), np.zeros((DEEPEST, ABOUT, SEATS))
    tried = try_everything(states, moves, count, at, best, values, worth, settings)
    n = count[0]
    return None if tried < 0 else Solved(moves[0, :n].copy(), values[:n], worth[:n], int(tried))


@rule
def try_everything(
    states: State, moves: Moves, count: Moves, at: Moves, best: Numbers, values: Numbers, worth: Numbers, settings: SearchSettings
) -> int:
    """Fill `values` and `worth` for the moves of `states[0]`; other arrays are room for the way down. Returns how many positions were tried, or -1.

    `best[level]` is what the best decision found so far at a level leads to; `count[level]` is -1 where a position has just been reached.
    """
    level, tried, players = 0, 0, int(states[0].players)
    count[0] = -1
    while level >= 0:
        if count[level] < 0:
            tried += 1
            if states[level].to_move == NATURE or tried > MOST or level + 1 >= len(states):
                return -1
            if states[level].to_move == OVER:
                outcome(states[level], best[level])
                level -= 1
                continue
            count[level], at[level] = legal(states[level], moves[level]), 0
        else:
            seat, found = int(states[level].to_move), best[level + 1]
            if at[level] == 0 or worth_to(found, seat, players, settings) > worth_to(best[level], seat, players, settings):
                copy(found, best[level])
            if level == 0:
                copy(found, values[at[0]])
                worth[at[0]] = worth_to(found, seat, players, settings)
            at[level] += 1
        if at[level] == count[level]:
            level -= 1
            continue
        states[level + 1] = states[level]
        play_one(states[level + 1], int(moves[level, at[level]]))
        level += 1
        count[level] = -1
    return tried
