"""Room in which lists of moves are written."""

import numpy as np
from numpy.typing import NDArray

PAGE = 4_096  #: bytes that the processor finds together


def room_for(moves: int) -> NDArray[np.int32]:
    """Room for this many moves, from the beginning of a page of memory on.

    Moves are written several at a time, and a write across the end of a page is slow. NumPy takes whatever memory is free: where a page ended
    within the first moves of a list, as it did in one process of five, every list in that process met it, and random games took half as long again.
    """
    memory = np.empty(moves * np.dtype(np.int32).itemsize + PAGE, np.uint8)
    start = -memory.ctypes.data % PAGE
    return memory[start : start + memory.size - PAGE].view(np.int32)
