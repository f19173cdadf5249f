"""Who sits in the other seats of a Gymnasium environment: bots by name or of one's own, or policies that are asked about many games at once.

A policy is any function from observations and masks, a row for each game, to actions: a network of one's own, or a frozen one. A `Pool` has several
opponents, one for each game, drawn anew when a game begins: it keeps self-play from learning to beat one opponent alone.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.bots import BOTS, Bot, bot
from sintra.envs.games import Games
from sintra.envs.observer import Numbers
from sintra.kernel.errors import BadOption

Actions = NDArray[np.integer[Any]]
Policy = Callable[[Numbers, NDArray[np.bool_]], Actions]  #: observations and masks, by game; what it returns must be legal


class Pool:
    """Several opponents for one seat. More can be added while games go on; they are met from the next game on.

    >>> pool = Pool(["random", "greedy"])
    >>> pool.add("copper")
    >>> len(pool.members)
    3
    """

    def __init__(self, members: Sequence["str | Bot | Policy"]) -> None:
        if not members:
            raise BadOption("opponents", "a pool needs a member")
        self.members: list[str | Bot | Policy] = []
        for member in members:
            self.add(member)

    def add(self, member: "str | Bot | Policy") -> None:
        """One more that may be drawn."""
        check(member)
        self.members.append(member)


Opponent = str | Bot | Pool | Policy
Opponents = Opponent | Sequence[Opponent]


def invited(opponents: Opponents, seats: int) -> list[Opponent]:
    """One opponent for each of the other seats, from the next one round the table on; a single one sits in all of them."""
    chosen = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents] * seats
    if len(chosen) != seats:
        raise BadOption("opponents", f"there are {seats} other seats, not {len(chosen)}")
    for one in chosen:
        check(one)
    return chosen


def check(one: Any) -> None:
    """Whether this can be an opponent."""
    if isinstance(one, str) and one not in BOTS:
        raise BadOption("opponents", f"there is no bot {one!r}; there are {', '.join(BOTS)}")
    if not isinstance(one, (str, Bot, Pool)) and not callable(one):
        raise BadOption("opponents", f"{one!r} is neither a bot nor a policy")


def seated(chosen: Sequence[Opponent], seed: int) -> list[Bot]:
    """The bots themselves, for an environment of one game; those called by name repeat themselves with the same seed."""
    for one in chosen:
        if not isinstance(one, (str, Bot)):
            raise BadOption("opponents", "policies and pools answer in batches: use `gymnasium.make_vec`")
    return [bot(one, seed=seed + i) if isinstance(one, str) else one for i, one in enumerate(chosen) if isinstance(one, (str, Bot))]


class Seated:
    """An opponent at its seat in all games of a batch."""

    def __init__(self, opponent: Opponent, games: Games, form: str, seed: int) -> None:
        self.pool = opponent if isinstance(opponent, Pool) else Pool([opponent])
        self.form, self.seed = form, seed
        self.dice = np.random.default_rng(seed)
        self.whose = np.zeros(games.count, np.int64)  #: which member of the pool sits in each game
        self._bots: dict[int, Bot] = {}
        self._asked = 0

    def restart(self, which: NDArray[np.bool_]) -> None:
        """These games begin: others may sit down."""
        self.whose[which] = self.dice.integers(len(self.pool.members), size=int(which.sum()))

    def answer(self, games: Games, rows: NDArray[np.int64]) -> Actions:
        """A decision in each of these games, in which this seat is to move."""
        actions = np.empty(len(rows), np.int32)
        for k in np.unique(self.whose[rows]):
            at = np.flatnonzero(self.whose[rows] == k)
            actions[at] = self._ask(int(k), games.take(rows[at], seed=self.seed))
        return actions

    def _ask(self, k: int, games: Games) -> Actions:
        member = self.pool.members[k]
        if isinstance(member, (str, Bot)):
            return self._ask_bot(k, member, games)
        masks = games.legal_mask()
        actions = np.asarray(member(games.flat() if self.form == "flat" else games.planes(), masks))
        if actions.shape != (games.count,) or not masks[np.arange(games.count), actions].all():
            raise BadOption("opponents", f"{member!r} did not answer with a legal action for each of {games.count} games")
        return actions

    def _ask_bot(self, k: int, member: str | Bot, games: Games) -> Actions:
        """One game at a time; each question is the beginning of a game to the bot, since the next one is about another."""
        if k not in self._bots:
            self._bots[k] = bot(member, seed=self.seed + k) if isinstance(member, str) else member
        actions = np.empty(games.count, np.int32)
        for i in range(games.count):
            self._asked += 1
            self._bots[k].begin(self._asked)
            actions[i] = self._bots[k].choose(games[i])
        return actions
