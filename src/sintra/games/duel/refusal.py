"""Why a move is not legal: the first rule that it breaks, with the data that the words need."""

from collections.abc import Callable

from sintra.games.duel.notation import back_word, chip_data, colour_word, plate_data
from sintra.games.duel.rules import back_to_look_at
from sintra.games.duel.rules_chips import chips_of, is_completing
from sintra.games.duel.rules_plates import back_of, top_is_unknown
from sintra.games.duel.spec import (
    ACTIONS,
    BACK,
    CHIP,
    CHIP_DOWN,
    CHIP_GONE,
    CHIPS_A_ROUND,
    CHOOSING_GOALS,
    CHOOSING_STARTER,
    COLOUR,
    COLOURS,
    DRAW,
    DRAWING,
    FILLING,
    FRONT,
    GOAL,
    KEEP,
    KEEPING,
    LAY,
    LAYING,
    LEAVE,
    LINE,
    LINING,
    MOON,
    PASS,
    PLACE,
    PLACING,
    RETURN,
    RETURNING,
    REVEAL,
    ROTATIONS,
    ROUNDS,
    SIDE,
    SPEND,
    START,
    TAKE,
    TILE,
    TILING,
    TURN,
)
from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Phrase
from sintra.kernel.refusal import refused


def refuse(s: State, move: int) -> Phrase:
    """The rule that forbids the move in this position."""
    return refused(s, move, ACTIONS, refuse_draw, refuse_decision)


def refuse_decision(s: State, move: int) -> Phrase:
    return BY_STAGE[int(s.stage)](s, move)


# ── Nature ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


def refuse_draw(s: State, move: int) -> Phrase:
    due, end, phrase = draw_due(s)
    if not due <= move < end:
        return phrase
    if due == COLOUR:
        return Phrase("refuse-bag-has-none", {"colour": colour_word(move - COLOUR)})
    if due == REVEAL:
        return Phrase("refuse-chips-all-seen", chip_data(move - REVEAL))
    if due == GOAL:
        return Phrase("refuse-tablet-is-used")
    if due == BACK:
        return Phrase("refuse-no-such-back", {"back": back_word(move - BACK)})
    if back_of(move - FRONT) != back_to_look_at(s):
        return Phrase("refuse-other-back", {"back": back_word(back_to_look_at(s))})
    return Phrase("refuse-plate-is-elsewhere", plate_data(move - FRONT))


def draw_due(s: State) -> tuple[int, int, Phrase]:
    """Which draws are due: the first, the one after the last, and the words for any other."""
    if s.stage == FILLING:
        return COLOUR, BACK, Phrase("refuse-tile-first")
    if s.to_reveal:
        return REVEAL, GOAL, Phrase("refuse-reveal-first")
    if s.stage == CHOOSING_GOALS:
        return GOAL, START, Phrase("refuse-goal-first")
    if s.stage == CHOOSING_STARTER:
        return START, START + 2, Phrase("refuse-start-first")
    if top_is_unknown(s):
        return BACK, FRONT, Phrase("refuse-back-first")
    return FRONT, REVEAL, Phrase("refuse-front-first")


