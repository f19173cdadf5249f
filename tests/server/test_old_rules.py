"""Old games replay: those of every version so far by the rules of today, and a finished one, if the rules lead elsewhere now, from its archive."""

import random
import zlib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import ConnectionClosed

import sintra
from sintra.server.errors import Refused
from sintra.server.http.guests import Guest
from sintra.server.server import Server
from sintra.server.storage.archive import Archive, Field, archive_of, retold
from sintra.server.storage.schema import events, games
from sintra.server.table.events import Agreement, Moved
from sintra.server.table.games import played_again
from sintra.server.table.summary import Summary
from sintra.server.table.verify import verify
from sintra.server.view.export import record_of
from sintra.server.view.render import Reader
from sintra.server.view.replay import account_of, frames_of
from sintra.server.wire import ClockRule, Create, SeatWish
from tests.server.archive import FOLDER, Archived, play, read
from tests.server.people import Person
from tests.server.serving import serving, settings_for

ARCHIVE = [(file.name.removesuffix(".jsonl.gz"), game) for file in sorted(FOLDER.glob("*.jsonl.gz")) for game in read(file)]
ANA = Reader("ana")


@pytest.mark.parametrize(("version", "archived"), ARCHIVE, ids=[f"{version}-{game.agreement.game}-{game.id}" for version, game in ARCHIVE])
def test_games_of_every_version_replay_and_their_draws_are_still_fair(version: str, archived: Archived) -> None:
    match = played_again(archived.stored)
    assert match is not None and match.phase == "over"
    assert (list(match.position.scores), match.winners) == (archived.scores, archived.winners)
    assert match.agreement.rules == version
    assert verify(str(record_of(match, bytes.fromhex(archived.secret), "ana"))).draws == match.movers.count(-1)


def seen(server: Server, match: Any) -> dict[str, Any]:
    """Everything that can be seen of a finished game."""
    table = server.games.here(match.id).show.table(ANA)  # type: ignore[union-attr]
    frames = frames_of(match, ANA, 0, 100)
    return {"state": table.state, "plies": table.plies, "version": table.version, "frames": frames, "account": account_of(match, ANA)}


async def change_the_rules(engine: AsyncEngine, id: str, rules: str) -> None:
    """What a game looks like when the rules have changed since: its first decision is one that they do not allow."""
    async with engine.begin() as connection:
        found = await connection.execute(events.select().where(events.c.game == id).order_by(events.c.version))
        first = next(row for row in found if b'"moved"' in row.data)
        event = msgspec.json.decode(first.data, type=Moved)
        event.move = 2**20
        at = (events.c.game == id) & (events.c.version == first.version)
        await connection.execute(update(events).where(at).values(data=msgspec.json.encode(event)))
        agreement = msgspec.json.decode((await connection.execute(games.select().where(games.c.id == id))).one().agreement, type=Agreement)
        agreement.rules = rules
        await connection.execute(update(games).where(games.c.id == id).values(agreement=msgspec.json.encode(agreement)))


@pytest.mark.anyio
@pytest.mark.parametrize("name", sintra.GAMES)
async def test_a_finished_game_is_shown_as_it_was_when_the_rules_have_changed(tmp_path: Path, name: str) -> None:
    server = Server(settings_for(tmp_path))
    await server.open()
    match, secret = await play(server, name, 2, {}, random.Random(5))
    before = seen(server, match)
    await change_the_rules(server._engine, match.id, "0.0.9")
    await server.close()
    server = Server(settings_for(tmp_path))
    await server.open()
    try:
        again = (await server.games.find(match.id)).match
        assert again.is_retold and again.agreement.rules == "0.0.9"
        assert seen(server, again) == before
        with pytest.raises(Refused) as refused:
            record_of(again, secret, "ana")
        assert (refused.value.code, refused.value.data) == ("old-rules", {"rules": "0.0.9"})
        on = await server.games.create(Guest("ana"), Create(name, [SeatWish("me")] * 2, start=None), "en")
        assert on.match.phase == "playing", "new games go by the new rules"
    finally:
        await server.close()


@pytest.mark.anyio
async def test_a_game_that_was_not_over_cannot_go_on_by_other_rules_and_harms_no_other(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as served:
        ana = await Person(served.url, "Ana").introduce()
        clock = {"kind": "bank", "seconds": 600}
        old, other = await ana.create("me", "me", clock=clock), await ana.create("me", "me", clock=clock)
        for table in (old, other):
            async with ana.at(table["id"]) as place:
                await place.play()
        await change_the_rules(served.server._engine, old["id"], "0.0.9")
        await served.server.journal.keep("alive", b"1")
    async with serving(settings) as served:
        ana.url, ana.http.base_url = served.url, served.url
        refused = await ana.http.get(f"/api/games/{old['id']}")
        assert (refused.status_code, refused.json()["code"]) == (409, "old-rules")
        assert "0.0.9" in refused.json()["words"]
        with pytest.raises(ConnectionClosed) as closed:
            async with ana.at(old["id"]) as place:
                await place.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4411
        mine = (await ana.http.get("/api/games?show=mine")).json()
        assert {game["id"] for game in mine} == {old["id"], other["id"]}
        async with ana.at(other["id"]) as place:
            assert (await place.play())["type"] == "ack"
    await ana.close()


@pytest.mark.anyio
async def test_a_chronicle_is_read_by_names_though_records_look_different(tmp_path: Path) -> None:
    """A later version has other fields, in another order; what has kept its name and size is found."""
    server = Server(settings_for(tmp_path))
    await server.open()
    match, _ = await play(server, "azul", 2, {}, random.Random(2))
    archive = msgspec.msgpack.decode(zlib.decompress(archive_of(match)), type=Archive)
    then = np.frombuffer(archive.positions, match.position.game.state)
    other = np.dtype([("forgotten", "<i4", (3,)), *((name, then.dtype[name]) for name in reversed(then.dtype.names or ()))])
    moved = np.ones(len(then), other)
    for name in then.dtype.names or ():
        moved[name] = then[name]
    archive.fields = [Field(name, other[name].base.str, other[name].shape, other.fields[name][1]) for name in other.names or ()]  # type: ignore[index]
    archive.size, archive.positions = other.itemsize, moved.tobytes()
    archive.kinds = [*archive.kinds[::-1], "forgotten"]
    archive.notes = [[[seat, len(archive.kinds) - 2 - kind, *rest] for seat, kind, *rest in notes] for notes in archive.notes]
    entries = await server.store.since(match.id, 0)
    again = retold(match.id, match.agreement, match.created, entries, zlib.compress(msgspec.msgpack.encode(archive)))
    assert again.position == match.position and again.reasons == match.reasons and again.moves == match.moves
    await server.close()


def test_a_game_that_replays_to_another_result_counts_as_changed() -> None:
    _, archived = ARCHIVE[0]
    stored = archived.stored
    assert played_again(stored) is not None
    stored.summary = Summary([], [], [], [score + 1 for score in archived.scores], archived.winners)
    assert played_again(stored) is None
    stored.summary = None
    stored.agreement = Agreement("azul", {"wall": "of glass"}, 2, stored.agreement.seats, ClockRule())
    assert played_again(stored) is None
