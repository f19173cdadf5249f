"""Why a move is not legal: the first rule that it breaks, with the data that the words need."""

from sintra.games.azul import phrases as say
from sintra.games.azul.rules_lines import has_room, holds_no_other
from sintra.games.azul.rules_offer import factories, source_colour_line
from sintra.games.azul.spec import ACTIONS, CENTRE, COLUMNS, DRAW, NOTHING, ROWS, START, TILE
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
    elif move >= TILE:
        refuse_tile(s, (move - TILE) // COLUMNS, (move - TILE) % COLUMNS, out)
    else:
        source, c, line = source_colour_line(move)
        refuse_take(s, source, c, line, out)


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
def refuse_take(s: State, source: int, c: int, line: int, out: Rows) -> None:
    if s.on_offer == 0:
        add_row(out, say.REFUSE_TILING, row_to_tile(s) + 1)
    elif source > factories(s):
        add_row(out, say.REFUSE_NO_SUCH_FACTORY, factories(s))
    elif count(int(s.displays[source]), c) == 0:
        add_row(out, say.REFUSE_CENTRE_HAS_NONE if source == CENTRE else say.REFUSE_FACTORY_HAS_NONE, source, c)
    else:
        refuse_line(s, int(s.to_move), c, line, out)


@also_compiled
def refuse_line(s: State, p: int, c: int, line: int, out: Rows) -> None:
    """Never the floor line: tiles on offer can always go there."""
    if not holds_no_other(s, p, line, c):
        add_row(out, say.REFUSE_LINE_HOLDS_OTHER, line + 1, int(s.line_colour[p, line]))
    elif not has_room(s, p, line):
        add_row(out, say.REFUSE_LINE_FULL, line + 1)
    else:
        add_row(out, say.REFUSE_ROW_HAS_COLOUR, line + 1, c)


@also_compiled
def refuse_tile(s: State, r: int, q: int, out: Rows) -> None:
    if s.on_offer:
        add_row(out, say.REFUSE_NOT_TILING if s.grey else say.REFUSE_WALL_IS_PRINTED)
        return
    p = int(s.to_move)
    if r != row_to_tile(s):
        add_row(out, say.REFUSE_OTHER_ROW, row_to_tile(s) + 1)
    elif (int(s.covered[p]) >> (r * COLUMNS + q)) & 1:
        add_row(out, say.REFUSE_SPACE_COVERED, r + 1, q + 1)
    else:
        add_row(out, say.REFUSE_COLUMN_HAS_COLOUR, q + 1, int(s.line_colour[p, r]))


@also_compiled
def row_to_tile(s: State) -> int:
    """The topmost complete line of the player who tiles."""
    complete = int(s.complete[s.to_move])
    for r in range(ROWS):
        if (complete >> r) & 1:
            return r
    return NOTHING
