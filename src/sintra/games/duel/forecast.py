"""What lies ahead, as far as it can be known: what tiling would bring now, and whether this round is the last."""

from typing import Any

import numpy as np

from sintra.games.duel.phrases import NOTICE_LAST_ROUND
from sintra.games.duel.rules import RULES
from sintra.games.duel.rules_tiling import begin_tiling, tile, tiling_decisions
from sintra.games.duel.spec import GOAL_REACHED, LEAVE, ROUNDS, SIDE, SPEND, TILE, TILING
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import OVER, State
from sintra.kernel.log import KIND, new_log, read_log
from sintra.kernel.phrasebook import Rows, add_row


def prospects(s: State) -> list[list[Any]]:
    """The reasons that tiling and scoring would write if it began now: no chip is spent that need not be, every tile goes where it scores most.

    The position is played on: hand over a copy. Goals are no part of it; the table shows what they are worth.
    """
    log = new_log()
    if s.stage != TILING:
        begin_tiling(s, log)
    while s.stage == TILING and s.to_move >= 0:
        RULES.apply(s, choice(s), log)
    return [reason for reason in read_log(log) if reason[KIND] != GOAL_REACHED]


def choice(s: State) -> int:
    """Leave a line rather than spend chips; of several spaces the one that scores most."""
    p = int(s.to_move)
    members, first = tiling_decisions(s, p)
    if first == SPEND:
        return LEAVE if members >> LEAVE - SPEND & 1 else SPEND + (members & -members).bit_length() - 1
    return int(max((first + q for q in range(SIDE) if members >> q & 1), key=lambda move: points(s, p, move)))


def points(s: State, p: int, move: int) -> int:
    """The score with the tile of this line on this space."""
    trial = np.array([s])[0]
    tile(trial, p, *divmod(move - TILE, SIDE), new_log())
    return int(trial.score[p])


@also_compiled
def notice(s: State, out: Rows) -> None:
    """The fifth round is the last."""
    if s.round_number == ROUNDS and s.to_move != OVER:
        add_row(out, NOTICE_LAST_ROUND)
