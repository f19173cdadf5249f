"""Why a thing on the table cannot be touched."""

from sintra.games.azul import phrases as say
from sintra.games.azul import places
from sintra.games.azul.refusal import refuse, row_to_tile
from sintra.games.azul.rules_offer import factories
from sintra.games.azul.spec import COLOURS, COLUMNS, FLOOR, FLOOR_SPACES, LINES, NOTHING, ROWS, TILE
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.parts import Laid, Path
from sintra.kernel.phrasebook import Rows, add_row
from sintra.kernel.pieces import is_among, kind_at


@also_compiled
def why_not(s: State, legal: Moves, n: int, laid: Laid, path: Path, touches: int, out: Rows) -> None:
    """Lines need tiles that were chosen before; the wall is for the end of a round."""
    if path[touches - 1] < places.BOARD:
        return
    place = (int(path[touches - 1]) - places.BOARD) % places.BOARD_PLACES
    line = line_at(place)
    if line != NOTHING:
        why_not_line(s, legal, n, laid, int(path[touches - 2]) if touches > 1 else NOTHING, line, out)
    elif places.WALL <= place < places.WALL + ROWS * COLUMNS:
        if s.on_offer:
            add_row(out, say.REFUSE_NOT_TILING)
        elif not is_among(legal, n, TILE + place - places.WALL):
            refuse(s, TILE + place - places.WALL, out)


@also_compiled
def line_at(place: int) -> int:
    """The pattern line, or the floor line, that a place of a board belongs to."""
    for r in range(ROWS):
        if place == places.LINE + r or places.LINE_TILE[r] <= place < places.LINE_TILE[r] + r + 1:
            return r
    return FLOOR if place == places.FLOOR or places.FLOOR_SPACE <= place < places.FLOOR_SPACE + FLOOR_SPACES else NOTHING


@also_compiled
def why_not_line(s: State, legal: Moves, n: int, laid: Laid, source: int, line: int, out: Rows) -> None:
    if not s.on_offer:
        add_row(out, say.REFUSE_TILING, row_to_tile(s) + 1)
        return
    c = kind_at(laid, source) - places.TILE_KIND
    for display in range(factories(s) + 1):
        if places.DISPLAY[display] <= source < places.DISPLAY[display] + places.DISPLAY_ROOM[display] and 0 <= c < COLOURS:
            move = (display * COLOURS + c) * LINES + line
            if not is_among(legal, n, move):
                refuse(s, move, out)
            return
    add_row(out, say.WHY_TAKE_FIRST)
