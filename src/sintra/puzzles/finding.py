"""Puzzles in a game of uneven players. One short search a decision both plays the game and finds where a puzzle may be; few positions are judged
longer, and what is left is judged again with another seed and five times as long.

Where a game has most of its puzzles late, only its later rounds are looked through, several times each with other draws (`opening.py`).

In some of the games the levels are not asked what a puzzle is: what was found there tells how well each level solves puzzles. In the others a
position that the gentlest level understands is not judged longer.
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
from sintra.puzzles.opening import Opening
from sintra.puzzles.puzzle import LEAST_CHOICES, LEAST_GAP, Puzzle, Step, usual
from sintra.puzzles.solving import GENTLEST, greedy_moves, is_missed_by, solved_by
from sintra.registry import game as find_game
from sintra.search.searcher import Budget, Findings

LOOK, GLANCE = 200, 24  # simulations where a puzzle may be, and where there is too little to choose from
DECIDED = 0.95  # a winning chance from which a game is not looked at any longer
LOOK_AGAIN = 1_000  # simulations where that short search does not speak against a puzzle
FAINT, SCENT = 0.0, 0.05  # the gaps in the short and in the longer search from which a position is looked at again, and is judged
JUDGED = ((1_000, 1.0), (8_000, 0.30), (40_000, 0.20))  # simulations for each choice, in turn, while the gap holds, if it loses no more than this
OVERLOOKS = (0.0, 0.05, 0.1, 0.2, 0.35)  # how much a player may overlook: at random for each, so that they are uneven
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
    from_round: int = 1  #: puzzles are looked for from this round on
    branches: int = 1  #: so many deals in a row have the rounds before it in common
    blind: int = 5  #: of so many deals one in which no level is asked; 0: they are always asked

    @property
    def is_blind(self) -> bool:
        """Whether no level is asked."""
        return self.blind > 0 and self.number % self.blind == 0


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
        self._opening = Opening(game, self._searcher)

    def look_through(self, deal: Deal) -> Looked:
        players, options = self.game.settle(deal.players, deal.options)
        random = np.random.default_rng([deal.seed, deal.number, players])
        dealer = Dealer(f"puzzles {deal.seed} {deal.number} {players}".encode())
        position = self._opening.position(players, options, deal.from_round, (deal.seed, deal.number // deal.branches), dealer)
        overlooks = random.choice(OVERLOOKS, players)
        looked = wide = judged = 0
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
            again = self._look_again(position, kinds, glimpse, random, deal.is_blind) if is_wide and round_number not in found else None
            if again is not None:
                judged += 1
                steps = list(self.steps(position, again, int(random.integers(1 << 62))))
                if steps:
                    found[round_number] = self._puzzle(deal, position, steps)
            if max(glimpse.best.chances) > DECIDED:
                break
            seen = [choice for choice in glimpse.choices if random.random() >= overlooks[position.to_move]]
            position.play((seen or glimpse.choices)[0].move)
        return Looked(deal.number, looked, wide, judged, list(found.values()))

    def _look(self, position: Position, simulations: int, random: np.random.Generator) -> Findings:
        self._searcher.seed = int(random.integers(1 << 62))
        return self._searcher.think(position.view(position.to_move), Budget(simulations=simulations))

    def _look_again(
        self, position: Position, kinds: list[list[int]], glimpse: Findings, random: np.random.Generator, is_blind: bool
    ) -> Findings | None:
        """A longer search, if it sees one best move, which a greedy player would not make, nor, if it is asked, the gentlest level."""
        best = _clearly_best(position, kinds, glimpse, FAINT)
        if not best or not greedy_moves(position).isdisjoint(best) or not (is_blind or is_missed_by(GENTLEST, [position], [best])):
            return None
        longer = self._look(position, LOOK_AGAIN, random)
        best = _clearly_best(position, kinds, longer, SCENT)
        return longer if best and greedy_moves(position).isdisjoint(best) else None

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


def _clearly_best(position: Position, kinds: list[list[int]], found: Findings, gap: float) -> list[int]:
    """The best move and those that are like it; nothing if it does not lead by as much."""
    seat, best = position.to_move, next(kind for kind in kinds if found.best.move in kind)
    others = [choice.chances[seat] for choice in found.choices if choice.move not in best and not np.isnan(choice.chances[seat])]
    return best if found.best.chances[seat] - max(others, default=0.0) >= gap else []
