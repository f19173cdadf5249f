"""All files of the page by name, each made when it is asked for."""

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from pathlib import Path

from sintra.web.catalogue import playable
from sintra.web.site.data import Make, common_data, game_data
from sintra.web.site.manifest import ICONS, manifest
from sintra.web.site.shell import PAGES, shell
from sintra.web.site.version import STATIC, fingerprint

TEMPLATES = ("index.html", "worker.js")  #: files of `static/` that are filled in and lie at the root of the site


@dataclass(frozen=True)
class Site:
    """The page of one version. With a server there are no files but these, either: all else is told by its API, at the path `server`."""

    version: str
    static: Path = STATIC
    server: str = ""

    def root(self) -> dict[str, Make]:
        """The files that keep their names from version to version."""
        pages = {"index.html" if page == PAGES[0] else f"{page}/index.html": page for page in PAGES}
        shells = {name: partial(self.shell, page, "../" * name.count("/") or "./") for name, page in pages.items()}
        return {**shells, "manifest.webmanifest": self.manifest, "worker.js": lambda: self.worker}

    @cached_property
    def plain(self) -> dict[str, Make]:
        """The files of `static/`, as they are."""
        found = {path.relative_to(self.static).as_posix(): path for path in sorted(self.static.rglob("*")) if path.is_file()}
        return {name: path.read_bytes for name, path in found.items() if name not in TEMPLATES}

    @cached_property
    def versioned(self) -> dict[str, Make]:
        """All files in the folder of the version."""
        return {**self.plain, **common_data(), **{name: make for game in playable() for name, make in game_data(game).items()}}

    def shell(self, page: str, home: str) -> bytes:
        return shell(self.static, page, home, self.version, self.server)

    def manifest(self) -> bytes:
        return manifest(f"v/{self.version}/")

    @cached_property
    def worker(self) -> bytes:
        """The service worker, with the list of what it keeps: a hash for each file, so that what has not changed is not fetched again."""
        hashes = {name: hashlib.blake2b(make(), digest_size=9).hexdigest() for name, make in self.versioned.items()}
        games = {game.name: list(game_data(game)) for game in playable()}
        ours = {name for names in games.values() for name in names}
        common = [name for name in hashes if name not in ours and not name.startswith(ICONS)]
        known = {"version": self.version, "hashes": hashes, "common": common, "games": games}
        return f"const SITE = {json.dumps(known, separators=(',', ':'))};\n\n".encode() + (self.static / "worker.js").read_bytes()


@lru_cache(maxsize=4)
def _site(version: str, static: Path, server: str) -> Site:
    return Site(version, static, server)


def site(static: Path = STATIC, server: str = "") -> Site:
    """The page as it is now."""
    return _site(fingerprint(static), static, server)
