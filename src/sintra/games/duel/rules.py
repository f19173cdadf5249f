"""The rules of Azul Duel: whose move it is, which moves there are, and the course of the game. Every function works on one record `s` in place.

The phases are told in their own files: rules_preparing, rules_plates, rules_acquiring, rules_tiling, rules_goals. What a player cannot know
is in rules_hidden, and what it may be in rules_imagining.
"""

from sintra.games.duel.rules_acquiring import (
    colours_to_lay,
    go_on_laying,
    lay,
    lines_with_room,
    pass_turn,
    put_in_line,
    reveal,
    take_chip,
    take_moon,
    take_sun,
    turn_actions,
)
from sintra.games.duel.rules_bits import member_at, whose_turn, write_members
from sintra.games.duel.rules_chips import chips_of
from sintra.games.duel.rules_domes import draw_plate, go_on_drawing, in_hand, keep_plate, look, look_at, place_plate, return_plate, take_from_display
from sintra.games.duel.rules_goals import standing
from sintra.games.duel.rules_hidden import hide, seen_by
from sintra.games.duel.rules_imagining import imagine
from sintra.games.duel.rules_plates import back_of, fronts, top, top_is_unknown, turn_up, weight_of_back
from sintra.games.duel.rules_preparing import begin_turn, fill_factories, fill_factory, goals_to_draw, prepare, set_up, tiles_due
from sintra.games.duel.rules_tiling import decide_tiling, tiling_decisions
from sintra.games.duel.spec import (
    ACTIONS,
    BACK,
    BACKED,
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
    LINE,
    LINING,
    LOOKING,
    MOON,
    NOTHING,
    PASS,
    PLACE,
    PLACING,
    PLAYERS,
    RETURN,
    REVEAL,
    ROTATIONS,
    SPECIAL_BACK,
    SPEND,
    STACK,
    START,
    STATE,
    STOP,
    TAKE,
    TILING,
    TURN,
    WILD_BACK,
)
from sintra.kernel.compile import apart, part
from sintra.kernel.dispatch import MOST_DRAWS, NATURE, NO_MOVE, OVER, Log, Moves, Random, Rules, State
from sintra.kernel.indices import divided, seat_to_move
from sintra.kernel.piles import count, draw_from, gathered, in_a_row, length, some
from sintra.kernel.random import below
from sintra.kernel.sets import size

# ── Which moves there are ────────────────────────────────────────────────────────────────────────────────────────────────


@part
def legal(s: State, moves: Moves) -> int:
    """Fill `moves` with every move of the seat to move; return how many."""
    if s.to_move == NATURE:
        return draws(s, moves)
    members, first = decisions(s)
    return write_members(moves, members, first)


@part
def decisions(s: State) -> tuple[int, int]:
    """What the player to move may decide: a set, and the move that its member 0 stands for."""
    if s.stage == TURN:
        return turn_actions(s)
    if s.stage == LINING:
        return lines_with_room(s), LINE
    if s.stage == LAYING:
        return colours_to_lay(s), LAY
    if s.stage == PLACING:
        return (int(s.places[whose_turn(s)]) if 0 <= s.plate < BACKED else 0), PLACE
    if s.stage == DRAWING:
        return (0b11 if s.in_drawn < STACK else 0b10), DRAW
    if s.stage == TILING:
        return tiling_decisions(s, seat_to_move(s))
    return in_hand(s), KEEP if s.stage == KEEPING else RETURN


@apart
def draws(s: State, moves: Moves) -> int:
    """What nature may do: everything that has a weight."""
    if s.stage == FILLING:
        first, end = COLOUR, BACK
    elif s.to_reveal:
        first, end = REVEAL, GOAL
    elif s.stage == CHOOSING_GOALS:
        first, end = GOAL, START
    elif s.stage == CHOOSING_STARTER:
        first, end = START, START + PLAYERS
    elif top_is_unknown(s):
        first, end = BACK, FRONT
    else:
        first, end = FRONT, REVEAL
    n = 0
    for move in range(first, end):
        moves[n] = move
        n += weight(s, move) > 0
    return n


@apart
def weight(s: State, move: int) -> int:
    """How many tiles, plates or chips there are of which this may be the one; goals and seats are all as likely."""
    if move < BACK:
        return count(int(s.bag), move - COLOUR)
    if move < FRONT:
        return weight_of_back(s, move - BACK)
    if move < REVEAL:
        return (fronts(s, back_to_look_at(s)) >> (move - FRONT)) & 1
    if move < GOAL:
        return chips_of(int(s.chips_unseen), move - REVEAL)
    if move < START:
        return (goals_to_draw(s) >> (move - GOAL)) & 1
    return 1


