"""The reader's fuzz: what it promises, in a minute; and the inputs that once did harm."""

import random

import pytest

import sintra
from sintra.errors import BadPosition, BadRecord
from sintra.record import Record, read
from tests.fuzz import supervise, worker
from tests.fuzz.inputs import make
from tests.fuzz.judge import Fault, judge_accepted


def test_mutated_positions_and_records_do_no_harm() -> None:
    """`python -m tests.fuzz --inputs 1000000` is the long form."""
    outcome = supervise.run(seed=1, first=0, last=4_000, processes=2)
    assert outcome.faults == []
    assert outcome.judged == 4_000
    assert outcome.accepted > 100


def test_equal_numbers_are_equal_inputs() -> None:
    assert make(1, 17).text == make(1, 17).text
    assert make(1, 17).text != make(2, 17).text


@pytest.mark.parametrize(
    ("harm", "told"), [("import os; os.abort()", "ended with -6"), ("while True: pass", "ended with 1"), ("raise IndexError", "Index")]
)
def test_the_fuzz_notices_a_crash_a_hang_and_an_untyped_error(harm: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same supervision, over workers whose third input does harm."""
    program = f"""
import sys, pathlib
from tests.fuzz import worker
class Harmful:
    text = "harmful"
    def judge(self):
        {harm}
class Harmless:
    text = "harmless"
    def judge(self):
        return True
worker.PATIENCE = 1
worker.warm_up = lambda: None
worker.make = lambda seed, number: Harmful() if number == 2 else Harmless()
worker.work(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), pathlib.Path(sys.argv[4]))
"""
    monkeypatch.setattr(supervise, "WORKER", ["-c", program])
    outcome = supervise.run(seed=1, first=0, last=6, processes=1)
    assert [fault["number"] for fault in outcome.faults] == [2]
    assert told in outcome.faults[0]["fault"]
    assert outcome.judged == 6
    assert worker.EVERY > 6


def test_an_accepted_position_that_cannot_go_on_is_a_fault() -> None:
    position = sintra.new("duel", seed=3)
    position.state.on_display = 0
    with pytest.raises((Fault, BadPosition)):
        judge_accepted(position, random.Random(1))


def duel_in_its_second_round() -> sintra.Position:
    position, dice = sintra.new("duel", seed=2), random.Random(2)
    while position.state.round_number < 2:
        position.play(dice.choice(position.legal_moves))
    return position


def test_the_record_that_hung_servers_is_refused() -> None:
    """A game that begins with fewer unseen chips than there are: at the next chip to be turned up nature had nothing to draw."""
    position = duel_in_its_second_round()
    start = sintra.position(position.text, dealt=False)
    text = str(Record(start, [int(start.legal_moves[0])]))
    assert read(text).final().to_move in (0, 1, sintra.NATURE)
    unseen = next(part for part in text.split() if part.startswith("unseen="))
    with pytest.raises(BadRecord, match="unseen: 16 chips have not been seen by now, not 0"):
        read(text.replace(unseen, "unseen=-"))
