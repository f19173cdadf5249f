"""How a game adds up: start + skill + luck + revision = result, for every seat, from what was found about each decision and draw."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import SEATS, Numbers
from sintra.study.core.room import CHANCES
from sintra.study.core.searching import copy_worth

GRADES = (0.05, 0.10, 0.20)  #: of winning chance lost: an inaccuracy, a mistake, a blunder
SURE = 2.0  #: errors that a loss must be above 0 before it is spoken of
NOTICEABLE = 1e-3  # of a winning chance: rates below it are all alike
FIRST, AFTERWARDS, SEAT, CHOICES, WORST, GRADE, EXACT = range(7)  #: of an entry
WORTHS = 5
VALUE_BEFORE, VALUE_AFTER, SKILL, LUCK, REVISION = range(WORTHS)
LOST, ERROR, WEIGHT = range(3)  #: of an entry: winning chance lost, how sure that is, how much it changed the game
START, OWN, OTHERS, BY_LUCK, REVISED, RESULT = range(6)  #: parts of a share


class Judged(NamedTuple):
    """What was found, by how many moves had been made before. The last place is for a game that was left, or for its result."""

    movers: NDArray[np.int32]  #: who made each move, nature's below 0
    judged: NDArray[np.int32]  #: whether there was a question
    exact: NDArray[np.int32]
    before: NDArray[np.float64]
    change: NDArray[np.float64]
    error: NDArray[np.float64]


class Sums(NamedTuple):
    """The ledger. An entry is a turn with all its decisions, or the draws between two turns."""

    entries: NDArray[np.int32]
    worths: NDArray[np.float64]  #: entry, VALUE_BEFORE to REVISION, chances or points, seat
    told: NDArray[np.float64]  #: entry, LOST to WEIGHT
    shares: NDArray[np.float64]  #: chances or points, seat, START to RESULT
    gained: NDArray[np.float64]  #: for two seats, what the second gained by the first one's decisions
    rates: NDArray[np.float64]  #: by seat: winning chance lost for each decision that left a choice,
    spreads: NDArray[np.float64]  #: and the standard error of that


def make_judged(plies: int) -> Judged:
    return Judged(
        movers=np.zeros(plies + 1, np.int32),
        judged=np.zeros(plies + 1, np.int32),
        exact=np.zeros(plies + 1, np.int32),
        before=np.zeros((plies + 1, 2, SEATS)),
        change=np.zeros((plies + 1, 2, SEATS)),
        error=np.zeros(plies + 1),
    )


def make_sums(plies: int) -> Sums:
    return Sums(
        entries=np.zeros((plies + 1, EXACT + 1), np.int32),
        worths=np.zeros((plies + 1, WORTHS, 2, SEATS)),
        told=np.zeros((plies + 1, WEIGHT + 1)),
        shares=np.zeros((2, SEATS, RESULT + 1)),
        gained=np.zeros((SEATS, SEATS)),
        rates=np.zeros(SEATS),
        spreads=np.zeros(SEATS),
    )


@rule
def add_up(judged: Judged, plies: int, players: int, sums: Sums) -> int:
    """Fill `sums`; returns how many entries there are. `judged.before` has the end of the game, or what it was left at, in the last place."""
    spread_back(judged, plies)
    n, at = 0, 0
    while at < plies:
        first, seat = at, judged.movers[at]
        while at < plies and judged.movers[at] == seat:
            at += 1
        enter(judged, first, at, players, sums, n)
        n += 1
    share_out(judged, plies, players, sums, n)
    return n


@rule
def spread_back(judged: Judged, plies: int) -> None:
    """Where nothing could be chosen the table is worth what it is worth after that."""
    for ply in range(plies - 1, -1, -1):
        if not judged.judged[ply]:
            copy_worth(judged.before[ply + 1], judged.before[ply])
            judged.change[ply] = 0.0


@rule
def enter(judged: Judged, first: int, after: int, players: int, sums: Sums, n: int) -> None:
    """One entry: all moves from `first` up to `after`."""
    seat, entry, worths, told = int(judged.movers[first]), sums.entries[n], sums.worths[n], sums.told[n]
    worths[:] = 0.0
    choices, worst, most, squares, is_exact = 0, -1, 0.0, 0.0, 1
    for ply in range(first, after):
        if judged.judged[ply]:
            choices += 1
            squares += judged.error[ply] * judged.error[ply]
            is_exact = is_exact and judged.exact[ply]
            add(worths[SKILL] if seat >= 0 else worths[LUCK], judged.change[ply])
            if seat >= 0 and -judged.change[ply, CHANCES, seat] > most:
                worst, most = ply, -judged.change[ply, CHANCES, seat]
    copy_worth(judged.before[first], worths[VALUE_BEFORE])
    copy_worth(judged.before[after], worths[VALUE_AFTER])
    told[LOST] = -worths[SKILL, CHANCES, seat] if seat >= 0 else 0.0
    told[ERROR], told[WEIGHT] = math.sqrt(squares), 0.0
    for p in range(players):
        for about in range(2):
            changed = worths[SKILL, about, p] + worths[LUCK, about, p]
            worths[REVISION, about, p] = worths[VALUE_AFTER, about, p] - worths[VALUE_BEFORE, about, p] - changed
        told[WEIGHT] = max(told[WEIGHT], abs(worths[SKILL, CHANCES, p] + worths[LUCK, CHANCES, p]))
    entry[FIRST], entry[AFTERWARDS], entry[SEAT], entry[CHOICES], entry[WORST] = first, after, seat, choices if seat >= 0 else 0, worst
    entry[GRADE], entry[EXACT] = grade(told[LOST], told[ERROR]), is_exact if choices else 0


@rule
def add(to: Numbers, change: Numbers) -> None:
    for about in range(to.shape[0]):
        for p in range(to.shape[1]):
            to[about, p] += change[about, p]


@rule
def grade(lost: float, error: float) -> int:
    """What a loss is called: 0 where it is little, or not sure; 1 to 3 from an inaccuracy to a blunder."""
    called = 0
    for least in GRADES:
        called += lost >= least
    return called if lost > SURE * error else 0


@rule
def share_out(judged: Judged, plies: int, players: int, sums: Sums, n: int) -> None:
    """Every seat's side of the ledger."""
    sums.shares[:] = 0.0
    sums.gained[:] = 0.0
    sums.rates[:] = 0.0
    for p in range(players):
        for about in range(2):
            sums.shares[about, p, START], sums.shares[about, p, RESULT] = judged.before[0, about, p], judged.before[plies, about, p]
        choices = 0
        for i in range(n):
            seat = int(sums.entries[i, SEAT])
            choices += sums.entries[i, CHOICES] if seat == p else 0
            for about in range(2):
                sums.shares[about, p, OWN if seat == p else OTHERS] += sums.worths[i, SKILL, about, p]
                sums.shares[about, p, BY_LUCK] += sums.worths[i, LUCK, about, p]
                sums.shares[about, p, REVISED] += sums.worths[i, REVISION, about, p]
            if seat >= 0:
                sums.gained[seat, p] += sums.worths[i, SKILL, CHANCES, p]
        sums.rates[p], squares = -sums.gained[p, p] / max(1, choices), 0.0
        for i in range(n):
            if sums.entries[i, SEAT] == p:
                off = sums.told[i, LOST] - sums.rates[p] * sums.entries[i, CHOICES]
                squares += off * off
        sums.spreads[p] = math.sqrt(squares) / max(1, choices)


@rule
def like_which(rates: Numbers, rate: float) -> int:
    """Which of these rates one is most like: what counts is how many times as large it is."""
    best, nearest = 0, 1e9
    for i in range(len(rates)):
        times = (rates[i] + NOTICEABLE) / (max(0.0, rate) + NOTICEABLE)
        distance = max(times, 1.0 / times)
        if distance < nearest:
            best, nearest = i, distance
    return best
