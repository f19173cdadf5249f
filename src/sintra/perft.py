"""Counting lines of play from a position: see `sintra.kernel.perft` for what is counted."""

import numpy as np

from sintra.kernel.perft import perft
from sintra.positions import Position


def count(position: Position, depth: int) -> int:
    """How many sequences of `depth` moves there are, decisions and draws alike; a game that ends earlier counts once.

    >>> import sintra
    >>> count(sintra.new("azul", players=2, seed=7), 1)
    90
    """
    states = np.repeat(position._record, depth + 1)
    moves = np.empty((depth + 1, position.game.moves), np.int32)
    return int(perft(states, moves, depth))
