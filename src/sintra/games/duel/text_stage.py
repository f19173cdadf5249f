"""Whether the stage of a position that somebody wrote down fits who is to move, what is in hand, and that there is a choice."""

import numpy as np

from sintra.games.duel.problems import (
    DRAWN_NOW,
    KEPT_FIRST,
    KEPT_IS_KNOWN,
    KNOWN_ALREADY,
    LAST_RETURNED,
    LINE_EMPTY,
    LOOKED_EARLY,
    NATURES_STAGE,
    NO_CHOICE,
    NOBODY_STARTED,
    NONE_DRAWN,
    NOT_ALL_BACK,
    NOT_DRAWN,
    NOT_FROM_DISPLAY,
    NOT_HELD,
    NOT_LOOKED,
    NOT_OVER,
    NOT_PLACING,
    NOT_UNDER_STACK,
    NOTHING_TO_DRAW,
    OTHER_TURN,
    OTHERS_TURN,
    PLAYERS_STAGE,
    SINGLE_DRAWN,
    STILL_FILLING,
    TILING_EARLY,
)
from sintra.games.duel.rules import decisions, draws
from sintra.games.duel.rules_domes import in_hand
from sintra.games.duel.rules_plates import top_is_unknown
from sintra.games.duel.spec import (
    BACKED,
    CHOOSING_GOALS,
    CHOOSING_STARTER,
    DISPLAY,
    DRAWING,
    FILLING,
    KEEPING,
    LAYING,
    LINING,
    LOOKING,
    MOVES,
    NOTHING,
    PLACING,
    REFILLING,
    RETURNING,
    ROUNDS,
    TILES_ON_FACTORIES,
    TILING,
    TURN,
)
from sintra.kernel.compile import also_compiled, rule
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.phrasebook import Rows
from sintra.kernel.scratch import scratch
from sintra.kernel.sets import size
from sintra.kernel.sheet import is_fine, require

OF_NATURE = (CHOOSING_GOALS, CHOOSING_STARTER, REFILLING, FILLING, LOOKING)
OF_PLAYERS = (KEEPING, RETURNING, PLACING, LAYING, TILING)
ROOM = np.dtype((np.record, [("moves", "i4", (MOVES,))]))


@also_compiled
def check_stage(s: State, out: Rows) -> None:
    """Somebody can indeed be to move as the text says, and has a choice."""
    stage = int(s.stage)
    if s.to_move == OVER:
        require(out, s.round_number == ROUNDS and stage == TILING and s.left == 0, NOT_OVER, ROUNDS)
        return
    require(out, s.to_move == NATURE or stage not in OF_NATURE, NATURES_STAGE, stage)
    require(out, s.to_move != NATURE or stage not in OF_PLAYERS, PLAYERS_STAGE, stage)
    require(out, s.starter != NOTHING or stage <= CHOOSING_STARTER, NOBODY_STARTED)
    require(out, (s.turn == NOTHING) == (stage <= CHOOSING_STARTER), OTHER_TURN, stage)
    require(out, s.to_move < 0 or stage == TILING or s.to_move == s.turn, OTHERS_TURN, int(s.turn) + 1)
    require(out, s.filling == TILES_ON_FACTORIES or stage <= FILLING, STILL_FILLING)
    check_turn(s, out)
    if is_fine(out):
        check_choice(s, out)


@also_compiled
def check_turn(s: State, out: Rows) -> None:
    """What a turn in progress has in hand fits its stage."""
    stage = int(s.stage)
    require(out, (s.held > 0) == (stage in (LINING, LAYING)), NOT_HELD)
    is_drawing = stage in (DRAWING, LOOKING, KEEPING, RETURNING)
    require(out, not is_drawing or s.in_drawn > 0, NONE_DRAWN)
    require(out, is_drawing or stage == PLACING or s.in_drawn == 0, DRAWN_NOW)
    if stage in (KEEPING, RETURNING, PLACING):
        require(out, s.looked == s.in_drawn, NOT_LOOKED)
    if stage == PLACING and s.in_drawn == 0:
        require(out, 0 <= s.plate < BACKED, NOT_FROM_DISPLAY)
    if s.plate != NOTHING:
        require(out, stage in (RETURNING, PLACING), NOT_PLACING)
    if stage == TILING:
        require(out, s.left == 0, TILING_EARLY)


