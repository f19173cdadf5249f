"""Somebody who plays over whatever happens to the server, and remembers what was acknowledged."""

import asyncio
import contextlib
import random

import websockets

from tests.server.people import Json, Person, decisions

PAUSE = 0.1  #: seconds after which a client whose server is busy tries again


class Witness:
    """Plays a game at one screen."""

    def __init__(self, person: Person, id: str, seed: int, is_up: asyncio.Event, heard: asyncio.Queue[str]) -> None:
        self.person, self.id = person, id
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
            if not self.over:
                await asyncio.sleep(PAUSE)
        self.heard.put_nowait("over")

    @property
    def decisions(self) -> list[int]:
        """What was acknowledged, in order."""
        return [decision for _, decision in sorted(self.acknowledged.values())]

    @property
    def version(self) -> int:
        return max((version for version, _ in self.acknowledged.values()), default=0)

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
                place.answers.clear()
                if answer["type"] == "ack":
                    self.acknowledged[self._pending["id"]] = answer["version"], self._pending["decision"]
                    self._pending = None
                    self.heard.put_nowait("ack")
                elif answer["code"] == "busy":
                    await asyncio.sleep(PAUSE)
                else:
                    assert answer["code"] == "stale", answer
                    self._pending = None
