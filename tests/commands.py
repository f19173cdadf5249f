"""Running `sintra` as a user would, in a process of its own."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from sintra.kernel.waiting import MESSAGE

SINTRA = [sys.executable, "-m", "sintra"]


def sintra(*arguments: str, typed: str = "", cwd: Path | None = None, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """What became of a command. Whether it had to compile something does not matter here."""
    done = subprocess.run([*SINTRA, *arguments], input=typed, capture_output=True, text=True, cwd=cwd, env=env, check=False)
    done.stderr = without_compiling(done.stderr)
    return done


def without_compiling(told: str) -> str:
    return told.replace(f"{MESSAGE}\n", "")
