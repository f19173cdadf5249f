"""Clocks: none, so much for each turn, or a bank with an increment. Pure arithmetic on milliseconds; the server's time is given."""

from sintra.server.wire import ClockRule, Clocks


class Clock:
    """The clocks of one game. `running` is the seat that is being charged, since `since`."""

    def __init__(self, rule: ClockRule, players: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * players
        self.running: int | None = None
        self.since = 0
        self._last: int | None = None  # whose turn it was

    @property
    def is_on(self) -> bool:
        return self.rule.kind != "none"

    def copy(self) -> "Clock":
        twin = object.__new__(Clock)
        twin.__dict__.update(self.__dict__)
        twin.left = self.left[:]
        return twin

    def start_turn(self, seat: int | None, at: int, charged: bool) -> None:
        """The turn goes to a seat (None: to nobody); the one before pays for its time and, if it ended its turn, gets its increment."""
        self._charge(self.running, at)
        if seat != self._last:
            if self._last is not None and self.running == self._last and self.rule.kind == "bank":
                self.left[self._last] += self.rule.increment * 1000
            if seat is not None and self.rule.kind == "turn":
                self.left[seat] = self.rule.seconds * 1000
        self._last = seat
        self.running = seat if charged else None

    def resume_turn(self, seat: int, at: int, charged: bool) -> None:
        """The seat took its turn back: it pays for the time since, and returns its increment."""
        if self._last != seat:
            self._charge(seat, at)
            if self.rule.kind == "bank":
                self.left[seat] = max(self.left[seat] - self.rule.increment * 1000, 0)
        else:
            self._charge(self.running, at)
        self._last = seat
        self.running = seat if charged else None

    def pause(self, ms: int) -> None:
        """This long nobody is charged."""
        self.since += ms

    def deadline(self) -> int | None:
        """When the running clock is used up."""
        return None if self.running is None or not self.is_on else self.since + self.left[self.running]

    def shown(self, now: int) -> Clocks | None:
        """The clocks at this moment."""
        if not self.is_on:
            return None
        left = self.left[:]
        if self.running is not None:
            left[self.running] = max(left[self.running] - max(now - self.since, 0), 0)
        return Clocks(left, self.running)

    def _charge(self, seat: int | None, at: int) -> None:
        if seat is not None and self.is_on:
            self.left[seat] = max(self.left[seat] - max(at - self.since, 0), 0)
        self.since = at


def time_lost(outages: list[tuple[int, int]], since: int) -> int:
    """How long no server ran since a moment. Outages that overlap, because several processes noticed them, count once.

    >>> time_lost([(10, 20), (15, 30), (40, 50)], 12)
    28
    """
    lost, end = 0, since
    for began, ended in sorted(outages):
        lost += max(ended - max(began, end), 0)
        end = max(end, ended)
    return lost
