"""Phase 2, tiling and scoring: lines completed with chips, tiles to the dome, special tiles, broken tiles."""

from sintra.games.duel.rules_acquiring import break_tiles
from sintra.games.duel.spec import (
    BROKEN,
    BROKEN_LOSS,
    CHIP_KINDS,
    CHIPS_OF_ANY,
    CHIPS_SHOWING,
    COLOURS,
    LEAVE,
    LINES,
    MARKER,
    MARKER_LOSS,
    NOTHING,
    PLAYERS,
    ROUND_OVER,
    ROW_BITS,
    RUNS,
    SHOWS,
    SIDE,
    SLOT_BITS,
    SLOT_SIDE,
    SPECIAL,
    SPECIAL_ROW,
    SPECIAL_TILE,
    SPEND,
    TILE,
    WILD,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Log, Moves, State
from sintra.kernel.log import note


@rule
def tiling(s: State, log: Log) -> None:
    """The starting player first, lines top to bottom, then the broken tiles; stops where the player has a choice."""
    while s.tiled < PLAYERS:
        p = int((s.starter + s.tiled) % PLAYERS)
        while s.row < LINES:
            if s.line_count[p, s.row] > 0 and tile_line(s, p, int(s.row), log):
                s.to_move = p
                return
            next_line(s)
        score_broken(s, p, log)
        s.tiled += 1
        s.row = 0
    s.stage = ROUND_OVER


@rule
def next_line(s: State) -> None:
    s.row += 1
    s.made, s.laid_showing, s.laid_other = 0, 0, 0


@rule
def tile_line(s: State, p: int, r: int, log: Log) -> bool:
    """Do what has to be done with line r; True if its owner has to decide something first."""
    spaces = spaces_for_line(s, p, r)
    if spaces == 0:
        if slot_row_is_placed(s, p, r // 2):
            break_tiles(s, p, int(s.line_colour[p, r]), int(s.line_count[p, r]))
            clear_line(s, p, r)
        return False
    while missing(s, p, r) > 0:
        if not is_completing(s):
            return can_complete(s, p, r, 0, 0)
        kinds, last = 0, 0
        for kind in range(CHIP_KINDS):
            if may_spend(s, p, r, kind):
                kinds += 1
                last = kind
        if kinds > 1:
            return True
        spend(s, p, r, last)
    if spaces & (spaces - 1):
        return True
    space = r * SIDE
    while not (spaces >> space) & 1:
        space += 1
    tile(s, p, space, log)
    return False


@rule
def spaces_for_line(s: State, p: int, r: int) -> int:
    """Bit set: the empty spaces of dome row r that have the line's colour or are wild."""
    return int((s.spaces[p, s.line_colour[p, r]] | s.spaces[p, WILD]) & ROW_BITS[r] & ~all_tiles(s, p))


@rule
def all_tiles(s: State, p: int) -> int:
    """The spaces of a dome that have a tile, whatever its colour."""
    t = s.tiles[p]
    return int(t[0] | t[1] | t[2] | t[3] | t[4] | t[SPECIAL_TILE])


@rule
def slot_row_is_placed(s: State, p: int, slot_row: int) -> bool:
    for i in range(SLOT_SIDE):
        if s.plates[p, slot_row * SLOT_SIDE + i] == NOTHING:
            return False
    return True


@rule
def clear_line(s: State, p: int, r: int) -> None:
    s.line_colour[p, r] = NOTHING
    s.line_count[p, r] = 0


@rule
def tiling_decisions(s: State, p: int, moves: Moves) -> int:
    """Leave the line or spend a chip; which chip; which space."""
    r, n = int(s.row), 0
    if missing(s, p, r) > 0:
        for kind in range(CHIP_KINDS):
            if may_spend(s, p, r, kind):
                moves[n] = SPEND + kind
                n += 1
        if not is_completing(s):
            moves[n] = LEAVE
            n += 1
        return n
    spaces = spaces_for_line(s, p, r)
    for space in range(r * SIDE, (r + 1) * SIDE):
        moves[n] = TILE + space
        n += (spaces >> space) & 1
    return n


# ── Completing a line with chips ─────────────────────────────────────────────────────────────────────────────────────────


@rule
def missing(s: State, p: int, r: int) -> int:
    return r + 1 - int(s.line_count[p, r]) - int(s.made)


@rule
def is_completing(s: State) -> bool:
    """Once a chip is spent the line must be completed."""
    return s.made > 0 or s.laid_showing > 0 or s.laid_other > 0


@rule
def may_spend(s: State, p: int, r: int, kind: int) -> bool:
    """A chip may be spent only if the line can be completed with it."""
    if s.store[p, kind] == 0:
        return False
    shows = int(SHOWS[kind, s.line_colour[p, r]])
    return can_complete(s, p, r, shows, 1 - shows)


@rule
def can_complete(s: State, p: int, r: int, showing: int, other: int) -> bool:
    """Whether the line can be completed after laying so many chips more, that show its colour or do not."""
    c = s.line_colour[p, r]
    have_showing, have_other = -showing, -other
    for kind in range(CHIP_KINDS):
        if SHOWS[kind, c]:
            have_showing += int(s.store[p, kind])
        else:
            have_other += int(s.store[p, kind])
    return chips_suffice(have_showing, have_other, missing(s, p, r), int(s.laid_showing) + showing, int(s.laid_other) + other)


@rule
def chips_suffice(showing: int, other: int, tiles: int, laid_showing: int, laid_other: int) -> bool:
    """Whether so many chips make so many tiles, when some are already laid for the first of them."""
    if laid_showing == 0 and laid_other == 0:
        return chips_make(showing, other, tiles)
    for a in range(CHIPS_SHOWING - laid_showing + 1):
        for b in range(CHIPS_OF_ANY - laid_showing - laid_other - a + 1):
            makes = is_a_tile(laid_showing + a, laid_other + b)
            if makes and a <= showing and b <= other and chips_make(showing - a, other - b, tiles - 1):
                return True
    return False


@rule
def chips_make(showing: int, other: int, tiles: int) -> bool:
    """Whether so many chips make so many tiles: as many as possible by two, the others by three."""
    by_two = min(tiles, showing // CHIPS_SHOWING)
    return showing + other >= CHIPS_OF_ANY * tiles - by_two


@rule
def is_a_tile(showing: int, other: int) -> bool:
    """Two chips that show the colour, or any three, make a missing tile."""
    return showing == CHIPS_SHOWING or showing + other == CHIPS_OF_ANY


@rule
def spend(s: State, p: int, r: int, kind: int) -> None:
    """A chip is turned down for good; as soon as those laid make a tile, the next ones are for the next tile."""
    s.store[p, kind] -= 1
    if SHOWS[kind, s.line_colour[p, r]]:
        s.laid_showing += 1
    else:
        s.laid_other += 1
    if is_a_tile(s.laid_showing, s.laid_other):
        s.made += 1
        s.laid_showing, s.laid_other = 0, 0


# ── Tiles to the dome ────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def tile(s: State, p: int, space: int, log: Log) -> None:
    """The line's tile goes to the dome and scores at once; the others go to the tower (a tile made of chips is no tile)."""
    r, q = space // SIDE, space % SIDE
    c = int(s.line_colour[p, r])
    s.tiles[p, c] |= 1 << space
    s.tower[c] += s.line_count[p, r] - 1
    clear_line(s, p, r)
    covered = all_tiles(s, p)
    across = 1 + run(covered, r, q, 0, -1) + run(covered, r, q, 0, 1)
    down = 1 + run(covered, r, q, -1, 0) + run(covered, r, q, 1, 0)
    points = (across if across > 1 else 0) + (down if down > 1 else 0)
    if points == 0:
        points = 1
    s.score[p] += points
    note(log, p, RUNS, space, across, down, points)
    special_tile(s, p, (r // 2) * SLOT_SIDE + q // 2, covered, log)


@rule
def run(covered: int, r: int, q: int, step_r: int, step_q: int) -> int:
    """How many tiles follow one another from (r, q), that space not counted."""
    n = 0
    r += step_r
    q += step_q
    while 0 <= r < SIDE and 0 <= q < SIDE and (covered >> (r * SIDE + q)) & 1:
        n += 1
        r += step_r
        q += step_q
    return n


@rule
def special_tile(s: State, p: int, slot: int, covered: int, log: Log) -> None:
    """A special plate whose three coloured spaces are filled gets its special tile, worth the number of that space's row."""
    special = s.spaces[p, SPECIAL] & SLOT_BITS[slot]
    if special != 0 and covered & SLOT_BITS[slot] == SLOT_BITS[slot] & ~special:
        s.tiles[p, SPECIAL_TILE] |= special
        r = 0
        while not special & ROW_BITS[r]:
            r += 1
        space = r * SIDE
        while not (special >> space) & 1:
            space += 1
        s.score[p] += r + 1
        note(log, p, SPECIAL_ROW, space, r + 1, 0, r + 1)


# ── Broken tiles ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def score_broken(s: State, p: int, log: Log) -> None:
    """Lose for broken tiles and for the marker, never below 0 points; the tiles go to the tower, the marker stays with its holder."""
    if s.in_broken[p] > 0:
        lose(s, p, BROKEN, int(s.in_broken[p]), int(BROKEN_LOSS[s.in_broken[p]]), log)
        for c in range(COLOURS):
            s.tower[c] += s.broken[p, c]
            s.broken[p, c] = 0
        s.in_broken[p] = 0
    if s.holder == p:
        lose(s, p, MARKER, 1, MARKER_LOSS, log)


@rule
def lose(s: State, p: int, kind: int, number: int, points: int, log: Log) -> None:
    lost = min(points, int(s.score[p]))
    s.score[p] -= lost
    note(log, p, kind, 0, number, points, -lost)
