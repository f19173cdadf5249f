"""How long an honest player waits for a bot while somebody else wants all of them: `python -m benchmarks.hostile --games 30 --decisions 10`.

One address (127.0.0.1) watches games of four of the strongest bots, ten seconds for every decision. From another one (127.0.0.2) somebody plays
against clay. Measured is the time from a decision of theirs to their next turn; anyone who has waited for `--patience` seconds gives up.
"""

import argparse
import asyncio
import random
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from statistics import median
from typing import Any

import httpx
import msgspec
import websockets

HOSTILE, HONEST = "127.0.0.1", "127.0.0.2"


def some_decision(targets: dict[str, Any], dice: random.Random) -> int:
    """Any decision of the targets."""
    value: Any = targets
    while isinstance(value, dict):
        value = dice.choice(list(value.values()))
    return int(dice.choice(value)) if isinstance(value, list) else int(value)


class Guest:
    """Somebody at an address of this machine."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=600, transport=httpx.AsyncHTTPTransport(local_address=address, retries=100)
        )

    async def create(self, seats: list[dict[str, Any]]) -> Any:
        await self._http.get("/api/me")
        return (await self._http.post("/api/games", json={"game": "azul", "seats": seats, "options": {"first": "1"}})).json()

    def watch(self, table: Any) -> websockets.connect:
        address = f"ws://127.0.0.1:{self._port}/api/games/{table['id']}/live"
        cookie = {"Cookie": f"sintra={self._http.cookies['sintra']}"}
        query = f"?key={table['key']}" if "key" in table else ""
        return websockets.connect(address + query, additional_headers=cookie, local_addr=(self._address, 0), max_size=2**22)


async def my_turn(line: websockets.ClientConnection, after: int) -> Any:
    """The state in which I can decide."""
    while True:
        message = msgspec.json.decode(await line.recv())
        if message.get("version", 0) > after and message.get("state", {}).get("targets"):
            return message


async def play(guest: Guest, decisions: int, patience: float) -> list[float]:
    """How long each answer of clay took. The first decision is not counted: clay may have to be loaded."""
    waited: list[float] = []
    dice = random.Random(1)
    table = await guest.create([{"kind": "me"}, {"kind": "bot", "level": "clay"}])
    async with guest.watch(table) as line:
        state = await my_turn(line, 0)
        for number in range(decisions + 1):
            begun = time.perf_counter()
            await line.send(msgspec.json.encode(decision(state, number, dice)).decode())
            try:
                state = await asyncio.wait_for(my_turn(line, state["version"] + 1), patience)
            except TimeoutError:
                return [*waited, patience]
            if number:
                waited.append(time.perf_counter() - begun)
    return waited


def decision(state: Any, number: int, dice: random.Random) -> dict[str, Any]:
    return {"type": "play", "id": f"d{number}", "version": state["version"], "decision": some_decision(state["state"]["targets"], dice)}


async def measure(port: int, games: int, decisions: int, patience: float) -> None:
    hostile, honest = Guest(port, HOSTILE), Guest(port, HONEST)
    alone = await play(honest, decisions, 600.0)
    async with AsyncExitStack() as lines:
        for _ in range(games):
            table = await hostile.create([{"kind": "bot", "level": "diamond", "seconds": 10}] * 4)
            await lines.enter_async_context(hostile.watch(table))
        beside = await play(honest, decisions, patience)
    for name, waited in (("alone", alone), (f"beside {games} games", beside)):
        gave_up = ", and gave up" if waited[-1] >= patience else ""
        print(f"{name:22} median {median(waited):.2f} s, longest {max(waited):.2f} s of {len(waited)} answers{gave_up}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="of four of the strongest bots")
    parser.add_argument("--decisions", type=int, default=10, help="of the honest player")
    parser.add_argument("--patience", type=float, default=100.0, help="seconds after which the honest player gives up")
    given = parser.parse_args()
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
        probe.close()
        server = subprocess.Popen([sys.executable, "-m", "sintra", "serve", "--port", str(port), "--database", f"sqlite:///{folder}/games.sqlite"])
        try:
            with suppress(KeyboardInterrupt):
                asyncio.run(measure(port, given.games, given.decisions, given.patience))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
