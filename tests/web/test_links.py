"""Links that lead nowhere: the page says what is wrong, in the reader's language, and where to go instead."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sintra.web.messages import messages
from sintra.words import LANGUAGES
from tests.server.serving import ServerProcess
from tests.web.conftest import wait_until_up
from tests.web.person import Person

Make = Callable[..., Person]
STRANGER = "abcdefgh23"  # an id that no game has


def shown(ana: Person, address: str) -> str:
    """The code of what the page says about an address. It says it in words, and leads on to the first page."""
    ana.page.goto(address)
    said = ana.page.locator(".nowhere")
    expect(said).to_be_visible()
    code = said.get_attribute("data-code") or ""
    language = ana.page.evaluate("document.documentElement.lang")
    expect(said.locator("h1")).to_have_text(str(messages(language)[f"gone-{code}"]))
    expect(said.locator("p").first).to_have_text(str(messages(language)[f"gone-{code}-about"]))
    assert str(messages(language)[f"gone-{code}"]) in ana.page.title()
    expect(said.get_by_role("link").last).to_have_attribute("href", "/")
    return code


@pytest.fixture
def private(person: Make) -> str:
    """The id of a game that only those with its key may see."""
    request = person().context.request
    request.get("/api/me")
    return str(request.post("/api/games", data={"game": "azul", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()["id"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["table", "replay"])
def test_wrong_and_private_links_are_told_apart(person: Make, private: str, kind: str, language: str) -> None:
    bela = person(language=language)
    assert shown(bela, f"/{kind}/{STRANGER}") == "no-such-game"
    assert shown(bela, f"/{kind}/{private}") == "key-needed"
    assert shown(bela, f"/{kind}/{private}?key=not-the-one") == "wrong-key"
    bela.page.get_by_role("link").last.click()
    expect(bela.page.locator(".huge")).to_be_enabled()


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("/table/", "no-such-game"),
        ("/table/a b", "no-such-game"),
        ("/replay/abc.", "no-such-game"),
        (f"/table/{'x' * 200}", "no-such-game"),
        ("/table/%E0%A4%A", "no-such-game"),
        (f"/replay/{STRANGER}?ply=-7", "no-such-game"),
        ("/rules/chess", "unknown-game"),
        ("/nothing/at/all", "nowhere"),
        ("/nothing.html", "nowhere"),
    ],
)
def test_a_malformed_address_is_explained(person: Make, address: str, code: str) -> None:
    assert shown(person(), address) == code


def test_a_key_with_something_behind_it_does_not_fit(person: Make, private: str) -> None:
    assert shown(person(), f"/table/{private}?key={'k' * 90}") == "wrong-key"


def test_a_slash_at_the_end_and_a_moment_out_of_range_do_no_harm(person: Make) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    id = ana.page.url.split("/table/")[1].split("?")[0]
    ana.page.goto(f"/table/{id}/")
    assert ana.at_table().wait_for_turn()
    for ply in ("-5", "100000", "soon"):
        ana.page.goto(f"/replay/{id}?ply={ply}")
        expect(ana.page.locator(".replay-page .piece").first).to_be_visible()
    ana.content()


def test_a_table_that_was_forgotten_says_so(person: Make, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    server = ServerProcess(f"sqlite:///{file}", tmp_path)
    try:
        wait_until_up(server)
        ana = person(url=server.url)
        ana.context.request.get("/api/me")
        table = ana.context.request.post("/api/games", data={"game": "azul", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
        server.stop()
        with sqlite3.connect(file) as database:
            database.execute("update games set updated = 0")  # long ago
        server = ServerProcess(f"sqlite:///{file}", tmp_path, server.port)
        wait_until_up(server)
        until = time.monotonic() + 60
        while sqlite3.connect(file).execute("select count(*) from games").fetchone()[0]:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert shown(ana, f"/table/{table['id']}?key={table['key']}") == "no-such-game"
    finally:
        server.stop()


def test_what_may_pass_can_be_tried_again(person: Make) -> None:
    ana = person()
    ana.page.route("**/rules.json", lambda route: route.abort())
    ana.page.goto("/rules/azul")
    expect(ana.page.locator(".nowhere p").first).to_have_text(str(messages("en")["gone-for-now-about"]))
    ana.page.unroute("**/rules.json")
    ana.page.get_by_role("button", name="Try again").click()
    expect(ana.page.locator("article.rules")).to_be_visible()
