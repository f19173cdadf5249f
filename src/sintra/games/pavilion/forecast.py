"""What lies ahead, as far as it can be known: whether this round is the last."""

from typing import Any

from sintra.games.pavilion.spec import ROUNDS
from sintra.kernel.dispatch import OVER, State
from sintra.kernel.phrase import Phrase


def prospects(_s: State) -> list[list[Any]]:
    """Nothing: every point is scored at once, there is no tiling phase."""
    return []


def notice(s: State) -> Phrase | None:
    """The sixth round is the last."""
    return Phrase("notice-last-round") if s.round_number == ROUNDS and s.to_move != OVER else None
