"""The position before the first draw."""

from typing import Any

import numpy as np

from sintra.games.pavilion.rules_piles import pile
from sintra.games.pavilion.spec import (
    ALL_COLOURS,
    BOARDS,
    CENTRE_STAR,
    COLOURS,
    EDITIONS,
    GREY,
    NOTHING,
    PREPARING,
    START_SCORE,
    STATE,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
    WILD_ORDER,
)
from sintra.kernel.dispatch import NATURE


def new_state(players: int, board: str = "coloured", edition: str = "classic", wild_order: tuple[int, ...] = WILD_ORDER, first: int | None = None) -> Any:
    """All tiles in the bag; nature draws who starts (unless `first` names the seat), the supply and the factories."""
    s = np.zeros(1, dtype=STATE)[0]
    s.to_move, s.players = NATURE, players
    s.grey, s.mini = BOARDS.index(board), EDITIONS.index(edition)
    s.wild_order[:] = wild_order
    s.round_number, s.step = 1, PREPARING
    s.starter = NOTHING if first is None else first
    s.holder = s.turn = s.space = s.colour = NOTHING
    s.bag = pile(COLOURS * [TILES_OF_A_COLOUR])
    s.to_deal = (2 * players + 1) * TILES_ON_A_FACTORY
    s.score[:players] = START_SCORE
    s.board[:] = NOTHING
    for star in range(CENTRE_STAR + 1):
        s.allowed[:, star] = ALL_COLOURS if star == CENTRE_STAR or s.grey == GREY else 1 << star
    return s
