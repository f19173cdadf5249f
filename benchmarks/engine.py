"""The modules for browsers beside native code, one thread: `python -m benchmarks.engine [--rounds 5] [azul …]`.

Random games and simulations a second, in node and in headless Chromium, as ratios to the same functions compiled for this machine. Runs in the three
homes take turns, each counts by the processor time that it took, and the best are compared: so it matters little what else the machine does. Only
the gain of a second worker, in node, is by the clock.
"""

import argparse
import base64
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table
from tests.engine.node import NODE

import sintra
from sintra.dealer import Dealer
from sintra.engine.calls import play_games
from sintra.engine.files import description, description_file, module_file
from sintra.kernel.batch import LIMIT
from sintra.kernel.random import generator
from sintra.kernel.room import room_for
from sintra.positions import Position
from sintra.search.heuristics import heuristics
from sintra.search.network import trained_network
from sintra.search.search_tree import SearchTree
from sintra.search.settings import settings_for

ROOT = Path(__file__).parents[1]
PLAYERS = 2
PORTIONS = {"games": 1_000, "simulations": 20_000}  # at a time
SECONDS, ROUNDS, SPELLS = 0.5, 3, 3
QUICK = 0.01  # seconds: just to see that it runs
NODES = 900_000
Rates = dict[str, float]


@dataclass(frozen=True)
class Comparison:
    """The best rates of one game, by home: native, node, chromium."""

    game: str
    rates: dict[str, Rates]


class Native:
    """The functions of a module, compiled for this machine."""

    def __init__(self, name: str) -> None:
        game = sintra.game(name)
        heuristics(game)
        self._start = game.initial(*game.settle(PLAYERS, {}))
        self._table = np.repeat(self._start, 2)
        self._moves, self._random = room_for(game.moves), generator(1)
        self._root = Position(game, self._start.copy(), Dealer(bytes(1)))._record
        self._tree = SearchTree(game, trained_network(game, PLAYERS), settings_for(game, {}), NODES)
        self.rates(QUICK)

    def rates(self, seconds: float) -> Rates:
        return {"games": best(self._play, seconds), "simulations": best(self._grow, seconds)}

    def _play(self) -> int:
        play_games(self._table, self._random, self._moves, LIMIT, PORTIONS["games"])
        return PORTIONS["games"]

    def _grow(self) -> int:
        self._tree.begin(self._root, 1, keep=False)
        self._tree.grow(PORTIONS["simulations"])
        return self._tree.simulations


def best(run: Callable[[], int], seconds: float) -> float:
    """What gets done in a second of the best of a few spells."""
    rates = []
    for _ in range(SPELLS):
        begun, done = time.process_time(), 0
        while (spent := time.process_time() - begun) < seconds:
            done += run()
        rates.append(done / spent)
    return max(rates)


def in_node(name: str, seconds: float) -> Rates:
    game = sintra.game(name)
    files = {"module": str(module_file(game)), "description": str(description_file(game)), "weights": str(weights_file(name))}
    question = {**files, "players": PLAYERS, "portions": PORTIONS, "seconds": seconds, "spells": SPELLS}
    command = [NODE, str(ROOT / "benchmarks" / "engine_in_node.mjs")]
    done = subprocess.run(command, input=json.dumps(question), capture_output=True, text=True, check=True)
    rates: Rates = json.loads(done.stdout)
    return rates


def weights_file(name: str) -> Path:
    game = sintra.game(name)
    return module_file(game).with_name(description(game)["weights"][str(PLAYERS)])


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def served() -> Iterator[str]:
    """This repository as plain files, on this machine alone."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(ROOT)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


OPENED = """async ({ module, description, weights, wanted }) => {
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const { prepare, spell } = await import("/benchmarks/engine.js");
    const runs = await prepare({ module: bytes(module), description, weights: bytes(weights) }, wanted);
    globalThis.measured = (what, seconds) => spell(runs[what], seconds);
}"""


@contextmanager
def chromium() -> Iterator[Callable[[str, float], Rates]]:
    """Measures in a page of headless Chromium."""
    from playwright.sync_api import sync_playwright

    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page, asked = browser.new_page(), browser.new_browser_cdp_session()

        def spent() -> float:
            """Seconds that the pages of the browser have taken of the processor."""
            found = asked.send("SystemInfo.getProcessInfo")["processInfo"]
            return sum(float(process["cpuTime"]) for process in found if process["type"] == "renderer")

        def rate(what: str, seconds: float) -> float:
            begun = spent()
            done: float = page.evaluate("([what, seconds]) => measured(what, seconds)", [what, seconds])
            return done / (spent() - begun)

        def measure(name: str, seconds: float) -> Rates:
            game = sintra.game(name)
            module, weights = (base64.b64encode(path.read_bytes()).decode() for path in (module_file(game), weights_file(name)))
            page.goto(address)  # the list of files: any page of this origin will do
            wanted = {"players": PLAYERS, "portions": PORTIONS}
            page.evaluate(OPENED, {"module": module, "description": description(game), "weights": weights, "wanted": wanted})
            rates = {what: [rate(what, seconds) for _ in range(SPELLS + 1)] for what in PORTIONS}
            return {what: max(found[1:]) for what, found in rates.items()}  # in the first spell the code is made fast

        yield measure
        browser.close()


def compare(name: str, rounds: int, seconds: float, in_chromium: Callable[[str, float], Rates]) -> Comparison:
    """Runs in turn."""
    native = Native(name)
    homes: dict[str, Callable[[], Rates]] = {
        "native": lambda: native.rates(seconds),
        "node": lambda: in_node(name, seconds),
        "chromium": lambda: in_chromium(name, seconds),
    }
    runs = [{home: measure() for home, measure in homes.items()} for _ in range(rounds)]
    return Comparison(name, {home: {key: max(run[home][key] for run in runs) for key in runs[0][home]} for home in homes})


def show(console: Console, comparisons: list[Comparison]) -> None:
    table = Table("game", "native", "node", "chromium", "node / native", "chromium / native", title="games and simulations a second")
    for it in comparisons:
        for what in ("games", "simulations"):
            native, node, browser = (it.rates[home][what] for home in ("native", "node", "chromium"))
            row = [f"{native:,.0f}", f"{node:,.0f}", f"{browser:,.0f}", f"{node / native:.2f}", f"{browser / native:.2f}"]
            table.add_row(f"{it.game}, {what}", *row)
        table.add_row(f"{it.game}, two workers to one", "", f"{it.rates['node']['two'] / it.rates['node']['one']:.2f}")
    console.print(table)


def report(console: Console, rounds: int, seconds: float = SECONDS, names: tuple[str, ...] = sintra.GAMES) -> None:
    """All games, as a table."""
    with chromium() as in_chromium:
        show(console, [compare(name, rounds, seconds, in_chromium) for name in names])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(sintra.GAMES)}")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="runs in each home")
    given = parser.parse_args()
    report(Console(), given.rounds, names=tuple(given.games) or sintra.GAMES)


if __name__ == "__main__":
    main()
