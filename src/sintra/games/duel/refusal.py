"""Why a move is not legal: the first rule that it breaks, with the data that the words need."""

from sintra.games.duel import phrases as say
from sintra.games.duel.rules import back_to_look_at
from sintra.games.duel.rules_chips import chips_of
from sintra.games.duel.rules_plates import back_of, top_is_unknown
from sintra.games.duel.spec import (
    ACTIONS,
    BACK,
    CHIP,
    CHIP_DOWN,
    CHIP_GONE,
    CHIPS_A_ROUND,
    CHOOSING_GOALS,
    CHOOSING_STARTER,
    COLOUR,
    COLOURS,
    DRAW,
    DRAWING,
    FILLING,
    FRONT,
    GOAL,
    KEEP,
    KEEPING,
    LAY,
    LAYING,
    LEAVE,
    LINE,
    LINING,
    MOON,
    PASS,
    PLACE,
    RETURN,
    RETURNING,
    REVEAL,
    ROTATIONS,
    ROUNDS,
    SIDE,
    SPEND,
    START,
    TAKE,
    TILE,
    TILING,
    TURN,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, State
from sintra.kernel.phrasebook import Rows, add_row, refuse_turn


@also_compiled
def refuse(s: State, move: int, out: Rows) -> None:
    """The rule that forbids the move in this position."""
    if refuse_turn(s, move, ACTIONS, out):
        return
    if s.to_move == NATURE:
        refuse_draw(s, move, out)
    elif s.stage == TURN:
        refuse_a_turn(s, move, out)
    elif s.stage == LAYING:
        refuse_laying(s, move, out)
    elif s.stage == LINING:
        refuse_lining(s, move, out)
    elif s.stage == TILING:
        refuse_tiling(s, move, out)
    else:
        refuse_with_plate(s, move, out)


@also_compiled
def add_chip(out: Rows, message: int, kind: int, more: int = 0) -> None:
    """A message about a chip."""
    add_row(out, message, kind, kind, 2 if kind >= COLOURS else 1, more)


@also_compiled
def add_plate(out: Rows, message: int, plate: int) -> None:
    """A message about a plate."""
    add_row(out, message, plate, plate, plate, plate)


# ── Nature ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def refuse_draw(s: State, move: int, out: Rows) -> None:
    """Draws of one kind are due."""
    if s.stage == FILLING:
        if COLOUR <= move < BACK:
            add_row(out, say.REFUSE_BAG_HAS_NONE, move - COLOUR)
        else:
            add_row(out, say.REFUSE_TILE_FIRST)
    elif s.to_reveal:
        if REVEAL <= move < GOAL:
            add_chip(out, say.REFUSE_CHIPS_ALL_SEEN, move - REVEAL)
        else:
            add_row(out, say.REFUSE_REVEAL_FIRST)
    elif s.stage == CHOOSING_GOALS:
        add_row(out, say.REFUSE_TABLET_IS_USED if GOAL <= move < START else say.REFUSE_GOAL_FIRST)
    elif s.stage == CHOOSING_STARTER:
        add_row(out, say.REFUSE_START_FIRST)
    elif top_is_unknown(s):
        if BACK <= move < FRONT:
            add_row(out, say.REFUSE_NO_SUCH_BACK, move - BACK)
        else:
            add_row(out, say.REFUSE_BACK_FIRST)
    elif not FRONT <= move < REVEAL:
        add_row(out, say.REFUSE_FRONT_FIRST)
    elif back_of(move - FRONT) != back_to_look_at(s):
        add_row(out, say.REFUSE_OTHER_BACK, back_to_look_at(s))
    else:
        add_plate(out, say.REFUSE_PLATE_IS_ELSEWHERE, move - FRONT)


# ── Phase 1 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def refuse_a_turn(s: State, move: int, out: Rows) -> None:
    if s.opening > 0:
        if TAKE <= move < DRAW:
            add_row(out, say.REFUSE_PLACE_IS_EMPTY, move - TAKE + 1)
        else:
            add_row(out, say.REFUSE_OPENING)
    elif move < MOON:
        add_row(out, say.REFUSE_SUN_HAS_NONE, move // COLOURS, move % COLOURS)
    elif move < CHIP:
        add_row(out, say.REFUSE_MOONS_HAVE_NONE, move - MOON)
    elif move < TAKE:
        refuse_chip(s, move - CHIP, out)
    elif move <= DRAW:
        refuse_plate(s, move, out)
    elif move >= TILE or SPEND <= move <= LEAVE:
        add_row(out, say.REFUSE_NOT_TILING)
    else:
        add_row(out, say.REFUSE_PASS if move == PASS else say.REFUSE_TAKE_FIRST)


@also_compiled
def refuse_chip(s: State, i: int, out: Rows) -> None:
    if s.chips[i] == CHIP_DOWN:
        add_row(out, say.REFUSE_CHIP_IS_COVERED, i + 1)
    elif s.chips[i] == CHIP_GONE:
        add_row(out, say.REFUSE_CHIP_IS_GONE, i + 1)
    else:
        add_row(out, say.REFUSE_THIRD_CHIP, CHIPS_A_ROUND)


@also_compiled
def refuse_plate(s: State, move: int, out: Rows) -> None:
    if s.round_number == ROUNDS:
        add_row(out, say.REFUSE_NO_PLATES_IN_LAST_ROUND)
    elif s.tokens[s.turn] == 0:
        add_row(out, say.REFUSE_NO_TOKEN)
    elif move == DRAW:
        add_row(out, say.REFUSE_STACK_IS_EMPTY)
    else:
        add_row(out, say.REFUSE_PLACE_IS_EMPTY, move - TAKE + 1)


@also_compiled
def refuse_with_plate(s: State, move: int, out: Rows) -> None:
    """While plates are drawn, kept, put back, and put into a slot."""
    if s.stage == DRAWING:
        add_row(out, say.REFUSE_DRAWING)
    elif s.stage == KEEPING:
        if KEEP <= move < RETURN:
            add_plate(out, say.REFUSE_NOT_DRAWN, move - KEEP)
        else:
            add_row(out, say.REFUSE_KEEP_FIRST)
    elif s.stage == RETURNING:
        if RETURN <= move < PLACE:
            add_plate(out, say.REFUSE_NOT_IN_HAND, move - RETURN)
        else:
            add_row(out, say.REFUSE_RETURN_FIRST)
    elif PLACE <= move < LAY:
        add_row(out, say.REFUSE_SLOT_IS_TAKEN, (move - PLACE) // ROTATIONS + 1)
    else:
        add_row(out, say.REFUSE_PLACE_FIRST)


@also_compiled
def refuse_laying(s: State, move: int, out: Rows) -> None:
    if LAY <= move < LINE:
        add_row(out, say.REFUSE_SUN_HAS_NONE, int(s.source), move - LAY)
    else:
        add_row(out, say.REFUSE_LAY_FIRST, int(s.source))


@also_compiled
def refuse_lining(s: State, move: int, out: Rows) -> None:
    line, p = move - LINE, int(s.turn)
    if not LINE <= move < PASS:
        add_row(out, say.REFUSE_LINE_FIRST)
    elif s.line_count[p, line] > line:
        add_row(out, say.REFUSE_LINE_FULL, line + 1)
    else:
        add_row(out, say.REFUSE_LINE_HOLDS_OTHER, line + 1, int(s.line_colour[p, line]))


# ── Phase 2 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def refuse_tiling(s: State, move: int, out: Rows) -> None:
    p, r, column = int(s.to_move), int(s.row), (move - TILE) % SIDE
    is_missing = s.line_count[p, r] + s.made <= r
    if SPEND <= move <= LEAVE:
        refuse_spending(s, move, bool(is_missing), out)
    elif move < TILE:
        add_row(out, say.REFUSE_TILING, r + 1)
    elif is_missing or (move - TILE) // SIDE != r:
        add_row(out, say.REFUSE_OTHER_ROW, r + 1)
    elif (int(s.covered[p]) >> (move - TILE)) & 1:
        add_row(out, say.REFUSE_SPACE_COVERED, r + 1, column + 1)
    else:
        add_row(out, say.REFUSE_SPACE_IS_NOT_FOR, r + 1, column + 1, int(s.line_colour[p, r]))


@also_compiled
def refuse_spending(s: State, move: int, is_missing: bool, out: Rows) -> None:
    p, line, kind = int(s.to_move), int(s.row) + 1, move - SPEND
    if not is_missing:
        add_row(out, say.REFUSE_LINE_COMPLETE, line)
    elif move == LEAVE:
        add_row(out, say.REFUSE_MUST_COMPLETE, line)
    elif chips_of(int(s.store[p]), kind) == 0:
        add_chip(out, say.REFUSE_NO_SUCH_CHIP, kind)
    else:
        add_chip(out, say.REFUSE_CHIP_DOES_NOT_HELP, kind, line)
