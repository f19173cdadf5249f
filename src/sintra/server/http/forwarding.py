"""What is asked of a game that lives on another process is passed on to that one: requests and live sockets alike, as events of ASGI.

Whoever asked has been through the gate of this process. The other one believes it who they are and where they come from.
"""

import asyncio
import contextlib
import re
from collections.abc import Callable, MutableMapping
from typing import Any

import msgspec

from sintra.server import wire
from sintra.server.cluster.link import End, Event
from sintra.server.cluster.membership import Membership, Peer
from sintra.server.cluster.ownership import Elsewhere
from sintra.server.cluster.peers import Peers, Stream, Unreachable
from sintra.server.errors import Refused
from sintra.server.http.guests import Guest
from sintra.server.http.languages import language_of
from sintra.server.http.refusing import App, Receive, Scope, Send, refuse
from sintra.server.logs import request_id
from sintra.server.storage.connections import Unavailable
from sintra.server.table.attendance import GOING_AWAY
from sintra.server.table.games import Games

TRIES = 3  #: a game may move while it is asked for
TOO_SLOW = 4408
OF_A_GAME = re.compile(r"/api/games/([a-z0-9]{1,24})(?:/|$)")
TOLD = ("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path", "headers", "client", "server", "subprotocols")


def game_in(path: str) -> str:
    """The id of the game that something is about; nothing if it is about none.

    >>> game_in("/api/games/abc2345678/live"), game_in("/api/games"), game_in("/api/me")
    ('abc2345678', '', '')
    """
    found = OF_A_GAME.match(path)
    return found[1] if found else ""


class Elsewheres:
    """Finds out where a game lives, and passes on what is asked of it."""

    def __init__(self, games: Games, peers: Peers, membership: Membership) -> None:
        self._games, self.peers, self.membership = games, peers, membership

    async def home_of(self, game: str) -> Peer | None:
        """The other process on which a game lives. None: it lives here, or nowhere, because it cannot be found."""
        try:
            await self._games.find(game)
        except Elsewhere as elsewhere:
            return elsewhere.peer
        except (Refused, Unavailable):
            pass  # whoever looks for it next is told why
        return None

    async def hand_over(self, game: str) -> bool:
        """Let a game go to a process at which somebody sits down, if nobody sits here. Whether it went."""
        here = self._games.here(game)
        if here is None or not here.is_idle:
            return False
        self._games.forget(game)
        await self._games.owning.released(game)
        return True

    async def call(self, peer: Peer, asked: Event) -> Stream | None:
        """A stream to a process; None if that has ended, and its games are anybody's."""
        try:
            return await self.peers.open(peer, asked)
        except Unreachable as error:
            if await self.membership.bury(peer):
                return None
            raise Refused("busy") from error  # it may live: until it has given no sign of life for a while, its games are its own

    async def act(self, peer: Peer, game: str, guest: Guest, action: wire.Action) -> None:
        """An action at another process."""
        state = {"address": "", "guest": guest, "request": request_id.get()}
        headers = [(b"content-type", b"application/json")]
        path = f"/api/games/{game}/actions"
        told = {
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
        }
        stream = await self.call(peer, {"type": "http", **told, "headers": headers, "state": state})
        if stream is None:
            raise Refused("busy")
        stream.send({"type": "http.request", "body": msgspec.json.encode(action), "more_body": False})
        try:
            while not isinstance(event := await stream.next(), End):
                if event.get("status", 200) >= 400:
                    raise Refused("busy" if event["status"] == Refused("busy").status else "over")
            if event is not End.DONE:
                raise Refused("busy")
        finally:
            self.peers.close(stream)


class Forwarding:
    """Wraps the application."""

    def __init__(self, app: App, elsewheres: Callable[[], Elsewheres | None]) -> None:
        self._app, self._elsewheres = app, elsewheres

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        elsewheres = self._elsewheres() if scope["type"] in ("http", "websocket") else None
        game = game_in(scope["path"]) if elsewheres is not None else ""
        if elsewheres is None or not game:
            await self._app(scope, receive, send)
            return
        passing = Passing(elsewheres, scope, receive, send)
        try:
            if await passing.pass_on(game):
                return
        except Refused as refused:
            if scope["type"] == "http":
                await refuse(refused, language_of(_headers(scope), scope), send)
                return
        except Unavailable:
            pass  # the application says so
        await self._app(scope, passing.again, send)


