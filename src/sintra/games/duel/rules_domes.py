"""Action A, plates: from the display, or drawn from the stack unseen, kept and put back; and placed on the dome."""

from sintra.games.duel.rules_acquiring import end_opening, end_turn
from sintra.games.duel.rules_bits import whose_turn
from sintra.games.duel.rules_plates import leave_stack, put_under_stack, tell_of_draw, top, top_is_unknown
from sintra.games.duel.spec import (
    BACKED,
    CORNER,
    DRAWING,
    DRAWN,
    KEEPING,
    LOOKING,
    NOTHING,
    PLACING,
    PLATE_ROOM,
    RETURNING,
    ROTATIONS,
    SLOT_OFFSET,
    SLOT_SIDE,
    SPECIALS,
)
from sintra.kernel.compile import part, rule
from sintra.kernel.dispatch import NATURE, Log, State
from sintra.kernel.indices import divided
from sintra.kernel.log import note
from sintra.kernel.sets import first_of


@part
def ask(s: State, stage: int) -> None:
    """The player whose turn it is decides next."""
    s.stage = stage
    s.to_move = s.turn


@part
def spend_token(s: State) -> None:
    s.tokens[whose_turn(s)] -= 1
    s.left -= 1


# ── Taking and drawing ───────────────────────────────────────────────────────────────────────────────────────────────────


@part
def take_from_display(s: State, place: int) -> None:
    """Spend a token (not in the setup) and take a face-up plate; it is not replaced this round."""
    if s.opening == 0:
        spend_token(s)
    s.plate = s.display[place]
    s.display[place] = NOTHING
    s.on_display &= ~(1 << place)
    ask(s, PLACING)


@part
def draw_plate(s: State, log: Log) -> None:
    """Pay a point, if there is one, and draw the top plate unseen; the first draw also spends a token."""
    if s.in_drawn == 0:
        spend_token(s)
    if s.score[s.turn] > 0:
        s.score[s.turn] -= 1
        note(log, s.turn, DRAWN, s.in_drawn, 1, 0, -1)
    s.drawn[s.in_drawn] = top(s)
    s.drawn_by[s.in_drawn] = s.stack_by[s.in_stack - 1]
    s.in_drawn += 1
    leave_stack(s)
    go_on_drawing(s)


@part
def go_on_drawing(s: State) -> None:
    """The back of the new top plate is seen before the player decides whether to draw it too; an empty stack leaves no choice."""
    ask(s, DRAWING)
    if top_is_unknown(s):
        s.to_move = NATURE
    elif s.in_stack == 0:
        look(s)


# ── Looking, keeping, putting back ───────────────────────────────────────────────────────────────────────────────────────


@part
def look(s: State) -> None:
    """Look at the drawn plates in the order drawn; nature decides the fronts that are not decided yet."""
    while s.looked < s.in_drawn:
        if s.drawn[s.looked] >= BACKED:
            s.stage = LOOKING
            s.to_move = NATURE
            return
        s.looked += 1
    if s.in_drawn == 1:
        s.plate = s.drawn[0]
        ask(s, PLACING)
    else:
        ask(s, KEEPING)


@part
def look_at(s: State, plate: int) -> None:
    """The next drawn plate turns out to be this one; only the player who drew it sees it."""
    s.drawn[s.looked] = plate
    s.looked += 1
    look(s)


@rule
def in_hand(s: State) -> int:
    """Set of the drawn plates that are neither kept nor under the stack again, as far as they are known."""
    hand = 0
    for i in range(s.in_drawn):
        if 0 <= s.drawn[i] < BACKED:
            hand |= 1 << int(s.drawn[i])
    if 0 <= s.plate < BACKED:
        hand &= ~(1 << int(s.plate))
    for i in range(s.put_back):
        if 0 <= s.stack[i] < BACKED:
            hand &= ~(1 << int(s.stack[i]))
    return hand


@part
def keep_plate(s: State, plate: int) -> None:
    s.plate = plate
    go_on_returning(s)


@rule
def return_plate(s: State, plate: int) -> None:
    """A drawn plate goes under the stack, below those already put there."""
    put_under_stack(s, plate)
    go_on_returning(s)


@rule
def go_on_returning(s: State) -> None:
    """The last plate is put back without a question."""
    left = s.in_drawn - 1 - s.put_back
    if left == 1:
        put_under_stack(s, first_of(in_hand(s)))
    ask(s, RETURNING if left > 1 else PLACING)


# ── Placing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def place_plate(s: State, slot: int, rotation: int, log: Log) -> None:
    """The plate goes on an empty slot in any rotation, and never moves again."""
    p, plate = whose_turn(s), int(s.plate) & 0b11111
    put_on_dome(s, p, plate, slot, rotation)
    s.plate = NOTHING
    if s.in_drawn > 0:
        tell_of_draw(s, plate)
        for i in range(s.in_drawn):
            s.drawn[i], s.drawn_by[i] = NOTHING, NOTHING
        s.in_drawn, s.looked, s.put_back = 0, 0, 0
    if s.opening > 0:
        end_opening(s)
    else:
        end_turn(s, log)


@part
def put_on_dome(s: State, p: int, plate: int, slot: int, rotation: int) -> None:
    s.plates[p, slot] = plate
    s.rotations[p, slot] = rotation
    s.places[p] &= ~(0b1111 << (slot * ROTATIONS))
    row, column = divided(slot, SLOT_SIDE)
    row, column = 2 * row, 2 * column
    s.room[p, row] |= PLATE_ROOM[plate, rotation, 0] << column
    s.room[p, row + 1] |= PLATE_ROOM[plate, rotation, 1] << column
    space = 1 << (SLOT_OFFSET[slot] + CORNER[rotation])
    if plate < SPECIALS:
        s.specials[p] |= space
    else:
        s.wilds[p] |= space
