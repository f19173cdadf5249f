"""Phase 1, acquiring: actions B (sun), C (moon) and D (chip), and where taken tiles go."""

from sintra.games.duel.rules_plates import plate_actions
from sintra.games.duel.spec import (
    BREAK,
    BROKEN_SPACES,
    CHIP,
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_KINDS,
    CHIPS_A_ROUND,
    COLOURS,
    FACTORIES,
    LARGE,
    LAY,
    LAYING,
    LINE,
    LINES,
    LINING,
    MOON,
    NOTHING,
    PASS,
    REVEAL,
    SMALL,
    SUN,
    TILING,
    TURN,
    TURN_OVER,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Moves, State


@rule
def turn_actions(s: State, moves: Moves) -> int:
    """The first decision of a turn: a sun, a moon, a chip, a plate; passing only if there is nothing else."""
    p = int(s.turn)
    if s.opening > 0:
        return plate_actions(s, p, moves, 0)
    n = 0
    for take in range(FACTORIES * COLOURS):
        moves[n] = SUN + take
        n += (s.on_suns >> take) & 1
    tops = moon_tops(s)
    for c in range(COLOURS):
        moves[n] = MOON + c
        n += (tops >> c) & 1
    if s.chips_taken[p] < CHIPS_A_ROUND:
        for i in range(SMALL):
            moves[n] = CHIP + i
            n += s.chips[i] >= 0
    n = plate_actions(s, p, moves, n)
    if n == 0:
        moves[0] = PASS
        n = 1
    return n


@rule
def moon_tops(s: State) -> int:
    """Bit set of the colours that lie on top of a small moon or anywhere on the large one."""
    tops = 0
    for i in range(SMALL):
        if s.moon_height[i] > 0:
            tops |= 1 << int(s.moons[i, s.moon_height[i] - 1])
    for c in range(COLOURS):
        tops |= int(s.large_moon[c] > 0) << c
    return tops


# ── B. Sun ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def take_sun(s: State, factory: int, c: int) -> None:
    """All tiles of one colour from one factory's sun. The rest go to its moon: laid singly, or stacked in an order of the taker's choice."""
    hold(s, c, int(s.suns[factory, c]))
    remove_from_sun(s, factory, c)
    if factory != LARGE:
        s.source = factory
        s.stage = LAYING
        return
    for other in range(COLOURS):
        s.large_moon[other] += s.suns[LARGE, other]
        remove_from_sun(s, LARGE, other)
    if large_moon_is_empty(s):
        take_marker(s)
    s.stage = LINING


@rule
def hold(s: State, c: int, tiles: int) -> None:
    """The taken tiles are in the player's hand until they go to a line."""
    s.held_colour = c
    s.held += tiles
    s.on_offer -= tiles


@rule
def remove_from_sun(s: State, factory: int, c: int) -> None:
    s.suns[factory, c] = 0
    s.on_suns &= ~(1 << (factory * COLOURS + c))


@rule
def colours_to_lay(s: State, moves: Moves) -> int:
    n = 0
    for c in range(COLOURS):
        moves[n] = LAY + c
        n += s.suns[s.source, c] > 0
    return n


@rule
def lay(s: State, c: int) -> None:
    """One tile goes from the sun to the top of the moon's stack."""
    i = s.source - 1
    s.moons[i, s.moon_height[i]] = c
    s.moon_height[i] += 1
    s.suns[s.source, c] -= 1
    if s.suns[s.source, c] == 0:
        remove_from_sun(s, int(s.source), c)


@rule
def lay_last_colour(s: State) -> bool:
    """Tiles of one colour are laid without a question; True if there are still two or more colours to choose from."""
    colours, last = 0, 0
    for c in range(COLOURS):
        if s.suns[s.source, c] > 0:
            colours += 1
            last = c
    if colours > 1:
        return True
    if colours == 1:
        for _ in range(s.suns[s.source, last]):
            lay(s, last)
    uncover(s, s.source - 1)
    s.source = NOTHING
    s.stage = LINING
    return False


# ── C. Moon ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def take_moon(s: State, c: int) -> None:
    """Every top tile of the colour from all five moons: one from each small stack, all from the large moon."""
    if s.large_moon[c] > 0:
        hold(s, c, int(s.large_moon[c]))
        s.large_moon[c] = 0
        take_marker(s)
    for i in range(SMALL):
        height = s.moon_height[i]
        if height > 0 and s.moons[i, height - 1] == c:
            s.moons[i, height - 1] = NOTHING
            s.moon_height[i] -= 1
            hold(s, c, 1)
            uncover(s, i)
    s.stage = LINING


@rule
def large_moon_is_empty(s: State) -> bool:
    for c in range(COLOURS):
        if s.large_moon[c] > 0:
            return False
    return True


@rule
def take_marker(s: State) -> None:
    """The first in the round to take from the large moon takes the marker; so does a sun take that leaves that moon empty."""
    if s.holder == NOTHING:
        s.holder = s.turn


# ── D. Chip ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def uncover(s: State, i: int) -> None:
    """A small factory that has lost its last tile shows its chip."""
    if s.moon_height[i] == 0 and s.chips[i] == CHIP_DOWN:
        for c in range(COLOURS):
            if s.suns[i + 1, c] > 0:
                return
        s.to_reveal |= 1 << i


@rule
def kinds_to_reveal(s: State, moves: Moves) -> int:
    n = 0
    for kind in range(CHIP_KINDS):
        moves[n] = REVEAL + kind
        n += s.chips_unseen[kind] > 0
    return n


@rule
def reveal(s: State, kind: int) -> None:
    """The first chip that is due is turned up."""
    i = 0
    while not (s.to_reveal >> i) & 1:
        i += 1
    s.to_reveal &= ~(1 << i)
    s.chips[i] = kind
    s.chips_unseen[kind] -= 1


@rule
def take_chip(s: State, i: int) -> None:
    s.store[s.turn, s.chips[i]] += 1
    s.chips[i] = CHIP_GONE
    s.chips_left -= 1
    s.chips_taken[s.turn] += 1
    s.stage = TURN_OVER


# ── Taken tiles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def has_room(s: State, p: int, line: int, c: int) -> bool:
    """A line takes tiles if it is not full, and empty or of the same colour. The dome does not matter."""
    return s.line_count[p, line] <= line and (s.line_count[p, line] == 0 or s.line_colour[p, line] == c)


@rule
def no_line_has_room(s: State) -> bool:
    for line in range(LINES):
        if has_room(s, int(s.turn), line, int(s.held_colour)):
            return False
    return True


@rule
def lines_with_room(s: State, moves: Moves) -> int:
    n = 0
    for line in range(LINES):
        moves[n] = LINE + line
        n += has_room(s, int(s.turn), line, int(s.held_colour))
    moves[n] = LINE + BREAK
    return n + 1


@rule
def put_in_line(s: State, line: int) -> None:
    """All taken tiles go to one line, the excess to the broken spaces; or all of them to the broken spaces."""
    p, c, tiles = int(s.turn), int(s.held_colour), int(s.held)
    if line != BREAK:
        fitting = min(tiles, line + 1 - int(s.line_count[p, line]))
        s.line_colour[p, line] = c
        s.line_count[p, line] += fitting
        tiles -= fitting
    break_tiles(s, p, c, tiles)
    s.held_colour, s.held = NOTHING, 0
    s.stage = TURN_OVER


@rule
def break_tiles(s: State, p: int, c: int, tiles: int) -> None:
    """Tiles to the broken spaces; beyond the last space they go to the tower at no cost."""
    broken = min(tiles, BROKEN_SPACES - int(s.in_broken[p]))
    s.broken[p, c] += broken
    s.in_broken[p] += broken
    s.tower[c] += tiles - broken


# ── The turn passes on ───────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def end_turn(s: State) -> None:
    """The other player's turn, unless he has passed; the phase ends when no tile, no chip and no token is left."""
    if s.on_offer == 0 and s.chips_left == 0 and s.tokens[0] == 0 and s.tokens[1] == 0:
        s.tiled, s.row = 0, 0
        s.stage = TILING
        return
    if not s.passed[1 - s.turn]:
        s.turn = 1 - s.turn
    s.stage = TURN
