"""What lies where in a position of Duel, and which places to touch for a move: compiled, by the numbers of `places`."""

from sintra.games.duel import places
from sintra.games.duel.places import KINDS, PLACES
from sintra.games.duel.rules_chips import chips_of
from sintra.games.duel.rules_goals import goal_worth
from sintra.games.duel.rules_plates import back_of, top
from sintra.games.duel.spec import (
    ACTIONS,
    BACK,
    BACKED,
    BREAK,
    BROKEN,
    BROKEN_SPACES,
    CHIP,
    CHIP_DOWN,
    CHIP_KINDS,
    COLOUR,
    COLOURS,
    CORNER,
    DISPLAY,
    DRAW,
    DRAWN,
    FACTORIES,
    GOAL,
    GOALS,
    KEEP,
    LAY,
    LEAVE,
    LINE,
    LINES,
    LOOKING,
    MARKER,
    MOON,
    MOON_HEIGHT,
    NOTHING,
    PASS,
    PLACE,
    PLAYERS,
    RETURN,
    REVEAL,
    ROTATIONS,
    RUNS,
    SLOT_OFFSET,
    SLOTS,
    SMALL,
    SPACES,
    SPEND,
    START,
    STOP,
    TAKE,
    TILE,
)
from sintra.kernel import pieces as kernel
from sintra.kernel.compile import part, rule
from sintra.kernel.dispatch import State
from sintra.kernel.parts import Laid, Path
from sintra.kernel.pieces import BOARD_PLACE, MARKER_PLACE, NOWHERE, TIMES, TOTAL, first_tile, lay, lay_signs, lay_tiles, write, write_store
from sintra.kernel.piles import count
from sintra.kernel.sets import first_of

__all__ = ["KINDS", "PLACES", "earned", "pieces", "targets"]

TOP_TILE = 0xFF  # of a small moon: a byte for each tile, the top one lowest


@part
def board_of(p: int) -> int:
    """The first place of a player's board."""
    return places.BOARD + p * places.BOARD_PLACES


# ── What lies where ──────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def pieces(s: State, out: Laid) -> None:
    """Everything that lies on the table, and the numbers of what cannot be seen."""
    lay_factories(s, out)
    lay_plates(s, out)
    for p in range(PLAYERS):
        lay_board(s, p, out)
    lay_goals(s, out)
    write_store(out, places.BAG, int(s.bag), COLOURS)
    write_store(out, places.TOWER, int(s.tower), COLOURS)


@rule
def lay_factories(s: State, out: Laid) -> None:
    """Tiles on suns and moons, the chips, the marker."""
    if s.holder == NOTHING:
        lay(out, places.MARKER_HOME, kernel.MARKER)
    for f in range(FACTORIES):
        lay_tiles(out, int(places.SUN[f]), int(places.SUN_ROOM[f]), int(s.suns[f]), places.TILE_KIND)
    lay_tiles(out, places.LARGE_MOON, places.LARGE_MOON_ROOM, int(s.large_moon), places.TILE_KIND)
    for i in range(SMALL):
        if s.chips[i] >= 0:
            lay(out, places.CHIP + i, places.CHIP_KIND + int(s.chips[i]))
        elif s.chips[i] == CHIP_DOWN:
            lay(out, places.CHIP + i, places.CHIP_BACK)
        moon = int(s.moons[i])
        height = moon_height(moon)
        for k in range(height):
            lay(out, moon_place(i, k), places.TILE_KIND + first_of(moon >> 8 * (height - 1 - k) & TOP_TILE))


@part
def moon_height(moon: int) -> int:
    """How many tiles lie on a small moon."""
    height = 0
    while moon >> 8 * height:
        height += 1
    return height


@part
def moon_place(i: int, k: int) -> int:
    """The place of tile k of a small moon, from the bottom."""
    return places.MOON + i * MOON_HEIGHT + k


