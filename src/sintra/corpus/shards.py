"""How games are kept: a folder with `about.json` and shards, NumPy's .npz files of some hundred games each. docs/corpus.md describes both."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from sintra.kernel.errors import SintraError
from sintra.positions import Position
from sintra.record import Record
from sintra.registry import game as find

FORMAT = 1
ABOUT = "about.json"
Arrays = dict[str, NDArray[Any]]


class About(msgspec.Struct, frozen=True):
    """What a corpus holds: everything that makes its games what they are. Equal ones are equal games."""

    game: str
    players: int = 2
    options: dict[str, str] = {}
    games: int = 1_000
    in_a_shard: int = 100
    simulations: int = 300  #: for each decision
    varied: int = 8  #: so many decisions of a game are drawn in proportion to their visits; after that the best is played
    seed: int = 1
    format: int = FORMAT

    @property
    def shards(self) -> int:
        return -(-self.games // self.in_a_shard)

    def start(self) -> Position:
        """Before the first draw."""
        kind = find(self.game)
        return Position(kind, kind.initial(*kind.settle(self.players, self.options)))


@dataclass(frozen=True)
class Played:
    """One game, and what the search thought at each decision that had a choice."""

    record: Record
    plies: NDArray[np.int32]  #: how many of the record's moves come before each of these decisions
    chances: NDArray[np.float32]  #: decision, seat: of winning, as the search saw it
    policies: list[tuple[NDArray[np.int16], NDArray[np.float32]]]  #: the actions that were looked at, and how much of the search went into each
    luck: NDArray[np.float32]  #: seat: winning chances that the draws brought


def shard_name(number: int) -> str:
    return f"games-{number:05}.npz"


def packed(games: list[Played]) -> Arrays:
    """The arrays of a shard: everything of all games in a row, and where each begins."""
    shares = [share for game in games for _, share in game.policies]
    return {
        "moves": np.concatenate([np.array(game.record.moves, np.int16) for game in games]),
        "moves_begin": _begins([len(game.record.moves) for game in games]),
        "plies": np.concatenate([game.plies for game in games]).astype(np.int16),
        "decisions_begin": _begins([len(game.plies) for game in games]),
        "chances": np.concatenate([game.chances for game in games]).astype(np.float16),
        "actions": np.concatenate([actions for game in games for actions, _ in game.policies]).astype(np.int16),
        "shares": np.concatenate(shares).astype(np.float16),
        "actions_begin": _begins([len(share) for share in shares]),
        "luck": np.stack([game.luck for game in games]).astype(np.float32),
    }


def unpacked(about: About, arrays: Arrays) -> Iterator[Played]:
    """The games of a shard."""
    start = about.start()
    for i in range(len(arrays["moves_begin"]) - 1):
        moves = arrays["moves"][slice(*arrays["moves_begin"][i : i + 2])]
        first, last = arrays["decisions_begin"][i : i + 2]
        bounds = arrays["actions_begin"][first : last + 1]
        yield Played(
            Record(start.copy(), moves.tolist()),
            arrays["plies"][first:last].astype(np.int32),
            arrays["chances"][first:last].astype(np.float32),
            [(arrays["actions"][a:b], arrays["shares"][a:b].astype(np.float32)) for a, b in pairwise(bounds)],
            arrays["luck"][i],
        )


def _begins(lengths: list[int]) -> NDArray[np.int64]:
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)


class Corpus:
    """The games of a folder, in order; shards that are not made yet are left out."""

    def __init__(self, folder: str | PathLike[str]) -> None:
        self.folder = Path(folder)
        self.about = read_about(self.folder)
        self.shards = [number for number in range(self.about.shards) if (self.folder / shard_name(number)).exists()]

    def __len__(self) -> int:
        about = self.about
        return sum(min(about.in_a_shard, about.games - number * about.in_a_shard) for number in self.shards)

    def __iter__(self) -> Iterator[Played]:
        for number in self.shards:
            yield from self.shard(number)

    def shard(self, number: int) -> list[Played]:
        """The games of one shard; the last ones that were asked for are kept at hand."""
        return _shard(self.folder / shard_name(number), self.folder)


@lru_cache(maxsize=4)
def _shard(file: Path, folder: Path) -> list[Played]:
    with np.load(file) as arrays:
        return list(unpacked(read_about(folder), {name: arrays[name] for name in arrays.files}))


def read_about(folder: Path) -> About:
    """What a folder holds, if it is a corpus of a format that is known."""
    try:
        text = (folder / ABOUT).read_text(encoding="utf-8")
        if (found := json.loads(text).get("format")) != FORMAT:
            raise SintraError(f"{folder} is a corpus of format {found}; this version of Sintra reads format {FORMAT}")
        return msgspec.json.decode(text, type=About)
    except FileNotFoundError as error:
        raise SintraError(f"{folder} is no corpus: it has no {ABOUT}") from error
    except (ValueError, AttributeError, msgspec.MsgspecError) as error:
        raise SintraError(f"{folder / ABOUT} does not describe a corpus: {error}") from error
