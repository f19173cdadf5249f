"""Thousands of games stepped at once from NumPy, with no Python in the loop.

>>> games = Games("azul", 1000, players=2, seed=1)
>>> games.flat().shape, games.planes().shape, games.legal_mask().shape
((1000, 474), (1000, 178, 5, 5), (1000, 325))
>>> while not games.done.all():
...     accepted = games.step(games.random_actions())
>>> games.payoffs().shape, bool(abs(games.payoffs().sum()) < 1e-3)
((1000, 2), True)
"""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.envs.compiled import answer_greedily_range, answer_randomly_range, count_range, imagine_range, list_range, payoff_range, pick_range
from sintra.envs.observer import Numbers, Observer, Work
from sintra.envs.returns import Returns, kind_of
from sintra.kernel.batch import LIMIT, Batch
from sintra.kernel.game import Game
from sintra.kernel.random import generators
from sintra.positions import Position
from sintra.registry import game as find
from sintra.search.heuristics import heuristics

Seats = NDArray[np.int8]
Which = NDArray[np.bool_]


class Games(Batch):
    """`count` games of one kind: their observations, legal decisions, steps and results, as arrays with a row for each game.

    An action that is not legal changes nothing, and `step` says so. A game in which `limit` decisions were made is cut off: it pays nothing.
    Games that are done stay as they are until they are restarted. `threads` share the work; the results do not depend on them.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        players: int | None = None,
        *,
        returns: Returns = "win",
        limit: int = LIMIT,
        seed: int | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__(find(game) if isinstance(game, str) else game, count, players, seed, threads, **options)
        self.limit = limit
        self.decisions = np.zeros(count, np.int32)  #: made in each game so far
        self._kind = kind_of(returns)
        self._choices = self._choice_generators(seed)

    # ── One game of them, and others made from them ──────────────────────────────────────────────────────────────────

    @classmethod
    def of(cls, positions: Sequence[Position], *, seed: int | None = None, **more: Any) -> "Games":
        """A batch that begins, and begins again, with these positions: of one game, with as many players each.

        >>> import sintra
        >>> Games.of([sintra.new("azul", seed=seed) for seed in (1, 2)]).count
        2
        """
        if not positions:
            raise ValueError("there are no positions to begin with")
        first = positions[0]
        games = cls(first.game, len(positions), first.players, seed=seed, **more)
        for i, position in enumerate(positions):
            games._starts[i] = games._fitting(position)
        games.restart()
        return games

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, i: int) -> Position:
        """One game as a position of its own: what is played there changes nothing here."""
        return Position(self.game, self.states[i : i + 1].copy() if i >= 0 else self.states[self.count + i][None].copy())

    def __setitem__(self, i: int, position: Position) -> None:
        """Go on with this position in one game. Draws that are due are made, and decisions are counted from here on."""
        self.states[i] = self._fitting(position)
        self.decisions[i] = 0
        self._deal()

    def take(self, rows: NDArray[np.integer[Any]] | Sequence[int], *, seed: int | None = None) -> "Games":
        """Other games that go on from these rows: copies, or branches of one game if a row is named several times.

        What happens by chance in them follows from the seed; without one nobody can tell.
        """
        chosen = np.asarray(rows)
        made = copy(self)
        made.count = len(chosen)
        made.threads = max(1, min(self.threads, made.count))
        made.states, made.decisions, made._starts = self.states[chosen], self.decisions[chosen], self._starts[chosen]
        made._randoms, made._choices = generators(seed, made.count), made._choice_generators(seed)
        made._parts = made._divide()
        return made

    def imagine(self, *, seed: int | None = None) -> "Games":
        """Other games that look just like these to the seat to move: what it may not know is drawn anew, as likely as the rules make it.

        A search that is to know no more than a player begins each simulation with this. Draws to come follow from the seed, too.

        >>> from sintra.registry import GAMES
        >>> all((games.imagine(seed=1).flat() == games.flat()).all() for games in (Games(name, 2, seed=1) for name in GAMES))
        True
        """
        made = self.take(np.arange(self.count), seed=seed)
        made._spread(lambda _, first, last: imagine_range(made.states, made._choices, first, last))
        return made

    def _fitting(self, position: Position) -> Any:
        if position.game is not self.game or position.players != self.players:
            raise ValueError(f"these are games of {self.game.name} with {self.players} players, not of {position.game.name} with {position.players}")
        return position._record[0]

    # ── What there is to see ─────────────────────────────────────────────────────────────────────────────────────────

    def flat(self, seats: Seats | None = None, *, out: Numbers | None = None) -> Numbers:
        """Each game as its seat (by default the one to move) sees it, as one row of numbers: docs/observations says which."""
        return self._observe(self._flat, seats, out)

    def planes(self, seats: Seats | None = None, *, out: Numbers | None = None) -> Numbers:
        """The same numbers laid out on the game's grid: planes, rows, columns."""
        return self._observe(self._planes, seats, out)

    def legal_actions(self) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """The legal decisions of all games in one row, and where those of each game begin in it: one more than there are games.

        >>> games = Games("azul", 3, seed=1)
        >>> actions, begins = games.legal_actions()
        >>> bool((actions[begins[1] : begins[2]] == games[1].legal_moves).all())
        True
        """
        begins = np.zeros(self.count + 1, np.int64)
        self._spread(lambda room, first, last: count_range(self.states, room, begins[1:], first, last))
        np.cumsum(begins, out=begins)
        actions = np.empty(begins[-1], np.int32)
        self._spread(lambda room, first, last: list_range(self.states, room, begins, actions, first, last))
        return actions, begins

    @property
    def truncated(self) -> Which:
        """Where the game was cut off because it did not come to an end."""
        return ~self.over & (self.decisions >= self.limit)

    @property
    def done(self) -> Which:
        """Where the game is over or was cut off."""
        return self.over | (self.decisions >= self.limit)

    def payoffs(self) -> Numbers:
        """What each seat gets, by game and seat; 0 while a game goes on and where it was cut off."""
        out = np.empty((self.count, self.players), np.float32)
        self._spread(lambda _, first, last: payoff_range(self.states, self._kind, out, first, last))
        return out

    # ── What there is to do ──────────────────────────────────────────────────────────────────────────────────────────

    def step(self, actions: NDArray[np.integer[Any]]) -> Which:
        """Play one decision in each game and the draws after it. Says where it was legal; elsewhere nothing changed."""
        cut = self.truncated
        accepted = super().step(np.where(cut, -1, actions) if cut.any() else actions)
        self.decisions += accepted
        return accepted

    def random_actions(self) -> NDArray[np.int32]:
        """A legal decision for each game, each as likely; 0 where nobody is to move."""
        actions = np.empty(self.count, np.int32)
        self._spread(lambda room, first, last: pick_range(self.states, self._choices, room, actions, first, last))
        return actions

    def seed(self, seed: int, which: Which | None = None) -> None:
        """Let all that happens by chance from now on, everywhere or where `which` says, follow from the seed."""
        chosen = slice(None) if which is None else which
        self._randoms[chosen] = generators(seed, self.count)[chosen]
        self._choices[chosen] = self._choice_generators(seed)[chosen]

    def restart(self, which: Which | None = None) -> None:
        """Begin again, everywhere or where `which` says."""
        self.decisions[slice(None) if which is None else which] = 0
        super().restart(which)

    def answer_randomly(self, seats: Seats) -> None:
        """Let everybody else decide at random until the seat of each game is to move or the game is done."""
        self._spread(
            lambda room, first, last: answer_randomly_range(
                self.states, self._randoms, self._choices, room, seats, self.decisions, self.limit, first, last
            )
        )

    def answer_greedily(self, seats: Seats) -> None:
        """Let everybody else take what brings most at once until the seat of each game is to move or the game is done."""
        heuristics(self.game)
        views = np.empty_like(self.states)
        self._spread(
            lambda room, first, last: answer_greedily_range(
                self.states, views, self._randoms, self._choices, room, seats, self.decisions, self.limit, first, last
            )
        )

    # ── Inside ───────────────────────────────────────────────────────────────────────────────────────────────────────

    @cached_property
    def _flat(self) -> Observer:
        return Observer(self.game, self.players, "flat")

    @cached_property
    def _planes(self) -> Observer:
        return Observer(self.game, self.players, "planes")

    def _observe(self, observer: Observer, seats: Seats | None, out: Numbers | None) -> Numbers:
        chosen = np.maximum(self.to_move, 0) if seats is None else np.ascontiguousarray(seats, np.int8)
        return observer.see_all(self.states, chosen, self._share, out)

    def _share(self, work: Work, _count: int) -> None:
        shared: Callable[[Any, int, int], None] = lambda _room, first, last: work(first, last)  # noqa: E731
        self._spread(shared)

    def _choice_generators(self, seed: int | None) -> NDArray[np.uint64]:
        """Choices draw from numbers of their own, so that draws do not depend on who chooses."""
        return generators(None if seed is None else seed + (1 << 32), self.count)
