"""Letting things happen: nature's draws from their exact weights, and games played at random to the end."""

from typing import Any

from sintra.kernel.compile import compiled_as, part, rule
from sintra.kernel.dispatch import _BY_DTYPE, _BY_TYPE, NATURE, NO_MOVE, OVER, Moves, Random, State, apply, legal, weight
from sintra.kernel.random import below, bits, made_now, scaled


@rule
def play_one(s: State, move: int) -> None:
    """One legal move, whose reasons nobody asks for. Who does not play moves all the time calls this: it has the rules in it once for all."""
    apply(s, move, None)


@rule
def sample(s: State, random: Random, moves: Moves) -> int:
    """One of nature's draws, each as likely as its weight; NO_MOVE if there are none. `moves` is room to write in."""
    n = legal(s, moves)
    total = 0
    for i in range(n):
        total += weight(s, moves[i])
    if total <= 0:
        return NO_MOVE
    k = below(random, total)
    for i in range(n):
        k -= weight(s, moves[i])
        if k < 0:
            return int(moves[i])
    return NO_MOVE


@rule
def draw_one(s: State, random: Random, moves: Moves) -> None:
    """One draw; where there is nothing to draw, the game is given up."""
    move = sample(s, random, moves)
    if move == NO_MOVE:
        s.to_move = OVER
    else:
        play_one(s, move)


def quick_deal(s: State, random: Random, moves: Moves) -> None:
    """Let nature move until a player has to, in the game's own quick way if it has one."""
    chosen = _BY_DTYPE[s.dtype].deal
    if chosen is not None:
        chosen(s, random)
    else:
        draw_one(s, random, moves)


@compiled_as(quick_deal)
def _quick_deal(s: State, random: Random, moves: Moves) -> Any:
    chosen = _BY_TYPE[s].deal
    if chosen is not None:
        return lambda s, random, moves: chosen(s, random)
    return draw_one


@part
def playout(s: State, random: Random, moves: Moves, limit: int) -> int:
    """Play uniformly random moves to the end, or until `limit` decisions were made (some games can go on for ever) or nobody can move.

    Returns the decisions.
    """
    decisions = 0
    while s.to_move != OVER:
        if s.to_move == NATURE:
            quick_deal(s, random, moves)
        else:
            if decisions >= limit:
                break
            drawn = made_now(bits(random, 32))  # before the moves are listed, since it does not depend on them
            n = legal(s, moves)
            if n == 0:
                break
            apply(s, moves[scaled(drawn, n, random)], None)
            decisions += 1
    return decisions
