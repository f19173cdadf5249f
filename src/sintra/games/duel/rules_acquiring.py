"""Phase 1, acquiring: actions B (sun), C (moon) and D (chip), where taken tiles go, and how the turn passes on."""

from sintra.games.duel.rules_bits import whose_turn
from sintra.games.duel.rules_chips import add_chip, remove_chip
from sintra.games.duel.rules_preparing import begin_turn, prepare
from sintra.games.duel.rules_tiling import begin_tiling, break_tiles
from sintra.games.duel.spec import (
    BREAK,
    CHIP,
    CHIP_GONE,
    CHIPS_A_ROUND,
    COLOURS,
    DRAW,
    LARGE,
    LAYING,
    LINING,
    MOON,
    NOTHING,
    PASS,
    SMALL,
    SUN,
    TAKE,
    TURN,
)
from sintra.kernel.compile import apart, part, rule
from sintra.kernel.dispatch import NATURE, Log, State
from sintra.kernel.piles import ONE_OF_EACH, colours_in, count, some
from sintra.kernel.sets import first_of

ALL_COLOURS = (1 << COLOURS) - 1
FOUR_TILES = 0x01010101  # a byte for each, as in `moons`


@part
def turn_actions(s: State) -> tuple[int, int]:
    """The first decision of a turn: a sun, a moon, a chip, a plate; passing only if there is nothing else."""
    p = whose_turn(s)
    if s.opening > 0:
        return int(s.on_display), TAKE
    actions = int(s.on_suns) | moon_tops(s) << MOON
    if s.chips_taken[p] < CHIPS_A_ROUND:
        actions |= int(s.revealed) << CHIP
    if s.tokens[p] > 0:
        actions |= int(s.on_display) << TAKE
        if s.in_stack > 0:
            actions |= 1 << DRAW
    if actions == 0:
        return 1, PASS
    return actions, SUN


@part
def moon_tops(s: State) -> int:
    """Set of the colours that lie on top of a small moon or anywhere on the large one."""
    tops = int(s.moons[0] | s.moons[1] | s.moons[2] | s.moons[3]) & ALL_COLOURS
    return tops | colours_in(int(s.large_moon))


# ── B. Sun ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def take_sun(s: State, factory: int, c: int, log: Log) -> None:
    """All tiles of one colour from one factory's sun. The rest go to its moon: laid singly, or stacked in an order of the taker's choice."""
    s.held_colour, s.held = c, count(int(s.suns[factory]), c)
    s.suns[factory] -= some(c, int(s.held))
    if factory != LARGE:
        s.on_suns &= ~(1 << (factory * COLOURS + c))
        s.source = factory
        go_on_laying(s, log)
        return
    s.on_suns &= ~ALL_COLOURS
    s.large_moon = s.suns[LARGE]
    s.suns[LARGE] = 0
    if s.large_moon == 0:
        take_marker(s)
    to_line(s, log)


@part
def colours_to_lay(s: State) -> int:
    """Set of the colours on the sun whose tiles are being laid on the moon."""
    return int(s.on_suns >> (s.source * COLOURS)) & ALL_COLOURS


@part
def go_on_laying(s: State, log: Log) -> None:
    """Tiles of one colour are laid without a question; a factory that has no tiles left shows its chip."""
    colours = colours_to_lay(s)
    if colours & (colours - 1):
        s.stage = LAYING
        s.to_move = s.turn
        return
    if colours:
        c = first_of(colours)
        lay_all(s, c)
    elif s.moons[s.source - 1] == 0:
        s.to_reveal = 1 << int(s.source - 1)
    s.source = NOTHING
    to_line(s, log)


@part
def lay(s: State, c: int) -> None:
    """One tile goes from the sun to the top of the moon's stack."""
    factory = int(s.source)
    s.moons[factory - 1] = s.moons[factory - 1] << 8 | 1 << c
    s.suns[factory] -= some(c, 1)
    s.on_suns &= ~(int(count(int(s.suns[factory]), c) == 0) << (factory * COLOURS + c))


