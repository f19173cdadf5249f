"""Phase 2, tiling and scoring: lines completed with chips, tiles to the dome, special tiles, broken tiles."""

from sintra.games.duel.rules_bits import line_at
from sintra.games.duel.rules_chips import can_complete, is_completing, kinds_to_spend, missing, spend
from sintra.games.duel.rules_goals import end_of_game
from sintra.games.duel.rules_preparing import next_round
from sintra.games.duel.spec import (
    BROKEN,
    BROKEN_LOSS,
    BROKEN_SPACES,
    EVERY_COLOUR,
    LEAVE,
    LINES,
    MARKER,
    MARKER_LOSS,
    NOTHING,
    PLAYERS,
    ROTATIONS,
    ROUNDS,
    RUN_LENGTH,
    RUNS,
    SIDE,
    SLOT_BITS,
    SLOT_SIDE,
    SPECIAL_ROW,
    SPEND,
    TILE,
    TILING,
)
from sintra.kernel.compile import apart, part, rule
from sintra.kernel.dispatch import Log, State
from sintra.kernel.indices import divided, seat_to_move
from sintra.kernel.log import note
from sintra.kernel.piles import ONE_OF_EACH, some, total
from sintra.kernel.sets import first_of

ROW_OF_SPACES = (1 << SIDE) - 1
ROW_OF_PLACES = (1 << SLOT_SIDE * ROTATIONS) - 1


@apart
def begin_tiling(s: State, log: Log) -> None:
    s.tiled, s.row = 0, 0
    s.stage = TILING
    go_on_tiling(s, log)


@apart
def go_on_tiling(s: State, log: Log) -> None:
    """The starting player first, lines top to bottom, then the broken tiles; stops where the player has a choice."""
    while s.tiled < PLAYERS:
        p = (int(s.starter) ^ int(s.tiled)) & (PLAYERS - 1)
        for r in range(line_at(s), LINES):
            if s.line_count[p, r] > 0 and tile_line(s, p, r, log):
                s.row = r
                s.to_move = p
                return
            s.made = 0
        score_broken(s, p, log)
        s.tiled += 1
        s.row = 0
    if s.round_number == ROUNDS:
        end_of_game(s, log)
    else:
        next_round(s)


@part
def tile_line(s: State, p: int, r: int, log: Log) -> bool:
    """Do what has to be done with line r; True if its owner has to decide something first."""
    spaces = spaces_for_line(s, p, r)
    if spaces == 0:
        if (s.places[p] >> (r // 2 * SLOT_SIDE * ROTATIONS)) & ROW_OF_PLACES == 0:
            break_line(s, p, r)
        return False
    while missing(s, p, r) > 0:
        if not is_completing(s):
            return can_complete(s, p, r)
        kinds = kinds_to_spend(s, p, r)
        if kinds & (kinds - 1):
            return True
        spend(s, p, r, first_of(kinds))
    if spaces & (spaces - 1):
        return True
    tile(s, p, r, first_of(spaces), log)
    return False


@part
def spaces_for_line(s: State, p: int, r: int) -> int:
    """Set of the columns of dome row r whose space is empty and has the line's colour or is wild."""
    return (int(s.room[p, r]) >> (SIDE * int(s.line_colour[p, r]))) & ROW_OF_SPACES


@part
def tiling_decisions(s: State, p: int) -> tuple[int, int]:
    """Leave the line or spend a chip; which chip; which space."""
    r = line_at(s)
    if missing(s, p, r) == 0:
        return spaces_for_line(s, p, r), TILE + r * SIDE
    kinds = kinds_to_spend(s, p, r)
    if not is_completing(s):
        kinds |= 1 << (LEAVE - SPEND)
    return kinds, SPEND


@part
def decide_tiling(s: State, move: int, log: Log) -> None:
    """One of these decisions, and what follows from it."""
    p, r = seat_to_move(s), line_at(s)
    if move < LEAVE:
        spend(s, p, r, move - SPEND)
    elif move < TILE:
        s.row += 1
    else:
        tile(s, p, r, move - TILE - r * SIDE, log)
        s.row += 1
        s.made = 0
    go_on_tiling(s, log)


# ── Lines ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def break_tiles(s: State, p: int, c: int, tiles: int) -> None:
    """Tiles to the broken spaces; beyond the last space they go to the tower at no cost."""
    broken = min(tiles, BROKEN_SPACES - total(int(s.broken[p])))
    s.broken[p] += some(c, broken)
    s.tower += some(c, tiles - broken)


@part
def break_line(s: State, p: int, r: int) -> None:
    """No space will ever take the line's tiles: they break."""
    break_tiles(s, p, int(s.line_colour[p, r]), int(s.line_count[p, r]))
    clear_line(s, p, r)


@part
def clear_line(s: State, p: int, r: int) -> None:
    s.line_colour[p, r] = NOTHING
    s.line_count[p, r] = 0
    s.accepts[p] |= ONE_OF_EACH << r


# ── Tiles to the dome ────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def tile(s: State, p: int, r: int, q: int, log: Log) -> None:
    """The line's tile goes to the dome and scores at once; the others go to the tower (a tile made of chips is no tile)."""
    c = int(s.line_colour[p, r])
    s.tiles[p, c] |= 1 << (r * SIDE + q)
    s.tower += some(c, int(s.line_count[p, r]) - 1)
    clear_line(s, p, r)
    cover(s, p, r, q)
    across = int(RUN_LENGTH[(s.covered[p] >> (r * SIDE)) & ROW_OF_SPACES, q])
    down = int(RUN_LENGTH[(s.turned[p] >> (q * SIDE)) & ROW_OF_SPACES, r])
    points = (across if across > 1 else 0) + (down if down > 1 else 0)
    if points == 0:
        points = 1
    s.score[p] += points
    note(log, p, RUNS, r * SIDE + q, across, down, points)
    fill_special(s, p, (r // 2) * SLOT_SIDE + q // 2, log)


@part
def cover(s: State, p: int, r: int, q: int) -> None:
    s.covered[p] |= 1 << (r * SIDE + q)
    s.turned[p] |= 1 << (q * SIDE + r)
    s.room[p, r] &= ~(EVERY_COLOUR << q)


@part
def fill_special(s: State, p: int, slot: int, log: Log) -> None:
    """A special plate whose three coloured spaces are filled gets its special tile, worth the number of that space's row."""
    empty = int(SLOT_BITS[slot] & ~s.covered[p])
    if empty & (empty - 1) == 0 and empty & s.specials[p]:
        space = first_of(empty)
        r, q = divided(space, SIDE)
        cover(s, p, r, q)
        s.score[p] += r + 1
        note(log, p, SPECIAL_ROW, space, r + 1, 0, r + 1)


# ── Broken tiles ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def score_broken(s: State, p: int, log: Log) -> None:
    """Lose for broken tiles and for the marker, never below 0 points; the tiles go to the tower, the marker stays with its holder."""
    broken = total(int(s.broken[p]))
    if broken > 0:
        lose(s, p, BROKEN, broken, int(BROKEN_LOSS[broken]), log)
        s.tower += s.broken[p]
        s.broken[p] = 0
    if s.holder == p:
        lose(s, p, MARKER, 1, MARKER_LOSS, log)


@rule
def lose(s: State, p: int, kind: int, number: int, points: int, log: Log) -> None:
    lost = min(points, int(s.score[p]))
    s.score[p] -= lost
    note(log, p, kind, 0, number, points, -lost)
