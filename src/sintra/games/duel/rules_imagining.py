"""A full position in place of a view: the story of the stack told again, as likely as the rules and an even-handed opponent make it.

What the seat cannot know are the fronts that the other player alone has looked at, and the order in which he put plates back.
Before anybody looks, all fronts are as likely as each other; what the other player does with plates that nobody else sees is
taken to be even-handed: every plate as likely to be kept, every order of return as likely. So all ways in which the story can
have gone are equally likely, and what is wanted is one of those that agree with everything the seat has seen.

The story is told from its beginning. Plates put back by the other player form a bag: as long as they lie there in an unknown
order, which of them comes to the top is drawn when it does. The backs in a bag are always known, so a back that was seen only
says among which plates of the bag to draw, and is as likely in every telling. A front that was seen is different:

- it is one the seat had seen before: then it is in this bag in some tellings and elsewhere in others, and the latter are given
  up;
- it is new to the seat: then it is one of the plates in the bag whose fronts the seat has not seen. One of all with that back is
  drawn, and the telling is given up if it is one already seen: so the telling survives in proportion to how many there were.

Everything else in the chance of a telling depends only on what the seat knows. So the tellings that survive are exactly as likely
as they should be. In almost all positions the first one survives: for a telling to fail, a player must have drawn, put back and
drawn again what the other put back.
"""

import numpy as np

from sintra.games.duel.rules_bits import member_at
from sintra.games.duel.rules_hidden import hide
from sintra.games.duel.rules_plates import back_of
from sintra.games.duel.spec import BACK_BITS, BACKED, DRAWN_BY, LONGEST_STORY, NOTHING, PLACING, PLATES, RETURNING, STACK
from sintra.kernel.compile import part, rule
from sintra.kernel.dispatch import OVER, Random, State
from sintra.kernel.random import below
from sintra.kernel.scratch import scratch
from sintra.kernel.sets import size

HAND = STACK  # the plates in hand are a bag too
MOST_TELLINGS = 10_000  # in games the first ones survive: so many are given up only where somebody made a story up
IN_A_BAG = -2  # in the queue: a plate of bag b is IN_A_BAG - b, one that nobody has looked at is NOTHING

# One telling. Plates that left the stack are numbered as they first appear: their fronts may be decided only at the end.
TELLING = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("numbered", "i1"),
                ("back", "i1", PLATES),
                ("front", "i1", PLATES),
                ("seen", "i4"),  # set of the fronts that the seat has seen
                ("queue", "i1", 2 * LONGEST_STORY),  # the stack, top first: a number, NOTHING or IN_A_BAG - bag
                ("top", "i2"),
                ("bottom", "i2"),
                ("bags", "i1"),
                ("bag", "i1", (STACK + 1, STACK)),
                ("in_bag", "i1", STACK + 1),
                ("next_word", "i2", STACK + 1),  # where the story tells which plate of the bag comes next; NOTHING if it does not yet
                ("told", "i1", LONGEST_STORY),  # numbers for the words that the seat has not seen
                ("stack", "i1", PLATES),
                ("drawn", "i1", STACK),
                ("plate", "i1"),
                ("kept_in", "i1"),  # the bag in which the plate is that the other player keeps
            ],
            align=True,
        ),
    )
)


@rule
def imagine(s: State, seat: int, random: Random) -> None:
    """Fill in what the seat cannot know. Where nothing agrees with what it has seen, the game is given up: it is over."""
    hide(s, seat)
    if s.in_story == 0 and s.in_drawn == 0:
        return
    if not remembers(s, seat):
        s.to_move = OVER
        return
    t = scratch(TELLING)
    for _ in range(MOST_TELLINGS):
        if tell_again(s, seat, t, random) and decide_fronts(s, t, random):
            write_down(s, t)
            return
    s.to_move = OVER


@rule
def remembers(s: State, seat: int) -> bool:
    """Whether the position tells what the seat has seen itself; another seat's view does not."""
    for i in range(s.in_stack):
        if s.stack_by[i] == seat and not is_front(int(s.stack[i])):
            return False
    for i in range(s.in_drawn):
        if ((s.turn == seat and i < s.looked) or s.drawn_by[i] == seat) and not is_front(int(s.drawn[i])):
            return False
    i = 0
    while i < s.in_story:
        if s.story[i] < DRAWN_BY:
            i += 1
            continue
        end = i + 2 + 2 * int(s.story[i + 1])
        if s.story[i] - DRAWN_BY == seat:
            for k in range(i + 2, end):
                if not is_front(int(s.story[k])):
                    return False
        i = end
    return True


