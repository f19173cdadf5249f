"""The decisions of a corpus as examples for learning, by their number: what torch's DataLoader calls a map-style dataset. Torch is not needed.

Examples of one game are near each other: shuffle them (`DataLoader(examples, shuffle=True)`) once a corpus fits into memory, or read shard by shard.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.corpus.shards import Corpus, Played
from sintra.envs.observer import Observer
from sintra.registry import game as find


@dataclass(frozen=True)
class Example:
    """A decision. Seats count from the one that decides."""

    observation: NDArray[np.float32]
    mask: NDArray[np.bool_]  #: which actions were legal
    policy: NDArray[np.float32]  #: how much of the search went into each action; 1 together
    chances: NDArray[np.float32]  #: of winning, as the search saw it; 1 together
    result: NDArray[np.float32]  #: each seat's share of the win
    scores: NDArray[np.float32]  #: at the end

    def as_dict(self) -> dict[str, NDArray[Any]]:
        """For libraries that make batches of dicts."""
        return dict(vars(self))


class Examples:
    """All examples of a corpus: `examples[i]`, `len(examples)`."""

    def __init__(self, corpus: Corpus, observation: str = "flat") -> None:
        self.corpus = corpus
        self.observer = Observer(find(corpus.about.game), corpus.about.players, observation)
        self._ends = list(accumulate(sum(len(game.plies) for game in corpus.shard(number)) for number in corpus.shards))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __getitem__(self, i: int) -> Example:
        if not 0 <= i < len(self):
            raise IndexError(f"there are {len(self)} examples, not {i}")
        shard = int(np.searchsorted(self._ends, i, side="right"))
        return self._of_shard(shard)[i - (self._ends[shard - 1] if shard else 0)]

    def _of_shard(self, shard: int) -> list[Example]:
        return _examples(self, shard)

    def of_game(self, game: Played) -> list[Example]:
        """The examples of one game."""
        final = game.record.final()
        standings = np.array(final.standings)
        shares = (standings == standings.max()) / (standings == standings.max()).sum()
        wanted = {int(ply): k for k, ply in enumerate(game.plies)}
        found, position = [], game.record.start.copy()
        for ply, move in enumerate(game.record.moves):
            if ply in wanted:
                k, seat = wanted[ply], position.to_move
                turned = [(seat + p) % position.players for p in range(position.players)]
                mask, policy = np.zeros(position.game.actions, np.bool_), np.zeros(position.game.actions, np.float32)
                mask[list(position.legal_moves)] = True
                policy[game.policies[k][0]] = game.policies[k][1]
                found.append(
                    Example(
                        self.observer.see(position._record, seat),
                        mask,
                        policy,
                        game.chances[k][turned],
                        shares[turned].astype(np.float32),
                        np.array(final.scores, np.float32)[turned],
                    )
                )
            position.play(move)
        return found


@lru_cache(maxsize=4)
def _examples(examples: Examples, shard: int) -> list[Example]:
    """Those of a whole shard, kept at hand: the games have to be played again to see them."""
    return [one for game in examples.corpus.shard(examples.corpus.shards[shard]) for one in examples.of_game(game)]
