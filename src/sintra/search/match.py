"""Two networks at one table, in compiled code: how the trainer finds out whether it has learned anything."""

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, Random, State, apply
from sintra.search.network import WIN, Network, Room, outcome
from sintra.search.puct import Habits, let_nature_move
from sintra.search.selfplay import Effort, choose, think
from sintra.search.tree import Path, Tree


@rule
def play_match(
    game: State,
    tree: Tree,
    table: State,
    new: Network,
    old: Network,
    room: Room,
    path: Path,
    habits: Habits,
    effort: Effort,
    draws: Random,
    random: Random,
    seat: int,
) -> float:
    """A game in which the new network has one seat and the old one all others, on draws of their own; returns the new one's WIN, from -1 to 1."""
    s = game[0]
    decisions = 0
    while s.to_move != OVER and decisions < effort.longest:
        if s.to_move == NATURE:
            let_nature_move(s, draws, path.moves)
        else:
            think(game, tree, table, new if s.to_move == seat else old, room, path, habits, effort, random, False)
            apply(s, choose(tree, False, random), None)
            decisions += 1
    outcome(s, path.leaf)
    return float(path.leaf[WIN, seat])