@rule
def lay_plates(s: State, out: Laid) -> None:
    """The display, the top of the stack by its back, and the drawn plates that are still in hand."""
    for i in range(DISPLAY):
        if s.display[i] != NOTHING:
            lay(out, places.DISPLAYED + i, plate_kind(int(s.display[i]), 0))
    if s.in_stack > 0:
        lay(out, places.STACK_TOP, places.BACK_UNKNOWN if top(s) == NOTHING else places.BACK_KIND + back_of(top(s)))
        write(out, places.STACK_COUNT, TOTAL, int(s.in_stack))
    n = 0
    if s.in_drawn == 0 and s.plate != NOTHING:
        lay(out, places.DRAWN, plate_kind(int(s.plate), 0))
    for i in range(int(s.in_drawn)):
        if is_in_hand(s, i):
            lay(out, places.DRAWN + n, plate_kind(int(s.drawn[i]), 0))
            n += 1


@part
def plate_kind(plate: int, rotation: int) -> int:
    """A plate, turned; or its back if no more is known."""
    if plate == NOTHING:
        return places.BACK_UNKNOWN
    return places.BACK_KIND + plate - BACKED if plate >= BACKED else places.PLATE + plate * ROTATIONS + rotation


@rule
def is_in_hand(s: State, i: int) -> bool:
    """Whether a drawn plate is not known to be under the stack again."""
    if s.drawn[i] < BACKED:
        for k in range(int(s.put_back)):
            if s.stack[k] == s.drawn[i]:
                return False
    return True


@rule
def lay_board(s: State, p: int, out: Laid) -> None:
    """Score and signs, tiles just taken, tokens, plates, lines, dome, broken tiles, chips."""
    board = board_of(p)
    lay_signs(s, p, board, out)
    if s.holder == p:
        lay(out, board + MARKER_PLACE, kernel.MARKER)
    if s.held > 0 and s.turn == p:
        lay(out, board + places.HELD, places.TILE_KIND + int(s.held_colour))
        write(out, board + places.HELD_COUNT, TIMES, int(s.held))
    for i in range(int(s.tokens[p])):
        lay(out, board + places.TOKEN_PLACE + i, places.TOKEN)
    for slot in range(SLOTS):
        if s.plates[p, slot] != NOTHING:
            lay(out, board + places.SLOT + slot, plate_kind(int(s.plates[p, slot]), int(s.rotations[p, slot])))
    for r in range(LINES):
        for i in range(int(s.line_count[p, r])):
            lay(out, board + int(places.LINE_TILE[r]) + i, places.TILE_KIND + int(s.line_colour[p, r]))
    for space in range(SPACES):
        if int(s.covered[p]) >> space & 1:
            lay(out, board + places.DOME + space, tile_on_dome(s, p, space))
    lay_tiles(out, board + places.BROKEN_TILE, BROKEN_SPACES, int(s.broken[p]), places.TILE_KIND)
    n = 0
    for kind in range(CHIP_KINDS):
        for _ in range(chips_of(int(s.store[p]), kind)):
            if n < places.STORE_ROOM:
                lay(out, board + places.STORE + n, places.CHIP_KIND + kind)
            n += 1


@rule
def tile_on_dome(s: State, p: int, space: int) -> int:
    """The kind of the tile on a covered space: of its colour, or a special one."""
    for c in range(COLOURS):
        if int(s.tiles[p, c]) >> space & 1:
            return places.TILE_KIND + c
    return places.SPECIAL_TILE


@rule
def lay_goals(s: State, out: Laid) -> None:
    """Every goal, with what it is worth to each player as the domes stand."""
    i = 0
    for goal in range(GOALS):
        if int(s.goals) >> goal & 1:
            lay(out, places.GOAL + i, places.GOAL_KIND + goal)
            for p in range(PLAYERS):
                write(out, places.WORTH + i * PLAYERS + p, TOTAL, goal_worth(s, p, goal))
            i += 1


