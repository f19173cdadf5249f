"""Setup and phase 3, preparing: goals, starting player, display, factories. Where nothing has to be drawn, the first turn begins."""

from sintra.games.duel.rules_bits import count, some, total
from sintra.games.duel.rules_plates import refill_display
from sintra.games.duel.spec import (
    CHIP_DOWN,
    CHOOSING_STARTER,
    COLOURS,
    FILLING,
    GOALS,
    LARGE,
    NOTHING,
    PLAYERS,
    REFILLING,
    ROUNDS,
    SMALL,
    TILES_ON_FACTORIES,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    TOKENS,
    TURN,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, State

# ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def set_up(s: State) -> None:
    """Goals, then the starting player, then the display; the player who does not start will place the first plate."""
    s.to_move = NATURE
    if s.goals_due > 0:
        return
    s.stage = CHOOSING_STARTER
    if s.starter == NOTHING:
        return
    s.turn = 1 - s.starter
    prepare(s)


@rule
def goals_to_draw(s: State) -> int:
    """Set: both sides of every tablet that is not in the game yet."""
    free = 0
    for goal in range(GOALS):
        if not (s.goals >> (goal & ~1)) & 0b11:
            free |= 1 << goal
    return free


# ── The next round ───────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def next_round(s: State) -> None:
    """Tokens back (none in the last round), a chip for each small factory; the marker returns and its holder starts."""
    s.round_number += 1
    if s.holder != NOTHING:
        s.starter = s.holder
        s.holder = NOTHING
    s.turn = s.starter
    for p in range(PLAYERS):
        s.tokens[p] = TOKENS if s.round_number < ROUNDS else 0
        s.left += s.tokens[p]
        s.chips_taken[p] = 0
        s.passed[p] = 0
    for i in range(SMALL):
        s.chips[i] = CHIP_DOWN
    s.left += SMALL
    s.filling, s.tiled = 0, 0
    prepare(s)


@rule
def prepare(s: State) -> None:
    """The display is refilled, then the factories, if they have not been yet; then a turn begins."""
    s.to_move = NATURE
    s.stage = REFILLING
    if refill_display(s):
        return
    s.stage = FILLING
    if fill_factories(s):
        return
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    s.stage = TURN
    s.to_move = NATURE if s.to_reveal else s.turn


# ── Factories ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def fill_factories(s: State) -> bool:
    """True if nature has to draw a tile. With bag and tower empty the round starts short, and a small factory with no tile shows its chip."""
    if s.filling == TILES_ON_FACTORIES:
        return False
    if s.bag == 0:
        s.bag = s.tower
        s.tower = 0
    if s.bag != 0:
        return True
    s.filling = TILES_ON_FACTORIES
    for i in range(SMALL):
        if s.suns[1 + i] == 0:
            s.to_reveal |= 1 << i
    return False


@rule
def put_on_factory(s: State, c: int) -> None:
    """A tile goes from the bag to the factory that is being filled: the large one first, then the small ones in order."""
    factory = LARGE if s.filling < TILES_ON_LARGE else 1 + (int(s.filling) - TILES_ON_LARGE) // TILES_ON_SMALL
    s.bag -= some(c, 1)
    s.suns[factory] += some(c, 1)
    s.on_suns |= 1 << (factory * COLOURS + c)
    s.left += 1
    s.filling += 1
    if s.filling == TILES_ON_LARGE and count(int(s.suns[LARGE]), c) == TILES_ON_LARGE:
        redraw_large(s, c)


@rule
def redraw_large(s: State, c: int) -> None:
    """Five tiles of one colour on the large factory are drawn again, from bag and tower, unless these hold nothing else either."""
    if total(int(s.bag)) == count(int(s.bag), c):
        if total(int(s.tower)) == count(int(s.tower), c):
            return
        s.bag += s.tower
        s.tower = 0
    s.bag += some(c, TILES_ON_LARGE)
    s.left -= TILES_ON_LARGE
    s.suns[LARGE] = 0
    s.on_suns = 0
    s.filling = 0
