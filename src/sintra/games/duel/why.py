"""Why a thing on the table cannot be touched."""

from sintra.games.duel import phrases as say
from sintra.games.duel import places
from sintra.games.duel.refusal import refuse
from sintra.games.duel.spec import (
    BREAK,
    BROKEN_SPACES,
    CHIP,
    CHIP_KINDS,
    COLOURS,
    DISPLAY,
    DRAW,
    FACTORIES,
    LAY,
    LAYING,
    LINE,
    LINES,
    MOON,
    MOON_HEIGHT,
    NOTHING,
    PLACE,
    ROTATIONS,
    SLOTS,
    SMALL,
    SPACES,
    SPEND,
    TAKE,
    TILE,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.parts import Laid, Path
from sintra.kernel.phrasebook import Rows, add_row
from sintra.kernel.pieces import NOWHERE, is_among, kind_at

MOON_PLACES = SMALL * MOON_HEIGHT


@also_compiled
def why_not(s: State, legal: Moves, n: int, laid: Laid, path: Path, touches: int, out: Rows) -> None:
    """The move that the last touch would make is refused by the rules."""
    last = int(path[touches - 1])
    on_moon = last - places.MOON
    if 0 <= on_moon < MOON_PLACES and (on_moon + 1) % MOON_HEIGHT > 0 and kind_at(laid, last + 1) != NOWHERE:
        add_row(out, say.WHY_TOP_TILE)
        return
    on_board, kind = last - places.BOARD, kind_at(laid, last)
    move = meant_on_board(on_board % places.BOARD_PLACES, kind) if on_board >= 0 else meant(s, last, kind - places.TILE_KIND)
    if move != NOTHING and not is_among(legal, n, move):
        refuse(s, move, out)


@also_compiled
def meant(s: State, last: int, c: int) -> int:
    """The decision that a touch would be of what all share; c is the colour of a tile there."""
    if places.LARGE_MOON <= last < places.MOON + MOON_PLACES:
        return MOON + c if 0 <= c < COLOURS else NOTHING
    for f in range(FACTORIES):
        if places.SUN[f] <= last < places.SUN[f] + places.SUN_ROOM[f]:
            if not 0 <= c < COLOURS:
                return NOTHING
            return LAY + c if s.stage == LAYING else f * COLOURS + c
    if places.CHIP <= last < places.CHIP + SMALL:
        return CHIP + last - places.CHIP
    if places.DISPLAYED <= last < places.DISPLAYED + DISPLAY:
        return TAKE + last - places.DISPLAYED
    return DRAW if last in (places.STACK_TOP, places.STACK_COUNT) else NOTHING


@also_compiled
def meant_on_board(place: int, kind: int) -> int:
    """The same of a board."""
    if places.SLOT <= place < places.SLOT + SLOTS:
        return PLACE + (place - places.SLOT) * ROTATIONS
    for r in range(LINES):
        if place == places.LINE + r or places.LINE_TILE[r] <= place < places.LINE_TILE[r] + r + 1:
            return LINE + r
    if place == places.BROKEN or places.BROKEN_TILE <= place < places.BROKEN_TILE + BROKEN_SPACES:
        return LINE + BREAK
    if places.DOME <= place < places.DOME + SPACES:
        return TILE + place - places.DOME
    if places.STORE <= place < places.STORE + places.STORE_ROOM and places.CHIP_KIND <= kind < places.CHIP_KIND + CHIP_KINDS:
        return SPEND + kind - places.CHIP_KIND
    return NOTHING