@part
def is_front(plate: int) -> bool:
    return 0 <= plate < BACKED


@rule
def tell_again(s: State, seat: int, t: State, random: Random) -> bool:
    """One telling; False if it has to be given up."""
    begin(s, t)
    i = 0
    while i < s.in_story:
        if s.story[i] < DRAWN_BY:
            if leave_top(t, int(s.story[i]), random) == NOTHING:
                return False
            i += 1
        else:
            if not tell_draw(s, seat, t, i, random):
                return False
            i += 2 + 2 * int(s.story[i + 1])
    return tell_hand(s, seat, t, random) and tell_stack(s, t, random)


@rule
def begin(s: State, t: State) -> None:
    """At the beginning nobody has looked at any plate of the stack."""
    plates = int(s.in_stack) + int(s.in_drawn) - int(s.put_back)
    i = 0
    while i < s.in_story:
        plates += 1
        i += 1 if s.story[i] < DRAWN_BY else 2 + 2 * int(s.story[i + 1])
    t.numbered, t.seen, t.top, t.bottom, t.bags, t.plate, t.kept_in = 0, 0, 0, plates, 0, NOTHING, NOTHING
    for k in range(plates):
        t.queue[k] = NOTHING
    for k in range(s.in_story):
        t.told[k] = NOTHING
    for k in range(PLATES):
        t.stack[k] = NOTHING
    for k in range(STACK):
        t.drawn[k] = NOTHING
    t.in_bag[HAND] = 0


# ── Plates leave and return ──────────────────────────────────────────────────────────────────────────────────────────────


@rule
def leave_top(t: State, shown: int, random: Random) -> int:
    """The top plate leaves the stack and shows its front or its back. Its number; NOTHING if it cannot show that."""
    place = int(t.queue[t.top])
    t.top += 1
    if place >= 0:
        return place
    if place == NOTHING:
        return give_number(t, shown)
    return leave_bag(t, IN_A_BAG - place, shown, random)


@rule
def give_number(t: State, shown: int) -> int:
    """A plate appears for the first time."""
    number = int(t.numbered)
    t.numbered += 1
    t.back[number] = back_of(shown)
    t.front[number] = NOTHING
    if shown < BACKED:
        t.front[number] = shown
        t.seen |= 1 << shown
    return number


@rule
def leave_bag(t: State, bag: int, shown: int, random: Random) -> int:
    """One of the plates in a bag leaves it: any of those that may show this. Its number; NOTHING if none may, or the telling is given up."""
    i = find_in_bag(t, bag, shown, random)
    if i == NOTHING:
        return NOTHING
    number = int(t.bag[bag, i])
    t.in_bag[bag] -= 1
    t.bag[bag, i] = t.bag[bag, t.in_bag[bag]]
    if bag != HAND and t.next_word[bag] != NOTHING:
        t.told[t.next_word[bag]] = number
        t.next_word[bag] += 1
    return number


@rule
def find_in_bag(t: State, bag: int, shown: int, random: Random) -> int:
    """The place in the bag of the plate that shows this front; of any plate with this back; of any plate at all if nothing is shown."""
    if 0 <= shown < BACKED and (t.seen >> shown) & 1:
        for i in range(t.in_bag[bag]):
            if t.front[t.bag[bag, i]] == shown:
                return i
        return NOTHING
    fitting = 0
    for i in range(t.in_bag[bag]):
        if shown == NOTHING or t.back[t.bag[bag, i]] == back_of(shown):
            fitting |= 1 << i
    if fitting == 0:
        return NOTHING
    place = member_at(fitting, below(random, size(fitting)))
    if 0 <= shown < BACKED:
        if t.front[t.bag[bag, place]] != NOTHING:
            return NOTHING
        t.front[t.bag[bag, place]] = shown
        t.seen |= 1 << shown
    return place


@rule
def put_in_bag(t: State, bag: int, number: int) -> None:
    t.bag[bag, t.in_bag[bag]] = number
    t.in_bag[bag] += 1


@rule
def to_bottom(t: State, place: int) -> None:
    t.queue[t.bottom] = place
    t.bottom += 1


