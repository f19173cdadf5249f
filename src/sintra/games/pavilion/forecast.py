"""What lies ahead, as far as it can be known: whether this round is the last."""

from sintra.games.pavilion.phrases import NOTICE_LAST_ROUND
from sintra.games.pavilion.spec import ROUNDS
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import OVER, Log, State
from sintra.kernel.phrasebook import Rows, add_row


@also_compiled
def prospects(table: State, log: Log) -> None:
    """Nothing: every point is scored at once, there is no tiling phase."""


@also_compiled
def notice(s: State, out: Rows) -> None:
    """The sixth round is the last."""
    if s.round_number == ROUNDS and s.to_move != OVER:
        add_row(out, NOTICE_LAST_ROUND)
