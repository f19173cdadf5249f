"""Letting things happen: nature's draws from their exact weights, and games played at random to the end."""

from typing import Any

from sintra.kernel.compile import compiled_as, part, rule
from sintra.kernel.dispatch import _BY_DTYPE, _BY_TYPE, NATURE, OVER, Log, Moves, Random, State, apply, legal, weight
from sintra.kernel.random import below, bits, made_now, scaled


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
            return int(moves[i])
    return int(moves[n - 1])


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


def quick_deal(s: State, random: Random, moves: Moves) -> None:
    """Let nature move until a player has to, in the game's own quick way if it has one."""
    chosen = _BY_DTYPE[s.dtype].deal
    if chosen is not None:
        chosen(s, random)
    else:
        apply(s, sample(s, random, moves), None)


@compiled_as(quick_deal)
def _quick_deal(s: State, random: Random, moves: Moves) -> Any:
    chosen = _BY_TYPE[s].deal
    if chosen is not None:
        return lambda s, random, moves: chosen(s, random)
    return lambda s, random, moves: apply(s, sample(s, random, moves), None)


@part
def playout(s: State, random: Random, moves: Moves, limit: int) -> int:
    """Play uniformly random moves to the end, or until `limit` decisions were made: some games can go on for ever. Returns the decisions."""
    decisions = 0
    while s.to_move != OVER:
        if s.to_move == NATURE:
            quick_deal(s, random, moves)
        else:
            if decisions >= limit:
                break
            drawn = made_now(bits(random, 32))  # before the moves are listed, since it does not depend on them
            n = legal(s, moves)
            apply(s, moves[scaled(drawn, n, random)], None)
            decisions += 1
    return decisions
