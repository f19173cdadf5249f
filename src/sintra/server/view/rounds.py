"""Which round, and which turn, is which part of the list of moves."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from sintra.kernel.dispatch import NATURE
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


def turns_in_a_row(match: Match) -> list[int]:
    """How many moves had been made when a player's turn began that followed another one of the same player."""
    game, played = match.position.game, len(match.moves)
    decisions = [ply for ply, mover in enumerate(match.movers) if mover != NATURE]
    again = [ply for before, ply in pairwise(decisions) if match.movers[before] == match.movers[ply]]
    return [ply for ply in again if game.prompt.begins(np.frombuffer(match.position.before(played - ply), game.state)[0])]
