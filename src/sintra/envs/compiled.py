"""What the environments do in compiled code: whole batches viewed, turned into numbers, answered by opponents and paid out.

Every function works on the games from `first` up to, but not including, `last`, so that several threads can share a batch.
"""

from typing import Any

import numpy as np

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, Moves, Random, State, apply, hide, imagine, legal, standing
from sintra.kernel.playout import quick_deal
from sintra.kernel.random import below
from sintra.search.layers import Workspace
from sintra.search.network import WIN as WON
from sintra.search.network import Network
from sintra.search.one_ply import greediest
from sintra.search.selfplay import Effort, choose, found_at_root, think
from sintra.search.settings import SearchSettings
from sintra.search.tree import Path, Tree

# ── Observations ─────────────────────────────────────────────────────────────────────────────────────────────────────────

# How a whole number of a record is read, and the columns of the table that tells it for numbers in a row that are read alike: see `observation`.
NUMBER, CHOICE, BITS, PILE, SEAT, SEATS = range(6)
OFFSET, WIDTH, OF_SEAT, STRIDE, READING, SIZE, LANE, FROM, SHIFT, INDEX, COUNT = range(11)
BESIDE = 16  # games that are written together, so that their rows stay at hand


@rule
def view_range(states: State, seats: Any, views: State, first: int, last: int) -> None:
    """Copy each game and forget there what its seat may not know."""
    for i in range(first, last):
        views[i] = states[i]
        hide(views[i], seats[i])


@rule
def imagine_range(states: State, randoms: Random, first: int, last: int) -> None:
    """Draw anew in each game what its seat to move may not know; where nothing agrees with what it has seen, the game is over."""
    for i in range(first, last):
        if states[i].to_move >= 0:
            imagine(states[i], states[i].to_move, randoms[i])


@rule
def number_at(words: Any, at: int, width: int) -> int:
    """The whole number of this many octets, with its sign, that begins at this octet; it does not reach into the next word."""
    beyond = 64 - 8 * width
    return int((words[at >> 3] >> (8 * (at & 7)) << beyond) >> beyond)


@rule
def encode_range(words: Any, seats: Any, players: int, readings: Any, factors: Any, out: Any, first: int, last: int) -> None:
    """Write the numbers of each game, as its seat sees them, to a row of `out`. Seats count from the observer on."""
    for begin in range(first, last, BESIDE):
        end = min(begin + BESIDE, last)
        out[begin:end] = 0.0
        for r in range(len(readings)):
            encode(words, seats, players, readings[r], factors[r], out, begin, end)


@rule
def encode(words: Any, seats: Any, players: int, row: Any, factor: Any, out: Any, first: int, last: int) -> None:
    """Write what some whole numbers tell that are read alike; their places in `out` are 0."""
    reading, width, size, lane, low, shift = row[READING], row[WIDTH], row[SIZE], row[LANE], row[FROM], row[SHIFT]
    offset, of_seat, stride, index, count = row[OFFSET], row[OF_SEAT], row[STRIDE], row[INDEX], row[COUNT]
    for i in range(first, last):
        seat, record, numbers = int(seats[i]), words[i], out[i]
        whose = seat + of_seat
        whose -= players if whose >= players else 0
        for k in range(count):
            value, at = number_at(record, offset + whose * stride + k * width, width) - low >> shift, index + k * size
            if reading == NUMBER:
                numbers[at] = value * factor
            elif reading == CHOICE:
                numbers[at + min(max(value, 0), size - 1)] = 1.0 if 0 <= value < size else 0.0
            elif reading == BITS:
                bits = numbers[at : at + size]
                for b in range(size):
                    bits[b] = np.int32(value >> b) & 1
            elif reading == PILE:
                for b in range(size):
                    numbers[at + b] = (np.int32(value >> (lane * b)) & ((1 << lane) - 1)) * factor
            elif reading == SEAT:
                if value >= 0:
                    numbers[at + (value - seat) % players] = 1.0
            elif reading == SEATS:
                for b in range(players):
                    numbers[at + b] = (value >> ((seat + b) % players)) & 1


@rule
def spread_range(flat: Any, planes: Any, out: Any, first: int, last: int) -> None:
    """Lay the numbers of each game out on the planes: each place has the number of this index."""
    for i in range(first, last):
        for k in range(len(planes)):
            out[i, k] = flat[i, planes[k]]


# ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def pick_range(states: State, randoms: Random, moves: Moves, actions: Any, first: int, last: int) -> None:
    """Any legal decision of each game, each as likely; 0 where nobody is to move."""
    for i in range(first, last):
        actions[i] = 0
        if states[i].to_move >= 0:
            actions[i] = moves[below(randoms[i], legal(states[i], moves))]


@rule
def count_range(states: State, moves: Moves, counts: Any, first: int, last: int) -> None:
    """How many decisions are legal in each game."""
    for i in range(first, last):
        counts[i] = legal(states[i], moves) if states[i].to_move >= 0 else 0


@rule
def list_range(states: State, moves: Moves, offsets: Any, out: Any, first: int, last: int) -> None:
    """Write the legal decisions of each game to its part of `out`."""
    for i in range(first, last):
        if states[i].to_move >= 0:
            for k in range(legal(states[i], moves)):
                out[offsets[i] + k] = moves[k]


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


@rule
def think_range(
    states: State,
    asked: Any,
    tree: Tree,
    table: State,
    net: Network,
    workspace: Workspace,
    path: Path,
    settings: SearchSettings,
    effort: Effort,
    randoms: Random,
    actions: Any,
    shares: Any,
    chances: Any,
    first: int,
    last: int,
) -> None:
    """Search each game that is asked about: its best decision, how the visits are shared among all, and each seat's chance of winning."""
    for i in range(first, last):
        if asked[i]:
            s = states[i]
            think(s, tree, table, net, workspace, path, settings, effort, randoms[i], False)
            actions[i] = choose(tree, False, randoms[i])
            root, visits = tree.nodes[0], 0
            for child in range(root.first, root.first + root.children):
                visits += tree.nodes[child].visits
            for child in range(root.first, root.first + root.children):
                shares[i, tree.nodes[child].move] = tree.nodes[child].visits / max(visits, 1)
            found_at_root(tree, path.leaf, int(s.players))
            for p in range(s.players):
                chances[i, p] = (path.leaf[WON, p] * (s.players - 1) + 1.0) / s.players


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
