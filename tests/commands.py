"""Running `sintra` as a user would, in a process of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from sintra.kernel.waiting import MESSAGE

SINTRA = [sys.executable, "-m", "sintra"]
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from sintra.cli import main; main()"


def sintra(*arguments: str, typed: str = "", cwd: Path | None = None, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """What became of a command. Whether it had to compile something does not matter here."""
    done = subprocess.run([*SINTRA, *arguments], input=typed, capture_output=True, text=True, cwd=cwd, env=env, check=False)
    done.stderr = without_compiling(done.stderr)
    return done


def started(*arguments: str, env: Mapping[str, str] | None = None) -> "subprocess.Popen[str]":
    """A command that runs as in a terminal of its own: Ctrl+C reaches it and its processes, even where the tests themselves ignore it."""
    return subprocess.Popen(
        [sys.executable, "-c", HEARING, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
        start_new_session=True,
    )


def press_ctrl_c(command: "subprocess.Popen[str]") -> tuple[str, str]:
    """What it said until it ended, on standard output and on standard error."""
    os.killpg(command.pid, signal.SIGINT)
    told, complained = command.communicate()
    return told, without_compiling(complained)


def without_compiling(told: str) -> str:
    return told.replace(f"{MESSAGE}\n", "")
