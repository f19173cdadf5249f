"""Rates and counts for each address, in bounded memory: the address that was quiet for longest is forgotten first."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic


class Rate:
    """This many at once, and this many a second in the long run, for each key."""

    def __init__(self, per_second: float, burst: int, remembered: int, now: Callable[[], float] = monotonic) -> None:
        self._per_second, self._burst, self._remembered, self._now = per_second, burst, remembered, now
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._used: Counter[str] = Counter()

    def allows(self, key: str) -> bool:
        """Take one, if there is one."""
        level = self._level(key)
        allowed = level >= 1
        self._used[key] += allowed
        self._set(key, level - allowed)
        return allowed

    def use(self, key: str, count: int) -> None:
        """So many were taken at another process."""
        if count:
            self._set(key, max(self._level(key) - count, 0.0))

    def used_much(self, part: float) -> dict[str, int]:
        """Who has taken at least this part of what is allowed at once, since this was asked last."""
        much = {key: count for key, count in self._used.items() if count >= self._burst * part}
        self._used.clear()
        return much

    def _level(self, key: str) -> float:
        level, at = self._levels.get(key, (float(self._burst), self._now()))
        return min(level + (self._now() - at) * self._per_second, float(self._burst))

    def _set(self, key: str, level: float) -> None:
        self._levels.pop(key, None)
        self._levels[key] = (level, self._now())
        if len(self._levels) > self._remembered:
            forgotten, _ = self._levels.popitem(last=False)
            self._used.pop(forgotten, None)

    def __len__(self) -> int:
        return len(self._levels)


class Slots:
    """This many at the same time for each key, and for all together."""

    def __init__(self, each: int, all: int) -> None:
        self._each, self._all = each, all
        self._taken: dict[str, int] = {}
        self.elsewhere: dict[str, dict[str, int]] = {}  #: what was taken at other processes, as far as they have said so
        self.total = 0

    def take(self, key: str) -> bool:
        others = sum(taken.get(key, 0) for taken in self.elsewhere.values())
        if self.total >= self._all or self._taken.get(key, 0) + others >= self._each:
            return False
        self._taken[key] = self._taken.get(key, 0) + 1
        self.total += 1
        return True

    def used_much(self, part: float) -> dict[str, int]:
        """Who has taken at least this part of what is allowed."""
        return {key: count for key, count in self._taken.items() if count >= self._each * part}

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
