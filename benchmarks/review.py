"""How long a review takes, and how stable its verdicts are: `python -m benchmarks.review [GAME …]`.

Verdicts of the usual length are compared with those of a search ten times as long, and with those of a second seed.
"""

import argparse
import time

import sintra
from sintra.study.core.sums import GRADES, SURE
from sintra.study.desk import NODES
from sintra.study.judging import Effort, Judge, Question, Verdict, questions
from sintra.study.ledger import ledger

LONGER = 10
MISTAKE = GRADES[1]


def played(game: str, level: str, seed: int) -> sintra.Record:
    """A game between two bots of a level."""
    position, bots = sintra.new(game, 2, seed=seed), [sintra.bot(level, seed=2 * seed + seat) for seat in (0, 1)]
    while not position.is_over:
        position.play(bots[position.to_move].choose(position))
    return sintra.Record.of(position)


def lost(verdict: Verdict, question: Question) -> float:
    return -verdict.change[0][question.seat]


def is_mistake(verdict: Verdict, question: Question) -> bool:
    return lost(verdict, question) >= MISTAKE and lost(verdict, question) > SURE * verdict.error


def compare(name: str, record: sintra.Record, simulations: int) -> None:
    asked = list(questions(record))
    effort = Effort.of(asked, simulations, 16, 0)
    begun = time.process_time()
    judge = Judge(record.game, 2, effort)
    usual = {question.ply: judge.judge(record, question) for question in asked}
    spent = time.process_time() - begun
    decisions = [question for question in asked if question.seat >= 0 and question.count]
    drawn, each = len(asked) - len(decisions), spent / len(decisions)
    print(f"{name}: {len(decisions)} decisions, {drawn} draws: {spent:.1f} s of processor time, {each:.2f} s a decision")
    revision, luck = (sum(abs(getattr(entry, part)[0, 0]) for entry in ledger(record, usual.values()).entries) for part in ("revision", "luck"))
    print(f"{name}: sum of absolute luck {luck:.2f}, of absolute revision {revision:.2f}")
    others = {"longer": Effort.of(asked, LONGER * simulations, 16, 0), "another seed": Effort.of(asked, simulations, 16, 1)}
    for what, more in others.items():
        judge = Judge(record.game, 2, more, LONGER * NODES)
        again = {question.ply: judge.judge(record, question) for question in decisions}
        here = [question for question in decisions if is_mistake(usual[question.ply], question)]
        there = [question for question in decisions if is_mistake(again[question.ply], question)]
        stay = sum(question in there for question in here)
        print(
            f"{name}, {what}: {stay} of {len(here)} mistakes stay, {sum(q in here for q in there)} of {len(there)} that it sees were found",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(sintra.GAMES))
    parser.add_argument("--level", default="copper")
    parser.add_argument("--count", type=int, default=1, help="games of each kind")
    parser.add_argument("--simulations", type=int, default=30_000)
    given = parser.parse_args()
    for game in given.games:
        for seed in range(given.count):
            compare(game, played(game, given.level, seed), given.simulations)


if __name__ == "__main__":
    main()
