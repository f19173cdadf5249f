"""One process that works through inputs. It says which one it is at, so that anyone who started it knows at which it died."""

import faulthandler
import json
import random
import sys
import traceback
from pathlib import Path

from tests.fuzz.corpus import samples
from tests.fuzz.inputs import make
from tests.fuzz.judge import judge_position

PATIENCE = 60  # seconds for one input; then the process ends itself, wherever it hangs
EVERY = 100  # inputs between two words of progress


def work(seed: int, first: int, last: int, at: Path) -> None:
    """Judge the inputs; a line of JSON for each fault, and for progress."""
    warm_up()
    accepted = 0
    with at.open("w") as where:
        for number in range(first, last):
            where.seek(0)
            where.write(f"{number:12d}")
            where.flush()
            given = make(seed, number)
            faulthandler.dump_traceback_later(PATIENCE, exit=True)
            try:
                accepted += given.judge()
            except Exception as error:
                say(number=number, fault=f"{type(error).__name__}: {error}", text=given.text, trace=traceback.format_exc())
            if (number + 1 - first) % EVERY == 0 or number + 1 == last:
                say(number=number, accepted=accepted)
                accepted = 0
    faulthandler.cancel_dump_traceback_later()


def warm_up() -> None:
    """Everything is compiled before the first input, since that may take longer than the patience for one."""
    for sample in samples(0):
        for text in sample.positions[::10]:
            judge_position(text, random.Random(0))


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    work(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
