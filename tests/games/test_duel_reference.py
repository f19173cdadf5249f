"""Duel's fast rules against the reference engine, move by move, over random games with every set of goals."""

import random
from itertools import combinations, product
from typing import Any

import pytest

from sintra.games.duel.rules_bits import counts
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
    DISPLAY,
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
    SLOTS,
    SPEND,
    START,
    STOP,
    SUN,
    TAKE,
    TILE,
)
from tests.games.versus import Policy, Tuple, fresh, play_both, uniform
from tests.reference.duel import Duel

BROKEN = 6
ROWS_OF_THE_TABLE = (
    (SUN, MOON, lambda i: ("sun", i // COLOURS, i % COLOURS)),
    (MOON, CHIP, lambda i: ("moon", i)),
    (CHIP, TAKE, lambda i: ("chip", i + 1)),
    (TAKE, DRAW, lambda i: ("display", i)),
    (DRAW, STOP, lambda i: ("draw",)),
    (STOP, KEEP, lambda i: ("stop",)),
    (KEEP, RETURN, lambda i: ("keep", i)),
    (RETURN, PLACE, lambda i: ("return", i)),
    (PLACE, LAY, lambda i: ("place", i // ROTATIONS, i % ROTATIONS)),
    (LAY, LINE, lambda i: ("stack", i)),
    (LINE, PASS, lambda i: ("line", i)),
    (PASS, SPEND, lambda i: ("pass",)),
    (SPEND, LEAVE, lambda i: ("spend", i)),
    (LEAVE, TILE, lambda i: ("leave",)),
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


def space(s: Any, p: int, r: int, q: int) -> int | str:
    bit = 1 << (r * SIDE + q)
    if not int(s.covered[p]) & bit:
        return -1
    return next((c for c in range(COLOURS) if int(s.tiles[p, c]) & bit), "S")


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
        "bag": counts(s.bag),
        "tower": counts(s.tower),
        "suns": [counts(sun) for sun in s.suns],
        "large_moon": counts(s.large_moon),
        "moons": [moon(int(tiles)) for tiles in s.moons],
        "chips": [{CHIP_DOWN: "down", CHIP_GONE: "none"}.get(int(chip), int(chip)) for chip in s.chips],
        "display": s.display.tolist(),
        "stack": [known(int(s.stack[i])) for i in range(int(s.in_stack) - 1, -1, -1)],
        "drawn": [known(plate) for plate in drawn],
        "goals": [goal for goal in range(GOALS) if s.goals >> goal & 1],
        "lines": [[(int(s.line_colour[p, r]), int(s.line_count[p, r])) for r in range(LINES)] for p in seats],
        "domes": [[[space(s, p, r, q) for q in range(SIDE)] for r in range(SIDE)] for p in seats],
        "plates": [[(int(s.plates[p, i]), int(s.rotations[p, i])) if s.plates[p, i] != NOTHING else -1 for i in range(SLOTS)] for p in seats],
        "broken": [counts(s.broken[p]) for p in seats],
        "chips_up": [[chips_of(int(s.store[p]), kind) for kind in range(CHIP_KINDS)] for p in seats],
        "tokens": s.tokens.tolist(),
        "chips_taken": s.chips_taken.tolist(),
        "scores": s.score[:PLAYERS].tolist(),
        "held": (int(s.held_colour), int(s.held)) if s.held else None,
    }
