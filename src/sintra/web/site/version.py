"""Which version of the page this is: a hash of everything that it is made of."""

import hashlib
from functools import lru_cache
from importlib.metadata import version as installed
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
STATIC = PACKAGE / "web" / "static"
MAKERS = ("markdown-it-py", "fluent.runtime")  #: libraries that write parts of it
OF_PYTHON = ".pyc"


def fingerprint(static: Path = STATIC) -> str:
    """The version. Files of the page may change while a server runs; the code that makes the rest cannot."""
    return _hash(static, tuple((path, path.stat().st_mtime_ns) for path in _files(static)))


@lru_cache(maxsize=4)
def _hash(static: Path, changed: tuple[tuple[Path, int], ...]) -> str:
    digest = hashlib.blake2b(_of_the_code(), digest_size=6)
    for path, _ in changed:
        _add(digest, path, static)
    return digest.hexdigest()


@lru_cache(maxsize=1)
def _of_the_code() -> bytes:
    digest = hashlib.blake2b(" ".join(installed(name) for name in MAKERS).encode())
    for path in _files(PACKAGE):
        if STATIC not in path.parents:
            _add(digest, path, PACKAGE)
    return digest.digest()


def _add(digest: hashlib.blake2b, path: Path, root: Path) -> None:
    digest.update(path.relative_to(root).as_posix().encode())
    digest.update(path.read_bytes())


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix != OF_PYTHON and path.is_file())
