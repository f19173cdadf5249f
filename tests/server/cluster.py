"""Two servers on one PostgreSQL, each behind a network of its own, with people who play at one and watch at the other."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import websockets
from sqlalchemy.engine import make_url

from tests.server.people import Json, Person
from tests.server.postgres import PostgreSQL
from tests.server.proxy import Proxy
from tests.server.serving import ServerProcess
from tests.server.witness import PAUSE, Witness

FAILED = "somebody was told something that docs/live.md does not allow"


class Watcher:
    """Looks at a game from another process than the one at which it is played, and says nothing."""

    def __init__(self, person: Person, witness: Witness, is_up: asyncio.Event) -> None:
        self.person, self.witness, self.is_up = person, witness, is_up
        self.version, self.sockets = -1, 0
        self.changed = asyncio.Event()

    async def watch(self) -> None:
        """Until the game is over."""
        is_over = False
        while not is_over:
            await self.is_up.wait()
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with self.person.at(self.witness.id) as place:
                    self.sockets += 1
                    while not is_over:
                        await place.hear()
                        self.version, is_over = place.copy.version, place.copy.state.get("phase") == "over"
                        self.changed.set()
            await asyncio.sleep(PAUSE)

    async def has_heard(self, version: int) -> None:
        """Returns when it was told of this version."""
        while self.version < version:
            self.changed.clear()
            await self.changed.wait()


class Player:
    """Plays game after game at one server, watched at another."""

    def __init__(self, cluster: "Cluster", at: int, number: int) -> None:
        self._cluster, self._at, self._seeds = cluster, at, itertools.count(number * 1000)
        self.heard = asyncio.Queue[str]()  # of what was acknowledged
        self.witnesses: list[Witness] = []
        self.watchers: list[Watcher] = []
        self._watching: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        try:
            await self._play()
        except Exception:
            self.heard.put_nowait("failed")
            raise

    async def _play(self) -> None:
        cluster, at, there = self._cluster, self._at, 1 - self._at
        while True:
            table = await self._new_game()
            witness = Witness(cluster.people[at], table["id"], next(self._seeds), cluster.ups[at], self.heard)
            watcher = Watcher(cluster.people[there], witness, cluster.ups[there])
            self.witnesses.append(witness)
            self.watchers.append(watcher)
            watching = asyncio.create_task(watcher.watch())
            self._watching.add(watching)
            await witness.play()

    async def _new_game(self) -> Json:
        """A game, sooner or later."""
        person, up = self._cluster.people[self._at], self._cluster.ups[self._at]
        while True:
            await up.wait()
            with contextlib.suppress(httpx.TransportError):
                answer = await person.http.post("/api/games", json={"game": "azul", "seats": [{"kind": "me"}] * 2})
                if answer.status_code == 201:
                    return dict(answer.json())
                assert answer.status_code == 503, answer.text
            await asyncio.sleep(PAUSE)

    async def progress(self, acknowledgements: int) -> None:
        """Returns after this many more."""
        while not self.heard.empty():
            assert self.heard.get_nowait() != "failed", FAILED
        for _ in range(acknowledgements):
            assert await self.heard.get() != "failed", FAILED

    async def is_heard(self) -> None:
        """Returns when everybody who watches knows what was acknowledged by now."""
        for watcher in self.watchers:
            await watcher.has_heard(watcher.witness.version)

    async def close(self) -> None:
        await end(self._watching)


class Cluster:
    """Everything that can be killed or cut, and the people who use it meanwhile."""

    def __init__(self, postgresql: PostgreSQL, database: str, folder: Path) -> None:
        self.postgresql, self.database, self._folder = postgresql, database, folder
        self.proxies: list[Proxy] = []
        self.servers: list[ServerProcess] = []
        self.ups = [asyncio.Event(), asyncio.Event()]
        self.people: list[Person] = []
        self.players: list[Player] = []

    async def start(self, players: int) -> None:
        self.proxies = [await Proxy(self.postgresql.port).start() for _ in self.ups]
        self.servers = [ServerProcess(self._through(proxy), self._folder) for proxy in self.proxies]
        await asyncio.gather(*(server.up() for server in self.servers))
        ana = await Person(self.servers[0].url, "Ana").introduce()
        double = Person(self.servers[1].url, "Ana")
        double.http.cookies.set("sintra", ana.http.cookies["sintra"])
        self.people = [ana, double]
        for up in self.ups:
            up.set()
        self.players = [Player(self, number % 2, number) for number in range(players)]

    def _through(self, proxy: Proxy) -> str:
        return make_url(self.database).set(host="127.0.0.1", port=proxy.port).render_as_string(hide_password=False)

    async def kill_server(self, at: int) -> None:
        """`kill -9`, and a new one in its place."""
        self.ups[at].clear()
        self.servers[at].kill()
        self.servers[at] = await ServerProcess(self._through(self.proxies[at]), self._folder, self.servers[at].port).up()
        self.ups[at].set()

    async def health(self, at: int) -> tuple[int, Json]:
        answer = await self.people[at].http.get("/health")
        return answer.status_code, answer.json()

    async def stored(self) -> list[tuple[str, str]]:
        """The actions of people in the database, as game and id."""
        connection = await asyncpg.connect(self.database)
        try:
            rows = await connection.fetch("SELECT game, client FROM events WHERE client IS NOT NULL")
            return [(row["game"], row["client"].rpartition("/")[2]) for row in rows]
        finally:
            await connection.close()

    async def stop(self) -> None:
        for person in self.people:
            await person.close()
        for server in self.servers:
            await asyncio.to_thread(server.stop)  # it says goodbye to its database, through our proxy
        for proxy in self.proxies:
            proxy.stop()


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel until it is done: a line that breaks in the same moment can hide that a task was cancelled."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=1)


@asynccontextmanager
async def cluster(postgresql: PostgreSQL, database: str, folder: Path, players: int) -> AsyncIterator[Cluster]:
    """A cluster whose people play until the end."""
    found = Cluster(postgresql, database, folder)
    playing: list[asyncio.Task[None]] = []
    try:
        await found.start(players)
        playing = [asyncio.create_task(player.play()) for player in found.players]
        yield found
    finally:
        await end(playing)
        results = await asyncio.gather(*playing, return_exceptions=True)
        for player in found.players:
            await player.close()
        await found.stop()
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results
