"""A server answers to its own names only: a page of somebody else whose name was led to this machine (DNS rebinding) gets nothing."""

from pathlib import Path

import httpx
import pytest
import websockets

from sintra.server.http.hosts import answers_to
from sintra.words import LANGUAGES
from tests.server.lines import Line
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio

HERE = ["localhost", "LOCALHOST:8321", "127.0.0.1:1", "127.9.9.9", "[::1]", "[::1]:8321", "sintra.localhost", "localhost.:80"]
ELSEWHERE = ["evil.example", "evil.example:8321", "localhost.evil.example", "127.0.0.1.evil.example", "", "[", "[::2]", "192.0.2.1", "1", "a b", "é"]


def test_on_this_machine_its_own_names_are_right() -> None:
    assert all(answers_to(host, "127.0.0.1", ()) for host in HERE)
    assert not any(answers_to(host, bound, ()) for host in ELSEWHERE for bound in ("127.0.0.1", "localhost", "::1"))


def test_a_name_that_it_was_told_is_right() -> None:
    for bound in ("127.0.0.1", "0.0.0.0"):
        assert answers_to("Games.example:443", bound, ("games.example",))
        assert answers_to("localhost", bound, ("games.example",))
        assert not answers_to("evil.example", bound, ("games.example",))


def test_on_the_network_every_name_is_right_until_it_is_told_some() -> None:
    assert all(answers_to(host, "0.0.0.0", ()) for host in ("kitchen.local", "192.0.2.1:8321", "evil.example"))
    assert answers_to("192.0.2.1:8321", "0.0.0.0", ("games.example",)), "an address is nobody else's name"
    assert not answers_to("kitchen.local", "0.0.0.0", ("games.example",))


@pytest.mark.parametrize("path", ["/api/me", "/", "/api/games?show=open"])
async def test_a_rebound_name_gets_nothing(served: Served, path: str) -> None:
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    said = set()
    async with httpx.AsyncClient(base_url=served.url, headers=rebound) as client:
        for language in LANGUAGES:
            refused = await client.get(path, headers={"Accept-Language": language})
            assert (refused.status_code, refused.json()["code"]) == (421, "wrong-host")
            assert "evil.example" in refused.json()["words"]
            said.add(refused.json()["words"])
        assert (await client.put("/api/me", json={"name": "Eve"})).status_code == 421
    assert len(said) == len(LANGUAGES)
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(f"{served.live_url}/api/games/x/live", additional_headers={"Host": "evil.example"})


async def test_two_names_at_once_are_wrong(served: Served) -> None:
    line = await Line.to(served.url)
    await line.send(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
    assert await line.status() == 421


async def test_a_server_behind_a_proxy_answers_to_the_name_that_it_was_told(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, host_names=("games.example",))) as served, httpx.AsyncClient(base_url=served.url) as client:
        for host, status in (("games.example", 200), ("evil.example", 421)):
            answer = await client.put("/api/me", json={"name": "Ana"}, headers={"Host": host, "Origin": f"https://{host}"})
            assert answer.status_code == status
