"""Servers and PostgreSQL killed with -9 and connections cut, again and again, while people play: `python -m tests.server.kill_loop --rounds 100`.

It states what was acknowledged, lost and doubled, and whether both processes heard of each other afterwards; it exits with 1 unless nothing was lost.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.cluster import Cluster, cluster
from tests.server.postgres import PostgreSQL

PLAYERS = 6
BEFORE = 5, 40  #: decisions between two blows
AFTER = 5  #: decisions of each player by which it is known that play goes on
OUTAGE = 3.0  #: seconds for which a network is broken
PATIENCE = 120.0  #: seconds after which a process is called deaf, or play to have stopped


async def kill_server(it: Cluster, dice: random.Random) -> None:
    await it.kill_server(dice.randrange(2))


async def kill_servers(it: Cluster, _: random.Random) -> None:
    await asyncio.gather(it.kill_server(0), it.kill_server(1))


async def kill_postgresql(it: Cluster, _: random.Random) -> None:
    await it.postgresql.kill()


async def cut(it: Cluster, dice: random.Random) -> None:
    for proxy in dice.sample(it.proxies, dice.randint(1, 2)):
        proxy.cut()


async def refuse(it: Cluster, dice: random.Random) -> None:
    await _broken_for_a_while(it, dice, lambda proxy: proxy.refuse())


async def swallow(it: Cluster, dice: random.Random) -> None:
    await _broken_for_a_while(it, dice, lambda proxy: proxy.swallow())


async def _broken_for_a_while(it: Cluster, dice: random.Random, how: Callable[..., None]) -> None:
    broken = dice.sample(it.proxies, dice.randint(1, 2))
    for proxy in broken:
        how(proxy)
    await asyncio.sleep(OUTAGE)
    for proxy in broken:
        proxy.mend()


BLOWS: list[Callable[[Cluster, random.Random], Awaitable[None]]] = [kill_server, cut, kill_postgresql, refuse, kill_servers, swallow]


@dataclass
class Tally:
    """What came of it."""

    rounds: int = 0
    games: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    misplaced: int = 0  #: games whose decisions are not those that were acknowledged, in their order
    stuck: list[str] = field(default_factory=list)  #: rounds after which play did not go on, or one process did not hear of the other

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.misplaced or self.stuck)

    def __str__(self) -> str:
        heard = "both processes heard each other after each" if not self.stuck else f"stuck after {', '.join(self.stuck)}"
        return (
            f"{self.rounds} rounds, {self.games} games, {self.acknowledged} decisions acknowledged, "
            f"{self.lost} lost, {self.doubled} doubled, {self.misplaced} games out of order; {heard}"
        )


def _say(line: str) -> None:
    print(line, flush=True)


async def kill_loop(postgresql: PostgreSQL, database: str, folder: Path, rounds: int, seed: int = 1, tell: Callable[[str], None] = _say) -> Tally:
    """This many blows, of every kind in turn."""
    dice, tally = random.Random(seed), Tally()
    async with cluster(postgresql, database, folder, PLAYERS) as it:
        for number in range(rounds):
            blow, begun = BLOWS[number % len(BLOWS)], time.monotonic()
            try:
                async with asyncio.timeout(PATIENCE):
                    await dice.choice(it.players).progress(dice.randint(*BEFORE))
                await blow(it, dice)
                tally.rounds += 1
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*(player.progress(AFTER) for player in it.players))
                    await asyncio.gather(*(player.is_heard() for player in it.players))
            except TimeoutError:
                tally.stuck.append(f"{number + 1} ({blow.__name__})")
            await _count(it, tally)
            tell(f"{number + 1:4} {blow.__name__:16} {time.monotonic() - begun:5.1f} s   {tally}")
        await _compare(it, tally)
    return tally


async def _count(it: Cluster, tally: Tally) -> None:
    """What was acknowledged before we look must be there, once."""
    acknowledged = {(witness.id, action) for player in it.players for witness in player.witnesses for action in witness.acknowledged}
    stored = Counter(await it.stored())
    tally.games = sum(len(player.witnesses) for player in it.players)
    tally.acknowledged = len(acknowledged)
    tally.lost = len(acknowledged - stored.keys())
    tally.doubled = sum(count - 1 for count in stored.values())


async def _compare(it: Cluster, tally: Tally) -> None:
    """Every game's decisions are those that were acknowledged; only the last may be stored and not acknowledged yet."""
    for player in it.players:
        for witness in player.witnesses:
            known = witness.decisions
            moves = [move for seat, move in (await witness.person.table(witness.id))["plies"] if seat >= 0]
            tally.misplaced += moves[: len(known)] != known


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.kill_loop", description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    postgresql = PostgreSQL(fsync=True)
    try:
        with tempfile.TemporaryDirectory(prefix="sintra-kill-loop-") as folder:
            tally = asyncio.run(kill_loop(postgresql, postgresql.new_database("kill_loop"), Path(folder), given.rounds, given.seed))
    finally:
        postgresql.stop()
    print(tally)
    sys.exit(not tally.is_clean)


if __name__ == "__main__":
    main()
