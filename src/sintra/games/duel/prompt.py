"""What the player to move can do now, in a sentence."""

from collections.abc import Sequence

from sintra.games.duel.spec import (
    CHIP,
    COLOUR_NAMES,
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
from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Phrase
from sintra.words.spoken import Line, line

BUTTONS: tuple[int, ...] = (PASS, STOP, LEAVE)  #: decisions that get a button with their words beside the table
SIMPLE = {DRAWING: "prompt-draw", KEEPING: "prompt-keep", RETURNING: "prompt-return", PLACING: "prompt-slot", LAYING: "prompt-lay"}


def prompt(s: State, legal: Sequence[int]) -> Line:
    """The first decision of a turn, or what follows from it."""
    stage = int(s.stage)
    if stage in SIMPLE:
        return line(SIMPLE[stage])
    if stage == LINING:
        return Line(Phrase("prompt-line"), (Phrase(f"tiles-{COLOUR_NAMES[int(s.held_colour)]}", {"tiles": int(s.held)}),))
    if stage == TILING:
        return tiling(s, legal)
    if s.opening > 0:
        return line("prompt-first-plate")
    return turn(legal)


def turn(legal: Sequence[int]) -> Line:
    """Whatever of tiles, chips and plates there is to take."""
    kinds = [
        ("prompt-tiles", any(move < CHIP for move in legal)),
        ("prompt-chip", any(CHIP <= move < TAKE for move in legal)),
        ("prompt-plate", any(TAKE <= move < LAY for move in legal)),
    ]
    found = tuple(Phrase(id) for id, is_there in kinds if is_there)
    return Line(Phrase("prompt-turn"), found) if found else line("prompt-pass")


def tiling(s: State, legal: Sequence[int]) -> Line:
    """A space for the tile of a complete line, or chips to complete one."""
    row = int(s.row) + 1
    if legal[0] >= TILE:
        return line("prompt-tile", row=row)
    return line("prompt-complete" if LEAVE in legal else "prompt-spend", row=row)


def begins(s: State) -> bool:
    """Tiles, a chip or a plate begin a turn; all of one player's tiling is one."""
    return int(s.stage) == TURN


def onward(_s: State, move: int) -> Line | None:
    """The slot is chosen; now how the plate is turned."""
    return line("prompt-rotation") if PLACE <= move < LAY else None
