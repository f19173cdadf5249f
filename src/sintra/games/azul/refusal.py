"""Why a move is not legal: the first rule that it breaks, with the data that the words need."""

from sintra.games.azul.notation import colour_word
from sintra.games.azul.rules_lines import has_room, holds_no_other, wall_lacks
from sintra.games.azul.rules_offer import factories
from sintra.games.azul.spec import ACTIONS, CENTRE, COLOURS, COLUMN_BITS, COLUMNS, DRAW, FLOOR, NOTHING, ROWS, START, TILE, split_take, split_tile
from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Phrase
from sintra.kernel.piles import counts
from sintra.kernel.refusal import refused


def refuse(s: State, move: int) -> Phrase:
    """The rule that forbids the move in this position."""
    return refused(s, move, ACTIONS, refuse_draw, refuse_decision)


def refuse_draw(s: State, move: int) -> Phrase:
    if s.starter == NOTHING:
        return Phrase("refuse-start-first") if move < START else Phrase("refuse-no-such-seat", {"players": int(s.players)})
    if move >= START:
        return Phrase("refuse-started")
    return Phrase("refuse-bag-has-none", {"colour": colour_word(move - DRAW)})


def refuse_decision(s: State, move: int) -> Phrase:
    return refuse_tile(s, *split_tile(move)) if move >= TILE else refuse_take(s, *split_take(move))


def refuse_take(s: State, source: int, c: int, line: int) -> Phrase:
    if s.on_offer == 0:
        return Phrase("refuse-tiling", {"row": row_to_tile(s) + 1})
    if source > factories(s):
        return Phrase("refuse-no-such-factory", {"factories": int(factories(s))})
    if counts(s.displays[source], COLOURS)[c] == 0:
        return Phrase("refuse-centre-has-none" if source == CENTRE else "refuse-factory-has-none", {"source": source, "colour": colour_word(c)})
    return refuse_line(s, int(s.to_move), c, line)


def refuse_line(s: State, p: int, c: int, line: int) -> Phrase:
    assert line != FLOOR, "tiles on offer can always go to the floor line"
    if not holds_no_other(s, p, line, c):
        return Phrase("refuse-line-holds-other", {"line": line + 1, "colour": colour_word(int(s.line_colour[p, line]))})
    if not has_room(s, p, line):
        return Phrase("refuse-line-full", {"line": line + 1})
    assert not wall_lacks(s, p, line, c)
    return Phrase("refuse-row-has-colour", {"row": line + 1, "colour": colour_word(c)})


def refuse_tile(s: State, r: int, q: int) -> Phrase:
    if s.on_offer:
        return Phrase("refuse-not-tiling" if s.grey else "refuse-wall-is-printed")
    if r != row_to_tile(s):
        return Phrase("refuse-other-row", {"row": row_to_tile(s) + 1})
    p, c = int(s.to_move), int(s.line_colour[s.to_move, r])
    if int(s.covered[p]) >> (r * COLUMNS + q) & 1:
        return Phrase("refuse-space-covered", {"row": r + 1, "column": q + 1})
    assert s.wall[p, c] & COLUMN_BITS[q]
    return Phrase("refuse-column-has-colour", {"column": q + 1, "colour": colour_word(c)})


def row_to_tile(s: State) -> int:
    """The topmost complete line of the player who tiles."""
    return next(r for r in range(ROWS) if s.complete[s.to_move] >> r & 1)
