"""A contest: two bots, many deals. In every deal the same draws are played once for each seat that the first bot can have.

With more than two players the second bot has all the other seats. Results are lines of JSON in a file; a contest that was interrupted goes on where
it was.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

import sintra
from sintra.arena.contestants import contestant
from sintra.arena.statistics import Adjusted, Sprt, Summary
from sintra.arena.table import Result, play_game
from sintra.bots import Bot
from sintra.dealer import Dealer
from sintra.kernel.errors import SintraError
from sintra.spread import spread
from sintra.study.luck import DrawValuer


class Terms(msgspec.Struct, frozen=True):
    """What is played: the first line of the file of results."""

    game: str
    first: str
    second: str
    players: int = 2
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 1


class Deal(msgspec.Struct, frozen=True):
    """One deal: a game for each seat of the first bot, in order."""

    number: int
    games: list[Result]

    def share(self) -> float:
        """The first bot's share of the wins."""
        return sum(game.shares[seat] for seat, game in enumerate(self.games)) / len(self.games)

    def luck(self) -> float | None:
        """What the draws brought the first bot, if that was measured in all games."""
        brought = [game.luck[seat] for seat, game in enumerate(self.games) if game.luck]
        return sum(brought) / len(brought) if len(brought) == len(self.games) else None


def read_results(file: Path) -> tuple[Terms, list[Deal]]:
    """What a file of results holds. A line that an interruption cut off is left out."""
    head, *lines = file.read_bytes().split(b"\n")
    try:
        return msgspec.json.decode(head, type=Terms), [msgspec.json.decode(line, type=Deal) for line in lines if line.endswith(b"}")]
    except msgspec.MsgspecError as error:
        raise SintraError(f"{file} does not hold results of the arena: {error}") from error


@dataclass(frozen=True)
class _Task:
    terms: Terms
    number: int


@lru_cache(maxsize=4)
def _bots(terms: Terms) -> list[Bot]:
    """One bot for each seat that it may have, kept by a process for all its games: making their trees takes a while."""
    return [contestant(terms.first, terms.seed), *(contestant(terms.second, terms.seed + seat) for seat in range(1, terms.players))]


@lru_cache(maxsize=4)
def _valuer(game: str, players: int) -> DrawValuer:
    return DrawValuer(sintra.game(game), players)


def play_deal(task: _Task) -> Deal:
    terms = task.terms
    first, *others = _bots(terms)
    games = []
    for seat in range(terms.players):
        bots = [*others[:seat], first, *others[seat:]]
        options: dict[str, Any] = dict(terms.options)
        position = sintra.new(terms.game, terms.players, dealt=False, **options)
        games.append(play_game(position, bots, Dealer(f"arena {terms.seed} {task.number}".encode()), task.number, _valuer(terms.game, terms.players)))
    return Deal(task.number, games)


class Contest:
    """A contest in a file, or in memory without one."""

    def __init__(self, terms: Terms, file: Path | None = None) -> None:
        self.terms, self.file = terms, file
        self.deals: dict[int, Deal] = {}
        sintra.game(terms.game).settle(terms.players, dict(terms.options))
        for seat, text in enumerate((terms.first, terms.second)):
            contestant(text, seat)
        if file is not None and file.exists():
            self._read(file)
        elif file is not None:
            file.write_bytes(msgspec.json.encode(terms) + b"\n")

    def _read(self, file: Path) -> None:
        """What was played already. A line that an interruption cut off is played again."""
        terms, deals = read_results(file)
        if terms != self.terms:
            raise SintraError(f"{file} holds a contest on other terms: {msgspec.json.encode(terms).decode()}")
        self.deals = {deal.number: deal for deal in deals}
        file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (terms, *deals)))

    def play(
        self, deals: int, workers: int = 1, ray: str | None = None, sprt: Sprt | None = None, *, without_luck: bool = False
    ) -> Iterator["Contest"]:
        """Play the deals that are missing; the contest itself is given back after each, to be looked at.

        With `without_luck` the test that ends it early looks at the scores without the luck of the draws.
        """
        missing = [_Task(self.terms, number) for number in range(deals) if number not in self.deals]
        if sprt is not None and sprt.verdict(self.scores(without_luck=without_luck)):
            return
        for deal in spread(play_deal, missing, workers, ray):
            if self.file is not None:
                with self.file.open("ab") as out:
                    out.write(msgspec.json.encode(deal) + b"\n")
            self.deals[deal.number] = deal
            yield self
            if sprt is not None and sprt.verdict(self.scores(without_luck=without_luck)):
                return

    # ── What came out ────────────────────────────────────────────────────────────────────────────────────────────────────

    def scores(self, *, without_luck: bool = False) -> list[float]:
        """The first bot's share of the wins in each deal, in order, as it was or without the luck of the draws."""
        if not without_luck or not self.deals:
            return [deal.share() for _, deal in sorted(self.deals.items())]
        adjusted = self.adjusted()
        if adjusted is None:
            raise SintraError("these results were played before luck was measured; the test cannot leave it out")
        return list(adjusted.scores)

    def summary(self) -> Summary:
        return Summary.of(self.scores())

    def adjusted(self) -> Adjusted | None:
        """The same without the luck of the draws, where that was measured."""
        known = [(deal.share(), luck) for _, deal in sorted(self.deals.items()) if (luck := deal.luck()) is not None]
        return Adjusted.of(known) if known and len(known) == len(self.deals) else None

    def points(self) -> tuple[Summary, Summary]:
        """Points a game of the first bot, and of the others."""
        firsts = [[game.scores[seat] for seat, game in enumerate(deal.games)] for deal in self.deals.values()]
        others = [[s for seat, game in enumerate(deal.games) for p, s in enumerate(game.scores) if p != seat] for deal in self.deals.values()]
        return Summary.of([sum(one) / len(one) for one in firsts]), Summary.of([sum(one) / len(one) for one in others])

    def seconds(self) -> tuple[float, float]:
        """Thought for a decision, by the first bot and by the others."""
        spent, made = [0.0, 0.0], [0, 0]
        for deal in self.deals.values():
            for seat, game in enumerate(deal.games):
                for p in range(self.terms.players):
                    spent[p != seat] += game.seconds[p]
                    made[p != seat] += game.decisions[p]
        return spent[0] / max(1, made[0]), spent[1] / max(1, made[1])

    def failures(self) -> list[str]:
        return [game.failure for deal in self.deals.values() for game in deal.games if game.failure]
