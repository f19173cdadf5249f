"""Whether a table that somebody wrote down can be reached: how many plates, chips and tiles there are where in a round, and how many points."""

from sintra.games.duel.problems import (
    BACK_UNKNOWN,
    BAG_EMPTY,
    BAG_OF_ROUND,
    BOTH_PASSED,
    BROKEN_EARLY,
    BROKEN_SCORED,
    CHIP_DOWN_BARE,
    CHIPS_EARLY,
    DISPLAY_EARLY,
    DISPLAY_FIRST,
    DISPLAY_FULL,
    DISPLAY_SHORT,
    DRAWN_SEEN,
    DRAWN_UNKNOWN,
    FILLING_DONE,
    FILLING_EARLY,
    HELD_NOT_ALL,
    HELD_OF_SOURCE,
    HELD_TOO_MANY,
    LAID_TOO_MANY,
    LARGE_MOON_OVERFULL,
    LINE_BEHIND,
    LINES_EARLY,
    MADE_TOO_MANY,
    MARKER_EARLY,
    MARKER_LEFT,
    MOON_OVERFULL,
    MOONS_EARLY,
    NO_GOAL_DUE,
    NOT_IN_ORDER,
    OPENING_BROKEN,
    OPENING_CHIPS,
    OPENING_EARLY,
    OPENING_LATE,
    OPENING_LINES,
    OPENING_MISSING,
    OPENING_SCORES,
    OPENING_TOKENS,
    OPENING_TURN,
    PASSED_EARLY,
    PASSED_WITH_MORE,
    PASSED_WITH_TILES,
    PLATES_OF_ROUND,
    RETURNED_ABOVE,
    ROW_OF_ROUND,
    SPECIAL_TILES,
    SPENT_EARLY,
    SPENT_TOO_FEW,
    STACK_HALF_KNOWN,
    STACK_SEEN,
    STARTER_DRAWN,
    STARTER_FIRST,
    STORE_OF_ROUND,
    SUN_AND_MOON,
    SUN_SHORT,
    SUNS_OF_FILLING,
    TAKEN_OF_ROUND,
    TILING_EARLY,
    TOKENS_EARLY,
    TOO_MANY_BACKS,
    TOO_MANY_POINTS,
    TURNED_UP_EARLY,
    UNSEEN_OF_ROUND,
)
from sintra.games.duel.rules_tiling import spaces_for_line
from sintra.games.duel.spec import (
    BACK_BITS,
    BACKED,
    CHIP_DOWN,
    CHIP_KINDS,
    CHIPS_A_ROUND,
    CHIPS_OF_A_KIND,
    CHOOSING_GOALS,
    CHOOSING_STARTER,
    COLOURS,
    DISPLAY,
    DRAWING,
    FACTORIES,
    FILLING,
    KEEPING,
    LARGE,
    LAYING,
    LINES,
    LINING,
    LOOKING,
    MOON_HEIGHT,
    NOTHING,
    PLACING,
    PLAYERS,
    REFILLING,
    RETURNING,
    ROTATIONS,
    ROUNDS,
    ROW_BITS,
    SIDE,
    SLOT_BITS,
    SLOT_SIDE,
    SLOTS,
    SMALL,
    STARTING_SCORE,
    TILES_OF_A_COLOUR,
    TILES_ON_FACTORIES,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    TILING,
    TOKENS,
    TURN,
)
from sintra.games.duel.text_reading import chips_left, plates_on_dome, stacked
from sintra.games.duel.text_stage import check_hand
from sintra.games.duel.text_story import check_told
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.phrasebook import Rows
from sintra.kernel.piles import count, total
from sintra.kernel.sets import size
from sintra.kernel.sheet import require

WITH_A_PLATE = (DRAWING, LOOKING, KEEPING, RETURNING, PLACING)
BEFORE_A_TURN = (CHOOSING_GOALS, CHOOSING_STARTER, REFILLING, FILLING)
LARGEST_RUNS = 2 * SIDE  # the points of one tile: two full runs
MOST_OF_GOALS = 200  # more points than goals can give
UNTIL_RECYCLED = 3  # rounds in which the bag is never empty