@rule
def hand_to_bag(t: State, first_word: int) -> int:
    """The plates in hand go under the stack in an unknown order, as a new bag. Its number."""
    bag = int(t.bags)
    t.bags += 1
    t.in_bag[bag] = t.in_bag[HAND]
    for i in range(t.in_bag[HAND]):
        t.bag[bag, i] = t.bag[HAND, i]
    t.in_bag[HAND] = 0
    t.next_word[bag] = first_word
    return bag


# ── The parts of a telling ───────────────────────────────────────────────────────────────────────────────────────────────


@rule
def tell_draw(s: State, seat: int, t: State, i: int, random: Random) -> bool:
    """A draw that is over: plates leave the stack, one is kept and placed, the others return. False if the telling has to be given up."""
    by, drawn, kept = int(s.story[i]) - DRAWN_BY, int(s.story[i + 1]), int(s.story[i + 2])
    first = i + 3
    for k in range(drawn):
        number = leave_top(t, int(s.story[first + k]), random)
        if number == NOTHING:
            return False
        t.told[first + k] = number
        put_in_bag(t, HAND, number)
    if leave_bag(t, HAND, kept, random) == NOTHING:
        return False
    first += drawn
    if by == seat:
        for k in range(drawn - 1):
            to_bottom(t, leave_bag(t, HAND, int(s.story[first + k]), random))
    else:
        bag = hand_to_bag(t, first)
        for _ in range(drawn - 1):
            to_bottom(t, IN_A_BAG - bag)
    return True


@rule
def tell_hand(s: State, seat: int, t: State, random: Random) -> bool:
    """A draw that goes on: the plates in hand, those already put back, and the kept one. False if the telling has to be given up."""
    for k in range(s.in_drawn):
        if t.queue[t.top] == NOTHING and s.drawn[k] >= BACKED and (s.turn == seat or k >= s.looked):
            t.top += 1  # nobody has looked at it yet
            continue
        number = leave_top(t, int(s.drawn[k]), random)
        if number == NOTHING:
            return False
        t.drawn[k] = number
        put_in_bag(t, HAND, number)
    if s.turn == seat:
        for _ in range(s.put_back):
            to_bottom(t, 0)  # the seat sees which
    elif s.in_drawn == 1 and s.stage == PLACING:
        t.plate = t.drawn[0]
    elif s.in_drawn > 1 and (s.stage == RETURNING or s.stage == PLACING):
        bag = hand_to_bag(t, NOTHING)
        for _ in range(s.put_back):
            to_bottom(t, IN_A_BAG - bag)
        t.kept_in = bag
    return True


@rule
def tell_stack(s: State, t: State, random: Random) -> bool:
    """The plates still in the stack, from the top, of which only the first may show something."""
    for i in range(s.in_stack - 1, -1, -1):
        place = int(t.queue[t.top])
        t.top += 1
        if place <= IN_A_BAG:
            number = leave_bag(t, IN_A_BAG - place, int(s.stack[i]), random)
            if number == NOTHING:
                return False
            t.stack[i] = number
    if t.kept_in != NOTHING:
        t.plate = leave_bag(t, int(t.kept_in), NOTHING, random)
    return True


# ── The end of the telling ───────────────────────────────────────────────────────────────────────────────────────────────


@rule
def decide_fronts(s: State, t: State, random: Random) -> bool:
    """Fronts that the seat has not seen: any of the plates that are nowhere, each as likely. What is left over is undecided. False if there are
    not enough of them.
    """
    undecided = int(s.undecided & ~t.seen)
    for number in range(t.numbered):
        if t.front[number] == NOTHING:
            plates = undecided & int(BACK_BITS[t.back[number]])
            if plates == 0:
                return False
            t.front[number] = member_at(plates, below(random, size(plates)))
            undecided &= ~(1 << int(t.front[number]))
    s.undecided = undecided
    return True


@rule
def write_down(s: State, t: State) -> None:
    """From numbers to plates."""
    for i in range(s.in_story):
        if t.told[i] != NOTHING:
            s.story[i] = t.front[t.told[i]]
    for i in range(s.in_stack):
        if t.stack[i] != NOTHING:
            s.stack[i] = t.front[t.stack[i]]
    for i in range(s.in_drawn):
        if t.drawn[i] != NOTHING:
            s.drawn[i] = t.front[t.drawn[i]]
    if t.plate != NOTHING:
        s.plate = t.front[t.plate]
