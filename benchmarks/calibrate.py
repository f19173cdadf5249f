"""How well the network judges a position before a draw, where most of what loses games is decided.

python -m benchmarks.calibrate collect azul --players 2 --positions 300   # positions of strong play, each played on many times
python -m benchmarks.calibrate report                                      # what the network says of them, beside what came

A set is a file of `benchmarks/calibration/`: positions of games of gold against itself, one a game, in which a draw is due, and how they ended when
gold played on, 24 times with fresh draws. No network learns from them. With a seed of its own each position is a function of its number, so that an
interrupted collection goes on where it was.
"""

import argparse
import lzma
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

import sintra
from sintra.bots.levels import strengths
from sintra.dealer import Dealer
from sintra.kernel.dispatch import NATURE
from sintra.kernel.playout import sample
from sintra.kernel.random import generator
from sintra.learn.games import seed_of
from sintra.positions import Position
from sintra.search.heuristics import heuristics
from sintra.search.layers import make_workspace
from sintra.search.network import SCORE, WIN, Network, check_fit, load_network, trained_network
from sintra.search.selfplay import Effort, make_notes, play_out
from sintra.search.settings import settings_for
from sintra.search.tree import Tree, make_path, make_tree
from sintra.search.valuation import evaluate, new_leaf
from sintra.spread import spread
from sintra.study.worth import CHANCES, Worth, worth

FOLDER = Path(__file__).resolve().parent / "calibration"
CONTINUATIONS = 24
SEED = 0xCA11B  # no run of learning has it
KEPT_EVERY = 5  # positions
NODES = 400_000
FAR_OFF = 0.4


class Case(msgspec.Struct, frozen=True):
    """A position before a draw, and what became of it. All lists are by seat."""

    number: int
    position: str
    seat: int  #: who moved last, from 0: the network looks from there
    games: int  #: how many times it was played on
    shares: list[float]  #: of the wins, on average
    noise: list[float]  #: variance of these averages
    points: list[float]  #: final scores, on average


class Task(msgspec.Struct, frozen=True):
    """A case to be made."""

    game: str
    players: int
    number: int
    continuations: int


# ── Collecting ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def make_case(task: Task) -> Case:
    position, seat = position_before_a_draw(task)
    ends = play_on(position, task)
    shares, points = ends[:, CHANCES], ends[:, 1]
    noise = shares.var(0, ddof=1) / len(shares)
    lists = ([round(float(x), 4) for x in values] for values in (shares.mean(0), noise, points.mean(0)))
    return Case(task.number, position.text, seat, len(ends), *lists)


def position_before_a_draw(task: Task) -> tuple[Position, int]:
    """One of the positions of a game in which a draw is due, each as likely as the others, and who moved last. The first draw of all is none."""
    dealer, choose = Dealer(f"calibration {task.game} {task.players} {task.number}".encode()), np.random.default_rng([SEED, task.number])
    position = sintra.new(task.game, task.players, dealt=False)
    bots = [sintra.bot("gold", seed=seed_of(SEED, task.number, seat)) for seat in range(task.players)]
    moves, found, last, draws, seen = np.empty(position.game.moves + 64, np.int32), None, NATURE, 0, 0
    for bot in bots:
        bot.begin(task.number)
    while not position.is_over:
        if position.to_move == NATURE:
            if last >= 0:
                seen += 1
                found = (position.copy(), last) if choose.random() < 1 / seen else found
            while position.to_move == NATURE:
                position.play(int(sample(position.state, dealer.numbers(draws)[:1], moves)))
                draws += 1
        else:
            last = position.to_move
            position.play(bots[last].choose(position))
    assert found is not None
    return found


def play_on(position: Position, task: Task) -> NDArray[np.float64]:
    """How the position ended each time: shares of the win and points, by seat. All play with as many simulations as gold and overlook nothing."""
    game = position.game
    heuristics(game)
    network, table = trained_network(game, task.players), np.zeros(2, game.state)
    tree, path, workspace = _tree(), make_path(table), make_workspace(network)
    effort = Effort(quick=strengths(game, task.players)["gold"].simulations, often=0.0, varied=0, later=0.0)
    notes, ends = make_notes(heuristics(game).INPUTS[task.players], effort.longest), []
    for i in range(task.continuations):
        draws, random = (generator(seed_of(SEED, task.number, i, what)) for what in range(2))
        begun = np.repeat(position._record, 2)
        if play_out(begun, tree, table, network, network, -1, workspace, path, settings_for(game, {}), effort, draws, random, notes):
            ends.append(said(path.leaf, task.players))
    return np.stack(ends)


