"""What speaks for one decision and against another, in what can be counted."""

from sintra.games.azul import phrases as say
from sintra.games.azul.forecast import prospects
from sintra.games.azul.rules_lines import has_room
from sintra.games.azul.spec import COLOURS, COLUMN_BITS, COLUMNS, DISPLAYS, FLOOR_LOSS, FULL_COLOUR, FULL_COLUMN, LINES, NOTHING, ROWS, RUNS
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import Log, State
from sintra.kernel.log import KIND, POINTS, SEAT
from sintra.kernel.phrasebook import BETTER, DECIDED, PLAYED, ROOM, Rows, add_row
from sintra.kernel.piles import count
from sintra.kernel.sets import size


@also_compiled
def compare(table: State, log: Log, out: Rows) -> None:
    """The floor line, complete lines, what tiling brings, the marker, what cannot be completed, what is left to the next player."""
    seat = int(table[DECIDED].to_move)
    if not table[DECIDED].on_offer:
        compare_tiling(table, seat, out)
        return
    is_offer = table[PLAYED].on_offer != 0 and table[BETTER].on_offer != 0
    if is_offer:
        compare_floor(table, seat, out)
        compare_lines(table, seat, out)
        compare_prospects(table, seat, log, out)
        compare_marker(table, seat, out)
        compare_needs(table, seat, out)
        compare_left(table, out)
    else:
        compare_scores(table, seat, out)


@also_compiled
def compare_scores(table: State, seat: int, out: Rows) -> None:
    """The last take of a round: it has been tiled."""
    played, better = int(table[PLAYED].score[seat]), int(table[BETTER].score[seat])
    if better > played:
        add_row(out, say.BETTER_ROUND, better - played)


@also_compiled
def compare_tiling(table: State, seat: int, out: Rows) -> None:
    """On the grey wall: points at once, and how full the fullest column and colour are."""
    played, better = int(table[PLAYED].score[seat]), int(table[BETTER].score[seat])
    if better > played:
        add_row(out, say.BETTER_TILE, played - int(table[DECIDED].score[seat]), better - int(table[DECIDED].score[seat]))
    if fullest_column(table[BETTER], seat) > fullest_column(table[PLAYED], seat):
        add_row(out, say.BETTER_COLUMN, fullest_column(table[PLAYED], seat), fullest_column(table[BETTER], seat))


@also_compiled
def fullest_column(s: State, p: int) -> int:
    most = 0
    for q in range(COLUMNS):
        most = max(most, size(int(s.covered[p]) & int(COLUMN_BITS[q])))
    return most


@also_compiled
def compare_floor(table: State, seat: int, out: Rows) -> None:
    already = floor_loss(table[DECIDED], seat)
    played, better = floor_loss(table[PLAYED], seat) - already, floor_loss(table[BETTER], seat) - already
    if played > better:
        add_row(out, say.BETTER_FLOOR, played, better)


@also_compiled
def floor_loss(s: State, p: int) -> int:
    return int(FLOOR_LOSS[size(int(s.floor[p]))])


@also_compiled
def compare_lines(table: State, seat: int, out: Rows) -> None:
    gained = int(table[BETTER].complete[seat]) & ~int(table[PLAYED].complete[seat])
    if size(int(table[BETTER].complete[seat])) > size(int(table[PLAYED].complete[seat])):
        for r in range(ROWS):
            if (gained >> r) & 1:
                add_row(out, say.BETTER_LINE, r + 1)


@also_compiled
def compare_prospects(table: State, seat: int, log: Log, out: Rows) -> None:
    """What tiling would bring if it began now: for tiles, and in columns and colours that are then complete."""
    played, played_bonus = tiled(table, PLAYED, seat, log), bonuses(table[ROOM], seat)
    better, better_bonus = tiled(table, BETTER, seat, log), bonuses(table[ROOM], seat)
    if better > played:
        add_row(out, say.BETTER_TILING, played, better)
    if better_bonus > played_bonus:
        add_row(out, say.BETTER_BONUS, better_bonus - played_bonus)


