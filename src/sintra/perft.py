"""Counting lines of play from a position: see `sintra.kernel.perft` for what is counted."""

import numpy as np

from sintra.kernel.perft import perft
from sintra.positions import Position

AT_ONCE = 3  # levels that are counted in compiled code, which Ctrl+C cannot interrupt: a tenth of a second or so


def count(position: Position, depth: int) -> int:
    """How many sequences of `depth` moves there are, decisions and draws alike; a game that ends earlier counts once.

    >>> import sintra
    >>> count(sintra.new("azul", players=2, seed=7), 1)
    102
    """
    if depth <= AT_ONCE or position.is_over:
        states = np.repeat(position._record, depth + 1)
        return int(perft(states, np.empty((depth + 1, position.game.moves), np.int32), depth))
    total = 0
    for move in position.legal_moves.numbers:
        after = Position(position.game, position._copied())
        after.play(move)
        total += count(after, depth - 1)
    return total
