"""Which levels solve a puzzle, and which moves a greedy player could make."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from sintra.bots import LEVELS, Bot, bot
from sintra.bots.levels import STRONGEST, strengths
from sintra.bots.searching import SearchBot
from sintra.positions import Position
from sintra.puzzles.looking import Looker
from sintra.puzzles.puzzle import Puzzle
from sintra.search.heuristics import heuristics

GENTLE = LEVELS[:2]  #: a puzzle that these miss is a hard one
GENTLEST = LEVELS[:1]  #: a puzzle that this one solves does not ship
HALF = 0.5
TRIES = 4  # of a level that overlooks moves; the others find the same every time, or nearly
STRONGEST_SIMULATIONS = 40_000  # for the level that has no number of its own
NODES = 1_000_000


def greedy_moves(position: Position) -> set[int]:
    """The moves that bring most at once."""
    worth = {move: float(heuristics(position.game).greedy(position.state, move)) for move in position.legal_moves.numbers}
    return {move for move, value in worth.items() if value == max(worth.values())}


def solved_by(puzzle: Puzzle) -> list[float]:
    """How often each level makes all the best moves, from the gentlest level to the strongest."""
    positions, best = puzzle.positions(), [step.best for step in puzzle.steps]
    return [_share(positions, best, level) for level in LEVELS]


def is_missed_by(levels: Sequence[str], positions: Sequence[Position], best: Sequence[Sequence[int]]) -> bool:
    """Whether each of these levels misses the best moves more often than not."""
    for level in levels:
        allowed = ceil(HALF * _tries(positions[0], level)) - 1
        for number in range(_tries(positions[0], level)):
            allowed -= _solves(positions, best, level, number)
            if allowed < 0:  # no need to try on
                return False
    return True


def _share(positions: Sequence[Position], best: Sequence[Sequence[int]], level: str) -> float:
    tries = _tries(positions[0], level)
    return sum(_solves(positions, best, level, number) for number in range(tries)) / tries


def _tries(position: Position, level: str) -> int:
    strength = strengths(position.game, position.players).get(level)
    return TRIES if strength is not None and strength.overlooks else 1


def _solves(positions: Sequence[Position], best: Sequence[Sequence[int]], level: str, number: int) -> bool:
    player = _player(level)
    player.begin(number)
    return all(int(player.choose(position)) in moves for position, moves in zip(positions, best, strict=True))


@lru_cache(maxsize=len(LEVELS))
def _player(level: str) -> Bot:
    more = {"simulations": STRONGEST_SIMULATIONS} if level == STRONGEST else {}
    player = bot(level, seed=1, **more)
    assert isinstance(player, SearchBot)
    player.searcher = Looker(keep=False, nodes=NODES)
    player.begin(0)
    return player


def is_missed(puzzle: Puzzle, levels: Sequence[str] = GENTLEST) -> bool:
    """Whether each of these levels misses it more often than not."""
    return all(puzzle.solved[LEVELS.index(level)] < HALF for level in levels)
