"""Debian's WebKit: its MiniBrowser on a screen that nobody sees, over WebDriver."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.serving import free_port
from tests.web.drivers.driver import Driver, as_json, from_json
from tests.web.drivers.program import PATIENCE, running

NARROW = "* { padding: 0; min-width: 0; font-size: 1px; }"  # the window's own buttons, which would keep it wider than a phone


@contextmanager
def webkit(folder: Path) -> Iterator[Driver]:
    style = folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir()
    style.write_text(NARROW)
    with running("Xvfb", "-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp", log=folder / "xvfb.log") as screen:
        display = screen.wait_until_said(r"(\d+)\n")
        port = free_port()
        surroundings = {"DISPLAY": f":{display}", "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
        with (
            running("WebKitWebDriver", f"--port={port}", log=folder / "webkit.log", **surroundings) as program,
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=2 * PATIENCE, trust_env=False) as client,
        ):
            program.wait_until(lambda: answers(client) or None)
            yield WebKit(client)


def answers(client: httpx.Client) -> bool:
    try:
        return client.get("/status").is_success
    except httpx.TransportError:
        return False


class WebKit:
    """One window."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._path = ""
        wish = {"alwaysMatch": {"timeouts": {"script": 2_000 * PATIENCE, "pageLoad": 1_000 * PATIENCE}}}
        self._path = f"/session/{self._post('session', capabilities=wish)['sessionId']}"

    def _post(self, command: str, **parameters: Any) -> Any:
        answer = self._client.post(f"{self._path}/{command}", json=parameters)
        assert answer.is_success, f"{command}: {answer.text}"
        return answer.json()["value"]

    def open(self, url: str) -> None:
        self._post("url", url=url)

    def reload(self) -> None:
        self._post("refresh")

    def run(self, expression: str) -> Any:
        return from_json(self._post("execute/sync", script=f"return {as_json(expression)}", args=[]))

    def perform(self, *sources: dict[str, Any]) -> None:
        self._post("actions", actions=sources)

    def resize(self, width: int, height: int) -> None:
        beside, above = self.run("[outerWidth - innerWidth, outerHeight - innerHeight]")
        self._post("window/rect", width=width + beside, height=height + above)
