"""Debian's Firefox, over WebDriver BiDi."""

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.drivers.driver import Driver, as_json, from_json
from tests.web.drivers.program import PATIENCE, running

# Whatever Firefox would ask or tell the world goes to a proxy that is not there. Loopback needs none.
PREFERENCES = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.allow_bypass": False,
    "network.proxy.failover_direct": False,
    "network.dns.disablePrefetch": True,
    "network.trr.mode": 5,
    "datareporting.policy.dataSubmissionEnabled": False,
}


@contextmanager
def firefox(folder: Path) -> Iterator[Driver]:
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()))
    command = ("firefox-esr", "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0")
    with running(*command, log=folder / "firefox.log") as program:
        address = program.wait_until_said(r"WebDriver BiDi listening on (\S+)")
        with connect(f"{address}/session", proxy=None, max_size=None) as socket:
            yield Firefox(socket)


class Firefox:
    """One tab."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = itertools.count()
        self._call("session.new", capabilities={})
        self._tab = self._call("browsingContext.create", type="tab")["context"]  # the one that is there at first never gets the focus

    def _call(self, method: str, **parameters: Any) -> Any:
        id = next(self._ids)
        self._socket.send(json.dumps({"id": id, "method": method, "params": parameters}))
        while (answer := json.loads(self._socket.recv(2 * PATIENCE))).get("id") != id:
            pass
        assert answer["type"] == "success", f"{method}: {answer}"
        return answer["result"]

    def open(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def reload(self) -> None:
        self._call("browsingContext.reload", context=self._tab, wait="complete")

    def run(self, expression: str) -> Any:
        answer = self._call("script.evaluate", expression=as_json(expression), target={"context": self._tab}, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return from_json(answer["result"]["value"])

    def perform(self, *sources: dict[str, Any]) -> None:
        self._call("input.performActions", context=self._tab, actions=sources)

    def resize(self, width: int, height: int) -> None:
        self._call("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})
