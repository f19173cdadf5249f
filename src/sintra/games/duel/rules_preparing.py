"""Setup and phase 3, preparing: goals, starting player, display, factories. Where nothing has to be drawn, the first turn begins."""

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
from sintra.kernel.compile import apart, part, rule
from sintra.kernel.dispatch import NATURE, State
from sintra.kernel.piles import colours_in

# ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@apart
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


@part
def goals_to_draw(s: State) -> int:
    """Set: both sides of every tablet that is not in the game yet."""
    free = 0
    for goal in range(GOALS):
        if not (s.goals >> (goal & ~1)) & 0b11:
            free |= 1 << goal
    return free


# ── The next round ───────────────────────────────────────────────────────────────────────────────────────────────────────


@apart
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


@apart
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


@part
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


@part
def tiles_due(s: State) -> int:
    """How many tiles the factory that is being filled still needs: the large one first, then the small ones in order."""
    if s.filling < TILES_ON_LARGE:
        return TILES_ON_LARGE - int(s.filling)
    return TILES_ON_SMALL - (int(s.filling) - TILES_ON_LARGE) % TILES_ON_SMALL


@part
def fill_factory(s: State, tiles: int, n: int) -> None:
    """This many tiles, no more than it needs, go from the bag to the factory that is being filled."""
    factory = LARGE if s.filling < TILES_ON_LARGE else 1 + (int(s.filling) - TILES_ON_LARGE) // TILES_ON_SMALL
    s.bag -= tiles
    s.suns[factory] += tiles
    s.on_suns |= colours_in(tiles) << (factory * COLOURS)
    s.left += n
    s.filling += n
    if s.filling == TILES_ON_LARGE:
        redraw_large(s)


@apart
def redraw_large(s: State) -> None:
    """Five tiles of one colour on the large factory are drawn again, from bag and tower, unless these hold nothing else either."""
    colour = colours_in(int(s.suns[LARGE]))
    if colour & (colour - 1):
        return
    if colours_in(int(s.bag)) & ~colour == 0:
        if colours_in(int(s.tower)) & ~colour == 0:
            return
        s.bag += s.tower
        s.tower = 0
    s.bag += s.suns[LARGE]
    s.left -= TILES_ON_LARGE
    s.suns[LARGE] = 0
    s.on_suns = 0
    s.filling = 0
