"""What the player to move can do now, in a sentence."""

from sintra.games.pavilion import phrases as say
from sintra.games.pavilion.spec import CHOOSING, COLOURS, CORNERS, KEEPING, PASS, PAY, PAYING, PLACE, PLAYING, STOP, TAKING
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.phrasebook import Rows, add_row
from sintra.kernel.piles import total

BUTTONS: tuple[int, ...] = (PASS, STOP)  #: decisions that get a button with their words beside the table


@also_compiled
def prompt(s: State, legal: Moves, n: int, out: Rows) -> None:  # noqa: ARG001
    """Tiles to take, a space to cover, and the decisions that follow from it."""
    if s.step == PLAYING:
        add_row(out, say.PROMPT_PLACE if n > 1 else say.PROMPT_PASS)
    elif s.step == PAYING:
        add_row(out, say.PROMPT_PAY)
    elif s.step == CHOOSING:
        add_row(out, say.PROMPT_BONUS, int(s.due))
    elif s.step == KEEPING:
        add_row(out, say.PROMPT_KEEP, CORNERS - total(int(s.corners[s.to_move])))
    else:
        add_row(out, say.PROMPT_TAKE)


@also_compiled
def begins(s: State) -> bool:
    """A turn takes tiles, covers a space or passes; paying, bonus tiles and tiles to keep follow from that."""
    return bool(s.step == TAKING or s.step == PLAYING)


@also_compiled
def onward(s: State, move: int, out: Rows) -> None:  # noqa: ARG001
    """The tile is chosen; now a space for it."""
    if PLACE <= move < PAY:
        add_row(out, say.PROMPT_SPACE, (move - PLACE) % COLOURS)
