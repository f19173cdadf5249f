"""One game at the arena's table: bots decide, nature draws from numbers that are the same for every game of a deal."""

import time
from collections.abc import Sequence

import msgspec
import numpy as np

from sintra.arena.program import Forfeit
from sintra.bots import Bot
from sintra.dealer import Dealer
from sintra.kernel.dispatch import NATURE
from sintra.kernel.playout import sample
from sintra.positions import Position
from sintra.study.luck import DrawValuer
from sintra.study.worth import CHANCES, nothing

LONGEST = 2_000  # decisions; some games can be dragged on for ever


class Result(msgspec.Struct, frozen=True):
    """How one game went, by seat."""

    shares: list[float]  #: of the win
    scores: list[int]
    seconds: list[float]  #: thought in all
    decisions: list[int]
    failure: str = ""  #: why a game was given up
    luck: list[float] = []  #: winning chances that the draws brought; nothing in results of 0.1


def play_game(position: Position, bots: Sequence[Bot], dealer: Dealer, number: int = 0, valuer: DrawValuer | None = None) -> Result:
    """Play the position, which has no dealer of its own, to its end. The k-th draw is made from the k-th number, whoever has moved in between.

    With somebody to value draws the result tells how lucky each seat was.
    """
    seconds, decisions = [0.0] * len(bots), [0] * len(bots)
    moves = np.empty(position.game.moves + 64, np.int32)
    draws, luck = 0, nothing(len(bots))
    for bot in bots:
        bot.begin(number)
    while not position.is_over:
        seat = position.to_move
        if seat == NATURE:
            before, random = position._record.copy(), np.random.default_rng([number, draws])
            while position.to_move == NATURE:
                position.play(int(sample(position.state, dealer.numbers(draws)[:1], moves)))
                draws += 1
            if valuer is not None:
                luck += valuer.luck(before, position._record, random).brought
            continue
        if sum(decisions) >= LONGEST:
            return Result(_shares(position.standings), list(position.scores), seconds, decisions, "no end in sight")
        begun = time.perf_counter()
        try:
            position.play(bots[seat].choose(position))
        except Forfeit as failure:
            others = [float(p != seat) / (len(bots) - 1) for p in range(len(bots))]
            return Result(others, list(position.scores), seconds, decisions, str(failure))
        finally:
            seconds[seat] += time.perf_counter() - begun
            decisions[seat] += 1
    return Result(_shares(position.standings), list(position.scores), seconds, decisions, luck=luck[CHANCES].tolist() if valuer else [])


def _shares(standings: tuple[int, ...]) -> list[float]:
    best = max(standings)
    return [float(standing == best) / standings.count(best) for standing in standings]
