"""People at a served table: they keep what the server tells them, as docs/live.md says, and make decisions."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets

from sintra.server import wire

Json = dict[str, Any]


def decisions(targets: Json) -> list[int]:
    """Every decision that the targets lead to."""
    found: list[int] = []
    for value in targets.values():
        found += decisions(value) if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return found


class Copy:
    """What a client holds of a game, and the four rules by which it takes updates."""

    def __init__(self) -> None:
        self.version = -1
        self.state: Json = {}
        self.plies: list[Any] = []
        self.happened: list[int] = []  # the versions whose happenings were seen, in order

    def take(self, message: Json) -> bool:
        """Take a message of the server; False if something before it was lost."""
        if message["type"] == "table":
            if message["version"] >= self.version:
                self.version, self.state, self.plies = message["version"], message["state"], list(message["plies"])
            return True
        if message["type"] != "update" or message["version"] <= self.version:
            return True
        if message["since"] > self.version:
            return False
        for happened in message["happened"]:
            if happened["version"] > self.version:
                self.happened.append(happened["version"])
                if "from_ply" in happened:
                    self.plies[happened["from_ply"] :] = happened.get("plies", [])
        self.version, self.state = message["version"], message["state"]
        return True


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, url: str, name: str = "", language: str = "en") -> None:
        self.url, self.language = url, language
        self.http = httpx.AsyncClient(base_url=url, timeout=600, headers={"Accept-Language": language})
        self.name = name
        self._ids = itertools.count(1)

    async def introduce(self) -> "Person":
        """Get a cookie, and a name if there is one."""
        await self.http.get("/api/me")
        if self.name:
            await self.http.put("/api/me", json={"name": self.name})
        return self

    @property
    def cookie(self) -> str:
        return f"sintra={self.http.cookies['sintra']}"

    def new_id(self) -> str:
        return f"action-{next(self._ids)}"

    async def create(self, *seats: str, game: str = "azul", **more: Any) -> Json:
        """A new game; a seat is `me`, `open` or a bot's level."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        answer = await self.http.post("/api/games", json={"game": game, "seats": wishes, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def join(self, table: Json, **more: Any) -> Json:
        answer = await self.http.post(f"/api/games/{table['id']}/join", json={"key": table["key"], **more})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def table(self, id: str, key: str = "") -> Json:
        answer = await self.http.get(f"/api/games/{id}", params={"key": key})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def act(self, id: str, **action: Any) -> httpx.Response:
        """An action over plain HTTP."""
        return await self.http.post(f"/api/games/{id}/actions", json={"id": self.new_id(), **action})

    @asynccontextmanager
    async def at(self, id: str, key: str = "", since: int | None = None) -> AsyncIterator["Place"]:
        """Sit in front of the live table."""
        query = f"key={key}&language={self.language}" + (f"&since={since}" if since is not None else "")
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{id}/live?{query}"
        async with websockets.connect(address, additional_headers={"Cookie": self.cookie}, max_size=2**22) as socket:
            place = Place(self, id, socket)
            place.copy.version = -1 if since is None else since
            yield place

    async def close(self) -> None:
        await self.http.aclose()


class Place:
    """A person's place at a live table."""

    def __init__(self, person: Person, id: str, socket: websockets.ClientConnection) -> None:
        self.person, self.id, self.socket = person, id, socket
        self.copy = Copy()
        self.answers: dict[str, Json] = {}
        self.heard: list[Json] = []
        self.raw: list[str] = []

    async def hear(self) -> Json:
        """The next message, taken in."""
        async with asyncio.timeout(300):  # wait_for may lose that it was cancelled, if a message comes at that moment
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message = dict(msgspec.json.decode(text))
        msgspec.convert(message, wire.Sent)
        self.heard.append(message)
        if message["type"] in ("ack", "error"):
            self.answers[message.get("id", "")] = message
        if not self.copy.take(message):
            await self.send(type="sync", since=self.copy.version)
        return message

    async def until(self, true: Callable[[Json], bool]) -> Json:
        """Listen until the state is so."""
        while not self.copy.state or not true(self.copy.state):
            await self.hear()
        return self.copy.state

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def do(self, **action: Any) -> Json:
        """Send an action, wait for its answer and for what it did."""
        id = action.setdefault("id", self.person.new_id())
        await self.send(**action)
        while id not in self.answers or (self.answers[id]["type"] == "ack" and self.copy.version < self.answers[id]["version"]):
            await self.hear()
        return self.answers[id]

    async def play(self, choose: random.Random | None = None) -> Json:
        """Any decision of mine."""
        state = await self.until(lambda state: bool(state.get("targets")))
        choices = decisions(state["targets"])
        return await self.do(type="play", version=self.copy.version, decision=choose.choice(choices) if choose else choices[0])

    async def play_to_the_end(self, choose: random.Random) -> Json:
        """Make every decision of mine until the game is over."""
        while (await self.until(lambda state: state["phase"] == "over" or bool(state.get("targets"))))["phase"] != "over":
            answer = await self.play(choose)
            assert answer["type"] == "ack" or answer["code"] in ("stale", "not-your-turn"), answer
        return self.copy.state


async def who_moves(*places: Place) -> Place:
    """The place that has targets, as soon as one has."""
    while True:
        for place in places:
            if place.copy.state.get("targets"):
                return place
        waiting = [asyncio.create_task(place.hear()) for place in places]
        _, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
