"""What an address uses at one process counts at the others, too, from their next word on."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
import websockets

from sintra.server.cluster.tally import MOST, Tally
from sintra.server.http.limits import Rate, Slots
from tests.server.people import Person
from tests.server.serving import GENEROUS, serving, settings_for


class Process:
    """The limits of one, with a clock in the test's hands."""

    def __init__(self, name: str, now: list[float]) -> None:
        self.requests = Rate(1.0, 20, 1_000, lambda: now[0])
        self.games = Rate(0.1, 10, 1_000, lambda: now[0])
        self.sockets = Slots(10, 1_000)
        self.tally = Tally(name, self.requests, self.games, self.sockets, 15.0, lambda: now[0])


def test_requests_games_and_sockets_of_an_address_are_counted_over_all_processes() -> None:
    now = [0.0]
    one, other = Process("one", now), Process("other", now)
    assert all(one.requests.allows("crowd") for _ in range(15)) and one.requests.allows("quiet")
    assert all(one.games.allows("crowd") for _ in range(8)) and all(one.sockets.take("crowd") for _ in range(7))
    notice = one.tally.tell()
    assert notice is not None and "crowd" in notice and "quiet" not in notice, "nobody is told of those who use little"
    other.tally.hear(notice)
    one.tally.hear(notice)  # its own word, which comes back
    assert [sum(other.requests.allows("crowd") for _ in range(50)), sum(other.games.allows("crowd") for _ in range(50))] == [5, 2]
    assert sum(other.sockets.take("crowd") for _ in range(50)) == 3 and other.sockets.take("quiet")
    assert sum(one.requests.allows("crowd") for _ in range(50)) == 5, "what was used here is not counted twice"


def test_what_was_said_once_is_not_said_again_and_who_falls_silent_is_forgotten() -> None:
    now = [0.0]
    one, other = Process("one", now), Process("other", now)
    for _ in range(10):
        one.sockets.take("crowd")
        one.requests.allows("crowd")
    other.tally.hear(one.tally.tell() or "")
    assert not other.sockets.take("crowd")
    assert '"crowd":[0,0,10]' in (one.tally.tell() or ""), "sockets are there, requests were told"
    now[0] = 16.0
    assert other.tally.tell() is None and other.sockets.take("crowd")


def test_a_notice_is_never_longer_than_postgresql_takes() -> None:
    one = Process("p0123456789ab", [0.0])
    for number in range(3 * MOST):
        for _ in range(10):
            one.sockets.take(f"2001:db8:1234:{number:x}::/64")
    notice = one.tally.tell()
    assert notice is not None and len(notice) < 8_000


@pytest.mark.anyio
async def test_sockets_at_one_process_leave_fewer_at_another(database: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=database, beat=0.05, limits=replace(GENEROUS, sockets=4))
    async with serving(settings) as one, serving(settings) as other:
        ana = await Person(one.url, "Ana").introduce()
        double = Person(other.url, "Ana")
        double.http.cookies.set("sintra", ana.http.cookies["sintra"])
        table = await ana.create("me", "me")
        async with ana.at(table["id"]), ana.at(table["id"]), ana.at(table["id"]):
            while sum(sum(taken.values()) for taken in other.server.sockets.elsewhere.values()) < 3:
                await asyncio.sleep(0.02)
            async with double.at(table["id"]) as there:
                await there.until(bool)
                with pytest.raises(websockets.InvalidStatus):
                    async with double.at(table["id"]):
                        pass
        for person in (ana, double):
            await person.close()
