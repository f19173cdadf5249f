"""Lists of moves begin where a page of memory begins, so that no process is slower than another by where its memory happens to lie."""

import numpy as np

import sintra
from sintra.kernel.batch import Batch
from sintra.kernel.room import PAGE, room_for
from sintra.search.tree import make_path


def begins_a_page(room: np.ndarray[tuple[int, ...], np.dtype[np.int32]]) -> bool:
    return room.ctypes.data % PAGE == 0


def test_room_begins_a_page_and_has_the_size_that_was_asked_for() -> None:
    rooms = [room_for(moves) for moves in (1, 7, 90, 500, 5_000) for _ in range(20)]
    assert all(map(begins_a_page, rooms)) and {room.size for room in rooms} == {1, 7, 90, 500, 5_000}
    for number, room in enumerate(rooms):
        room[:] = number
    assert all((room == number).all() for number, room in enumerate(rooms)), "no two of them share memory"


def test_batches_and_searches_write_their_moves_there() -> None:
    game = sintra.game("pavilion")
    assert all(begins_a_page(room) for room, _, _ in Batch(game, 300, 2, seed=1, threads=2)._parts)
    assert begins_a_page(make_path(np.repeat(sintra.new("pavilion", seed=1)._record, 2)).moves)
