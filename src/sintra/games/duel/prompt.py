"""What the player to move can do now, in a sentence."""

from sintra.games.duel import phrases as say
from sintra.games.duel.spec import (
    CHIP,
    DRAWING,
    KEEPING,
    LAY,
    LAYING,
    LEAVE,
    LINING,
    PASS,
    PLACE,
    PLACING,
    RETURNING,
    STOP,
    TAKE,
    TILE,
    TILING,
    TURN,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.phrasebook import Rows, add_row

BUTTONS: tuple[int, ...] = (PASS, STOP, LEAVE)  #: decisions that get a button with their words beside the table


@also_compiled
def prompt(s: State, legal: Moves, n: int, out: Rows) -> None:
    """The first decision of a turn, or what follows from it."""
    if s.stage == DRAWING:
        add_row(out, say.PROMPT_DRAW)
    elif s.stage == KEEPING:
        add_row(out, say.PROMPT_KEEP)
    elif s.stage == RETURNING:
        add_row(out, say.PROMPT_RETURN)
    elif s.stage == PLACING:
        add_row(out, say.PROMPT_SLOT)
    elif s.stage == LAYING:
        add_row(out, say.PROMPT_LAY)
    elif s.stage == LINING:
        add_row(out, say.PROMPT_LINE)
        add_row(out, say.TILES + int(s.held_colour), int(s.held))
    elif s.stage == TILING:
        prompt_tiling(s, legal, n, out)
    elif s.opening > 0:
        add_row(out, say.PROMPT_FIRST_PLATE)
    else:
        prompt_turn(legal, n, out)


@also_compiled
def prompt_turn(legal: Moves, n: int, out: Rows) -> None:
    """Whatever of tiles, chips and plates there is to take."""
    tiles = chip = plate = False
    for i in range(n):
        tiles = tiles or legal[i] < CHIP
        chip = chip or CHIP <= legal[i] < TAKE
        plate = plate or TAKE <= legal[i] < LAY
    add_row(out, say.PROMPT_TURN if tiles or chip or plate else say.PROMPT_PASS)
    if tiles:
        add_row(out, say.PROMPT_TILES)
    if chip:
        add_row(out, say.PROMPT_CHIP)
    if plate:
        add_row(out, say.PROMPT_PLATE)


@also_compiled
def prompt_tiling(s: State, legal: Moves, n: int, out: Rows) -> None:
    """A space for the tile of a complete line, or chips to complete one."""
    can_leave = False
    for i in range(n):
        can_leave = can_leave or legal[i] == LEAVE
    if legal[0] >= TILE:
        add_row(out, say.PROMPT_TILE, int(s.row) + 1)
    else:
        add_row(out, say.PROMPT_COMPLETE if can_leave else say.PROMPT_SPEND, int(s.row) + 1)


@also_compiled
def begins(s: State) -> bool:
    """Tiles, a chip or a plate begin a turn; all of one player's tiling is one."""
    return bool(s.stage == TURN)


@also_compiled
def onward(s: State, move: int, out: Rows) -> None:  # noqa: ARG001
    """The slot is chosen; now how the plate is turned."""
    if PLACE <= move < LAY:
        add_row(out, say.PROMPT_ROTATION)
