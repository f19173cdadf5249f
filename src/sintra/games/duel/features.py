"""What a position of Azul Duel looks like to a player: what a decision is worth at first sight, and the table as numbers for learning."""

from sintra.games.duel.rules_acquiring import moon_tops
from sintra.games.duel.rules_goals import goal_worth
from sintra.games.duel.spec import (
    BREAK,
    BROKEN_LOSS,
    BROKEN_SPACES,
    CHIP,
    CHIP_KINDS,
    COLOURS,
    COLUMN_BITS,
    CORNER_SLOTS,
    DIAGONAL_BITS,
    DISPLAY,
    DRAW,
    GOALS,
    KEEP,
    LARGE,
    LAY,
    LEAVE,
    LINE,
    LINES,
    MARKER_LOSS,
    MOON,
    NOTHING,
    OUTER_BITS,
    PASS,
    PLACE,
    PLATE_ROOM,
    PLATES,
    PLAYERS,
    RETURN,
    ROTATIONS,
    ROUNDS,
    ROW_BITS,
    RUN_LENGTH,
    SHOWING,
    SIDE,
    SLOT_BITS,
    SLOT_SIDE,
    SLOTS,
    SMALL,
    SPECIALS,
    SPEND,
    TAKE,
    TILE,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Moves, Numbers, State
from sintra.kernel.piles import count, total
from sintra.kernel.sets import size

ROW_OF_SPACES = (1 << SIDE) - 1

# ── At first sight ───────────────────────────────────────────────────────────────────────────────────────────────────────

PER_TILE = 0.5  # a tile in a line that the dome has a space for, compared with a point
PER_HOPE = 0.1  # a tile in a line that it has no space for yet
FOR_A_PLATE = 1.2
FOR_A_CHIP = 0.9
CERTAINTY = 0.5  # how much a point counts for the order of trying


@rule
def greedy(s: State, move: int) -> float:
    """Points that the decision brings this round as the dome stands, half a point for each tile in a line, less what breaks."""
    p = int(s.to_move)
    if move < CHIP:
        return worth_of_take(s, p, move)
    if move < KEEP:
        return FOR_A_CHIP if move < TAKE else FOR_A_PLATE if move < DRAW else 0.0 if move == DRAW else 0.2
    if move < PLACE:
        return 0.0 if move >= RETURN else 0.5 if move - KEEP < SPECIALS else 0.3
    if move < LAY:
        return worth_of_place(s, p, (move - PLACE) // ROTATIONS, (move - PLACE) % ROTATIONS)
    if move < LINE:
        return 0.0
    if move < PASS:
        return worth_of_line(s, p, int(s.held_colour), int(s.held), move - LINE)
    if move < TILE:
        return 0.5 if SPEND <= move < LEAVE else 0.0
    return float(points_at(s, p, (move - TILE) // SIDE, (move - TILE) % SIDE))


@rule
def worth_of_take(s: State, p: int, move: int) -> float:
    """The best line for the tiles, less the marker's points if it comes with them."""
    if move < MOON:
        c = move % COLOURS
        tiles = count(int(s.suns[move // COLOURS]), c)
        with_marker = move // COLOURS == LARGE and s.suns[LARGE] == tiles << (8 * c)
    else:
        c = move - MOON
        tiles = tiles_on_moons(s, c)
        with_marker = count(int(s.large_moon), c) > 0
    best = -1e9
    for line in range(LINES + 1):
        if (count(int(s.accepts[p]), c) >> line) & 1:
            best = max(best, worth_of_line(s, p, c, tiles, line))
    return best - (0.5 * MARKER_LOSS if with_marker and s.holder == NOTHING else 0.0)


@rule
def tiles_on_moons(s: State, c: int) -> int:
    tiles = count(int(s.large_moon), c)
    for i in range(SMALL):
        tiles += (s.moons[i] >> c) & 1
    return tiles


@rule
def worth_of_line(s: State, p: int, c: int, tiles: int, line: int) -> float:
    value, breaking = 0.0, tiles
    if line != BREAK:
        room = line + 1 - int(s.line_count[p, line])
        placed = min(tiles, room)
        breaking = tiles - placed
        points = best_points(s, p, line, c)
        value = (PER_TILE if points > 0 else PER_HOPE) * placed
        if tiles >= room:
            value += points
    before = total(int(s.broken[p]))
    return value - float(BROKEN_LOSS[min(BROKEN_SPACES, before + breaking)] - BROKEN_LOSS[before])


@rule
def best_points(s: State, p: int, r: int, c: int) -> int:
    """What a tile of the colour scores on the best of the spaces that row r has for it; 0 if there is none."""
    spaces, best = (int(s.room[p, r]) >> (SIDE * c)) & ROW_OF_SPACES, 0
    for q in range(SIDE):
        if (spaces >> q) & 1:
            best = max(best, points_at(s, p, r, q))
    return best


@rule
def points_at(s: State, p: int, r: int, q: int) -> int:
    """What a tile on this space scores, with the special tile that it brings."""
    across = int(RUN_LENGTH[((s.covered[p] >> (r * SIDE)) & ROW_OF_SPACES) | 1 << q, q])
    down = int(RUN_LENGTH[((s.turned[p] >> (q * SIDE)) & ROW_OF_SPACES) | 1 << r, r])
    points = max(1, (across if across > 1 else 0) + (down if down > 1 else 0))
    empty = int(SLOT_BITS[(r // 2) * SLOT_SIDE + q // 2] & ~(s.covered[p] | 1 << (r * SIDE + q)))
    if empty & (empty - 1) == 0 and empty & s.specials[p]:
        points += 2 if empty & (ROW_BITS[0] | ROW_BITS[2] | ROW_BITS[4]) else 3
    return points


@rule
def worth_of_place(s: State, p: int, slot: int, rotation: int) -> float:
    """A plate is good where its spaces take what the lines beside it hold, and near tiles that are there already."""
    value = 0.0
    row, column = 2 * (slot // SLOT_SIDE), 2 * (slot % SLOT_SIDE)
    for half in range(2):
        r, c = row + half, int(s.line_colour[p, row + half])
        if c != NOTHING and (PLATE_ROOM[s.plate, rotation, half] << column >> (SIDE * c)) & ROW_OF_SPACES:
            value += 1.5 * s.line_count[p, r] / (r + 1.0)
        value += 0.1 * size(int(s.covered[p] >> (r * SIDE)) & ROW_OF_SPACES)
    if s.plate < SPECIALS and rotation >= 2:
        value += 0.2  # the special space in the lower row is worth a point more
    return value


@rule
def estimate(s: State, p: int) -> float:
    """The score, what the lines will bring as the dome stands, less what is broken; the goals as they stand; something for chips and for plates."""
    value = float(s.score[p]) - float(BROKEN_LOSS[total(int(s.broken[p]))]) - (MARKER_LOSS if s.holder == p else 0.0)
    for r in range(LINES):
        c, n = int(s.line_colour[p, r]), int(s.line_count[p, r])
        if c != NOTHING:
            part = n / (r + 1.0)
            points = best_points(s, p, r, c)
            value += (points if points > 0 else 1.0) * (part if n == r + 1 else 0.7 * part)
    for goal in range(GOALS):
        if (s.goals >> goal) & 1:
            value += 0.9 * goal_worth(s, p, goal)
    return max(0.0, value + 0.5 * size(int(s.store[p])) + 1.0 * (SLOTS - size(int(s.places[p])) // ROTATIONS))


# ── Kinds of moves: factories and places of the display are alike; what comes from them is not ───────────────────────────

MOST = 4
SUN_KINDS = MOST * 2 * COLOURS
MOON_KINDS = MOST * COLOURS
FROM_MOON = SUN_KINDS
FROM_CHIP = FROM_MOON + MOON_KINDS
FROM_DISPLAY = FROM_CHIP + CHIP_KINDS
OTHERS = FROM_DISPLAY + PLATES
KINDS = OTHERS + TILE + SIDE * SIDE - DRAW


@rule
def move_priors(s: State, moves: Moves, n: int, hints: Numbers, kinds: Moves) -> None:
    for i in range(n):
        move = int(moves[i])
        hints[i] = CERTAINTY * greedy(s, move)
        if move < MOON:
            c = move % COLOURS
            tiles = min(MOST, count(int(s.suns[move // COLOURS]), c))
            kinds[i] = ((tiles - 1) * 2 + (move // COLOURS == LARGE)) * COLOURS + c
        elif move < CHIP:
            kinds[i] = FROM_MOON + (min(MOST, tiles_on_moons(s, move - MOON)) - 1) * COLOURS + move - MOON
        elif move < TAKE:
            kinds[i] = FROM_CHIP + int(s.chips[move - CHIP])
        elif move < DRAW:
            kinds[i] = FROM_DISPLAY + int(s.display[move - TAKE])
        else:
            kinds[i] = OTHERS + move - DRAW


# ── The table as numbers ─────────────────────────────────────────────────────────────────────────────────────────────────

OF_A_SEAT = SIDE * SIDE + 2 * LINES * COLOURS + 2 * LINES + COLOURS + SLOTS + 2 * SIDE + 2 + 4 + 10
STAGES = 13
SIZES = 4
OF_THE_TABLE = GOALS + ROUNDS + STAGES + COLOURS * SIZES + 7 * COLOURS + 2 * PLATES + 6


@rule
def features(s: State, seat: int, out: Numbers) -> None:
    """The seat's own board, the other's; then factories, chips, plates, goals and the bag."""
    board_features(s, seat, out[:OF_A_SEAT])
    board_features(s, 1 - seat, out[OF_A_SEAT : 2 * OF_A_SEAT])
    table_features(s, seat, out[2 * OF_A_SEAT :])


@rule
def board_features(s: State, p: int, out: Numbers) -> None:
    covered, gain = int(s.covered[p]), 0
    for space in range(SIDE * SIDE):
        out[space] = (covered >> space) & 1
    at = SIDE * SIDE
    for r in range(LINES):
        room = int(s.room[p, r])
        for c in range(COLOURS):
            out[at + r * COLOURS + c] = size((room >> (SIDE * c)) & ROW_OF_SPACES) / 2.0
        c, n = int(s.line_colour[p, r]), int(s.line_count[p, r])
        if c != NOTHING:
            points = best_points(s, p, r, c)
            out[at + (LINES + r) * COLOURS + c] = n / (r + 1.0)
            out[at + 2 * LINES * COLOURS + r] = points / 5.0
            if n == r + 1:
                gain += points
                out[at + 2 * LINES * COLOURS + LINES + r] = 1.0
    at += 2 * LINES * COLOURS + 2 * LINES
    for c in range(COLOURS):
        out[at + c] = size(int(s.store[p] & SHOWING[c])) / 3.0
    at += COLOURS
    for slot in range(SLOTS):
        out[at + slot] = 0.0 if s.plates[p, slot] == NOTHING else 1.0 if s.plates[p, slot] < SPECIALS else 0.5
    at += SLOTS
    for i in range(SIDE):
        out[at + i] = (size(int(covered & ROW_BITS[i])) / 6.0) ** 2
        out[at + SIDE + i] = (size(int(covered & COLUMN_BITS[i])) / 6.0) ** 2
    at += 2 * SIDE
    for i in range(2):
        out[at + i] = (size(int(covered & DIAGONAL_BITS[i])) / 6.0) ** 2
    at += 2
    for i in range(4):
        out[at + i] = size(int(covered & SLOT_BITS[CORNER_SLOTS[i]])) / 4.0
    at += 4
    out[at] = size(covered & OUTER_BITS) / 10.0
    out[at + 1] = size(int(s.wilds[p] & ~covered)) / 3.0
    out[at + 2] = size(int(s.specials[p] & ~covered)) / 3.0
    out[at + 3] = int(s.score[p]) / 50.0
    out[at + 4] = gain / 10.0
    out[at + 5] = float(BROKEN_LOSS[total(int(s.broken[p]))]) / 5.0
    out[at + 6] = s.tokens[p] / 2.0
    out[at + 7] = size(int(s.store[p])) / 4.0
    out[at + 8] = s.chips_taken[p] / 2.0
    out[at + 9] = 1.0 if s.holder == p else 0.0


@rule
def table_features(s: State, seat: int, out: Numbers) -> None:
    for goal in range(GOALS):
        out[goal] = (s.goals >> goal) & 1
    at = GOALS
    out[at + s.round_number - 1] = 1.0
    at += ROUNDS
    out[at + s.stage] = 1.0
    at += STAGES
    tops = moon_tops(s)
    singles = at + COLOURS * SIZES
    for c in range(COLOURS):
        for f in range(1 + SMALL):
            n = count(int(s.suns[f]), c)
            if n > 0:
                out[at + c * SIZES + min(n, SIZES) - 1] += 0.5
        out[singles + c] = count(int(s.suns[LARGE]), c) / 2.0
        out[singles + COLOURS + c] = count(int(s.large_moon), c) / 2.0
        if (tops >> c) & 1:
            out[singles + 2 * COLOURS + c] = tiles_on_moons(s, c) / 3.0
        below = 0
        for i in range(SMALL):
            below += ((s.moons[i] >> 8 | s.moons[i] >> 16) >> c) & 1
        out[singles + 3 * COLOURS + c] = below / 2.0
        out[singles + 4 * COLOURS + c] = count(int(s.bag), c) / 13.0
        if s.held_colour == c:
            out[singles + 5 * COLOURS + c] = s.held / 3.0
    at = singles + 6 * COLOURS
    for i in range(SMALL):
        if (s.revealed >> i) & 1:
            for c in range(COLOURS):
                if (SHOWING[c] >> (2 * s.chips[i])) & 1:
                    out[at + c] += 0.5
    at += COLOURS
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            out[at + s.display[place]] = 1.0
    at += PLATES
    if s.plate != NOTHING:
        out[at + s.plate] = 1.0
    at += PLATES
    out[at] = (int(s.score[seat]) - int(s.score[1 - seat])) / 20.0
    out[at + 1] = 1.0 if s.holder == NOTHING else 0.0
    out[at + 2] = s.left / 25.0
    out[at + 3] = s.in_stack / 15.0
    out[at + 4] = s.opening / 2.0
    out[at + 5] = 1.0 if s.starter == seat else 0.0


INPUTS = {PLAYERS: PLAYERS * OF_A_SEAT + OF_THE_TABLE}
