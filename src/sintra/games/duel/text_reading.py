"""Reading position texts: a table that somebody wrote down, checked against the rules."""

from sintra.games.duel.problems import (
    BROKEN_OVERFULL,
    CHIP_UP,
    FACTORY_OVERFULL,
    GOALS_KNOWN,
    LINE_MIXED,
    LINE_OVERFULL,
    NO_ROW,
    NOT_LAYING,
    NOT_THE_SPACE,
    NOT_UNSEEN,
    PLATE_TWICE,
    PLATES_MISSING,
    STORE_OVERFULL,
    TOO_MANY_BACK,
    TOO_MANY_CHIPS,
    TOO_MANY_LOOKED,
    TOO_MANY_TILES,
    TOO_MANY_TOKENS,
    UNSEEN_OVERFULL,
    WRONG_BAG,
    WRONG_CHOSEN,
)
from sintra.games.duel.rules_chips import add_chip
from sintra.games.duel.rules_domes import put_on_dome
from sintra.games.duel.rules_hidden import plates_nowhere
from sintra.games.duel.rules_tiling import cover
from sintra.games.duel.spec import (
    BACKED,
    BROKEN_SPACES,
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_KINDS,
    CHIPS_OF_A_KIND,
    CHOOSING_GOALS,
    COLOURS,
    DISPLAY,
    FACTORIES,
    LAYING,
    LINES,
    LINING,
    MOON_HEIGHT,
    NOTHING,
    PLATES,
    PLAYERS,
    ROTATIONS,
    ROUNDS,
    SIDE,
    SLOTS,
    SMALL,
    STACK,
    TILES_OF_A_COLOUR,
    TILES_ON_FACTORIES,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    TILING,
    TOKENS,
    TURN,
)
from sintra.games.duel.text import PUT_BY
from sintra.games.duel.text_stage import check_stage
from sintra.games.duel.text_story import read_story
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.phrasebook import Rows
from sintra.kernel.piles import LANE, ONE_OF_EACH, colours_in, count, total
from sintra.kernel.sets import size
from sintra.kernel.sheet import ABSENT, Written, is_fine, pile_of, require


@also_compiled
def read(s: State, t: Written, out: Rows) -> None:
    """Fill a fresh record from the sheet, or say what is wrong."""
    s.round_number, s.stage, s.to_move, s.turn, s.starter, s.holder = t.round_number, t.stage, t.to, t.turn, t.start, t.marker
    s.opening, s.filling = t.opening, TILES_ON_FACTORIES if t.filling == ABSENT else t.filling
    for i in range(int(t.passed[0])):
        s.passed[t.passed[1 + i]] = 1
    for p in range(PLAYERS):
        s.score[p] = t.scores[p]
    read_goals(s, t, out)
    read_factories(s, t, out)
    read_chips(s, t, out)
    for p in range(PLAYERS):
        read_dome(s, t, p, out)
        read_lines(s, t, p, out)
    read_plates(s, t, out)
    read_bag_and_tower(s, t, out)
    read_tiling(s, t, out)
    if is_fine(out):
        read_story(s, t, out)
    if is_fine(out):
        s.left = on_factories(s) + int(s.held) + chips_left(s) + int(s.tokens[0]) + int(s.tokens[1])
        check_stage(s, out)


@also_compiled
def read_goals(s: State, t: Written, out: Rows) -> None:
    """Goals drawn so far, while more are still to be drawn."""
    if s.stage != CHOOSING_GOALS:
        require(out, s.goals_due == 0, GOALS_KNOWN, int(s.stage))
        return
    for i in range(int(t.chosen[0])):
        goal = int(t.chosen[1 + i])
        if require(out, s.goals_due > 1 and int(s.goals) >> (goal & ~1) & 0b11 == 0, WRONG_CHOSEN):
            s.goals |= 1 << goal
            s.goals_due -= 1


# ── Tiles ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def read_factories(s: State, t: Written, out: Rows) -> None:
    s.on_suns = 0
    for f in range(FACTORIES):
        s.suns[f] = pile_of(t.suns[f], COLOURS)
        room = TILES_ON_SMALL if f else TILES_ON_LARGE
        require(out, t.suns[f].sum() <= room, FACTORY_OVERFULL, f, room)
        s.on_suns |= colours_in(int(s.suns[f])) << f * COLOURS
    s.large_moon = pile_of(t.large_moon, COLOURS)
    for i in range(SMALL):
        stack = 0
        for k in range(MOON_HEIGHT):
            if t.moons[i, k] != NOTHING:
                stack = stack << 8 | 1 << int(t.moons[i, k])
        s.moons[i] = stack
    if t.held > 0:
        s.held, s.held_colour = int(t.held) // COLOURS, int(t.held) % COLOURS
    s.source = NOTHING if t.source == ABSENT else t.source
    require(out, (s.source != NOTHING) == (s.stage == LAYING), NOT_LAYING)


