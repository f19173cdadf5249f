"""What a game pays at its end. A game that is cut off pays 0 to everybody.

win      1 to the winner, as much less to the others that all seats make 0; a shared win is shared. Two players: 1, -1, or 0 for a shared win
rank     from 1 for the first to -1 for the last in equal steps; seats that share a place get the mean of theirs
margin   points more than the best of the others has, or fewer
"""

from typing import Literal, get_args

from sintra.envs.compiled import MARGIN, RANK, WIN
from sintra.kernel.errors import BadOption

Returns = Literal["win", "rank", "margin"]
KINDS: dict[str, int] = {"win": WIN, "rank": RANK, "margin": MARGIN}

assert tuple(KINDS) == get_args(Returns)


def kind_of(returns: str) -> int:
    """The kind of returns of this name."""
    if returns not in KINDS:
        raise BadOption("returns", f"{returns!r} is not one of {', '.join(KINDS)}")
    return KINDS[returns]
