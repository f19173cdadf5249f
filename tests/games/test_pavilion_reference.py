"""The compiled rules against the slow reference engine, move by move: whose move it is, every legal move and its weight, everything on the table."""

import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "reference"))
from pavilion import Pavilion

from sintra.games.pavilion.rules import RULES
from sintra.games.pavilion.rules_piles import counts
from sintra.games.pavilion.setup import new_state
from sintra.games.pavilion.spec import BONUS, DRAW, KEEP, MOVES, NOTHING, PASS, PAY, PLACE, START, STOP, WILD_ORDER

GAMES = 96


def meaning(move: int) -> tuple[Any, ...]:
    """The move's row in docs/actions/pavilion.md."""
    if move < PLACE:
        return ("take", move // 6, move % 6)
    if move < PAY:
        space, colour = divmod(move - PLACE, 6)
        return ("place", space // 6, space % 6, colour)
    for name, first, last in (("pay", PAY, BONUS), ("bonus", BONUS, PASS), ("keep", KEEP, STOP), ("draw", DRAW, START), ("start", START, MOVES)):
        if first <= move < last:
            return (name, move - first)
    return ("pass",) if move == PASS else ("stop",)


def dump(s: Any) -> dict[str, Any]:
    """A record in the shape of the reference engine's own dump."""
    seats = range(s.players)
    return {
        "round": s.round_number,
        "starter": s.starter,
        "holder": s.holder,
        "marker_in_centre": s.holder == NOTHING,
        "bag": counts(s.bag),
        "tower": counts(s.tower),
        "supply": counts(s.supply),
        "factories": [counts(tiles) for tiles in s.displays[1 : 2 * s.players + 2]],
        "centre": counts(s.displays[0]),
        "hands": [counts(s.hand[p]) for p in seats],
        "corners": [counts(s.corners[p]) for p in seats],
        "stars": [s.board[p].reshape(7, 6).tolist() for p in seats],
        "passed": [bool(s.passed >> p & 1) for p in seats],
        "scores": s.score[: s.players].tolist(),
    }


def options(number: int) -> dict[str, Any]:
    """The options of one of many games: every player count, board, edition and a random order of wild colours come up in turn."""
    chance = random.Random(number)
    order = list(WILD_ORDER)
    if number // 12 % 2:
        chance.shuffle(order)
    return {
        "players": 2 + number % 3,
        "board": ("coloured", "grey")[number // 3 % 2],
        "edition": ("classic", "mini")[number // 6 % 2],
        "wild_order": tuple(order),
        "first": None if number % 5 else number % 2,
    }


def choose(chance: random.Random, moves: list[int], weights: dict[tuple[Any, ...], int], is_happy: bool) -> int:
    """A random move; a placement-happy player never passes while he can place, and likes dear spaces in stars that he has begun."""
    if meaning(moves[0])[0] in ("draw", "start"):
        return chance.choices(moves, [weights[meaning(move)] for move in moves])[0]
    places = [move for move in moves if PLACE <= move < PAY]
    if is_happy and places:
        return max(chance.choices(places, k=3))
    if is_happy and PASS in moves and chance.random() < 0.5:
        return PASS
    return chance.choice(moves)


def compare(number: int) -> dict[str, int]:
    """Play one game with both engines; they agree at every step. Returns what happened in it, for counting."""
    chance = random.Random(number)
    is_happy = number // 24 % 2 == 1
    kind = options(number)
    slow, s, buffer = Pavilion(**kind), new_state(**kind), np.zeros(MOVES, np.int32)
    happened = {"moves": 0, "bonus": 0, "pay": 0, "keep": 0}
    while True:
        assert s.to_move == slow.to_move, (number, happened, s.to_move, slow.to_move)
        slow_dump, fast_dump = slow.dump(), dump(s)
        assert fast_dump == slow_dump, (number, happened, {k: (fast_dump[k], slow_dump[k]) for k in fast_dump if fast_dump[k] != slow_dump[k]})
        if s.to_move == -2:
            break
        moves = buffer[: RULES.legal(s, buffer)].tolist()
        assert len(set(moves)) == len(moves)
        words = {meaning(move) for move in moves}
        assert words == set(slow.legal()), (number, happened, words ^ set(slow.legal()))
        weights = {}
        if s.to_move == -1:
            weights = {meaning(move): RULES.weight(s, move) for move in moves}
            assert weights == slow.weights(), (number, happened)
        move = choose(chance, moves, weights, is_happy)
        slow.play(meaning(move))
        RULES.apply(s, move, None)
        happened["moves"] += 1
        happened[meaning(move)[0]] = happened.get(meaning(move)[0], 0) + 1
    assert s.score[: s.players].tolist() == list(slow.scores())
    best = max(RULES.standing(s, p) for p in range(s.players))
    assert [p for p in range(s.players) if RULES.standing(s, p) == best] == list(slow.winners())
    happened["full"] = sum(int(np.sum(np.all(s.board[p].reshape(7, 6) != NOTHING, axis=1))) for p in range(s.players))
    happened["covered"] = int(np.sum(s.board[: s.players] != NOTHING))
    return happened