@lru_cache(maxsize=1)
def _tree() -> Tree:
    return make_tree(NODES)


def said(leaf: NDArray[np.float64], players: int) -> Worth:
    """A valuation as winning chances and points."""
    chances = (leaf[WIN, :players] * (players - 1) + 1.0) / players
    return worth(chances.tolist(), leaf[SCORE, :players].tolist())


# ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl.xz"


def read_cases(file: Path) -> list[Case]:
    with lzma.open(file) as lines:
        return [msgspec.json.decode(line, type=Case) for line in lines]


def write_cases(file: Path, cases: Sequence[Case]) -> None:
    """Whole or not at all."""
    unfinished = file.with_suffix(".unfinished")
    with lzma.open(unfinished, "wb", preset=9 | lzma.PRESET_EXTREME) as out:
        out.write(b"".join(msgspec.json.encode(case) + b"\n" for case in sorted(cases, key=lambda case: case.number)))
    unfinished.replace(file)


def collect(game: str, players: int, positions: int, continuations: int, workers: int) -> None:
    sintra.game(game).settle(players, {})
    FOLDER.mkdir(exist_ok=True)
    file = file_of(f"{game}-{players}")
    cases = read_cases(file) if file.exists() else []
    there = {case.number for case in cases}
    missing = [Task(game, players, number, continuations) for number in range(positions) if number not in there]
    for case in spread(make_case, missing, workers):
        cases.append(case)
        if len(cases) % KEPT_EVERY == 0 or len(cases) == positions:
            write_cases(file, cases)
    print(f"{file}: {len(cases)} positions, {file.stat().st_size:,} bytes")


# ── Reporting ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Calibration:
    """How far what a network says is from what came, in winning chances."""

    positions: int
    bias: float  #: what it says of the seat that it likes best, less what came
    rms: float  #: without what is only sampling noise,
    error: float  #: and its error of 95 %
    far_off: float  #: the part of the positions in which it is wrong by more than 0.4, noise included

    def __str__(self) -> str:
        return f"bias {self.bias:+.3f}, RMS {self.rms:.3f} ± {self.error:.3f}, {self.far_off:.1%} off by more than {FAR_OFF}"


def calibration(cases: Sequence[Case], network: Network | None = None) -> Calibration:
    """Of the network, or of the one that comes with the game."""
    chances = np.stack([judged(case, network)[CHANCES] for case in cases])
    came, noise = (np.array([getattr(case, name) for case in cases]) for name in ("shares", "noise"))
    off, favourite = chances - came, (np.arange(len(cases)), chances.argmax(1))
    squares = (off**2 - noise).mean(1)
    again = np.random.default_rng(0).integers(0, len(cases), (1000, len(cases)))
    rms = np.sqrt(np.maximum(0.0, squares[again].mean(1)))
    far_off = float((np.abs(off).max(1) > FAR_OFF).mean())
    return Calibration(len(cases), float(off[favourite].mean()), float(np.sqrt(max(0.0, squares.mean()))), 1.96 * float(rms.std()), far_off)


def judged(case: Case, network: Network | None) -> Worth:
    position = sintra.position(case.position, dealt=False)
    heuristics(position.game)
    network = network or trained_network(position.game, position.players)
    check_fit(network, position.game, position.players)
    leaf = new_leaf()
    evaluate(position.state, case.seat, network, make_workspace(network), leaf)
    return said(leaf, position.players)


def report(names: Sequence[str], file: Path | None) -> None:
    for name in names or sorted(path.name.removesuffix(".jsonl.xz") for path in FOLDER.glob("*.jsonl.xz")):
        cases = read_cases(file_of(name))
        print(f"{name}: {len(cases)} positions: {calibration(cases, load_network(file) if file else None)}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibrate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect", help="make a set, or go on with it")
    collecting.add_argument("game", choices=sintra.GAMES)
    collecting.add_argument("--players", type=int, default=2)
    collecting.add_argument("--positions", type=int, default=300)
    collecting.add_argument("--continuations", type=int, default=CONTINUATIONS)
    collecting.add_argument("--workers", type=int, default=1)
    reporting = commands.add_parser("report", help="bias and error of what the network says")
    reporting.add_argument("sets", nargs="*", help="as in azul-2; all by default")
    reporting.add_argument("--network", type=Path, help="weights to look at, instead of those that come with the game")
    given = parser.parse_args()
    if given.command == "collect":
        collect(given.game, given.players, given.positions, given.continuations, given.workers)
    else:
        report(given.sets, given.network)


if __name__ == "__main__":
    main()
