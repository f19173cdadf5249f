"""What first takes are worth in two-player Azul, by the pattern of the factory: many games that go on after each of them.

    python -m benchmarks.openings play games.jsonl --deals 200     # adds games to the file; stop and go on at any time
    python -m benchmarks.openings report games.jsonl               # the table, with standard errors
    python -m benchmarks.openings write games.jsonl                # the same for the page, into the game's folder

For every deal every kind of first take is made that it offers (so many tiles from a factory of such a pattern, to the line that they fill exactly),
and two equal bots play the game to its end. What a take is worth is its result less the mean of all first takes of that deal, so that lucky deals do
not count.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

import sintra
from sintra.bots.searching import SearchBot
from sintra.positions import Position
from sintra.web.lessons import FOLDER, FirstTake

SIMULATIONS = 64  #: of each decision after the first
PAGE = Path(sintra.__file__).parent / "games" / "azul" / FOLDER / "openings.json"
PATTERNS = ("4", "3+1", "2+2", "2+1+1", "1+1+1+1")


class Take(NamedTuple):
    """A kind of first take: so many tiles from a factory of this pattern."""

    pattern: str
    tiles: int


class Played(NamedTuple):
    """How a game ended for who made the first take: points ahead, and 1, 0.5 or 0."""

    ahead: float
    won: float


def takes(deal: Position) -> dict[Take, str]:
    """Every kind of first take that a deal offers, each as one move."""
    found: dict[Take, str] = {}
    for number, factory in enumerate(deal.table.factories, start=1):
        counts = {colour: getattr(factory, colour) for colour in ("blue", "yellow", "red", "black", "white")}
        pattern = "+".join(map(str, sorted(filter(None, counts.values()), reverse=True)))
        for colour, tiles in counts.items():
            if tiles:
                found.setdefault(Take(pattern, tiles), f"{number} {colour} > {tiles}")
    return found


def play(seed: int, move: str, simulations: int) -> Played:
    """The game of a deal that begins with this move."""
    game = sintra.new("azul", players=2, seed=seed, first="1")
    bots = [SearchBot(f"bot {seat}", simulations=simulations, seed=seed * 2 + seat, nodes=200_000) for seat in range(2)]
    game.play(move)
    while not game.is_over:
        game.play(bots[game.to_move].choose(game))
    mine, other = game.scores
    return Played(mine - other, (0 in game.winners) / len(game.winners))


def add(file: Path, deals: int, simulations: int) -> None:
    """Play the next deals, and write down every game as it ends."""
    done = {tuple(json.loads(line)[:3]) for line in file.read_text().splitlines()} if file.exists() else set()
    first = max((seed for seed, *_ in done), default=0)
    with file.open("a") as out:
        for seed in range(max(1, first), max(1, first) + deals):
            for take, move in takes(sintra.new("azul", players=2, seed=seed, first="1")).items():
                if (seed, *take) not in done:
                    print(json.dumps([seed, *take, *play(seed, move, simulations)]), file=out, flush=True)


def worth(lines: list[str]) -> Iterator[FirstTake]:
    """What every kind of take was worth."""
    by_deal: dict[int, list[tuple[Take, Played]]] = defaultdict(list)
    for line in lines:
        seed, pattern, tiles, ahead, won = json.loads(line)
        by_deal[seed].append((Take(pattern, tiles), Played(ahead, won)))
    beside: dict[Take, list[Played]] = defaultdict(list)
    for games in by_deal.values():
        usual = Played(*(fmean(values) for values in zip(*(played for _, played in games), strict=True)))
        for take, played in games:
            if len(games) > 1:
                beside[take].append(Played(played.ahead - usual.ahead, played.won - usual.won))
    for take in sorted(beside, key=lambda take: (PATTERNS.index(take.pattern), -take.tiles)):
        ahead, won = zip(*beside[take], strict=True)
        n = len(ahead)
        if n > 1:
            figures = fmean(ahead), stdev(ahead) / n**0.5, fmean(won), stdev(won) / n**0.5
            yield FirstTake(*take, n, *(round(figure, 4) for figure in figures))


def report(file: Path) -> None:
    lines = file.read_text().splitlines()
    print(f"{len(lines)} games after first takes of {len(Counter(json.loads(line)[0] for line in lines))} deals\n")
    print("| factory | tiles taken | games | points | wins, in points of a hundred |\n| --- | --- | --- | --- | --- |")
    for take in worth(lines):
        points, wins = f"{take.points:+.1f} ± {take.points_error:.1f}", f"{100 * take.wins:+.0f} ± {100 * take.wins_error:.0f}"
        print(f"| {take.pattern} | {take.tiles} | {take.games} | {points} | {wins} |")


def write(file: Path) -> None:
    """The figures for the page."""
    PAGE.write_bytes(msgspec.json.format(msgspec.json.encode(list(worth(file.read_text().splitlines()))), indent=0))


def main() -> None:
    """Play games, or report on them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.openings", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "report", "write"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    given = parser.parse_args()
    if given.what == "play":
        add(given.file, given.deals, given.simulations)
    elif given.what == "report":
        report(given.file)
    else:
        write(given.file)


if __name__ == "__main__":
    main()
