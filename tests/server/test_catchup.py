"""What a client that has some version gets, as a table; and the drop, duplicate, delay schedules that must all end in equal states."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from sintra.server.http.guests import Guest
from sintra.server.server import Server
from sintra.server.table.authority import Authority
from sintra.server.table.catchup import Missed, Nothing, Snapshot, catch_up
from sintra.server.table.summary import encode
from sintra.server.view.render import Reader
from sintra.server.wire import Create, Play, SeatWish, Takeback, Undo
from tests.server.people import Copy, Json, decisions
from tests.server.serving import settings_for


@pytest.mark.parametrize(
    ("since", "version", "oldest", "answer"),
    [
        (None, 0, 1, Snapshot()),  # a new client of a new game
        (None, 9, 3, Snapshot()),  # a new client
        (0, 0, 1, Nothing()),  # there at the start, nothing happened
        (9, 9, 3, Nothing()),  # up to date
        (8, 9, 3, Missed(8)),  # missed the last
        (2, 9, 3, Missed(2)),  # missed exactly what is still at hand
        (1, 9, 3, Snapshot()),  # missed more than that
        (0, 9, 1, Missed(0)),  # everything is still at hand
        (12, 9, 3, Snapshot()),  # knows more than there is: from another database
        (5, 9, 10, Snapshot()),  # nothing is at hand
    ],
)
def test_what_a_client_gets(since: int | None, version: int, oldest: int, answer: object) -> None:
    assert catch_up(since, version, oldest) == answer


class Line:
    """A bad line between the authority and a client: it loses, doubles and delays, as its dice say."""

    def __init__(self, reader: Reader, game: Authority, dice: random.Random) -> None:
        self.reader, self.copy, self._game, self._dice = reader, Copy(), game, dice
        self.address = ""
        self._on_the_way: list[Json] = []
        self._take(encode(game.show.table(reader)))

    def push(self, message: bytes) -> None:
        fate = self._dice.random()
        if fate < 0.25:
            return
        self._on_the_way += [msgspec.json.decode(message)] * (2 if fate < 0.5 else 1)
        self._dice.shuffle(self._on_the_way)
        while self._on_the_way and self._dice.random() < 0.6:
            self._hear(self._on_the_way.pop())

    def _take(self, message: bytes) -> None:
        self._hear(msgspec.json.decode(message))

    def _hear(self, message: Json) -> None:
        """What docs/live.md asks of a client."""
        if not self.copy.take(message):
            self.catch_up()

    def close(self, code: int) -> None:
        raise AssertionError(f"nobody should be sent away, and not with {code}")

    def catch_up(self) -> None:
        """Say which version I have: by `sync`, or by reconnecting."""
        missed = self._game.show.missed(self.reader, self.copy.version)
        if missed is not None:
            self._take(encode(missed))


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(6))
async def test_whatever_the_line_does_all_end_in_equal_states(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    server = Server(settings_for(tmp_path))
    await server.open()
    try:
        ana = Guest("ana", "Ana")
        game = await server.games.create(ana, Create("azul", [SeatWish("me"), SeatWish("me")]), "en")
        clean = Line(Reader("ana"), game, random.Random())
        clean.push = clean._take  # type: ignore[method-assign]
        bad = [Line(Reader("ana"), game, dice) for _ in range(3)]
        game.listeners |= {clean, *bad}
        for step in range(45):
            action = _any_action(clean.copy, dice, step)
            await game.act("ana", action, lambda _: None)
            if dice.random() < 0.1:
                dice.choice(bad).catch_up()
        for line in bad:
            line.catch_up()
            assert line.copy.version == clean.copy.version == game.match.version
            assert {**line.copy.state, "clocks": None} == {**clean.copy.state, "clocks": None}
            assert line.copy.plies == clean.copy.plies == [[mover, move] for mover, move in zip(game.match.movers, game.match.moves, strict=True)]
            assert line.copy.happened == sorted(set(line.copy.happened)), "nothing happened twice, nor in another order"
        game.listeners.clear()  # a server that ends sends everybody away
    finally:
        await server.close()


def _any_action(copy: Copy, dice: random.Random, step: int) -> Play | Undo | Takeback:
    can, id = copy.state.get("can", {}), f"step-{step}"
    if can.get("undo") and dice.random() < 0.2:
        return Undo(id, copy.version)
    if can.get("takeback") and dice.random() < 0.1:
        return Takeback(id, copy.version)
    return Play(id, copy.version, dice.choice(decisions(copy.state["targets"])))


@pytest.mark.anyio
async def test_a_client_that_missed_more_than_is_at_hand_gets_the_table(tmp_path: Path) -> None:
    server = Server(settings_for(tmp_path))
    await server.open()
    try:
        game = await server.games.create(Guest("ana"), Create("azul", [SeatWish("me"), SeatWish("me")]), "en")
        await asyncio.gather(*(game.sit("ana", "", None) for _ in range(2)))
        early = game.match.version
        for step in range(70):
            table = msgspec.json.decode(encode(game.show.table(Reader("ana"))))
            if table["state"]["phase"] == "over":
                break
            undo = step % 2 and table["state"]["can"].get("undo")
            action = Undo(f"s{step}", table["version"]) if undo else Play(f"s{step}", table["version"], decisions(table["state"]["targets"])[0])
            await game.act("ana", action, lambda _: None)
        kinds = [type(game.show.missed(Reader("ana"), since)).__name__ for since in (early, game.match.version - 3, game.match.version)]
        assert kinds == ["Table", "Update", "NoneType"]
    finally:
        await server.close()
