"""The page itself: one HTML file, the same for every address, that loads all others from the folder of its version."""

import re
from functools import lru_cache
from html import escape
from pathlib import Path
from string import Template

from sintra.picture.themes import DARK, LIGHT

PAGES = (
    "start",
    "table",
    "replay",
    "rules",
    "analysis",
    "statistics",
    "review",
    "learn",
    "puzzles",
)  #: each a folder of scripts with `page.js`; all but the first are folders of the site, too
IMPORT = re.compile(r'^(?:import|export) [^;]*?"(\.[^"]+)";', re.MULTILINE)
POLICY = "; ".join(  #: what the page may load. It runs no code that is not ours; WebAssembly of our own it may.
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)


def shell(static: Path, page: str, home: str, version: str, server: str = "") -> bytes:
    """The HTML of a page, `home` being the way from it to the root of the site. `server` is the path of the API, if somebody answers there."""
    files = f"{home}v/{version}/"
    preloads = [f'<link rel="modulepreload" href="{files}{name}" />' for name in scripts(static, page)]
    return (
        Template((static / "index.html").read_text(encoding="utf-8"))
        .substitute(
            home=home,
            light=LIGHT["table"],
            dark=DARK["table"],
            files=files,
            server=f' data-server="{escape(server)}"' if server else "",
            policy="" if server else f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',  # a server says it in a header
            preloads="\n    ".join(preloads),
        )
        .encode()
    )


def scripts(static: Path, page: str) -> list[str]:
    """Every script that a page loads at once, so that no import waits for another."""
    found: dict[str, None] = {}
    waiting = [static / "js" / "main.js", static / "js" / page / "page.js"]
    while waiting:
        script = waiting.pop(0)
        name = script.relative_to(static).as_posix()
        if name not in found:
            found[name] = None
            waiting += [(script.parent / imported).resolve() for imported in _imports(script, script.stat().st_mtime_ns)]
    return list(found)[1:]  # the first is in the page anyway


@lru_cache(maxsize=500)
def _imports(script: Path, _: int) -> list[str]:
    return IMPORT.findall(script.read_text(encoding="utf-8"))
