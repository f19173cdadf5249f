"""Whether the stage of a position that somebody wrote down fits who is to move, what is in hand, and that there is a choice."""

import numpy as np

from sintra.games.duel.rules import decisions, draws
from sintra.games.duel.rules_domes import in_hand
from sintra.games.duel.rules_plates import top_is_unknown
from sintra.games.duel.spec import (
    BACKED,
    CHOOSING_GOALS,
    CHOOSING_STARTER,
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
from sintra.games.duel.text import STAGES
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.errors import BadPosition
from sintra.kernel.sets import size

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


def check_hand(s: State) -> None:
    """Drawn plates are looked at in order, then one is kept, then the others go under the stack; the last one without a question."""
    n, back = int(s.in_drawn), int(s.put_back)
    if s.stage in (DRAWING, LOOKING, KEEPING):
        require(back == 0, "put_back", "a plate is kept before others are put back")
    if s.stage == DRAWING:
        require(s.looked == 0, "looked", "drawn plates are looked at once no more are drawn")
    if s.stage == LOOKING:
        require(s.looked < n and s.drawn[s.looked] >= BACKED and s.drawn_by[s.looked] == NOTHING, "looked", "this plate is known already")
    if s.stage == KEEPING:
        require(n > 1, "drawn", "a single plate is kept without a question")
    if s.stage == RETURNING:
        require(n - 1 - back > 1, "put_back", "the last plate goes back without a question")
    if s.stage == PLACING and n > 0:
        require(back == n - 1, "put_back", "all drawn plates but one are put back before that one is placed")
    require((s.stack_by[:back] == s.turn).all(), "put_back", "the plates put back lie under the stack")
    hand = [int(plate) for plate in s.drawn[:n]]
    if all(plate < BACKED for plate in hand):
        under = [int(plate) for plate in s.stack[:back] if plate != NOTHING and plate < BACKED]
        kept = [int(s.plate)] if n > 0 and s.plate != NOTHING else []
        require(set(under + kept) <= set(hand), "put_back", "only what was drawn is kept or put back")
        if s.stage in (RETURNING, PLACING) and any(by != 1 - s.turn for by in s.drawn_by[:n]):
            require(len(under + kept) == back + 1, "plate", "the player who drew the plates knows which one is kept")


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
    is_kept_hidden = s.stage in (RETURNING, PLACING) and s.in_drawn > 0 and s.plate == NOTHING
    return bool((hand >= BACKED).any()) or is_kept_hidden or not (s.stage != KEEPING or in_hand(s))
