"""Choosing without looking ahead: at random, or what is worth most at first sight."""

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Moves, Random, State, legal
from sintra.kernel.random import below
from sintra.search.heuristics import greedy


@rule
def anything(table: State, moves: Moves, random: Random) -> int:
    """Any legal move of `table[0]`, each as likely."""
    return int(moves[below(random, legal(table[0], moves))])


@rule
def greediest(table: State, moves: Moves, random: Random) -> int:
    """The legal move of `table[0]` that brings most at once; of equals, any."""
    best, equals, chosen = -1e30, 0, 0
    for i in range(legal(table[0], moves)):
        value = greedy(table[0], int(moves[i]))
        if value > best:
            best, equals, chosen = value, 0, moves[i]
        if value == best:
            equals += 1
            if below(random, equals) == 0:
                chosen = moves[i]
    return int(chosen)
