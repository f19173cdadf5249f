"""Whether the ledger keeps what it promises, over many games of bots: `python -m benchmarks.ledgers FILE`.

Every game is a line of JSON in the file; interrupted, it goes on from there. Kinds of work take turns, so that there is something of each at any
time. `python -m benchmarks.ledgers_report FILE` says what came out.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

import sintra
from sintra.arena.contest import Terms, _Task, play_deal
from sintra.kernel.dispatch import NATURE
from sintra.kernel.game import StateArray
from sintra.study.desk import NODES, Desk
from sintra.study.desk import Effort as Thought
from sintra.study.judging import Effort, Judge, Question, questions
from sintra.study.ledger import Ledger, ledger
from sintra.study.luck import DrawValuer

LONGER = 10
USUAL = 30_000  #: simulations of a review
DRAWS = 16


class Line(msgspec.Struct, frozen=True):
    """One game of a work."""

    work: str
    game: str
    players: int
    number: int
    found: dict[str, Any]

    @property
    def key(self) -> tuple[str, str, int, int]:
        return self.work, self.game, self.players, self.number


def played(game: str, levels: Sequence[str], seed: int) -> sintra.Record:
    """A game of bots of these levels, seat by seat."""
    players = len(levels)
    position, bots = sintra.new(game, players, seed=seed), [sintra.bot(level, seed=players * seed + seat) for seat, level in enumerate(levels)]
    while not position.is_over:
        position.play(bots[position.to_move].choose(position))
    return sintra.Record.of(position)


# ── Kinds of work ────────────────────────────────────────────────────────────────────────────────────────────────────────


def reviewed(record: sintra.Record, simulations: int, draws: int, seed: int = 0) -> Ledger:
    asked = list(questions(record))
    judge = Judge(record.game, record.start.players, Effort.of(asked, simulations, draws, seed), nodes=min(NODES, 120 * simulations))
    return ledger(record, [judge.judge(record, question) for question in asked])


def told(found: Ledger) -> dict[str, Any]:
    """What is kept of a ledger: a share a seat, and what the entries are made of for the first seat."""
    shares = [list(vars(found.share(seat)).values()) for seat in range(found.players)]
    entries = [
        [entry.seat, *(round(float(part[0, 0]), 5) for part in (entry.before, entry.skill, entry.luck, entry.revision))] for entry in found.entries
    ]
    return {"shares": shares, "choices": [found.choices(seat) for seat in range(found.players)], "entries": entries}


def alike(level: str, simulations: int, draws: int) -> Callable[[str, int, int], dict[str, Any]]:
    """A game of equal bots, reviewed."""
    return lambda game, players, number: told(reviewed(played(game, [level] * players, number), simulations, draws))


def unequal(stronger: str, weaker: str, simulations: int, draws: int) -> Callable[[str, int, int], dict[str, Any]]:
    """A game of one stronger bot, in turns on each seat, against weaker ones."""

    def play(game: str, players: int, number: int) -> dict[str, Any]:
        at = number % players
        levels = [stronger if seat == at else weaker for seat in range(players)]
        return {"stronger": at, **told(reviewed(played(game, levels, number), simulations, draws))}

    return play


def deal(level: str) -> Callable[[str, int, int], dict[str, Any]]:
    """A deal of the arena between equal bots: results with the luck of the draws."""

    def play(game: str, players: int, number: int) -> dict[str, Any]:
        found = play_deal(_Task(Terms(game, level, level, players), number))
        return {"share": found.share(), "luck": found.luck(), "games": [[one.shares, one.luck] for one in found.games]}

    return play


def verdicts(level: str) -> Callable[[str, int, int], dict[str, Any]]:
    """A game judged as usual, ten times as long, and by a second seed: loss and error of each decision."""

    def play(game: str, players: int, number: int) -> dict[str, Any]:
        record = played(game, [level] * players, number)
        asked = list(questions(record))
        decisions = [question for question in asked if question.seat >= 0 and question.count]
        found = {}
        for name, times, seed in (("usual", 1, 0), ("longer", LONGER, 0), ("seed", 1, 1)):
            judge = Judge(record.game, players, Effort.of(asked, times * USUAL, DRAWS, seed), times * NODES)
            found[name] = [_loss(judge, record, question) for question in decisions]
        return found

    return play


def _loss(judge: Judge, record: sintra.Record, question: Question) -> list[float]:
    verdict = judge.judge(record, question)
    return [round(-verdict.change[0][question.seat], 5), round(verdict.error, 5)]


WAYS = {"200": (200, 16), "2,000": (2_000, 16), "20,000": (20_000, 16), "100,000": (100_000, 8)}


def ways(level: str) -> Callable[[str, int, int], dict[str, Any]]:
    """The luck of a game's first seat, measured with more and more simulations after each draw; and by the best move alone."""

    def play(game: str, players: int, number: int) -> dict[str, Any]:
        record = played(game, [level] * players, number)
        positions = [position._record for position in record.positions(draws=True)]
        drawn = [(positions[asked.ply], positions[asked.ply + asked.count]) for asked in questions(record) if asked.seat == NATURE]
        desk, found = Desk(record.game, players, LONGER * NODES), dict[str, Any]()
        for way, (simulations, draws) in WAYS.items():
            effort = Thought(0, draws, simulations)
            found[f"{way} simulations"] = sum(float(desk.draws(*both, seed, effort).change[0, 0]) for seed, both in enumerate(drawn))
        valuer = DrawValuer(record.game, players)
        found["the best move's value"] = sum(_best_luck(desk, valuer, *both, seed) for seed, both in enumerate(drawn))
        return found

    return play


