"""Playing the games of a corpus: shard by shard, each a function of what the corpus is about and of its number alone.

So any process can make any shard at any time, and what an interruption left undone is made later.
"""

from collections.abc import Iterator
from functools import lru_cache
from os import PathLike
from pathlib import Path

import msgspec
import numpy as np

from sintra.corpus.shards import ABOUT, About, Arrays, Played, packed, read_about, shard_name
from sintra.dealer import Dealer
from sintra.kernel.dispatch import NATURE
from sintra.kernel.errors import SintraError
from sintra.kernel.playout import sample
from sintra.positions import Position
from sintra.record import Record
from sintra.registry import game as find
from sintra.search.searcher import Budget, Findings, Searcher
from sintra.spread import spread
from sintra.study.luck import DrawValuer
from sintra.study.worth import CHANCES, nothing

NODES = 1_000_000
LONGEST = 2_000  # decisions


class Making:
    """The making of a corpus in a folder."""

    def __init__(self, folder: str | PathLike[str], about: About) -> None:
        find(about.game).settle(about.players, about.options)
        self.folder, self.about = Path(folder), about
        if (self.folder / ABOUT).exists():
            if (kept := read_about(self.folder)) != about:
                raise SintraError(f"{folder} holds a corpus of another kind: {msgspec.json.encode(kept).decode()}")
        else:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / ABOUT).write_bytes(msgspec.json.format(msgspec.json.encode(about), indent=2) + b"\n")

    @property
    def missing(self) -> list[int]:
        """The shards that are still to be made."""
        return [number for number in range(self.about.shards) if not (self.folder / shard_name(number)).exists()]

    def work(self, workers: int = 1, ray: str | None = None) -> Iterator[int]:
        """Make what is missing; says which shard is done."""
        for number, arrays in spread(play_shard, [(self.about, number) for number in self.missing], workers, ray):
            unfinished = self.folder / f"{shard_name(number)}-unfinished"
            with unfinished.open("wb") as file:
                np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
            unfinished.replace(self.folder / shard_name(number))
            yield number


def play_shard(task: tuple[About, int]) -> tuple[int, Arrays]:
    """The games of one shard."""
    about, number = task
    first = number * about.in_a_shard
    return number, packed([play(about, i) for i in range(first, min(first + about.in_a_shard, about.games))])


@lru_cache(maxsize=2)
def _thinkers(game: str, players: int) -> tuple[Searcher, DrawValuer]:
    """Kept by a process for all its games: making their trees takes a while."""
    return Searcher(keep=False, nodes=NODES), DrawValuer(find(game), players)


def play(about: About, number: int) -> Played:
    """One game of the search against itself."""
    searcher, valuer = _thinkers(about.game, about.players)
    dice, dealer = np.random.default_rng([about.seed, number]), Dealer(f"corpus {about.seed} {number}".encode())
    position, moves = about.start(), np.empty(find(about.game).moves + 64, np.int32)
    plies, chances, policies, luck = [], [], [], nothing(about.players)
    drawn = decided = 0
    while not position.is_over and decided < LONGEST:
        if position.to_move == NATURE:
            before = position._record.copy()
            while position.to_move == NATURE:
                position.play(int(sample(position.state, dealer.numbers(drawn)[:1], moves)))
                drawn += 1
            luck += valuer.luck(before, position._record, dice).brought
            continue
        decided += 1
        if len(position.legal_moves) == 1:
            position.play(position.legal_moves[0])
            continue
        found = _think(searcher, position, about.simulations, dice)
        shares = np.array([choice.visits for choice in found.choices], np.float64)
        shares = shares / shares.sum() if shares.sum() else np.eye(1, len(shares))[0]
        plies.append(len(position.moves))
        chances.append(found.best.chances)
        policies.append((np.array([choice.move for choice in found.choices], np.int16), shares.astype(np.float32)))
        chosen = int(dice.choice(len(shares), p=shares)) if len(plies) <= about.varied else 0
        position.play(found.choices[chosen].move)
    return Played(
        Record.of(position),
        np.array(plies, np.int32),
        np.array(chances, np.float32).reshape(-1, about.players),
        policies,
        luck[CHANCES].astype(np.float32),
    )


def _think(searcher: Searcher, position: Position, simulations: int, dice: np.random.Generator) -> Findings:
    searcher.seed = int(dice.integers(1 << 62))
    return searcher.think(position.view(position.to_move), Budget(simulations=simulations))