@also_compiled
def check_reachable(table: State, out: Rows) -> None:
    """Everything that follows from the round and the stage alone."""
    s = table[0]
    check_course(s, out)
    check_hand(s, out)
    check_told(table, out)
    check_opening(s, out)
    check_plates_of_round(s, out)
    check_stack(s, out)
    check_chips_of_round(s, out)
    check_factories(s, out)
    check_marker(s, out)
    check_passed(s, out)
    for p in range(PLAYERS):
        check_lines(s, p, out)
        check_dome(s, p, out)
        check_score(s, p, out)


@also_compiled
def tokens_of_round(s: State) -> int:
    return TOKENS if s.round_number < ROUNDS else 0


@also_compiled
def is_before_a_turn(s: State) -> bool:
    return int(s.stage) in BEFORE_A_TURN


@also_compiled
def check_course(s: State, out: Rows) -> None:
    if s.stage == CHOOSING_GOALS:
        require(out, s.goals_due > 0, NO_GOAL_DUE)
    if s.stage == CHOOSING_STARTER:
        require(out, s.starter == NOTHING, STARTER_DRAWN)
    if is_before_a_turn(s):
        for p in range(PLAYERS):
            require(out, s.tokens[p] == tokens_of_round(s), TOKENS_EARLY)
            require(out, s.broken[p] == 0, BROKEN_EARLY)
        require(out, s.round_number == 1 or s.turn == s.starter, STARTER_FIRST)
    if s.stage == TURN:
        require(out, s.left > 0, TILING_EARLY)


@also_compiled
def check_opening(s: State, out: Rows) -> None:
    """In the setup both place a plate, the starting player last; nothing else happens."""
    if s.opening == 0:
        require(out, s.stage > CHOOSING_STARTER, OPENING_MISSING, PLAYERS)
        return
    require(out, s.round_number == 1 and (is_before_a_turn(s) or s.stage == TURN or s.stage == PLACING), OPENING_LATE)
    if s.stage > CHOOSING_STARTER:
        require(out, s.turn == (s.starter if s.opening == 1 else 1 - s.starter), OPENING_TURN)
    require(out, s.opening == PLAYERS or int(s.stage) not in (CHOOSING_GOALS, CHOOSING_STARTER, FILLING), OPENING_EARLY)
    for p in range(PLAYERS):
        require(out, s.tokens[p] == TOKENS, OPENING_TOKENS)
        require(out, not has_lines(s, p), OPENING_LINES)
        require(out, s.broken[p] == 0 and s.tower == 0, OPENING_BROKEN)
        require(out, s.score[p] == STARTING_SCORE, OPENING_SCORES, STARTING_SCORE)
    for i in range(SMALL):
        require(out, s.to_reveal == 0 and s.chips[i] == CHIP_DOWN, OPENING_CHIPS)


@also_compiled
def has_lines(s: State, p: int) -> bool:
    found = False
    for r in range(LINES):
        found = found or s.line_count[p, r] > 0
    return found


# ── Plates and chips ─────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def check_plates_of_round(s: State, out: Rows) -> None:
    """One plate in the setup, two in every round but the last."""
    taken = 0
    for p in range(PLAYERS):
        taken += tokens_of_round(s) - int(s.tokens[p])
        if s.opening > 0:
            due = int(s.opening == 1 and p != s.starter)
        else:
            has_one_in_hand = int(int(s.stage) in WITH_A_PLATE and s.turn == p)
            due = 1 + TOKENS * (int(s.round_number) - 1) + tokens_of_round(s) - int(s.tokens[p]) - has_one_in_hand
        has = plates_on_dome(s, p)
        require(out, has == due, PLATES_OF_ROUND, p + 1, due, has)
    if is_before_a_turn(s):
        require(out, s.stage != FILLING or s.on_display == (1 << DISPLAY) - 1 or s.in_stack == 0, DISPLAY_FIRST)
        require(out, s.stage > CHOOSING_STARTER or s.on_display == 0, DISPLAY_EARLY)
        return
    gone = DISPLAY - size(int(s.on_display))
    if s.opening > 0:
        require(out, gone == int(s.stage == PLACING), DISPLAY_FULL)
    elif s.round_number < ROUNDS:
        at_least = int(s.stage == PLACING and s.in_drawn == 0)
        drawn_now = int(s.in_drawn > 0)
        require(out, at_least <= gone <= taken - drawn_now, DISPLAY_SHORT)


