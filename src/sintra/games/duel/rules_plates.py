"""Action A, plates: the display, the stack whose order nobody knows, drawing and putting back, placing on the dome."""

from sintra.games.duel.spec import (
    BACK_BITS,
    BACKED,
    DISPLAY,
    DRAW,
    DRAWN,
    DRAWING,
    DRAWN_BY,
    KEEP,
    KEEPING,
    LOOKING,
    NOTHING,
    PLACE,
    PLACING,
    PLATE_BITS,
    PLATES,
    RETURN,
    RETURNING,
    ROTATIONS,
    SLOT_OFFSET,
    SLOTS,
    SPACE_KINDS,
    SPECIALS,
    STOP,
    TAKE,
    TURN_OVER,
    WILD_BACK,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Log, Moves, State
from sintra.kernel.log import note


@rule
def back_of(plate: int) -> int:
    """What the back of a plate shows: special or wild. The plate may be known by its back only."""
    return plate - BACKED if plate >= BACKED else int(plate >= SPECIALS)


@rule
def bit_count(bits: int) -> int:
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


# ── The stack ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def top(s: State) -> int:
    """The plate on top of the stack: decided, known by its back, or not yet known at all (then nature is asked for its back)."""
    return int(s.stack[s.in_stack - 1])


@rule
def top_is_unknown(s: State) -> bool:
    return s.in_stack > 0 and s.stack[s.in_stack - 1] == NOTHING


@rule
def leave_stack(s: State) -> None:
    """The top plate leaves the stack."""
    s.in_stack -= 1
    if s.stack_by[s.in_stack] != NOTHING:
        s.returned -= 1
    s.stack[s.in_stack] = NOTHING
    s.stack_by[s.in_stack] = NOTHING


@rule
def put_under_stack(s: State, plate: int) -> None:
    """A plate goes under all others; whoever puts it there will know where it is."""
    for i in range(s.in_stack, 0, -1):
        s.stack[i] = s.stack[i - 1]
        s.stack_by[i] = s.stack_by[i - 1]
    s.stack[0] = plate
    s.stack_by[0] = s.turn
    s.in_stack += 1
    s.returned += 1
    s.put_back += 1


@rule
def backs(s: State, moves: Moves, first: int) -> int:
    n = 0
    for back in range(WILD_BACK + 1):
        if weight_of_back(s, back) > 0:
            moves[n] = first + back
            n += 1
    return n


@rule
def weight_of_back(s: State, back: int) -> int:
    """Undecided plates with this back, less those that lie drawn and show it."""
    n = bit_count(int(s.undecided & BACK_BITS[back]))
    for i in range(s.in_drawn):
        n -= s.drawn[i] == BACKED + back
    return n


@rule
def fronts(s: State, back: int, moves: Moves, first: int) -> int:
    """Any undecided plate with this back may turn out to be the one."""
    n = 0
    for plate in range(back * SPECIALS, (back + 1) * SPECIALS):
        moves[n] = first + plate
        n += (s.undecided >> plate) & 1
    return n


# ── The display ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def refill_display(s: State) -> bool:
    """Fill the empty places from the stack, in order; True if nature has to decide a front first."""
    for place in range(DISPLAY):
        if s.display[place] == NOTHING and s.in_stack > 0:
            if top(s) >= BACKED or top_is_unknown(s):
                return True
            turn_up(s, place)
            if top_is_unknown(s):
                return True
    return False


@rule
def turn_up(s: State, place: int) -> None:
    """The top plate, whose front is decided, goes to the display for all to see."""
    plate = top(s)
    s.display[place] = plate
    leave_stack(s)
    if s.in_story > 0:
        tell(s, plate)
        end_story(s)


@rule
def turn_up_front(s: State, plate: int) -> None:
    """Nature has decided the front of the top plate while the display is being filled."""
    s.undecided &= ~(1 << plate)
    s.stack[s.in_stack - 1] = plate
    place = 0
    while s.display[place] != NOTHING:
        place += 1
    turn_up(s, place)


@rule
def take_from_display(s: State, place: int) -> None:
    """Spend a token (not in the setup) and take a face-up plate; it is not replaced this round."""
    if s.opening == 0:
        s.tokens[s.turn] -= 1
    s.plate = s.display[place]
    s.display[place] = NOTHING
    s.stage = PLACING


# ── Drawing from the stack ───────────────────────────────────────────────────────────────────────────────────────────────


@rule
def draw_plate(s: State, log: Log) -> None:
    """Pay a point, if there is one, and draw the top plate unseen; the first draw also spends a token."""
    if s.in_drawn == 0:
        s.tokens[s.turn] -= 1
    if s.score[s.turn] > 0:
        s.score[s.turn] -= 1
        note(log, s.turn, DRAWN, s.in_drawn, 1, 0, -1)
    s.drawn[s.in_drawn] = top(s)
    s.drawn_by[s.in_drawn] = s.stack_by[s.in_stack - 1]
    s.in_drawn += 1
    leave_stack(s)
    s.stage = DRAWING


@rule
def look(s: State) -> bool:
    """Look at the drawn plates in the order drawn; True if nature has to decide the front of one first."""
    while s.looked < s.in_drawn:
        if s.drawn[s.looked] >= BACKED:
            return True
        s.looked += 1
    if s.in_drawn == 1:
        s.plate = s.drawn[0]
        s.stage = PLACING
    else:
        s.stage = KEEPING
    return False


@rule
def look_at_front(s: State, plate: int) -> None:
    """Nature has decided the front of the next drawn plate; only the player who drew it sees it."""
    s.undecided &= ~(1 << plate)
    s.drawn[s.looked] = plate
    s.looked += 1


@rule
def keep_plate(s: State, plate: int) -> None:
    s.plate = plate
    s.stage = RETURNING


@rule
def in_hand(s: State) -> int:
    """Bit set of the drawn plates that are neither kept nor under the stack again."""
    bits = 0
    for i in range(s.in_drawn):
        bits |= 1 << int(s.drawn[i])
    if s.plate != NOTHING:
        bits &= ~(1 << int(s.plate))
    for i in range(s.put_back):
        bits &= ~(1 << int(s.stack[i]))
    return bits


@rule
def return_last(s: State) -> bool:
    """The last plate goes under the stack without a question; True if there are still two or more to choose from."""
    left = s.in_drawn - 1 - s.put_back
    if left > 1:
        return True
    if left == 1:
        hand, plate = in_hand(s), 0
        while not (hand >> plate) & 1:
            plate += 1
        put_under_stack(s, plate)
    s.stage = PLACING
    return False


@rule
def plates_in_hand(s: State, moves: Moves, first: int) -> int:
    hand, n = in_hand(s), 0
    for plate in range(PLATES):
        moves[n] = first + plate
        n += (hand >> plate) & 1
    return n


@rule
def plate_actions(s: State, p: int, moves: Moves, n: int) -> int:
    """A face-up plate, or a draw from the stack: for a player who has a token, and in the setup without."""
    if s.tokens[p] > 0 or s.opening > 0:
        for place in range(DISPLAY):
            if s.display[place] != NOTHING:
                moves[n] = TAKE + place
                n += 1
        if s.in_stack > 0 and s.opening == 0:
            moves[n] = DRAW
            n += 1
    return n


@rule
def decisions_on_plates(s: State, moves: Moves) -> int:
    """What the player who takes a plate may decide next."""
    if s.stage == DRAWING:
        moves[0], moves[1] = DRAW, STOP
        return 2
    if s.stage == KEEPING:
        return plates_in_hand(s, moves, KEEP)
    if s.stage == RETURNING:
        return plates_in_hand(s, moves, RETURN)
    n = 0
    for slot in range(SLOTS):
        if s.plates[s.turn, slot] == NOTHING:
            for rotation in range(ROTATIONS):
                moves[n] = PLACE + slot * ROTATIONS + rotation
                n += 1
    return n


# ── Placing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def place_plate(s: State, slot: int, rotation: int) -> None:
    """The plate goes on an empty slot in any rotation, and never moves again."""
    p, plate = int(s.turn), int(s.plate)
    s.plates[p, slot] = plate
    s.rotations[p, slot] = rotation
    for kind in range(SPACE_KINDS):
        s.spaces[p, kind] |= PLATE_BITS[plate, rotation, kind] << SLOT_OFFSET[slot]
    s.plate = NOTHING
    if s.in_drawn > 0:
        end_of_draw(s, plate)
    s.stage = TURN_OVER


@rule
def end_of_draw(s: State, kept: int) -> None:
    """What was drawn and put back is told in the story of the stack; then nothing is left in hand."""
    if s.in_story > 0 or s.in_drawn > 1:
        tell(s, DRAWN_BY + s.turn)
        tell(s, s.in_drawn)
        tell(s, kept)
        for i in range(s.in_drawn):
            tell(s, s.drawn[i])
        for i in range(s.put_back - 1, -1, -1):
            tell(s, s.stack[i])
    for i in range(s.in_drawn):
        s.drawn[i], s.drawn_by[i] = NOTHING, NOTHING
    s.in_drawn, s.looked, s.put_back = 0, 0, 0
    end_story(s)


@rule
def tell(s: State, word: int) -> None:
    s.story[s.in_story] = word
    s.in_story += 1


@rule
def end_story(s: State) -> None:
    """Once no plate that was put back is left in the stack, how it came there tells nobody anything."""
    if s.returned == 0:
        for i in range(s.in_story):
            s.story[i] = NOTHING
        s.in_story = 0