@also_compiled
def check_hand(s: State, out: Rows) -> None:
    """Drawn plates are looked at in order, then one is kept, then the others go under the stack; the last one without a question."""
    stage, n, back = int(s.stage), int(s.in_drawn), int(s.put_back)
    if stage in (DRAWING, LOOKING, KEEPING):
        require(out, back == 0, KEPT_FIRST)
    if stage == DRAWING:
        require(out, s.looked == 0, LOOKED_EARLY)
    if stage == LOOKING:
        require(out, s.looked < n and s.drawn[s.looked] >= BACKED and s.drawn_by[s.looked] == NOTHING, KNOWN_ALREADY)
    if stage == KEEPING:
        require(out, n > 1, SINGLE_DRAWN)
    if stage == RETURNING:
        require(out, n - 1 - back > 1, LAST_RETURNED)
    if stage == PLACING and n > 0:
        require(out, back == n - 1, NOT_ALL_BACK)
    for i in range(back):
        require(out, s.stack_by[i] == s.turn, NOT_UNDER_STACK)
    check_what_was_drawn(s, out)


@also_compiled
def check_what_was_drawn(s: State, out: Rows) -> None:
    """Where the plates in hand are known, it is known what became of them."""
    hand, are_known, are_others = 0, True, True
    for i in range(int(s.in_drawn)):
        plate = int(s.drawn[i])
        are_known = are_known and plate < BACKED
        hand |= 1 << plate if 0 <= plate < BACKED else 0
        are_others = are_others and s.drawn_by[i] == 1 - s.turn
    if not are_known:
        return
    gone, told = 0, 0
    for i in range(int(s.put_back)):
        if 0 <= s.stack[i] < BACKED:
            gone, told = gone | 1 << int(s.stack[i]), told + 1
    if s.in_drawn > 0 and s.plate != NOTHING:
        require(out, s.plate < BACKED, NOT_DRAWN)
        gone, told = gone | 1 << int(s.plate), told + 1
    require(out, gone & ~hand == 0, NOT_DRAWN)
    if int(s.stage) in (RETURNING, PLACING) and not are_others:
        require(out, told == s.put_back + 1, KEPT_IS_KNOWN)


@also_compiled
def check_choice(s: State, out: Rows) -> None:
    """There are moves, and where a choice is asked at least two."""
    if s.to_move == NATURE:
        require(out, is_nature_due(s) and can_draw(s), NOTHING_TO_DRAW)
        return
    if is_hidden(s):
        return
    choices = size(decisions(s)[0])
    if s.stage == TILING:
        require(out, s.line_count[s.to_move, s.row] > 0, LINE_EMPTY, int(s.row) + 1, int(s.to_move) + 1)
    require(out, choices > int(s.stage != TURN), NO_CHOICE, int(s.stage))


@rule
def can_draw(s: State) -> bool:
    """Whether there is anything that nature may draw."""
    return bool(draws(s, scratch(ROOM).moves) > 0)


@also_compiled
def is_nature_due(s: State) -> bool:
    """Whether a draw is due in a stage in which there may be none."""
    if s.stage == TURN or s.stage == LINING:
        return bool(s.to_reveal > 0)
    if s.stage == REFILLING:
        has_gap = False
        for place in range(DISPLAY):
            has_gap = has_gap or s.display[place] == NOTHING
        return top_is_unknown(s) or bool(s.in_stack > 0 and s.stack[s.in_stack - 1] >= BACKED and has_gap)
    return s.stage != DRAWING or top_is_unknown(s)


@also_compiled
def is_hidden(s: State) -> bool:
    """Whether the plates in hand are another's secret."""
    has_backs = False
    for i in range(int(s.looked)):
        has_backs = has_backs or s.drawn[i] >= BACKED
    is_kept_hidden = int(s.stage) in (RETURNING, PLACING) and s.in_drawn > 0 and s.plate == NOTHING
    return has_backs or is_kept_hidden or (s.stage == KEEPING and in_hand(s) == 0)
