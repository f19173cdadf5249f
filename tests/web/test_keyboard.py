"""Everything can be done without a mouse."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person

Make = Callable[..., Person]


def test_a_whole_game_with_keys_alone(person: Make) -> None:
    ana = person()
    ana.page.goto("/")
    expect(ana.page.locator(".huge")).to_be_enabled()
    ana.focus_by_tab(".huge")
    ana.page.keyboard.press("Enter")
    ana.at_table()
    assert ana.wait_for_turn()
    ana.focus_by_tab(".target.source")
    heard = ana.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "from" in heard
    ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("ArrowDown")
    assert ana.page.evaluate("document.activeElement.classList.contains('source')")
    while ana.wait_for_turn():
        version = ana.version
        ana.page.keyboard.press("t")
        ana.page.keyboard.press("Enter")
        if not ana.is_led_on(version):
            continue
        assert ana.page.evaluate("document.activeElement.classList.contains('onward')")
        ana.page.keyboard.press("Enter")
        ana.wait_for_version(version + 1)
    expect(ana.page.locator("dialog.result")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog.result")).to_have_count(0)
    ana.content()


def test_escape_lets_go_and_focus_returns(person: Make) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    ana.page.keyboard.press("t")
    place = ana.page.evaluate("document.activeElement.dataset.place")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".target.onward").first).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".target.onward")).to_have_count(0)
    assert ana.page.evaluate("document.activeElement.dataset.place") == place


def test_what_happens_is_heard(person: Make) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    heard = ana.page.locator("#heard")
    expect(heard).to_contain_text("from")
    ana.page.keyboard.press("w")
    expect(heard).to_contain_text("Your turn")
