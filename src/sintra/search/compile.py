"""How the inside of the search is compiled: functions that only compiled code calls, which caches them with itself.

They allocate nothing, so no references to arrays have to be counted; that alone makes the search twice as fast.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from sintra.kernel.compile import compiled

F = TypeVar("F", bound=Callable[..., Any])


def inner(function: F) -> F:
    """A function inside the search."""
    return compiled(function, is_kept=False, _nrt=False)


def vectorised(function: F) -> F:
    """A function of sums whose order does not matter, so that several are made at a time."""
    return compiled(function, is_kept=False, _nrt=False, fastmath=True)
