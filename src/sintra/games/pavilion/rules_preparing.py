"""Preparing a round of Summer Pavilion: tiles from the bag to the supply and to the factories."""

from sintra.games.pavilion.rules_common import factories
from sintra.games.pavilion.rules_piles import one, total
from sintra.games.pavilion.spec import NOTHING, PREPARING, SUPPLY_SPACES, TILES_ON_A_FACTORY
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, State


@rule
def prepare(s: State) -> None:
    """The next round, once all have passed: its factories are to be filled, the marker's holder will start."""
    s.round_number += 1
    s.step, s.turn, s.passed = PREPARING, NOTHING, 0
    s.to_deal = factories(s) * TILES_ON_A_FACTORY
    if s.holder != NOTHING:
        s.starter = s.holder


@rule
def is_draw_due(s: State) -> bool:
    """Nature draws while tiles are missing; an empty bag takes the tower; with both empty it goes on with what there is."""
    if s.to_deal > 0 or total(int(s.supply)) < SUPPLY_SPACES:
        if s.bag == 0:
            s.bag, s.tower = s.tower, 0
        if s.bag != 0:
            s.to_move = NATURE
            return True
    s.to_deal = 0
    return False


@rule
def draw(s: State, c: int) -> None:
    """A tile goes from the bag to the supply, or else to the first factory that is not yet filled."""
    s.bag -= one(c)
    if total(int(s.supply)) < SUPPLY_SPACES:
        s.supply += one(c)
    else:
        factory = 1 + (factories(s) * TILES_ON_A_FACTORY - s.to_deal) // TILES_ON_A_FACTORY
        s.displays[factory] += one(c)
        s.to_deal -= 1
