"""Stored games of earlier versions, as they lay in a database: they must replay for ever.

`python -m tests.server.archive` plays a game of every kind and writes them down under the version of today. Do so once for each release, and leave
the files of earlier ones alone.
"""

import asyncio
import gzip
import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import sintra
from sintra.server.http.guests import Guest
from sintra.server.server import Server
from sintra.server.storage.store import Stored
from sintra.server.table.events import Agreement, Entry
from sintra.server.table.match import Match
from sintra.server.wire import Create, Play, SeatWish
from tests.games.variants import VARIANTS
from tests.server.serving import settings_for

FOLDER = Path(__file__).parent / "archived"


class Archived(msgspec.Struct):
    """A game with everything that happened, and how it ended."""

    id: str
    agreement: Agreement
    secret: str
    created: int
    entries: list[Entry]
    scores: list[int]
    winners: list[int]

    @property
    def stored(self) -> Stored:
        return Stored(self.id, self.agreement, bytes.fromhex(self.secret), self.created, self.entries)


def read(file: Path) -> list[Archived]:
    """The games of a file, one on each line."""
    return [msgspec.json.decode(line, type=Archived) for line in gzip.decompress(file.read_bytes()).splitlines()]


async def play(server: Server, name: str, players: int, options: dict[str, Any], dice: random.Random) -> tuple[Match, bytes]:
    """A whole game of somebody who plays all seats."""
    game = await server.games.create(Guest("ana", "Ana"), Create(name, [SeatWish("me")] * players, options), "en")
    while game.match.phase != "over":
        version, legal = game.match.version, game.match.position.legal_moves.numbers
        await game.act("ana", Play(f"v{version}", version, dice.choice(legal)), lambda _: None)
    return game.match, game.secret


async def write(file: Path) -> None:
    """Play a game of every kind and write it down."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(settings_for(Path(folder)))
        await server.open()
        lines = []
        for name, players, options in VARIANTS:
            match, secret = await play(server, name, players, options, random.Random(f"{name} {players} {options}"))
            entries = await server.store.since(match.id, 0)
            archived = Archived(match.id, match.agreement, secret.hex(), match.created, entries, list(match.position.scores), match.winners)
            lines.append(msgspec.json.encode(archived))
        await server.close()
    file.write_bytes(gzip.compress(b"\n".join(lines) + b"\n", mtime=0))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    asyncio.run(write(FOLDER / f"{sintra.__version__}.jsonl.gz"))
