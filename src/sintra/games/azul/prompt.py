"""What the player to move can do now, in a sentence."""

from sintra.games.azul import phrases as say
from sintra.games.azul.rules_offer import source_colour_line
from sintra.games.azul.spec import ACTIONS, COLUMNS, TILE
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.phrasebook import Rows, add_row
from sintra.kernel.piles import count

BUTTONS: tuple[int, ...] = ()  #: decisions that get a button with their words beside the table


@also_compiled
def prompt(s: State, legal: Moves, n: int, out: Rows) -> None:  # noqa: ARG001
    """Tiles to take; on the grey wall a space for the tile of a complete line."""
    if TILE <= legal[0] < ACTIONS:
        row = (int(legal[0]) - TILE) // COLUMNS
        add_row(out, say.PROMPT_TILE, row + 1, int(s.line_colour[s.to_move, row]))
    else:
        add_row(out, say.PROMPT_TAKE)


@also_compiled
def begins(s: State) -> bool:
    """Every take is a turn; all tiles that go to the grey wall in a row are one."""
    return bool(s.on_offer)


@also_compiled
def onward(s: State, move: int, out: Rows) -> None:
    """The tiles are chosen; now a line for them."""
    if move < TILE:
        source, c, _ = source_colour_line(move)
        add_row(out, say.PROMPT_LINE)
        add_row(out, say.TILES + c, count(int(s.displays[source]), c))
