"""Setup: all tiles in the bag, empty boards; nature then draws the starting player, the supply and the factories."""

import numpy as np

from sintra.games.pavilion.problems import COLOUR_TWICE
from sintra.games.pavilion.spec import (
    ALL_COLOURS,
    BOARDS,
    CENTRE_STAR,
    COLOUR_NAMES,
    COLOURS,
    EDITIONS,
    FACTORIES,
    NOTHING,
    PREPARING,
    REVERSED_ORDER,
    ROUNDS,
    START_SCORE,
    STATE,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
    WILD_ORDER,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, SEATS, State
from sintra.kernel.game import StateArray
from sintra.kernel.phrasebook import Rows
from sintra.kernel.piles import pile
from sintra.kernel.sheet import Field, Written, require
from sintra.kernel.text import Named, choice, listed, seat
from sintra.words.forms import Form, Order

NAMED_ORDERS = {"printed": WILD_ORDER, "reversed": REVERSED_ORDER}  # the second stands in for the back of the Mini's supply board
FORMS: dict[str, Form] = {"wild_order": Order(tuple(COLOUR_NAMES[colour] for colour in WILD_ORDER))}
OPTIONS = (
    Field("board", choice(BOARDS)),
    Field("edition", choice(EDITIONS)),
    Field("wild_order", Named(listed(choice(COLOUR_NAMES), ROUNDS), NAMED_ORDERS)),
    Field("first", seat({"random": NOTHING})),
)


def begin(players: int) -> StateArray:
    """The position before anything was chosen or drawn."""
    record = np.zeros(1, STATE)
    s = record[0]
    s.players, s.to_move = players, NATURE
    s.round_number, s.step = 1, PREPARING
    s.holder = s.turn = s.space = s.colour = NOTHING
    s.bag, s.to_deal = pile(COLOURS * [TILES_OF_A_COLOUR]), FACTORIES[players] * TILES_ON_A_FACTORY
    s.score[:players] = START_SCORE
    s.board[:] = NOTHING
    s.allowed[:] = ALL_COLOURS
    return record


@also_compiled
def choose(s: State, t: Written, out: Rows) -> None:
    """The options. A star of the coloured board takes its own colour, but the centre star all of them."""
    s.grey, s.mini, s.starter = t.board, t.edition, t.first
    colours = 0
    for i in range(ROUNDS):
        s.wild_order[i] = t.wild_order[i]
        colours |= 1 << int(t.wild_order[i])
    require(out, colours == ALL_COLOURS, COLOUR_TWICE)
    for p in range(SEATS):
        for star in range(CENTRE_STAR):
            s.allowed[p, star] = ALL_COLOURS if s.grey else 1 << star


@also_compiled
def write_options(s: State, t: Written) -> None:
    """The options that still matter in this position (who started is a matter of the past)."""
    t.board, t.edition = s.grey, s.mini
    for i in range(ROUNDS):
        t.wild_order[i] = s.wild_order[i]
