"""The story of the stack that somebody wrote down: whether it can have gone so, and leads to this stack."""

import numpy as np

from sintra.games.duel.problems import (
    CANNOT_BE,
    HALF_HIDDEN,
    LIGHT_TWICE,
    NOT_ON_TOP,
    NOT_WHAT_WAS_DRAWN,
    NOT_WHERE_IT_WENT,
    OTHER_STACK,
    STACK_TOO_HIGH,
    STORY_MISSING,
    STORY_PAST,
    STORY_RETURNED,
    STORY_TOO_LONG,
    STORY_UNREADABLE,
    TOLD_TWO_WAYS,
)
from sintra.games.duel.rules_imagining import imagine, remembers
from sintra.games.duel.rules_plates import back_of
from sintra.games.duel.spec import BACKED, DISPLAY, DRAWN_BY, LONGEST_STORY, NOTHING, PLAYERS, SLOTS, STACK
from sintra.kernel.compile import also_compiled, rule
from sintra.kernel.dispatch import State
from sintra.kernel.phrasebook import Rows
from sintra.kernel.scratch import scratch
from sintra.kernel.sheet import Written, is_fine, require

GENERATOR = np.dtype((np.record, [("random", "u8", (1,))]))

# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def read_story(s: State, t: Written, out: Rows) -> None:
    """Write the story into the record and see that it leads to this stack."""
    s.in_story = 0
    for i in range(LONGEST_STORY):
        s.story[i] = NOTHING
    words, at = 0, 1
    for event in range(int(t.story[0])):
        if is_fine(out):
            words, at = read_event(s, t, event, words, at, out)
    if not is_fine(out):
        return
    s.in_story = words
    require(out, s.returned <= s.put_back or words > 0, STORY_MISSING)
    require(out, words == 0 or s.returned > 0 or s.in_drawn > 0, STORY_PAST)
    check_story(s, out)


@also_compiled
def read_event(s: State, t: Written, event: int, words: int, at: int, out: Rows) -> tuple[int, int]:
    """An event from this place of the sheet on becomes words of the story; returns where the next ones go, and come from."""
    parts = int(t.story[at])
    first, one = int(t.story[at + 1]), int(t.story[at + 2])
    if parts == 1:
        if require(out, first == 1 and one < DRAWN_BY, STORY_UNREADABLE, event + 1) and require(out, words < LONGEST_STORY, STORY_TOO_LONG):
            s.story[words] = one
        return words + 1, at + 3
    is_draw = parts == 4 and first == 1 and one >= DRAWN_BY and t.story[at + 3] == 1 and t.story[at + 5] > 0
    if not require(out, is_draw, STORY_UNREADABLE, event + 1):
        return words, at
    drawn = int(t.story[at + 5])
    returned = int(t.story[at + 6 + drawn])
    if not require(out, returned == drawn - 1, STORY_RETURNED, event + 1):
        return words, at
    if not require(out, words + 2 + 2 * drawn <= LONGEST_STORY, STORY_TOO_LONG):
        return words, at
    s.story[words], s.story[words + 1], s.story[words + 2] = one, drawn, t.story[at + 4]
    is_plate = t.story[at + 4] < DRAWN_BY
    for k in range(drawn):
        s.story[words + 3 + k] = t.story[at + 6 + k]
        is_plate = is_plate and t.story[at + 6 + k] < DRAWN_BY
    for k in range(returned):
        s.story[words + 3 + drawn + k] = t.story[at + 7 + drawn + k]
        is_plate = is_plate and t.story[at + 7 + drawn + k] < DRAWN_BY
    require(out, is_plate, STORY_UNREADABLE, event + 1)
    return words + 2 + 2 * drawn, at + 7 + drawn + returned


@also_compiled
def length_of(s: State, i: int) -> int:
    """How many words the event at this place of the story has."""
    return 2 + 2 * int(s.story[i + 1]) if s.story[i] >= DRAWN_BY else 1


@also_compiled
def events_in(s: State) -> int:
    events, i = 0, 0
    while i < s.in_story:
        events, i = events + 1, i + length_of(s, i)
    return events


@also_compiled
def returned_at(s: State, k: int) -> tuple[int, int]:
    """The plate that was put back as number k (from 0) of all that the story tells of, and by whom; below 0 nothing is known of it."""
    i = 0
    while k >= 0 and i < s.in_story:
        if s.story[i] >= DRAWN_BY:
            drawn = int(s.story[i + 1])
            if k < drawn - 1:
                return int(s.story[i + 3 + drawn + k]), int(s.story[i]) - DRAWN_BY
            k -= drawn - 1
        i += length_of(s, i)
    return NOTHING, NOTHING


