"""Azul's fast rules against the reference engine, move by move, over random games of every kind."""

import random
from typing import Any

import pytest

from sintra.games.azul.spec import ACTIONS, COLOURS, COLUMNS, DRAW, FLOOR, MARKER, NOTHING, ROWS, START, TILE, split_take, split_tile
from sintra.games.azul.text import on_floor
from sintra.kernel.piles import counts
from tests.games.versus import Policy, Tuple, fresh, play_both, uniform
from tests.reference.azul import Azul


def decode(move: int) -> Tuple:
    """A move in the reference's words."""
    move = int(move)
    if move < TILE:
        return ("take", *split_take(move))
    if move < ACTIONS:
        return ("tile", *split_tile(move))
    return ("draw", move - DRAW) if move < START else ("start", move - START)


def wall(s: Any, p: int) -> list[list[int]]:
    """The colour on every space, row by row."""
    colours = list(enumerate(s.wall[p].tolist()))
    spaces = [next((c for c, covered in colours if covered >> space & 1), NOTHING) for space in range(ROWS * COLUMNS)]
    return [spaces[r * COLUMNS : (r + 1) * COLUMNS] for r in range(ROWS)]


def dump(s: Any) -> dict[str, Any]:
    """The whole table as plain data, as the reference shows it."""
    seats = range(int(s.players))
    return {
        "round": int(s.round_number),
        "starter": int(s.starter),
        "holder": int(s.holder),
        "marker_in_centre": bool(s.holder == NOTHING and s.starter != NOTHING),
        "bag": counts(s.bag, COLOURS),
        "lid": counts(s.lid, COLOURS),
        "factories": [counts(s.displays[d], COLOURS) for d in range(1, 2 * len(seats) + 2)],
        "centre": counts(s.displays[0], COLOURS),
        "lines": [list(zip(s.line_colour[p, :ROWS].tolist(), s.line_count[p, :ROWS].tolist(), strict=True)) for p in seats],
        "walls": [wall(s, p) for p in seats],
        "floor": [["M" if c == MARKER else c for c in on_floor(s, p)] for p in seats],
        "scores": [int(s.score[p]) for p in seats],
    }


def builder(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Keeps tiles off the floor line when it can, so that rows, columns and colours are completed."""
    wanted = [move for move in moves if move[-1] != FLOOR]
    return dice.choice(wanted if wanted and dice.random() < 0.95 else moves)


def hoarder(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Prefers the long lines and never hurries, so that tiles stay on the boards and rounds become short."""
    return max(moves, key=lambda move: (move[0] == "take" and move[-1] != FLOOR, move[-1] if move[0] == "take" else 0, dice.random()))


def dropper(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Mostly drops everything: full floor lines, a full lid, games that go on and on."""
    dropped = [move for move in moves if move[-1] == FLOOR]
    return dice.choice(dropped if dropped and dice.random() < 0.9 else moves)


POLICIES: list[Policy] = [uniform, builder, hoarder, dropper]


def compare(games: int, players: int, wall: str, seed: int) -> int:
    plies = 0
    for number in range(games):
        policy = POLICIES[number % len(POLICIES)]
        first = None if number % 5 else number % players
        fast = fresh("azul", players, wall=wall, first="random" if first is None else first + 1)
        plies += play_both(fast, Azul(players, wall, first), decode, dump, policy, seed + number, limit=600)
    return plies


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fast_rules_agree_with_the_reference(players: int, wall: str) -> None:
    assert compare(40, players, wall, seed=1_000 * players) > 0


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fast_rules_agree_with_the_reference_over_very_many_games(players: int, wall: str, part: int) -> None:
    assert compare(340, players, wall, seed=1_000_000 * (part + 1) + 10_000 * players) > 0
