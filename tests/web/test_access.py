"""Accessibility: no violation that axe can find, on any page, in light and dark."""

from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import sintra
from tests.web.laid import lay
from tests.web.person import Person

Make = Callable[..., Person]
Scheme = Literal["light", "dark"]


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['help']} — {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_violation(person: Make, scheme: Scheme) -> None:
    ana = person(color_scheme=scheme).start()
    assert violations(ana.page) == []
    for way in ("With friends", "Around this screen", "Watch or replay", "Settings"):
        ana.page.get_by_role("button", name=way).click()
        expect(ana.page.locator("dialog[open]")).to_be_visible()
        assert violations(ana.page) == [], way
        ana.page.keyboard.press("Escape")
    ana.play_now()
    assert ana.wait_for_turn()
    assert violations(ana.page) == []
    ana.touch(ana.targets.first)
    expect(ana.page.locator(".target.onward").first).to_be_visible()
    assert violations(ana.page) == []
    ana.page.get_by_role("button", name="Rules").click()
    expect(ana.page.locator(".drawer .rules")).to_be_visible()
    assert violations(ana.page) == []
    ana.page.keyboard.press("Escape")
    table = ana.page.url
    ana.page.goto(table.replace("/table/", "/replay/"))
    expect(ana.page.locator(".piece").first).to_be_visible()
    assert violations(ana.page) == []


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1440, "light")])
def test_no_choice_before_a_game_has_a_violation(person: Make, width: int, scheme: Scheme) -> None:
    ana = person(width, 800, color_scheme=scheme).start()
    ana.page.locator("summary").click()
    for game, option, own in (("duel", "Goals", "Tablet by tablet"), ("pavilion", "Wild colours", "Your own")):
        ana.choose_game(game)
        ana.page.get_by_role("group", name=option, exact=True).get_by_label(own).check(force=True)
        assert violations(ana.page) == [], game
    ana.page.goto("/table/nothing")
    expect(ana.page.locator(".nowhere")).to_be_visible()
    assert violations(ana.page) == []


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1440, "light")])
@pytest.mark.parametrize("game", sintra.GAMES)
def test_no_table_has_a_violation(person: Make, game: str, width: int, scheme: Scheme) -> None:
    ana = lay(person(width, 800, color_scheme=scheme), sintra.new(game, seed=2), "Ana", "Béla")
    assert violations(ana.page) == []
    for key, dialog in (("s", ".account"), ("p", ".position"), ("l", ".answers"), ("?", ".keys")):
        ana.page.keyboard.press(key)
        expect(ana.page.locator(f"dialog {dialog}")).to_be_visible()
        assert violations(ana.page) == [], dialog
        ana.page.keyboard.press("Escape")
    if width < 600:
        ana.page.locator(".asides-button").click()
        expect(ana.page.locator("dialog .drawn-aside").first).to_be_visible()
        assert violations(ana.page) == []


def test_motion_and_colours_follow_the_settings(person: Make) -> None:
    ana = person().start()
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("group", name="Colours").get_by_label("Dark").check(force=True)
    dark = ana.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    ana.page.get_by_role("group", name="Colours").get_by_label("Light").check(force=True)
    assert ana.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != dark
    ana.page.reload()
    expect(ana.page.locator('html[data-theme="light"]')).to_have_count(1)
