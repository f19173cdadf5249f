"""Summer Pavilion's fast rules against the reference engine, move by move, over random games of every kind."""

import random
from typing import Any

import pytest

from sintra.games.pavilion.notation import split_place, split_take
from sintra.games.pavilion.spec import (
    BONUS,
    COLOUR_NAMES,
    COLOURS,
    DRAW,
    KEEP,
    MOVES,
    NOTHING,
    PASS,
    PAY,
    PLACE,
    POINTS_OF_A_STAR,
    STARS,
    START,
    STOP,
    WILD_ORDER,
)
from sintra.kernel.piles import counts
from tests.games.versus import Policy, Tuple, fresh, play_both, uniform
from tests.reference.pavilion import Pavilion

RANGES = (("pay", PAY, BONUS), ("bonus", BONUS, PASS), ("keep", KEEP, STOP), ("draw", DRAW, START), ("start", START, MOVES))


def decode(move: int) -> Tuple:
    """A move in the reference's words."""
    move = int(move)
    if move < PLACE:
        return ("take", *split_take(move))
    if move < PAY:
        return ("place", *split_place(move))
    for name, first, end in RANGES:
        if first <= move < end:
            return (name, move - first)
    return ("pass",) if move == PASS else ("stop",)


def dump(s: Any) -> dict[str, Any]:
    """The whole table as plain data, as the reference shows it."""
    seats = range(int(s.players))
    return {
        "round": int(s.round_number),
        "starter": int(s.starter),
        "holder": int(s.holder),
        "marker_in_centre": bool(s.holder == NOTHING),
        "bag": counts(s.bag, COLOURS),
        "tower": counts(s.tower, COLOURS),
        "supply": counts(s.supply, COLOURS),
        "factories": [counts(tiles, COLOURS) for tiles in s.displays[1 : 2 * len(seats) + 2]],
        "centre": counts(s.displays[0], COLOURS),
        "hands": [counts(s.hand[p], COLOURS) for p in seats],
        "corners": [counts(s.corners[p], COLOURS) for p in seats],
        "stars": [s.board[p].reshape(STARS, POINTS_OF_A_STAR).tolist() for p in seats],
        "passed": [bool(s.passed >> p & 1) for p in seats],
        "scores": [int(s.score[p]) for p in seats],
    }


def builder(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Never passes while something can be placed, cheap spaces first, so that stars and structures are completed."""
    places = [move for move in moves if move[0] == "place"]
    if places:
        return min(places, key=lambda move: (move[2] + 3 * dice.random(), move))
    return dice.choice([move for move in moves if move[0] != "stop"] or moves)


def finisher(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Works on few stars at a time and pays with wild tiles, so that whole stars, the dear spaces too, are covered."""
    places = [move for move in moves if move[0] == "place"]
    if places:
        return max(places, key=lambda move: (-(move[1] % 3), move[2], dice.random()))
    return moves[-1] if moves[0][0] in ("pay", "keep") else dice.choice(moves)


def squanderer(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Passes early and keeps little: many discards, scores at the floor, a full tower."""
    lazy = [move for move in moves if move[0] in ("pass", "stop")]
    return dice.choice(lazy if lazy and dice.random() < 0.6 else moves)


POLICIES: list[Policy] = [uniform, builder, finisher, squanderer]


def compare(games: int, players: int, board: str, edition: str, seed: int) -> int:
    plies = 0
    for number in range(games):
        policy = POLICIES[number % len(POLICIES)]
        first = None if number % 5 else number % players
        order = list(WILD_ORDER)
        if number % 3 == 1:
            random.Random(seed + number).shuffle(order)
        named = [COLOUR_NAMES[c] for c in order]
        fast = fresh("pavilion", players, board=board, edition=edition, wild_order=named, first="random" if first is None else first + 1)
        slow = Pavilion(players, board, edition, tuple(order), first)
        plies += play_both(fast, slow, decode, dump, policy, seed + number)
    return plies


@pytest.mark.parametrize("edition", ["classic", "mini"])
@pytest.mark.parametrize("board", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fast_rules_agree_with_the_reference(players: int, board: str, edition: str) -> None:
    assert compare(12, players, board, edition, seed=1_000 * players) > 0


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("edition", ["classic", "mini"])
@pytest.mark.parametrize("board", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fast_rules_agree_with_the_reference_over_very_many_games(players: int, board: str, edition: str, part: int) -> None:
    assert compare(170, players, board, edition, seed=1_000_000 * (part + 1) + 10_000 * players) > 0
