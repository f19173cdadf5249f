"""What the page tells of a game that it keeps is what a server would tell of the same game, word by word."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sintra.server import wire
from sintra.server.http.spoken import told_to
from sintra.server.table.events import Agreement, Entry, SeatPlan
from sintra.server.table.match import Match, told
from sintra.server.view.export import record_of
from sintra.server.view.render import Presence, Reader, Renderer
from sintra.server.view.replay import account_of, frames_of
from tests.web.person import Person

ME = "me"
EVERY = 9  # decisions between two looks
PLAY = """async ([files, game, players, language, every]) => {
  const { create, exported } = await import(`${files}js/local/games.js`);
  const { Table } = await import(`${files}js/local/table.js`);
  const { answer } = await import(`${files}js/local/requests.js`);
  const seats = [{ kind: "me", name: "Ana" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "greedy" }))];
  const table = await Table.open(await create({ game, seats, forced: true }, language));
  const ask = async (what) => (await answer(`/api/games/${table.id}${what}language=${language}`)).json();
  const look = async () => ({
    version: table.match.version,
    table: await ask("?"),
    words: await ask("/words?"),
    account: await ask("/account?"),
    frames: await ask(`/replay?first=${Math.max(0, table.match.moves.length - 3)}&count=4&`),
  });
  await table.goOn();
  const looks = [await look()];
  for (let made = 1; table.match.phase !== "over"; made += 1) {
    const legal = table.engine.rules.legal(table.match.position);
    await table.act({ type: "play", version: table.match.version, decision: legal[(made * 7919) % legal.length] });
    await table.goOn();
    if (made % every === 0 || table.match.phase === "over") looks.push(await look());
  }
  const record = await (await answer(`/api/games/${table.id}/record?language=${language}`)).text();
  return { looks, record, stored: JSON.parse(await exported()).games[0] };
}"""


def said(value: Any) -> Any:
    """Without what has its default, which a server leaves out and a page need not."""
    if isinstance(value, dict):
        return {name: inner for name, found in value.items() if (inner := said(found)) not in (None, False, 0, "", [], {})}
    return [said(one) for one in value] if isinstance(value, (list, tuple)) else value


def built(message: Any) -> Any:
    return said(msgspec.json.decode(msgspec.json.encode(message)))


def agreed(stored: dict[str, Any]) -> Agreement:
    plain = {name: value for name, value in stored["agreement"].items() if name != "seats"}
    seats = [SeatPlan(owner=ME if seat["kind"] == "person" else "", **seat) for seat in stored["agreement"]["seats"]]
    return Agreement(seats=seats, clock=wire.ClockRule(), **plain)


@pytest.mark.parametrize(("game", "players", "language"), [("azul", 3, "hu"), ("pavilion", 2, "ro"), ("duel", 2, "it")])
def test_a_game_is_told_as_a_server_tells_it(visit: Callable[..., Person], game: str, players: int, language: str) -> None:
    ana = visit(language=language)
    ana.page.goto("")
    files = ana.wait_for("() => document.querySelector('script[type=module]')?.src").rpartition("js/main.js")[0]
    found = ana.evaluate(PLAY, [files, game, players, language, EVERY])
    stored, reader = found["stored"], Reader(ME, language)
    secret = bytes.fromhex(stored["secret"])
    entries = [msgspec.convert({name: value for name, value in entry.items() if name != "game"}, Entry) for entry in stored["entries"]]
    assert len(found["looks"]) > 3
    for look in found["looks"]:
        match: Match = told(stored["id"], agreed(stored), stored["created"], entries[: look["version"]])
        table = built(Renderer(match, Presence(owners={ME}), stored["created"], secret).table(reader))
        table["scene"] = ""
        assert said(look["table"]) == said(table)
        assert said(look["words"]) == built(told_to(match, reader))
        assert said(look["account"]) == built(account_of(match, reader))
        assert said(look["frames"]) == built(frames_of(match, reader, max(0, len(match.moves) - 3), 4))
    assert found["record"] == str(record_of(match, secret, ME))
