"""Why a thing on the table cannot be touched."""

from sintra.games.pavilion import phrases as say
from sintra.games.pavilion import places
from sintra.games.pavilion.refusal import refuse
from sintra.games.pavilion.rules_common import factories
from sintra.games.pavilion.spec import (
    BONUS,
    CHOOSING,
    COLOURS,
    CORNERS,
    KEEP,
    KEEPING,
    NOTHING,
    PASS,
    PLACE,
    PLAYING,
    POINTS_OF_A_STAR,
    STARS,
    SUPPLY_SPACES,
    TILES_OF_A_COLOUR,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import Moves, State
from sintra.kernel.parts import Laid, Path
from sintra.kernel.phrasebook import Rows, add_row
from sintra.kernel.pieces import is_among, kind_at

SPACES = STARS * POINTS_OF_A_STAR


@also_compiled
def why_not(s: State, legal: Moves, n: int, laid: Laid, path: Path, touches: int, out: Rows) -> None:
    """The move that these touches would make is refused by the rules; a space needs a tile that was chosen before."""
    last, before = int(path[touches - 1]), int(path[touches - 2]) if touches > 1 else NOTHING
    place = (last - places.BOARD) % places.BOARD_PLACES if last >= places.BOARD else NOTHING
    if s.step == PLAYING and places.SPACE <= place < places.SPACE + SPACES:
        why_not_space(s, legal, n, place - places.SPACE, before, out)
    elif s.step == PLAYING and hand_colour(last) != NOTHING:
        add_row(out, say.WHY_FITS_NOWHERE, hand_colour(last))
    else:
        move = meant(s, last, place, kind_at(laid, last) - places.TILE_KIND)
        if move != NOTHING and not is_among(legal, n, move):
            refuse(s, move, out)


@also_compiled
def hand_colour(last: int) -> int:
    """The colour of the tiles beside a board to which a place belongs, or NOTHING."""
    place = (last - places.BOARD) % places.BOARD_PLACES
    if last < places.BOARD:
        return NOTHING
    if places.HAND <= place < places.HAND + COLOURS * TILES_OF_A_COLOUR:
        return (place - places.HAND) // TILES_OF_A_COLOUR
    return place - places.HAND_COUNT if places.HAND_COUNT <= place < places.HAND_COUNT + COLOURS else NOTHING


@also_compiled
def meant(s: State, last: int, place: int, c: int) -> int:
    """The decision that one touch would be: of a place of the table, or of a board, on which a tile of the colour lies."""
    if place == NOTHING:
        if not 0 <= c < COLOURS:
            return NOTHING
        if places.SUPPLY <= last < places.SUPPLY + SUPPLY_SPACES:
            return BONUS + c
        for display in range(factories(s) + 1):
            if places.DISPLAY[display] <= last < places.DISPLAY[display] + places.DISPLAY_ROOM[display]:
                return display * COLOURS + c
    elif places.SPACE <= place < places.SPACE + SPACES:
        return PLACE + (place - places.SPACE) * COLOURS
    elif hand_colour(last) != NOTHING:
        return KEEP + hand_colour(last)
    elif places.CORNER <= place < places.CORNER + CORNERS and s.step != KEEPING and s.step != CHOOSING:
        return KEEP
    elif place == places.PASS:
        return PASS
    return NOTHING


@also_compiled
def why_not_space(s: State, legal: Moves, n: int, space: int, before: int, out: Rows) -> None:
    """A covered space needs no tile to be refused."""
    c = hand_colour(before)
    if c == NOTHING and s.board[int(s.to_move), space] == NOTHING:
        add_row(out, say.WHY_CHOOSE_TILE)
    elif not is_among(legal, n, PLACE + space * COLOURS + max(c, 0)):
        refuse(s, PLACE + space * COLOURS + max(c, 0), out)
