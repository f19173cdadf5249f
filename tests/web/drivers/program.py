"""A program that tests start, wait for and end."""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")

PATIENCE = 60  # seconds until something that was to happen is given up; a machine may be busy


class Program:
    """A running program, and what it has said."""

    def __init__(self, command: tuple[str, ...], log: Path, environment: dict[str, str]) -> None:
        self.name, self.log = command[0], log
        with log.open("wb") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, **environment}, start_new_session=True)

    def wait_until(self, look: Callable[[], Found | None]) -> Found:
        until = time.monotonic() + PATIENCE
        while (found := look()) is None:
            assert self.process.poll() is None and time.monotonic() < until, f"{self.name} does not start: {self.log.read_text()}"
            time.sleep(0.02)
        return found

    def wait_until_said(self, pattern: str) -> str:
        """The part of the pattern that is asked for."""
        return self.wait_until(lambda: re.search(pattern, self.log.read_text()))[1]

    def end(self) -> None:
        """With all that it started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def running(*command: str, log: Path, **environment: str) -> Iterator[Program]:
    if shutil.which(command[0]) is None:
        raise FileNotFoundError(f"{command[0]} is missing; scripts/install-browsers.sh installs it")
    program = Program(command, log, environment)
    try:
        yield program
    finally:
        program.end()
