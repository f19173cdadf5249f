"""Who is at a table: over sockets of this process, of others, and by plain requests a moment ago."""

from collections.abc import Callable
from typing import Protocol

from sintra.server.table.match import Match
from sintra.server.view.render import Reader

GOING_AWAY = 1012  #: the code with which a socket is closed whose reader should come again
PRESENCE_LASTS = 75_000  #: milliseconds after which a process that says nothing more is taken to be gone
VISIT_LASTS = 60_000  #: milliseconds after a plain request in which somebody counts as watching
REMEMBERED = 64  #: people and addresses


class Listener(Protocol):
    """Somebody who is told what happens."""

    reader: Reader
    address: str

    def push(self, message: bytes) -> None: ...
    def close(self, code: int) -> None: ...


class Attendance:
    """Who is at one table, and who was."""

    def __init__(self, now: Callable[[], int], away_after: float) -> None:
        self.listeners: set[Listener] = set()
        self._now, self._away_after = now, int(away_after * 1000)
        self._begun = now()
        self._gone: dict[str, int] = {}  # owner → when they were last here
        self._visits: dict[str, int] = {}  # address → when somebody there last asked for the game
        self._elsewhere: dict[str, tuple[int, list[int]]] = {}  # process → when it last said so, the seats that are connected there

    def visit(self, address: str) -> None:
        _note(self._visits, address, self._now())

    def saw(self, owner: str) -> None:
        _note(self._gone, owner, self._now())

    def hear(self, process: str, seats: list[int]) -> bool:
        """Another process says which seats are connected to it. Whether it is a new one."""
        is_new = process not in self._elsewhere
        self._elsewhere[process] = self._now(), seats
        return is_new

    def seats_here(self, match: Match) -> list[int]:
        here = {listener.reader.owner for listener in self.listeners}
        return [seat for seat, sits in enumerate(match.seats) if sits.kind == "person" and sits.owner in here]

    def owners(self, match: Match) -> set[str]:
        """Who is connected, here or elsewhere."""
        limit = self._now() - PRESENCE_LASTS
        self._elsewhere = {process: said for process, said in self._elsewhere.items() if said[0] > limit}
        elsewhere = {match.seats[seat].owner for _, seats in self._elsewhere.values() for seat in seats}
        return {listener.reader.owner for listener in self.listeners} | elsewhere

    def away(self, match: Match, owners: set[str]) -> set[int]:
        """Seats whose owner has been gone for so long that a bot may stand in; in a game over days the clock alone says what is too long."""
        if match.agreement.clock.is_over_days:
            return set()
        limit = self._now() - self._away_after
        people = ((seat, sits.owner) for seat, sits in enumerate(match.seats) if sits.kind == "person" and not sits.bot)
        return {seat for seat, owner in people if owner not in owners and self._gone.get(owner, self._begun) <= limit}

    def is_watched(self, match: Match) -> bool:
        """Whether anybody would see a bot's move soon."""
        return bool(self.listeners or self._visitors() or self.owners(match))

    def addresses(self, match: Match) -> list[str]:
        """On whose behalf bots think: of the players who are here, otherwise of those who watch."""
        playing = [listener.address for listener in self.listeners if match.seats_of(listener.reader.owner)]
        return playing or [listener.address for listener in self.listeners] or self._visitors()

    def _visitors(self) -> list[str]:
        limit = self._now() - VISIT_LASTS
        return [address for address, at in self._visits.items() if at > limit]


def _note(kept: dict[str, int], key: str, at: int) -> None:
    kept.pop(key, None)
    kept[key] = at
    if len(kept) > REMEMBERED:
        kept.pop(next(iter(kept)))
