"""Lost lines, reloads, second tabs, a server that goes and comes back: nothing is lost."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.server.serving import ServerProcess
from tests.web.conftest import wait_until_up
from tests.web.person import Person

Make = Callable[..., Person]


def test_a_move_made_offline_is_sent_when_the_line_is_back(person: Make) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    before = ana.version
    ana.touch(ana.targets.first)
    expect(ana.page.locator(".target.onward").first).to_be_visible()
    ana.context.set_offline(True)
    expect(ana.page.locator('.status[data-kind="lost"]')).to_be_visible()
    ana.touch(ana.page.locator(".target.onward").first)
    ana.context.set_offline(False)
    ana.page.wait_for_function("before => Number(document.querySelector('.room').dataset.version) > before", arg=before)
    expect(ana.page.locator('.status[data-kind="lost"]')).to_have_count(0)
    assert ana.page.locator(".moves li[data-ply]").count() >= 1
    ana.content()


def test_the_page_says_what_it_waits_for_when_the_rules_are_compiled(person: Make) -> None:
    ana = person().start()
    held: list[Route] = []
    ana.page.route("**/api/games?*", lambda route: held.append(route) if route.request.method == "POST" else route.continue_())
    ana.page.locator("button.huge").click()
    expect(ana.page.locator(".play-summary")).to_contain_text("Getting the rules ready")
    held[0].continue_()
    ana.at_table()
    assert ana.wait_for_turn()


def test_a_reload_finds_the_same_table(person: Make) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    before = ana.pieces()
    ana.page.reload()
    ana.at_table()
    assert ana.wait_for_turn()
    assert ana.pieces() == before
    ana.content()


def test_a_second_tab_follows_and_can_play_on(person: Make) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    second = ana.open_tab()
    second.goto(ana.page.url)
    expect(second.locator(".target.source").first).to_be_visible()
    ana.decide()
    version = ana.version
    second.wait_for_function("version => Number(document.querySelector('.room').dataset.version) >= version", arg=version)
    first, ana.page = ana.page, second
    assert ana.wait_for_turn()
    ana.decide()
    first.wait_for_function("version => Number(document.querySelector('.room').dataset.version) >= version", arg=ana.version)
    ana.content()


@pytest.fixture
def mortal(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


def test_a_restarted_server_is_found_again(person: Make, mortal: str, tmp_path: Path) -> None:
    server = ServerProcess(mortal, tmp_path)
    wait_until_up(server)
    try:
        ana = person(url=server.url).start().play_now()
        assert ana.wait_for_turn()
        ana.decide()
        assert ana.wait_for_turn()
        before = ana.pieces()
        server.kill()
        expect(ana.page.locator('.status[data-kind="lost"]')).to_be_visible()
        server = ServerProcess(mortal, tmp_path, server.port)
        wait_until_up(server)
        expect(ana.page.locator('.status[data-kind="lost"]')).to_have_count(0)
        assert ana.pieces() == before
        ana.decide()
        ana.content()
    finally:
        server.stop()
