"""Puzzles in a game of two uneven players. One short search a decision both plays the game and finds where a puzzle may be; few positions are judged
longer, and what is left is judged again with another seed and five times as long.

In every fifth game the levels are not asked what a puzzle is: what was found there tells how well each level solves puzzles. In the others a position
that a gentle level understands is not judged longer.
"""

from collections.abc import Iterator
from functools import lru_cache

import msgspec
import numpy as np

from sintra.dealer import Dealer
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.puzzles.judging import SEARCHED, Judge, Value, groups
from sintra.puzzles.looking import Looker
from sintra.puzzles.puzzle import LEAST_CHOICES, LEAST_GAP, Puzzle, Step, usual
from sintra.puzzles.solving import GENTLE, greedy_moves, is_missed_by, solved_by
from sintra.registry import game as find_game
from sintra.search.searcher import Budget, Findings

LOOK, GLANCE = 200, 24  # simulations where a puzzle may be, and where there is too little to choose from
SCENT = 0.04  # the gap in that short search from which a position is judged longer
JUDGED = ((1_000, 1.0), (8_000, 0.30), (40_000, 0.20))  # simulations for each choice, in turn, while the gap holds, if it loses no more than this
OVERLOOKS = (0.0, 0.05, 0.1, 0.2, 0.35)  # how much a player may overlook: at random for each, so that they are uneven
BLIND = 5  # of so many games one in which no level is asked
LONGEST = 3  # steps
LONGEST_GAME = 1_000  # decisions
NODES = 200_000


class Deal(msgspec.Struct, frozen=True):
    """A game in which puzzles are looked for."""

    game: str
    players: int
    options: dict[str, str]
    number: int
    seed: int = 1


class Looked(msgspec.Struct, frozen=True):
    """What was found in one game."""

    number: int
    positions: int  #: decisions with a choice
    wide: int  #: those with enough choices
    judged: int  #: those that were judged longer
    puzzles: list[Puzzle]


def look_through(deal: Deal) -> Looked:
    """Play a game and look for puzzles in it: at most one a round."""
    return _finder(deal.game, deal.players).look_through(deal)


@lru_cache(maxsize=2)
def _finder(game: str, players: int) -> "Finder":
    """Kept by a process for all games: its trees take a moment to make."""
    return Finder(find_game(game), players)


class Finder:
    """Looks for puzzles of one game for one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.judge = game, Judge(game, players)
        self._searcher = Looker(keep=False, nodes=NODES)

    def look_through(self, deal: Deal) -> Looked:
        players, options = self.game.settle(deal.players, deal.options)
        random = np.random.default_rng([deal.seed, deal.number, players])
        secret = f"puzzles {deal.seed} {deal.number} {players}".encode()
        position = Position(self.game, self.game.initial(players, options), Dealer(secret))
        overlooks = random.choice(OVERLOOKS, players)
        looked = wide = judged = 0
        is_blind = deal.number % BLIND == 0
        found: dict[int, Puzzle] = {}
        while not position.is_over and position.ply < LONGEST_GAME:
            legal = position.legal_moves.numbers
            if len(legal) == 1:
                position.play(legal[0])
                continue
            kinds = groups(position)
            is_wide, round_number = len(kinds) >= LEAST_CHOICES, int(position.state.round_number)
            glimpse = self._look(position, LOOK if is_wide else GLANCE, random)
            looked += 1
            wide += is_wide
            if is_wide and round_number not in found and self._scents(position, kinds, glimpse, is_blind):
                judged += 1
                steps = list(self.steps(position, glimpse, int(random.integers(1 << 62))))
                if steps:
                    found[round_number] = self._puzzle(deal, position, steps)
            seen = [choice for choice in glimpse.choices if random.random() >= overlooks[position.to_move]]
            position.play((seen or glimpse.choices)[0].move)
        return Looked(deal.number, looked, wide, judged, list(found.values()))

    def _look(self, position: Position, simulations: int, random: np.random.Generator) -> Findings:
        self._searcher.seed = int(random.integers(1 << 62))
        return self._searcher.think(position.view(position.to_move), Budget(simulations=simulations))

    def _scents(self, position: Position, kinds: list[list[int]], glimpse: Findings, is_blind: bool) -> bool:
        """Whether a short search sees one best move, which a greedy player would not make, nor a gentle level, if these are asked."""
        seat, best = position.to_move, next(kind for kind in kinds if glimpse.best.move in kind)
        others = [choice.chances[seat] for choice in glimpse.choices if choice.move not in best and not np.isnan(choice.chances[seat])]
        is_clear = glimpse.best.chances[seat] - max(others, default=0.0) >= SCENT
        return is_clear and greedy_moves(position).isdisjoint(best) and (is_blind or is_missed_by(GENTLE, [position], [best]))

    def steps(self, position: Position, glimpse: Findings, seed: int) -> Iterator[Step]:
        """The solver's decisions, the first in this position, as long as there is one best move; nothing if there is none here."""
        position = Position(self.game, position._record.copy())
        before: list[int] = []
        seat, order = position.to_move, [choice.move for choice in glimpse.choices]
        for _ in range(LONGEST):
            step = self._step(position, order, before, seed)
            if step is None:
                return
            yield step
            position.play(step.best[0])
            before = []
            while position.to_move != seat or len(position.legal_moves) == 1:
                if position.to_move < 0:
                    return
                legal = position.legal_moves.numbers
                defence = legal[0] if len(legal) == 1 else self._best(position, seed)
                position.play(defence)
                before.append(defence)
            order = [choice.move for choice in self._think(position, LOOK, seed).choices]

    def _think(self, position: Position, simulations: int, seed: int) -> Findings:
        self._searcher.seed = seed
        return self._searcher.think(position.view(position.to_move), Budget(simulations=simulations))

    def _best(self, position: Position, seed: int) -> int:
        return self._think(position, JUDGED[1][0], seed).best.move

    def _step(self, position: Position, order: list[int], before: list[int], seed: int) -> Step | None:
        """The decision in this position, judged; None if no move is better than all others by enough."""
        kinds = sorted(groups(position), key=lambda kind: min(order.index(move) for move in kind))
        if len(kinds) < 2:
            return None
        values = {i: Value(0.0, SEARCHED) for i in range(len(kinds))}
        for n, (simulations, nearer) in enumerate(JUDGED):
            rivals = [i for i in values if values[0].chance - values[i].chance <= nearer]
            for i in rivals:
                values[i] = self.judge.value(position, kinds[i][0], simulations, seed + n)
                if i and values[0].chance - values[i].chance < LEAST_GAP:
                    return None
        if any(values[0].chance - values[i].chance < LEAST_GAP for i in values if i):  # the best may have come down to those left behind
            return None
        by_move = {move: round(1000 * values[i].chance) for i, kind in enumerate(kinds) for move in kind}
        sure = min(values[i].sure for i in rivals)
        return Step(list(before), kinds[0], [by_move[move] for move in sorted(by_move)], sure)

    def _puzzle(self, deal: Deal, position: Position, steps: list[Step]) -> Puzzle:
        name = f"{deal.players}-{deal.seed}-{deal.number}-{position.ply}"
        moves = [int(move) for move in position.moves]
        found = Puzzle(name, deal.game, deal.players, usual(self.game, deal.options), moves, position.text, steps)
        return msgspec.structs.replace(found, solved=solved_by(found))
