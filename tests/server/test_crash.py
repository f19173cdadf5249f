"""`kill -9` in a loop, under load: every acknowledged decision is there afterwards, and the games go on and end as their replay says."""

import asyncio
import contextlib
import random
from pathlib import Path

import httpx
import pytest

from sintra import record as records
from sintra.server.table.verify import verify
from tests.server.people import Person
from tests.server.serving import ServerProcess, free_port
from tests.server.witness import Witness

pytestmark = pytest.mark.anyio

GAMES = 4
KILLS = 3


async def test_acknowledged_decisions_survive_kill_9_in_a_loop(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path / 'games.sqlite'}", free_port()
    server = await ServerProcess(database, tmp_path, port).up()
    dice = random.Random(9)
    person = await Person(server.url, "Ana").introduce()
    is_up, heard = asyncio.Event(), asyncio.Queue[str]()
    is_up.set()
    try:
        witnesses = [Witness(person, (await person.create("me", "me"))["id"], seed, is_up, heard) for seed in range(GAMES)]
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
        acknowledged, moves = witness.decisions, None
        while moves is None:
            with contextlib.suppress(httpx.TransportError):
                moves = [move for seat, move in (await person.table(witness.id))["plies"] if seat >= 0]
        assert moves[: len(acknowledged)] == acknowledged
