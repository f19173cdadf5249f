"""A database of an earlier version, with games that go on, for the tests of upgrades.

`python -m tests.server.older SOURCE` runs the server of the sources in a folder, as `git archive VERSION src | tar -x -C SOURCE` leaves them. People
begin games there, and what it stored, what they saw, and their cookies are written down. Do so once for each release, and leave earlier files alone.
"""

import asyncio
import gzip
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from tests.server.people import Json, Person, who_moves

FOLDER = Path(__file__).parent / "older"


class Older(msgspec.Struct):
    """A database, and what people had who used it."""

    version: str
    database: bytes
    cookies: dict[str, str]
    tables: dict[str, Json]  #: as they were last seen, by what they show
    record: str  #: of the finished one


def read(file: Path) -> Older:
    return msgspec.msgpack.decode(gzip.decompress(file.read_bytes()), type=Older)


async def play(url: str) -> tuple[dict[str, str], dict[str, Json], str]:
    """Games of every phase."""
    dice = random.Random(1)
    ana, bela = [await Person(url, name).introduce() for name in ("Ana", "Béla")]
    clock = {"kind": "turn", "seconds": 86_400}
    tables = {"waiting": await ana.create("me", "open"), "running": await ana.create("me", "open"), "over": await ana.create("me", "me")}
    tables["timed"] = await ana.create("me", "open", clock=clock)
    for name in ("running", "timed"):
        await bela.join(tables[name])
        async with ana.at(tables[name]["id"]) as here, bela.at(tables[name]["id"]) as there:
            for _ in range(6):
                mover = await who_moves(here, there)
                await mover.play(dice)
    async with ana.at(tables["over"]["id"]) as here:
        await here.play_to_the_end(dice)
    tables = {name: {**await ana.table(table["id"]), "key": table["key"]} for name, table in tables.items()}
    record = (await ana.http.get(f"/api/games/{tables['over']['id']}/record")).text
    cookies = {person.name: person.http.cookies["sintra"] for person in (ana, bela)}
    for person in (ana, bela):
        await person.close()
    return cookies, tables, record


async def write(source: Path) -> None:
    """Run it, use it, stop it, keep it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        environment = {**os.environ, "PYTHONPATH": str(source / "src"), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "sintra", "serve", "--port", "0", "--database", f"sqlite:///{file}"]
        server = await asyncio.create_subprocess_exec(*command, env=environment, cwd=folder, stdout=subprocess.PIPE)
        assert server.stdout is not None
        url = re.findall(r"http://\S+(?=/)", (await server.stdout.readline()).decode())[0]
        version = ""
        try:
            async with Person(url).http as http:
                version = (await http.get("/api/about")).json()["version"]
            cookies, tables, record = await play(url)
        finally:
            server.terminate()
            await server.wait()
        FOLDER.mkdir(exist_ok=True)
        kept = Older(version, file.read_bytes(), cookies, tables, record)
        (FOLDER / f"{version}.msgpack.gz").write_bytes(gzip.compress(msgspec.msgpack.encode(kept), mtime=0))


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1]).resolve()))