@also_compiled
def tiled(table: State, which: int, seat: int, log: Log) -> int:
    """The points of the seat's tiles; `table[ROOM]` is the table after tiling."""
    table[ROOM] = table[which]
    table[ROOM].tiled = 0
    log[0, 0] = 0
    prospects(table[ROOM : ROOM + 2], log)
    points = 0
    for i in range(1, int(log[0, 0]) + 1):
        if log[i, SEAT] == seat and log[i, KIND] == RUNS:
            points += int(log[i, POINTS])
    return points


@also_compiled
def bonuses(s: State, p: int) -> int:
    points = 0
    for q in range(COLUMNS):
        if int(s.covered[p]) & int(COLUMN_BITS[q]) == int(COLUMN_BITS[q]):
            points += FULL_COLUMN
    for c in range(COLOURS):
        if size(int(s.wall[p, c])) == ROWS:
            points += FULL_COLOUR
    return points


@also_compiled
def compare_marker(table: State, seat: int, out: Rows) -> None:
    if table[DECIDED].holder == NOTHING:
        if table[PLAYED].holder == seat and table[BETTER].holder != seat:
            add_row(out, say.BETTER_WITHOUT_MARKER)
        elif table[BETTER].holder == seat and table[PLAYED].holder != seat:
            add_row(out, say.BETTER_MARKER)


@also_compiled
def compare_needs(table: State, seat: int, out: Rows) -> None:
    """A line that was begun and can no longer be completed in this round, because too few tiles of its colour are left."""
    if not lacking(table[BETTER], table[DECIDED], seat):
        for r in range(ROWS):
            if is_lacking(table[PLAYED], table[DECIDED], seat, r):
                c = int(table[PLAYED].line_colour[seat, r])
                add_row(out, say.BETTER_NEEDS, r + 1, r + 1 - int(table[PLAYED].line_count[seat, r]), c, on_offer(table[PLAYED], c))


@also_compiled
def lacking(s: State, before: State, p: int) -> bool:
    lines = 0
    for r in range(ROWS):
        lines += is_lacking(s, before, p, r)
    return lines > 0


@also_compiled
def is_lacking(s: State, before: State, p: int, r: int) -> bool:
    """Whether this decision put tiles into a line that needs more of them than there are on the table."""
    if s.line_count[p, r] == before.line_count[p, r] or not has_room(s, p, r):
        return False
    return on_offer(s, int(s.line_colour[p, r])) < r + 1 - int(s.line_count[p, r])


@also_compiled
def on_offer(s: State, c: int) -> int:
    tiles = 0
    for display in range(DISPLAYS):
        tiles += count(int(s.displays[display]), c)
    return tiles


@also_compiled
def compare_left(table: State, out: Rows) -> None:
    """What the next player is left with: a line that can be completed without a tile too many, and tiles that must go to the floor."""
    played, better = longest_completed(table[PLAYED]), longest_completed(table[BETTER])
    if played // COLOURS > better // COLOURS:
        line, c = played // COLOURS, played % COLOURS
        add_row(out, say.BETTER_LEFT_LINE, line, c, better // COLOURS)
    forced, more = least_to_floor(table[PLAYED]), least_to_floor(table[BETTER])
    if more > forced:
        add_row(out, say.BETTER_LEFT_FLOOR, forced, more)


@also_compiled
def longest_completed(s: State) -> int:
    """The longest line that the player to move can complete exactly with one take, times the colours, and the colour; 0 if there is none."""
    p, longest = int(s.to_move), 0
    for display in range(DISPLAYS):
        for c in range(COLOURS):
            tiles = count(int(s.displays[display]), c)
            for r in range(ROWS):
                if tiles > 0 and takes(s, p, r, c) and r + 1 - int(s.line_count[p, r]) == tiles:
                    longest = max(longest, (r + 1) * COLOURS + c)
    return longest


@also_compiled
def least_to_floor(s: State) -> int:
    """The fewest tiles that any take of the player to move leaves without a line."""
    p, least = int(s.to_move), 99
    for display in range(DISPLAYS):
        for c in range(COLOURS):
            tiles, room = count(int(s.displays[display]), c), 0
            for r in range(ROWS):
                if takes(s, p, r, c):
                    room = max(room, r + 1 - int(s.line_count[p, r]))
            if tiles > 0:
                least = min(least, max(0, tiles - room))
    return least


@also_compiled
def takes(s: State, p: int, r: int, c: int) -> bool:
    return bool((int(s.accepts[p]) >> (c * LINES + r)) & 1)
