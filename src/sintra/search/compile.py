"""How the inside of the search is compiled: functions that only compiled code calls, which caches them with itself."""

from collections.abc import Callable
from typing import Any, TypeVar

from sintra.kernel.compile import compiled

F = TypeVar("F", bound=Callable[..., Any])


def inner(function: F) -> F:
    """A function inside the search."""
    return compiled(function, is_kept=False)


def vectorised(function: F) -> F:
    """A function of proper numbers only, of which the largest is found several at a time. Sums keep their order, which the last digits depend on."""
    return compiled(function, is_kept=False, fastmath={"nnan", "nsz"})


def inlined(function: F) -> F:
    """A function inside the search that is compiled into every function that uses it."""
    return compiled(function, is_kept=False, forceinline=True)