@also_compiled
def stacked(s: State, i: int) -> int:
    """How many tiles lie on the moon of a small factory."""
    n = 0
    for k in range(MOON_HEIGHT):
        n += int(int(s.moons[i]) >> 8 * k & 0xFF != 0)
    return n


@also_compiled
def on_factories(s: State) -> int:
    """How many tiles lie on all factories."""
    n = total(int(s.large_moon))
    for f in range(FACTORIES):
        n += total(int(s.suns[f]))
    for i in range(SMALL):
        n += stacked(s, i)
    return n


@also_compiled
def read_lines(s: State, t: Written, p: int, out: Rows) -> None:
    s.accepts[p] = ONE_OF_EACH * ((1 << LINES + 1) - 1)
    for r in range(LINES):
        held, colours, colour = 0, 0, NOTHING
        for c in range(COLOURS):
            if t.lines[p, r, c] > 0:
                held, colours, colour = held + int(t.lines[p, r, c]), colours + 1, c
        require(out, colours < 2, LINE_MIXED, r + 1, p + 1)
        if require(out, held <= r + 1, LINE_OVERFULL, r + 1, p + 1, held) and colours > 0:
            s.line_colour[p, r], s.line_count[p, r] = colour, held
            s.accepts[p] &= ~(ONE_OF_EACH << r)
            s.accepts[p] |= int(held <= r) << r + LANE * colour
    s.broken[p] = pile_of(t.broken[p], COLOURS)
    require(out, t.broken[p].sum() <= BROKEN_SPACES, BROKEN_OVERFULL, p + 1, BROKEN_SPACES)


@also_compiled
def read_bag_and_tower(s: State, t: Written, out: Rows) -> None:
    """What is not on the table is in the bag or the tower: thirteen tiles of each colour in all."""
    s.bag, s.tower = 0, pile_of(t.tower, COLOURS)
    for c in range(COLOURS):
        elsewhere = int(t.tower[c]) + int(t.large_moon[c]) + (int(s.held) if s.held_colour == c else 0)
        for f in range(FACTORIES):
            elsewhere += int(t.suns[f, c])
        for i in range(SMALL):
            for k in range(MOON_HEIGHT):
                elsewhere += int(t.moons[i, k] == c)
        for p in range(PLAYERS):
            elsewhere += count(int(s.broken[p]), c) + size(int(s.tiles[p, c]))
            for r in range(LINES):
                elsewhere += int(s.line_count[p, r]) if s.line_colour[p, r] == c else 0
        rest = TILES_OF_A_COLOUR - elsewhere
        require(out, rest >= 0, TOO_MANY_TILES, elsewhere, c, TILES_OF_A_COLOUR)
        given = rest if t.bag[0] == ABSENT else int(t.bag[c])
        require(out, given == rest, WRONG_BAG, given, c, rest, TILES_OF_A_COLOUR)
        s.bag += max(rest, 0) << LANE * c


# ── Chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def read_chips(s: State, t: Written, out: Rows) -> None:
    s.revealed, s.to_reveal, s.chips_unseen = 0, 0, 0
    for i in range(SMALL):
        s.chips[i] = t.chips[i]
        s.revealed |= int(s.chips[i] >= 0) << i
        is_bare = s.suns[i + 1] == 0 and s.moons[i] == 0
        require(out, is_bare or s.chips[i] == CHIP_DOWN, CHIP_UP, i + 1)
        if s.chips[i] == CHIP_DOWN and is_bare and s.to_move == NATURE and (s.stage == TURN or s.stage == LINING):
            s.to_reveal |= 1 << i
    for p in range(PLAYERS):
        s.chips_taken[p], s.store[p] = t.chips_taken[p], 0
    for kind in range(CHIP_KINDS):
        seen = 0
        for i in range(SMALL):
            seen += int(s.chips[i] == kind)
        for p in range(PLAYERS):
            require(out, t.stores[p, kind] <= CHIPS_OF_A_KIND, STORE_OVERFULL, CHIPS_OF_A_KIND, kind)
            s.store[p] = with_chips(int(s.store[p]), kind, int(t.stores[p, kind]))
            seen += int(t.stores[p, kind])
        require(out, seen <= CHIPS_OF_A_KIND, TOO_MANY_CHIPS, seen, kind, CHIPS_OF_A_KIND)
        unseen = CHIPS_OF_A_KIND - seen if t.unseen[0] == ABSENT else int(t.unseen[kind])
        require(out, unseen <= CHIPS_OF_A_KIND, UNSEEN_OVERFULL, CHIPS_OF_A_KIND, kind)
        require(out, seen + unseen <= CHIPS_OF_A_KIND, NOT_UNSEEN, kind, seen, CHIPS_OF_A_KIND)
        s.chips_unseen = with_chips(int(s.chips_unseen), kind, unseen)


