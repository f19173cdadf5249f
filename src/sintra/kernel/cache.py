"""Where compiled code is kept: a cache that can neither go stale nor need a writable install.

Numba's own cache watches only the file of the cached function, so a change in a game's rules would leave a stale search. Here every cached function
lives in a directory named after a hash of all sources that it can call: for a game's own functions the kernel and that game's folder, for generic
ones everything that is ever compiled. Another text is another directory.
"""

import hashlib
import os
import shutil
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import numba

PACKAGE = Path(__file__).resolve().parent.parent
GENERIC = ("kernel/**/*.py", "search/*.py")
OF_A_GAME = ("spec.py", "rules*.py", "features.py")
KEPT = 12  # directories of other source texts (a branch, a debugger's edit) that are worth keeping


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
        with suppress(OSError):  # whoever has to write there will say so
            directory.mkdir(parents=True, exist_ok=True)
        _say_that_it_compiles()
    return directory


def _forget_old(root: Path) -> None:
    others = sorted(root.glob("*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT:]:
        shutil.rmtree(path, ignore_errors=True)


@cache
def _say_that_it_compiles() -> None:
    """A word to whoever waits in front of a screen; nothing for a pipe."""
    if sys.stderr is not None and sys.stderr.isatty():
        print("Compiling the rules; this happens once …", file=sys.stderr, flush=True)
