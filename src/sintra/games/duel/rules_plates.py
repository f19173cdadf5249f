"""Plates before anybody takes them: the stack whose order nobody knows, the display, and the story of what was put back."""

from sintra.games.duel.spec import BACK_BITS, BACKED, DISPLAY, DRAWN_BY, LONGEST_STORY, NOTHING, SPECIAL_BACK, SPECIALS, WILD_BACK
from sintra.kernel.compile import apart, part, rule
from sintra.kernel.dispatch import State
from sintra.kernel.sets import first_of, size


@part
def back_of(plate: int) -> int:
    """What the back of a plate shows: special or wild. The plate may be known by its back only."""
    if plate >= BACKED:
        return plate - BACKED
    return WILD_BACK if plate >= SPECIALS else SPECIAL_BACK


# ── The stack ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def top(s: State) -> int:
    """The plate on top of the stack: decided, known by its back, or not yet known at all (then nature is asked for its back)."""
    return int(s.stack[s.in_stack - 1])


@part
def top_is_unknown(s: State) -> bool:
    return bool(s.in_stack > 0 and s.stack[s.in_stack - 1] == NOTHING)


@part
def leave_stack(s: State) -> None:
    """The top plate leaves the stack."""
    s.in_stack -= 1
    if s.stack_by[s.in_stack] != NOTHING:
        s.returned -= 1
    s.stack[s.in_stack] = NOTHING
    s.stack_by[s.in_stack] = NOTHING


@apart
def put_under_stack(s: State, plate: int) -> None:
    """A plate goes under all others; the player who puts it there knows where it is."""
    for i in range(s.in_stack, 0, -1):
        s.stack[i] = s.stack[i - 1]
        s.stack_by[i] = s.stack_by[i - 1]
    s.stack[0] = plate
    s.stack_by[0] = s.turn
    s.in_stack += 1
    s.returned += 1
    s.put_back += 1


@part
def weight_of_back(s: State, back: int) -> int:
    """Undecided plates with this back, less those that lie drawn and show it."""
    n = size(int(s.undecided & BACK_BITS[back]))
    for i in range(s.in_drawn):
        n -= s.drawn[i] == BACKED + back
    return n


@part
def fronts(s: State, back: int) -> int:
    """Set of the undecided plates with this back, any of which may turn out to be the one."""
    return int(s.undecided & BACK_BITS[back])


# ── The display ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@apart
def refill_display(s: State) -> bool:
    """Fill the empty places from the stack, in order; True if nature has to say first what the top plate is."""
    while not top_is_unknown(s):
        if s.in_stack == 0 or s.on_display == (1 << DISPLAY) - 1:
            return False
        if top(s) >= BACKED:
            return True
        turn_up(s, top(s))
    return True


@part
def turn_up(s: State, plate: int) -> None:
    """The top plate turns out to be this one and goes to the display for all to see."""
    place = first_of(~int(s.on_display))
    s.display[place] = plate
    s.on_display |= 1 << place
    leave_stack(s)
    if s.in_story > 0:
        tell(s, plate)
        end_story(s)


# ── The story ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@apart
def tell_of_draw(s: State, kept: int) -> None:
    """What was drawn, which one was kept, and in which order the others were put back."""
    if s.in_story > 0 or s.in_drawn > 1:
        tell(s, DRAWN_BY + s.turn)
        tell(s, s.in_drawn)
        tell(s, kept)
        for i in range(s.in_drawn):
            tell(s, s.drawn[i])
        for i in range(s.put_back - 1, -1, -1):
            tell(s, s.stack[i])
        end_story(s)


@rule
def tell(s: State, word: int) -> None:
    if s.in_story < LONGEST_STORY:
        s.story[s.in_story] = word
        s.in_story += 1


@rule
def end_story(s: State) -> None:
    """Once no plate that was put back is left in the stack, how it came there tells nobody anything."""
    if s.returned == 0:
        for i in range(s.in_story):
            s.story[i] = NOTHING
        s.in_story = 0
