"""Measuring on this machine: how many games, decisions and library calls a second."""

import time
from dataclasses import dataclass
from typing import Any

from rich.progress import track
from rich.table import Table

import sintra
from sintra.kernel.batch import Batch
from sintra.registry import GAMES
from sintra.shell import err, out

GAMES_AT_ONCE = 2_000


@dataclass(frozen=True)
class Speed:
    """Uniformly random complete games."""

    games: float  #: a second
    decisions: float  #: of players, a second
    mean_decisions: float
    mean_score: float


def random_games(name: str, players: int, seconds: float, threads: int = 1, **options: Any) -> Speed:
    """Play random games to the end in compiled code for about this many seconds."""
    batch = Batch(sintra.game(name), GAMES_AT_ONCE, players, seed=1, threads=threads, **options)
    batch.play_out()
    games, decisions, points, spent = 0, 0, 0, 0.0
    while spent < seconds:
        begin = time.perf_counter()
        batch.restart()
        made = batch.play_out()
        spent += time.perf_counter() - begin
        games += batch.count
        decisions += int(made.sum())
        points += int(batch.scores.sum())
    return Speed(games / spent, decisions / spent, decisions / games, points / games / players)


def library_calls(name: str, players: int, seconds: float) -> tuple[float, float]:
    """Microseconds of `legal_moves` and of `play`, averaged over random games."""
    listing = playing = 0.0
    calls = 0
    seed = 0
    while listing + playing < seconds:
        seed += 1
        position = sintra.new(name, players, seed=seed)
        while not position.is_over and calls % 3_000 != 2_999:
            begin = time.perf_counter()
            moves = position.legal_moves
            middle = time.perf_counter()
            position.play(moves[calls * 7919 % len(moves)])
            listing, playing, calls = listing + middle - begin, playing + time.perf_counter() - middle, calls + 1
        calls += 1
    return listing / calls * 1e6, playing / calls * 1e6


def report(seconds: float) -> None:
    """Measure every game with every number of players and print a table; interrupted, print what was measured until then."""
    table = Table("game", "players", "games/s", "decisions/s", "decisions a game", "points a seat", "legal_moves µs", "play µs")
    kinds = [(name, players) for name in GAMES for players in sintra.game(name).players]
    try:
        for name, players in track(kinds, "measuring", console=err, transient=True, disable=not err.is_terminal):
            speed = random_games(name, players, seconds)
            listing, playing = library_calls(name, players, seconds / 2)
            figures = (f"{speed.games:,.0f}", f"{speed.decisions:,.0f}", f"{speed.mean_decisions:.1f}", f"{speed.mean_score:.2f}")
            table.add_row(name, str(players), *figures, f"{listing:.1f}", f"{playing:.1f}")
    finally:
        out.print(table)
