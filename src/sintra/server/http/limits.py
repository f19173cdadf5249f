"""Rates and counts for each address, in bounded memory: the address that was quiet for longest is forgotten first."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic


class Rate:
    """This many at once, and this many a second in the long run, for each key."""

    def __init__(self, per_second: float, burst: int, remembered: int, now: Callable[[], float] = monotonic) -> None:
        self._per_second, self._burst, self._remembered, self._now = per_second, burst, remembered, now
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take one, if there is one."""
        now = self._now()
        level, at = self._levels.pop(key, (float(self._burst), now))
        level = min(level + (now - at) * self._per_second, float(self._burst))
        allowed = level >= 1
        self._levels[key] = (level - 1 if allowed else level, now)
        if len(self._levels) > self._remembered:
            self._levels.popitem(last=False)
        return allowed

    def __len__(self) -> int:
        return len(self._levels)


class Slots:
    """This many at the same time for each key, and for all together."""

    def __init__(self, each: int, all: int) -> None:
        self._each, self._all = each, all
        self._taken: dict[str, int] = {}
        self.total = 0

    def take(self, key: str) -> bool:
        if self.total >= self._all or self._taken.get(key, 0) >= self._each:
            return False
        self._taken[key] = self._taken.get(key, 0) + 1
        self.total += 1
        return True

    def give_back(self, key: str) -> None:
        self.total -= 1
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]


def address_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 one.

    >>> [address_of(host) for host in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1:2:3::7", "")]
    ['192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64', '']
    """
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]  # whatever a proxy says
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found.packed, 64), strict=False))
    return host
