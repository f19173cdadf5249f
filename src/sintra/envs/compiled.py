"""What the environments do in compiled code: whole batches viewed, turned into numbers, answered by opponents and paid out.

Every function works on the games from `first` up to, but not including, `last`, so that several threads can share a batch.
"""

from typing import Any

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, Moves, Random, State, apply, hide, legal, standing
from sintra.kernel.playout import quick_deal
from sintra.kernel.random import below
from sintra.search.one_ply import greediest

# ── Observations ─────────────────────────────────────────────────────────────────────────────────────────────────────────

# How a whole number of a record is read, and the columns of the table that tells it for every number: see `observation`.
NUMBER, CHOICE, BITS, PILE, SEAT, SEATS = range(6)
OFFSET, WIDTH, OF_SEAT, STRIDE, READING, SIZE, LANE, FROM, SHIFT, INDEX = range(10)


@rule
def view_range(states: State, seats: Any, views: State, first: int, last: int) -> None:
    """Copy each game and forget there what its seat may not know."""
    for i in range(first, last):
        views[i] = states[i]
        hide(views[i], seats[i])


@rule
def number_at(octets: Any, at: int, width: int) -> int:
    """A whole number of this many octets, the lowest first; the last one carries the sign."""
    value = int(octets[at + width - 1])
    if value > 127:
        value -= 256
    for k in range(width - 2, -1, -1):
        value = (value << 8) | int(octets[at + k])
    return value


@rule
def encode_range(octets: Any, seats: Any, players: int, readings: Any, factors: Any, out: Any, first: int, last: int) -> None:
    """Write the numbers of each game, as its seat sees them, to a row of `out`, which is all zeros. Seats count from the observer on."""
    for i in range(first, last):
        seat = int(seats[i])
        for r in range(len(readings)):
            row = readings[r]
            whose = (seat + row[OF_SEAT]) % players
            value = number_at(octets[i], row[OFFSET] + whose * row[STRIDE], row[WIDTH]) - row[FROM] >> row[SHIFT]
            reading, size, at, factor = row[READING], row[SIZE], row[INDEX], factors[r]
            if reading == NUMBER:
                out[i, at] = value * factor
            elif reading == CHOICE:
                if 0 <= value < size:
                    out[i, at + value] = 1.0
            elif reading == BITS:
                for k in range(size):
                    out[i, at + k] = (value >> k) & 1
            elif reading == PILE:
                lane = row[LANE]
                for k in range(size):
                    out[i, at + k] = ((value >> (lane * k)) & ((1 << lane) - 1)) * factor
            elif reading == SEAT:
                if value >= 0:
                    out[i, at + (value - seat) % players] = 1.0
            elif reading == SEATS:
                for k in range(players):
                    out[i, at + k] = (value >> ((seat + k) % players)) & 1


# ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def pick_range(states: State, randoms: Random, moves: Moves, actions: Any, first: int, last: int) -> None:
    """Any legal decision of each game, each as likely; 0 where nobody is to move."""
    for i in range(first, last):
        actions[i] = 0
        if states[i].to_move >= 0:
            actions[i] = moves[below(randoms[i], legal(states[i], moves))]


@rule
def answer_randomly_range(
    states: State, draws: Random, randoms: Random, moves: Moves, seats: Any, decisions: Any, limit: int, first: int, last: int
) -> None:
    """Let everybody else decide at random, until the seat is to move, the game is over or `limit` decisions were made in it."""
    for i in range(first, last):
        s = states[i]
        while s.to_move != seats[i] and s.to_move != OVER and decisions[i] < limit:
            apply(s, moves[below(randoms[i], legal(s, moves))], None)
            decisions[i] += 1
            while s.to_move == NATURE:
                quick_deal(s, draws[i], moves)


@rule
def answer_greedily_range(
    states: State, views: State, draws: Random, randoms: Random, moves: Moves, seats: Any, decisions: Any, limit: int, first: int, last: int
) -> None:
    """Let everybody else take what brings most at once, from what they may know; otherwise as `answer_randomly_range`."""
    for i in range(first, last):
        s = states[i]
        while s.to_move != seats[i] and s.to_move != OVER and decisions[i] < limit:
            views[i] = states[i]
            hide(views[i], s.to_move)
            apply(s, greediest(views[i : i + 1], moves, randoms[i]), None)
            decisions[i] += 1
            while s.to_move == NATURE:
                quick_deal(s, draws[i], moves)


# ── Results ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

WIN, RANK, MARGIN = range(3)


@rule
def payoff_range(states: State, kind: int, out: Any, first: int, last: int) -> None:
    """What each seat gets at the end of each game, as `returns` explains; 0 while a game goes on."""
    for i in range(first, last):
        s = states[i]
        out[i] = 0.0
        if s.to_move == OVER:
            for p in range(s.players):
                out[i, p] = payoff(s, p, kind)


@rule
def payoff(s: State, seat: int, kind: int) -> float:
    """One seat's return: see `returns`."""
    mine, players = standing(s, seat), int(s.players)
    better, worse, equal, other = 0, 0, 0, -(1 << 30)
    for p in range(players):
        if p != seat:
            theirs = standing(s, p)
            better += theirs > mine
            worse += theirs < mine
            equal += theirs == mine
            other = max(other, int(s.score[p]))
    if kind == MARGIN:
        return float(int(s.score[seat]) - other)
    if kind == RANK:
        return (worse - better) / (players - 1.0)
    share = 0.0 if better else 1.0 / (1.0 + equal)
    return (players * share - 1.0) / (players - 1.0)
