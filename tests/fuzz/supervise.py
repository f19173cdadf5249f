"""Workers in processes of their own: one that hangs or dies costs the input it was at, which is a fault, and another goes on after it."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.fuzz.inputs import CHUNK, make

WORKER = ["-m", "tests.fuzz.worker"]


@dataclass
class Outcome:
    """What came of a run so far."""

    judged: int = 0
    accepted: int = 0
    faults: list[dict[str, Any]] = field(default_factory=list)


def run(seed: int, first: int, last: int, processes: int, tell: Callable[[Outcome], None] = lambda _: None) -> Outcome:
    """Judge the inputs from `first` up to `last`, several chunks at a time."""
    outcome = Outcome()
    bounds = [first, *range((first // CHUNK + 1) * CHUNK, last, CHUNK), last]
    if processes > 1 and len(bounds) == 2:
        bounds = [first + (last - first) * i // processes for i in range(processes + 1)]
    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(lambda part: supervise(seed, part, outcome, tell), pairwise(bounds)))
    outcome.faults.sort(key=lambda fault: int(fault["number"]))
    return outcome


def supervise(seed: int, part: tuple[int, int], outcome: Outcome, tell: Callable[[Outcome], None]) -> None:
    """Judge a part of the inputs, in as many processes one after the other as it takes."""
    first, last = part
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder) / "at"
        while first < last:
            command = [sys.executable, *WORKER, str(seed), str(first), str(last), str(at)]
            with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as worker:
                assert worker.stdout is not None and worker.stderr is not None
                done = first
                with ThreadPoolExecutor(1) as reader:
                    complaint = reader.submit(worker.stderr.read)
                    for line in worker.stdout:
                        said = json.loads(line)
                        if "fault" in said:
                            outcome.faults.append(said)
                            continue
                        outcome.judged, outcome.accepted = outcome.judged + said["number"] + 1 - done, outcome.accepted + said["accepted"]
                        done = said["number"] + 1
                        tell(outcome)
            if worker.returncode == 0:
                return
            number = int(at.read_text()) if at.exists() else first
            how = f"the process ended with {worker.returncode}: it hung or crashed"
            outcome.faults.append({"number": number, "fault": how, "text": make(seed, number).text, "trace": complaint.result()})
            outcome.judged += number + 1 - done
            first = number + 1
