"""What the player to move can do now, in a sentence."""

from collections.abc import Sequence

from sintra.games.pavilion.notation import split_place
from sintra.games.pavilion.spec import CHOOSING, COLOUR_NAMES, COLOURS, CORNERS, KEEPING, PASS, PAY, PAYING, PLACE, PLAYING, STOP, TAKING
from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Word
from sintra.kernel.piles import counts
from sintra.words.spoken import Line, line

BUTTONS: tuple[int, ...] = (PASS, STOP)  #: decisions that get a button with their words beside the table


def prompt(s: State, legal: Sequence[int]) -> Line:
    """Tiles to take, a space to cover, and the decisions that follow from it."""
    match int(s.step):
        case step if step == PLAYING:
            return line("prompt-place" if len(legal) > 1 else "prompt-pass")
        case step if step == PAYING:
            return line("prompt-pay")
        case step if step == CHOOSING:
            return line("prompt-bonus", tiles=int(s.due))
        case step if step == KEEPING:
            return line("prompt-keep", tiles=CORNERS - sum(counts(int(s.corners[int(s.to_move)]), COLOURS)))
        case _:
            return line("prompt-take")


def begins(s: State) -> bool:
    """A turn takes tiles, covers a space or passes; paying, bonus tiles and tiles to keep follow from that."""
    return int(s.step) in (TAKING, PLAYING)


def onward(_s: State, move: int) -> Line | None:
    """The tile is chosen; now a space for it."""
    if not PLACE <= move < PAY:
        return None
    *_, c = split_place(move)
    return line("prompt-space", colour=Word(f"colour-{COLOUR_NAMES[c]}"))
