"""From a phone to a desktop, light and dark: nothing overlaps, nothing is cut off."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

import sintra
from tests.web.fitting import overlapping, panels, problems
from tests.web.laid import lay
from tests.web.person import Person

Make = Callable[..., Person]
Scheme = Literal["light", "dark"]
SIZES = [(360, 740), (768, 1024), (1440, 900)]
PHONE = 600  # pixels: below, asides and other boards are one tap away
NAMES = ("Ana", "Béla", "Carla", "Dan")

DIALOG_FITS = """() => {
  const [dialog, body] = [document.querySelector('dialog'), document.querySelector('dialog .dialog-body')];
  const { left, right } = dialog.getBoundingClientRect();
  return left >= 0 && right <= document.documentElement.clientWidth + 1 && body.scrollWidth <= body.clientWidth;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("game", "players"), [("azul", 4), ("pavilion", 3), ("duel", 2)])
def test_everything_fits(person: Make, game: str, players: int, width: int, height: int, scheme: Scheme) -> None:
    ana, position = person(width, height, color_scheme=scheme, has_touch=width < 1000), sintra.new(game, players, seed=1)
    layout = position.game.picture.layout(position.state)
    lay(ana, position, *NAMES[:players])
    assert problems(ana.page) == []
    shown = panels(ana.page)
    assert overlapping(shown) == []
    room, stage = (ana.page.locator(one).bounding_box() for one in (".room", ".stage"))
    assert room and stage and stage["width"] <= room["width"]
    assert stage["height"] <= room["height"] + 1 or width < PHONE, "only a phone may scroll"
    assert ana.page.evaluate("document.documentElement.scrollHeight <= document.documentElement.clientHeight"), "the page itself never scrolls"
    margins = {panel.name: panel.trim if width < PHONE else 0 for panel in layout.panels}  # what may be cut off at the edges of a phone
    for name, left, top, right, bottom in shown:
        assert left >= stage["x"] - 8 - margins[name] and right <= stage["x"] + stage["width"] + 8 + margins[name], name
        assert top >= stage["y"] - 8 and bottom <= stage["y"] + stage["height"] + 8, name
    first = {"offer", f"board-{position.to_move + 1}"} if width < PHONE else {"offer", "board", "aside"}
    assert {name for name, *_ in shown} == {panel.name for panel in layout.panels if first & {panel.role, panel.name}}
    for key, dialog in (("s", ".account"), ("p", ".position")):
        ana.page.keyboard.press(key)
        expect(ana.page.locator(f"dialog {dialog}")).to_be_visible()
        assert ana.page.evaluate(DIALOG_FITS), dialog
        ana.page.keyboard.press("Escape")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_first_page_fits(person: Make, width: int, height: int, scheme: Scheme) -> None:
    ana = person(width, height, color_scheme=scheme, has_touch=width < 1000).start()
    assert problems(ana.page) == []


@pytest.mark.parametrize("language", ["hu", "ro", "it"])
def test_long_words_fit_too(person: Make, language: str) -> None:
    ana = person(360, 740, language=language).start()
    assert problems(ana.page) == []
    ana.play_now()
    assert ana.wait_for_turn()
    assert problems(ana.page) == []


def test_on_a_phone_other_boards_are_one_tap_away(person: Make) -> None:
    ana = person(360, 740, has_touch=True).start().choose_game("azul", 3).play_now()
    assert ana.wait_for_turn()
    ana.page.locator(".players li").nth(1).locator("button").tap()
    ana.page.wait_for_function("() => document.querySelector('[data-panel=board-1]').classList.contains('away')")
    assert {name for name, *_ in panels(ana.page)} == {"offer", "board-2"}
    ana.page.locator(".players li").nth(0).locator("button").tap()
    ana.page.wait_for_function("() => document.querySelector('[data-panel=board-2]').classList.contains('away')")
    ana.touch(ana.targets.first)
    expect(ana.page.locator(".target.onward").first).to_be_visible()


def test_the_deck_explains_the_points_on_a_phone(person: Make) -> None:
    ana = person(360, 740, has_touch=True).start().play_now()
    assert ana.wait_for_turn()
    ana.page.locator(".players li").first.locator("button").tap()
    expect(ana.page.locator("dialog .account")).to_be_visible()
    assert problems(ana.page) == [] or all("overlaps" in one for one in problems(ana.page))
