"""Whether a position that somebody wrote down can be: its stage, who is to move, and the story of its stack."""

from collections import deque

import numpy as np

from sintra.games.duel.rules import decisions, draws
from sintra.games.duel.rules_domes import in_hand
from sintra.games.duel.rules_plates import back_of, top_is_unknown
from sintra.games.duel.spec import (
    BACKED,
    CHOOSING_GOALS,
    CHOOSING_STARTER,
    DRAWING,
    DRAWN_BY,
    FILLING,
    KEEPING,
    LAYING,
    LINING,
    LONGEST_STORY,
    LOOKING,
    MOVES,
    NOTHING,
    PLACING,
    PLAYERS,
    REFILLING,
    RETURNING,
    ROUNDS,
    TILES_ON_FACTORIES,
    TILING,
    TURN,
)
from sintra.games.duel.text import PLATE_TEXTS, STAGES, UNKNOWN
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.errors import BadPosition
from sintra.kernel.sets import size
from sintra.kernel.text import NONE

# ── Stages ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

OF_NATURE = (CHOOSING_GOALS, CHOOSING_STARTER, REFILLING, FILLING, LOOKING)
OF_PLAYERS = (KEEPING, RETURNING, PLACING, LAYING, TILING)


def check_stage(s: State) -> None:
    """Somebody can indeed be to move as the text says, and has a choice."""
    stage = STAGES[s.stage]
    if s.to_move == OVER:
        require(s.round_number == ROUNDS and s.stage == TILING and s.left == 0, "to", f"the game is over after tiling in round {ROUNDS}")
        return
    require(s.to_move == NATURE or s.stage not in OF_NATURE, "to", f"in the stage {stage} nature is to move")
    require(s.to_move != NATURE or s.stage not in OF_PLAYERS, "to", f"in the stage {stage} a player is to move")
    require((s.starter == NOTHING) <= (s.stage <= CHOOSING_STARTER), "start", "nobody has started")
    require((s.turn == NOTHING) == (s.stage <= CHOOSING_STARTER), "turn", f"whose turn it is does not fit the stage {stage}")
    if s.to_move >= 0 and s.stage != TILING:
        require(s.to_move == s.turn, "to", f"it is the turn of player {s.turn + 1}")
    require((s.filling == TILES_ON_FACTORIES) or s.stage <= FILLING, "filling", "the factories are filled before a turn")
    check_turn(s)
    check_choice(s)


def require(holds: bool, field: str, problem: str) -> None:
    if not holds:
        raise BadPosition(field, problem)


def check_turn(s: State) -> None:
    """What a turn in progress has in hand fits its stage."""
    require((s.held > 0) == (s.stage in (LINING, LAYING)), "held", "tiles are in hand from a take until they go to a line")
    drawing = s.stage in (DRAWING, LOOKING, KEEPING, RETURNING)
    require(not drawing or s.in_drawn > 0, "drawn", "no plate is drawn")
    require(drawing or s.stage == PLACING or s.in_drawn == 0, "drawn", "plates are drawn only in a turn that takes a plate")
    if s.stage in (KEEPING, RETURNING, PLACING):
        require(s.looked == s.in_drawn, "looked", "all drawn plates have been looked at")
    if s.stage == PLACING and s.in_drawn == 0:
        require(0 <= s.plate < BACKED, "plate", "a plate of the display is to be placed")
    if s.plate != NOTHING:
        require(s.stage in (RETURNING, PLACING), "plate", "a plate is to be placed only after it was taken")
    if s.stage == TILING:
        require(s.left == 0, "stage", "tiling begins when no tile, no chip and no token is left")


def check_choice(s: State) -> None:
    """There are moves, and where a choice is asked at least two."""
    if s.to_move == NATURE:
        require(is_nature_due(s) and draws(s, np.zeros(MOVES, np.int32)) > 0, "to", "nature has nothing to draw")
        return
    if is_hidden(s):
        return
    choices = size(decisions(s)[0])
    if s.stage == TILING:
        require(s.line_count[s.to_move, s.row] > 0, "row", f"line {s.row + 1} of player {s.to_move + 1} is empty")
    require(choices > (s.stage != TURN), "stage", f"there is no choice in the stage {STAGES[s.stage]}")


def is_nature_due(s: State) -> bool:
    """Whether a draw is due in a stage in which there may be none."""
    if s.stage in (TURN, LINING):
        return bool(s.to_reveal > 0)
    if s.stage == REFILLING:
        return top_is_unknown(s) or (s.in_stack > 0 and s.stack[s.in_stack - 1] >= BACKED and bool((s.display == NOTHING).any()))
    return s.stage != DRAWING or top_is_unknown(s)


def is_hidden(s: State) -> bool:
    """Whether the plates in hand are another's secret."""
    hand = s.drawn[: int(s.looked)]
    return bool((hand >= BACKED).any()) or (s.stage == RETURNING and s.plate == NOTHING) or not (s.stage != KEEPING or in_hand(s))


# ── The story ────────────────────────────────────────────────────────────────────────────────────────────────────────────


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
    events, i = [], 0
    while i < len(words):
        length = 2 + 2 * words[i + 1] if words[i] >= DRAWN_BY else 1
        events.append(words[i : i + length])
        i += length
    plates = int(s.in_stack) + int(s.in_drawn) - int(s.put_back) + len(events)
    queue: deque[tuple[int, int]] = deque([(NOTHING, NOTHING)] * plates)
    for event in events:
        drawn = event[3 : 3 + event[1]] if len(event) > 1 else event
        for plate in drawn:
            require(bool(queue) and agree(queue.popleft()[0], plate), "story", f"{PLATE_TEXTS[plate]} was not on top of the stack")
        if len(event) > 1:
            by, returned = event[0] - DRAWN_BY, event[3 + event[1] :]
            if all(0 <= plate < BACKED for plate in event[2:]):
                require(sorted(drawn) == sorted([event[2], *returned]), "story", "what was put back is not what was drawn")
            queue += [(plate, by) for plate in returned]
    now = [(int(s.drawn[k]), int(s.drawn_by[k])) for k in range(int(s.in_drawn))]
    now += [(int(s.stack[k]), int(s.stack_by[k])) for k in range(int(s.in_stack) - 1, int(s.put_back) - 1, -1)]
    for (told, told_by), (plate, by) in zip(queue, now, strict=True):
        require(told_by == by and agree(told, plate), "story", "does not lead to this stack")


def agree(one: int, other: int) -> bool:
    """Whether two plates may be the same, as far as they are known."""
    if NOTHING in (one, other):
        return True
    return one == other or (max(one, other) >= BACKED and back_of(one) == back_of(other))
