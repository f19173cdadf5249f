"""Nature's hand: the random numbers from which draws follow, a function of a secret and of how many moves were played.

Undoing a move and playing it again brings the same draws; who knows the secret after the game can check every one of them.
"""

import hashlib
import secrets
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel import table
from sintra.kernel.dispatch import MOST_DRAWS, NATURE, Log, Moves
from sintra.kernel.errors import DeadEnd

BLOCK = 64  # numbers made at a time


class Dealer:
    """Draws for one game.

    >>> Dealer.from_seed(7).numbers(0)[:2].tolist() == Dealer.from_seed(7).numbers(0)[:2].tolist()
    True
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @classmethod
    def from_seed(cls, seed: int | None) -> "Dealer":
        """The dealer of this seed; without a seed, one that nobody can guess."""
        return cls(secrets.token_bytes(32) if seed is None else f"seed {seed}".encode())

    def numbers(self, ply: int) -> NDArray[np.uint64]:
        """Random numbers for the moves from this one on: at least one, at most BLOCK."""
        block, offset = divmod(ply, BLOCK)
        return _block(self.secret, block)[offset:].copy()

    def draw_due(self, record: NDArray[Any], ply: int, moves: Moves, log: Log) -> list[int]:
        """Play every draw that is due after so many moves; returns which they are. `moves` is room to write in."""
        drawn: list[int] = []
        room = np.empty(BLOCK, np.int32)
        while record["to_move"][0] == NATURE:
            n = table.draw_all(record, self.numbers(ply + len(drawn)), moves, room, log)
            drawn += room[:n].tolist()
            if n == 0 or len(drawn) > MOST_DRAWS:
                raise DeadEnd.of_nature()
        return drawn


@lru_cache(maxsize=64)
def _block(secret: bytes, block: int) -> NDArray[np.uint64]:
    digest = hashlib.shake_256(secret + block.to_bytes(8, "big")).digest(8 * BLOCK)
    return np.frombuffer(digest, dtype=">u8").astype(np.uint64)
