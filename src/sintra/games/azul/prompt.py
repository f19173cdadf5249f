"""What the player to move can do now, in a sentence."""

from collections.abc import Sequence

from sintra.games.azul.spec import ACTIONS, COLOUR_NAMES, COLOURS, TILE, split_take, split_tile
from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Phrase, Word
from sintra.kernel.piles import counts
from sintra.words.spoken import Line, line

BUTTONS: tuple[int, ...] = ()  #: decisions that get a button with their words beside the table


def prompt(s: State, legal: Sequence[int]) -> Line:
    """Tiles to take; on the grey wall a space for the tile of a complete line."""
    if not TILE <= legal[0] < ACTIONS:
        return line("prompt-take")
    row, _ = split_tile(legal[0])
    return line("prompt-tile", row=row + 1, colour=Word(f"colour-{COLOUR_NAMES[int(s.line_colour[int(s.to_move), row])]}"))


def begins(s: State) -> bool:
    """Every take is a turn; all tiles that go to the grey wall in a row are one."""
    return bool(s.on_offer)


def onward(s: State, move: int) -> Line | None:
    """The tiles are chosen; now a line for them."""
    if move >= TILE:
        return None
    source, c, _ = split_take(move)
    return Line(Phrase("prompt-line"), (Phrase(f"tiles-{COLOUR_NAMES[c]}", {"tiles": counts(int(s.displays[source]), COLOURS)[c]}),))
