"""The inputs by their numbers: equal seeds and numbers, equal inputs, whoever asks and in whatever order."""

import random
from dataclasses import dataclass
from functools import lru_cache

from tests.fuzz.corpus import Sample, samples
from tests.fuzz.judge import judge_position, judge_record
from tests.fuzz.mutate import mutated_position, mutated_record

CHUNK = 5_000  # inputs made from the same games
RECORDS = 0.15  # of the inputs


@dataclass(frozen=True)
class Input:
    """A text to be read, and the dice for what is done with it if it is accepted."""

    text: str
    is_record: bool
    dice: random.Random

    def judge(self) -> bool:
        """Whether it was accepted; raises what should not happen."""
        return (judge_record if self.is_record else judge_position)(self.text, self.dice)


@lru_cache(maxsize=2)
def corpus(seed: int, chunk: int) -> list[Sample]:
    return samples(seed * 1_000_003 + chunk)


def make(seed: int, number: int) -> Input:
    dice = random.Random(f"{seed} {number}")
    sample = dice.choice(corpus(seed, number // CHUNK))
    text, other = dice.choice(sample.positions), dice.choice(sample.positions)
    if dice.random() < RECORDS:
        elsewhere = dice.choice(corpus(seed, number // CHUNK))
        return Input(mutated_record(sample.record, elsewhere.record, other, dice), True, dice)
    return Input(mutated_position(text, other, dice), False, dice)
