"""Games are taken up when something is due in them or when somebody comes, and by nobody before; those that nobody touches are not kept for ever."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from sintra.server.http.guests import Guest
from sintra.server.server import Server
from sintra.server.steady import steady_clock
from sintra.server.storage.schema import games, owners
from sintra.server.table.authority import Authority
from sintra.server.table.due import LEASE
from sintra.server.wire import ClockRule, Create, Play, SeatWish
from tests.server.people import Person
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio

DAY = 24 * 3600 * 1000


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.sqlite'}" if request.param == "sqlite" else str(request.getfixturevalue("database"))


class Time:
    """The wall's clock and a steady one, both in the test's hands."""

    def __init__(self) -> None:
        self.wall, self.ticks = 1_700_000_000_000, 1_000

    def server(self, url: str, folder: Path) -> Server:
        return Server(settings_for(folder, database=url), now=steady_clock(lambda: self.wall, lambda: self.ticks))

    def pass_by(self, ms: int) -> None:
        self.wall += ms
        self.ticks += ms


async def timed(server: Server, kind: str = "bank", seconds: int = 60) -> Authority:
    clock = ClockRule(kind, seconds)  # type: ignore[arg-type]
    return await server.games.create(Guest("ana", "Ana"), Create("azul", [SeatWish("me"), SeatWish("me")], {"first": "1"}, clock), "en")


async def play(game: Authority) -> None:
    version = game.match.version
    await game.act("ana", Play(f"v{version}", version, int(game.match.position.legal_moves[0])), lambda _: None)


async def due(server: Server, id: str) -> int | None:
    async with server._engine.connect() as connection:
        found: int | None = await connection.scalar(select(games.c.due).where(games.c.id == id))
        return found


# ── Taking up ────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_nothing_is_loaded_at_the_start_and_a_clock_runs_out_all_the_same(url: str, tmp_path: Path) -> None:
    time = Time()
    first = time.server(url, tmp_path)
    await first.open()
    timeless = await first.games.create(Guest("ana"), Create("azul", [SeatWish("me"), SeatWish("bot", level="random")]), "en")
    game = await timed(first)
    await play(game)
    await first.close()
    second = time.server(url, tmp_path)
    await second.open()
    try:
        assert await second.due.take_up() == 0 and len(second.games) == 0
        time.pass_by(60_001)
        assert await second.due.take_up() == 1
        taken = second.games.here(game.id)
        assert taken is not None and second.games.here(timeless.id) is None
        while taken.match.phase != "over":
            await asyncio.sleep(0)
        assert taken.match.ended == "time" and await due(second, game.id) is None
    finally:
        await second.close()


async def test_a_clock_of_days_survives_a_restart_and_runs_out_in_its_time(url: str, tmp_path: Path) -> None:
    time = Time()
    first = time.server(url, tmp_path)
    await first.open()
    game = await timed(first, "turn", 3 * DAY // 1000)
    time.pass_by(2 * DAY)
    await play(game)
    await first._beat()
    await first.close()
    time.pass_by(DAY)
    second = time.server(url, tmp_path)
    await second.open()
    try:
        time.pass_by(3 * DAY - 1)
        await second.due.take_up()
        assert (await second.games.find(game.id)).match.phase == "playing", "the day without a server is nobody's"
        time.pass_by(2)
        taken = await second.games.find(game.id)
        taken.wake()
        while taken.match.phase != "over":
            await asyncio.sleep(0)
        assert (taken.match.ended, taken.match.winners) == ("time", [0])
    finally:
        await second.close()


async def test_in_a_game_over_days_nobody_is_away(tmp_path: Path) -> None:
    """Elsewhere a bot may stand in for somebody who has been gone for a minute."""
    time = Time()
    server = time.server(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path)
    await server.open()
    try:
        for seconds, away in ((DAY // 1000 - 1, {0, 1}), (DAY // 1000, set())):
            game = await timed(server, "turn", seconds)
            time.pass_by(60_001)
            assert game.presence().away == away
    finally:
        await server.close()


async def test_what_is_stored_is_never_later_than_what_happens(tmp_path: Path) -> None:
    """A bank that is nearly used up comes before what the database was told; all else leaves it as it is."""
    time, dice = Time(), random.Random(1)
    server = time.server(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path)
    await server.open()
    try:
        game = await timed(server)
        while game.match.phase == "playing":
            time.pass_by(dice.choice((100, 5_000)))
            deadline, stored = game.match.deadline, await due(server, game.id)
            assert deadline is not None and stored is not None and stored <= deadline
            assert game.is_idle, "it may be forgotten, and is taken up in time"
            if deadline <= time.wall:
                break
            await play(game)
    finally:
        await server.close()


async def test_a_game_that_is_due_too_early_is_put_right(url: str, tmp_path: Path) -> None:
    """As those are that an earlier version stored."""
    time = Time()
    server = time.server(url, tmp_path)
    await server.open()
    try:
        game = await timed(server)
        async with server._engine.begin() as connection:
            await connection.execute(update(games).values(due=1))
        server.games.forget(game.id)
        while await due(server, game.id) != game.match.deadline:  # it was let go, and is looked at by itself or now
            await server.due.take_up()
        assert (await server.games.find(game.id)).match.phase == "playing"
        assert await server.due.take_up() == 0
    finally:
        await server.close()


async def test_a_game_that_is_due_is_taken_by_one_process(database: str, tmp_path: Path) -> None:
    time = Time()
    servers = [time.server(database, tmp_path) for _ in range(2)]
    for server in servers:
        await server.open()
    try:
        made = [await timed(servers[0]) for _ in range(5)]
        async with servers[0]._engine.begin() as connection:
            await connection.execute(update(games).values(due=1))
        assert await servers[1].journal.claim_due(time.wall, time.wall + LEASE, 50) == [], "they live on the other process, which sees to them"
        async with servers[0]._engine.begin() as connection:
            await connection.execute(delete(owners))  # as if that one had ended, and nobody had noticed
        claims = await asyncio.gather(*(server.journal.claim_due(time.wall, time.wall + LEASE, 50) for server in servers))
        assert sorted(claims[0] + claims[1]) == sorted(game.id for game in made)
        assert await servers[1].journal.claim_due(time.wall, time.wall + LEASE, 50) == []
        time.pass_by(LEASE)
        assert len(await servers[1].journal.claim_due(time.wall, time.wall + LEASE, 50)) == 5, "anyone who took them may have ended"
    finally:
        for server in servers:
            await server.close()


async def test_a_game_that_cannot_go_on_is_not_due_any_more(tmp_path: Path) -> None:
    server = Server(settings_for(tmp_path))
    await server.open()
    game = await timed(server)
    async with server._engine.begin() as connection:
        await connection.execute(update(games).values(due=1, phase="broken"))
    server.games.forget(game.id)
    assert await server.due.take_up() == 1
    assert await due(server, game.id) is None
    await server.close()


async def test_unfinished_games_that_nobody_touches_are_forgotten(tmp_path: Path) -> None:
    time = Time()
    server = time.server(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path)
    await server.open()
    try:
        old, touched = await timed(server, "none"), await timed(server, "none")
        time.pass_by(80 * DAY)
        await play(touched)
        time.pass_by(11 * DAY)
        assert await server.journal.forget_unfinished(time.wall - 90 * DAY) == [old.id]
        assert await server.store.load(old.id) is None and await server.store.load(touched.id) is not None
    finally:
        await server.close()


# ── Steps of the system's clock ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("step", [-3_600_000, 3_600_000])
async def test_a_step_of_the_systems_clock_costs_nobody(tmp_path: Path, step: int) -> None:
    time, url = Time(), f"sqlite:///{tmp_path / 'games.sqlite'}"
    server = time.server(url, tmp_path)
    await server.open()
    game = await timed(server)
    time.pass_by(10_000)
    time.wall += step
    await play(game)
    time.pass_by(5_000)
    assert game.match.clock.shown(server.now()).left == [50_000, 55_000]  # type: ignore[union-attr]
    await server._beat()
    await server.close()
    server = time.server(url, tmp_path)  # which sees the wall's new time
    await server.open()
    again = (await server.games.find(game.id)).match
    left = again.clock.shown(server.now()).left  # type: ignore[union-attr]
    assert left[0] == 50_000 and left[1] >= 55_000, "nobody pays; after a step back the one to move has the time that is there twice"
    assert again.phase == "playing"
    await server.close()


async def test_time_is_given_back_once_to_whoever_was_to_move_when_the_server_ended(tmp_path: Path) -> None:
    time, url = Time(), f"sqlite:///{tmp_path / 'games.sqlite'}"
    server = time.server(url, tmp_path)
    await server.open()
    game = await timed(server)
    time.pass_by(10_000)
    await server._beat()
    await server.close()
    for _ in range(2):
        time.pass_by(3_600_000)
        server = time.server(url, tmp_path)
        await server.open()
        match = (await server.games.find(game.id)).match
        assert match.clock.shown(server.now()).left == [50_000, 60_000]  # type: ignore[union-attr]
        await server.close()


async def test_a_game_that_was_begun_after_an_outage_gets_nothing(served: Served) -> None:
    await served.server.journal.note_outage(1, served.server.now())
    await served.server.journal.note_outage(1, served.server.now())  # another process says the same
    ana = await Person(served.url, "Ana").introduce()
    table = await ana.create("me", "me", clock={"kind": "bank", "seconds": 60})
    served.server.games.forget(table["id"])
    assert (await ana.table(table["id"]))["version"] == table["version"]
    await ana.close()


async def test_clocks_of_a_restarted_server_go_on(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me", clock={"kind": "turn", "seconds": 5}, options={"first": "1"})
    async with serving(settings_for(tmp_path)) as served:
        ana.http.base_url = served.url
        while (await ana.table(table["id"]))["state"]["phase"] != "over":
            await asyncio.sleep(0.2)
    await ana.close()
