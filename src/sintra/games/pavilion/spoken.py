"""The table in words, for people who do not see it."""

from sintra.games.pavilion import phrases as say
from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.spec import CENTRE, COLOURS, COST, NOTHING, POINTS_OF_A_STAR, ROUNDS, STARS
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import State
from sintra.kernel.phrasebook import Rows, add_row, add_tiles, add_unless_listed
from sintra.kernel.piles import total


@also_compiled
def tell(s: State, out: Rows) -> None:
    """The round with its wild colour, factories, centre and supply; then every board from its score to its corners."""
    add_row(out, say.PANEL_OFFER)
    tell_offer(s, out)
    for p in range(int(s.players)):
        add_row(out, say.PANEL_BOARD, p + 1)
        tell_board(s, p, out)


@also_compiled
def tell_tiles(out: Rows, tiles: int) -> None:
    """The tiles of a pile, which may be none."""
    line = int(out[0, 0])
    add_tiles(out, say.TILES, tiles, COLOURS)
    add_unless_listed(out, line, say.TELL_NOTHING)


@also_compiled
def tell_offer(s: State, out: Rows) -> None:
    add_row(out, say.TELL_ROUND, int(s.round_number), ROUNDS, wild_colour(s))
    for f in range(1, factories(s) + 1):
        if s.displays[f] != 0:
            add_row(out, say.TELL_FACTORY, f)
            tell_tiles(out, int(s.displays[f]))
    add_row(out, say.TELL_CENTRE)
    if s.holder == NOTHING:
        add_row(out, say.TELL_MARKER)
        add_tiles(out, say.TILES, int(s.displays[CENTRE]), COLOURS)
    else:
        tell_tiles(out, int(s.displays[CENTRE]))
    add_row(out, say.TELL_SUPPLY)
    tell_tiles(out, int(s.supply))
    add_row(out, say.TELL_STORES, total(int(s.bag)), total(int(s.tower)))


@also_compiled
def tell_board(s: State, p: int, out: Rows) -> None:
    add_row(out, say.TELL_SCORE, int(s.score[p]))
    if (int(s.passed) >> p) & 1:
        add_row(out, say.TELL_PASSED)
    if s.holder == p:
        add_row(out, say.TELL_HOLDER)
    add_row(out, say.TELL_HAND)
    tell_tiles(out, int(s.hand[p]))
    if s.corners[p] != 0:
        add_row(out, say.TELL_CORNERS)
        tell_tiles(out, int(s.corners[p]))
    for star in range(STARS):
        tell_star(s, p, star, out)


@also_compiled
def tell_star(s: State, p: int, star: int, out: Rows) -> None:
    """The covered spaces of a star, clockwise, by their place in it and the number printed there; a bare star is not worth a word."""
    is_bare, first = True, star * POINTS_OF_A_STAR
    for i in range(POINTS_OF_A_STAR):
        if s.board[p, first + i] != NOTHING:
            if is_bare:
                add_row(out, say.TELL_STAR, star)
                is_bare = False
            add_row(out, say.TELL_SPACE, i + 1, int(COST[s.grey, first + i]), int(s.board[p, first + i]))
