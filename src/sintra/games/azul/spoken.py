"""The table in words, for people who do not see it."""

from sintra.games.azul import phrases as say
from sintra.games.azul.rules_offer import factories
from sintra.games.azul.spec import CENTRE, COLOURS, COLUMNS, FLOOR_LOSS, MARKER, NOTHING, ROWS
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import State
from sintra.kernel.phrasebook import Rows, add_row, add_tiles, add_unless_listed
from sintra.kernel.piles import FULL_LANE, LANE, total
from sintra.kernel.sets import size


@also_compiled
def tell(s: State, out: Rows) -> None:
    """The factories and the centre, then every board from its score to its floor line."""
    add_row(out, say.PANEL_OFFER)
    tell_offer(s, out)
    for p in range(int(s.players)):
        add_row(out, say.PANEL_BOARD, p + 1)
        tell_board(s, p, out)


@also_compiled
def tell_offer(s: State, out: Rows) -> None:
    add_row(out, say.TELL_ROUND, int(s.round_number))
    for f in range(1, factories(s) + 1):
        if s.displays[f] != 0:
            add_row(out, say.TELL_FACTORY, f)
            add_tiles(out, say.TILES, int(s.displays[f]), COLOURS)
    add_row(out, say.TELL_CENTRE)
    line = int(out[0, 0])
    if s.holder == NOTHING:
        add_row(out, say.TELL_MARKER)
    add_tiles(out, say.TILES, int(s.displays[CENTRE]), COLOURS)
    add_unless_listed(out, line, say.TELL_NOTHING)
    add_row(out, say.TELL_STORES, total(int(s.bag)), total(int(s.lid)))


@also_compiled
def tell_board(s: State, p: int, out: Rows) -> None:
    add_row(out, say.TELL_SCORE, int(s.score[p]))
    for r in range(ROWS):
        tell_line(s, p, r, out)
        tell_wall_row(s, p, r, out)
    tell_floor(int(s.floor[p]), out)


@also_compiled
def tell_line(s: State, p: int, r: int, out: Rows) -> None:
    """How far a line is; an empty one is not worth a word."""
    tiles = int(s.line_count[p, r])
    if tiles > 0:
        add_row(out, say.TELL_LINE, r + 1, r + 1 - tiles)
        add_row(out, say.TILES + int(s.line_colour[p, r]), tiles)


@also_compiled
def tell_wall_row(s: State, p: int, r: int, out: Rows) -> None:
    """The tiles of a row from left to right; a bare row is not worth a word."""
    if (int(s.covered[p]) >> (r * COLUMNS)) & ((1 << COLUMNS) - 1) == 0:
        return
    add_row(out, say.TELL_ROW, r + 1)
    for q in range(COLUMNS):
        for c in range(COLOURS):
            if (int(s.wall[p, c]) >> (r * COLUMNS + q)) & 1:
                add_row(out, say.TELL_SPACE, q + 1, c)


@also_compiled
def tell_floor(floor: int, out: Rows) -> None:
    """The marker, then the tiles by their colours."""
    add_row(out, say.TELL_FLOOR, int(FLOOR_LOSS[size(floor)]))
    line = int(out[0, 0])
    if (floor >> (LANE * MARKER)) & FULL_LANE:
        add_row(out, say.TELL_MARKER)
    for c in range(COLOURS):
        tiles = size((floor >> (LANE * c)) & FULL_LANE)
        if tiles > 0:
            add_row(out, say.TILES + c, tiles)
    add_unless_listed(out, line, say.TELL_NOTHING)
