"""What a position of Azul looks like to a player: what a take is worth at first sight, and the table as numbers for learning."""

from sintra.games.azul.rules_offer import factories, source_colour_line
from sintra.games.azul.rules_tiling import run_across, run_down
from sintra.games.azul.spec import (
    CENTRE,
    COLOURS,
    COLUMN_BITS,
    COLUMN_OF,
    COLUMNS,
    FLOOR,
    FLOOR_LOSS,
    FLOOR_SPACES,
    LINES,
    NOTHING,
    ROW_BITS,
    ROWS,
    TILE,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.compile import part, rule
from sintra.kernel.dispatch import Moves, Numbers, State
from sintra.kernel.piles import count, total
from sintra.kernel.sets import size

# ── At first sight ───────────────────────────────────────────────────────────────────────────────────────────────────────

PER_TILE = 0.5  # a tile in a line, compared with a point on the wall
FOR_COMPLETING = 1.0  # a complete line frees itself for the next round
PER_MISSING = 0.3  # every tile that a line still needs
CERTAINTY = 0.5  # how much a point counts for the order of trying


@rule
def greedy(s: State, move: int) -> float:
    """Wall points that the move brings at once, half a point for each tile placed in a line, less what it adds to the floor line's loss."""
    p = int(s.to_move)
    if move >= TILE:
        return float(points_at(int(s.covered[p]), (move - TILE) // COLUMNS, (move - TILE) % COLUMNS))
    source, c, line = source_colour_line(move)
    taken = count(int(s.displays[source]), c)
    value, broken = 0.0, taken
    if line != FLOOR:
        room = line + 1 - int(s.line_count[p, line])
        placed = min(taken, room)
        broken = taken - placed
        value += PER_TILE * placed
        if taken >= room:
            value += best_points(s, p, line, c)
    before = size(int(s.floor[p]))
    marker = 1 if source == CENTRE and s.holder == NOTHING else 0
    return value - float(FLOOR_LOSS[min(FLOOR_SPACES, before + marker + broken)] - FLOOR_LOSS[before])


@part
def points_at(covered: int, r: int, q: int) -> int:
    """What a tile on this space of the wall scores."""
    return max(1, run_across(covered, r, q) + run_down(covered, r, q))


@part
def best_points(s: State, p: int, r: int, c: int) -> int:
    """What a complete line of the colour scores on the wall as it is, on the best space that it may choose."""
    return best_choice(s, p, r, c) if s.grey else points_at(int(s.covered[p]), r, int(COLUMN_OF[r, c]))


@rule
def best_choice(s: State, p: int, r: int, c: int) -> int:
    """The same on a grey wall."""
    covered, best = int(s.covered[p]), 0
    for q in range(COLUMNS):
        if not (covered >> (r * COLUMNS + q)) & 1 and not s.wall[p, c] & COLUMN_BITS[q]:
            best = max(best, points_at(covered, r, q))
    return best


@rule
def estimate(s: State, p: int) -> float:
    """The score once the complete lines are tiled, with the started bonuses counted in part, and some points a round still to come."""
    covered, gain = int(s.covered[p]), 0.0
    for r in range(ROWS):
        c, n = int(s.line_colour[p, r]), int(s.line_count[p, r])
        if c != NOTHING:
            gain += best_points(s, p, r, c) * n / (r + 1.0)
    for q in range(COLUMNS):
        column, colour = 0, 0
        for r in range(ROWS):
            column += (covered >> (r * COLUMNS + q)) & 1
            colour += ((s.wall[p, q] >> (r * COLUMNS)) & 0b11111) != 0
        gain += 7.0 * (column / 5.0) ** 2 + 10.0 * (colour / 5.0) ** 2
    return max(0.0, int(s.score[p]) + gain - float(FLOOR_LOSS[size(int(s.floor[p]))]))


# ── For the order of trying: the greedy value, with a liking for complete lines; and what a policy distinguishes ─────────

MOST = 5  # five tiles and more are one kind; so are all factories
TAKES = MOST * 2 * COLOURS * LINES
KINDS = TAKES + ROWS * COLUMNS


@rule
def move_priors(s: State, moves: Moves, n: int, hints: Numbers, kinds: Moves) -> None:
    p = int(s.to_move)
    for i in range(n):
        move = int(moves[i])
        if move >= TILE:
            hints[i], kinds[i] = CERTAINTY * greedy(s, move), TAKES + move - TILE
            continue
        source, c, line = source_colour_line(move)
        taken = count(int(s.displays[source]), c)
        kinds[i] = (((min(taken, MOST) - 1) * 2 + (source == CENTRE)) * COLOURS + c) * LINES + line
        value, broken = 0.0, taken
        if line != FLOOR:
            room = line + 1 - int(s.line_count[p, line])
            value, broken = PER_TILE * min(taken, room), max(0, taken - room)
            if taken >= room:
                value += FOR_COMPLETING + best_points(s, p, line, c)
            else:
                value -= PER_MISSING * (room - taken)
        before = size(int(s.floor[p]))
        marker = 1 if source == CENTRE and s.holder == NOTHING else 0
        hints[i] = CERTAINTY * (value - float(FLOOR_LOSS[min(FLOOR_SPACES, before + marker + broken)] - FLOOR_LOSS[before]))


# ── The table as numbers ─────────────────────────────────────────────────────────────────────────────────────────────────

OF_A_SEAT = ROWS * COLUMNS + ROWS * COLOURS + ROWS + COLUMNS + COLOURS + 8
OF_THE_TABLE = 5 + 4 * COLOURS + 3 * COLOURS + 2
TO_COME = ROWS * COLUMNS + ROWS
SIZES = 4  # a factory holds one to four tiles of a colour


@rule
def features(s: State, seat: int, out: Numbers) -> None:
    """Each board, from the seat's own on round the table; what is on offer, and what is in bag and lid; what is to come for each board."""
    players = int(s.players)
    table = players * OF_A_SEAT
    to_come = table + OF_THE_TABLE
    for i in range(players):
        p = (seat + i) % players
        tiled = board_features(s, p, out[i * OF_A_SEAT : (i + 1) * OF_A_SEAT])
        features_to_come(s, p, tiled, out[to_come + i * TO_COME : to_come + (i + 1) * TO_COME])
    table_features(s, seat, out[table:to_come])


@rule
def board_features(s: State, p: int, out: Numbers) -> int:
    """Wall and lines as they are, and the wall as the lines that are complete now will make it, which is returned."""
    covered = int(s.covered[p])
    for space in range(ROWS * COLUMNS):
        out[space] = (covered >> space) & 1
    at = ROWS * COLUMNS
    colours = at + ROWS * COLOURS + ROWS + COLUMNS
    tiled, gain, longest = covered, 0, 0
    for r in range(ROWS):
        c, n = int(s.line_colour[p, r]), int(s.line_count[p, r])
        in_row = 0
        if c != NOTHING:
            out[at + r * COLOURS + c] = n / (r + 1.0)
            if n == r + 1 and not s.grey:
                points = points_at(tiled, r, int(COLUMN_OF[r, c]))
                tiled |= 1 << (r * COLUMNS + int(COLUMN_OF[r, c]))
                gain += points
                out[colours + c] = 0.2
            elif n == r + 1:
                gain += best_points(s, p, r, c)
                in_row = 1
                out[colours + c] = 0.2
            else:
                out[at + ROWS * COLOURS + r] = best_points(s, p, r, c) / 5.0
        longest = max(longest, in_row + size(tiled & ROW_BITS[r]))
    at += ROWS * COLOURS + ROWS
    for i in range(COLUMNS):
        out[at + i] = size(tiled & COLUMN_BITS[i]) / 5.0
        out[colours + i] += size(int(s.wall[p, i])) / 5.0
    at = colours + COLOURS
    loss = int(FLOOR_LOSS[size(int(s.floor[p]))])
    after = max(0, int(s.score[p]) + gain - loss)
    out[at] = loss / 7.0
    out[at + 1] = int(s.score[p]) / 50.0
    out[at + 2] = gain / 10.0
    out[at + 3] = after / 50.0
    out[at + 4] = longest / 5.0
    out[at + 5] = 1.0 if longest == COLUMNS else 0.0
    out[at + 6] = 1.0 if longest == COLUMNS - 1 else 0.0
    out[at + 7] = 1.0 if s.holder == p else 0.0
    return tiled


@rule
def features_to_come(s: State, p: int, tiled: int, out: Numbers) -> None:
    """What every free space of the wall would score, and for every line that is begun how much of its colour nature still has to draw from."""
    for r in range(ROWS):
        for q in range(COLUMNS):
            if not (tiled >> (r * COLUMNS + q)) & 1:
                out[r * COLUMNS + q] = points_at(tiled, r, q) / 5.0
    rest = int(s.bag) if total(int(s.bag)) >= TILES_ON_A_FACTORY * factories(s) else int(s.bag) + int(s.lid)
    for r in range(ROWS):
        c = int(s.line_colour[p, r])
        if c != NOTHING and s.line_count[p, r] <= r:
            out[ROWS * COLUMNS + r] = 3.0 * count(rest, c) / max(1, total(rest))


@rule
def table_features(s: State, seat: int, out: Numbers) -> None:
    """Tiles on offer by colour and by the size of their group, and how many groups: about as many moves are left in the round."""
    on_offer = 0
    for d in range(factories(s) + 1):
        on_offer += int(s.displays[d])
    out[0] = 1.0 if s.holder == NOTHING else 0.0
    out[1] = total(on_offer) / 20.0
    out[2] = min(int(s.round_number), 8) / 5.0
    leader = 0
    for i in range(1, s.players):
        leader = max(leader, int(s.score[(seat + i) % s.players]))
    out[3] = (int(s.score[seat]) - leader) / 20.0
    out[4] = 1.0 if s.starter == seat else 0.0
    at, groups = 5, 0
    for c in range(COLOURS):
        for d in range(1, factories(s) + 1):
            n = count(int(s.displays[d]), c)
            if n > 0:
                out[at + c * SIZES + n - 1] += 0.5
                groups += 1
        groups += count(int(s.displays[CENTRE]), c) > 0
    at += COLOURS * SIZES
    for c in range(COLOURS):
        out[at + c] = count(int(s.displays[CENTRE]), c) / 4.0
        out[at + COLOURS + c] = count(int(s.bag), c) / float(TILES_OF_A_COLOUR)
        out[at + 2 * COLOURS + c] = count(int(s.lid), c) / float(TILES_OF_A_COLOUR)
    at += 3 * COLOURS
    out[at] = groups / 20.0
    out[at + 1] = groups & 1


INPUTS = {players: players * (OF_A_SEAT + TO_COME) + OF_THE_TABLE for players in (2, 3, 4)}
