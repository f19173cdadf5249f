"""Letting things happen: nature's draws from their exact weights, and games played at random to the end."""

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, Log, Moves, Random, State, apply, legal, weight
from sintra.kernel.random import below


@rule
def sample(s: State, random: Random, moves: Moves) -> int:
    """One of nature's draws, each as likely as its weight. `moves` is room to write in."""
    n = legal(s, moves)
    total = 0
    for i in range(n):
        total += weight(s, moves[i])
    k = below(random, total)
    for i in range(n):
        k -= weight(s, moves[i])
        if k < 0:
            return moves[i]
    return moves[n - 1]


@rule
def deal(s: State, random: Random, moves: Moves, drawn: Moves, log: Log) -> int:
    """Play nature's draws until a player is to move or the game is over; they are written to `drawn` (if not None). Returns how many."""
    n = 0
    while s.to_move == NATURE and (drawn is None or n < len(drawn)):
        move = sample(s, random, moves)
        apply(s, move, log)
        if drawn is not None:
            drawn[n] = move
        n += 1
    return n


@rule
def playout(s: State, random: Random, moves: Moves, limit: int) -> int:
    """Play uniformly random moves to the end, or until `limit` decisions were made: some games can go on for ever. Returns the decisions."""
    decisions = 0
    while s.to_move != OVER:
        if s.to_move == NATURE:
            apply(s, sample(s, random, moves), None)
        else:
            if decisions >= limit:
                break
            n = legal(s, moves)
            apply(s, moves[below(random, n)], None)
            decisions += 1
    return decisions
