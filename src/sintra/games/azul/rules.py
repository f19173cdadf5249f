"""The rules of Azul, phase by phase, in the order and the words of the rulebook. Every function works on one record `s` in place."""

from sintra.games.azul.spec import (
    ACTIONS,
    CENTRE,
    COLOUR,
    COLOURS,
    COLUMN,
    COLUMN_BITS,
    COLUMN_OF,
    COLUMNS,
    DRAW,
    FLOOR,
    FLOOR_LINE,
    FLOOR_LOSS,
    FLOOR_SPACES,
    FULL_COLOUR,
    FULL_COLUMN,
    FULL_ROW,
    LINES,
    MARKER,
    NOTHING,
    ROW,
    ROW_BITS,
    ROWS,
    RUNS,
    START,
    STATE,
    TILE,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, Log, Moves, Rules, State
from sintra.kernel.log import note

# ── Whose move it is, and which moves there are ──────────────────────────────────────────────────────────────────────────


@rule
def legal(s: State, moves: Moves) -> int:
    """Fill `moves` with every move of whoever is to move; return how many."""
    if s.to_move == NATURE:
        return draws(s, moves)
    if s.on_offer == 0:
        return spaces_for_line(s, int(s.to_move), int(s.row), moves)
    return takes(s, int(s.to_move), moves)


@rule
def draws(s: State, moves: Moves) -> int:
    n = 0
    if s.starter == NOTHING:
        for seat in range(s.players):
            moves[n] = START + seat
            n += 1
    else:
        for c in range(COLOURS):
            if s.bag[c] > 0:
                moves[n] = DRAW + c
                n += 1
    return n


@rule
def weight(s: State, move: int) -> int:
    """Every seat is as likely to start; a colour is as likely to be drawn as it has tiles in the bag."""
    return 1 if move >= START else int(s.bag[move - DRAW])


@rule
def takes(s: State, p: int, moves: Moves) -> int:
    """All tiles of one colour from one factory or from the centre, to a line with room for that colour or to the floor line."""
    n = 0
    displays = factories(s) + 1
    for c in range(COLOURS):
        lines = 1 << FLOOR
        for r in range(ROWS):
            if has_room(s, p, r, c):
                lines |= 1 << r
        for d in range(displays):
            if s.displays[d, c] > 0:
                first = (d * COLOURS + c) * LINES
                for line in range(LINES):
                    moves[n] = first + line
                    n += (lines >> line) & 1
    return n


@rule
def has_room(s: State, p: int, r: int, c: int) -> bool:
    """A line takes a colour if it is not full, is empty or holds that colour, and its wall row does not have the colour yet."""
    held = s.line_colour[p, r]
    if held == NOTHING:
        return bool((s.wall[p, c] & ROW_BITS[r]) == 0)
    return bool(held == c and s.line_count[p, r] <= r)


@rule
def spaces_for_line(s: State, p: int, r: int, moves: Moves) -> int:
    """Grey wall: the free spaces of row r whose column does not have the line's colour yet."""
    n = 0
    covered = all_spaces(s, p)
    own = s.wall[p, s.line_colour[p, r]]
    for q in range(COLUMNS):
        space = r * COLUMNS + q
        if not (covered >> space) & 1 and not own & COLUMN_BITS[q]:
            moves[n] = TILE + space
            n += 1
    return n


@rule
def factories(s: State) -> int:
    return int(2 * s.players + 1)


@rule
def all_spaces(s: State, p: int) -> int:
    """The covered spaces of a wall, whatever their colour."""
    return int(s.wall[p, 0] | s.wall[p, 1] | s.wall[p, 2] | s.wall[p, 3] | s.wall[p, 4])


# ── Playing a move ───────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def apply(s: State, move: int, log: Log) -> None:
    """Play one legal move, and everything after it that leaves nobody a choice."""
    if move < TILE:
        take(s, move // (COLOURS * LINES), (move // LINES) % COLOURS, move % LINES, log)
    elif move < ACTIONS:
        tile(s, int(s.to_move), int(s.row), (move - TILE) % COLUMNS, log)
        s.row += 1
        tiling(s, log)
    elif move < START:
        draw(s, move - DRAW)
    else:
        s.starter = move - START
        go_on_dealing(s)


# ── A. Offer ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def take(s: State, source: int, c: int, line: int, log: Log) -> None:
    p, taken = int(s.to_move), int(s.displays[source, c])
    s.displays[source, c] = 0
    s.on_offer -= taken
    if source == CENTRE:
        take_marker(s, p)
    else:
        push_rest_to_centre(s, source)
    if line != FLOOR:
        fitting = min(taken, line + 1 - s.line_count[p, line])
        s.line_colour[p, line] = c
        s.line_count[p, line] += fitting
        taken -= int(fitting)
    to_floor(s, p, c, taken)
    if s.on_offer > 0:
        s.to_move = p + 1 if p + 1 < s.players else 0
    else:
        tiling(s, log)


@rule
def take_marker(s: State, p: int) -> None:
    """The first in a round to take from the centre takes the marker, on the leftmost free floor space, before the tiles."""
    if s.holder == NOTHING:
        s.holder = p
        if s.floor_count[p] < FLOOR_SPACES:
            s.floor[p, s.floor_count[p]] = MARKER
            s.floor_count[p] += 1


@rule
def push_rest_to_centre(s: State, factory: int) -> None:
    for c in range(COLOURS):
        s.displays[CENTRE, c] += s.displays[factory, c]
        s.displays[factory, c] = 0


@rule
def to_floor(s: State, p: int, c: int, tiles: int) -> None:
    """Tiles to the floor line, left to right; once it is full, to the lid."""
    for _ in range(tiles):
        if s.floor_count[p] < FLOOR_SPACES:
            s.floor[p, s.floor_count[p]] = c
            s.floor_count[p] += 1
        else:
            s.lid[c] += 1


# ── B. Tiling ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def tiling(s: State, log: Log) -> None:
    """Players in turn order, lines top to bottom, then the floor line; stops where the owner of a grey wall has a choice."""
    while s.tiled < s.players:
        p = int((s.starter + s.tiled) % s.players)
        while s.row < ROWS:
            if s.line_count[p, s.row] == s.row + 1 and tile_line(s, p, int(s.row), log):
                s.to_move = p
                return
            s.row += 1
        floor_line(s, p, log)
        s.tiled += 1
        s.row = 0
    s.tiled = 0
    end_of_round(s, log)


@rule
def tile_line(s: State, p: int, r: int, log: Log) -> bool:
    """Move a complete line to the wall; True if its owner has to choose the space first."""
    if not s.grey:
        tile(s, p, r, int(COLUMN_OF[r, s.line_colour[p, r]]), log)
        return False
    covered, own = all_spaces(s, p), s.wall[p, s.line_colour[p, r]]
    choices, column = 0, 0
    for q in range(COLUMNS):
        if not (covered >> (r * COLUMNS + q)) & 1 and not own & COLUMN_BITS[q]:
            choices += 1
            column = q
    if choices > 1:
        return True
    if choices == 1:
        tile(s, p, r, column, log)
    else:
        to_floor(s, p, int(s.line_colour[p, r]), r + 1)
        clear_line(s, p, r)
    return False


@rule
def tile(s: State, p: int, r: int, q: int, log: Log) -> None:
    """The rightmost tile of line r goes to the wall and scores at once; the line's other tiles go to the lid."""
    c = int(s.line_colour[p, r])
    s.wall[p, c] |= 1 << (r * COLUMNS + q)
    s.lid[c] += r
    clear_line(s, p, r)
    covered = all_spaces(s, p)
    across = 1 + run(covered, r, q, 0, -1) + run(covered, r, q, 0, 1)
    down = 1 + run(covered, r, q, -1, 0) + run(covered, r, q, 1, 0)
    points = (across if across > 1 else 0) + (down if down > 1 else 0)
    if points == 0:
        points = 1
    s.score[p] += points
    note(log, p, RUNS, r * COLUMNS + q, across, down, points)


@rule
def clear_line(s: State, p: int, r: int) -> None:
    s.line_colour[p, r] = NOTHING
    s.line_count[p, r] = 0


@rule
def run(covered: int, r: int, q: int, step_r: int, step_q: int) -> int:
    """How many covered spaces follow one another from (r, q), that space not counted."""
    n = 0
    r += step_r
    q += step_q
    while 0 <= r < ROWS and 0 <= q < COLUMNS and (covered >> (r * COLUMNS + q)) & 1:
        n += 1
        r += step_r
        q += step_q
    return n


@rule
def floor_line(s: State, p: int, log: Log) -> None:
    """Lose the values of the occupied spaces, never below 0 points; the tiles go to the lid, the marker stays with its holder."""
    occupied = int(s.floor_count[p])
    if occupied == 0:
        return
    loss = min(int(FLOOR_LOSS[occupied]), int(s.score[p]))
    s.score[p] -= loss
    note(log, p, FLOOR_LINE, 0, occupied, int(FLOOR_LOSS[occupied]), -loss)
    for i in range(occupied):
        if s.floor[p, i] != MARKER:
            s.lid[s.floor[p, i]] += 1
        s.floor[p, i] = NOTHING
    s.floor_count[p] = 0


# ── C. Next round ────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def end_of_round(s: State, log: Log) -> None:
    """The game ends after the tiling phase in which somebody completed a horizontal row, or when no tile is left for a new round."""
    is_last = s.in_bag + s.lid.sum() == 0
    for p in range(s.players):
        is_last |= full_rows(s, p) > 0
    if is_last:
        end_of_game(s, log)
        return
    s.round_number += 1
    if s.holder != NOTHING:
        s.starter = s.holder
        s.holder = NOTHING
    s.to_deal = factories(s) * TILES_ON_A_FACTORY
    go_on_dealing(s)


@rule
def draw(s: State, c: int) -> None:
    """A tile goes from the bag to the first factory that is not yet filled."""
    factory = 1 + (factories(s) * TILES_ON_A_FACTORY - s.to_deal) // TILES_ON_A_FACTORY
    s.bag[c] -= 1
    s.in_bag -= 1
    s.displays[factory, c] += 1
    s.on_offer += 1
    s.to_deal -= 1
    go_on_dealing(s)


@rule
def go_on_dealing(s: State) -> None:
    """Nature draws while tiles are due; an empty bag takes the lid; with both empty the round starts with what there is."""
    if s.to_deal > 0 and s.in_bag == 0:
        for c in range(COLOURS):
            s.bag[c] = s.lid[c]
            s.in_bag += s.lid[c]
            s.lid[c] = 0
    if s.to_deal > 0 and s.in_bag > 0:
        s.to_move = NATURE
    else:
        s.to_deal = 0
        s.to_move = s.starter


# ── End ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def end_of_game(s: State, log: Log) -> None:
    for p in range(s.players):
        end_bonuses(s, p, log)
    s.to_move = OVER


@rule
def end_bonuses(s: State, p: int, log: Log) -> None:
    covered = all_spaces(s, p)
    for r in range(ROWS):
        if covered & ROW_BITS[r] == ROW_BITS[r]:
            s.score[p] += FULL_ROW
            note(log, p, ROW, r, 0, 0, FULL_ROW)
    for q in range(COLUMNS):
        if covered & COLUMN_BITS[q] == COLUMN_BITS[q]:
            s.score[p] += FULL_COLUMN
            note(log, p, COLUMN, q, 0, 0, FULL_COLUMN)
    for c in range(COLOURS):
        if count_bits(int(s.wall[p, c])) == ROWS:
            s.score[p] += FULL_COLOUR
            note(log, p, COLOUR, c, 0, 0, FULL_COLOUR)


@rule
def full_rows(s: State, p: int) -> int:
    covered = all_spaces(s, p)
    n = 0
    for r in range(ROWS):
        n += covered & ROW_BITS[r] == ROW_BITS[r]
    return n


@rule
def count_bits(bits: int) -> int:
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@rule
def standing(s: State, p: int) -> int:
    """Most points win; of equals, the one with more full rows; otherwise they share the win."""
    return int(s.score[p]) * (ROWS + 1) + full_rows(s, p)


RULES = Rules(STATE, legal, apply, weight, standing)
