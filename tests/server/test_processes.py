"""Two server processes on one PostgreSQL serve the same game; one of them killed, play goes on through the other."""

import asyncio
import random
from pathlib import Path

import pytest

from sintra.server.table.verify import verify
from tests.server.people import Person, decisions, who_moves
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.anyio


async def elsewhere(person: Person, url: str) -> Person:
    """The same person, at another server."""
    other = Person(url, person.name)
    other.http.cookies.set("sintra", person.http.cookies["sintra"])
    return other


async def test_players_at_different_processes_and_one_of_them_killed(tmp_path: Path, database: str) -> None:
    servers = [ServerProcess(database, tmp_path), ServerProcess(database, tmp_path)]
    one, two = await asyncio.gather(*(server.up() for server in servers))
    ana, bela = await Person(one.url, "Ana").introduce(), await Person(two.url, "Béla").introduce()
    try:
        table = await ana.create("me", "open", "random")
        await bela.join(table)
        choose = random.Random(1)
        async with bela.at(table["id"]) as there:
            async with ana.at(table["id"]) as here:
                for _ in range(6):
                    mover = await who_moves(here, there)
                    answer = await mover.play(choose)
                    assert answer["type"] == "ack", answer
                while here.copy.version != there.copy.version:
                    await (here if here.copy.version < there.copy.version else there).hear()
                assert here.copy.plies == there.copy.plies
                for place in (here, there):
                    assert [seat.get("connected") for seat in place.copy.state["seats"]] == [True, True, True], "whichever process they are at"
            double = await elsewhere(ana, two.url)
            one.kill()
            async with double.at(table["id"]) as here:
                await asyncio.gather(here.play_to_the_end(choose), there.play_to_the_end(choose))
                assert here.copy.state["result"] == there.copy.state["result"]
        verify((await double.http.get(f"/api/games/{table['id']}/record")).text)
        await double.close()
    finally:
        for server in servers:
            server.stop()
        await ana.close()
        await bela.close()


async def test_the_same_action_sent_to_both_counts_once_and_two_different_ones_do_not_both_count(tmp_path: Path, database: str) -> None:
    servers = [ServerProcess(database, tmp_path), ServerProcess(database, tmp_path)]
    one, two = await asyncio.gather(*(server.up() for server in servers))
    ana = await Person(one.url, "Ana").introduce()
    double = await elsewhere(ana, two.url)
    try:
        table = await ana.create("me", "me")
        for step in range(12):
            table = await ana.table(table["id"])
            legal = decisions(table["state"]["targets"])
            same = step % 2 == 0
            actions = [
                {"type": "play", "id": f"{step}" if same else f"{step}-{n}", "version": table["version"], "decision": legal[0 if same else n]}
                for n in range(2)
            ]
            answers = await asyncio.gather(
                *(person.http.post(f"/api/games/{table['id']}/actions", json=action) for person, action in zip((ana, double), actions, strict=True))
            )
            codes = sorted(answer.status_code for answer in answers)
            assert codes == ([200, 200] if same else [200, 409]) or len(legal) == 1, [answer.text for answer in answers]
            if same:
                assert answers[0].json() == answers[1].json()
            after = await double.table(table["id"])
            assert after["version"] == table["version"] + 1 and after == {**(await ana.table(table["id"]))}
    finally:
        for server in servers:
            server.stop()
        await ana.close()
        await double.close()
