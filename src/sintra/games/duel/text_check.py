"""Whether a table that somebody wrote down can be reached: how many plates, chips and tiles there are where in a round, and how many points."""

from sintra.games.duel.rules_tiling import spaces_for_line
from sintra.games.duel.spec import (
    BACKED,
    CHIP_DOWN,
    CHIP_GONE,
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
from sintra.games.duel.text import moon
from sintra.games.duel.text_stage import check_hand, require
from sintra.games.duel.text_story import check_told
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.piles import colours_in, total

WITH_A_PLATE = (DRAWING, LOOKING, KEEPING, RETURNING, PLACING)
BEFORE_A_TURN = (CHOOSING_GOALS, CHOOSING_STARTER, REFILLING, FILLING)
LARGEST_RUNS = 2 * SIDE  # the points of one tile: two full runs
UNTIL_RECYCLED = 3  # rounds in which the bag is never empty


def check_reachable(s: State) -> None:
    """Everything that follows from the round and the stage alone."""
    check_course(s)
    check_hand(s)
    check_told(s)
    check_opening(s)
    check_plates_of_round(s)
    check_stack(s)
    check_chips_of_round(s)
    check_factories(s)
    check_marker(s)
    check_passed(s)
    for p in range(PLAYERS):
        check_lines(s, p)
        check_dome(s, p)
        check_score(s, p)


def tokens_of_round(s: State) -> int:
    return TOKENS if s.round_number < ROUNDS else 0


def check_course(s: State) -> None:
    if s.stage == CHOOSING_GOALS:
        require(s.goals_due > 0, "stage", "no goal is left to be drawn")
    if s.stage == CHOOSING_STARTER:
        require(s.starter == NOTHING, "start", "the starting player is still to be drawn")
    if s.stage in BEFORE_A_TURN:
        require(all(s.tokens == tokens_of_round(s)), "tokens", "are all there before a round's first turn")
        require(not s.broken.any(), "broken", "tiles break only during a round")
        if s.round_number > 1:
            require(s.turn == s.starter, "turn", "the starting player is the first")
    if s.stage == TURN:
        require(s.left > 0, "stage", "tiling begins when no tile, no chip and no token is left")


def check_opening(s: State) -> None:
    """In the setup both place a plate, the starting player last; nothing else happens."""
    if s.opening == 0:
        require(s.stage > CHOOSING_STARTER, "opening", f"{PLAYERS} players still have to place their first plate")
        return
    require(s.round_number == 1 and s.stage in (*BEFORE_A_TURN, TURN, PLACING), "opening", "first plates are placed before the first round")
    if s.stage > CHOOSING_STARTER:
        require(s.turn == (s.starter if s.opening == 1 else 1 - s.starter), "turn", "the player who does not start places the first plate")
    require(s.opening == PLAYERS or s.stage not in (CHOOSING_GOALS, CHOOSING_STARTER, FILLING), "opening", "somebody has placed a plate too early")
    require((s.tokens == TOKENS).all(), "tokens", "are not spent in the setup")
    require(not s.line_count.any(), "lines", "are empty in the setup")
    require(not s.broken.any() and s.tower == 0, "broken", "no tile breaks in the setup")
    require(all(s.score[:PLAYERS] == STARTING_SCORE), "scores", f"are {STARTING_SCORE} in the setup")
    require(s.to_reveal == 0 and all(s.chips == CHIP_DOWN), "chips", "lie face down in the setup")


# ── Plates and chips ─────────────────────────────────────────────────────────────────────────────────────────────────────


def check_plates_of_round(s: State) -> None:
    """One plate in the setup, two in every round but the last."""
    taken = int(sum(tokens_of_round(s) - s.tokens))
    for p in range(PLAYERS):
        if s.opening > 0:
            due = int(s.opening == 1 and p != s.starter)
        else:
            in_hand = s.stage in WITH_A_PLATE and s.turn == p
            due = 1 + TOKENS * (int(s.round_number) - 1) + tokens_of_round(s) - int(s.tokens[p]) - in_hand
        has = int((s.plates[p] != NOTHING).sum())
        require(has == due, "plates", f"player {p + 1} has placed {due} plates by now, not {has}")
    if s.stage in BEFORE_A_TURN:
        require(s.stage != FILLING or s.on_display == (1 << DISPLAY) - 1 or s.in_stack == 0, "display", "is refilled before the factories")
        require(s.stage > CHOOSING_STARTER or s.on_display == 0, "display", "is empty at the beginning")
        return
    gone = DISPLAY - int(s.on_display).bit_count()
    if s.opening > 0:
        require(gone == (s.stage == PLACING), "display", "is full when a first plate is taken")
    elif s.round_number < ROUNDS:
        at_least = int(s.stage == PLACING and s.in_drawn == 0)
        drawn_now = int(s.in_drawn > 0)
        require(at_least <= gone <= taken - drawn_now, "display", "plates are missing that nobody has taken this round")


def check_stack(s: State) -> None:
    """Plates that were put back lie below; of the others only the back of the top one is known. What is known leaves enough plates for the rest."""
    n = int(s.in_stack)
    put = [int(by) for by in s.stack_by[:n]]
    require(all(by == NOTHING for by in put[int(s.returned) :]), "stack", "plates that were put back lie under the others")
    unseen_top = s.to_move == NATURE and s.stage in (CHOOSING_GOALS, CHOOSING_STARTER, REFILLING, DRAWING)
    for i in range(n):
        plate, is_top = int(s.stack[i]), i == n - 1
        if put[i] == NOTHING:
            fits = plate == NOTHING if not is_top else plate >= BACKED or (unseen_top and plate == NOTHING)
        else:
            fits = plate < BACKED if not is_top else plate != NOTHING
        require(fits, "stack", "of a plate that nobody put back the back is known when it is on top, and nothing before")
    require(s.stage > CHOOSING_STARTER or s.stack[n - 1] == NOTHING, "stack", "nobody has seen the stack yet")
    for p in range(PLAYERS):
        known = {0 <= int(s.stack[i]) < BACKED for i in range(n) if put[i] == p}
        require(len(known) < 2, "stack", f"some plates that player {p + 1} put back are known and some are not")
    for i in range(int(s.in_drawn)):
        require(s.drawn[i] != NOTHING, "drawn", "at least the back of a drawn plate is known")
        if i >= s.looked and s.drawn_by[i] == NOTHING:
            require(s.drawn[i] >= BACKED, "drawn", "nobody has looked at this plate yet")
    shown = [int(plate) for plate in (*s.stack[int(s.put_back) : n], *s.drawn[: int(s.in_drawn)]) if plate >= BACKED]
    for back, name in enumerate("sw"):
        plates = sum(int(s.undecided) >> plate & 1 for plate in range(BACKED) if (plate >= BACKED // 2) == back)
        require(shown.count(BACKED + back) <= plates, "stack", f"more plates {name}? than are left")


def check_chips_of_round(s: State) -> None:
    """Four chips a round, two for each player; a chip lies face down under tiles."""
    before = SMALL * (int(s.round_number) - 1)
    turned_up = int((s.chips != CHIP_DOWN).sum())
    unseen, due = int(s.chips_unseen).bit_count(), CHIP_KINDS * CHIPS_OF_A_KIND - before - turned_up
    require(unseen == due, "unseen", f"{due} chips have not been seen by now, not {unseen}")
    taken, gone = int(s.chips_taken.sum()), int((s.chips == CHIP_GONE).sum())
    require(taken == gone, "chips_taken", f"{gone} chips of this round are gone, but {taken} were taken")
    for p in range(PLAYERS):
        most = before // PLAYERS + int(s.chips_taken[p])
        has = int(s.store[p]).bit_count()
        require(has <= most, "stores", f"player {p + 1} has taken {most} chips, and has {has}")
        require(has == most or s.round_number > 1 or s.stage == TILING, "stores", "chips are spent only when tiles go to the dome")
    for i in range(SMALL):
        if s.chips[i] == CHIP_DOWN and s.stage > FILLING and not (s.to_reveal >> i) & 1:
            require(bool(s.suns[1 + i] or s.moons[i]), "chips", f"small factory {i + 1} has no tiles, so its chip is turned up")
    if s.stage in BEFORE_A_TURN:
        require(turned_up == 0, "chips", "lie face down when a round begins")
    if s.stage == TURN and s.to_move == NATURE:
        require(taken == 0 and s.bag == 0 and s.tower == 0, "to", "chips are turned up before a turn only in a round that starts short")


# ── Tiles ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_factories(s: State) -> None:
    """Factories are filled in order; a sun is untouched or empty; the rest of a factory is on its moon."""
    suns = [total(int(tiles)) for tiles in s.suns]
    rooms = [TILES_ON_LARGE, *[TILES_ON_SMALL] * SMALL]
    moons = [total(int(s.large_moon)), *(len(moon(int(stack))) for stack in s.moons)]
    filled = int(s.filling)
    if s.stage in BEFORE_A_TURN:
        require(not any(moons), "moons", "are empty before a round's first turn")
        if s.stage != REFILLING or s.round_number > 1 or s.opening == PLAYERS:
            require(s.stage == FILLING or filled == 0, "filling", "the display is filled before the factories")
            require((s.filling == TILES_ON_FACTORIES) <= (s.stage != FILLING), "filling", "no tile is due")
        due = [max(0, min(room, filled - sum(rooms[:f]))) for f, room in enumerate(rooms)]
        require(suns == due, "suns", f"after {filled} tiles the factories do not have {', '.join(map(str, suns))}")
        require(s.stage != FILLING or s.bag != 0, "bag", "a tile is due and the bag is empty")
    else:
        check_suns(s, suns, moons, rooms)
    if s.round_number <= UNTIL_RECYCLED:
        due_in_bag = COLOURS * TILES_OF_A_COLOUR - TILES_ON_FACTORIES * (int(s.round_number) - 1) - filled
        in_bag = total(int(s.bag))
        require(in_bag == due_in_bag, "bag", f"has {due_in_bag} tiles by now, not {in_bag}")


def check_suns(s: State, suns: list[int], moons: list[int], rooms: list[int]) -> None:
    for f in range(FACTORIES):
        if f == s.source:
            continue
        where = f"small factory {f}" if f else "the large factory"
        require(not (suns[f] and moons[f]), "suns", f"{where} has tiles on sun and moon")
        require(moons[f] < rooms[f], "large_moon" if f == LARGE else "moons", f"{where} has lost no tile to a player")
        if 0 < suns[f] < rooms[f]:
            require(s.bag == 0, "suns", f"{where} is short although there are tiles in the bag")
            require(not any(suns[f + 1 :]) and not any(moons[f + 1 :]), "suns", f"{where} is short while a later one has tiles")
    if s.stage == LAYING:
        f, held = int(s.source), int(s.held)
        there = held + suns[f] + moons[f]
        require(there == TILES_ON_SMALL or (s.bag == 0 and there < TILES_ON_SMALL), "held", f"small factory {f} had {TILES_ON_SMALL} tiles")
        colours = colours_in(int(s.suns[f])) | sum({1 << c for c in moon(int(s.moons[f - 1]))})
        require(not colours >> int(s.held_colour) & 1, "held", "all tiles of the colour are taken")
    if s.stage == LINING:
        require(s.held <= TILES_ON_LARGE - 1 + SMALL, "held", "so many tiles cannot be taken at once")


def check_marker(s: State) -> None:
    """The marker goes with the first tile of the large moon, or with the sun that leaves that moon empty."""
    is_untouched = s.stage in BEFORE_A_TURN or s.opening > 0 or s.suns[LARGE] != 0
    require(not is_untouched or s.holder == NOTHING, "marker", "lies on the large factory until somebody takes from its moon")
    if not is_untouched and s.large_moon == 0 and s.holder == NOTHING:
        has_tiles = any(s.suns) or any(s.moons) or s.held > 0
        require(not has_tiles and s.bag == 0, "marker", "somebody has taken the last tile of the large factory, and the marker")


def check_passed(s: State) -> None:
    """A player who has passed had nothing left to take; the other goes on alone."""
    require(s.passed.sum() < PLAYERS, "passed", "when both have nothing left to take, the tiling begins")
    for p in range(PLAYERS):
        if s.passed[p]:
            require(s.stage in (TURN, TILING, *WITH_A_PLATE) and s.opening == 0, "passed", "nobody passes before a round's first turn")
            require(s.tokens[p] == 0 and s.chips_taken[p] == CHIPS_A_ROUND, "passed", f"player {p + 1} still has a plate or a chip to take")
            has_tiles = any(s.suns) or s.large_moon or any(s.moons) or s.held
            require(not has_tiles and (s.stage == TILING or s.turn != p), "passed", f"player {p + 1} passes only when there is nothing to take")


# ── Boards ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


def lines_done(s: State, p: int) -> int:
    """This many lines of the player have been tiled in this round."""
    if s.stage != TILING:
        return 0
    place = int(p != s.starter)
    if s.to_move == OVER or place < s.tiled:
        return LINES
    return int(s.row) if place == s.tiled else 0


def check_lines(s: State, p: int) -> None:
    """No line is left behind that had to be tiled or broken."""
    done = lines_done(s, p)
    for r in range(done):
        if s.line_count[p, r] > 0:
            spaces = spaces_for_line(s, p, r)
            is_stuck = spaces == 0 and (int(s.places[p]) >> r // 2 * SLOT_SIDE * ROTATIONS) & ((1 << SLOT_SIDE * ROTATIONS) - 1) == 0
            require(not is_stuck and (spaces == 0 or s.line_count[p, r] <= r), "lines", f"line {r + 1} of player {p + 1} should have been tiled")
    if done == LINES:
        require(s.broken[p] == 0, "broken", f"the broken tiles of player {p + 1} are scored already")
    if s.stage == TILING and s.to_move == p:
        check_chips_laid(s, p)
    if s.round_number == 1 and s.stage in BEFORE_A_TURN:
        require(not s.line_count[p].any(), "lines", "are empty before the first turn")


def check_chips_laid(s: State, p: int) -> None:
    """Chips are laid for one missing tile after the other, and are no longer in the store."""
    r, made, showing, other = int(s.row), int(s.made), int(s.laid_showing), int(s.laid_other)
    missing = r + 1 - int(s.line_count[p, r]) - made
    require(missing >= (showing + other > 0), "made", f"line {r + 1} of player {p + 1} does not lack so many tiles")
    require(showing < 2 and showing + other < 3, "laid", "these chips make a tile")
    spent = CHIPS_A_ROUND * int(s.round_number) - int(s.store[p]).bit_count()
    require(spent >= 2 * made + showing + other, "made", f"player {p + 1} has not spent so many chips")


def check_dome(s: State, p: int) -> None:
    """A line brings at most one tile a round to its row; a special tile lies where the other three spaces are covered, and only there."""
    covered, specials = int(s.covered[p]), int(s.specials[p])
    for r in range(SIDE):
        tiled = (covered & ~specials & int(ROW_BITS[r])).bit_count()
        rounds = int(s.round_number) - 1 + (r < lines_done(s, p))
        require(tiled <= rounds, "domes", f"row {r + 1} of player {p + 1} has {tiled} tiles after {rounds} rounds")
    for slot in SLOT_BITS:
        special = specials & int(slot)
        if special:
            others = int(slot) & ~special
            require((covered & others == others) == (covered & special != 0), "domes", f"a special tile of player {p + 1} is missing or too many")


def check_score(s: State, p: int) -> None:
    """No more points than tiles, special tiles and, at the end, goals can give."""
    covered, specials = int(s.covered[p]), int(s.specials[p])
    most = STARTING_SCORE + LARGEST_RUNS * (covered & ~specials).bit_count()
    most += sum((r + 1) * (covered & specials & int(ROW_BITS[r])).bit_count() for r in range(SIDE))
    if s.to_move == OVER:
        most += 200
    require(s.score[p] <= most, "scores", f"player {p + 1} can have {most} points at most by now")
