"""What lies ahead, as far as it can be known: what tiling would bring now, and whether this round is the last."""

from typing import Any

import numpy as np

from sintra.games.azul.phrases import NOTICE_LAST_ROUND
from sintra.games.azul.rules_tiling import open_columns, tile, tiling
from sintra.games.azul.spec import COLUMN_BITS, COLUMN_OF, COLUMNS, ROWS
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import State
from sintra.kernel.log import new_log, read_log
from sintra.kernel.phrasebook import Rows, add_row


def prospects(s: State) -> list[list[Any]]:
    """The reasons that the tiling phase would write if it began now. On the grey wall every tile goes where it scores most.

    The position is played on: hand over a copy.
    """
    log = new_log()
    while not tiling(s, log):
        p = int(s.to_move)
        r = next(r for r in range(ROWS) if s.complete[p] >> r & 1)
        columns = open_columns(s, p, r)
        tile(s, p, r, max((q for q in range(COLUMNS) if columns >> q & 1), key=lambda q: points(s, p, r, q)), log)
    return read_log(log)


def points(s: State, p: int, r: int, q: int) -> int:
    """The score with the tile of line r in this column."""
    trial = np.array([s])[0]
    tile(trial, p, r, q, new_log())
    return int(trial.score[p])


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