@also_compiled
def check_story(s: State, out: Rows) -> None:
    """Tell the story from its beginning: what leaves the stack is what was put there, and what is left is the stack."""
    events = events_in(s)
    plates = int(s.in_stack) + int(s.in_drawn) - int(s.put_back) + events
    left, returned, i = 0, 0, 0
    while i < s.in_story:
        is_draw = s.story[i] >= DRAWN_BY
        drawn, first = (int(s.story[i + 1]), i + 3) if is_draw else (1, i)
        for k in range(first, first + drawn):
            plate = int(s.story[k])
            on_top = returned_at(s, left - plates)[0]
            require(out, left < plates + returned and agree(on_top, plate), NOT_ON_TOP, plate)
            left += 1
        if is_draw:
            returned += drawn - 1
            require(out, not is_open(s, i) or is_same(s, i), NOT_WHAT_WAS_DRAWN)
        i += length_of(s, i)
    require(out, events == 0 or plates <= STACK, STACK_TOO_HIGH, STACK)
    for k in range(int(s.in_drawn)):
        told, by = returned_at(s, left + k - plates)
        require(out, by == s.drawn_by[k] and agree(told, int(s.drawn[k])), OTHER_STACK)
    for k in range(int(s.in_stack) - int(s.put_back)):
        place = int(s.in_stack) - 1 - k
        told, by = returned_at(s, left + int(s.in_drawn) + k - plates)
        require(out, by == s.stack_by[place] and agree(told, int(s.stack[place])), OTHER_STACK)


@also_compiled
def is_open(s: State, i: int) -> bool:
    """Whether every plate of a draw is known; otherwise it is another's, of which only the backs and the kept plate are."""
    known = True
    for k in range(i + 2, i + length_of(s, i)):
        known = known and 0 <= s.story[k] < BACKED
    return known


@also_compiled
def is_same(s: State, i: int) -> bool:
    """Whether the plates that were drawn are the one that was kept and those that were put back."""
    drawn, same = int(s.story[i + 1]), True
    for plate in range(BACKED):
        before, after = 0, int(s.story[i + 2] == plate)
        for k in range(drawn):
            before += int(s.story[i + 3 + k] == plate)
            after += int(k < drawn - 1 and s.story[i + 3 + drawn + k] == plate)
        same = same and before == after
    return same


@also_compiled
def agree(one: int, other: int) -> bool:
    """Whether two plates may be the same, as far as they are known."""
    if one == NOTHING or other == NOTHING:
        return True
    return one == other or (max(one, other) >= BACKED and back_of(one) == back_of(other))


# ── What no game can come to ─────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def check_told(table: State, out: Rows) -> None:
    """What the story says can have happened, as far as each seat knows."""
    s = table[0]
    check_words(s, out)
    for p in range(PLAYERS):
        check_ways_to_tell(s, p, out)
    for seat in range(PLAYERS):
        if is_fine(out) and remembers(s, seat):
            table[1] = table[0]
            imagine_somehow(table[1], seat)
            require(out, table[1].to_move == s.to_move, CANNOT_BE)


@rule
def imagine_somehow(s: State, seat: int) -> None:
    """Fill in what the seat cannot know in some way that agrees with what it has seen; where there is none, the game is over."""
    imagine(s, seat, scratch(GENERATOR).random)


@also_compiled
def check_words(s: State, out: Rows) -> None:
    """What left the stack for good lies on the display or on a dome."""
    gone, i = 0, 0
    while i < s.in_story:
        is_draw = s.story[i] >= DRAWN_BY
        plate = int(s.story[i + 2]) if is_draw else int(s.story[i])
        if not require(out, 0 <= plate < BACKED and not gone >> max(plate, 0) & 1, LIGHT_TWICE):
            return
        gone |= 1 << plate
        if is_draw:
            lies_there = is_on_dome(s, int(s.story[i]) - DRAWN_BY, plate)
        else:
            lies_there = s.plate == plate or is_on_dome(s, 0, plate) or is_on_dome(s, 1, plate)
            for place in range(DISPLAY):
                lies_there = lies_there or s.display[place] == plate
        require(out, lies_there, NOT_WHERE_IT_WENT, plate)
        i += length_of(s, i)


@also_compiled
def is_on_dome(s: State, p: int, plate: int) -> bool:
    found = False
    for slot in range(SLOTS):
        found = found or s.plates[p, slot] == plate
    return found


@also_compiled
def check_ways_to_tell(s: State, p: int, out: Rows) -> None:
    """A draw is told as its player knows it, or as the other does, and all draws of a player in the same way."""
    known, hidden, i = 0, 0, 0
    while i < s.in_story:
        if s.story[i] == DRAWN_BY + p:
            if is_open(s, i):
                known += 1
            else:
                hidden += 1
                require(out, is_hidden(s, i), HALF_HIDDEN, p + 1)
        i += length_of(s, i)
    require(out, known == 0 or hidden == 0, TOLD_TWO_WAYS, p + 1)


@also_compiled
def is_hidden(s: State, i: int) -> bool:
    """Whether of a draw the backs are known, and nothing of what was put back; the kept plate has one of these backs."""
    drawn, backs_only, kept_is_one = int(s.story[i + 1]), True, False
    for k in range(drawn):
        plate = int(s.story[i + 3 + k])
        backs_only = backs_only and plate >= BACKED
        kept_is_one = kept_is_one or (plate >= 0 and back_of(plate) == back_of(int(s.story[i + 2])))
    for k in range(drawn - 1):
        backs_only = backs_only and s.story[i + 3 + drawn + k] == NOTHING
    return backs_only and kept_is_one
