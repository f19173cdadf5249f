"""How the inside of the search is compiled: functions that only compiled code calls, which caches them with itself.

They allocate nothing, so no references to arrays have to be counted; that alone makes the search twice as fast.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

from sintra.kernel.compile import is_compiling, widen_integers

F = TypeVar("F", bound=Callable[..., Any])


def inner(function: F) -> F:
    """A function inside the search."""
    return _without_references(function, fastmath=False)


def vectorised(function: F) -> F:
    """A function of sums whose order does not matter, so that several are made at a time."""
    return _without_references(function, fastmath=True)


def _without_references(function: F, fastmath: bool) -> F:
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", _nrt=False, fastmath=fastmath)(function)
    if is_compiling:
        widen_integers(dispatcher)
    return cast(F, dispatcher)
