"""The table in words, for people who do not see it."""

from sintra.games.duel import phrases as say
from sintra.games.duel.refusal import add_chip, add_plate
from sintra.games.duel.rules_chips import chips_of
from sintra.games.duel.rules_goals import goal_worth
from sintra.games.duel.rules_plates import back_of
from sintra.games.duel.spec import (
    BROKEN_LOSS,
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_KINDS,
    COLOURS,
    CORNER,
    DISPLAY,
    GOALS,
    LARGE,
    LINES,
    MOON_HEIGHT,
    NOTHING,
    PLATES,
    PLAYERS,
    ROUNDS,
    SIDE,
    SLOT_OFFSET,
    SLOTS,
    SMALL,
    SPECIALS,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import State
from sintra.kernel.phrasebook import Rows, add_row, add_tiles, add_unless_listed
from sintra.kernel.piles import total
from sintra.kernel.sets import first_of


@also_compiled
def tell(s: State, out: Rows) -> None:
    """Factories, plates and goals; then both boards, from the score to the broken tiles."""
    add_row(out, say.PANEL_OFFER)
    tell_factories(s, out)
    add_row(out, say.PANEL_PLATES)
    tell_plates(s, out)
    add_row(out, say.PANEL_GOALS)
    for goal in range(GOALS):
        if (int(s.goals) >> goal) & 1:
            add_row(out, say.TELL_GOAL, goal, goal_worth(s, 0, goal), goal_worth(s, 1, goal))
    for p in range(PLAYERS):
        add_row(out, say.PANEL_BOARD, p + 1)
        tell_board(s, p, out)


@also_compiled
def tell_tiles(out: Rows, tiles: int) -> None:
    """The tiles of a pile, which may be none."""
    line = int(out[0, 0])
    add_tiles(out, say.TILES, tiles, COLOURS)
    add_unless_listed(out, line, say.TELL_NOTHING)


# ── What all share ───────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def tell_factories(s: State, out: Rows) -> None:
    add_row(out, say.TELL_ROUND, int(s.round_number), ROUNDS)
    add_row(out, say.TELL_LARGE_SUN)
    tell_tiles(out, int(s.suns[LARGE]))
    add_row(out, say.TELL_LARGE_MOON)
    if s.holder == NOTHING:
        add_row(out, say.TELL_MARKER)
        add_tiles(out, say.TILES, int(s.large_moon), COLOURS)
    else:
        tell_tiles(out, int(s.large_moon))
    for f in range(1, SMALL + 1):
        if s.suns[f] != 0:
            add_row(out, say.TELL_SUN, f)
            tell_tiles(out, int(s.suns[f]))
        tell_moon(int(s.moons[f - 1]), f, out)
        add_row(out, say.TELL_CHIP, f)
        tell_chip(int(s.chips[f - 1]), out)
    add_row(out, say.TELL_STORES, total(int(s.bag)), total(int(s.tower)))


@also_compiled
def tell_moon(stack: int, f: int, out: Rows) -> None:
    """The tiles of a small moon from the top, which has the lowest byte."""
    if stack == 0:
        return
    add_row(out, say.TELL_MOON, f)
    for i in range(MOON_HEIGHT):
        tile = (stack >> (8 * i)) & 0xFF
        if tile > 0:
            add_row(out, say.TELL_COLOUR, first_of(tile))


@also_compiled
def tell_chip(kind: int, out: Rows) -> None:
    """A bonus chip: face down, taken, or with its one or two colours."""
    if kind == CHIP_DOWN:
        add_row(out, say.TELL_CHIP_DOWN)
    elif kind == CHIP_GONE:
        add_row(out, say.TELL_CHIP_GONE)
    else:
        add_chip(out, say.TELL_CHIP_OF, kind)


@also_compiled
def tell_plates(s: State, out: Rows) -> None:
    for i in range(DISPLAY):
        add_row(out, say.TELL_DISPLAY, i + 1)
        tell_plate(int(s.display[i]), out)
    add_row(out, say.TELL_STACK, int(s.in_stack))
    top = int(s.stack[s.in_stack - 1]) if s.in_stack > 0 else NOTHING
    if top != NOTHING:
        add_row(out, say.TELL_STACK_TOP, back_of(top))
    if s.plate != NOTHING:
        add_row(out, say.TELL_TO_PLACE)
        tell_plate(int(s.plate), out)


@also_compiled
def tell_plate(plate: int, out: Rows) -> None:
    """A dome plate by its back and its colours, clockwise from its special or wild space."""
    if plate == NOTHING:
        add_row(out, say.TELL_NOTHING)
    elif plate >= PLATES:
        add_row(out, say.TELL_BACK, back_of(plate))
    else:
        add_plate(out, say.TELL_PLATE, plate)


# ── A board ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def tell_board(s: State, p: int, out: Rows) -> None:
    add_row(out, say.TELL_SCORE, int(s.score[p]))
    add_row(out, say.TELL_TOKENS, int(s.tokens[p]))
    if s.store[p] != 0:
        add_row(out, say.TELL_CHIPS)
        for kind in range(CHIP_KINDS):
            for _ in range(chips_of(int(s.store[p]), kind)):
                tell_chip(kind, out)
    if s.holder == p:
        add_row(out, say.TELL_HOLDER)
    if s.held > 0 and s.to_move == p:
        add_row(out, say.TELL_HELD)
        add_row(out, say.TILES + int(s.held_colour), int(s.held))
    for r in range(LINES):
        tell_line(s, p, r, out)
        tell_dome_row(s, p, r, out)
    add_row(out, say.TELL_BROKEN, int(BROKEN_LOSS[total(int(s.broken[p]))]))
    tell_tiles(out, int(s.broken[p]))


@also_compiled
def tell_line(s: State, p: int, r: int, out: Rows) -> None:
    """How far a line is; an empty one is not worth a word."""
    tiles = int(s.line_count[p, r])
    if tiles > 0:
        add_row(out, say.TELL_LINE, r + 1, r + 1 - tiles)
        add_row(out, say.TILES + int(s.line_colour[p, r]), tiles)


@also_compiled
def tell_dome_row(s: State, p: int, r: int, out: Rows) -> None:
    """The spaces of a row from left to right: a tile, or what is printed there; nothing where no plate lies."""
    add_row(out, say.TELL_ROW, r + 1)
    line = int(out[0, 0])
    for q in range(SIDE):
        if (int(s.covered[p]) >> (r * SIDE + q)) & 1:
            tell_tile(s, p, r, q, out)
        else:
            tell_free_space(s, p, r, q, out)
    if out[0, 0] == line:
        out[0, 0] = line - 1  # a row without plates is not worth a word


@also_compiled
def tell_tile(s: State, p: int, r: int, q: int, out: Rows) -> None:
    for c in range(COLOURS):
        if (int(s.tiles[p, c]) >> (r * SIDE + q)) & 1:
            add_row(out, say.TELL_TILE, q + 1, c)
            return
    add_row(out, say.TELL_SPECIAL_TILE, q + 1)


@also_compiled
def tell_free_space(s: State, p: int, r: int, q: int, out: Rows) -> None:
    """A special space, or one for a colour, or for any."""
    for slot in range(SLOTS):
        if 0 <= s.plates[p, slot] < SPECIALS and SLOT_OFFSET[slot] + CORNER[s.rotations[p, slot]] == r * SIDE + q:
            add_row(out, say.TELL_FREE_SPECIAL, q + 1)
            return
    colours, colour = 0, NOTHING
    for c in range(COLOURS):
        if (int(s.room[p, r]) >> (SIDE * c + q)) & 1:
            colours, colour = colours + 1, c
    if colours > 1:
        add_row(out, say.TELL_FREE_WILD, q + 1)
    elif colours == 1:
        add_row(out, say.TELL_FREE, q + 1, colour)
