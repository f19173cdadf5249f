"""What the page without a server costs its visitors: `python -m benchmarks.page [azul …]`.

The files that `sintra site` writes, served compressed on this machine, in headless Chromium. A visitor comes for the first time, starts a game and
plays it against a bot that thinks in the page; then comes back without a line; and answers a few puzzles. By the clock, so what else the machine does
counts, too; the longest task of the page's own thread, while bots answer, also by processor time.
"""

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.person import Person

import sintra
from sintra.puzzles import puzzles
from sintra.web.site.files import site
from sintra.web.site.writing import write

SETTINGS = {"level": "gold", "speed": 40}  # what is shown to be read is shown briefly
KEPT = "async () => { await navigator.serviceWorker.ready; return caches.keys(); }"
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8", "blink.user_timing"]
DECISIONS = 12
PUZZLES = 8
KB, MS = 1e3, 1e3  # bytes; microseconds


@dataclass
class Host:
    """The files of the page, and which were asked for: how many bytes each had."""

    url: str
    sent: dict[str, int]


class _Packed(SimpleHTTPRequestHandler):
    """Files as most hosts serve them: what lies there compressed is sent so."""

    def __init__(self, sent: dict[str, int], *given: Any, **more: Any) -> None:
        self._sent = sent
        super().__init__(*given, **more)

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        packed = path.with_name(f"{path.name}.gz")
        content = (packed if packed.is_file() else path).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if packed.is_file():
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        self._sent[self.path] = len(content)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def hosted() -> Iterator[Host]:
    with tempfile.TemporaryDirectory() as folder:
        write(site(), Path(folder))
        sent: dict[str, int] = {}
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Packed, sent, directory=folder))
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield Host(f"http://127.0.0.1:{server.server_port}/", sent)
        finally:
            server.shutdown()


@dataclass(frozen=True)
class Figures:
    """Of one game: what a first visit fetches, in bytes; seconds to the first own move, and of a reload offline; the longest task; a puzzle."""

    game: str
    files: dict[str, int]
    first_move: float
    offline: float
    task: "Task"
    judged: float  #: milliseconds from an answer to the verdict


@dataclass(frozen=True)
class Task:
    """A task of the page's own thread: milliseconds by the clock and of the processor, and what took longest in it."""

    clock: float
    processor: float
    within: str


@contextmanager
def visitor(browser: Browser, host: Host, service_workers: Literal["allow", "block"]) -> Iterator[Person]:
    context = browser.new_context(base_url=host.url, locale="en", service_workers=service_workers, viewport={"width": 1440, "height": 900})
    try:
        yield Person(context, SETTINGS)
    finally:
        context.close()


def seconds_since(begun: float) -> float:
    return time.perf_counter() - begun


def first_visit(browser: Browser, host: Host, game: str) -> tuple[dict[str, int], float, Task]:
    """With nothing kept; and a few decisions, which bots answer, traced."""
    with visitor(browser, host, "block") as ana:
        host.sent.clear()
        begun = time.perf_counter()
        ana.start().choose_game(game).play_now()
        ana.wait_for_turn()
        first_move = seconds_since(begun)
        browser.start_tracing(page=ana.page, categories=TRACED)
        for _ in range(DECISIONS):
            ana.decide()
            if not ana.wait_for_turn():
                break
        return dict(host.sent), first_move, longest_task(browser.stop_tracing())


def reload_offline(browser: Browser, host: Host, game: str) -> float:
    with visitor(browser, host, "allow") as ana:
        ana.start().evaluate(KEPT)
        ana.start().choose_game(game).play_now()  # from now on the service worker keeps what is fetched
        ana.wait_for_turn()
        ana.context.set_offline(True)
        begun = time.perf_counter()
        ana.reload()
        ana.at_table().wait_for_turn()
        return seconds_since(begun)


def judge_puzzles(browser: Browser, host: Host, game: str) -> float:
    """From an answer to the verdict, as the page itself measures it, over a few puzzles: at worst."""
    with visitor(browser, host, "block") as ana:
        judged = []
        for one in puzzles(game)[:PUZZLES]:
            ana.open(f"table/?id=local-puzzle-{game}-{one.name}")
            ana.at_table().wait_for_turn()
            ana.press("l")
            ana.click("dialog[open] .answers button")
            judged.append(float(ana.wait_for("() => document.querySelector('.puzzle-card')?.dataset.judged")))
        return max(judged)


def longest_task(trace: bytes) -> Task:
    """Of all tasks of the threads that draw pages."""
    events = json.loads(trace)["traceEvents"]
    drawing = {(it["pid"], it["tid"]) for it in events if it["name"] == "thread_name" and it["args"]["name"] == "CrRendererMain"}
    here = [it for it in events if (it["pid"], it["tid"]) in drawing and it.get("ph") == "X"]
    task = max((it for it in here if it["name"] == "RunTask"), key=lambda it: it["dur"])
    end = task["ts"] + task["dur"]
    inside = [it for it in here if it["name"] != "RunTask" and task["ts"] <= it["ts"] and it["ts"] + it["dur"] <= end and it["cat"] != "toplevel"]
    within: dict[str, Any] = max(inside, key=lambda it: it["dur"], default={"name": "", "dur": 0})
    kind = within.get("args", {}).get("data", {}).get("type", "")  # of an event: click, message, …
    said = f"{within['name']} {kind} {within['dur'] / MS:.0f} ms"
    return Task(task["dur"] / MS, task.get("tdur", 0) / MS, said)


def measure(browser: Browser, host: Host, game: str) -> Figures:
    files, first_move, task = first_visit(browser, host, game)
    return Figures(game, files, first_move, reload_offline(browser, host, game), task, judge_puzzles(browser, host, game))


def report(console: Console, names: tuple[str, ...] = sintra.GAMES, tells_files: bool = False) -> None:
    """All games, as a table; before it, if wanted, what their first visits fetch."""
    table = Table(
        "game", "first visit, KB", "first own move, s", "reload offline, s", "longest task, ms", "of the processor", "in it", "puzzle judged, ms"
    )
    with hosted() as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for it in (measure(browser, host, name) for name in names):
            row = (
                f"{sum(it.files.values()) / KB:.0f}",
                f"{it.first_move:.2f}",
                f"{it.offline:.2f}",
                f"{it.task.clock:.0f}",
                f"{it.task.processor:.0f}",
            )
            table.add_row(it.game, *row, it.task.within, f"{it.judged:.1f}")
            if tells_files:
                for path, size in sorted(it.files.items(), key=lambda file: -file[1]):
                    console.print(f"{size:>9,} {path}", highlight=False)
        browser.close()
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(sintra.GAMES)}")
    parser.add_argument("--files", action="store_true", help="tell what a first visit fetches, too")
    given = parser.parse_args()
    report(Console(), tuple(given.games) or sintra.GAMES, given.files)


if __name__ == "__main__":
    main()
