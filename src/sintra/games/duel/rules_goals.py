"""The end: goals, and who wins."""

from sintra.games.duel.spec import (
    COLOURFUL,
    COLOURFUL_COLOURS,
    COLOURS,
    COLUMN_BITS,
    COLUMNS,
    CORNER_POINTS,
    CORNER_SLOTS,
    CORNERS,
    DIAGONAL_BITS,
    DIAGONALS,
    GOAL_POINTS,
    GOAL_REACHED,
    GOALS,
    OUTER,
    OUTER_BITS,
    PLAYERS,
    ROW_BITS,
    ROWS,
    SIDE,
    SLOT_BITS,
    SPECIAL_SPACES,
    WILDS,
)
from sintra.kernel.compile import apart, rule
from sintra.kernel.dispatch import OVER, Log, State
from sintra.kernel.log import note
from sintra.kernel.sets import size


@apart
def end_of_game(s: State, log: Log) -> None:
    """Goals are summed and added once, never to below 0 points. Only the last one can lose points, so one after the other is the same."""
    for p in range(PLAYERS):
        for goal in range(GOALS):
            if (s.goals >> goal) & 1:
                number, points = goal_number(s, p, goal), goal_worth(s, p, goal)
                points = max(points, -int(s.score[p]))
                s.score[p] += points
                note(log, p, GOAL_REACHED, goal, number, 0, points)
    s.to_move = OVER


@apart
def goal_worth(s: State, p: int, goal: int) -> int:
    """The points that a goal is worth to a player as his dome stands."""
    if goal != CORNERS:
        return int(GOAL_POINTS[goal]) * goal_number(s, p, goal)
    covered, points = int(s.covered[p]), 0
    for i in range(len(CORNER_SLOTS)):
        if is_full(covered, SLOT_BITS[CORNER_SLOTS[i]]):
            points += CORNER_POINTS[i]
    return points


@apart
def goal_number(s: State, p: int, goal: int) -> int:
    """How many times a player has what the goal asks for: rows, columns, edge tiles, corner plates, spaces."""
    covered, n = int(s.covered[p]), 0
    if goal == ROWS:
        for r in range(SIDE):
            n += is_full(covered, ROW_BITS[r])
    elif goal == COLOURFUL:
        for r in range(SIDE):
            n += kinds_in_row(s, p, r) >= COLOURFUL_COLOURS
    elif goal == COLUMNS:
        for q in range(SIDE):
            n += is_full(covered, COLUMN_BITS[q])
    elif goal == OUTER:
        n = size(covered & OUTER_BITS)
    elif goal == DIAGONALS:
        for i in range(2):
            n += is_full(covered, DIAGONAL_BITS[i])
    elif goal == CORNERS:
        for i in range(len(CORNER_SLOTS)):
            n += is_full(covered, SLOT_BITS[CORNER_SLOTS[i]])
    elif goal == WILDS:
        if is_full(covered, s.wilds[p]):
            n = size(int(s.wilds[p]))
    elif goal == SPECIAL_SPACES:
        n = size(int(s.specials[p] & ~covered))
    return n


@rule
def is_full(covered: int, spaces: int) -> bool:
    return covered & spaces == spaces


@rule
def kinds_in_row(s: State, p: int, r: int) -> int:
    """Different colours in a dome row; special tiles count as one more."""
    n = 1 if s.covered[p] & s.specials[p] & ROW_BITS[r] else 0
    for c in range(COLOURS):
        n += s.tiles[p, c] & ROW_BITS[r] != 0
    return n


@rule
def standing(s: State, p: int) -> int:
    """Most points win; of equals, the marker's holder."""
    return int(s.score[p]) * 2 + (1 if s.holder == p else 0)
