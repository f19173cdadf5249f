"""Link previews: what messengers read in the head of a page, with addresses that lead back here, and nothing about a private game."""

import re
import struct
from dataclasses import replace
from html import unescape
from pathlib import Path

import httpx
import pytest

import sintra
from sintra.web.previews import HEIGHT, WIDTH, picture_of
from tests.server.people import Json, Person
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio


def told(page: str) -> dict[str, str]:
    head = page.partition("</head>")[0]
    return {name: unescape(value) for name, value in re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)" />', head)}


async def read(served: Served, path: str, **headers: str) -> dict[str, str]:
    """What a messenger, who has no cookie, reads at an address."""
    async with httpx.AsyncClient(base_url=served.url, headers=headers) as messenger:
        return told((await messenger.get(path)).text)


def link(table: Json, page: str = "table") -> str:
    return f"/{page}/{table['id']}?key={table['key']}"


async def test_the_first_page_tells_what_this_is_with_a_picture(served: Served) -> None:
    found = await read(served, "/")
    assert found["og:site_name"] == "Sintra" and found["og:url"] == f"{served.url}/" and found["og:description"]
    async with httpx.AsyncClient() as messenger:
        picture = await messenger.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png" and picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert size_of(picture.content) == (WIDTH, HEIGHT) == (int(found["og:image:width"]), int(found["og:image:height"]))


async def test_an_invitation_says_who_invites_to_what_in_the_readers_language(served: Served, ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open", "random")
    found = await read(served, link(table))
    assert found["og:title"] == "Ana invites you to Azul" and found["og:image"] == f"{served.url}/api/previews/azul"
    assert found["og:url"] == served.url + link(table)
    assert (await read(served, link(table), **{"Accept-Language": "hu"}))["og:title"] == "Ana meghív egy játékra: Azul"
    await bela.join(table)
    playing = await read(served, link(table))
    assert (playing["og:title"], playing["og:description"]) == ("Azul: Ana, Béla", "A game being played: open the link to watch.")
    await ana.act(table["id"], type="resign")
    await bela.act(table["id"], type="resign")
    assert (await read(served, link(table, "replay")))["og:description"] == "A finished game, to be replayed move by move."


async def test_without_the_key_a_private_game_tells_nothing(served: Served, ana: Person) -> None:
    table = await ana.create("me", "open")
    start = await read(served, "/")
    for path in (f"/table/{table['id']}", f"/table/{table['id']}?key=wrong", "/table/nothere", f"/replay/{table['id']}"):
        found = await read(served, path)
        assert found.pop("og:url") == served.url + path.partition("?")[0]
        assert found == {name: value for name, value in start.items() if name != "og:url"}
    listed = await ana.create("me", "open", listed=True)
    assert (await read(served, f"/table/{listed['id']}"))["og:title"] == "Ana invites you to Azul"


async def test_names_cannot_break_out_of_the_head(served: Served) -> None:
    mallory = await Person(served.url, '"><script>alert(1)</script>').introduce()
    table = await mallory.create("me", "open")
    page = (await mallory.http.get(link(table))).text
    assert "<script>alert" not in page and told(page)["og:title"].startswith('"><script>alert(1)</script>')
    await mallory.close()


async def test_an_address_that_asks_too_often_gets_the_page_without_a_word_about_the_game(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(replace(settings, limits=replace(settings.limits, requests=0.001, request_burst=6))) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "open", listed=True)
        titles = [(await read(served, f"/table/{table['id']}"))["og:title"] for _ in range(6)]
        start = (await read(served, "/"))["og:title"]
        assert titles[0] == "Ana invites you to Azul" and titles[-1] == start
        await ana.close()


async def test_behind_a_proxy_addresses_are_those_that_readers_use(tmp_path: Path) -> None:
    """The proxy passes the name on, and HTTPS ends at it: with `--https`, or if it is trusted, by its word."""
    called = {"Host": "games.example"}
    async with serving(settings_for(tmp_path, host_names=("games.example",), secure_cookies=True)) as served:
        found = await read(served, "/", **called)
        assert (found["og:url"], found["og:image"]) == ("https://games.example/", "https://games.example/api/previews")
    said = {**called, "X-Forwarded-Proto": "https"}
    async with serving(settings_for(tmp_path, host_names=("games.example",))) as served:
        assert (await read(served, "/", **said))["og:url"] == "http://games.example/", "anybody could say so"
    async with serving(settings_for(tmp_path, host_names=("games.example",)), proxy="127.0.0.1") as served:
        assert (await read(served, "/", **said))["og:url"] == "https://games.example/"


@pytest.mark.parametrize("game", ["", *sintra.GAMES])
async def test_every_game_has_its_picture(game: str, ana: Person) -> None:
    kept = picture_of(game).read_bytes()
    assert size_of(kept) == (WIDTH, HEIGHT) and len(kept) < 200_000
    assert (await ana.http.get(f"/api/previews/{game}".rstrip("/"))).content == kept


async def test_there_is_no_picture_of_another_game(ana: Person) -> None:
    answer = await ana.http.get("/api/previews/chess")
    assert answer.status_code == 400 and answer.json()["code"] == "unknown-game"


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height
