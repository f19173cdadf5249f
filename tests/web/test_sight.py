"""What is always there to be seen, or heard: forecast, last round, bag and discards, the table in words."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sintra
from sintra.words import LANGUAGES
from sintra.words.spoken import sections
from tests.games.test_azul_rules import table
from tests.web.laid import lay
from tests.web.person import Person
from tests.web.screenshots import SHOTS

Make = Callable[..., Person]
EMPTY = ".....,.....,.....,.....,....."
HEARD = {"en": "from", "hu": "manufaktúrakorongról", "ro": "din fabrica", "it": "dalla tessera vassoio"}


def test_the_points_so_far_and_what_this_round_will_bring(person: Make) -> None:
    walls = f".YR..,.....,.....,.....,...../{EMPTY}"
    position = table(round=3, centre="RRYY", lid="10B9Y10R10K10W", lines="B,-,BBB,-,-/-,-,-,-,-", walls=walls, floors="MK/-", marker=1, scores="7/0")
    ana = lay(person(), position, "Ana", "Béla")
    ana.page.keyboard.press("s")
    due = ana.page.locator("dialog .account section").first.locator(".due")
    expect(due.locator("li")).to_have_text(["row of 3+3", "tile on its own in row 3+1", "floor line: 2 spaces−2"])
    expect(due.locator("strong")).to_have_text("+2")
    expect(ana.page.locator("dialog .account section").nth(1).locator(".due")).to_have_count(0)
    ana.content()


@pytest.mark.parametrize("width", [360, 1440])
def test_the_last_round_is_announced_to_eyes_and_ears(person: Make, width: int) -> None:
    walls = f"BYRK.,.....,.....,.....,...../{EMPTY}"
    position = table(round=5, start=2, centre="RRYY", lid="19B17Y17R19K19W", lines="W,-,-,-,-/-,-,-,-,-", walls=walls)
    ana = lay(person(width, 800), position, "Ana", "Béla")
    notice = ana.page.locator(".last-round")
    expect(notice).to_be_in_viewport(ratio=1)
    expect(notice).to_have_text("Last round: a row will be complete")
    expect(ana.page.locator("#heard")).to_contain_text("Last round")
    ana.content()


def test_nothing_is_announced_before_the_last_round(person: Make) -> None:
    ana = lay(person(), table(start=2, centre="RRYY", lid="7B7Y7R7K8W"), "Ana", "Béla")
    expect(ana.page.locator(".last-round")).to_be_hidden()


@pytest.mark.parametrize("game", sintra.GAMES)
def test_bag_and_discards_are_seen_on_a_phone(person: Make, game: str) -> None:
    ana = lay(person(360, 740, has_touch=True), sintra.new(game, seed=1), "Ana", "Béla")
    button = ana.page.locator(".asides-button")
    expect(button).to_be_in_viewport(ratio=1)
    totals = button.locator(".aside-total").all_inner_texts()
    assert len(totals) == 2
    button.tap()
    drawn = ana.page.locator("dialog .drawn-aside").last
    expect(drawn).to_be_visible()
    assert set(totals) <= set(drawn.locator("text").all_text_contents())
    ana.content()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_the_readers_language(person: Make, language: str) -> None:
    position = sintra.new("duel", seed=1)
    ana = lay(person(language=language), position, "Ana", "Béla")
    ana.page.keyboard.press("p")
    parts = ana.page.locator("dialog .position section")
    expect(parts).to_have_count(5)
    for part, section in zip(parts.all(), sections(position.game, position.state), strict=True):
        assert part.locator("li").all_inner_texts() == [line.words(position.game.package, language) for line in section.lines]
    assert parts.locator("h3").all_inner_texts()[-2:] == ["Ana", "Béla"]
    ana.content()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_is_heard_in_the_readers_language(person: Make, language: str) -> None:
    ana = person(language=language).start().play_now()
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    heard = ana.page.locator("#heard")
    bot = ana.page.locator(".player-name").nth(1).inner_text()
    expect(heard).to_contain_text(f"{bot}: ")
    expect(heard).to_contain_text(HEARD[language])
    ana.content()


def test_a_tile_lies_on_its_chip_and_not_below_it(person: Make) -> None:
    position = sintra.new("duel", seed=1)
    while not any(position.state.moons):
        position.play(position.legal_moves[-1])
    ana = lay(person(), position, "Ana", "Béla")
    kinds = ana.page.eval_on_selector_all(
        ".piece", "all => all.map((one) => [one.getAttribute('href'), one.getBoundingClientRect().x, one.getBoundingClientRect().y])"
    )
    chips = [(i, x, y) for i, (kind, x, y) in enumerate(kinds) if "chip" in kind]
    tiles = [(i, x, y) for i, (kind, x, y) in enumerate(kinds) if "tile-" in kind]
    stacked = [(chip, tile) for chip, x, y in chips for tile, u, v in tiles if abs(x - u) < 40 and abs(y - v) < 40]
    assert stacked
    assert all(chip < tile for chip, tile in stacked)


def test_the_first_page_shows_screenshots_that_are_light_enough(person: Make) -> None:
    assert all(shot.path.stat().st_size < 100_000 for shot in SHOTS)
    for scheme in ("light", "dark"):
        ana = person(settings={"theme": scheme}).start()
        for image in ana.page.locator(".shot").all():
            image.scroll_into_view_if_needed()
            expect(image).to_have_attribute("src", re.compile(rf"-{scheme}\.webp$"))
            ana.page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=image.element_handle())
        ana.content()
