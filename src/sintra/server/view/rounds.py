"""Which round is which part of the list of moves."""

from collections.abc import Sequence

import numpy as np

from sintra.server.table.match import Match


def rounds_of(match: Match) -> list[int]:
    """The round in which each move was made."""
    position, played = match.position, len(match.moves)
    return [int(np.frombuffer(position.before(played - ply), position.game.state)["round_number"][0]) for ply in range(played)]


def begun(rounds: Sequence[int]) -> list[int]:
    """How many moves had been made when each round began; what comes before the first belongs to it.

    >>> begun([0, 1, 1, 2, 2, 2, 3])
    [0, 3, 6]
    """
    found = [0]
    for ply, number in enumerate(rounds):
        found += [ply] * (number - len(found))
    return found