@also_compiled
def check_stack(s: State, out: Rows) -> None:
    """Plates that were put back lie below; of the others only the back of the top one is known. What is known leaves enough plates for the rest."""
    n = int(s.in_stack)
    is_top_unseen = s.to_move == NATURE and int(s.stage) in (CHOOSING_GOALS, CHOOSING_STARTER, REFILLING, DRAWING)
    for i in range(n):
        plate, is_top = int(s.stack[i]), i == n - 1
        require(out, i < s.returned or s.stack_by[i] == NOTHING, RETURNED_ABOVE)
        if s.stack_by[i] == NOTHING:
            fits = plate >= BACKED or (is_top_unseen and plate == NOTHING) if is_top else plate == NOTHING
        else:
            fits = plate != NOTHING if is_top else plate < BACKED
        require(out, fits, BACK_UNKNOWN)
    require(out, s.stage > CHOOSING_STARTER or n == 0 or s.stack[n - 1] == NOTHING, STACK_SEEN)
    for p in range(PLAYERS):
        known, unknown = 0, 0
        for i in range(n):
            if s.stack_by[i] == p:
                is_known = 0 <= s.stack[i] < BACKED
                known, unknown = known + int(is_known), unknown + int(not is_known)
        require(out, known == 0 or unknown == 0, STACK_HALF_KNOWN, p + 1)
    check_drawn(s, out)
    for back in range(2):
        shown = 0
        for i in range(int(s.put_back), n):
            shown += int(s.stack[i] == BACKED + back)
        for i in range(int(s.in_drawn)):
            shown += int(s.drawn[i] == BACKED + back)
        require(out, shown <= size(int(s.undecided) & int(BACK_BITS[back])), TOO_MANY_BACKS, back)


@also_compiled
def check_drawn(s: State, out: Rows) -> None:
    for i in range(int(s.in_drawn)):
        require(out, s.drawn[i] != NOTHING, DRAWN_UNKNOWN)
        if i >= s.looked and s.drawn_by[i] == NOTHING:
            require(out, s.drawn[i] >= BACKED, DRAWN_SEEN)


@also_compiled
def check_chips_of_round(s: State, out: Rows) -> None:
    """Four chips a round, two for each player; a chip lies face down under tiles."""
    before, turned_up = SMALL * (int(s.round_number) - 1), 0
    for i in range(SMALL):
        turned_up += int(s.chips[i] != CHIP_DOWN)
    unseen, due = size(int(s.chips_unseen)), CHIP_KINDS * CHIPS_OF_A_KIND - before - turned_up
    require(out, unseen == due, UNSEEN_OF_ROUND, due, unseen)
    taken, gone = int(s.chips_taken[0]) + int(s.chips_taken[1]), SMALL - chips_left(s)
    require(out, taken == gone, TAKEN_OF_ROUND, gone, taken)
    for p in range(PLAYERS):
        most, has = before // PLAYERS + int(s.chips_taken[p]), size(int(s.store[p]))
        require(out, has <= most, STORE_OF_ROUND, p + 1, most, has)
        require(out, has == most or s.round_number > 1 or s.stage == TILING, SPENT_EARLY)
    for i in range(SMALL):
        if s.chips[i] == CHIP_DOWN and s.stage > FILLING and not int(s.to_reveal) >> i & 1:
            require(out, s.suns[1 + i] != 0 or s.moons[i] != 0, CHIP_DOWN_BARE, i + 1)
    require(out, turned_up == 0 or not is_before_a_turn(s), CHIPS_EARLY)
    if s.stage == TURN and s.to_move == NATURE:
        require(out, taken == 0 and s.bag == 0 and s.tower == 0, TURNED_UP_EARLY)


