"""Counting all lines of play to a depth: the same number in every correct implementation of the rules."""

import numpy as np

from sintra.kernel.compile import rule_with_arrays
from sintra.kernel.dispatch import OVER, Moves, State, apply, legal

DEEPEST = 12  #: a count deeper than this would not end


@rule_with_arrays
def perft(states: State, moves: Moves, depth: int) -> int:
    """Number of move sequences of this length from `states[0]`, decisions and draws alike; a game that ends earlier counts once.

    `states` has room for depth + 1 records, `moves` for as many rows.
    """
    count = np.empty(depth + 1, np.int64)
    at = np.zeros(depth + 1, np.int64)
    level, total = 0, 0
    count[0] = -1
    while level >= 0:
        if count[level] < 0:
            if level == depth or states[level].to_move == OVER:
                total += 1
                level -= 1
                continue
            count[level], at[level] = legal(states[level], moves[level]), 0
        if at[level] == count[level]:
            level -= 1
            continue
        states[level + 1] = states[level]
        apply(states[level + 1], moves[level, at[level]], None)
        at[level] += 1
        level += 1
        count[level] = -1
    return total
