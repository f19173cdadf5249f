"""How a game comes to the round from which puzzles are looked for: quickly played, by players of one strength, until a game is open that far."""

from functools import lru_cache

import numpy as np

from sintra.dealer import Dealer
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.puzzles.looking import Looker
from sintra.search.searcher import Budget

GLANCE = 24  # simulations a decision
OPEN = 0.65  # nobody has a higher winning chance when the round begins
OVERLOOKS = (0.0, 0.1, 0.2)  # how much the players overlook: all of them as much
TRIES = 20  # games, before one that is not open is taken
KEPT = 4  # openings: the branches of one are looked through in a row


class Opening:
    """Plays the rounds before a round. Equal seeds and numbers lead to equal positions."""

    def __init__(self, game: Game, searcher: Looker) -> None:
        self.game, self._searcher = game, searcher
        self._last = lru_cache(maxsize=KEPT)(self._play)

    def position(self, players: int, options: dict[str, str], round_number: int, seed: tuple[int, ...], dealer: Dealer) -> Position:
        """A position in which the round begins; its draws are the dealer's."""
        if round_number <= 1:
            return Position(self.game, self.game.initial(players, options), dealer)
        position = self._last(players, tuple(options.items()), round_number, seed).copy()
        last = int(position.last_move or 0)
        position.undo()
        position.dealer = dealer
        position.play(last)
        return position

    def _play(self, players: int, options: tuple[tuple[str, str], ...], round_number: int, seed: tuple[int, ...]) -> Position:
        for number in range(TRIES):
            random = np.random.default_rng([*seed, players, round_number, number])
            secret = f"puzzles opening {seed} {players} {number}".encode()
            position = Position(self.game, self.game.initial(players, dict(options)), Dealer(secret))
            overlooks, highest = random.choice(OVERLOOKS), 0.0
            while not position.is_over and position.state.round_number < round_number:
                legal = position.legal_moves.numbers
                if len(legal) == 1:
                    position.play(legal[0])
                    continue
                self._searcher.seed = int(random.integers(1 << 62))
                glimpse = self._searcher.think(position.view(position.to_move), Budget(simulations=GLANCE))
                highest = max(glimpse.best.chances)
                seen = [choice for choice in glimpse.choices if random.random() >= overlooks]
                position.play((seen or glimpse.choices)[0].move)
            if not position.is_over and highest <= OPEN:
                break
        return position
