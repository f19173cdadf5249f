"""Hostile input is boring: refused with a code, no traceback, nothing changed, memory flat; limits hold in bounded memory."""

import asyncio
import logging
import random
import resource
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi import checks as openapi_checks

from sintra.server.errors import Refused
from sintra.server.http.limits import Rate, Slots
from sintra.server.http.live import read_frame
from sintra.server.settings import Limits
from tests.server.people import Person
from tests.server.serving import GENEROUS, Served, ServerProcess, serving, settings_for

pytestmark = pytest.mark.anyio

NASTY: list[str | bytes] = [
    b"\x00\xff\xfe",
    "",
    "null",
    "[]",
    "{",
    "{}",
    '{"type": "play"}',
    '{"type": "nothing"}',
    '{"type": ["play"]}',
    '{"type": "play", "id": "a", "version": NaN, "decision": 1}',
    '{"type": "play", "id": "a", "version": 1e999, "decision": 1}',
    '{"type": "play", "id": "a", "version": -1, "decision": 1}',
    '{"type": "play", "id": "a", "version": 99999999999999999999, "decision": 1}',
    '{"type": "play", "id": "a", "version": 1, "decision": "1"}',
    '{"type": "play", "id": "a", "version": true, "decision": 1}',
    '{"type": "play", "id": "", "version": 1, "decision": 1}',
    '{"type": "play", "id": "' + "a" * 100 + '", "version": 1, "decision": 1}',
    '{"type": "play", "id": "\\ud800", "version": 1, "decision": 1}',
    '{"type": "play", "id": "a", "version": 1, "move": "' + "\\ud83d" * 10 + '"}',
    '{"type": "play", "id": "a", "version": 1, "decision": 1, "secret": true}',
    '{"type": "speak", "language": "xx"}',
    '{"type": "sync", "since": null}',
    "[" * 15_000,
    '{"a":' * 2_500 + "1" + "}" * 2_500,
    '{"type": "play", "id": "a", "version": 1, "move": "' + "x" * 10_000 + '"}',
]


LONG = [frame for frame in NASTY if len(frame) > 5_000]


async def test_a_nasty_frame_is_refused_and_the_socket_goes_on(ana: Person, caplog: pytest.LogCaptureFixture) -> None:
    table = await ana.create("me", "me")
    with caplog.at_level(logging.WARNING, "sintra"):
        async with ana.at(table["id"]) as place:
            for frame in NASTY:
                await place.send(type="ping")
                await place.socket.send(frame)
                while (answer := await place.hear())["type"] != "error":
                    pass
                assert answer["code"] == "bad-request" and answer["version"] == table["version"], frame
            assert (await place.play())["type"] == "ack"
    assert not caplog.records


SIMPLE = st.none() | st.booleans() | st.floats() | st.text()


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=200) | st.recursive(SIMPLE, lambda deep: st.lists(deep) | st.dictionaries(st.text(), deep)).map(repr))
def test_whatever_a_frame_says_it_is_a_message_or_refused(text: str) -> None:
    try:
        read_frame(text)
    except Refused as refused:
        assert refused.code == "bad-request"


async def test_a_megabyte_ends_the_socket_and_nothing_else(ana: Person) -> None:
    table = await ana.create("me", "me")
    async with ana.at(table["id"]) as other:
        async with ana.at(table["id"]) as place:
            await place.socket.send("x" * 1_000_000)
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await place.hear()
        assert (await other.play())["type"] == "ack"


async def test_too_large_requests_are_refused(ana: Person) -> None:
    for path, size in (("/api/games", 50_000), ("/api/records", 300_000)):
        refused = await ana.http.post(path, content=b"x" * size, headers={"Content-Type": "application/json"})
        assert (refused.status_code, refused.json()["code"]) == (413, "too-large")

    async def endless() -> Any:
        for _ in range(100):
            yield b'{"game": "' + b"x" * 10_000

    async with httpx.AsyncClient(base_url=ana.url) as client:
        try:
            refused = await client.post("/api/games", content=endless(), headers={"Content-Type": "application/json"})
            assert refused.status_code >= 400
        except httpx.TransportError:
            pass
    assert (await ana.http.get("/api/me")).status_code == 200


async def test_memory_stays_flat_under_nonsense(tmp_path: Path) -> None:
    """Of tens of megabytes of nonsense next to nothing is left in the server."""
    server = await ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path).up()
    person = await Person(server.url, "Ana").introduce()
    dice = random.Random(3)

    def resident() -> int:
        pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()

    async def nonsense(rounds: int) -> int:
        sent = 0
        for _ in range(rounds):
            frames = [dice.choice(NASTY) for _ in range(5)] + [dice.choice(LONG) for _ in range(10)]
            bodies = {"/api/games": dice.randbytes(30_000), "/api/records": dice.randbytes(250_000)}
            async with person.at(table["id"]) as place:
                for frame in frames:
                    await place.socket.send(frame)
                while sum(message["type"] == "error" for message in place.heard) < len(frames):
                    await place.hear()
            for path, body in bodies.items():
                assert (await person.http.post(path, content=body)).status_code == 400
            sent += sum(map(len, [*frames, *bodies.values()]))
        return sent

    try:
        table = await person.create("me", "me")
        await nonsense(20)
        before = resident()
        sent = await nonsense(80)
        assert sent > 2**25
        assert resident() - before < sent / 4
        assert "Traceback" not in server.log.read_text()
    finally:
        server.stop()
        await person.close()