@also_compiled
def with_chips(owned: int, kind: int, n: int) -> int:
    """The set with so many chips of a kind more."""
    for _ in range(min(n, CHIPS_OF_A_KIND)):
        owned = add_chip(owned, kind)
    return owned


@also_compiled
def chips_left(s: State) -> int:
    """The chips on the small factories."""
    n = 0
    for i in range(SMALL):
        n += int(s.chips[i] != CHIP_GONE)
    return n


# ── Plates ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def read_dome(s: State, t: Written, p: int, out: Rows) -> None:
    for slot in range(SLOTS):
        plate = int(t.plates[p, slot])
        if plate != NOTHING:
            put_on_dome(s, p, plate // ROTATIONS, slot, plate % ROTATIONS)
    for r in range(SIDE):
        for q in range(SIDE):
            if t.domes[p, r, q] != NOTHING:
                read_tile(s, p, r, q, int(t.domes[p, r, q]), out)
    most = TOKENS if s.round_number < ROUNDS else 0
    require(out, t.tokens[p] <= most, TOO_MANY_TOKENS, p + 1, most)
    s.tokens[p] = t.tokens[p]


@also_compiled
def read_tile(s: State, p: int, r: int, q: int, tile: int, out: Rows) -> None:
    """A tile lies on a space of its colour or on a wild one, a special tile on a special space."""
    space = r * SIDE + q
    fits = int(s.specials[p]) >> space & 1 if tile == COLOURS else int(s.room[p, r]) >> SIDE * tile + q & 1
    require(out, fits != 0, NOT_THE_SPACE, r + 1, q + 1, p + 1, tile)
    if tile != COLOURS:
        s.tiles[p, tile] |= 1 << space
    cover(s, p, r, q)


@also_compiled
def read_plates(s: State, t: Written, out: Rows) -> None:
    s.on_display, s.returned = 0, 0
    for place in range(DISPLAY):
        s.display[place] = t.display[place]
        s.on_display |= int(s.display[place] != NOTHING) << place
    n = int(t.stack[0])
    s.in_stack = n
    for i in range(PLATES):
        s.stack[i], s.stack_by[i] = NOTHING, NOTHING
        if i < n:
            put = int(t.stack[n - i])
            s.stack[i], s.stack_by[i] = put // PUT_BY - 1, put % PUT_BY - 1
            s.returned += int(s.stack_by[i] != NOTHING)
    n = int(t.drawn[0])
    s.in_drawn = n
    for i in range(n):
        put = int(t.drawn[1 + i])
        s.drawn[i], s.drawn_by[i] = put // PUT_BY - 1, put % PUT_BY - 1
    most_back = max(0, n - 1)
    require(out, t.looked <= n, TOO_MANY_LOOKED, n)
    require(out, t.put_back <= most_back, TOO_MANY_BACK, most_back)
    s.looked, s.put_back = min(int(t.looked), n), min(int(t.put_back), most_back)
    s.plate = NOTHING if t.plate == ABSENT else t.plate
    check_plates(s, out)


@also_compiled
def check_plates(s: State, out: Rows) -> None:
    """Eighteen plates, each in one place."""
    for plate in range(BACKED):
        places = int(s.in_drawn == 0 and s.plate == plate)
        for i in range(DISPLAY):
            places += int(s.display[i] == plate)
        is_back = False
        for i in range(PLATES):
            places += int(s.stack[i] == plate)
            is_back = is_back or (i < s.put_back and s.stack[i] == plate)
        for i in range(STACK):
            places += int(i < s.in_drawn and s.drawn[i] == plate and not is_back)
        for p in range(PLAYERS):
            for slot in range(SLOTS):
                places += int(s.plates[p, slot] == plate)
        require(out, places < 2, PLATE_TWICE, plate, places)
    somewhere = size(int(s.on_display)) + int(s.in_stack) + int(s.in_drawn) - int(s.put_back) + int(s.in_drawn == 0 and s.plate != NOTHING)
    for p in range(PLAYERS):
        somewhere += plates_on_dome(s, p)
    require(out, somewhere == PLATES, PLATES_MISSING, somewhere, PLATES)
    s.undecided = plates_nowhere(s)


@also_compiled
def plates_on_dome(s: State, p: int) -> int:
    n = 0
    for slot in range(SLOTS):
        n += int(s.plates[p, slot] != NOTHING)
    return n


@also_compiled
def read_tiling(s: State, t: Written, out: Rows) -> None:
    if s.to_move == OVER:
        s.tiled = PLAYERS
    elif s.stage == TILING and require(out, t.row != ABSENT, NO_ROW):
        s.row, s.made, s.laid_showing, s.laid_other = t.row - 1, t.made, t.laid[0], t.laid[1]
        s.tiled = int(s.to_move) ^ int(s.starter)
