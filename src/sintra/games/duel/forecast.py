"""What lies ahead, as far as it can be known: what tiling would bring now, and whether this round is the last."""

from sintra.games.duel.phrases import NOTICE_LAST_ROUND
from sintra.games.duel.rules_tiling import begin_tiling, decide_tiling, tile, tiling_decisions
from sintra.games.duel.spec import GOAL_REACHED, LEAVE, NOTHING, ROUNDS, SIDE, SPEND, TILE, TILING
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import OVER, Log, State
from sintra.kernel.log import KIND
from sintra.kernel.phrasebook import Rows, add_row
from sintra.kernel.sets import first_of


@also_compiled
def prospects(table: State, log: Log) -> None:
    """The reasons that tiling and scoring would write if it began now: no chip is spent that need not be, every tile goes where it scores most.

    `table[0]` is played on, `table[1]` is room. Goals are no part of it; the table shows what they are worth.
    """
    if table[0].stage != TILING:
        begin_tiling(table[0], log)
    while table[0].stage == TILING and table[0].to_move >= 0:
        decide_tiling(table[0], choice(table, log), log)
    kept = 0
    for i in range(1, int(log[0, 0]) + 1):
        if log[i, KIND] != GOAL_REACHED:
            kept += 1
            for k in range(log.shape[1]):
                log[kept, k] = log[i, k]
    log[0, 0] = kept


@also_compiled
def choice(table: State, log: Log) -> int:
    """Leave a line rather than spend chips; of several spaces the one that scores most."""
    p = int(table[0].to_move)
    members, first = tiling_decisions(table[0], p)
    if first == SPEND:
        return LEAVE if (members >> (LEAVE - SPEND)) & 1 else SPEND + first_of(members)
    noted, best, chosen = int(log[0, 0]), -1, NOTHING
    for q in range(SIDE):
        if (members >> q) & 1:
            table[1] = table[0]
            tile(table[1], p, (first + q - TILE) // SIDE, (first + q - TILE) % SIDE, log)
            log[0, 0] = noted  # it was only tried
            if table[1].score[p] > best:
                best, chosen = int(table[1].score[p]), first + q
    return chosen


@also_compiled
def notice(s: State, out: Rows) -> None:
    """The fifth round is the last."""
    if s.round_number == ROUNDS and s.to_move != OVER:
        add_row(out, NOTICE_LAST_ROUND)
