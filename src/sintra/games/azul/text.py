"""Position text: every fact of the table on one line, and a table that somebody wrote down, which `text_check` compares with the rules.

    azul players=2 round=1 to=1 start=1 marker=centre factories=BBYR,YYKW,-,RRKK,BYRW centre=YYKW bag=… lid=…
        scores=0/0 lines=-,-,-,-,-/-,BB,-,-,- walls=…../… floors=-/-

A wall is five rows of five letters or points; a line is its tiles; the floor line has `M` for the first-player marker. `bag` may be left out: it
holds what is nowhere else. Seats, rows and rounds count from 1.
"""

from sintra.games.azul.problems import (
    FACTORY_OVERFULL,
    LINE_MIXED,
    LINE_ON_WALL,
    LINE_OVERFULL,
    OTHER_SPACE,
    TOO_MANY_TILES,
    TWICE_ON_WALL,
    WRONG_BAG,
)
from sintra.games.azul.rules_lines import all_accepted, all_lacking, wall_lacks
from sintra.games.azul.rules_offer import factories
from sintra.games.azul.setup import OPTIONS, write_options
from sintra.games.azul.spec import (
    CENTRE,
    COLOURS,
    COLUMN_BITS,
    COLUMN_OF,
    COLUMNS,
    DISPLAYS,
    FACTORIES,
    FLOOR_SPACES,
    LETTERS,
    MARKER,
    NOTHING,
    ROW_BITS,
    ROWS,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.games.azul.text_check import check_turn
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.phrasebook import Rows
from sintra.kernel.piles import LANE, count
from sintra.kernel.sets import size
from sintra.kernel.sheet import ABSENT, Field, Sheet, Written, is_fine, pile_of, put_tiles, require
from sintra.kernel.text import NONE, Letters, Number, Tiles, listed, per_seat, seat

SHEET = Sheet(
    OPTIONS,
    (
        Field("round", Number(1, 30_000), default="1", at="round_number"),
        Field("to", seat({"nature": NATURE, "over": OVER})),
        Field("start", seat({NONE: NOTHING})),
        Field("marker", seat({"centre": NOTHING})),
        Field("factories", listed(Tiles(LETTERS), FACTORIES)),
        Field("centre", Tiles(LETTERS), default=NONE),
        Field("bag", Tiles(LETTERS), may_lack=True),
        Field("lid", Tiles(LETTERS), default=NONE),
        Field("scores", per_seat(Number(0, 9_999))),
        Field("lines", per_seat(listed(Tiles(LETTERS, is_spelled=True), ROWS))),
        Field("walls", per_seat(listed(Letters(LETTERS, COLUMNS), ROWS))),
        Field("floors", per_seat(Letters(LETTERS + "M", FLOOR_SPACES, is_full=False))),
    ),
)

# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def write(s: State, t: Written) -> None:
    write_options(s, t)
    t.round_number, t.to, t.start, t.marker = s.round_number, s.to_move, s.starter, s.holder
    for f in range(factories(s)):
        put_tiles(t.factories[f], s.displays[f + 1], COLOURS)
    put_tiles(t.centre, s.displays[CENTRE], COLOURS)
    put_tiles(t.bag, s.bag, COLOURS)
    put_tiles(t.lid, s.lid, COLOURS)
    for p in range(int(s.players)):
        t.scores[p] = s.score[p]
        for r in range(ROWS):
            for c in range(COLOURS):
                t.lines[p, r, c] = s.line_count[p, r] if s.line_colour[p, r] == c else 0
            for q in range(COLUMNS):
                t.walls[p, r, q] = colour_at(s, p, r, q)
        floor, n = int(s.floor[p]), 0
        t.floors[p][:] = NOTHING
        for space in range(FLOOR_SPACES):
            for what in range(MARKER + 1):
                if floor >> (LANE * what + space) & 1:
                    t.floors[p, n] = what
                    n += 1


@also_compiled
def colour_at(s: State, p: int, r: int, q: int) -> int:
    """The colour of the tile on a wall space, or NOTHING."""
    for c in range(COLOURS):
        if int(s.wall[p][c]) >> (r * COLUMNS + q) & 1:
            return c
    return NOTHING


def on_floor(s: State, p: int) -> list[int]:
    """What lies on the floor line, left to right: colours, and MARKER."""
    floor = int(s.floor[p])
    return [what for space in range(FLOOR_SPACES) for what in (*range(COLOURS), MARKER) if floor >> (LANE * what + space) & 1]


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def read(s: State, t: Written, out: Rows) -> None:
    s.round_number, s.to_move, s.starter, s.holder = t.round_number, t.to, t.start, t.marker
    read_offer(s, t, out)
    for p in range(int(s.players)):
        s.score[p] = t.scores[p]
        read_lines(s, t, p, out)
        read_wall(s, t, p, out)
        s.floor[p] = 0
        for i in range(FLOOR_SPACES):
            if t.floors[p, i] != NOTHING:
                s.floor[p] |= 1 << LANE * int(t.floors[p, i]) + i
        s.accepts[p], s.lacks[p] = all_accepted(s, p), all_lacking(s, p)
    read_bag_and_lid(s, t, out)
    if is_fine(out):
        check_turn(s, out)


@also_compiled
def read_offer(s: State, t: Written, out: Rows) -> None:
    for d in range(DISPLAYS):
        s.displays[d] = 0
    for f in range(factories(s)):
        s.displays[f + 1] = pile_of(t.factories[f], COLOURS)
        require(out, t.factories[f].sum() <= TILES_ON_A_FACTORY, FACTORY_OVERFULL, f + 1, TILES_ON_A_FACTORY)
    s.displays[CENTRE] = pile_of(t.centre, COLOURS)
    s.on_offer = 0
    if s.to_move >= 0:
        for d in range(DISPLAYS):
            for c in range(COLOURS):
                s.on_offer |= int(count(int(s.displays[d]), c) > 0) << LANE * c + d


@also_compiled
def read_lines(s: State, t: Written, p: int, out: Rows) -> None:
    s.complete[p] = 0
    for r in range(ROWS):
        held, colours, colour = 0, 0, NOTHING
        for c in range(COLOURS):
            if t.lines[p, r, c] > 0:
                held, colours, colour = held + int(t.lines[p, r, c]), colours + 1, c
        require(out, colours < 2, LINE_MIXED, r + 1, p + 1)
        if require(out, held <= r + 1, LINE_OVERFULL, r + 1, p + 1, held):
            s.line_colour[p, r], s.line_count[p, r] = colour, held
            s.complete[p] |= int(held == r + 1) << r


@also_compiled
def read_wall(s: State, t: Written, p: int, out: Rows) -> None:
    s.wall[p][:] = 0
    s.covered[p] = 0
    for r in range(ROWS):
        for q in range(COLUMNS):
            if t.walls[p, r, q] != NOTHING:
                put_on_wall(s, p, r, q, int(t.walls[p, r, q]), out)
        held = int(s.line_colour[p, r])
        require(out, held == NOTHING or wall_lacks(s, p, r, held), LINE_ON_WALL, r + 1, p + 1, held)


@also_compiled
def put_on_wall(s: State, p: int, r: int, q: int, c: int, out: Rows) -> None:
    own = int(COLUMN_OF[r, c])
    require(out, bool(s.grey) or own == q, OTHER_SPACE, r + 1, q + 1, p + 1, c, own + 1)
    require(out, int(s.wall[p, c]) & (int(ROW_BITS[r]) | int(COLUMN_BITS[q])) == 0, TWICE_ON_WALL, r + 1, q + 1, p + 1, c)
    s.wall[p, c] |= 1 << (r * COLUMNS + q)
    s.covered[p] |= 1 << (r * COLUMNS + q)


@also_compiled
def read_bag_and_lid(s: State, t: Written, out: Rows) -> None:
    """What is not on the table is in the bag or the lid: twenty tiles of each colour in all."""
    s.bag, s.lid = 0, pile_of(t.lid, COLOURS)
    for c in range(COLOURS):
        elsewhere = int(t.lid[c])
        for d in range(DISPLAYS):
            elsewhere += count(int(s.displays[d]), c)
        for p in range(int(s.players)):
            elsewhere += size(int(s.wall[p, c])) + size(int(s.floor[p]) >> LANE * c & (1 << FLOOR_SPACES) - 1)
            for r in range(ROWS):
                elsewhere += int(s.line_count[p, r]) if s.line_colour[p, r] == c else 0
        rest = TILES_OF_A_COLOUR - elsewhere
        require(out, rest >= 0, TOO_MANY_TILES, elsewhere, c, TILES_OF_A_COLOUR)
        given = rest if t.bag[0] == ABSENT else int(t.bag[c])
        require(out, given == rest, WRONG_BAG, given, c, rest, TILES_OF_A_COLOUR)
        s.bag += max(rest, 0) << LANE * c
