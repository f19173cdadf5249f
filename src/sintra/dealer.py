"""Nature's hand: the random numbers from which draws follow, a function of a secret, of what players added to it, and of how many moves were played.

Undoing a move and playing it again brings the same draws; who knows the secret after the game can check every one of them. The function is made of
two standards: the key is a SHA-256, and the number for ply p is the p-th number of 64 bits, lower bytes first, of the key's ChaCha20 keystream
(RFC 8439, nonce 0, counter from 0).
"""

import hashlib
import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel import single
from sintra.kernel.chacha import NUMBERS, WORDS, fill, new_state
from sintra.kernel.dispatch import MOST_DRAWS, NATURE, Log, Moves
from sintra.kernel.errors import DeadEnd

NAME = "sintra-2"  #: of this function, in records and in what is hashed
AT_ONCE = 8 * NUMBERS  #: numbers made at a time


def key_of(secret: bytes, added: Sequence[bytes] = ()) -> bytes:
    r"""The key: the SHA-256 of a line of text, so that it can be made anywhere. `added` has a part for every seat, empty for who added nothing.

    >>> import hashlib
    >>> key_of(b"\x01\x02", [b"\xff", b""]) == hashlib.sha256(b"sintra-2:0102:ff:").digest()
    True
    """
    return hashlib.sha256(":".join([NAME, *(part.hex() for part in (secret, *added))]).encode()).digest()


class Dealer:
    """Draws for one game.

    >>> Dealer.from_seed(7).numbers(0)[:2].tolist() == Dealer.from_seed(7).numbers(0)[:2].tolist()
    True
    """

    def __init__(self, secret: bytes, added: Sequence[bytes] = ()) -> None:
        self.key = key_of(secret, added)

    @classmethod
    def from_seed(cls, seed: int | None) -> "Dealer":
        """The dealer of this seed; without a seed, one that nobody can guess."""
        return cls(secrets.token_bytes(32) if seed is None else f"seed {seed}".encode())

    def numbers(self, ply: int) -> NDArray[np.uint64]:
        """Random numbers for the moves from this one on: at least one, at most AT_ONCE."""
        part, offset = divmod(ply, AT_ONCE)
        return _numbers(self.key, part)[offset:].copy()

    def draw_due(self, record: NDArray[Any], ply: int, moves: Moves, log: Log) -> list[int]:
        """Play every draw that is due after this many moves; returns which they are. `moves` is room to write in."""
        drawn: list[int] = []
        room = np.empty(AT_ONCE, np.int32)
        while record["to_move"][0] == NATURE:
            n = single.draw_all(record, self.numbers(ply + len(drawn)), moves, room, log)
            drawn += room[:n].tolist()
            if n == 0 or len(drawn) > MOST_DRAWS:
                raise DeadEnd.of_nature()
        return drawn


@lru_cache(maxsize=64)
def _numbers(key: bytes, part: int) -> NDArray[np.uint64]:
    numbers = np.empty(AT_ONCE, np.uint64)
    fill(new_state(key), np.empty(WORDS, np.uint32), part * (AT_ONCE // NUMBERS), numbers)
    return numbers
