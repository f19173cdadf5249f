"""How long a user waits: the first import and game ever (rules compiled), and every later one (rules from the cache).

What `pip install sintra` does not bring is kept out: Numba imports coverage, SciPy and cffi where they are, which takes half as long again.
"""

import os
import subprocess
import sys
import tempfile
import time

from rich.console import Console
from rich.table import Table

import sintra

AS_INSTALLED = "import sys; sys.modules.update(coverage=None, scipy=None, cffi=None); "
FIRST_MOVE = AS_INSTALLED + "import sintra; game = sintra.new({name!r}, seed=1); game.play(game.legal_moves[0])"
COLD, WARM = 3, 5  # starts of each kind


def seconds(name: str, cache: str) -> float:
    """A new process, from its start until the first move is played. No cache: the user's own."""
    begin = time.perf_counter()
    where = {"SINTRA_CACHE": cache} if cache else {}
    subprocess.run([sys.executable, "-c", FIRST_MOVE.format(name=name)], env={**os.environ, **where}, check=True)
    return time.perf_counter() - begin


def report(console: Console, cold: int, warm: int) -> None:
    """This many cold and warm starts of every game; without a cold one the warm ones use the cache that is there."""
    table = Table("game", f"cold s, {cold} times", f"warm s (best of {warm})", title="From the start of Python to the first move")
    for name in sintra.GAMES:
        found, cache = [], ""
        with tempfile.TemporaryDirectory() as caches:
            for number in range(cold):
                cache = f"{caches}/{number}"
                found.append(seconds(name, cache))
            quickest = min(seconds(name, cache) for _ in range(warm))
        table.add_row(name, "  ".join(f"{one:.2f}" for one in sorted(found)), f"{quickest:.2f}")
    console.print(table)
