"""The board editor: positions set up by hand, with what is left counted, in the browser alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sintra
from tests.web.person import Person
from tests.web.static_host import StaticHost
from tests.web.test_analysis import at_board, saved, step, violations
from tests.web.test_static_host import is_kept

Visit = Callable[..., Person]


def set_up(ana: Person) -> None:
    ana.page.get_by_role("button", name="Set up a position").click()
    expect(ana.page.locator(".editor")).to_be_visible()


def left(ana: Person, number: int) -> int:
    """How many tiles of a colour are left to be laid."""
    return int(ana.page.locator(".palette-left").nth(number).inner_text())


def test_a_position_is_set_up_by_touch_on_a_phone(visit: Visit) -> None:
    ana = visit(width=390, height=780, has_touch=True, reduced_motion="reduce")
    page = at_board(ana)
    page.get_by_role("button", name="Another position").click()
    page.get_by_label("Or paste its text").fill(sintra.new("azul", seed=3).text)
    step(page, lambda: page.get_by_role("button", name="Open the text").click())
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Set up a position").click()
    page.locator(".palette-item").nth(1).click()  # yellow tiles
    before = left(ana, 1)
    ana.touch(page.locator('.target[data-place="wall-1-1-2"]'))
    expect(page.locator(".palette-left").nth(1)).to_have_text(str(before - 1))
    expect(page.locator(".editor-told")).to_contain_text("This cannot be yet.")  # nobody has a tile on the wall in the first round
    expect(page.get_by_role("button", name="Analyse this")).to_be_disabled()
    ana.touch(page.locator('.target[data-place="wall-1-1-2"]'))
    ana.touch(page.locator('.target[data-place="factory-1-2"]'))  # where there was a red one
    assert violations(page) == []
    assert ana.evaluate("() => document.documentElement.scrollWidth") <= 390
    step(page, lambda: page.get_by_role("button", name="Analyse this").click())
    assert "factories=YYKW," in saved(page).root.position.text
    ana.content()


def test_a_position_is_set_up_by_keys_and_what_cannot_be_is_said(visit: Visit, host: StaticHost) -> None:
    ana = visit()
    page = at_board(ana)
    page.get_by_role("button", name="Another position").click()
    page.get_by_label("Or paste its text").fill(sintra.new("azul", seed=3).text)
    step(page, lambda: page.get_by_role("button", name="Open the text").click())
    expect(page.locator(".best-list button").first).to_be_visible()  # its weights are here
    is_kept(page)
    host.end()
    set_up(ana)
    whole = [left(ana, colour) for colour in range(5)]
    page.get_by_role("button", name="Clear the table").click()
    expect(page.locator(".editor-told")).to_contain_text("This cannot be yet.")
    expect(page.get_by_role("button", name="Analyse this")).to_be_disabled()
    assert [left(ana, colour) for colour in range(5)] == 5 * [20] != whole

    page.keyboard.press("1")  # blue tiles
    page.keyboard.press("t")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-place", re.compile("^factory-"))
    page.keyboard.press("Enter")
    expect(page.locator(".palette-left").first).to_have_text("19")
    page.keyboard.press("Enter")  # it is taken away again
    expect(page.locator(".palette-left").first).to_have_text("20")
    page.locator('.target[data-place="centre-1"]').focus()
    page.keyboard.press("Enter")
    page.get_by_label("Points: Player 2").fill("7")
    page.get_by_label("Points: Player 2").blur()
    expect(page.locator(".editor-told")).to_contain_text(
        "This cannot be yet."
    )  # nobody can have points with an empty wall, or take from the centre first
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".editor")).to_have_count(0)
    expect(page.locator(".best-list button").first).to_be_visible()
    ana.content()


@pytest.mark.parametrize(("game", "language", "done"), [("pavilion", "hu", "Elemzés innen"), ("duel", "it", "Analizza")])
def test_other_games_are_set_up_in_other_languages(visit: Visit, game: str, language: str, done: str) -> None:
    ana = visit(language=language)
    laid = sintra.new(game, seed=3, first=1)
    page = at_board(ana)
    page.locator(".tools button").nth(0).click()
    page.locator("#analysis-text").fill(laid.text)
    step(page, page.locator(".import button").last.click)
    page.locator(".far-tool").first.click()
    item = page.locator(".palette-item").first
    item.click()
    target = page.locator(".target").first
    place = target.get_attribute("data-place")
    ana.touch(target)  # a tile is replaced, or taken away
    expect(page.locator(f'.target[data-place="{place}"]')).to_be_attached()
    expect(page.locator(".editor-told")).not_to_be_empty()
    ana.touch(page.locator(".target").first)
    assert violations(page) == []
    expect(page.get_by_role("button", name=done)).to_be_visible()
    ana.content()
