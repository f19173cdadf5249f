"""Touching: what lies on the table explains itself, what cannot be touched says why not, and nothing is shown that nobody asked for."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import sintra
from tests.web.laid import lay
from tests.web.person import Person

Make = Callable[..., Person]
FILTERS = "all => all.map((one) => getComputedStyle(one).filter)"
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A finger that comes down in the middle of something, rests there, and is lifted."""

    def __init__(self, ana: Person, thing: Locator) -> None:
        x, y = middle(thing)
        self._session = ana.context.new_cdp_session(ana.page)
        self._send("touchStart", [{"x": x, "y": y}])

    def lift(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def by_link(ana: Person, bela: Person) -> None:
    """Two people at two screens; Béla is to move."""
    wish = {"game": "azul", "options": {"first": "2"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    ana.context.request.get("/api/me")
    bela.context.request.put("/api/me", data={"name": "Béla"})
    table = ana.context.request.post("/api/games", data=wish).json()
    bela.context.request.post(f"/api/games/{table['id']}/join", data={"key": table["key"]})
    for one in (ana, bela):
        one.page.goto(f"/table/{table['id']}")
        one.at_table()
    assert bela.wait_for_turn()


def some_azul(ana: Person) -> Person:
    """Ana has a blue tile in line 3; there are a white tile on factory 4 and a yellow one on factory 5."""
    position = sintra.new("azul", dealt=False)
    for move in ("start 1, BKWW BYRR BBBY BRKW YKKW", "2 blue > 3", "1 white > 4"):
        position.play(move)
    return lay(ana, position, "Ana", "Béla")


WHITE, YELLOW = "factory-4-4", "factory-5-1"


def in_line(ana: Person) -> Locator:
    """The blue tile in line 3, the only one that cannot be taken."""
    return ana.page.locator(".piece-tile-blue:not(.lit)")


def target(ana: Person, place: str) -> Locator:
    return ana.page.locator(f'.target[data-place="{place}"]').locator(".hit, .glow, .glow-shape").first


def piece(ana: Person, kind: str, nth: int = 0) -> Locator:
    return ana.page.locator(f".piece-{kind}:not(.away)").nth(nth)


@pytest.mark.parametrize(
    ("game", "kind", "words"),
    [
        ("azul", "marker", "First-player marker"),
        ("pavilion", "wild-purple", "Purple is wild"),
        ("duel", "chip-down", "Bonus chip, face down"),
        ("duel", "goal-rows", "3 points for every full row"),
    ],
)
def test_resting_on_a_thing_says_what_it_is(person: Make, game: str, kind: str, words: str) -> None:
    ana = lay(person(), sintra.new(game, seed=1), "Ana", "Béla")
    tip = ana.page.locator(".tip")
    expect(tip).to_be_hidden()
    ana.page.mouse.move(*middle(piece(ana, kind)))
    expect(tip).to_contain_text(words, ignore_case=True)
    ana.page.mouse.move(*middle(ana.page.locator(".written-score").first))
    expect(tip).to_have_text("Points so far")
    ana.page.mouse.move(3, 3)
    expect(tip).to_be_hidden()
    ana.content()


def test_words_cover_neither_their_thing_nor_what_can_be_touched(person: Make) -> None:
    ana = lay(person(), sintra.new("azul", seed=1), "Ana", "Béla")
    for thing in (piece(ana, "marker"), piece(ana, "tile-blue"), ana.page.locator(".written-score").first):
        ana.page.mouse.move(*middle(thing))
        tip = ana.page.locator(".tip")
        expect(tip).to_be_visible()
        assert not ana.page.evaluate(
            """(thing) => { const [one, other] = [document.querySelector('.tip'), thing].map((each) => each.getBoundingClientRect());
               return one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1; }""",
            thing.element_handle(),
        )
        ana.page.mouse.move(3, 3)
        expect(tip).to_be_hidden()


def test_touching_what_is_no_target_says_why_not(person: Make) -> None:
    ana = some_azul(person())
    tip = ana.page.locator(".tip .tip-why")
    x, y = middle(in_line(ana))
    ana.page.mouse.click(x, y)
    expect(tip).to_have_text("First take tiles, then choose a line for them")
    target(ana, WHITE).click()
    expect(ana.page.locator(".target.onward").first).to_be_visible()
    ana.page.mouse.click(x, y)
    expect(tip).to_have_text("Line 3 already holds blue")
    expect(ana.page.locator("#heard")).to_contain_text("Line 3 already holds blue")
    assert ana.page.locator(".target.onward").count(), "the choice was kept"
    ana.page.mouse.click(*middle(ana.page.locator(".written-score").nth(1)))
    expect(tip).to_have_text("That is Béla’s board")
    ana.content()


def test_while_another_is_to_move_a_touch_says_so_and_nothing_steps_back(person: Make) -> None:
    ana, bela = person(), person()
    by_link(ana, bela)
    assert set(ana.page.locator(".piece").evaluate_all(FILTERS)) == {"none"}
    ana.page.mouse.click(*middle(piece(ana, "marker")))
    expect(ana.page.locator(".tip .tip-what")).to_contain_text("First-player marker")
    expect(ana.page.locator(".tip .tip-why")).to_have_text("It is Béla’s turn")
    for one in (ana, bela):
        one.content()


def test_a_tap_on_another_tile_chooses_that_one(person: Make) -> None:
    ana = some_azul(person(**PHONE))
    white, yellow = middle(target(ana, WHITE)), middle(target(ana, YELLOW))
    ana.page.touchscreen.tap(*white)
    expect(ana.page.locator(".status")).to_contain_text("1 white")
    ana.page.touchscreen.tap(*yellow)
    expect(ana.page.locator(".status")).to_contain_text("1 yellow")
    ana.content()


def test_a_tap_shows_nothing_in_advance_and_a_resting_finger_does(person: Make) -> None:
    ana = some_azul(person(**PHONE))
    version = ana.version
    ana.page.touchscreen.tap(*middle(target(ana, WHITE)))
    line = target(ana, "line-1-1")
    expect(line).to_be_visible()
    ana.page.wait_for_function("() => document.querySelector('.status').textContent.includes('1 white')")
    assert ana.page.locator(".ghost, .leaving").count() == 0
    finger = Finger(ana, line)
    expect(ana.page.locator(".ghost").first).to_be_visible()
    finger.lift()
    expect(ana.page.locator(".ghost")).to_have_count(0)
    assert ana.version == version and ana.page.locator(".target.onward").count(), "looking made no move"
    ana.page.touchscreen.tap(*middle(line))
    ana.wait_for_version(version + 1)
    ana.content()


def test_a_finger_that_rests_on_anything_else_is_told_what_it_is(person: Make) -> None:
    ana = some_azul(person(**PHONE))
    tile = in_line(ana)
    tile.scroll_into_view_if_needed()
    finger = Finger(ana, tile)
    tip = ana.page.locator(".tip")
    expect(tip).to_contain_text("Blue tile", ignore_case=True)
    expect(tip.locator(".tip-why")).to_have_count(0)
    finger.lift()
    expect(ana.page.locator("#heard")).to_contain_text("Pattern line 3")
    ana.page.touchscreen.tap(5, 400)
    ana.content()


def test_what_cannot_be_touched_steps_back(person: Make) -> None:
    ana = some_azul(person())
    assert ["saturate" in found for found in in_line(ana).evaluate_all(FILTERS)] == [True]
    lit = ana.page.locator(".piece.lit")
    assert lit.count() == 17, "three full factories and what is left of two"
    assert all("drop-shadow" in found for found in lit.evaluate_all(FILTERS))
    target(ana, WHITE).click()
    expect(target(ana, "line-1-1")).to_be_visible()
    assert all("saturate" in found for found in ana.page.locator(".piece-tile-red").evaluate_all(FILTERS))


def test_the_keys_look_at_every_thing(person: Make) -> None:
    ana = some_azul(person())
    ana.page.keyboard.press("e")
    lens = ana.page.locator(".lens")
    expect(lens).to_be_focused()
    heard = set()
    for key in ["ArrowRight"] * 12 + ["ArrowDown"] * 8 + ["ArrowLeft"] * 6:
        heard.add(lens.get_attribute("aria-label"))
        ana.page.keyboard.press(key)
    assert any("Factory" in words or "tile" in words for words in heard if words)
    assert len(heard) > 8, heard
    expect(ana.page.locator(".tip")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(lens).to_have_count(0)
    expect(ana.page.locator(".tip")).to_be_hidden()
    ana.content()


def test_goals_and_stores_are_explained_on_a_phone(person: Make) -> None:
    ana = lay(person(**PHONE), sintra.new("duel", seed=1), "Ana", "Béla")
    ana.page.locator(".asides-button").tap()
    legend = ana.page.locator("dialog .legend li")
    expect(legend).to_have_count(5)
    expect(legend.first).to_contain_text("Goal: 3 points for every full row")
    expect(legend.last).to_contain_text("Tower")
    ana.content()


# ── What the others did ──────────────────────────────────────────────────────────────────────────────────────────────────


def moved_by_bela(ana: Person, bela: Person) -> str:
    """Béla takes tiles of a factory; returns his move in words."""
    by_link(ana, bela)
    bela.touch(bela.page.locator('.target.source[data-place^="factory"]').first)
    bela.touch(bela.page.locator('.target.onward[data-place^="line"]').last)
    assert ana.wait_for_turn()
    words = ana.page.locator(".moves li[data-ply] button").last.get_attribute("aria-label")
    assert words
    return words.removeprefix("Béla: ")


def test_what_another_did_is_seen_until_one_moves(person: Make) -> None:
    ana, bela = person(), person()
    words = moved_by_bela(ana, bela)
    traces, mark = ana.page.locator(".trace.seat-1"), ana.page.locator(".deed.seat-1")
    count = bela.page.locator(".deed, .trace").count()
    assert count == 0, "one's own deeds leave no traces"
    expect(mark).to_have_count(1)
    tiles = traces.evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert tiles and len(set(tiles)) == 1 and tiles[0].removeprefix("#azul-tile-") in words
    ana.page.reload()
    ana.at_table().wait_for_turn()
    expect(traces).to_have_count(len(tiles))
    expect(ana.page.locator(".player-did:visible")).to_have_count(0)  # his board is in sight
    target = ana.page.locator(".target.source").last
    ana.touch(target)
    expect(traces).to_have_count(len(tiles))
    ana.touch(ana.page.locator(".target.onward").first)
    expect(traces).to_have_count(0)
    expect(mark).to_have_count(0)
    for one in (ana, bela):
        one.content()


def test_on_a_phone_the_tab_of_a_player_tells_what_he_did(person: Make) -> None:
    ana, bela = person(**PHONE), person()
    height = "() => document.querySelector('.room').clientHeight"
    by_link(ana, bela)
    before = ana.page.evaluate(height)
    bela.touch(bela.page.locator('.target.source[data-place^="factory"]').first)
    bela.touch(bela.page.locator('.target.onward[data-place^="line"]').last)
    assert ana.wait_for_turn()
    did = ana.page.locator(".players li").nth(1).locator(".player-did")
    expect(did).to_be_visible()
    expect(did).to_contain_text("to line 5")
    expect(did.locator("svg:visible")).to_have_count(1)
    assert ana.page.evaluate(height) == before, "nothing shifts"
    expect(ana.page.locator(".players button").nth(1)).to_have_attribute("aria-label", re.compile("from factory . to line 5"))
    expect(ana.page.locator(".trace").first).to_be_visible()
    ana.decide()
    expect(did).to_be_hidden()
    ana.content()