# ── Phase 1 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def refuse_turn(s: State, move: int) -> Phrase:
    if s.opening > 0:
        return Phrase("refuse-place-is-empty", {"place": move - TAKE + 1}) if TAKE <= move < DRAW else Phrase("refuse-opening")
    if move < MOON:
        return Phrase("refuse-sun-has-none", {"source": move // COLOURS, "colour": colour_word(move % COLOURS)})
    if move < CHIP:
        return Phrase("refuse-moons-have-none", {"colour": colour_word(move - MOON)})
    if move < TAKE:
        return refuse_chip(s, move - CHIP)
    if move <= DRAW:
        return refuse_plate(s, move)
    if move >= TILE or SPEND <= move <= LEAVE:
        return Phrase("refuse-not-tiling")
    return Phrase("refuse-pass") if move == PASS else Phrase("refuse-take-first")


def refuse_chip(s: State, i: int) -> Phrase:
    if s.chips[i] == CHIP_DOWN:
        return Phrase("refuse-chip-is-covered", {"source": i + 1})
    if s.chips[i] == CHIP_GONE:
        return Phrase("refuse-chip-is-gone", {"source": i + 1})
    return Phrase("refuse-third-chip", {"chips": CHIPS_A_ROUND})


def refuse_plate(s: State, move: int) -> Phrase:
    if s.round_number == ROUNDS:
        return Phrase("refuse-no-plates-in-last-round")
    if s.tokens[s.turn] == 0:
        return Phrase("refuse-no-token")
    return Phrase("refuse-stack-is-empty") if move == DRAW else Phrase("refuse-place-is-empty", {"place": move - TAKE + 1})


def refuse_drawing(s: State, move: int) -> Phrase:  # noqa: ARG001
    return Phrase("refuse-drawing")


def refuse_keeping(s: State, move: int) -> Phrase:  # noqa: ARG001
    return Phrase("refuse-not-drawn", plate_data(move - KEEP)) if KEEP <= move < RETURN else Phrase("refuse-keep-first")


def refuse_returning(s: State, move: int) -> Phrase:  # noqa: ARG001
    return Phrase("refuse-not-in-hand", plate_data(move - RETURN)) if RETURN <= move < PLACE else Phrase("refuse-return-first")


def refuse_placing(s: State, move: int) -> Phrase:  # noqa: ARG001
    return Phrase("refuse-slot-is-taken", {"slot": (move - PLACE) // ROTATIONS + 1}) if PLACE <= move < LAY else Phrase("refuse-place-first")


def refuse_laying(s: State, move: int) -> Phrase:
    if not LAY <= move < LINE:
        return Phrase("refuse-lay-first", {"source": int(s.source)})
    return Phrase("refuse-sun-has-none", {"source": int(s.source), "colour": colour_word(move - LAY)})


def refuse_lining(s: State, move: int) -> Phrase:
    if not LINE <= move < PASS:
        return Phrase("refuse-line-first")
    line, p = move - LINE, int(s.turn)
    if s.line_count[p, line] > line:
        return Phrase("refuse-line-full", {"line": line + 1})
    return Phrase("refuse-line-holds-other", {"line": line + 1, "colour": colour_word(int(s.line_colour[p, line]))})


# ── Phase 2 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def refuse_tiling(s: State, move: int) -> Phrase:
    p, r = int(s.to_move), int(s.row)
    colour = colour_word(int(s.line_colour[p, r]))
    is_missing = s.line_count[p, r] + s.made <= r
    if SPEND <= move <= LEAVE:
        if not is_missing:
            return Phrase("refuse-line-complete", {"line": r + 1})
        if move == LEAVE:
            assert is_completing(s)
            return Phrase("refuse-must-complete", {"line": r + 1})
        kind = move - SPEND
        if chips_of(int(s.store[p]), kind) == 0:
            return Phrase("refuse-no-such-chip", chip_data(kind))
        return Phrase("refuse-chip-does-not-help", {**chip_data(kind), "line": r + 1})
    if move < TILE:
        return Phrase("refuse-tiling", {"line": r + 1})
    if is_missing or (move - TILE) // SIDE != r:
        return Phrase("refuse-other-row", {"line": r + 1})
    column = (move - TILE) % SIDE
    if s.covered[p] >> (move - TILE) & 1:
        return Phrase("refuse-space-covered", {"row": r + 1, "column": column + 1})
    return Phrase("refuse-space-is-not-for", {"row": r + 1, "column": column + 1, "colour": colour})


BY_STAGE: dict[int, Callable[[State, int], Phrase]] = {
    TURN: refuse_turn,
    DRAWING: refuse_drawing,
    KEEPING: refuse_keeping,
    RETURNING: refuse_returning,
    PLACING: refuse_placing,
    LAYING: refuse_laying,
    LINING: refuse_lining,
    TILING: refuse_tiling,
}
