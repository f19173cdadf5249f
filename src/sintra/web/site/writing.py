"""Writes the page into a folder. What is there and was not written here is left alone; a page that is open meanwhile goes on with its version."""

import gzip
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from sintra.kernel.errors import SintraError
from sintra.web.site.files import Site

LIST = "sintra-site.json"  #: what was written, so that it may be replaced and removed
PACKED = {".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"}
WORTH_PACKING = 800  #: bytes


class CannotWrite(SintraError):
    """The folder is not ours to write to."""


@dataclass(frozen=True)
class Written:
    """What was written: how many files, and how many bytes."""

    files: int
    bytes: int


def write(site: Site, folder: Path) -> Written:
    """Write the site: files of the new version first, then the few at the root that lead to them; then remove what the version before last had."""
    before, known = _read_list(folder)
    inside = {f"v/{site.version}/{name}": make() for name, make in site.versioned.items()}
    contents = _with_packed(inside) | _with_packed({name: make() for name, make in site.root().items()})
    _check(folder, contents, known)
    hashes = {name: _hash(content) for name, content in contents.items()}
    folder.mkdir(parents=True, exist_ok=True)
    _write_list(folder, before, {**known, **{name: [*known.get(name, []), hash] for name, hash in hashes.items()}})
    for name, content in contents.items():
        _replace(folder / name, content)
    outdated = [name for name in known if name not in contents and not name.startswith(f"v/{before}/")]
    for name in outdated:
        _remove(folder, name, known[name])
    _write_list(
        folder, site.version, {**{name: hashes for name, hashes in known.items() if name not in outdated}, **{n: [h] for n, h in hashes.items()}}
    )
    return Written(len(contents), sum(map(len, contents.values())))


def _with_packed(contents: dict[str, bytes]) -> dict[str, bytes]:
    """Each file, and beside it the same compressed, for servers that look for it."""
    worth = [name for name, content in contents.items() if Path(name).suffix in PACKED and len(content) >= WORTH_PACKING]
    return contents | {f"{name}.gz": gzip.compress(contents[name], mtime=0) for name in worth}


def _read_list(folder: Path) -> tuple[str, dict[str, list[str]]]:
    """The version that is there, and every file of ours with the hashes that it may have."""
    if not folder.is_dir():
        if folder.exists():
            raise CannotWrite(f"{folder} is a file; give the name of a folder")
        return "", {}
    file = folder / LIST
    if not file.is_file():
        if any(folder.iterdir()):
            raise CannotWrite(f"{folder} has files in it and no {LIST}, so `sintra site` did not write them: give an empty or a new folder")
        return "", {}
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        return str(found["version"]), {str(name): [str(hash) for hash in hashes] for name, hashes in found["files"].items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise CannotWrite(f"{file} cannot be read, so nobody knows what in {folder} may be replaced: give an empty or a new folder") from error


def _check(folder: Path, contents: dict[str, bytes], known: dict[str, list[str]]) -> None:
    """Nothing is overwritten that is not as it was written."""
    root = folder.resolve()
    for name in contents:
        path = folder / name
        if not path.resolve().is_relative_to(root):
            raise CannotWrite(f"{path} leads out of {folder}")
        if path.is_dir() or (path.is_file() and _hash(path.read_bytes()) not in known.get(name, [])):
            raise CannotWrite(f"{path} was changed or put there by somebody else; move it away, or give another folder")


def _write_list(folder: Path, version: str, files: dict[str, list[str]]) -> None:
    _replace(folder / LIST, json.dumps({"version": version, "files": files}, indent=0).encode())


def _replace(path: Path, content: bytes) -> None:
    """Readers have the old file or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(content)
    new.replace(path)


def _remove(folder: Path, name: str, hashes: list[str]) -> None:
    """A file as it was written, and the folders that are empty without it."""
    path = folder / name
    if not path.resolve().is_relative_to(folder.resolve()) or not path.is_file() or _hash(path.read_bytes()) not in hashes:
        return
    path.unlink()
    for parent in path.relative_to(folder).parents[:-1]:
        if any((folder / parent).iterdir()):
            return
        (folder / parent).rmdir()


def _hash(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=12).hexdigest()
