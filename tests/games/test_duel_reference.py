"""Duel's fast rules against the reference engine, move by move, over random games with every set of goals."""

import random
from itertools import combinations, product
from typing import Any

import pytest

from sintra.games.duel.rules_chips import chips_of
from sintra.games.duel.spec import (
    ACTIONS,
    BACK,
    BACKED,
    CHIP,
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_KINDS,
    COLOUR,
    COLOURS,
    DRAW,
    FRONT,
    GOAL,
    GOAL_NAMES,
    GOALS,
    KEEP,
    LAY,
    LEAVE,
    LINE,
    LINES,
    MOON,
    MOON_HEIGHT,
    MOVES,
    NOTHING,
    PASS,
    PLACE,
    PLAYERS,
    RETURN,
    REVEAL,
    ROTATIONS,
    SIDE,
    SPEND,
    START,
    STOP,
    SUN,
    TAKE,
    TILE,
)
from sintra.kernel.piles import counts
from tests.games.versus import Policy, Tuple, fresh, play_both, uniform
from tests.reference.duel import Duel

BROKEN = 6
ROWS_OF_THE_TABLE = (
    (SUN, MOON, lambda i: ("sun", i // COLOURS, i % COLOURS)),
    (MOON, CHIP, lambda i: ("moon", i)),
    (CHIP, TAKE, lambda i: ("chip", i + 1)),
    (TAKE, DRAW, lambda i: ("display", i)),
    (DRAW, STOP, lambda _: ("draw",)),
    (STOP, KEEP, lambda _: ("stop",)),
    (KEEP, RETURN, lambda i: ("keep", i)),
    (RETURN, PLACE, lambda i: ("return", i)),
    (PLACE, LAY, lambda i: ("place", i // ROTATIONS, i % ROTATIONS)),
    (LAY, LINE, lambda i: ("stack", i)),
    (LINE, PASS, lambda i: ("line", i)),
    (PASS, SPEND, lambda _: ("pass",)),
    (SPEND, LEAVE, lambda i: ("spend", i)),
    (LEAVE, TILE, lambda _: ("leave",)),
    (TILE, ACTIONS, lambda i: ("tile", i // SIDE, i % SIDE)),
    (COLOUR, BACK, lambda i: ("colour", i)),
    (BACK, FRONT, lambda i: ("back", i)),
    (FRONT, REVEAL, lambda i: ("front", i)),
    (REVEAL, GOAL, lambda i: ("reveal", i)),
    (GOAL, START, lambda i: ("goal", i)),
    (START, MOVES, lambda i: ("start", i)),
)


def decode(move: int) -> Tuple:
    """A move in the reference's words."""
    return next(words(int(move) - first) for first, end, words in ROWS_OF_THE_TABLE if first <= move < end)


def known(plate: int) -> tuple[int, int]:
    """A plate as its type and itself, -1 where nobody knows."""
    if plate == NOTHING:
        return (-1, -1)
    return (plate - BACKED, -1) if plate >= BACKED else (plate // (BACKED // 2), plate)


def dome(s: Any, p: int) -> list[list[int | str]]:
    """The colour on every space, row by row: S on a covered special one."""
    covered, colours = int(s.covered[p]), s.tiles[p].tolist()
    spaces: list[int | str] = [-1 for _ in range(SIDE * SIDE)]
    for space in range(SIDE * SIDE):
        if covered >> space & 1:
            spaces[space] = next((c for c in range(COLOURS) if colours[c] >> space & 1), "S")
    return [spaces[r * SIDE : (r + 1) * SIDE] for r in range(SIDE)]


def plates(s: Any, p: int) -> list[Any]:
    """Every slot's plate with its rotation, -1 for none."""
    slots = zip(s.plates[p].tolist(), s.rotations[p].tolist(), strict=True)
    return [-1 if plate == NOTHING else (plate, rotation) for plate, rotation in slots]


def moon(tiles: int) -> list[int]:
    """The colours on a small moon, bottom to top."""
    top_first = [(tiles >> 8 * i & 0xFF).bit_length() - 1 for i in range(MOON_HEIGHT)]
    return [c for c in reversed(top_first) if c >= 0]


def dump(s: Any) -> dict[str, Any]:
    """The whole table as plain data, as the reference shows it."""
    seats = range(PLAYERS)
    returned = s.stack[: int(s.put_back)].tolist()
    drawn = [int(plate) for plate in s.drawn[: int(s.in_drawn)] if plate not in returned and plate != s.plate]
    return {
        "round": int(s.round_number),
        "starter": int(s.starter),
        "holder": int(s.holder),
        "bag": counts(s.bag, COLOURS),
        "tower": counts(s.tower, COLOURS),
        "suns": [counts(sun, COLOURS) for sun in s.suns],
        "large_moon": counts(s.large_moon, COLOURS),
        "moons": [moon(int(tiles)) for tiles in s.moons],
        "chips": [{CHIP_DOWN: "down", CHIP_GONE: "none"}.get(int(chip), int(chip)) for chip in s.chips],
        "display": s.display.tolist(),
        "stack": [known(int(s.stack[i])) for i in range(int(s.in_stack) - 1, -1, -1)],
        "drawn": [known(plate) for plate in drawn],
        "goals": [goal for goal in range(GOALS) if s.goals >> goal & 1],
        "lines": [list(zip(s.line_colour[p, :LINES].tolist(), s.line_count[p, :LINES].tolist(), strict=True)) for p in seats],
        "domes": [dome(s, p) for p in seats],
        "plates": [plates(s, p) for p in seats],
        "broken": [counts(s.broken[p], COLOURS) for p in seats],
        "chips_up": [[chips_of(int(s.store[p]), kind) for kind in range(CHIP_KINDS)] for p in seats],
        "tokens": s.tokens.tolist(),
        "chips_taken": s.chips_taken.tolist(),
        "scores": s.score[:PLAYERS].tolist(),
        "held": (int(s.held_colour), int(s.held)) if s.held else None,
    }


def builder(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Fills lines and completes them with chips, so that domes fill and goals are reached."""
    kinds = {move[0] for move in moves}
    if "line" in kinds:
        kept = [move for move in moves if move[1] != BROKEN]
        return dice.choice(kept if dice.random() < 0.97 else moves)
    if "leave" in kinds:
        return dice.choice([move for move in moves if move[0] == "spend"] if dice.random() < 0.9 else moves)
    if "stop" in kinds:
        return ("stop",) if dice.random() < 0.6 else ("draw",)
    taking = [move for move in moves if move[0] in ("sun", "moon", "chip")]
    return dice.choice(taking if taking and dice.random() < 0.7 else moves)


def hoarder(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Long lines first and chips kept, so that tiles stay on the boards and rounds become short."""
    return max(moves, key=lambda move: (move[0] == "line" and move[1] if move[-1] != BROKEN else -1, move[0] == "leave", dice.random()))


def drawer(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Draws plates as often as the stack allows, so that many are put back and drawn again."""
    return ("draw",) if ("draw",) in moves and dice.random() < 0.8 else dice.choice(moves)


POLICIES: list[Policy] = [uniform, builder, hoarder, drawer]
GOAL_SETS: list[tuple[int, ...]] = [
    tuple(2 * tablet + side for tablet, side in zip(tablets, sides, strict=True))
    for n in (3, 4)
    for tablets in combinations(range(4), n)
    for sides in product((0, 1), repeat=n)
]


def compare(games: int, seed: int) -> int:
    """Every goal set in turn, and now and then drawn ones; every way to play."""
    plies = 0
    for number in range(seed, seed + games):
        first = None if number % 3 else number % PLAYERS
        goals = ("random", "random4")[number % 2] if number % 7 == 0 else GOAL_SETS[number % len(GOAL_SETS)]
        named = goals if isinstance(goals, str) else ",".join(GOAL_NAMES[goal] for goal in goals)
        fast = fresh("duel", goals=named, first="random" if first is None else first + 1)
        plies += play_both(fast, Duel(goals, first), decode, dump, POLICIES[number // 2 % len(POLICIES)], seed + number)
    return plies


@pytest.mark.parametrize("part", range(6))
def test_fast_rules_agree_with_the_reference(part: int) -> None:
    assert compare(8, seed=8 * part) > 0


@pytest.mark.long
@pytest.mark.parametrize("part", range(40))
def test_fast_rules_agree_with_the_reference_over_very_many_games(part: int) -> None:
    assert compare(500, seed=10_000 + 500 * part) > 0
