"""The analysis board: lines, comments and the engine, in the browser alone."""

import re
from collections.abc import Callable
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import sintra
from sintra.record import Study
from tests.web.person import Person
from tests.web.static_host import StaticHost
from tests.web.test_static_host import is_kept

Visit = Callable[..., Person]


def violations(page: Page) -> list[str]:
    return [f"{found['id']}: {found['nodes'][0]['html'][:120]}" for found in Axe().run(page).response["violations"]]


def at_board(ana: Person, path: str = "analysis/") -> Page:
    ana.page.goto(path)
    expect(ana.page.locator(".analysis-page .piece").first).to_be_visible()
    return ana.page


def saved(page: Page) -> Study:
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    return Study.load(Path(saving.value.path()))


def step(page: Page, act: Callable[[], object]) -> None:
    """Does something that shows another moment; returns when it is shown and in the address."""
    before = page.url
    act()
    page.wait_for_function("(before) => location.href !== before", arg=before)


def test_lines_are_explored_with_the_engine_kept_shared_and_saved(visit: Visit, host: StaticHost) -> None:
    ana = visit(color_scheme="dark")
    page = at_board(ana)
    best = page.locator(".best-list button")
    expect(best).to_have_count(5)
    expect(page.locator(".best-depth")).to_have_text(re.compile("simulation|exact"))
    expect(best.first).to_have_attribute("aria-label", re.compile(r"wins with a chance of \d+%, expected points"))
    best.nth(1).focus()
    expect(page.locator(".ghosts > *").first).to_be_attached()
    step(page, lambda: best.nth(1).click())
    expect(page.locator(".lines-list > li button")).to_have_count(3)  # the beginning, the draws, the move
    expect(page.locator(".ghosts > *")).to_have_count(0)

    step(page, lambda: page.keyboard.press("ArrowLeft"))
    first = ana.targets.first
    ana.touch(first)
    step(page, lambda: ana.touch(page.locator(".target.onward").first))
    if page.locator(".lines-other").count() == 0:  # the same move as the engine's: another one, then
        step(page, lambda: page.keyboard.press("ArrowLeft"))
        step(page, lambda: best.nth(2).click())
    expect(page.locator(".lines-other")).to_have_count(1)
    page.get_by_role("textbox", name="Comment").fill("quieter; (perhaps)")
    step(page, lambda: page.get_by_role("textbox", name="Comment").blur())
    expect(page.locator(".lines-comment")).to_have_text("quieter; (perhaps)")
    assert violations(page) == []

    step(page, lambda: page.get_by_role("button", name="Make this the main line").click())
    step(page, lambda: page.get_by_role("button", name="Delete from here on").click())
    expect(page.locator(".lines-other")).to_have_count(0)
    step(page, lambda: page.locator(".notice").get_by_role("button", name="Undo").click())
    step(page, lambda: page.keyboard.press("Home"))
    step(page, lambda: page.keyboard.press("ArrowRight"))
    step(page, lambda: page.get_by_role("button", name="Draw again").click())
    expect(page.locator(".lines-other")).to_have_count(2)

    study = saved(page)
    assert study.root.game.name in sintra.GAMES
    assert sum(len(node.variations) > 1 for node in study.walk()) == 2
    assert [node.comment for node in study.mainline() if node.comment] == ["quieter; (perhaps)"]
    bea = at_board(visit(), page.url)
    expect(bea.locator(".lines-other")).to_have_count(2)
    assert str(saved(bea)) == str(study)

    is_kept(page)
    page.reload()  # now by way of the service worker, which keeps what it fetches
    expect(best.first).to_be_visible()
    host.end()
    page.reload()
    expect(page.locator(".lines-other")).to_have_count(2)
    expect(best.first).to_be_visible()
    page.get_by_role("switch", name="Engine").uncheck()
    expect(best).to_have_count(0)
    ana.content()


def test_a_moment_of_a_replay_is_analysed_on_a_phone(visit: Visit) -> None:
    ana = visit(width=390, height=780, has_touch=True)
    ana.page.goto("")
    ana.play_now()
    for _ in range(2):
        assert ana.wait_for_turn()
        ana.decide()
    assert ana.wait_for_turn()
    ana.page.goto(ana.page.url.replace("/table/", "/replay/"))
    ana.page.get_by_role("button", name="To the end").click()
    step(ana.page, lambda: ana.page.get_by_role("link", name="Analyse").click())
    page = ana.page
    expect(page.locator(".best-list button").first).to_be_visible()
    here = page.url
    page.get_by_role("button", name="Lines").click()
    expect(page.locator(".lines-list [aria-current]")).to_be_visible()
    assert violations(page) == []
    step(page, lambda: page.get_by_role("button", name="One move back").click())
    step(page, lambda: page.get_by_role("button", name="One move on").click())
    assert page.url == here

    page.get_by_role("button", name="Another position").click()
    page.get_by_label("Or paste its text").fill("Game: azul\nFormat: 3\n\n")
    page.get_by_role("button", name="Open the text").click()
    expect(page.locator(".notice.refused")).to_contain_text("Line 2: this is a record of the format “3”")
    assert violations(page) == []
    page.get_by_label("Or paste its text").fill("Game: duel\nOptions: players=2 first=1\n\n")
    step(page, lambda: page.get_by_role("button", name="Open the text").click())
    page.get_by_role("button", name="Engine").click()
    expect(page.locator(".best-list button").first).to_be_visible()
    assert ana.evaluate("() => document.documentElement.scrollWidth") <= 390

    laid = sintra.new("pavilion", seed=3).text
    page.get_by_role("button", name="Another position").click()
    page.get_by_label("Or paste its text").fill(laid)
    step(page, lambda: page.get_by_role("button", name="Open the text").click())
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Change this position").click()
    text = page.locator("#analysis-laying")
    expect(text).to_have_value(laid)
    text.fill(laid.replace("players=2", "players=9"))
    expect(page.locator(".analysis-wrong")).to_contain_text("players")
    expect(page.get_by_role("button", name="Lay it on the table")).to_be_disabled()
    assert violations(page) == []
    other = sintra.new("pavilion", seed=4).text
    text.fill(other)
    step(page, lambda: page.get_by_role("button", name="Lay it on the table").click())
    assert saved(page).root.position.text == other
    page.goto(page.url.partition("#")[0] + "#study=broken")
    expect(page.locator(".notice.refused")).to_contain_text("cut off or damaged")
    ana.content()
