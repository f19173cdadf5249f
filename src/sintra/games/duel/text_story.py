"""The story of the stack that somebody wrote down: whether it can have gone so, and leads to this stack."""

from collections import deque

import numpy as np

from sintra.games.duel.rules_imagining import imagine, remembers
from sintra.games.duel.rules_plates import back_of
from sintra.games.duel.spec import BACKED, DRAWN_BY, LONGEST_STORY, NOTHING, PLAYERS, STACK
from sintra.games.duel.text import PLATE_TEXTS, UNKNOWN
from sintra.games.duel.text_stage import require
from sintra.kernel.dispatch import State
from sintra.kernel.random import generator
from sintra.kernel.text import NONE


def read_story(s: State, text: str) -> None:
    """Write the story into the record and see that it leads to this stack."""
    words: list[int] = []
    for event in [] if text == NONE else text.split(","):
        words += to_words(event)
    require(len(words) <= LONGEST_STORY, "story", "is longer than any game")
    s.in_story = len(words)
    s.story[:] = NOTHING
    s.story[: len(words)] = words
    require((s.returned > s.put_back) <= (len(words) > 0), "story", "says nothing of the plates that were put under the stack")
    require((len(words) > 0) <= (s.returned > 0 or s.in_drawn > 0), "story", "tells of plates that are not in the stack any more")
    check_story(s, words)


def to_words(event: str) -> list[int]:
    parts = event.split(":")
    if len(parts) == 1:
        return [to_word(event)]
    require(len(parts) == 4 and parts[0] in map(str, range(1, PLAYERS + 1)), "story", f"{event!r} is neither a plate nor player:kept:drawn:returned")
    drawn, returned = parts[2].split("."), [] if parts[3] == NONE else parts[3].split(".")
    require(len(returned) == len(drawn) - 1, "story", f"{event!r}: all drawn plates but one are put back")
    return [DRAWN_BY + int(parts[0]) - 1, len(drawn), *map(to_word, (parts[1], *drawn, *returned))]


def to_word(plate: str) -> int:
    require(plate == UNKNOWN or plate in PLATE_TEXTS, "story", f"{plate!r} is not a plate")
    return NOTHING if plate == UNKNOWN else PLATE_TEXTS.index(plate)


def check_story(s: State, words: list[int]) -> None:
    """Tell the story from its beginning: what leaves the stack is what was put there, and what is left is the stack."""
    events = events_of(words)
    plates = int(s.in_stack) + int(s.in_drawn) - int(s.put_back) + len(events)
    queue: deque[tuple[int, int]] = deque([(NOTHING, NOTHING)] * plates)
    for event in events:
        drawn = event[3 : 3 + event[1]] if len(event) > 1 else event
        for plate in drawn:
            require(bool(queue) and agree(queue.popleft()[0], plate), "story", f"{PLATE_TEXTS[plate]} was not on top of the stack")
        if len(event) > 1:
            by, returned = event[0] - DRAWN_BY, event[3 + event[1] :]
            if is_open(event):
                require(sorted(drawn) == sorted([event[2], *returned]), "story", "what was put back is not what was drawn")
            queue += [(plate, by) for plate in returned]
    require(not events or plates <= STACK, "story", f"there were never more than {STACK} plates in the stack when one was drawn")
    now = [(int(s.drawn[k]), int(s.drawn_by[k])) for k in range(int(s.in_drawn))]
    now += [(int(s.stack[k]), int(s.stack_by[k])) for k in range(int(s.in_stack) - 1, int(s.put_back) - 1, -1)]
    for (told, told_by), (plate, by) in zip(queue, now, strict=True):
        require(told_by == by and agree(told, plate), "story", "does not lead to this stack")


def can_be_imagined(s: State, seat: int) -> bool:
    """Whether the story can have gone in some way that agrees with what the seat has seen."""
    trial = np.array([s])[0]
    imagine(trial, seat, generator(0))
    return bool(trial.to_move == s.to_move)


def events_of(words: list[int]) -> list[list[int]]:
    """The words of a story, event by event."""
    events, i = [], 0
    while i < len(words):
        length = 2 + 2 * words[i + 1] if words[i] >= DRAWN_BY else 1
        events.append(words[i : i + length])
        i += length
    return events


def is_open(event: list[int]) -> bool:
    """Whether every plate of a draw is known; otherwise it is another's, of which only the backs and the kept plate are."""
    return all(0 <= plate < BACKED for plate in event[2:])


def check_told(s: State) -> None:
    """What the story says can have happened, as far as each seat knows."""
    check_words(s, events_of([int(word) for word in s.story[: int(s.in_story)]]))
    for seat in range(PLAYERS):
        require(not remembers(s, seat) or can_be_imagined(s, seat), "story", "no order of what was put back agrees with it")


def check_words(s: State, events: list[list[int]]) -> None:
    """What left the stack for good lies on the display or on a dome; a draw is told as its player knows it, or as the other does."""
    gone = [event[2] if len(event) > 1 else event[0] for event in events]
    require(all(0 <= plate < BACKED for plate in gone) and len(set(gone)) == len(gone), "story", "a plate comes to light twice, or not at all")
    for event, plate in zip(events, gone, strict=True):
        where = s.plates[event[0] - DRAWN_BY] if len(event) > 1 else [*s.display, *s.plates.flat, s.plate]
        require(plate in where, "story", f"{PLATE_TEXTS[plate]} does not lie where it went")
    for p in range(PLAYERS):
        draws = [event for event in events if event[0] == DRAWN_BY + p]
        knows = [is_open(event) for event in draws]
        require(len(set(knows)) < 2, "story", f"tells some draws of player {p + 1} as he knows them and some as the other does")
        for event in draws:
            drawn, returned = event[3 : 3 + event[1]], event[3 + event[1] :]
            if not is_open(event):
                hidden = all(plate >= BACKED for plate in drawn) and all(plate == NOTHING for plate in returned)
                require(hidden and back_of(event[2]) in map(back_of, drawn), "story", f"a draw of player {p + 1} is neither known nor hidden")


def agree(one: int, other: int) -> bool:
    """Whether two plates may be the same, as far as they are known."""
    if NOTHING in (one, other):
        return True
    return one == other or (max(one, other) >= BACKED and back_of(one) == back_of(other))
