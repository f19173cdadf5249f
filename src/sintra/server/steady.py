"""The server's time: that of the wall when it started, and from then on that of a clock which nobody sets.

A step of the system's clock, forward or back, so costs no player a moment. A restart begins with the wall's time again; what lies between is time in
which no server ran, and nobody pays for that either.
"""

import time
from collections.abc import Callable

Clock = Callable[[], int]  #: milliseconds


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic_clock() -> int:
    return time.monotonic_ns() // 1_000_000


def steady_clock(wall: Clock = wall_clock, monotonic: Clock = monotonic_clock) -> Clock:
    """Milliseconds since 1970, as far as was known at the start.

    >>> wall, ticks = [1_000_000], [5]
    >>> now = steady_clock(lambda: wall[0], lambda: ticks[0])
    >>> wall[0] += 3_600_000; ticks[0] += 10
    >>> now()
    1000010
    """
    offset = wall() - monotonic()
    return lambda: offset + monotonic()
