"""Uniformly random complete games beside hand-written C that plays the same: `python -m benchmarks.random_games [--json] [--rounds 30] [azul …]`.

Both generate the whole list of legal moves at every decision. Short runs of the two take turns, so that whatever else the machine does meets both
alike; a run counts by the processor time that it took, and the best runs and the medians are compared. The last column is the gain of a second
thread, by the clock, with the same games for both.
"""

import argparse
import json
import os
import resource
import subprocess
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

import sintra
from sintra.kernel.batch import Batch

SOURCES = Path(__file__).parent / "c"
GAMES_AT_ONCE = 2_000  # with fewer, what Python does between two runs counts for some hundredths
GAMES_FOR_THREADS = 5_000
SECONDS_A_RUN = 0.06
ROUNDS = 30


@dataclass(frozen=True)
class Comparison:
    """Games a second, ours and those of the C program, in the best runs; the ratios of the best and of the medians; two threads to one."""

    game: str
    players: int
    ours: float
    c: float
    best: float
    medians: float
    two_threads: float


def compile_c(name: str, directory: str) -> Path | None:
    """The C program of a game, if there is one."""
    source, program = SOURCES / f"{name}.c", Path(directory, name)
    if not source.exists():
        return None
    subprocess.run(["cc", "-O3", "-march=native", "-o", program, source], check=True)
    return program


class CProgram:
    """Runs of a C program, each by another seed."""

    def __init__(self, program: Path, name: str, players: int) -> None:
        self._command = [str(program), *([str(players)] if len(sintra.game(name).players) > 1 else [])]
        self._seed = 0
        self._games = 1_000
        self._games = max(100, int(self.rate() * SECONDS_A_RUN))

    def rate(self) -> float:
        """Games for each second of processor time in one run."""
        self._seed += 1
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([*self._command, str(self._games), str(self._seed)], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return self._games / (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


class Ours:
    """Runs of our compiled rules; the first, which may compile, is not counted."""

    def __init__(self, name: str, players: int, games: int = GAMES_AT_ONCE, threads: int = 1) -> None:
        self._batch = Batch(sintra.game(name), games, players, seed=1, threads=threads)
        self._times = 1
        self.rate()
        self._times = max(1, int(self.rate() * SECONDS_A_RUN / self._batch.count))

    def rate(self, by_the_clock: bool = False) -> float:
        """Games for each second of processor time, or of the clock."""
        now = time.perf_counter if by_the_clock else time.process_time
        begin = now()
        for _ in range(self._times):
            self._batch.restart()
            self._batch.play_out()
        return self._times * self._batch.count / (now() - begin)


def compare(program: Path, name: str, players: int, rounds: int) -> Comparison:
    """Runs in turn; then one and two threads in turn."""
    c, ours = CProgram(program, name, players), Ours(name, players)
    one, two = (Ours(name, players, GAMES_FOR_THREADS, threads) for threads in (1, 2))
    pairs = [(ours.rate(), c.rate()) for _ in range(rounds)]
    threads = [(two.rate(by_the_clock=True), one.rate(by_the_clock=True)) for _ in range(rounds)]
    (our_best, c_best), (our_median, c_median), (two_best, one_best) = (
        [statistic(column) for column in zip(*runs, strict=True)] for statistic, runs in ((max, pairs), (median, pairs), (max, threads))
    )
    return Comparison(name, players, our_best, c_best, our_best / c_best, our_median / c_median, two_best / one_best)


def compare_all(names: list[str], rounds: int) -> list[Comparison]:
    """Every game that has a C program, with every number of players."""
    with tempfile.TemporaryDirectory() as directory:
        programs = {name: compile_c(name, directory) for name in names}
        return [compare(program, name, n, rounds) for name, program in programs.items() if program for n in sintra.game(name).players]


def show(console: Console, comparisons: list[Comparison]) -> None:
    table = Table("game", "players", "ours, games/s", "C, games/s", "ratio of the best", "of the medians", "two threads to one")
    for it in comparisons:
        rates = (f"{it.ours:,.0f}", f"{it.c:,.0f}", f"{it.best:.2f}", f"{it.medians:.2f}", f"{it.two_threads:.2f}")
        table.add_row(it.game, str(it.players), *rates)
    console.print(table)
    console.print(f"{os.cpu_count()} processors, {os.getloadavg()[0]:.1f} processes on average in the last minute")


def report(console: Console, rounds: int) -> None:
    """All games, as a table."""
    show(console, compare_all(list(sintra.GAMES), rounds))


def main() -> None:
    """The games that are named, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.random_games", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(sintra.GAMES)}")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="runs of each program")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    comparisons = compare_all(given.games or list(sintra.GAMES), given.rounds)
    if given.json:
        print(json.dumps([asdict(it) for it in comparisons], indent=2))
    else:
        show(Console(), comparisons)


if __name__ == "__main__":
    main()
