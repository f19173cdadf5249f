"""`python -m sintra.study.calibrate [GAME …]`: measure what each level of the bots loses for a decision, by games among bots of that level."""

import argparse
from collections.abc import Iterable, Iterator, Sequence
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
from sintra.study.judging import SIMULATIONS
from sintra.study.reviewing import review

PACKAGES = PACKAGE.parent
DRAWS = 4  # fresh ones beside one that happened: they hardly matter here


class Measured(msgspec.Struct, frozen=True):
    """What the seats of one game lost: a line of the file of results."""

    game: str
    players: int
    level: str
    number: int
    simulations: int
    lost: list[float]  #: winning chance in all
    choices: list[int]  #: decisions that left one

    @property
    def key(self) -> tuple[object, ...]:
        return self.game, self.players, self.level, self.number, self.simulations


def measure(game: Game, players: int, level: str, number: int, simulations: int) -> Measured:
    """One game of bots of a level."""
    ledger = review(_played(game, players, level, number), simulations=simulations, draws=DRAWS)
    choices = [ledger.choices(seat) for seat in range(players)]
    lost = [round(ledger.error_rate(seat) * n, 6) for seat, n in enumerate(choices)]
    return Measured(game.name, players, level, number, simulations, lost, choices)


def rate_of(level: str, games: Iterable[Measured]) -> LevelRate:
    """What a level loses, by these games. The standard error is over their seats."""
    found = [(lost, n) for one in games for lost, n in zip(one.lost, one.choices, strict=True)]
    choices = max(1, sum(n for _, n in found))
    rate = sum(lost for lost, _ in found) / choices
    squares = sum((lost - rate * n) ** 2 for lost, n in found)
    return LevelRate(level, round(rate, 5), round(squares**0.5 / choices, 5), choices)


def _played(game: Game, players: int, level: str, number: int) -> Record:
    position = Position(game, game.initial(*game.settle(players, {})), Dealer.from_seed(number))
    bots = [bot(level, seed=players * number + seat) for seat in range(players)]
    while not position.is_over:
        position.play(bots[position.to_move].choose(position))
    return Record.of(position)


def read(file: Path) -> list[Measured]:
    """The games that were measured before. A line that an interruption cut off is measured again."""
    lines = file.read_bytes().split(b"\n") if file.exists() else []
    return [msgspec.json.decode(line, type=Measured) for line in lines if line.endswith(b"}")]


def measured(games: Sequence[Game], count: int, simulations: int, results: Path | None) -> Iterator[list[Measured]]:
    """All levels at all tables, game by game; all that was found so far is given back whenever each level has one game more."""
    found = read(results) if results else []
    done = {one.key for one in found}
    for number in range(count):
        for one in games:
            for players in one.players:
                for level in ("greedy", *strengths(one, players)):
                    if (one.name, players, level, number, simulations) not in done:
                        found.append(measure(one, players, level, number, simulations))
                        if results:
                            results.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in found))
        yield [line for line in found if line.simulations == simulations and line.number < count]


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


def ship(game: Game, found: Sequence[Measured]) -> None:
    """Write the game's file, and say what is in it."""
    shipped = {}
    for players in game.players:
        levels = [
            rate_of(level, games)
            for level in ("greedy", *strengths(game, players))
            if (games := [one for one in found if (one.game, one.players, one.level) == (game.name, players, level)])
        ]
        for level in levels:
            print(f"{game.name} {players} {level.level}: {level.rate:.2%} ± {level.error:.2%} in {level.decisions} decisions", flush=True)
        shipped[str(players)] = falling(levels)
    file = PACKAGES / Path(*game.package.split(".")) / FILE
    file.write_bytes(msgspec.json.format(msgspec.json.encode(shipped), indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sintra.study.calibrate", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", default=list(GAMES), help=f"of {', '.join(GAMES)}")
    parser.add_argument("--count", type=int, default=6, help="games of each level at each table")
    parser.add_argument(
        "--simulations",
        type=int,
        default=SIMULATIONS,
        help="how much is thought about each decision: as much as in reviews, since a longer look sees more",
    )
    parser.add_argument("--results", type=Path, help="a file of all games; an interrupted measurement goes on from it")
    given = parser.parse_args()
    games = [game(name) for name in given.games]
    found: list[Measured] = []
    for found in measured(games, given.count, given.simulations, given.results):
        print(f"{len(found)} games measured", flush=True)
    for one in games:
        ship(one, found)


if __name__ == "__main__":
    main()