# ── Tiles ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def room_on(f: int) -> int:
    return TILES_ON_SMALL if f else TILES_ON_LARGE


@also_compiled
def on_moon(s: State, f: int) -> int:
    """How many tiles lie on the moon of a factory."""
    return stacked(s, f - 1) if f else total(int(s.large_moon))


@also_compiled
def check_factories(s: State, out: Rows) -> None:
    """Factories are filled in order; a sun is untouched or empty; the rest of a factory is on its moon."""
    filled, before = int(s.filling), 0
    if is_before_a_turn(s):
        if s.stage != REFILLING or s.round_number > 1 or s.opening == PLAYERS:
            require(out, s.stage == FILLING or filled == 0, FILLING_EARLY)
            require(out, filled != TILES_ON_FACTORIES or s.stage != FILLING, FILLING_DONE)
        for f in range(FACTORIES):
            require(out, on_moon(s, f) == 0, MOONS_EARLY)
            require(out, total(int(s.suns[f])) == max(0, min(room_on(f), filled - before)), SUNS_OF_FILLING, filled)
            before += room_on(f)
        require(out, s.stage != FILLING or s.bag != 0, BAG_EMPTY)
    else:
        check_suns(s, out)
    if s.round_number <= UNTIL_RECYCLED:
        due_in_bag = COLOURS * TILES_OF_A_COLOUR - TILES_ON_FACTORIES * (int(s.round_number) - 1) - filled
        require(out, total(int(s.bag)) == due_in_bag, BAG_OF_ROUND, due_in_bag, total(int(s.bag)))


@also_compiled
def check_suns(s: State, out: Rows) -> None:
    short = NOTHING
    for f in range(FACTORIES):
        sun, moon = total(int(s.suns[f])), on_moon(s, f)
        require(out, short == NOTHING or (sun == 0 and moon == 0), NOT_IN_ORDER, short)
        if f == s.source:
            continue
        require(out, sun == 0 or moon == 0, SUN_AND_MOON, f)
        require(out, moon < room_on(f), MOON_OVERFULL if f else LARGE_MOON_OVERFULL, f)
        if 0 < sun < room_on(f):
            require(out, s.bag == 0, SUN_SHORT, f)
            short = f
    if s.stage == LAYING:
        check_laying(s, int(s.source), out)
    if s.stage == LINING:
        require(out, s.held <= TILES_ON_LARGE - 1 + SMALL, HELD_TOO_MANY)


@also_compiled
def check_laying(s: State, f: int, out: Rows) -> None:
    """What is in hand was on this factory with the rest, and nothing of its colour is left there."""
    there, c = int(s.held) + total(int(s.suns[f])) + on_moon(s, f), int(s.held_colour)
    require(out, there == TILES_ON_SMALL or (s.bag == 0 and there < TILES_ON_SMALL), HELD_OF_SOURCE, f, TILES_ON_SMALL)
    has_more = count(int(s.suns[f]), c) > 0
    for k in range(MOON_HEIGHT):
        has_more = has_more or int(s.moons[f - 1]) >> 8 * k & 0xFF == 1 << c
    require(out, not has_more, HELD_NOT_ALL)


@also_compiled
def has_tiles(s: State) -> bool:
    """Whether there are tiles on the factories, or in a hand."""
    found = s.large_moon != 0 or s.held > 0
    for f in range(FACTORIES):
        found = found or s.suns[f] != 0 or on_moon(s, f) > 0
    return found  # type: ignore[no-any-return]


@also_compiled
def check_marker(s: State, out: Rows) -> None:
    """The marker goes with the first tile of the large moon, or with the sun that leaves that moon empty."""
    is_untouched = is_before_a_turn(s) or s.opening > 0 or s.suns[LARGE] != 0
    require(out, not is_untouched or s.holder == NOTHING, MARKER_EARLY)
    if not is_untouched and s.large_moon == 0 and s.holder == NOTHING:
        require(out, not has_tiles(s) and s.bag == 0, MARKER_LEFT)