@part
def back_to_look_at(s: State) -> int:
    """The back of the plate whose front nature decides next."""
    return back_of(int(s.drawn[s.looked]) if s.stage == LOOKING else top(s))


# ── Playing a move ───────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def apply(s: State, move: int, log: Log) -> None:
    """Play one legal move, and everything after it that leaves nobody a choice."""
    if move >= ACTIONS:
        happen(s, move, log)
    elif move < TAKE:
        acquire(s, move, log)
    elif move < LAY:
        build(s, move, log)
    elif move < LINE:
        lay(s, move - LAY)
        go_on_laying(s, log)
    elif move < PASS:
        put_in_line(s, move - LINE, log)
    elif move < SPEND:
        pass_turn(s, log)
    else:
        decide_tiling(s, move, log)


@part
def acquire(s: State, move: int, log: Log) -> None:
    """Actions B, C and D."""
    if move < MOON:
        factory, c = divided(move, COLOURS)
        take_sun(s, factory, c, log)
    elif move < CHIP:
        take_moon(s, move - MOON, log)
    else:
        take_chip(s, move - CHIP, log)


@part
def build(s: State, move: int, log: Log) -> None:
    """Action A."""
    if move < DRAW:
        take_from_display(s, move - TAKE)
    elif move < STOP:
        draw_plate(s, log)
    elif move < KEEP:
        look(s)
    elif move < RETURN:
        keep_plate(s, move - KEEP)
    elif move < PLACE:
        return_plate(s, move - RETURN)
    else:
        slot, rotation = divided(move - PLACE, ROTATIONS)
        place_plate(s, slot, rotation, log)


@apart
def happen(s: State, move: int, log: Log) -> None:
    """What nature does."""
    if move < BACK:
        fill_factory(s, some(move - COLOUR, 1), 1)
        prepare(s)
    elif move < FRONT:
        s.stack[s.in_stack - 1] = BACKED + move - BACK
        if s.stage == DRAWING:
            go_on_drawing(s)
        else:
            prepare(s)
    elif move < REVEAL:
        s.undecided &= ~(1 << (move - FRONT))
        if s.stage == LOOKING:
            look_at(s, move - FRONT)
        else:
            turn_up(s, move - FRONT)
            prepare(s)
    elif move < GOAL:
        reveal(s, move - REVEAL, log)
    elif move < START:
        s.goals |= 1 << (move - GOAL)
        s.goals_due -= 1
        set_up(s)
    else:
        s.starter = move - START
        set_up(s)


@part
def deal(s: State, random: Random) -> None:
    """All draws of nature that are due, in a row; tiles for a whole factory at a time. A game that has nothing to draw is given up."""
    for _ in range(MOST_DRAWS):
        if s.to_move != NATURE:
            return
        if s.stage == FILLING:
            bag = in_a_row(int(s.bag))
            tiles = min(tiles_due(s), length(bag))
            fill_factory(s, int(s.bag) - gathered(draw_from(bag, length(bag), tiles, random)), tiles)
            if not fill_factories(s):
                begin_turn(s)
        elif s.to_reveal:
            chip = any_member(int(s.chips_unseen), random)
            if chip == NOTHING:
                break
            reveal(s, chip // 2, None)
        else:
            draw = quick_draw(s, random)
            if draw == NO_MOVE:
                break
            happen(s, draw, None)
    s.to_move = OVER


@part
def quick_draw(s: State, random: Random) -> int:
    """One draw of nature that is neither a tile nor a chip; NO_MOVE if there is none."""
    if s.stage == CHOOSING_GOALS:
        goal = any_member(goals_to_draw(s), random)
        return NO_MOVE if goal == NOTHING else GOAL + goal
    if s.stage == CHOOSING_STARTER:
        return START + int(below(random, PLAYERS))
    if top_is_unknown(s):
        special, wild = weight_of_back(s, SPECIAL_BACK), weight_of_back(s, WILD_BACK)
        if special + wild <= 0:
            return NO_MOVE
        return BACK + SPECIAL_BACK if below(random, special + wild) < special else BACK + WILD_BACK
    plate = any_member(fronts(s, back_to_look_at(s)), random)
    return NO_MOVE if plate == NOTHING else FRONT + plate


@part
def any_member(members: int, random: Random) -> int:
    """Any member of a set, each as likely; NOTHING if it is empty."""
    return member_at(members, below(random, size(members))) if members else NOTHING


RULES = Rules(STATE, legal, apply, weight, standing, hide, imagine, deal, seen_by)