def _best_luck(desk: Desk, valuer: DrawValuer, before: StateArray, after: StateArray, seed: int) -> float:
    """A position is worth what the best move makes of it, not the mean of all that a search looks at."""
    effort, random = Thought(20_000, DRAWS, 20_000), np.random.default_rng(seed)
    fresh = [float(desk.position(valuer.drawn(before, random), seed, effort).before[0, 0]) for _ in range(DRAWS)]
    return float(desk.position(after, seed, effort).before[0, 0]) - float(np.mean(fresh))


class Work(NamedTuple):
    """A kind of work: how many games of it, and how many of these in a turn."""

    play: Callable[[str, int, int], dict[str, Any]]
    games: int
    turn: int


WORKS = {
    "many": Work(alike("copper", 100, 4), 170, 10),
    "arena": Work(deal("silver"), 40, 2),
    "contest": Work(unequal("platinum", "silver", 1_000, 4), 20, 1),
    "full": Work(alike("copper", USUAL, DRAWS), 8, 1),
    "strong": Work(alike("platinum", USUAL, DRAWS), 8, 1),
    "verdicts": Work(verdicts("copper"), 8, 1),
    "ways": Work(ways("platinum"), 4, 1),
}
FIRST = ("azul", 2)  # most is promised of it, so it has this many times as many
TIMES = 6
KINDS = [(game, players) for game in sintra.GAMES for players in sintra.game(game).players]


def tasks(names: Sequence[str], kinds: Sequence[tuple[str, int]]) -> Iterator[tuple[str, str, int, int]]:
    """What is to be done, in turns."""
    for turn in range(max(WORKS[name].games for name in names)):
        for name in names:
            _, games, each = WORKS[name]
            for game, players in kinds:
                times = TIMES if (game, players) == FIRST else 1
                numbers = range(turn * each * times, min((turn + 1) * each, games) * times)
                yield from ((name, game, players, number) for number in numbers)


def read(file: Path) -> list[Line]:
    """What was found so far. A line that an interruption cut off is done again."""
    lines = file.read_bytes().split(b"\n") if file.exists() else []
    return [msgspec.json.decode(line, type=Line) for line in lines if line.endswith(b"}")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--only", nargs="*", choices=WORKS, default=list(WORKS))
    parser.add_argument("--kinds", nargs="*", metavar="game-players", default=[f"{game}-{players}" for game, players in KINDS])
    given = parser.parse_args()
    kinds = [(game, players) for game, players in KINDS if f"{game}-{players}" in given.kinds]
    lines = read(given.file)
    given.file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    done = {line.key for line in lines}
    for work, game, players, number in tasks(given.only, kinds):
        if (work, game, players, number) not in done:
            line = Line(work, game, players, number, WORKS[work].play(game, players, number))
            with given.file.open("ab") as out:
                out.write(msgspec.json.encode(line) + b"\n")


if __name__ == "__main__":
    main()
