"""SHA-256 (FIPS 180-4) in whole-number arithmetic: the dealer's key is made by it, and a page may have no other.

Browsers have it only in pages that came over an encrypted connection, or from the same machine.
"""

from typing import Any

import numpy as np

from sintra.kernel.compile import rule

Words = Any  #: an array of int64

LOW = 0xFFFFFFFF
ROUNDS, WORDS, BLOCK = 64, 8, 64
LENGTH = 8  # bytes for the length at the end of the text


def primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _root_bits(number: int, degree: int) -> int:
    """The first 32 bits behind the point of a root."""
    root, wanted = 0, number << 32 * degree
    for bit in reversed(range(36)):
        if (root | 1 << bit) ** degree <= wanted:
            root |= 1 << bit
    return root & LOW


START = np.array([_root_bits(prime, 2) for prime in primes(WORDS)], np.int64)
CONSTANTS = np.array([_root_bits(prime, 3) for prime in primes(ROUNDS)], np.int64)


@rule
def turned(word: int, right: int) -> int:
    return ((word >> right) | (word << (32 - right))) & LOW


@rule
def sha256(text: Any, length: int, schedule: Words, digest: Words) -> None:
    """Fill `digest` (8 words) for the first `length` bytes of `text`, which has room for the padding. `schedule` is room for 64 words."""
    end = (length + 1 + LENGTH + BLOCK - 1) // BLOCK * BLOCK
    for i in range(length, end):
        text[i] = 0
    text[length] = 0x80
    for i in range(LENGTH):
        text[end - 1 - i] = (length * 8 >> 8 * i) & 0xFF
    for i in range(WORDS):
        digest[i] = START[i]
    for at in range(0, end, BLOCK):
        for i in range(16):
            word = 0
            for k in range(4):
                word = word << 8 | int(text[at + 4 * i + k])
            schedule[i] = word
        for i in range(16, ROUNDS):
            x, y = schedule[i - 15], schedule[i - 2]
            low = turned(x, 7) ^ turned(x, 18) ^ (x >> 3)
            high = turned(y, 17) ^ turned(y, 19) ^ (y >> 10)
            schedule[i] = (schedule[i - 16] + low + schedule[i - 7] + high) & LOW
        mix_in(schedule, digest)


@rule
def mix_in(schedule: Words, digest: Words) -> None:
    """One block of the text, as its schedule says."""
    a, b, c, d = digest[0], digest[1], digest[2], digest[3]
    e, f, g, h = digest[4], digest[5], digest[6], digest[7]
    for i in range(ROUNDS):
        choice = (e & f) ^ (~e & LOW & g)
        first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + CONSTANTS[i] + schedule[i]) & LOW
        majority = (a & b) ^ (a & c) ^ (b & c)
        second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) & LOW
        a, b, c, d, e, f, g, h = (first + second) & LOW, a, b, c, (d + first) & LOW, e, f, g
    digest[0], digest[1], digest[2], digest[3] = (digest[0] + a) & LOW, (digest[1] + b) & LOW, (digest[2] + c) & LOW, (digest[3] + d) & LOW
    digest[4], digest[5], digest[6], digest[7] = (digest[4] + e) & LOW, (digest[5] + f) & LOW, (digest[6] + g) & LOW, (digest[7] + h) & LOW
