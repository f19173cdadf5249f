"""Who sits in the other seats of a Gymnasium environment: bots by name, or bots that the caller brings."""

from collections.abc import Sequence

from sintra.bots import BOTS, Bot, bot
from sintra.kernel.errors import BadOption

Opponents = str | Bot | Sequence[str | Bot]


def invited(opponents: Opponents, seats: int) -> list[str | Bot]:
    """One opponent for each of the other seats, from the next one round the table on; a single one sits in all of them."""
    chosen = [opponents] * seats if isinstance(opponents, (str, Bot)) else list(opponents)
    if len(chosen) != seats:
        raise BadOption("opponents", f"there are {seats} other seats, not {len(chosen)}")
    for one in chosen:
        if isinstance(one, str) and one not in BOTS:
            raise BadOption("opponents", f"there is no bot {one!r}; there are {', '.join(BOTS)}")
    return chosen


def seated(chosen: Sequence[str | Bot], seed: int) -> list[Bot]:
    """The bots themselves; those called by name repeat themselves with the same seed."""
    return [bot(one, seed=seed + i) if isinstance(one, str) else one for i, one in enumerate(chosen)]
