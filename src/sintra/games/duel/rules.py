"""The rules of Azul Duel: whose move it is, which moves there are, and the course of the game. Every function works on one record `s` in place.

The phases are told in their own files: rules_preparing, rules_plates, rules_acquiring, rules_tiling, rules_goals. What a player cannot know
is in rules_hidden.
"""

from sintra.games.duel.rules_acquiring import (
    colours_to_lay,
    end_turn,
    kinds_to_reveal,
    lay,
    lay_last_colour,
    lines_with_room,
    no_line_has_room,
    put_in_line,
    reveal,
    take_chip,
    take_moon,
    take_sun,
    turn_actions,
)
from sintra.games.duel.rules_goals import end_of_game, standing
from sintra.games.duel.rules_plates import (
    back_of,
    backs,
    decisions_on_plates,
    draw_plate,
    fronts,
    keep_plate,
    look,
    look_at_front,
    place_plate,
    put_under_stack,
    refill_display,
    return_last,
    take_from_display,
    top,
    top_is_unknown,
    turn_up_front,
    weight_of_back,
)
from sintra.games.duel.rules_preparing import (
    choose_goal,
    choose_starter,
    colours_to_draw,
    fill_factories,
    goals_to_draw,
    prepare_round,
    put_on_factory,
    seats_to_start,
)
from sintra.games.duel.rules_tiling import next_line, spend, tile, tiling, tiling_decisions
from sintra.games.duel.spec import (
    ACTIONS,
    BACK,
    BACKED,
    BREAK,
    CHIP,
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
    LOOKING,
    MOON,
    PASS,
    PLACE,
    PLACING,
    REFILLING,
    RETURN,
    RETURNING,
    REVEAL,
    ROTATIONS,
    ROUND_OVER,
    ROUNDS,
    SPEND,
    START,
    STATE,
    STOP,
    TAKE,
    TILE,
    TILING,
    TURN,
    TURN_OVER,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, Log, Moves, Rules, State

# ── Which moves there are ────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def legal(s: State, moves: Moves) -> int:
    """Fill `moves` with every move of whoever is to move; return how many."""
    if s.to_move == NATURE:
        return draws(s, moves)
    if s.stage == TURN:
        return turn_actions(s, moves)
    if s.stage == LINING:
        return lines_with_room(s, moves)
    if s.stage == LAYING:
        return colours_to_lay(s, moves)
    if s.stage == TILING:
        return tiling_decisions(s, int(s.to_move), moves)
    return decisions_on_plates(s, moves)


@rule
def draws(s: State, moves: Moves) -> int:
    if s.stage == FILLING:
        return colours_to_draw(s, moves)
    if s.to_reveal:
        return kinds_to_reveal(s, moves)
    if s.stage == CHOOSING_GOALS:
        return goals_to_draw(s, moves)
    if s.stage == CHOOSING_STARTER:
        return seats_to_start(s, moves)
    if top_is_unknown(s):
        return backs(s, moves, BACK)
    return fronts(s, back_of(top(s) if s.stage == REFILLING else s.drawn[s.looked]), moves, FRONT)


@rule
def weight(s: State, move: int) -> int:
    """How many tiles, plates or chips there are of which this may be the one; goals and seats are all as likely."""
    if move < BACK:
        return int(s.bag[move - COLOUR])
    if move < FRONT:
        return weight_of_back(s, move - BACK)
    if REVEAL <= move < GOAL:
        return int(s.chips_unseen[move - REVEAL])
    return 1


# ── Playing a move ───────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def apply(s: State, move: int, log: Log) -> None:
    """Play one legal move, and everything after it that leaves nobody a choice."""
    if move < ACTIONS:
        decide(s, move, log)
    else:
        happen(s, move)
    go_on(s, log)


@rule
def decide(s: State, move: int, log: Log) -> None:
    """What a player does."""
    if move < MOON:
        take_sun(s, move // COLOURS, move % COLOURS)
    elif move < CHIP:
        take_moon(s, move - MOON)
    elif move < TAKE:
        take_chip(s, move - CHIP)
    elif move < DRAW:
        take_from_display(s, move - TAKE)
    elif move < STOP:
        draw_plate(s, log)
    elif move < KEEP:
        s.stage = LOOKING
    elif move < RETURN:
        keep_plate(s, move - KEEP)
    elif move < PLACE:
        put_under_stack(s, move - RETURN)
    elif move < LAY:
        place_plate(s, (move - PLACE) // ROTATIONS, (move - PLACE) % ROTATIONS)
    elif move < LINE:
        lay(s, move - LAY)
    elif move < PASS:
        put_in_line(s, move - LINE)
    elif move < SPEND:
        s.passed[s.turn] = 1
        s.stage = TURN_OVER
    elif move < LEAVE:
        spend(s, int(s.to_move), int(s.row), move - SPEND)
    elif move < TILE:
        next_line(s)
    else:
        tile(s, int(s.to_move), move - TILE, log)
        next_line(s)


@rule
def happen(s: State, move: int) -> None:
    """What nature does."""
    if move < BACK:
        put_on_factory(s, move - COLOUR)
    elif move < FRONT:
        s.stack[s.in_stack - 1] = BACKED + move - BACK
    elif move < REVEAL:
        if s.stage == LOOKING:
            look_at_front(s, move - FRONT)
        else:
            turn_up_front(s, move - FRONT)
    elif move < GOAL:
        reveal(s, move - REVEAL)
    elif move < START:
        choose_goal(s, move - GOAL)
    else:
        s.starter = move - START


# ── The course of the game ───────────────────────────────────────────────────────────────────────────────────────────────


@rule
def go_on(s: State, log: Log) -> None:
    """From stage to stage until somebody has a choice or nature has to draw."""
    while True:
        if is_nature_due(s) or s.to_reveal or top_is_unknown(s):
            s.to_move = NATURE
            return
        if is_player_due(s):
            s.to_move = s.turn
            return
        if s.stage == TURN_OVER:
            next_turn(s)
        elif s.stage == TILING:
            tiling(s, log)
            if s.stage == TILING:
                return
        elif s.stage == ROUND_OVER:
            if s.round_number == ROUNDS:
                end_of_game(s, log)
                return
            prepare_round(s)


@rule
def is_nature_due(s: State) -> bool:
    """Go through the stages in which nature draws; True where it has to."""
    if s.stage == FILLING:
        return fill_factories(s)
    if s.stage == CHOOSING_GOALS:
        if s.goals_due > 0:
            return True
        s.stage = CHOOSING_STARTER
    if s.stage == CHOOSING_STARTER and choose_starter(s):
        return True
    if s.stage == REFILLING:
        if refill_display(s) or top_is_unknown(s):
            return True
        s.stage = FILLING
        return False
    return s.stage == LOOKING and look(s)


@rule
def is_player_due(s: State) -> bool:
    """Go through the stages of a turn; True where its player has to decide."""
    if s.stage == LINING:
        if no_line_has_room(s):
            put_in_line(s, BREAK)
            return False
        return True
    if s.stage == LAYING:
        return lay_last_colour(s)
    if s.stage == DRAWING:
        if s.in_stack > 0:
            return True
        s.stage = LOOKING
        return False
    if s.stage == RETURNING:
        return return_last(s)
    return s.stage == TURN or s.stage == KEEPING or s.stage == PLACING


@rule
def next_turn(s: State) -> None:
    """In the setup the starting player places his plate after the other, and the display is refilled after each."""
    if s.opening > 0:
        s.opening -= 1
        s.turn = s.starter
        s.stage = REFILLING
    else:
        end_turn(s)


RULES = Rules(STATE, legal, apply, weight, standing)
