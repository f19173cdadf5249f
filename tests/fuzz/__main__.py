"""`python -m tests.fuzz --inputs 1000000`: mutated positions and records of all games; every fault is told with the input that shows it.

`--first` goes on where an earlier run stopped; `--show` prints one input; with NUMBA_BOUNDSCHECK=1 (and a cache of its own, SINTRA_CACHE) compiled
rules that go outside their memory are faults, too.
"""

import argparse
import json
import sys
import time
from pathlib import Path

from tests.fuzz.inputs import make
from tests.fuzz.supervise import Outcome, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--faults", type=Path, help="a file to which every fault is written at the end, one on a line")
    parser.add_argument("--show", type=int, help="print this input and judge it here")
    chosen = parser.parse_args()
    if chosen.show is not None:
        given = make(chosen.seed, chosen.show)
        print(given.text)
        print("accepted" if given.judge() else "refused")
        return 0
    return report(chosen)


def report(chosen: argparse.Namespace) -> int:
    told = begun = time.monotonic()

    def tell(outcome: Outcome) -> None:
        nonlocal told
        if time.monotonic() - told > 10:
            told = time.monotonic()
            print(summary(outcome, told - begun), flush=True)

    outcome = run(chosen.seed, chosen.first, chosen.first + chosen.inputs, chosen.processes, tell)
    for fault in outcome.faults:
        print(f"\ninput {fault['number']}: {fault['fault']}\n{fault['text']}\n{fault['trace']}")
    if chosen.faults:
        with chosen.faults.open("a") as file:
            file.writelines(json.dumps(fault) + "\n" for fault in outcome.faults)
    print(summary(outcome, time.monotonic() - begun))
    return 1 if outcome.faults else 0


def summary(outcome: Outcome, seconds: float) -> str:
    return f"{outcome.judged} inputs, {outcome.accepted} accepted, {len(outcome.faults)} faults, {seconds:.0f} s"


if __name__ == "__main__":
    sys.exit(main())