# ── What to touch ────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def targets(s: State, move: int, out: Path) -> int:
    """A tile, then its line; a plate, then its slot and the space where its special or wild space shall lie; a chip, a space."""
    if PLACE <= move < LAY:
        slot, rotation = (move - PLACE) // ROTATIONS, (move - PLACE) % ROTATIONS
        board = board_of(int(s.to_move))
        out[0] = board + places.SLOT + slot
        out[1] = board + places.DOME + int(SLOT_OFFSET[slot] + CORNER[rotation])
        return 2
    if move >= ACTIONS:
        out[0] = drawn_at(s, move)
    elif move < PLACE:
        out[0] = taken_at(s, move)
    else:
        out[0] = decided_at(s, move)
    return 1


@rule
def taken_at(s: State, move: int) -> int:
    """Tiles of a sun or of the moons, a chip, a plate of the display or of the stack, a plate in hand."""
    if move < MOON:
        return sun_place(s, move // COLOURS, move % COLOURS)
    if move < CHIP:
        return moons_place(s, move - MOON)
    if move < TAKE:
        return places.CHIP + move - CHIP
    if move < DRAW:
        return places.DISPLAYED + move - TAKE
    if move == DRAW:
        return places.STACK_TOP
    if move == STOP:
        return places.HAND
    return places.DRAWN + place_in_hand(s, move - KEEP if move < RETURN else move - RETURN)


@part
def sun_place(s: State, factory: int, c: int) -> int:
    """The first tile of the colour."""
    return int(places.SUN[factory]) + first_tile(int(s.suns[factory]), c)


@rule
def moons_place(s: State, c: int) -> int:
    """The first top tile of the colour."""
    if count(int(s.large_moon), c) > 0:
        return places.LARGE_MOON + first_tile(int(s.large_moon), c)
    for i in range(SMALL):
        if int(s.moons[i]) >> c & 1:
            return moon_place(i, moon_height(int(s.moons[i])) - 1)
    return NOWHERE


@rule
def place_in_hand(s: State, plate: int) -> int:
    """Where a plate lies among those in hand, from 0."""
    n = 0
    for i in range(int(s.in_drawn)):
        if s.drawn[i] == plate:
            break
        n += is_in_hand(s, i)
    return n


@rule
def decided_at(s: State, move: int) -> int:
    """Where a tile is laid or lined, the board for to pass, a chip of the store, a line that is left, a space of the dome."""
    p = int(s.to_move)
    board = board_of(p)
    if move < LINE:
        return sun_place(s, int(s.source), move - LAY)
    if move < PASS:
        return board + (places.BROKEN if move - LINE == BREAK else places.LINE + move - LINE)
    if move == PASS:
        return board + BOARD_PLACE
    if move == LEAVE:
        return board + places.LINE + int(s.row)
    if move >= TILE:
        return board + places.DOME + move - TILE
    place = board + places.STORE
    for kind in range(move - SPEND):
        place += chips_of(int(s.store[p]), kind)
    return place


@rule
def drawn_at(s: State, move: int) -> int:
    """What nature does, for anyone who writes down a game from a real table; where several draws share a place, words tell them apart."""
    if move < BACK:
        return places.BAG_COLOUR + move - COLOUR
    if move < REVEAL:
        return places.DRAWN + int(s.looked) if s.stage == LOOKING else places.STACK_TOP
    if move < GOAL:
        return places.CHIP + first_of(int(s.to_reveal))
    if move < START:
        return places.GOALS
    return board_of(move - START) + BOARD_PLACE


@rule
def earned(_s: State, p: int, kind: int, where: int) -> int:
    """On a space of the dome, at the broken tiles, at the marker's place, at the stack; the others nowhere in particular."""
    if kind == RUNS:
        return board_of(p) + places.DOME + where
    if kind == BROKEN:
        return board_of(p) + places.BROKEN
    if kind == MARKER:
        return board_of(p) + places.HELD
    if kind == DRAWN:
        return places.STACK_TOP
    return NOWHERE
