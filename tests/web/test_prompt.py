"""The line above the table: true to what is shown, and it says what can be done."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.test_turns import around

Make = Callable[..., Person]

# Whatever is painted: the line's kind, the points beside the table and those on the boards, whether anything can be touched.
WATCH = """() => {
  window.painted = [];
  const read = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  const look = () => {
    window.painted.push({
      kind: document.querySelector('.status').dataset.kind,
      words: document.querySelector('.status').textContent,
      panel: read('.player-score'), board: read('.written-score'),
      touchable: document.querySelectorAll('.target.source').length > 0,
    });
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_line_says_what_to_choose_next(person: Make) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    expect(ana.page.locator(".status")).to_have_text("Your turn. Take all tiles of one colour")
    ana.touch(ana.targets.first)
    expect(ana.page.locator(".status")).to_have_text(re.compile(r"^Your turn\. Choose a line for \d \w+$"))
    ana.page.keyboard.press("Escape")
    ana.content()


def test_a_decision_without_a_place_of_its_own_has_a_button(person: Make) -> None:
    ana = person()
    ana.start().choose_game("pavilion").play_now()
    while ana.wait_for_turn() and "or pass" not in ana.status:
        ana.decide()
    version = ana.version
    ana.page.get_by_role("button", name="Pass", exact=True).click()
    ana.wait_for_version(version + 1)
    ana.content()


def test_while_points_are_told_nobody_is_said_to_be_to_move_and_a_press_hurries(person: Make) -> None:
    ana = person(settings={"speed": 0.7})
    around(ana, "Ana", "Béla")
    ana.page.evaluate(WATCH)
    while not ana.page.evaluate("() => window.painted.some((one) => one.kind === 'scoring')"):
        assert ana.wait_for_turn()
        ana.decide_quickly()
        ana.page.wait_for_selector(".target.source, .status[data-kind='scoring']", state="attached")
    ana.page.locator(".bar-title").click()  # anywhere
    assert ana.wait_for_turn()
    painted = ana.page.evaluate("() => window.painted")
    told = [one for one in painted if one["kind"] == "scoring"]
    assert told[0]["words"].startswith("Scoring round 1")
    assert not any(one["touchable"] for one in told)
    assert all(one["panel"] == one["board"] for one in painted if one["board"])
    ana.content()
