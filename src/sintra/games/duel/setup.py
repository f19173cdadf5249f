"""Setup: all tiles in the bag, the plates in a stack of which nothing is known; nature then draws goals, starting player, display and factories."""

import numpy as np

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
from sintra.kernel.dispatch import NATURE, State
from sintra.kernel.errors import BadOption
from sintra.kernel.game import Options, StateArray
from sintra.kernel.piles import ONE_OF_EACH, pile
from sintra.words.forms import Form, Sides

RANDOM_GOALS = {"random": FEWEST_GOALS, "random4": MOST_GOALS}
GOAL_CHOICES = ("first", *RANDOM_GOALS)
TABLETS = tuple(GOAL_NAMES[goal : goal + 2] for goal in range(0, GOALS, 2))
FORMS: dict[str, Form] = {"goals": Sides(TABLETS, FEWEST_GOALS)}


def check_goals(text: str) -> str:
    """Three or four goals of different tablets, in the order of the tablets: `rows,outer,corners`."""
    chosen = []
    for name in text.split(","):
        if name not in GOAL_NAMES:
            raise BadOption("goals", f"{name!r} is not one of {', '.join(GOAL_CHOICES)}, nor of {', '.join(GOAL_NAMES)}")
        chosen.append(GOAL_NAMES.index(name))
    if not FEWEST_GOALS <= len(chosen) <= MOST_GOALS or len({goal // 2 for goal in chosen}) < len(chosen):
        raise BadOption("goals", f"{text!r} is not {FEWEST_GOALS} or {MOST_GOALS} goals of different tablets")
    return ",".join(GOAL_NAMES[goal] for goal in sorted(chosen))


def initial(players: int, options: Options) -> StateArray:
    """The position before the first draw."""
    record = np.zeros(1, STATE)
    s = record[0]
    s.players, s.to_move, s.stage = players, NATURE, CHOOSING_GOALS
    s.round_number, s.holder, s.turn, s.opening = 1, NOTHING, NOTHING, PLAYERS
    s.starter = NOTHING if options["first"] == "random" else int(options["first"]) - 1
    s.score[:PLAYERS], s.tokens[:] = STARTING_SCORE, TOKENS
    set_goals(s, options["goals"])
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
    set_up(s)
    return record


def set_goals(s: State, text: str) -> None:
    """Goals of the first game, drawn ones, or chosen ones."""
    if text in RANDOM_GOALS:
        s.goals_due = RANDOM_GOALS[text]
    else:
        chosen = FIRST_GAME if text == "first" else [GOAL_NAMES.index(name) for name in text.split(",")]
        s.goals = sum(1 << goal for goal in chosen)


def options_of(s: State) -> dict[str, str]:
    """The options that still matter in this position: the goals (who started is a matter of the past)."""
    if s.goals_due > 0:
        total = int(s.goals).bit_count() + int(s.goals_due)
        return {"goals": next(name for name, goals in RANDOM_GOALS.items() if goals == total)}
    chosen = tuple(goal for goal in range(GOALS) if s.goals >> goal & 1)
    return {"goals": "first" if chosen == FIRST_GAME else ",".join(GOAL_NAMES[goal] for goal in chosen)}
