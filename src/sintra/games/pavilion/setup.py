"""Setup: all tiles in the bag, empty boards; nature then draws the starting player, the supply and the factories."""

import numpy as np

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
    START_SCORE,
    STATE,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
    WILD_ORDER,
)
from sintra.kernel.dispatch import NATURE, State
from sintra.kernel.errors import BadOption
from sintra.kernel.game import Options, StateArray
from sintra.kernel.piles import pile
from sintra.words.forms import Form, Order

NAMED_ORDERS = {"printed": WILD_ORDER, "reversed": REVERSED_ORDER}  # the second stands in for the back of the Mini's supply board
FORMS: dict[str, Form] = {"wild_order": Order(tuple(COLOUR_NAMES[colour] for colour in WILD_ORDER))}


def initial(players: int, options: Options) -> StateArray:
    """The position before the first draw."""
    record = np.zeros(1, STATE)
    s = record[0]
    s.players, s.to_move = players, NATURE
    s.grey, s.mini = BOARDS.index(options["board"]), EDITIONS.index(options["edition"])
    s.wild_order[:] = wild_order(options["wild_order"])
    s.round_number, s.step = 1, PREPARING
    s.starter = NOTHING if options["first"] == "random" else int(options["first"]) - 1
    s.holder = s.turn = s.space = s.colour = NOTHING
    s.bag, s.to_deal = pile(COLOURS * [TILES_OF_A_COLOUR]), FACTORIES[players] * TILES_ON_A_FACTORY
    s.score[:players] = START_SCORE
    s.board[:] = NOTHING
    s.allowed[:] = ALL_COLOURS
    if not s.grey:
        s.allowed[:, :CENTRE_STAR] = [1 << star for star in range(CENTRE_STAR)]
    return record


def wild_order(text: str) -> tuple[int, ...]:
    """The wild colours of rounds 1 to 6, from a name or from the colours' names."""
    return NAMED_ORDERS[text] if text in NAMED_ORDERS else tuple(COLOUR_NAMES.index(name) for name in text.split(","))


def check_wild_order(text: str) -> str:
    """An order of the six colours in its one written form: a name if it has one, otherwise the colours' names with commas.

    >>> check_wild_order("red, blue, yellow, orange, green, purple")
    'reversed'
    """
    names = [name.strip() for name in text.split(",")]
    if sorted(names) != sorted(COLOUR_NAMES):
        raise BadOption("wild_order", f"{text!r} is neither {' nor '.join(NAMED_ORDERS)} nor each of {', '.join(COLOUR_NAMES)} once")
    return order_name(wild_order(",".join(names)))


def order_name(order: tuple[int, ...]) -> str:
    named = [name for name, known in NAMED_ORDERS.items() if known == order]
    return named[0] if named else ",".join(COLOUR_NAMES[c] for c in order)


def options_of(s: State) -> dict[str, str]:
    """The options that still matter in this position (who started is a matter of the past)."""
    return {"board": BOARDS[s.grey], "edition": EDITIONS[s.mini], "wild_order": order_name(tuple(map(int, s.wild_order)))}