class Passing:
    """One request or live socket."""

    def __init__(self, elsewheres: Elsewheres, scope: Scope, receive: Receive, send: Send) -> None:
        self._elsewheres, self._scope, self._receive, self._send = elsewheres, scope, receive, send
        self._is_socket = scope["type"] == "websocket"
        self._begun: list[Event] = []  # the body of the request, or that a socket connects: it may have to be told again
        self._is_answered = False
        self._told = 0

    async def again(self) -> Event:
        """What was received already, and then the rest, for the application of this process."""
        if self._told < len(self._begun):
            self._told += 1
            return self._begun[self._told - 1]
        return dict(await self._receive())

    async def pass_on(self, game: str) -> bool:
        """To the process where the game lives; False if it lives here."""
        for _ in range(TRIES):
            peer = await self._elsewheres.home_of(game)
            if peer is None:
                return False
            await self._begin()
            stream = await self._elsewheres.call(peer, self._asked())
            if stream is not None and await self._run(stream):
                return True
        raise Refused("busy")

    async def _begin(self) -> None:
        while not self._begun or (not self._is_socket and self._begun[-1].get("more_body")):
            self._begun.append(dict(await self._receive()))

    def _asked(self) -> Event:
        state = self._scope["state"]
        told = {name: self._scope[name] for name in TOLD if name in self._scope}
        return {**told, "state": {"address": state["address"], "guest": state["guest"], "request": request_id.get()}}

    async def _run(self, stream: Stream) -> bool:
        """Until one of the two sides ends it; False if nothing was answered, and it is to be tried again."""
        for event in self._begun:
            stream.send(event)
        reading = asyncio.get_running_loop().create_task(self._read(stream)) if self._is_socket else None
        peers = self._elsewheres.peers
        peers.passed_on += 1
        try:
            while not isinstance(answer := await stream.next(), End):
                self._is_answered = True
                with contextlib.suppress(OSError):  # who asked is gone, and the other process hears of it
                    await self._send(answer)
            if answer is not End.DONE and self._is_answered:
                await self._break(stream)
            return self._is_answered or answer is End.DONE
        finally:
            peers.passed_on -= 1
            stream.send({"type": f"{self._scope['type']}.disconnect", "code": 1006})
            peers.close(stream)
            if reading is not None:
                reading.cancel()

    async def _read(self, stream: Stream) -> None:
        while True:
            event = await self._receive()
            stream.send(dict(event))
            if event["type"] == "websocket.disconnect":
                return

    async def _break(self, stream: Stream) -> None:
        """The other process is gone in the middle of it: whoever is at a live socket comes again; half an answer stays half."""
        if self._is_socket:
            with contextlib.suppress(RuntimeError):  # it was closed already
                await self._send({"type": "websocket.close", "code": TOO_SLOW if stream.is_flooded else GOING_AWAY})


class Served:
    """Serves what other processes pass on."""

    def __init__(self, app: App, elsewheres: Elsewheres) -> None:
        self._app, self._elsewheres = app, elsewheres

    async def serve(self, asked: Event, stream: Stream) -> None:
        """One request or live socket."""
        scope: dict[str, Any] = {**asked, "asgi": {"version": "3.0", "spec_version": "2.3"}, "extensions": {}}
        told, is_socket = scope.pop("state"), scope["type"] == "websocket"
        game, elsewheres = game_in(scope["path"]), self._elsewheres
        is_here = scope.pop("to") == elsewheres.membership.name and await elsewheres.home_of(game) is None
        if not is_here or (is_socket and await elsewheres.hand_over(game)):
            stream.end(End.MOVED)
            return
        scope["headers"] = [(name, value) for name, value in asked["headers"]]
        scope["client"], scope["server"] = tuple(asked.get("client") or ("", 0)), tuple(asked.get("server") or ("", 0))
        scope["state"] = {"address": told["address"], "guest": msgspec.convert(told["guest"], Guest)}
        request_id.set(told["request"])

        async def receive() -> Event:
            event = await stream.next()
            return {"type": f"{scope['type']}.disconnect", "code": 1006} if isinstance(event, End) else event

        async def send(event: MutableMapping[str, Any]) -> None:
            stream.send(dict(event))

        try:
            await self._app(scope, receive, send)
        finally:
            if is_socket and stream.is_flooded:
                stream.send({"type": "websocket.close", "code": TOO_SLOW})


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
