"""Setup and phase 3, preparing: goals, starting player, factories, the next round."""

from sintra.games.duel.rules_acquiring import uncover
from sintra.games.duel.spec import (
    CHIP_DOWN,
    COLOUR,
    COLOURS,
    GOAL,
    GOALS,
    LARGE,
    NOTHING,
    PLAYERS,
    REFILLING,
    ROUNDS,
    SMALL,
    START,
    TILES_ON_FACTORIES,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    TOKENS,
    TURN,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Moves, State

# ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def goals_to_draw(s: State, moves: Moves) -> int:
    """Both sides of every tablet that is not in the game yet."""
    n = 0
    for goal in range(GOALS):
        if not (s.goals >> (goal & ~1)) & 0b11:
            moves[n] = GOAL + goal
            n += 1
    return n


@rule
def choose_goal(s: State, goal: int) -> None:
    s.goals |= 1 << goal
    s.goals_due -= 1


@rule
def seats_to_start(s: State, moves: Moves) -> int:
    for seat in range(PLAYERS):
        moves[seat] = START + seat
    return PLAYERS


@rule
def choose_starter(s: State) -> bool:
    """True if nature has to say who starts. The other player will place the first plate."""
    if s.starter == NOTHING:
        return True
    s.turn = 1 - s.starter
    s.stage = REFILLING
    return False


# ── Factories ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def colours_to_draw(s: State, moves: Moves) -> int:
    n = 0
    for c in range(COLOURS):
        moves[n] = COLOUR + c
        n += s.bag[c] > 0
    return n


@rule
def put_on_factory(s: State, c: int) -> None:
    """A tile goes from the bag to the factory that is being filled: the large one first, then the small ones in order."""
    factory = LARGE if s.filling < TILES_ON_LARGE else 1 + (s.filling - TILES_ON_LARGE) // TILES_ON_SMALL
    s.bag[c] -= 1
    s.in_bag -= 1
    s.suns[factory, c] += 1
    s.on_suns |= 1 << (factory * COLOURS + c)
    s.on_offer += 1
    s.filling += 1
    if s.filling == TILES_ON_LARGE and s.suns[LARGE, c] == TILES_ON_LARGE:
        redraw_large(s, c)


@rule
def redraw_large(s: State, c: int) -> None:
    """Five tiles of one colour on the large factory are drawn again, from bag and tower, unless these hold nothing else either."""
    if s.in_bag == s.bag[c]:
        other = 0
        for k in range(COLOURS):
            other += s.tower[k] if k != c else 0
        if other == 0:
            return
        tower_into_bag(s)
    s.bag[c] += TILES_ON_LARGE
    s.in_bag += TILES_ON_LARGE
    s.suns[LARGE, c] = 0
    s.on_suns = 0
    s.on_offer = 0
    s.filling = 0


@rule
def tower_into_bag(s: State) -> None:
    for c in range(COLOURS):
        s.bag[c] += s.tower[c]
        s.in_bag += s.tower[c]
        s.tower[c] = 0


@rule
def fill_factories(s: State) -> bool:
    """True if nature has to draw a tile. With bag and tower empty the round starts short, and a small factory with no tile shows its chip."""
    if s.filling < TILES_ON_FACTORIES:
        if s.in_bag == 0:
            tower_into_bag(s)
        if s.in_bag > 0:
            return True
        s.filling = TILES_ON_FACTORIES
        for i in range(SMALL):
            uncover(s, i)
    s.stage = TURN
    return False


# ── The next round ───────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def prepare_round(s: State) -> None:
    """Tokens back (none in the last round), a chip for each small factory; the marker returns and its holder starts."""
    s.round_number += 1
    if s.holder != NOTHING:
        s.starter = s.holder
        s.holder = NOTHING
    s.turn = s.starter
    for p in range(PLAYERS):
        s.tokens[p] = TOKENS if s.round_number < ROUNDS else 0
        s.chips_taken[p] = 0
        s.passed[p] = 0
    for i in range(SMALL):
        s.chips[i] = CHIP_DOWN
    s.chips_left = SMALL
    s.filling = 0
    s.stage = REFILLING
