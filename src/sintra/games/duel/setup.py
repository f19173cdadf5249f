"""Setup: all tiles in the bag, the plates in a stack of which nothing is known; nature then draws goals, starting player, display and factories."""

import numpy as np

from sintra.games.duel.problems import WRONG_GOALS
from sintra.games.duel.rules_preparing import set_up
from sintra.games.duel.spec import (
    CHIP_DOWN,
    CHIP_KINDS,
    CHIPS_OF_A_KIND,
    CHOOSING_GOALS,
    COLOURS,
    FEWEST_GOALS,
    FIRST_GAME,
    GOAL_NAMES,
    GOALS,
    LINES,
    MOST_GOALS,
    NOTHING,
    PLATES,
    PLAYERS,
    ROTATIONS,
    SLOTS,
    SMALL,
    STARTING_SCORE,
    STATE,
    TILES_OF_A_COLOUR,
    TOKENS,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, State
from sintra.kernel.game import StateArray
from sintra.kernel.phrasebook import Rows
from sintra.kernel.piles import ONE_OF_EACH, pile
from sintra.kernel.sets import size
from sintra.kernel.sheet import Field, Written, require
from sintra.kernel.text import Named, choice, many, seat
from sintra.words.forms import Form, Sides

RANDOM_GOALS = {"random": FEWEST_GOALS, "random4": MOST_GOALS}
NAMED_GOALS = {"first": (len(FIRST_GAME), *FIRST_GAME), **{name: (-goals,) for name, goals in RANDOM_GOALS.items()}}  # negative: so many are drawn
TABLETS = tuple(GOAL_NAMES[goal : goal + 2] for goal in range(0, GOALS, 2))
FORMS: dict[str, Form] = {"goals": Sides(TABLETS, FEWEST_GOALS)}
OPTIONS = (
    Field("goals", Named(many(choice(GOAL_NAMES), MOST_GOALS), NAMED_GOALS)),
    Field("first", seat({"random": NOTHING}, PLAYERS)),
)


def begin(players: int) -> StateArray:
    """The position before anything was chosen or drawn."""
    record = np.zeros(1, STATE)
    s = record[0]
    s.players, s.to_move, s.stage = players, NATURE, CHOOSING_GOALS
    s.round_number, s.holder, s.turn, s.opening = 1, NOTHING, NOTHING, PLAYERS
    s.score[:PLAYERS], s.tokens[:] = STARTING_SCORE, TOKENS
    s.left = PLAYERS * TOKENS + SMALL
    s.bag = pile([TILES_OF_A_COLOUR] * COLOURS)
    s.source, s.held_colour = NOTHING, NOTHING
    s.chips[:], s.chips_unseen = CHIP_DOWN, (1 << CHIP_KINDS * CHIPS_OF_A_KIND) - 1
    s.undecided = (1 << PLATES) - 1
    s.display[:], s.plate, s.plates[:] = NOTHING, NOTHING, NOTHING
    s.stack[:], s.stack_by[:], s.in_stack = NOTHING, NOTHING, PLATES
    s.drawn[:], s.drawn_by[:], s.story[:] = NOTHING, NOTHING, NOTHING
    s.places[:] = (1 << SLOTS * ROTATIONS) - 1
    s.line_colour[:], s.accepts[:] = NOTHING, ONE_OF_EACH * ((1 << LINES + 1) - 1)
    return record


@also_compiled
def choose(s: State, t: Written, out: Rows) -> None:
    """The options. Goals are drawn, or chosen: three or four of different tablets."""
    s.starter, s.goals, s.goals_due = t.first, 0, 0
    chosen, tablets = int(t.goals[0]), 0
    if chosen < 0:
        s.goals_due = -chosen
    else:
        for i in range(chosen):
            s.goals |= 1 << int(t.goals[1 + i])
            tablets |= 1 << int(t.goals[1 + i]) // 2
        require(out, chosen >= FEWEST_GOALS and size(tablets) == chosen, WRONG_GOALS, FEWEST_GOALS, MOST_GOALS)
    set_up(s)


@also_compiled
def write_options(s: State, t: Written) -> None:
    """The options that still matter in this position: the goals (who started is a matter of the past)."""
    if s.goals_due > 0:
        t.goals[0] = -(size(int(s.goals)) + int(s.goals_due))
        return
    n = 0
    for goal in range(GOALS):
        if s.goals >> goal & 1:
            n += 1
            t.goals[n] = goal
    t.goals[0] = n
