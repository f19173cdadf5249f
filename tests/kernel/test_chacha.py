"""ChaCha20 as RFC 8439 has it: its own test vectors, compiled and as ordinary Python."""

import os
import subprocess
import sys

import numpy as np
import pytest

from sintra.kernel.chacha import BLOCK, NUMBERS, WORDS, fill, make_block, new_state, quarter_round

KEY = bytes(range(32))


def words(text: str) -> list[int]:
    return [int(word, 16) for word in text.split()]


def test_a_quarter_round_of_section_2_1_1() -> None:
    x = np.array(words("11111111 01020304 9b8d6f43 01234567"), np.uint32)
    quarter_round(x, 0, 1, 2, 3)
    assert x.tolist() == words("ea2a92f4 cb1cf8ce 4581472e 5881c4bb")


def test_the_block_of_section_2_3_2() -> None:
    state, x = new_state(KEY), np.empty(WORDS, np.uint32)
    assert state.tolist()[:BLOCK] == words(
        "61707865 3320646e 79622d32 6b206574 03020100 07060504 0b0a0908 0f0e0d0c 13121110 17161514 1b1a1918 1f1e1d1c"
    )
    state[BLOCK:] = words("00000001 09000000 4a000000 00000000")
    make_block(state, x)
    assert x.tolist() == words(
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 "
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"
    )


#: appendix A.1: the keystream of a key of zeros, blocks 0 and 1
KEYSTREAM = bytes.fromhex(
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
)


@pytest.mark.parametrize("first", [0, 1])
def test_numbers_are_the_keystream_of_appendix_a_1_lower_bytes_first(first: int) -> None:
    numbers = np.zeros((2 - first) * NUMBERS, np.uint64)
    fill(new_state(bytes(32)), np.empty(WORDS, np.uint32), first, numbers)
    assert numbers.astype("<u8").tobytes() == KEYSTREAM[64 * first :]


@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="this is that")
def test_the_same_uncompiled_and_without_a_warning() -> None:
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env={**os.environ, "NUMBA_DISABLE_JIT": "1"})
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("....s"), "four tests, and this one passed over"
