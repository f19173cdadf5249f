"""Workers: they work for their parent and end with it, even if it is killed."""

import os
import subprocess
import sys
import time
from pathlib import Path

from sintra.spread import spread

ENDLESS = "import sys; from pathlib import Path; from sintra.spread import spread; from tests.library.test_spread import sign_and_sleep\n"
ENDLESS += "for _ in spread(sign_and_sleep, [Path(sys.argv[1])] * 4, workers=2): pass"


def sign_and_sleep(folder: Path) -> None:
    (folder / str(os.getpid())).touch()
    time.sleep(3_600)


def square(number: int) -> int:
    return number * number


def is_running(process: int) -> bool:
    """Whether there is such a process, and it is more than an entry that nobody has collected."""
    status = Path(f"/proc/{process}/stat")
    try:
        return status.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_all_tasks_are_done_by_several_processes() -> None:
    assert sorted(spread(square, range(10), workers=2)) == [number * number for number in range(10)]


def test_no_worker_outlives_a_parent_that_was_killed(tmp_path: Path) -> None:
    parent = subprocess.Popen([sys.executable, "-c", ENDLESS, str(tmp_path)])
    while len(list(tmp_path.iterdir())) < 2:
        assert parent.poll() is None
        time.sleep(0.05)
    parent.kill()
    parent.wait()
    workers = [int(path.name) for path in tmp_path.iterdir()]
    while any(map(is_running, workers)):  # a worker that stays keeps this test from ending
        time.sleep(0.05)
