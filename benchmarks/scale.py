"""Several server processes on one PostgreSQL under load: `python -m benchmarks.scale --processes 2 --games 400 --rate 200 --seconds 60 --idle 2000`.

The load is that of `benchmarks.server`, for each process apart: both players of a game are at the process on which it lives, as behind a proxy that
sends everybody who asks for a game to the same one. With `--scattered` the second player of each game is at another process, which passes all on.
PostgreSQL is one of our own, which makes sure of every commit. Then sockets are opened that only listen, from many loopback addresses, to see what
each takes.
"""

import argparse
import asyncio
import gc
import os
import tempfile
import time
from pathlib import Path

import uvloop
from tests.server.postgres import PostgreSQL

from benchmarks.server import Game, Load, Server, Socket, resident, share, worked

AT_ONCE = 100  #: sockets that are opened together
ADDRESSES = 200  #: from which they come


async def listen_only(load: Load, count: int) -> list[Socket]:
    """Sockets of people who watch, spread over the games."""
    loop, found = asyncio.get_running_loop(), []
    for start in range(0, count, AT_ONCE):
        numbers = range(start, min(start + AT_ONCE, count))
        quiet = [Quiet(load, load.games[number % len(load.games)].id) for number in numbers]
        made = await asyncio.gather(
            *(
                loop.create_connection(
                    lambda game=game: Socket(load, game, 0), "127.0.0.1", load.ports[0], local_addr=(f"127.0.1.{number % ADDRESSES + 1}", 0)
                )
                for game, number in zip(quiet, numbers, strict=True)
            )
        )
        found += [end for _, end in made]
        await asyncio.gather(*(end.ready for _, end in made))
    return found


class Quiet(Game):
    """A game that somebody looks at without deciding anything."""

    def hear(self, end: Socket, message: object) -> None:  # noqa: ARG002 - nobody looks at it
        if not end.ready.done():
            end.ready.set_result(None)


def database_worked(postmaster: int) -> float:
    """Seconds of processor time that PostgreSQL has used: its processes that are there, and those that have ended."""
    used = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(fields[1]) == postmaster:
            used += int(fields[11]) + int(fields[12])
        elif int(path.parent.name) == postmaster:
            used += sum(int(value) for value in fields[11:15])
    return used / os.sysconf("SC_CLK_TCK")


async def measure(given: argparse.Namespace, url: str, postmaster: int) -> None:
    servers = [Server(url) for _ in range(given.processes)]
    try:
        await asyncio.gather(*(server.first_page() for server in servers))
        await asyncio.sleep(given.settle)
        await report(given, servers, postmaster)
    finally:
        for server in servers:
            server.stop()


async def report(given: argparse.Namespace, servers: list[Server], postmaster: int) -> None:
    """Games, then decisions, then sockets."""
    n = len(servers)
    others = [servers[(number + 1) % n].port if given.scattered else None for number in range(n)]
    loads = [Load(server.port, "azul", False, other) for server, other in zip(servers, others, strict=True)]
    empty = sum(resident(server.pid) for server in servers)
    await asyncio.gather(*(load.prepare(given.games // n) for load in loads))
    full = sum(resident(server.pid) for server in servers)
    games = sum(len(load.games) for load in loads)
    print(f"processes              {n}, {'both players of a game at different ones' if given.scattered else 'each game on one of them'}")
    print(f"memory                 {empty / n:.0f} MB each without games; {(full - empty) / games * 1024:.0f} KB a game with its two sockets")
    busy, database, begun = [worked(server.pid) for server in servers], database_worked(postmaster), time.perf_counter()
    sent = sum(await asyncio.gather(*(load.run(given.rate / n, given.seconds) for load in loads)))
    took = time.perf_counter() - begun
    await asyncio.sleep(1)
    used, stored = sum(worked(server.pid) for server in servers) - sum(busy), database_worked(postmaster) - database
    delays = [delay for load in loads for delay in load.delays]
    print(f"decisions              {sent} in {took:.0f} s ({sent / took:.0f} a second), {len(delays)} received by the opponent")
    print(f"send to receipt        median {share(delays, 0.5):.1f} ms, p99 {share(delays, 0.99):.1f} ms")
    print(f"servers' processor     {used / max(sent, 1) * 1000:.2f} ms a decision: {sent / max(used, 1e-9):.0f} decisions a second for a core")
    print(f"PostgreSQL's           {stored / max(sent, 1) * 1000:.2f} ms a decision")
    if given.idle:
        await report_idle(given, servers, loads)
    errors = [error for load in loads for error in load.errors]
    print(f"errors                 {len(errors)} {sorted(set(errors))[:5]}")
    print(f"machine                {os.cpu_count()} cores, load average {' '.join(f'{value:.1f}' for value in os.getloadavg())}")


async def report_idle(given: argparse.Namespace, servers: list[Server], loads: list[Load]) -> None:
    before = sum(resident(server.pid) for server in servers)
    ends = [end for load in loads for end in await listen_only(load, given.idle // len(loads))]
    grown = sum(resident(server.pid) for server in servers) - before
    busy = sum(worked(server.pid) for server in servers)
    await asyncio.sleep(given.rest)
    idle = (sum(worked(server.pid) for server in servers) - busy) / given.rest
    print(
        f"idle sockets           {len(ends)}, {grown / len(ends) * 1024:.0f} KB each; {idle * 100:.0f} % of a core for all sockets and games at rest"
    )
    for end in ends:
        end.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rate", type=float, default=200, help="decisions a second, in all")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--idle", type=int, default=2000, help="sockets that only listen")
    parser.add_argument("--rest", type=float, default=20, help="seconds in which nothing happens")
    parser.add_argument("--settle", type=float, default=5, help="seconds for the servers to load rules")
    parser.add_argument("--scattered", action="store_true", help="the two players of a game are at different processes")
    given = parser.parse_args()
    gc.disable()
    postgresql = PostgreSQL(fsync=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            os.environ.setdefault("SINTRA_DATA", str(Path(folder)))
            uvloop.run(measure(given, postgresql.new_database("scale"), postgresql.pid))
    finally:
        postgresql.stop()


if __name__ == "__main__":
    main()
