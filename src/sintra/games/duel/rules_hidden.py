"""What a seat cannot know, and how likely everything is that it cannot know.

Tiles, chips and scores are open to all, and nature decides nothing before it is needed. So the only secrets are plates that one player has looked at:
those in his hand, and those he has put under the stack, of which he alone knows the order. The other player knows the back of every drawn plate,
for each lay on top of the stack, and sees the kept one when it is placed; so he knows the backs that went under the stack, but not their order,
and of the fronts whatever he has seen himself: plates that he had put back earlier and the other has drawn, plates that come to light later.

All of that is in the story of the stack, which the record keeps while a plate that was put back is still there: which plates left it, in their order,
and which returned. Hiding blots out of the story what the seat did not see. Imagining tells the story again from what is left.
"""

from sintra.games.duel.rules_plates import back_of
from sintra.games.duel.spec import (
    BACKED,
    DISPLAY,
    DRAWN_BY,
    FRONT,
    KEEP,
    LOOKING,
    NOTHING,
    PLACE,
    PLATES,
    PLAYERS,
    REVEAL,
    SLOTS,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import State

EVERY_SEAT = (1 << PLAYERS) - 1


@rule
def seen_by(s: State, move: int) -> int:
    """Set of the seats that see which move this is: a plate looked at, kept or put back is seen by the player who drew it alone."""
    if KEEP <= move < PLACE or (FRONT <= move < REVEAL and s.stage == LOOKING):
        return 1 << int(s.turn)
    return EVERY_SEAT


@rule
def hide(s: State, seat: int) -> None:
    """Forget everything that the seat may not know; with seat NOTHING, everything that not all may know."""
    hide_stack(s, seat)
    hide_hand(s, seat)
    hide_story(s, seat)
    s.undecided = plates_nowhere(s)


@rule
def hide_stack(s: State, seat: int) -> None:
    """Of a plate that somebody else put back only the back is known, and only while it lies on top."""
    for i in range(s.in_stack):
        if s.stack_by[i] != NOTHING and s.stack_by[i] != seat:
            s.stack[i] = BACKED + back_of(int(s.stack[i])) if i == s.in_stack - 1 else NOTHING


@rule
def hide_hand(s: State, seat: int) -> None:
    """Of a drawn plate the back is known; the front to the player who has looked at it and to the one who had put it there."""
    for i in range(s.in_drawn):
        looked_at = s.turn == seat and i < s.looked
        put_there = s.drawn_by[i] != NOTHING and s.drawn_by[i] == seat
        if not looked_at and not put_there:
            s.drawn[i] = BACKED + back_of(int(s.drawn[i]))
    if s.in_drawn > 0 and s.plate != NOTHING and s.turn != seat:
        s.plate = s.drawn[0] if s.in_drawn == 1 else NOTHING


@rule
def hide_story(s: State, seat: int) -> None:
    """Of another's draw the backs of the drawn plates are known, the kept one, and nothing of the order of the others."""
    i = 0
    while i < s.in_story:
        if s.story[i] < DRAWN_BY:
            i += 1
            continue
        drawn = int(s.story[i + 1])
        end = i + 2 + 2 * drawn
        if s.story[i] - DRAWN_BY != seat:
            for k in range(i + 3, i + 3 + drawn):
                s.story[k] = BACKED + back_of(int(s.story[k]))
            for k in range(i + 3 + drawn, end):
                s.story[k] = NOTHING
        i = end


@rule
def plates_nowhere(s: State) -> int:
    """Set of the plates that lie at no place that the record knows."""
    nowhere = (1 << PLATES) - 1
    for i in range(DISPLAY):
        nowhere = without(nowhere, int(s.display[i]))
    for i in range(s.in_stack):
        nowhere = without(nowhere, int(s.stack[i]))
    for i in range(s.in_drawn):
        nowhere = without(nowhere, int(s.drawn[i]))
    for p in range(PLAYERS):
        for slot in range(SLOTS):
            nowhere = without(nowhere, int(s.plates[p, slot]))
    return without(nowhere, int(s.plate))


@rule
def without(plates: int, plate: int) -> int:
    return plates & ~(1 << plate) if 0 <= plate < BACKED else plates
