"""The dealer of games that Sintra 0.1 began. They are played on and checked with it; nothing new is drawn so."""

import hashlib
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from sintra.dealer import Dealer

AT_ONCE = 64


class ShakeDealer(Dealer):
    """Sixty-four numbers at a time, as the SHAKE-256 of the secret and of how many times sixty-four came before them."""

    def __init__(self, secret: bytes) -> None:
        self.key = secret

    def numbers(self, ply: int) -> NDArray[np.uint64]:
        part, offset = divmod(ply, AT_ONCE)
        return _numbers(self.key, part)[offset:].copy()


@lru_cache(maxsize=64)
def _numbers(secret: bytes, part: int) -> NDArray[np.uint64]:
    digest = hashlib.shake_256(secret + part.to_bytes(8, "big")).digest(8 * AT_ONCE)
    return np.frombuffer(digest, dtype=">u8").astype(np.uint64)
