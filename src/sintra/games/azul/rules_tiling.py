"""B. Tiling: complete lines move to the wall and score, then the floor lines are paid for."""

from sintra.games.azul.rules_lines import no_longer_lacking, what_the_wall_lacks
from sintra.games.azul.rules_offer import to_floor
from sintra.games.azul.spec import (
    COLUMN_BITS,
    COLUMN_OF,
    COLUMNS,
    FLOOR_LINE,
    FLOOR_LOSS,
    GATHER_COLUMN,
    MARKER,
    NOTHING,
    RUN_POINTS,
    RUNS,
)
from sintra.kernel.compile import part, rule
from sintra.kernel.dispatch import Log, State
from sintra.kernel.guessing import at_least_one
from sintra.kernel.log import note
from sintra.kernel.piles import LANE, sizes, some
from sintra.kernel.sets import first_of, size

TILES = (1 << LANE * MARKER) - 1  # of a floor line: all but the marker


@rule
def tiling(s: State, log: Log) -> bool:
    """Players in turn order, lines top to bottom, then the floor line. False if the owner of a grey wall has a choice first."""
    while s.tiled < s.players:
        p = int(s.starter + s.tiled)
        if p >= s.players:
            p -= int(s.players)
        lines = int(s.complete[p])
        while lines:
            if not tile_line(s, p, first_of(lines), log):
                s.to_move = p
                return False
            lines &= lines - 1
        floor_line(s, p, log)
        s.tiled += 1
    s.tiled = 0
    return True


@rule
def tile_line(s: State, p: int, r: int, log: Log) -> bool:
    """Move a complete line to the wall; False if its owner has to choose the space first."""
    c = int(s.line_colour[p, r])
    if not s.grey:
        tile(s, p, r, int(COLUMN_OF[r, c]), log)
        return True
    columns = open_columns(s, p, r)
    if size(columns) > 1:
        return False
    if columns:
        tile(s, p, r, first_of(columns), log)
    else:
        to_floor(s, p, c, r + 1)
        clear_line(s, p, r)
    return True


@part
def open_columns(s: State, p: int, r: int) -> int:
    """Grey wall: the columns whose space in row r is free and which do not have the line's colour yet, as a set."""
    columns = 0
    covered, own = int(s.covered[p]), s.wall[p, s.line_colour[p, r]]
    for q in range(COLUMNS):
        if not (covered >> (r * COLUMNS + q)) & 1 and not own & COLUMN_BITS[q]:
            columns |= 1 << q
    return columns


@rule
def tile(s: State, p: int, r: int, q: int, log: Log) -> None:
    """The rightmost tile of line r goes to the wall and scores at once; the line's other tiles go to the lid."""
    c = int(s.line_colour[p, r])
    covered = int(s.covered[p]) | 1 << (r * COLUMNS + q)
    s.covered[p] = covered
    s.wall[p, c] |= 1 << (r * COLUMNS + q)
    no_longer_lacking(s, p, r, c)
    s.lid += some(c, r)
    clear_line(s, p, r)
    across, down = run_across(covered, r, q), run_down(covered, r, q)
    points = at_least_one(across + down)
    s.score[p] += points
    note(log, p, RUNS, r * COLUMNS + q, max(1, across), max(1, down), points)


@part
def clear_line(s: State, p: int, r: int) -> None:
    """Nothing is left on the line."""
    s.line_colour[p, r] = NOTHING
    s.line_count[p, r] = 0
    s.complete[p] ^= 1 << r
    what_the_wall_lacks(s, p, r)


@part
def run_across(covered: int, r: int, q: int) -> int:
    """The length of the unbroken horizontal run of tiles through the space; 0 if it has but one."""
    return int(RUN_POINTS[(covered >> (r * COLUMNS)) & 0b11111, q])


@part
def run_down(covered: int, r: int, q: int) -> int:
    """The same of the vertical one. The product brings the five spaces of the column side by side, from bit 20 on."""
    column = (((covered >> q) & COLUMN_BITS[0]) * GATHER_COLUMN) >> 20
    return int(RUN_POINTS[column & 0b11111, r])


@part
def floor_line(s: State, p: int, log: Log) -> None:
    """Lose the values of the occupied spaces, never below 0 points; the tiles go to the lid, the marker stays with its holder."""
    occupied = size(int(s.floor[p]))
    loss = min(int(FLOOR_LOSS[occupied]), int(s.score[p]))
    s.score[p] -= loss
    if occupied:
        note(log, p, FLOOR_LINE, 0, occupied, int(FLOOR_LOSS[occupied]), -loss)
    s.lid += sizes(int(s.floor[p]) & TILES)
    s.floor[p] = 0
