"""What lies where in a position of Summer Pavilion, and which places to touch for a move: compiled, by the numbers of `places`."""

from sintra.games.pavilion import places
from sintra.games.pavilion.places import KINDS, PLACES
from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.spec import (
    ACTIONS,
    BONUS,
    COLOURS,
    CORNER,
    CORNERS,
    DISCARD,
    DRAW,
    KEEP,
    NOTHING,
    PASS,
    PAY,
    PLACE,
    POINTS_OF_A_STAR,
    SEGMENTS,
    SPACES,
    STAR,
    START,
    STOP,
    SUPPLY_SPACES,
    TILES_OF_A_COLOUR,
)
from sintra.kernel.compile import part, rule
from sintra.kernel.dispatch import State
from sintra.kernel.parts import Laid, Path
from sintra.kernel.pieces import BOARD_PLACE, MARKER, MARKER_PLACE, NOWHERE, TOTAL, first_tile, lay, lay_signs, lay_tiles, write, write_store
from sintra.kernel.piles import count

__all__ = ["KINDS", "PLACES", "earned", "pieces", "targets"]


@part
def board_of(p: int) -> int:
    """The first place of a player's board."""
    return places.BOARD + p * places.BOARD_PLACES


@part
def hand_place(p: int, c: int) -> int:
    """Where a player's tiles of a colour lie beside his board."""
    return board_of(p) + places.HAND + c * TILES_OF_A_COLOUR


# ── What lies where ──────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def pieces(s: State, out: Laid) -> None:
    """Everything that lies on the table, and the numbers of what cannot be seen."""
    if s.holder == NOTHING:
        lay(out, places.CENTRE_MARKER, MARKER)
    for d in range(factories(s) + 1):
        lay_tiles(out, int(places.DISPLAY[d]), int(places.DISPLAY_ROOM[d]), int(s.displays[d]), places.TILE_KIND)
    lay_tiles(out, places.SUPPLY, SUPPLY_SPACES, int(s.supply), places.TILE_KIND)
    lay(out, places.ROUND + int(s.round_number) - 1, places.WILD_KIND + wild_colour(s))
    for p in range(int(s.players)):
        lay_board(s, p, out)
    write_store(out, places.BAG, int(s.bag), COLOURS)
    write_store(out, places.TOWER, int(s.tower), COLOURS)


@rule
def lay_board(s: State, p: int, out: Laid) -> None:
    """Score and signs, the stars, the corners, the tiles beside the board."""
    board = board_of(p)
    lay_signs(s, p, board, out)
    if s.holder == p:
        lay(out, board + MARKER_PLACE, MARKER)
    if int(s.passed) >> p & 1:
        lay(out, board + places.PASS, places.PASSED)
    for space in range(SPACES):
        if s.board[p, space] != NOTHING:
            lay(out, board + places.SPACE + space, places.TILE_KIND + int(s.board[p, space]))
    lay_tiles(out, board + places.CORNER, CORNERS, int(s.corners[p]), places.TILE_KIND)
    for c in range(COLOURS):
        n = count(int(s.hand[p]), c)
        for i in range(n):
            lay(out, hand_place(p, c) + i, places.TILE_KIND + c)
        if n > 0:
            write(out, board + places.HAND_COUNT + c, TOTAL, n)


# ── What to touch ────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def targets(s: State, move: int, out: Path) -> int:
    """A tile on offer; a tile beside the board and its space; ways to pay all touch that space; a tile of the supply; the gate; a tile to keep."""
    p = int(s.to_move)
    if move < PLACE:
        source, c = move // COLOURS, move % COLOURS
        out[0] = int(places.DISPLAY[source]) + first_tile(int(s.displays[source]), c)
    elif move < PAY:
        out[0] = hand_place(p, (move - PLACE) % COLOURS)
        out[1] = board_of(p) + places.SPACE + (move - PLACE) // COLOURS
        return 2
    elif move < BONUS:
        out[0] = board_of(p) + places.SPACE + int(s.space)
    elif move < PASS:
        out[0] = places.SUPPLY + first_tile(int(s.supply), move - BONUS)
    elif move in (PASS, STOP):
        out[0] = board_of(p) + places.PASS
    elif move < ACTIONS:
        out[0] = hand_place(p, move - KEEP)
    elif move < START:
        out[0] = places.BAG_COLOUR + move - DRAW
    else:
        out[0] = board_of(move - START) + BOARD_PLACE
    return 1


@rule
def earned(_s: State, p: int, kind: int, where: int) -> int:
    """On the space just covered, at a star's first space, at the gate for what was thrown away; the others nowhere in particular."""
    if kind == SEGMENTS:
        return board_of(p) + places.SPACE + where
    if kind == STAR:
        return board_of(p) + places.SPACE + where * POINTS_OF_A_STAR
    if kind in (DISCARD, CORNER):
        return board_of(p) + places.PASS
    return NOWHERE
