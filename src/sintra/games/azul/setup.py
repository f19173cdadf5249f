"""Setup: all tiles in the bag, empty boards; nature then draws the starting player and the factories."""

import numpy as np

from sintra.games.azul.rules_lines import all_accepted
from sintra.games.azul.spec import COLOURS, FACTORIES, FLOOR, NOTHING, STATE, TILES_OF_A_COLOUR, TILES_ON_A_FACTORY, WALLS
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, State
from sintra.kernel.game import StateArray
from sintra.kernel.phrasebook import Rows
from sintra.kernel.piles import pile
from sintra.kernel.sheet import Field, Written
from sintra.kernel.text import choice, seat
from sintra.words.forms import Form

EDITIONS = ("classic", "mini")  # the same rules; the Mini is a smaller box
FORMS: dict[str, Form] = {}  # nothing to put together: every option is one of a few
OPTIONS = (Field("wall", choice(WALLS)), Field("edition", choice(EDITIONS)), Field("first", seat({"random": NOTHING})))


def begin(players: int) -> StateArray:
    """The position before anything was chosen or drawn."""
    record = np.zeros(1, STATE)
    s = record[0]
    s.players, s.to_move = players, NATURE
    s.round_number, s.holder = 1, NOTHING
    s.bag = pile([TILES_OF_A_COLOUR] * COLOURS)
    s.to_deal = FACTORIES[players] * TILES_ON_A_FACTORY
    s.line_colour[:] = NOTHING
    s.line_count[:, FLOOR] = FLOOR + 1
    s.accepts[:] = s.lacks[:] = all_accepted(s, 0)
    return record


@also_compiled
def choose(s: State, t: Written, out: Rows) -> None:  # noqa: ARG001 - nothing can be wrong
    """The options."""
    s.grey, s.mini, s.starter = t.wall, t.edition, t.first


@also_compiled
def write_options(s: State, t: Written) -> None:
    """The options that still matter in this position (who started is a matter of the past)."""
    t.wall, t.edition = s.grey, s.mini
