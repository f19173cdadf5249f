"""A record that is quick to look at is the same record, and goes when nobody looks at it any more."""

import weakref

import numpy as np
import pytest

import sintra
from sintra.server.table.seen import seen


@pytest.mark.parametrize("game", sintra.GAMES)
def test_it_is_the_same_record(game: str) -> None:
    state = sintra.new(game, seed=1).state
    copy = seen(state)
    assert copy.tobytes() == state.tobytes()
    for name in state.dtype.names:
        assert np.array_equal(getattr(copy, name), state[name])


@pytest.mark.parametrize("game", sintra.GAMES)
def test_it_goes_without_being_looked_for(game: str) -> None:
    """NumPy's records are not searched for circles: one that is part of one is never found."""

    class Kept:
        pass

    copy, kept = seen(sintra.new(game, seed=1).state), Kept()
    copy.__dict__["kept"], gone = kept, weakref.ref(kept)
    del kept
    assert gone() is not None
    del copy
    assert gone() is None
