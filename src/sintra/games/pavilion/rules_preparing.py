"""Preparing a round of Summer Pavilion: tiles from the bag to the supply and to the factories."""

from sintra.games.pavilion.rules_common import factories
from sintra.games.pavilion.spec import NOTHING, PREPARING, SUPPLY_SPACES, TILES_ON_A_FACTORY
from sintra.kernel.compile import part
from sintra.kernel.dispatch import NATURE, Random, State
from sintra.kernel.piles import AT_ONCE, draw_from, gathered, in_a_row, length, some, total


@part
def prepare(s: State) -> None:
    """The next round, once all have passed: its factories are to be filled, the marker's holder will start."""
    s.round_number += 1
    s.step, s.turn, s.passed = PREPARING, NOTHING, 0
    s.to_deal = factories(s) * TILES_ON_A_FACTORY
    if s.holder != NOTHING:
        s.starter = s.holder


@part
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


@part
def deal_tiles(s: State, random: Random) -> None:
    """All tiles that are missing, drawn in a row: to the supply, then to the factories one after the other."""
    s.supply += draw_pile(s, SUPPLY_SPACES - total(int(s.supply)), random)
    while s.to_deal > 0:
        missing = (s.to_deal - 1) % TILES_ON_A_FACTORY + 1
        s.displays[first_to_fill(s)] += draw_pile(s, missing, random)
        s.to_deal -= missing


@part
def draw_pile(s: State, tiles: int, random: Random) -> int:
    """This many tiles from the bag, which takes the tower when it is empty and a tile is due; fewer if both are empty."""
    bag, drawn = in_a_row(int(s.bag)), 0
    left = length(bag)
    while tiles > 0:
        if left == 0:
            bag, s.tower = in_a_row(int(s.tower)), 0
            left = length(bag)
            if left == 0:
                break
        n = min(tiles, left, AT_ONCE)
        rest = draw_from(bag, left, n, random)
        drawn += gathered(bag - rest)
        bag, left, tiles = rest, left - n, tiles - n
    s.bag = gathered(bag)
    return drawn


@part
def first_to_fill(s: State) -> int:
    """The first factory that is not yet filled."""
    return 1 + (factories(s) * TILES_ON_A_FACTORY - int(s.to_deal)) // TILES_ON_A_FACTORY


@part
def draw(s: State, c: int) -> None:
    """A tile goes from the bag to the supply, or else to the first factory that is not yet filled."""
    s.bag -= some(c, 1)
    if total(int(s.supply)) < SUPPLY_SPACES:
        s.supply += some(c, 1)
    else:
        s.displays[first_to_fill(s)] += some(c, 1)
        s.to_deal -= 1
