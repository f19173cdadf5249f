"""What lies ahead, as far as it can be known: what tiling would bring now, and whether this round is the last."""

from sintra.games.azul.phrases import NOTICE_LAST_ROUND
from sintra.games.azul.refusal import row_to_tile
from sintra.games.azul.rules_tiling import open_columns, tile, tiling
from sintra.games.azul.spec import COLUMN_BITS, COLUMN_OF, COLUMNS, NOTHING, ROWS
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import Log, State
from sintra.kernel.phrasebook import Rows, add_row


@also_compiled
def prospects(table: State, log: Log) -> None:
    """The reasons that the tiling phase would write if it began now. On the grey wall every tile goes where it scores most.

    `table[0]` is played on, `table[1]` is room.
    """
    while not tiling(table[0], log):
        p = int(table[0].to_move)
        r = row_to_tile(table[0])
        tile(table[0], p, r, best_column(table, p, r, log), log)


@also_compiled
def best_column(table: State, p: int, r: int, log: Log) -> int:
    """Where the tile of line r scores most; of several the leftmost."""
    columns, noted, best, chosen = open_columns(table[0], p, r), int(log[0, 0]), -1, NOTHING
    for q in range(COLUMNS):
        if (columns >> q) & 1:
            table[1] = table[0]
            tile(table[1], p, r, q, log)
            log[0, 0] = noted  # it was only tried
            if table[1].score[p] > best:
                best, chosen = int(table[1].score[p]), q
    return chosen


@also_compiled
def notice(s: State, out: Rows) -> None:
    """The round is the last as soon as a complete line will fill the last space of a horizontal row."""
    for p in range(s.players):
        for r in range(ROWS):
            if (int(s.complete[p]) >> r) & 1 and will_fill_row(s, p, r):
                add_row(out, NOTICE_LAST_ROUND)
                return


@also_compiled
def will_fill_row(s: State, p: int, r: int) -> bool:
    """Whether the tile of the complete line r is certain to go to the last free space of its row.

    On the grey wall the column may have its colour already, or get it from a line above that is tiled earlier.
    """
    c, q, free = int(s.line_colour[p, r]), 0, 0
    for column in range(COLUMNS):
        if not (int(s.covered[p]) >> (r * COLUMNS + column)) & 1:
            q, free = column, free + 1
    if free != 1 or not s.grey:
        return free == 1 and q == int(COLUMN_OF[r, c])
    for above in range(r):
        if (int(s.complete[p]) >> above) & 1 and s.line_colour[p, above] == c:
            return False
    return not int(s.wall[p, c]) & int(COLUMN_BITS[q])