@also_compiled
def check_passed(s: State, out: Rows) -> None:
    """A player who has passed had nothing left to take; the other goes on alone."""
    require(out, not (s.passed[0] and s.passed[1]), BOTH_PASSED)
    for p in range(PLAYERS):
        if s.passed[p]:
            has_begun = s.stage == TURN or s.stage == TILING or int(s.stage) in WITH_A_PLATE
            require(out, has_begun and s.opening == 0, PASSED_EARLY)
            require(out, s.tokens[p] == 0 and s.chips_taken[p] == CHIPS_A_ROUND, PASSED_WITH_MORE, p + 1)
            require(out, not has_tiles(s) and (s.stage == TILING or s.turn != p), PASSED_WITH_TILES, p + 1)


# ── Boards ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def lines_done(s: State, p: int) -> int:
    """This many lines of the player have been tiled in this round."""
    if s.stage != TILING:
        return 0
    place = int(p != s.starter)
    if s.to_move == OVER or place < s.tiled:
        return LINES
    return int(s.row) if place == s.tiled else 0


@also_compiled
def check_lines(s: State, p: int, out: Rows) -> None:
    """No line is left behind that had to be tiled or broken."""
    done = lines_done(s, p)
    for r in range(done):
        if s.line_count[p, r] > 0:
            spaces = spaces_for_line(s, p, r)
            places = int(s.places[p]) >> r // 2 * SLOT_SIDE * ROTATIONS & (1 << SLOT_SIDE * ROTATIONS) - 1
            is_stuck = spaces == 0 and places == 0
            require(out, not is_stuck and (spaces == 0 or s.line_count[p, r] <= r), LINE_BEHIND, r + 1, p + 1)
    if done == LINES:
        require(out, s.broken[p] == 0, BROKEN_SCORED, p + 1)
    if s.stage == TILING and s.to_move == p:
        check_chips_laid(s, p, out)
    if s.round_number == 1 and is_before_a_turn(s):
        require(out, not has_lines(s, p), LINES_EARLY)


@also_compiled
def check_chips_laid(s: State, p: int, out: Rows) -> None:
    """Chips are laid for one missing tile after the other, and are no longer in the store."""
    r, made, showing, other = int(s.row), int(s.made), int(s.laid_showing), int(s.laid_other)
    missing = r + 1 - int(s.line_count[p, r]) - made
    require(out, missing >= int(showing + other > 0), MADE_TOO_MANY, r + 1, p + 1)
    require(out, showing < 2 and showing + other < 3, LAID_TOO_MANY)
    spent = CHIPS_A_ROUND * int(s.round_number) - size(int(s.store[p]))
    require(out, spent >= 2 * made + showing + other, SPENT_TOO_FEW, p + 1)


@also_compiled
def check_dome(s: State, p: int, out: Rows) -> None:
    """A line brings at most one tile a round to its row; a special tile lies where the other three spaces are covered, and only there."""
    covered, specials = int(s.covered[p]), int(s.specials[p])
    for r in range(SIDE):
        tiled = size(covered & ~specials & int(ROW_BITS[r]))
        rounds = int(s.round_number) - 1 + int(r < lines_done(s, p))
        require(out, tiled <= rounds, ROW_OF_ROUND, r + 1, p + 1, tiled, rounds)
    for slot in range(SLOTS):
        special = specials & int(SLOT_BITS[slot])
        if special:
            others = int(SLOT_BITS[slot]) & ~special
            require(out, (covered & others == others) == (covered & special != 0), SPECIAL_TILES, p + 1)


@also_compiled
def check_score(s: State, p: int, out: Rows) -> None:
    """No more points than tiles, special tiles and, at the end, goals can give."""
    covered, specials = int(s.covered[p]), int(s.specials[p])
    most = STARTING_SCORE + LARGEST_RUNS * size(covered & ~specials) + (MOST_OF_GOALS if s.to_move == OVER else 0)
    for r in range(SIDE):
        most += (r + 1) * size(covered & specials & int(ROW_BITS[r]))
    require(out, s.score[p] <= most, TOO_MANY_POINTS, p + 1, most)
