"""What lies where in a position of Azul, and which places to touch for a move: compiled, by the numbers of `places`."""

from sintra.games.azul import places
from sintra.games.azul.places import KINDS, PLACES
from sintra.games.azul.rules_offer import factories, source_colour_line
from sintra.games.azul.spec import (
    ACTIONS,
    COLOURS,
    COLUMN,
    COLUMNS,
    DRAW,
    FLOOR,
    FLOOR_LINE,
    FLOOR_SPACES,
    MARKER,
    NOTHING,
    ROW,
    ROWS,
    RUNS,
    START,
    TILE,
)
from sintra.kernel import pieces as kernel
from sintra.kernel.compile import part, rule
from sintra.kernel.dispatch import State
from sintra.kernel.parts import Laid, Path
from sintra.kernel.pieces import BOARD_PLACE, MARKER_PLACE, NOWHERE, first_tile, lay, lay_signs, lay_tiles, write_store
from sintra.kernel.piles import FULL_LANE, LANE

__all__ = ["KINDS", "PLACES", "earned", "pieces", "targets"]


@part
def board_of(p: int) -> int:
    """The first place of a player's board."""
    return places.BOARD + p * places.BOARD_PLACES


# ── What lies where ──────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def pieces(s: State, out: Laid) -> None:
    """Everything that lies on the table, and the numbers of what cannot be seen."""
    if s.holder == NOTHING:
        lay(out, places.CENTRE_MARKER, kernel.MARKER)
    for d in range(factories(s) + 1):
        lay_tiles(out, int(places.DISPLAY[d]), int(places.DISPLAY_ROOM[d]), int(s.displays[d]), places.TILE_KIND)
    for p in range(int(s.players)):
        lay_board(s, p, out)
    write_store(out, places.BAG, int(s.bag), COLOURS)
    write_store(out, places.LID, int(s.lid), COLOURS)


@rule
def lay_board(s: State, p: int, out: Laid) -> None:
    """Score and signs, pattern lines, wall, floor line. A marker that found no room on the floor line lies beside it."""
    board, floor = board_of(p), int(s.floor[p])
    lay_signs(s, p, board, out)
    if s.holder == p and not floor >> (LANE * MARKER) & FULL_LANE:
        lay(out, board + MARKER_PLACE, kernel.MARKER)
    for r in range(ROWS):
        for i in range(int(s.line_count[p, r])):
            lay(out, board + int(places.LINE_TILE[r]) + i, places.TILE_KIND + int(s.line_colour[p, r]))
    for space in range(ROWS * COLUMNS):
        for c in range(COLOURS):
            if int(s.wall[p, c]) >> space & 1:
                lay(out, board + places.WALL + space, places.TILE_KIND + c)
    for i in range(FLOOR_SPACES):
        for c in range(COLOURS + 1):
            if floor >> (LANE * c + i) & 1:
                lay(out, board + places.FLOOR_SPACE + i, kernel.MARKER if c == MARKER else places.TILE_KIND + c)


# ── What to touch ────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def targets(s: State, move: int, out: Path) -> int:
    """The tile and then the line that takes it; on the grey wall the line's space; a colour of the bag; the board of who starts."""
    board = board_of(int(s.to_move))
    if move < TILE:
        source, c, line = source_colour_line(move)
        out[0] = places.DISPLAY[source] + first_tile(int(s.displays[source]), c)
        out[1] = board + (places.FLOOR if line == FLOOR else places.LINE + line)
        return 2
    if move < ACTIONS:
        out[0] = board + places.WALL + move - TILE
    elif move < START:
        out[0] = places.BAG_COLOUR + move - DRAW
    else:
        out[0] = board_of(move - START) + BOARD_PLACE
    return 1


@rule
def earned(_s: State, p: int, kind: int, where: int) -> int:
    """On a space of the wall, at the floor line, at the end of a full row or column; a full colour lies nowhere in particular."""
    if kind == RUNS:
        return board_of(p) + places.WALL + where
    if kind == FLOOR_LINE:
        return board_of(p) + places.FLOOR
    if kind == ROW:
        return board_of(p) + places.WALL + where * COLUMNS + COLUMNS - 1
    if kind == COLUMN:
        return board_of(p) + places.WALL + (ROWS - 1) * COLUMNS + where
    return NOWHERE
