"""`kill -9` in a loop, under load: every acknowledged decision is there afterwards, and the games go on and end as their replay says."""

import asyncio
import contextlib
import random
from pathlib import Path

import httpx
import pytest
import websockets

from sintra import record as records
from sintra.server.verify import verify
from tests.server.people import Json, Person, decisions
from tests.server.serving import ServerProcess, free_port

pytestmark = pytest.mark.anyio

GAMES = 4
KILLS = 3


class Witness:
    """Plays a game at one screen, over whatever the server does, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: Json, seed: int, is_up: asyncio.Event, heard: asyncio.Queue[str]) -> None:
        self.person, self.id = person, table["id"]
        self.is_up, self.heard = is_up, heard
        self.acknowledged: dict[str, tuple[int, int]] = {}  # id of the action → version, decision
        self.choose = random.Random(seed)
        self.over = False
        self._pending: Json | None = None

    async def play(self) -> None:
        while not self.over:
            await self.is_up.wait()
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self._connected()
        self.heard.put_nowait("over")

    async def _connected(self) -> None:
        async with self.person.at(self.id) as place:
            while True:
                state = await place.until(lambda state: state["phase"] == "over" or bool(state.get("targets")))
                if state["phase"] == "over":
                    self.over = True
                    return
                self._pending = self._pending or {
                    "type": "play",
                    "id": self.person.new_id(),
                    "version": place.copy.version,
                    "decision": self.choose.choice(decisions(state["targets"])),
                }
                answer = await place.do(**self._pending)
                if answer["type"] == "ack":
                    self.acknowledged[self._pending["id"]] = answer["version"], self._pending["decision"]
                    self.heard.put_nowait("ack")
                else:
                    assert answer["code"] in ("stale", "busy"), answer
                if answer.get("code") != "busy":
                    self._pending = None


async def test_acknowledged_decisions_survive_kill_9_in_a_loop(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path / 'games.sqlite'}", free_port()
    server = await ServerProcess(database, tmp_path, port).up()
    dice = random.Random(9)
    person = await Person(server.url, "Ana").introduce()
    is_up, heard = asyncio.Event(), asyncio.Queue[str]()
    is_up.set()
    try:
        witnesses = [Witness(person, await person.create("me", "me"), seed, is_up, heard) for seed in range(GAMES)]
        playing = [asyncio.create_task(witness.play()) for witness in witnesses]
        for _ in range(KILLS):
            for _ in range(dice.randint(5, 25)):
                assert await heard.get() == "ack", "the games are long enough for all kills"
            is_up.clear()
            server.kill()
            server = await ServerProcess(database, tmp_path, port).up()
            is_up.set()
            await _check(person, witnesses)
        await asyncio.gather(*playing)
        await _check(person, witnesses)
        for witness in witnesses:
            table, record = await person.table(witness.id), (await person.http.get(f"/api/games/{witness.id}/record")).text
            final = records.read(record).final()
            assert list(final.scores) == table["state"]["scores"] and list(final.winners) == table["state"]["result"]["winners"]
            verify(record)
    finally:
        server.stop()
        await person.close()


async def _check(person: Person, witnesses: list[Witness]) -> None:
    """Every acknowledged decision is in the log, once, in its place."""
    for witness in witnesses:
        known = dict(witness.acknowledged)
        moves = None
        while moves is None:
            with contextlib.suppress(httpx.TransportError):
                moves = [move for seat, move in (await person.table(witness.id))["plies"] if seat >= 0]
        acknowledged = [decision for _, decision in sorted(known.values())]
        assert moves[: len(acknowledged)] == acknowledged
