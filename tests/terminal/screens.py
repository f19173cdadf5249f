"""`sintra play` as somebody sees it: through pipes, or on a terminal of its own."""

import os
import pty
import select
import subprocess
from pathlib import Path

from tests.commands import SINTRA, sintra


def environment(home: Path, **more: str) -> dict[str, str]:
    """One in which games are kept in this folder, and nothing is said about colours."""
    plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLORTERM")}
    return {**plain, "SINTRA_DATA": str(home), "TERM": "xterm-256color", "COLUMNS": "120", **more}


def played(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A game whose moves come through a pipe."""
    return sintra("play", *arguments, typed=typed, env=environment(home))


class Screen:
    """A game on a terminal of its own."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self._terminal, other = pty.openpty()
        command, where = [*SINTRA, "play", *arguments], environment(home, **more)
        self.game = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=where, start_new_session=True)
        os.close(other)
        self.shown = ""

    def wait_for(self, text: str) -> str:
        """Everything that was shown since the last call, up to this text."""
        while text not in self.shown:
            assert self._read(), f"it ended without {text!r}: {self.shown}"
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def end(self) -> str:
        """The rest, once the game has ended."""
        while self._read():
            pass
        self.game.wait()
        os.close(self._terminal)
        return self.shown

    def _read(self) -> bool:
        select.select([self._terminal], [], [])
        try:
            more = os.read(self._terminal, 65_536)
        except OSError:  # the other end was closed
            return False
        self.shown += more.decode(errors="replace")
        return bool(more)
