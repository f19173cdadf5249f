"""What lies ahead, as far as it can be known: what tiling would bring now, and whether this round is the last."""

from typing import Any

import numpy as np

from sintra.games.azul.rules_tiling import open_columns, tile, tiling
from sintra.games.azul.spec import COLUMN_OF, COLUMNS, ROW_BITS, ROWS
from sintra.kernel.dispatch import State
from sintra.kernel.log import new_log, read_log
from sintra.kernel.phrase import Phrase


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


def notice(s: State) -> Phrase | None:
    """The round is the last as soon as a complete line will fill the last space of a horizontal row."""
    if any(will_fill_row(s, p, r) for p in range(int(s.players)) for r in range(ROWS) if s.complete[p] >> r & 1):
        return Phrase("notice-last-round")
    return None


def will_fill_row(s: State, p: int, r: int) -> bool:
    """Whether the tile of the complete line r is certain to go to the last free space of its row.

    On the grey wall the column may have its colour already, or get it from a line above that is tiled earlier.
    """
    gap = int(ROW_BITS[r]) & ~int(s.covered[p])
    if gap & gap - 1:
        return False
    q, c = gap.bit_length() - 1 - r * COLUMNS, int(s.line_colour[p, r])
    if not s.grey:
        return q == int(COLUMN_OF[r, c])
    rivals = any(s.complete[p] >> above & 1 and s.line_colour[p, above] == c for above in range(r))
    return not rivals and not any(int(s.wall[p, c]) >> row * COLUMNS + q & 1 for row in range(ROWS))