@part
def lay_all(s: State, c: int) -> None:
    """All tiles that are left on the sun, which have one colour, go to the moon's stack."""
    factory = int(s.source)
    bits = 8 * count(int(s.suns[factory]), c)
    s.moons[factory - 1] = s.moons[factory - 1] << bits | (FOUR_TILES & ((1 << bits) - 1)) << c
    s.suns[factory] = 0
    s.on_suns &= ~(ALL_COLOURS << (factory * COLOURS))


# ── C. Moon ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def take_moon(s: State, c: int, log: Log) -> None:
    """Every top tile of the colour from all five moons: one from each small stack, all from the large moon."""
    taken = count(int(s.large_moon), c)
    if taken > 0:
        s.large_moon -= some(c, taken)
        take_marker(s)
    for i in range(SMALL):
        moon = int(s.moons[i])
        top = (moon >> c) & 1
        rest = moon >> 8 * top
        taken += top
        s.moons[i] = rest
        s.to_reveal |= (top & int(rest == 0)) << i
    s.held_colour, s.held = c, taken
    to_line(s, log)


@part
def take_marker(s: State) -> None:
    """The first in the round to take from the large moon takes the marker; so does a sun take that leaves that moon empty."""
    if s.holder == NOTHING:
        s.holder = s.turn


# ── D. Chip ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def reveal(s: State, kind: int, log: Log) -> None:
    """The first chip that is due is turned up; then the turn goes on."""
    i = first_of(int(s.to_reveal))
    s.to_reveal &= ~(1 << i)
    s.revealed |= 1 << i
    s.chips[i] = kind
    s.chips_unseen = remove_chip(int(s.chips_unseen), kind)
    if s.stage == LINING:
        to_line(s, log)
    else:
        begin_turn(s)


@part
def take_chip(s: State, i: int, log: Log) -> None:
    p = whose_turn(s)
    s.store[p] = add_chip(int(s.store[p]), int(s.chips[i]))
    s.chips[i] = CHIP_GONE
    s.revealed &= ~(1 << i)
    s.chips_taken[p] += 1
    s.left -= 1
    end_turn(s, log)


# ── Taken tiles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def to_line(s: State, log: Log) -> None:
    """Chips that are due are turned up; then the player chooses a line, or all tiles break if none has room."""
    s.stage = LINING
    if s.to_reveal:
        s.to_move = NATURE
    elif lines_with_room(s) == 1 << BREAK:
        break_all(s, log)
    else:
        s.to_move = s.turn


@apart
def break_all(s: State, log: Log) -> None:
    put_in_line(s, BREAK, log)


@part
def lines_with_room(s: State) -> int:
    """Set of the lines that are not full, and empty or of the same colour; and the broken spaces. The dome does not matter."""
    return count(int(s.accepts[whose_turn(s)]), int(s.held_colour))


@part
def put_in_line(s: State, line: int, log: Log) -> None:
    """All taken tiles go to one line, the excess to the broken spaces; or all of them to the broken spaces."""
    p, c, tiles = whose_turn(s), int(s.held_colour), int(s.held)
    s.left -= tiles
    if line != BREAK:
        room = line + 1 - int(s.line_count[p, line])
        fitting = min(tiles, room)
        s.line_colour[p, line] = c
        s.line_count[p, line] += fitting
        s.accepts[p] = s.accepts[p] & ~(ONE_OF_EACH << line) | some(c, int(fitting < room) << line)
        tiles -= fitting
    break_tiles(s, p, c, tiles)
    s.held_colour, s.held = NOTHING, 0
    end_turn(s, log)


# ── The turn passes on ───────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def pass_turn(s: State, log: Log) -> None:
    """A player with nothing to do is out until the phase ends."""
    s.passed[whose_turn(s)] = 1
    end_turn(s, log)


@part
def end_turn(s: State, log: Log) -> None:
    """The other player's turn, unless he has passed; the phase ends when no tile, no chip and no token is left."""
    if s.left == 0:
        begin_tiling(s, log)
        return
    s.turn = whose_turn(s) ^ int(s.passed[1 - whose_turn(s)] == 0)
    s.stage = TURN
    s.to_move = s.turn


@rule
def end_opening(s: State) -> None:
    """In the setup the starting player places his plate after the other, and the display is refilled after each."""
    s.opening -= 1
    s.turn = s.starter
    prepare(s)
