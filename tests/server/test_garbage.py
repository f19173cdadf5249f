"""Garbage is looked for in quiet moments only, and is found then."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from sintra.server.garbage import BEATS, Garbage
from sintra.server.http.live import Connection
from sintra.server.http.protocols import Http
from tests.server.people import Person
from tests.server.serving import Served


class Ring:
    """Refers to itself, as a closed socket and its task refer to each other."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    made = Garbage()
    yield made
    made.close()


def old_garbage() -> "weakref.ref[Ring]":
    """Something that was in use for so long that Python would only find it by looking at everything."""
    ring = Ring()
    gc.collect(1)
    gc.collect(1)
    return weakref.ref(ring)


def test_it_is_found_in_the_first_quiet_moment_after_play(garbage: Garbage) -> None:
    ring = old_garbage()
    assert not garbage.beat(writes=1)
    assert not garbage.beat(writes=2)
    assert ring() is not None
    assert garbage.beat(writes=2)
    assert ring() is None


def test_while_nobody_plays_there_is_none(garbage: Garbage) -> None:
    garbage.beat(writes=1)
    assert garbage.beat(writes=1)
    assert not garbage.beat(writes=1)


def test_without_a_quiet_moment_it_is_done_after_a_while(garbage: Garbage) -> None:
    assert [garbage.beat(writes=beat) for beat in range(1, BEATS + 1)].index(True) == BEATS - 1


@pytest.mark.usefixtures("garbage")
def test_python_does_not_look_at_everything_in_the_middle_of_play() -> None:
    ring = old_garbage()
    kept = [[number] for number in range(1_000_000)]
    assert ring() is not None and len(kept) == 1_000_000


def test_what_is_loaded_in_the_middle_of_play_is_not_looked_through(garbage: Garbage) -> None:
    ring = old_garbage()
    garbage.keep_all(writes=1)
    assert ring() is not None
    gc.unfreeze()
    garbage.keep_all(writes=0)
    assert ring() is None


def test_afterwards_all_is_as_before() -> None:
    before = gc.get_threshold(), gc.get_freeze_count()
    garbage = Garbage()
    garbage.keep_all(writes=0)
    assert gc.get_freeze_count() > 0
    garbage.close()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before[0], 0)


@pytest.fixture
def unsearched() -> Iterator[None]:
    """Nobody looks for garbage meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.anyio
@pytest.mark.usefixtures("unsearched")
async def test_a_closed_socket_leaves_none(served: Served, ana: Person) -> None:
    table, gone = await ana.create("me", "me"), asyncio.Event()
    requests = sum(isinstance(found, Http) for found in gc.get_objects())
    async with ana.at(table["id"]) as place:
        await place.hear()
        (connection,) = (await served.server.games.find(table["id"])).listeners
        assert isinstance(connection, Connection)
        kept = weakref.ref(connection._receive, lambda _: gone.set())
        del connection
        assert sum(isinstance(found, Http) for found in gc.get_objects()) == requests, "a socket does not keep the request that it began with"
    await asyncio.wait_for(gone.wait(), 300)
    assert kept() is None
