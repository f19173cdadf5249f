"""Whatever a request is made of, its answer is what was asked for or a refusal in words: never a fault of the server, and nothing in its log."""

import asyncio
import gc
import logging
import random
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest

from tests.server.lines import Line
from tests.server.people import Person
from tests.server.serving import Served
from tests.server.test_refusals import a_record

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No request of these tests leaves an error in the log."""
    with caplog.at_level(logging.ERROR):
        yield
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def refused(answer: httpx.Response, *statuses: int) -> str:
    """Its code; it is one of the statuses, in words, and short."""
    assert answer.status_code in statuses, answer.text[:300]
    said = answer.json()
    assert said["words"] and len(answer.content) < 2_000
    return str(said["code"])


@pytest.mark.parametrize(
    "path", ["/x%00.js", "/" + "x" * 3_000 + ".js", "/" + "x/" * 3_000 + ".js", "/%ff%fe.js", "/%ed%a0%80.js", "/%2e", "/%2e%2e", "/a%2f..%2f.js"]
)
async def test_a_file_that_cannot_be_is_not_found(ana: Person, path: str) -> None:
    assert refused(await ana.http.get(path), 404) == "not-found"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "x" * 5_000, "//", "http://]", "é"])
async def test_an_origin_that_cannot_be_read_is_another_one(ana: Person, origin: str) -> None:
    assert refused(await ana.http.put("/api/me", json={"name": "Eva"}, headers=[(b"origin", origin.encode())]), 403) == "origin"


async def test_no_origin_is_that_of_no_host(served: Served) -> None:
    line = await Line.to(served.url)
    await line.send(b"PUT /api/me HTTP/1.1\r\nHost:\r\nOrigin: null\r\nContent-Length: 0\r\n\r\n")
    assert await line.status() in (403, 421)


async def test_somebody_who_does_not_wait_for_a_game_that_there_is_not(served: Served) -> None:
    """It is looked for all the same, and nobody hears of it."""
    finding = asyncio.create_task(served.server.games.find("nothing"))
    await asyncio.sleep(0)
    loading = next(iter(served.server.games._loading.values()))
    finding.cancel()
    await asyncio.wait((loading,))
    del loading
    gc.collect()  # when asyncio would complain


@pytest.mark.parametrize("game", ["x" * 33, "x" * 32, "", "\x00", "azul\n", "../azul"])
async def test_a_game_that_there_is_not(ana: Person, game: str) -> None:
    assert refused(await ana.http.post("/api/games", json={"game": game, "seats": SEATS}), 400) in ("bad-request", "unknown-game")


@pytest.mark.parametrize(
    "body", [b"[" * 30_000, b'{"name":' * 3_000, b"\xff\xfe", b"", b"null", b'{"name": "\\ud800"}', b'{"name": 1e999}', b"9" * 30_000]
)
async def test_a_body_that_is_not_what_is_asked_for(ana: Person, body: bytes) -> None:
    for path in ("/api/me", "/api/games", "/api/records"):
        method = "PUT" if path == "/api/me" else "POST"
        assert refused(await ana.http.request(method, path, content=body, headers={"Content-Type": "application/json"}), 400) == "bad-request"


async def test_a_body_in_chunks_that_is_too_large(ana: Person) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b"x" * 4_096

    for path in ("/api/me", "/api/games"):
        method = "PUT" if path == "/api/me" else "POST"
        assert refused(await ana.http.request(method, path, content=chunks(), headers={"Content-Type": "application/json"}), 413) == "too-large"


LONG_RECORDS = {
    "players": ("players=2", "players=" + "9" * 200_000),
    "players in other digits": ("players=2", "players=" + "٩" * 60_000),
    "an option": ("players=2", "x" * 200_000),
    "an option's value": ("wall=coloured", "wall=" + "x" * 200_000),
    "a move": ("\n1: ", "\n1: " + "x" * 225_000 + ", "),
    "a move of numbers": ("\n1: ", "\n1: " + "1 " * 112_000 + ", "),
    "a move of signs": ("\n1: ", "\n1: " + "{ $" * 70_000 + ", "),
    "a seat": ("\n1: ", "\n" + "1" * 200_000 + ": "),
    "a draw": ("~ ", "~ " + "x" * 200_000 + " "),
    "a line": ("\n1: ", "\n" + "x" * 200_000 + "\n1: "),
    "a header": ("Player 1:", "P" * 200_000 + ":"),
    "a game": ("Game: azul", "Game: " + "x" * 200_000),
    "a start": ("Options:", "Start: " + "x=" * 100_000 + "\nOptions:"),
    "a result": ("unfinished", "x" * 200_000),
}


@pytest.mark.parametrize("part", LONG_RECORDS)
async def test_a_record_with_something_long_in_it(ana: Person, part: str) -> None:
    old, new = LONG_RECORDS[part]
    assert old in a_record()
    answer = await ana.http.post("/api/records", json={"record": a_record().replace(old, new, 1)})
    if answer.status_code != 201:
        assert refused(answer, 400) in ("bad-record", "bad-request")


RAW = [
    b"GET http://x HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n",
    b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + b"9" * 5_000 + b"\r\n\r\n",
    b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: \x00\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: \xff\r\nConnection: close\r\n\r\n",
    b'GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: sintra="\\777\xff\r\nConnection: close\r\n\r\n',
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\r\n\r\nnonsense\r\n\r\n",
    b"GET /api/games/x/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"POST /api/games/x/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 3\r\n\r\nabc",
]


@pytest.mark.parametrize("request_", RAW, ids=lambda request: request[:30])
async def test_a_request_that_is_hardly_one(served: Served, request_: bytes) -> None:
    line = await Line.to(served.url)
    await line.send(request_)
    assert int((await line.last_words()).split()[1]) < 500


# ── Requests by chance ───────────────────────────────────────────────────────────────────────────────────────────────────

PATHS = ["/", "/api/me", "/api/games", "/api/games/ID", "/api/games/ID/updates", "/api/games/ID/replay", "/api/games/ID/record", "/api/games/ID/join"]
PATHS += [
    "/api/games/ID/actions",
    "/api/games/ID/picture",
    "/api/games/ID/words",
    "/api/records",
    "/api/pictures/azul",
    "/data/en/azul/rules.json",
    "/api/about",
]
PARAMETERS = ["since", "key", "language", "players", "theme", "first", "count", "show", "wall", ""]
ODD = [
    "",
    "0",
    "-1",
    "9" * 50,
    "9" * 5_000,
    "1e9",
    "null",
    "en",
    "\x00",
    "é",
    "\u202e",
    "'",
    '"',
    "%",
    "[",
    "[]",
    "{}",
    "../..",
    "x" * 4_000,
    "NaN",
    "٣",
    "azul",
    "true",
]
HEADERS = [
    "Accept-Language",
    "Accept-Encoding",
    "Accept",
    "Content-Type",
    "Content-Encoding",
    "If-None-Match",
    "Cookie",
    "Origin",
    "Range",
    "X-Forwarded-For",
]
FIELDS = ["game", "seats", "options", "clock", "name", "key", "seat", "record", "type", "id", "version", "decision", "move", "start", "listed"]


def odd_value(dice: random.Random, depth: int = 0) -> Any:
    kind = dice.randrange(6 if depth < 3 else 4)
    if kind == 4:
        return [odd_value(dice, depth + 1) for _ in range(dice.randrange(4))]
    if kind == 5:
        return {dice.choice(FIELDS): odd_value(dice, depth + 1) for _ in range(dice.randrange(4))}
    return dice.choice([None, True, dice.randrange(-(2**70), 2**70), dice.random(), dice.choice(ODD), dice.choice(FIELDS), SEATS])


@pytest.mark.parametrize("seed", range(4))
async def test_requests_by_chance_are_answered_or_refused(ana: Person, seed: int) -> None:
    dice = random.Random(seed)
    table = await ana.create("me", "me", listed=True)
    for _ in range(150):
        path = dice.choice(PATHS).replace("ID", dice.choice([table["id"], table["id"], "x" * dice.randrange(1, 40)]))
        if dice.random() < 0.1:
            path += dice.choice(["/", "%00", ".js", "//", "%2e%2e", ";x", "%ff"])
        request: dict[str, Any] = {"params": [(dice.choice(PARAMETERS), dice.choice(ODD)) for _ in range(dice.randrange(3))]}
        request["headers"] = [
            (name.encode(), dice.choice(ODD).replace("\x00", "").strip().encode()) for name in dice.sample(HEADERS, dice.randrange(3))
        ]
        method = dice.choice(["GET", "GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH"])
        if method in ("POST", "PUT"):
            request["json"] = {dice.choice(FIELDS): odd_value(dice) for _ in range(dice.randrange(6))}
        answer = await ana.http.request(method, path, **request)
        assert answer.status_code < 500, (method, path, request, answer.text)
