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
    """A new process, from its start until the first move is played."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST_MOVE.format(name=name)], env={**os.environ, "SINTRA_CACHE": cache}, check=True)
    return time.perf_counter() - begin


def report(console: Console) -> None:
    """Cold and warm, for every game."""
    table = Table("game", f"cold s, {COLD} times", f"warm s (best of {WARM})", title="From the start of Python to the first move")
    for name in sintra.GAMES:
        cold = []
        for _ in range(COLD):
            with tempfile.TemporaryDirectory() as cache:
                cold.append(seconds(name, cache))
                if len(cold) == COLD:
                    warm = min(seconds(name, cache) for _ in range(WARM))
        table.add_row(name, "  ".join(f"{one:.2f}" for one in sorted(cold)), f"{warm:.2f}")
    console.print(table)
