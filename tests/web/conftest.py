"""A server of our own for all tests of the client, a browser for each file of them, and people who sit down at it."""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from sintra.web.site.files import site
from sintra.web.site.writing import write
from tests.server.serving import ServerProcess
from tests.web.person import Person
from tests.web.static_host import WITHIN, StaticHost

CHROMIUM = "/usr/bin/chromium"  # scripts/install-browsers.sh brings it
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
ADMIN_TOKEN = "a token that nobody guesses"
PATIENCE = 45_000  # milliseconds until something that was to happen is given up; a machine may be busy
QUICK = {"speed": 40, "level": "random", "home": "server"}  # what is shown to be read is shown briefly; test_local.py has games that the page keeps


def wait_until_up(server: ServerProcess) -> None:
    """Returns when it answers."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        try:
            httpx.get(f"{server.url}/api/about")
            return
        except httpx.TransportError:
            assert server._process.poll() is None, server.log.read_text()
            time.sleep(0.05)
    raise TimeoutError(server.log.read_text())


def use_once(server: ServerProcess, game: str) -> None:
    """Rules and bots are compiled when first needed; that is no part of what is tested here. Returns when a bot has made its first move."""
    seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    with httpx.Client(base_url=server.url, timeout=600) as client:
        table = client.post("/api/games", json={"game": game, "options": {"first": "1"}, "seats": seats}).raise_for_status().json()
        until = time.monotonic() + 600
        while time.monotonic() < until:
            if client.get(f"/api/games/{table['id']}").raise_for_status().json()["state"].get("turn") == 1:
                return
            time.sleep(0.1)
    raise TimeoutError(server.log.read_text())


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("web")
    running = ServerProcess(f"sqlite:///{folder / 'games.sqlite'}", folder, SINTRA_ADMIN_TOKEN=ADMIN_TOKEN)
    wait_until_up(running)
    use_once(running, "azul")
    yield running
    running.stop()


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed with its file: another test's event loop could not run beside it."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, ignore_default_args=["--hide-scrollbars"])
        yield found
        found.close()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people: each has a browser profile of their own, and settings."""
    contexts: list[BrowserContext] = []

    def make(url: str, width: int = 1440, height: int = 900, language: str = "en", settings: dict[str, Any] | None = None, **context: Any) -> Person:
        usual = {"reduced_motion": "reduce", "locale": language, "service_workers": "block"}  # test_static_host.py has the service worker
        opened = browser.new_context(viewport={"width": width, "height": height}, base_url=url, **{**usual, **context})
        opened.set_default_timeout(PATIENCE)
        contexts.append(opened)
        return Person(opened, {**QUICK, "language": language, **(settings or {})})

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def person(visitors: Callable[..., Person], server: ServerProcess) -> Callable[..., Person]:
    """Makes people who come to the server, unless they are given another address."""
    return lambda width=1440, height=900, url="", **more: visitors(url or server.url, width, height, **more)


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, written once, below the folder that is served."""
    root = tmp_path_factory.mktemp("host")
    write(site(), root / WITHIN)
    return root


@pytest.fixture
def host(written: Path, tmp_path: Path) -> Iterator[StaticHost]:
    """A copy of it on a plain server, for a test that changes it or ends it."""
    shutil.copytree(written, tmp_path / "host")
    running = StaticHost(tmp_path / "host", tmp_path / "log")
    yield running
    running.end()


@pytest.fixture
def visit(visitors: Callable[..., Person], host: StaticHost) -> Callable[..., Person]:
    """Somebody who comes to the page on the plain server."""

    def come(**more: object) -> Person:
        return visitors(url=f"{host.url}/{WITHIN}/", service_workers="allow", **more)

    return come
