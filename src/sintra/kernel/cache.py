"""Where compiled code is kept: a cache that can neither go stale nor need a writable install.

Numba's own cache watches only the file of the cached function, so a change in a game's rules would leave a stale search. Here every cached function
lives in a directory named after a hash of all sources that it can call: for a game's own functions the kernel and that game's folder, for generic
ones everything that is ever compiled. Another text is another directory.
"""

import hashlib
import os
import shutil
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

import numba

PACKAGE = Path(__file__).resolve().parent.parent
GENERIC = ("kernel/**/*.py", "search/*.py", "study/core/*.py")
OF_A_GAME = ("spec.py", "rules*.py", "features.py", "places.py", "pieces*.py", "text*.py", "problems.py")
KEPT = 12  # directories of other source texts (a branch, a debugger's edit) that are worth keeping
A_DAY = 86_400.0  # seconds


@cache
def fingerprint(game: str = "*") -> str:
    """A hash of every source text that may end up in compiled code of the game, or of all games."""
    digest = hashlib.blake2b(numba.__version__.encode(), digest_size=10)
    for pattern in (*GENERIC, *(f"games/{game}/{name}" for name in OF_A_GAME)):
        for path in sorted(PACKAGE.glob(pattern)):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


@cache
def cache_directory(game: str = "*") -> Path:
    """Where compiled code is kept: in the user's cache folder, one directory for each text of the sources."""
    home = Path(os.environ.get("SINTRA_CACHE") or Path(os.environ.get("XDG_CACHE_HOME", "~/.cache"), "sintra"))
    root = home.expanduser() / "compiled"
    directory = root / fingerprint(game)
    if not directory.is_dir():
        _forget_old(root)
    with suppress(OSError):  # anyone who has to write there will say so
        directory.mkdir(parents=True, exist_ok=True)
        os.utime(directory)  # it is used: see _forget_old
    return directory


def _forget_old(root: Path) -> None:
    """Remove what was not used for a day, but for the last few. What is in use stays: anyone who lost it would compile everything again."""
    used = []
    for path in root.glob("*"):
        with suppress(OSError):  # another process has forgotten it meanwhile
            used.append((path.stat().st_mtime, path))
    for when, path in sorted(used, reverse=True)[KEPT:]:
        if when < time.time() - A_DAY:
            shutil.rmtree(path, ignore_errors=True)