async def test_schemathesis_finds_nothing(served: Served, ana: Person, caplog: pytest.LogCaptureFixture) -> None:
    """Requests made from the description, valid and not: every answer is as described, none is a fault of the server."""
    description = (await ana.http.get("/api/openapi.json")).json()
    table = await ana.create("me", "open", listed=True)
    schema = schemathesis.openapi.from_dict(description)
    schema.config.base_url = served.url
    checks = [
        schemathesis.checks.not_a_server_error,
        openapi_checks.status_code_conformance,
        openapi_checks.content_type_conformance,
        openapi_checks.response_schema_conformance,
    ]

    def run() -> int:
        tried = 0
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]

            @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(), real=st.booleans())
            def conforms(case: Any, real: bool) -> None:
                nonlocal tried
                tried += 1
                if real and "id" in case.path_parameters:
                    case.path_parameters["id"] = table["id"]
                case.call_and_validate(checks=checks, headers={"Cookie": ana.cookie})

            conforms()
        return tried

    with caplog.at_level(logging.ERROR, "sintra"):
        assert await asyncio.to_thread(run) > 100
    assert not caplog.records


# ── Limits ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_rate_refills_and_forgets_whom_it_has_not_seen_for_longest() -> None:
    time = [0.0]
    rate = Rate(1.0, 3, remembered=2, now=lambda: time[0])
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]
    time[0] = 2.0
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]
    for key in ("b", "c", "d"):
        rate.allows(key)
    assert len(rate) == 2


def test_slots_are_counted_for_each_and_for_all() -> None:
    slots = Slots(each=2, all=3)
    assert [slots.take(key) for key in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    slots.give_back("a")
    assert slots.take("c") and slots.total == 3


async def limited(tmp_path: Path, **changes: Any) -> Any:
    return serving(settings_for(tmp_path, limits=replace(GENEROUS, **changes)))


async def test_requests_sockets_and_games_of_an_address_are_limited(tmp_path: Path) -> None:
    async with await limited(tmp_path, game_burst=2, games=0.0, sockets=2) as served:
        ana = await Person(served.url).introduce()
        tables = [await ana.create("me", "me") for _ in range(2)]
        refused = await ana.http.post("/api/games", json={"game": "azul", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-games")
        async with ana.at(tables[0]["id"]), ana.at(tables[1]["id"]):
            with pytest.raises(websockets.InvalidStatus):
                async with ana.at(tables[0]["id"]):
                    pass
        assert served.server.sockets.total <= 2
        await ana.close()


async def test_requests_of_an_address_are_limited(tmp_path: Path) -> None:
    async with await limited(tmp_path, request_burst=5, requests=0.0) as served, httpx.AsyncClient(base_url=served.url) as client:
        answers = [(await client.get("/api/me")).status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
        assert (await client.get("/")).status_code in (200, 404), "the page itself can still be loaded"


async def test_who_sends_too_fast_is_told_and_then_disconnected(tmp_path: Path) -> None:
    async with await limited(tmp_path, frame_burst=5, frames=0.0) as served:
        ana = await Person(served.url).introduce()
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place:
            for _ in range(60):
                await place.send(type="ping")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                while True:
                    await place.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
            assert [message.get("code") for message in place.heard].count("too-fast") >= 5
        await ana.close()


async def test_a_decision_that_came_too_fast_is_refused_by_its_id_so_that_it_can_be_sent_again(tmp_path: Path) -> None:
    async with await limited(tmp_path, frame_burst=2, frames=0.0) as served:
        ana = await Person(served.url).introduce()
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place:
            for _ in range(2):
                await place.send(type="ping")
            await place.send(type="play", id="mine", version=1, decision=0)
            while not any(message.get("code") == "too-fast" for message in place.heard):
                await place.hear()
            assert [message["id"] for message in place.heard if message.get("code") == "too-fast"] == ["mine"]
        await ana.close()


def test_the_defaults_are_limits() -> None:
    assert all(value > 0 for value in vars(Limits()).values())


# ── Pages, cookies, origins ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_other_pages_are_refused(served: Served, ana: Person) -> None:
    create = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "me"}]}
    refused = await ana.http.post("/api/games", json=create, headers={"Origin": "https://evil.example"})
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    assert (await ana.http.post("/api/games", json=create, headers={"Origin": served.url})).status_code == 201
    table = await ana.create("me", "me")
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(f"{served.live_url}/api/games/{table['id']}/live", origin="https://evil.example")  # type: ignore[arg-type]


async def test_cookies_are_signed_and_out_of_reach_of_scripts(served: Served, ana: Person) -> None:
    async with httpx.AsyncClient(base_url=served.url) as client:
        header = (await client.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in header and "SameSite=Lax" in header
    table = await ana.create("me", "me")
    body, _, signature = ana.http.cookies["sintra"].partition(".")
    for forged in (f"{body}x.{signature}", f"{body}.{signature[:-2]}AA", f"{body}.", "", "x.y.z", "é.é"):
        async with httpx.AsyncClient(base_url=served.url) as client:
            answer = await client.get(f"/api/games/{table['id']}", headers=[(b"cookie", f"sintra={forged}".encode())])
        assert answer.status_code == 403


async def test_every_answer_carries_a_strict_policy(ana: Person) -> None:
    for path in ("/api/me", "/api/nothing", "/", "/nothing.js"):
        headers = (await ana.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self' 'wasm-unsafe-eval';" in policy and headers["x-content-type-options"] == "nosniff"
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", ""), "WebAssembly, and nothing else"


async def test_files_outside_the_page_are_out_of_reach(ana: Person) -> None:
    for path in ("/../settings.py", "/..%2f..%2fserver/settings.py", "/%2e%2e/%2e%2e/server/settings.py", "/....//settings.py", "//etc/pam.conf"):
        assert (await ana.http.get(path)).status_code in (400, 404), path
