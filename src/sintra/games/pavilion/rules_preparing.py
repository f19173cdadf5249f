"""Preparing a round of Summer Pavilion: tiles from the bag to the supply and to the factories."""

from sintra.games.pavilion.rules_common import factories
from sintra.games.pavilion.spec import COLOURS, NOTHING, PREPARING, SUPPLY_SPACES, TILES_ON_A_FACTORY
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, State


@rule
def prepare(s: State) -> None:
    """The next round, once all have passed: its factories are to be filled, the marker's holder will start."""
    s.round_number += 1
    s.step = PREPARING
    s.to_deal = factories(s) * TILES_ON_A_FACTORY
    s.passed[:] = 0
    if s.holder != NOTHING:
        s.starter = s.holder


@rule
def is_draw_due(s: State) -> bool:
    """Nature draws while tiles are missing; an empty bag takes the tower; with both empty it goes on with what there is."""
    missing = SUPPLY_SPACES - s.in_supply + s.to_deal
    if missing > 0 and s.in_bag == 0:
        for c in range(COLOURS):
            s.bag[c] = s.tower[c]
            s.in_bag += s.tower[c]
            s.tower[c] = 0
    if missing > 0 and s.in_bag > 0:
        s.to_move = NATURE
        return True
    s.to_deal = 0
    return False


@rule
def draw(s: State, c: int) -> None:
    """A tile goes from the bag to the supply, or else to the first factory that is not yet filled."""
    s.bag[c] -= 1
    s.in_bag -= 1
    if s.in_supply < SUPPLY_SPACES:
        s.supply[c] += 1
        s.in_supply += 1
    else:
        factory = 1 + (factories(s) * TILES_ON_A_FACTORY - s.to_deal) // TILES_ON_A_FACTORY
        s.displays[factory, c] += 1
        s.on_offer += 1
        s.to_deal -= 1
