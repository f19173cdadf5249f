"""ChaCha20 (RFC 8439): random numbers from a key of 256 bits, any of them at once, in whole-number arithmetic alone.

A state has 16 words: four constants, eight of the key, the number of the block, three that are free (here 0). A block of the keystream is 16 words,
which are eight numbers of 64 bits, the lower word first.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.compile import part, rule, service

Words = NDArray[np.uint32]

EXPAND = b"expand 32-byte k"  #: the four constants
WORDS, BLOCK = 16, 12  #: how many words a state has, and which of them is the number of the block
NUMBERS = WORDS // 2  #: of 64 bits in a block
DOUBLE_ROUNDS = 10
LOW = 0xFFFFFFFF


def new_state(key: bytes) -> Words:
    """The state of a key of 32 bytes, for block 0."""
    assert len(key) == 32
    return np.frombuffer(EXPAND + key + bytes(16), "<u4").astype(np.uint32)


@part
def rotated(word: Any, left: int) -> Any:
    return ((word << left) | (word >> (32 - left))) & LOW


@part
def mix_in(x: Words, a: int, b: int, d: int, left: int) -> None:
    """Add word b to word a, and turn what differs between them and word d."""
    x[a] = (np.int64(x[a]) + np.int64(x[b])) & LOW
    x[d] = rotated(np.int64(x[d]) ^ np.int64(x[a]), left)


@part
def quarter_round(x: Words, a: int, b: int, c: int, d: int) -> None:
    mix_in(x, a, b, d, 16)
    mix_in(x, c, d, b, 12)
    mix_in(x, a, b, d, 8)
    mix_in(x, c, d, b, 7)


@rule
def make_block(state: Words, x: Words) -> None:
    """The block of the keystream that belongs to the state."""
    for i in range(WORDS):
        x[i] = state[i]
    for _ in range(DOUBLE_ROUNDS):
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    for i in range(WORDS):
        x[i] = (np.int64(x[i]) + np.int64(state[i])) & LOW


@service
def fill(state: Words, x: Words, first: int, numbers: NDArray[np.uint64]) -> None:
    """As many whole blocks as there is room for in `numbers`, from block `first` on. `x` is room for one block."""
    for i in range(len(numbers) // NUMBERS):
        state[BLOCK] = first + i
        make_block(state, x)
        for k in range(NUMBERS):
            numbers[i * NUMBERS + k] = np.uint64(x[2 * k]) | (np.uint64(x[2 * k + 1]) << np.uint64(32))
