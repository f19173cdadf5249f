"""Many games stepped together: arrays of records, no Python in the loop, several threads with the interpreter's lock released.

>>> from sintra.registry import game
>>> batch = Batch(game("azul"), 100, players=2, seed=1)
>>> decisions = batch.play_out()
>>> bool(batch.over.all()), bool(decisions.min() > 20)
(True, True)
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, Moves, Random, State, apply, legal
from sintra.kernel.errors import BadOption
from sintra.kernel.game import Game
from sintra.kernel.playout import playout, quick_deal
from sintra.kernel.random import generators
from sintra.kernel.room import room_for

LIMIT = 2_000  #: decisions after which an endless game is cut off
PARTS = 8  #: of the games for each thread: one that is held up leaves more of them to the others,
LEAST = 64  #: but no part has fewer games


@rule
def deal_range(states: State, randoms: Random, moves: Moves, first: int, last: int) -> None:
    for i in range(first, last):
        while states[i].to_move == NATURE:
            quick_deal(states[i], randoms[i], moves)


@rule
def step_range(states: State, actions: Moves, randoms: Random, moves: Moves, accepted: Any, first: int, last: int) -> None:
    """Play one decision in each game, and nature's draws after it; a game that is over or an action that is not legal changes nothing."""
    for i in range(first, last):
        s = states[i]
        accepted[i] = False
        if s.to_move != OVER:
            for k in range(legal(s, moves)):
                if moves[k] == actions[i]:
                    accepted[i] = True
        if accepted[i]:
            apply(s, actions[i], None)
            while s.to_move == NATURE:
                quick_deal(s, randoms[i], moves)


@rule
def mask_range(states: State, moves: Moves, mask: Any, first: int, last: int) -> None:
    for i in range(first, last):
        mask[i] = False
        if states[i].to_move >= 0:
            for k in range(legal(states[i], moves)):
                mask[i, moves[k]] = True


@rule
def playout_range(states: State, randoms: Random, moves: Moves, decisions: Any, limit: int, first: int, last: int) -> None:
    for i in range(first, last):
        decisions[i] = playout(states[i], randoms[i], moves, limit)


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="sintra-batch")


def starts(game: Game, count: int, players: int | None, options: dict[str, Any]) -> NDArray[Any]:
    """A record for each game as it is before the first draw."""
    own = {name: value for name, value in options.items() if isinstance(value, (list, tuple))}
    for name, values in own.items():
        if len(values) != count:
            raise BadOption(name, f"there are {len(values)} values for {count} games")
    if not own:
        return np.repeat(game.initial(*game.settle(players, options)), count)
    begun = {}
    for chosen in set(zip(*own.values(), strict=True)):
        begun[chosen] = game.initial(*game.settle(players, {**options, **dict(zip(own, chosen, strict=True))}))
    return np.concatenate([begun[chosen] for chosen in zip(*own.values(), strict=True)])


def room_of(shape: tuple[int, ...], dtype: Any, out: NDArray[Any] | None) -> NDArray[Any]:
    """An array to write to: the one that is given, if it fits, or a new one."""
    if out is None:
        return np.empty(shape, dtype)
    if out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous or not out.flags.writeable:
        raise ValueError(f"`out` must be a contiguous array of {np.dtype(dtype)} of shape {shape}, not of {out.dtype} and {out.shape}")
    return out


class Batch:
    """`count` games of one kind. `states` is the array of records; everything else is computed from it in compiled code.

    An option given as a list has one value for each game.
    """

    def __init__(
        self, game: Game, count: int, players: int | None = None, seed: int | None = None, threads: int | None = None, **options: Any
    ) -> None:
        self.game = game
        self.count = count
        self.threads = max(1, min(threads or os.cpu_count() or 1, count))
        self._starts = starts(game, count, players, options)
        self.players = int(self._starts["players"][0])
        self.states: NDArray[Any] = np.empty(count, game.state)
        self._randoms = generators(seed, count)
        self._parts = self._divide()
        Batch.restart(self)

    @property
    def to_move(self) -> NDArray[np.int8]:
        """The seat to move in each game, or OVER."""
        seats: NDArray[np.int8] = self.states["to_move"]
        return seats

    @property
    def over(self) -> NDArray[np.bool_]:
        return np.equal(self.to_move, OVER)

    @property
    def scores(self) -> NDArray[np.int16]:
        """Points by game and seat."""
        points: NDArray[np.int16] = self.states["score"][:, : self.players]
        return points

    def legal_mask(self, *, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which decisions are legal, by game and action."""
        mask = room_of((self.count, self.game.actions), np.bool_, out)
        self._spread(lambda room, first, last: mask_range(self.states, room, mask, first, last))
        return mask

    def step(self, actions: NDArray[np.integer[Any]]) -> NDArray[np.bool_]:
        """Play one decision in each game and the draws after it. Says where it was legal; elsewhere nothing changed."""
        actions = np.ascontiguousarray(actions, np.int32)
        if actions.shape != (self.count,):
            raise ValueError(f"expected {self.count} actions, one for each game, not an array of shape {actions.shape}")
        accepted = np.empty(self.count, np.bool_)
        self._spread(lambda room, first, last: step_range(self.states, actions, self._randoms, room, accepted, first, last))
        return accepted

    def play_out(self, limit: int = LIMIT) -> NDArray[np.int64]:
        """Play every game at random to its end, or until `limit` decisions. Returns the decisions of each."""
        decisions = np.empty(self.count, np.int64)
        self._spread(lambda room, first, last: playout_range(self.states, self._randoms, room, decisions, limit, first, last))
        return decisions

    def restart(self, which: NDArray[np.bool_] | None = None) -> None:
        """Begin again, everywhere or where `which` says."""
        chosen = slice(None) if which is None else which
        self.states.view(self._octets)[chosen] = self._starts.view(self._octets)[chosen]
        self._deal()

    @property
    def _octets(self) -> np.dtype[np.void]:
        """The type as which a record is copied at once, not field by field."""
        return np.dtype((np.void, self.states.itemsize))

    def _deal(self) -> None:
        self._spread(lambda room, first, last: deal_range(self.states, self._randoms, room, first, last))

    def _divide(self) -> list[tuple[Moves, int, int]]:
        """Parts of the games for the threads to take, each with room to write in: all for one, otherwise several for each."""
        parts = 1 if self.threads == 1 else self.threads * max(1, min(PARTS, self.count // (self.threads * LEAST)))
        bounds = [self.count * i // parts for i in range(parts + 1)]
        return [(room_for(self.game.moves), first, last) for first, last in pairwise(bounds)]

    def _spread(self, work: Callable[[Any, int, int], None]) -> None:
        """Do the work in as many threads as the batch has, this one among them."""
        waiting = iter(self._parts)  # every part is taken once, by anyone who asks next

        def take() -> None:
            for part in waiting:
                work(*part)

        others = [_pool(self.threads - 1).submit(take) for _ in range(self.threads - 1)]
        take()
        for other in others:
            other.result()
