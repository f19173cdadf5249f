"""The page on a plain file server, in a folder below its root: `python -m http.server`, which knows nothing of Sintra."""

import re
import subprocess
import sys
from pathlib import Path

WITHIN = "games/of/ours"  #: the folder below the root in which the page is
SERVING = re.compile(r"port (\d+)")


class StaticHost:
    """Serves a folder until it is ended. It logs every request."""

    def __init__(self, folder: Path, log: Path, port: int = 0) -> None:
        self.log = log
        command = [sys.executable, "-u", "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log.open("a"), text=True)
        assert self._process.stdout is not None
        found = SERVING.search(self._process.stdout.readline())
        assert found, log.read_text()
        self.url = f"http://127.0.0.1:{found[1]}"

    def asked(self) -> list[str]:
        """Every path that was asked for, in order."""
        return re.findall(r'"GET (\S+) ', self.log.read_text())

    def end(self) -> None:
        self._process.terminate()
        self._process.wait()
