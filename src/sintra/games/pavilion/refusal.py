"""Why a move is not legal: the first rule that it breaks, with the data that the words need."""

from sintra.games.pavilion import phrases as say
from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.rules_playing import fewest_wilds, most_wilds
from sintra.games.pavilion.spec import (
    ACTIONS,
    BONUS,
    CENTRE_STAR,
    CHOOSING,
    COLOURS,
    COST,
    DRAW,
    KEEP,
    NOTHING,
    PASS,
    PAY,
    PAYING,
    PLACE,
    PLAYING,
    POINTS_OF_A_STAR,
    START,
    TAKING,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, State
from sintra.kernel.phrasebook import Rows, add_row, refuse_turn
from sintra.kernel.piles import count


@also_compiled
def refuse(s: State, move: int, out: Rows) -> None:
    """The rule that forbids the move in this position."""
    if refuse_turn(s, move, ACTIONS, out):
        return
    if s.to_move == NATURE:
        refuse_draw(s, move, out)
    elif s.step == TAKING:
        refuse_taking(s, move, out)
    elif s.step == PLAYING:
        refuse_playing(s, move, out)
    elif s.step == PAYING:
        refuse_paying(s, move, out)
    elif s.step == CHOOSING:
        refuse_choosing(s, move, out)
    else:
        refuse_keeping(move, out)


@also_compiled
def refuse_draw(s: State, move: int, out: Rows) -> None:
    if s.starter == NOTHING and move >= START:
        add_row(out, say.REFUSE_NO_SUCH_SEAT, int(s.players))
    elif s.starter == NOTHING:
        add_row(out, say.REFUSE_START_FIRST)
    elif move >= START:
        add_row(out, say.REFUSE_STARTED)
    else:
        add_row(out, say.REFUSE_BAG_HAS_NONE, move - DRAW)


@also_compiled
def refuse_taking(s: State, move: int, out: Rows) -> None:
    source, c = move // COLOURS, move % COLOURS
    if move >= PLACE:
        add_row(out, say.REFUSE_STILL_TAKING)
    elif source > factories(s):
        add_row(out, say.REFUSE_NO_SUCH_FACTORY, factories(s))
    elif count(int(s.displays[source]), c) == 0:
        add_row(out, say.REFUSE_SOURCE_HAS_NONE, source, c)
    else:
        add_row(out, say.REFUSE_WILD_ONLY_ALONE, c)


@also_compiled
def refuse_playing(s: State, move: int, out: Rows) -> None:
    if move < PLACE:
        add_row(out, say.REFUSE_NOTHING_ON_OFFER)
    elif move < PAY:
        refuse_place(s, int(s.to_move), (move - PLACE) // COLOURS, (move - PLACE) % COLOURS, out)
    elif move < BONUS:
        add_row(out, say.REFUSE_NOTHING_TO_PAY)
    else:
        add_row(out, say.REFUSE_NO_BONUS if move < PASS else say.REFUSE_PASS_FIRST)


@also_compiled
def refuse_place(s: State, p: int, space: int, c: int, out: Rows) -> None:
    star, wild, cost = space // POINTS_OF_A_STAR, wild_colour(s), int(COST[s.grey, space])
    own = count(int(s.hand[p]), c)
    if s.board[p, space] != NOTHING:
        add_row(out, say.REFUSE_SPACE_COVERED, star, space % POINTS_OF_A_STAR + 1)
    elif not (int(s.allowed[p, star]) >> c) & 1:
        refuse_colour(s, p, star, c, out)
    elif own == 0:
        add_row(out, say.REFUSE_HAND_HAS_NONE, c)
    elif c == wild:
        add_row(out, say.REFUSE_WILD_PAYS_ITSELF, c, cost, own)
    else:
        add_row(out, say.REFUSE_CANNOT_PAY, c, cost, own + count(int(s.hand[p]), wild))


@also_compiled
def refuse_colour(s: State, p: int, star: int, c: int, out: Rows) -> None:
    """A star of one colour takes no other; a star of different colours takes none twice."""
    if not s.grey and star != CENTRE_STAR:
        add_row(out, say.REFUSE_STAR_IS_PRINTED, star, star)
        return
    held = NOTHING
    for space in range(star * POINTS_OF_A_STAR, (star + 1) * POINTS_OF_A_STAR):
        if s.board[p, space] == c:
            add_row(out, say.REFUSE_STAR_HAS_COLOUR, star, c)
            return
        if held == NOTHING:
            held = int(s.board[p, space])
    add_row(out, say.REFUSE_STAR_OF_ONE_COLOUR, star, held)


@also_compiled
def refuse_paying(s: State, move: int, out: Rows) -> None:
    p, wilds, cost, c = int(s.to_move), move - PAY, int(COST[s.grey, s.space]), int(s.colour)
    if not PAY <= move < BONUS:
        add_row(out, say.REFUSE_PAY_FIRST, cost)
    elif wilds < fewest_wilds(s, p):
        add_row(out, say.REFUSE_TOO_FEW_WILDS, c, fewest_wilds(s, p))
    elif wilds >= cost:
        add_row(out, say.REFUSE_ONE_OF_THE_COLOUR, c)
    else:
        add_row(out, say.REFUSE_TOO_MANY_WILDS, most_wilds(s, p))


@also_compiled
def refuse_choosing(s: State, move: int, out: Rows) -> None:
    if not BONUS <= move < PASS:
        add_row(out, say.REFUSE_BONUS_FIRST, int(s.due))
    else:
        add_row(out, say.REFUSE_SUPPLY_HAS_NONE, move - BONUS)


@also_compiled
def refuse_keeping(move: int, out: Rows) -> None:
    if move < KEEP:
        add_row(out, say.REFUSE_PASSED)
    else:
        add_row(out, say.REFUSE_HAND_HAS_NONE, move - KEEP)
