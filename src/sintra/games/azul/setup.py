"""Setup: all tiles in the bag, empty boards; nature then draws the starting player and the factories."""

import numpy as np

from sintra.games.azul.rules_lines import all_accepted
from sintra.games.azul.spec import COLOURS, FACTORIES, FLOOR, NOTHING, STATE, TILES_OF_A_COLOUR, TILES_ON_A_FACTORY, WALLS
from sintra.kernel.dispatch import NATURE, State
from sintra.kernel.game import Options, StateArray
from sintra.kernel.piles import pile
from sintra.words.forms import Form

EDITIONS = ("classic", "mini")  # the same rules; the Mini is a smaller box
FORMS: dict[str, Form] = {}  # nothing to put together: every option is one of a few


def initial(players: int, options: Options) -> StateArray:
    """The position before the first draw."""
    record = np.zeros(1, STATE)
    s = record[0]
    s.players, s.to_move = players, NATURE
    s.grey, s.mini = WALLS.index(options["wall"]), EDITIONS.index(options["edition"])
    s.round_number, s.holder = 1, NOTHING
    s.starter = NOTHING if options["first"] == "random" else int(options["first"]) - 1
    s.bag = pile([TILES_OF_A_COLOUR] * COLOURS)
    s.to_deal = FACTORIES[players] * TILES_ON_A_FACTORY
    s.line_colour[:] = NOTHING
    s.line_count[:, FLOOR] = FLOOR + 1
    s.accepts[:] = s.lacks[:] = all_accepted(s, 0)
    return record


def options_of(s: State) -> dict[str, str]:
    """The options that still matter in this position (who started is a matter of the past)."""
    return {"wall": WALLS[s.grey], "edition": EDITIONS[s.mini]}
