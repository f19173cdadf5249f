"""`python -m sintra.study.calibrate [GAME …]`: measure what each level of the bots loses for a decision, by games among bots of that level."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sintra.bots.levels import bot, strengths
from sintra.dealer import Dealer
from sintra.kernel.cache import PACKAGE
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.record import Record
from sintra.registry import GAMES, game
from sintra.study.calibration import FILE, LevelRate
from sintra.study.reviewing import review

PACKAGES = PACKAGE.parent


def measure(game: Game, players: int, level: str, games: int, simulations: int) -> LevelRate:
    """From so many games. The standard error is over the seats of all games."""
    found: list[tuple[float, int]] = []
    for number in range(games):
        ledger = review(_played(game, players, level, number), simulations=simulations, draws=4)
        for seat in range(players):
            n = ledger.choices(seat)
            found.append((ledger.error_rate(seat) * n, n))
    lost, choices = sum(one for one, _ in found), sum(n for _, n in found)
    rate = lost / max(1, choices)
    squares = sum((one - rate * n) ** 2 for one, n in found)
    return LevelRate(level, round(rate, 5), round(squares**0.5 / max(1, choices), 5), choices)


def _played(game: Game, players: int, level: str, number: int) -> Record:
    position = Position(game, game.initial(*game.settle(players, {})), Dealer.from_seed(number))
    bots = [bot(level, seed=players * number + seat) for seat in range(players)]
    while not position.is_over:
        position.play(bots[position.to_move].choose(position))
    return Record.of(position)


def measured(game: Game, games: int, simulations: int) -> Iterator[tuple[int, LevelRate]]:
    """All levels at all tables, the gentlest first."""
    for players in game.players:
        for level in ("greedy", *strengths(game, players)):
            yield players, measure(game, players, level, games, simulations)


def falling(levels: list[LevelRate]) -> list[LevelRate]:
    """The same with rates that never rise from a level to the next stronger one: where few games say otherwise, neighbours share their mean.

    >>> [one.rate for one in falling([LevelRate("clay", 0.03, 0.01, 100), LevelRate("gold", 0.01, 0.01, 50), LevelRate("platinum", 0.02, 0.01, 50)])]
    [0.03, 0.015, 0.015]
    """
    groups: list[list[LevelRate]] = []
    for level in levels:
        groups.append([level])
        while len(groups) > 1 and _mean(groups[-1]) > _mean(groups[-2]):
            groups[-2:] = [groups[-2] + groups[-1]]
    return [msgspec.structs.replace(level, rate=round(_mean(group), 5)) for group in groups for level in group]


def _mean(group: list[LevelRate]) -> float:
    return sum(level.rate * level.decisions for level in group) / sum(level.decisions for level in group)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sintra.study.calibrate", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", default=list(GAMES), help=f"of {', '.join(GAMES)}")
    parser.add_argument("--count", type=int, default=6, help="games of each level at each table")
    parser.add_argument("--simulations", type=int, default=3_000, help="how much is thought about each decision")
    given = parser.parse_args()
    for name in given.games:
        found: dict[str, list[LevelRate]] = {}
        file = PACKAGES / Path(*game(name).package.split(".")) / FILE
        for players, level in measured(game(name), given.count, given.simulations):
            found.setdefault(str(players), []).append(level)
            print(f"{name} {players} {level.level}: {level.rate:.2%} ± {level.error:.2%} in {level.decisions} decisions", flush=True)
            shipped = {number: falling(levels) for number, levels in found.items()}
            file.write_bytes(msgspec.json.format(msgspec.json.encode(shipped), indent=1) + b"\n")


if __name__ == "__main__":
    main()
