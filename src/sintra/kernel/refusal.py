"""Why a move is refused whatever the game is: it is over, it is not this one's turn."""

from collections.abc import Callable

from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.phrase import Phrase

Refuse = Callable[[State, int], Phrase]


def refused(s: State, move: int, actions: int, draw: Refuse, decision: Refuse) -> Phrase:
    """The first rule that the move breaks: whose turn it is comes first, then what the game says of a draw or of a decision."""
    if s.to_move == OVER:
        return Phrase("refuse-over")
    if s.to_move == NATURE:
        return Phrase("refuse-draw-first") if move < actions else draw(s, move)
    return Phrase("refuse-not-natures-turn") if move >= actions else decision(s, move)
