"""Others at the table: how a page calls for its reader, what people say, clocks of days, and playing again."""

from collections.abc import Callable
from typing import get_args

import pytest
from playwright.sync_api import Locator, Page, expect

from sintra.server import wire
from sintra.server.table.phrases import AT_ONCE
from sintra.words import LANGUAGES
from tests.web.person import Person

Make = Callable[..., Person]

# Opening another tab does not hide a page of a browser without a screen, so the page is told; and what it shows or sounds is noted.
WATCHED = """(() => {
  const noted = (window.noted = { notifications: [], asked: 0, sounds: 0 });
  const { Notification, AudioContext } = window;
  window.Notification = class extends Notification {
    constructor(title, how) {
      super(title, how);
      noted.notifications.push({ title, ...how });
      this.noted = noted.notifications.at(-1);
    }
    close() {
      this.noted.isClosed = true;
      super.close();
    }
    static requestPermission() {
      noted.asked += 1;
      return Notification.requestPermission();
    }
  };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      noted.sounds += 1;
    }
  };
})()"""

TURN_AWAY = """(isHidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def watched(one: Person) -> Person:
    one.context.add_init_script(WATCHED)
    return one


def sit_together(ana: Person, bela: Person, clock: str = "None") -> None:
    """Ana opens a table for friends, Béla comes by the link."""
    ana.start().choose_game("azul")
    ana.page.get_by_role("button", name="With friends").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("group", name="Clock").get_by_label(clock, exact=True).check(force=True)
    ana.page.get_by_role("button", name="Open the table").click()
    bela.page.goto(ana.page.get_by_label("Link to this table").input_value())
    bela.page.locator(".waiting-room input").fill("Béla")
    bela.page.locator(".waiting-room button").click()
    for one in (ana, bela):
        one.page.wait_for_selector('.status[data-kind="mine"], .status[data-seat="0"], .status[data-seat="1"]')


def to_move(*people: Person) -> tuple[Person, ...]:
    """The same people, the one to move first."""
    for one in people:
        one.page.wait_for_selector('.status[data-kind="mine"], .status[data-kind="waiting"][data-seat]:not([data-seat="undefined"])')
    return tuple(sorted(people, key=lambda one: one.page.locator('.status[data-kind="mine"]').count(), reverse=True))


def icon(page: Page) -> str:
    """The name of the tab's sign."""
    return str(page.locator('link[rel="icon"]').first.get_attribute("href")).rpartition("/")[2]


# ── Calling ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_tab_says_when_it_is_my_turn_and_goes_back_to_normal(person: Make) -> None:
    ana, bela = person(), person()
    sit_together(ana, bela)
    first, second = to_move(ana, bela)
    expect(first.page).to_have_title("Your turn – Azul – Sintra")
    expect(second.page).to_have_title("Azul – Sintra")
    assert (icon(first.page), icon(second.page)) == ("sign-turn.svg", "sign.svg")
    assert first.page.request.get(f"/art/{icon(first.page)}").headers["content-type"] == "image/svg+xml"
    second.page.evaluate(TURN_AWAY, True)
    first.decide()
    expect(second.page).to_have_title("Your turn – Azul – Sintra")
    expect(first.page).to_have_title("Azul – Sintra")
    assert (icon(first.page), icon(second.page)) == ("sign.svg", "sign-turn.svg")
    second.page.get_by_role("link", name="To the first page").click()
    expect(second.page).to_have_title("Sintra")
    assert icon(second.page) == "sign.svg"
    for one in (ana, bela):
        one.content()


def test_around_one_screen_nobody_is_called(person: Make) -> None:
    ana = person().start().choose_game("azul")
    ana.page.get_by_role("button", name="Around this screen").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    assert ana.at_table().wait_for_turn()
    expect(ana.page).to_have_title("Azul – Sintra")
    ana.content()


def test_a_notification_comes_only_when_wanted_and_out_of_sight(person: Make) -> None:
    ana, bela = watched(person(permissions=["notifications"])), watched(person(permissions=["notifications"]))
    sit_together(ana, bela)
    first, second = to_move(ana, bela)

    def noted(one: Person) -> list[dict[str, object]]:
        return list(one.page.evaluate("window.noted.notifications"))

    second.page.evaluate(TURN_AWAY, True)
    first.decide()
    expect(second.page).to_have_title("Your turn – Azul – Sintra")
    assert noted(second) == [] and second.page.evaluate("window.noted.asked") == 0, "nobody is asked, and nobody is notified, who did not want to be"
    second.page.evaluate(TURN_AWAY, False)

    first.page.get_by_role("button", name="Settings").click()
    first.page.get_by_label("Notifications").check(force=True)
    first.page.get_by_role("button", name="Close").click()
    assert first.page.evaluate("window.noted.asked") == 1
    second.decide()
    expect(first.page).to_have_title("Your turn – Azul – Sintra")
    assert noted(first) == [], "who looks at the page needs no other call"

    first.decide()
    first.page.evaluate(TURN_AWAY, True)
    second.wait_for_turn()
    second.decide()
    first.page.wait_for_function("() => window.noted.notifications.length === 1")
    shown = noted(first)[0]
    assert (shown["title"], shown["body"]) == ("Your turn", "Azul") and "isClosed" not in shown
    first.page.evaluate(TURN_AWAY, False)
    assert noted(first)[0]["isClosed"] is True
    for one in (ana, bela):
        one.content()


def test_a_browser_that_refuses_notifications_is_told_about_in_words(person: Make) -> None:
    ana = person().start()
    ana.page.get_by_role("button", name="Settings").click()
    box = ana.page.get_by_label("Notifications")
    box.click(force=True)
    expect(ana.page.get_by_text("does not let this page show notifications")).to_be_visible()
    expect(box).not_to_be_checked()
    assert ana.page.evaluate("JSON.parse(localStorage.sintra).notify") is False
    ana.content()


def test_there_is_no_sound_before_it_is_wanted(person: Make) -> None:
    ana = watched(person(settings={"game": "azul"})).start().play_now()
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.page.evaluate("window.noted.sounds") == 0
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_label("Sounds").check(force=True)
    ana.page.get_by_role("button", name="Close").click()
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.page.evaluate("window.noted.sounds") == 1
    ana.content()


# ── Talking ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def bubble(one: Person, seat: int) -> Locator:
    return one.page.locator(".players li").nth(seat).locator(".player-said")


def test_a_phrase_is_read_and_heard_in_everybodys_own_language(person: Make) -> None:
    ana, bela = person(), person(language="hu", width=390, height=844, has_touch=True)
    sit_together(ana, bela)
    bela.page.get_by_role("button", name="Mondj valamit").tap()
    bela.page.get_by_role("button", name="Jó játék volt!").tap()
    expect(bubble(ana, 1)).to_have_text("Good game!")
    expect(bubble(bela, 1)).to_have_text("Jó játék volt!")
    expect(ana.page.locator("#heard")).to_contain_text("Béla: Good game!")
    expect(bela.page.locator("#heard")).to_contain_text("Béla: Jó játék volt!")
    for one in (ana, bela):
        box = bubble(one, 1).bounding_box()
        size = one.page.viewport_size
        assert box and size and box["x"] >= 0 and box["x"] + box["width"] <= size["width"], "it is not cut off"
    expect(bubble(ana, 1)).to_be_hidden()
    for one in (ana, bela):
        one.content()


def test_by_keys_a_face_is_shown_and_the_page_offers_all_that_can_be_said(person: Make) -> None:
    ana, bela = person(), person()
    sit_together(ana, bela)
    ana.page.keyboard.press("m")
    offered = ana.page.locator("dialog.phrases [data-phrase]").evaluate_all("all => all.map(one => one.dataset.phrase)")
    assert sorted(offered) == sorted(get_args(wire.PhraseName))
    ana.page.get_by_role("button", name="surprise").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("dialog.phrases")).to_have_count(0)
    expect(bubble(bela, 0).locator('use[href$="#surprise"]')).to_have_count(1)
    expect(bela.page.locator("#heard")).to_contain_text("Ana: surprise")
    for one in (ana, bela):
        one.content()


def test_what_somebody_says_can_be_hidden_and_stays_so(person: Make) -> None:
    ana, bela = person(), person()
    sit_together(ana, bela)
    ana.page.get_by_role("button", name="Say something").click()
    ana.page.get_by_label("Hide what Béla says").check(force=True)
    ana.page.reload()
    ana.at_table()
    for one, phrase in ((bela, "Hello!"), (ana, "Thank you!")):
        one.page.get_by_role("button", name="Say something").click()
        one.page.get_by_role("button", name=phrase).click()
        expect(bubble(one, int(one is bela))).to_be_visible()
    expect(bubble(ana, 0)).to_have_text("Thank you!")
    expect(bubble(bela, 0)).to_have_text("Thank you!")
    expect(bubble(ana, 1)).to_be_hidden()
    expect(ana.page.locator("#heard")).not_to_contain_text("Béla: Hello!")
    for one in (ana, bela):
        one.content()


def test_who_says_too_much_is_told_so(person: Make) -> None:
    ana, bela = person(), person()
    sit_together(ana, bela)
    for _ in range(AT_ONCE + 2):
        ana.page.keyboard.press("m")
        ana.page.locator('[data-phrase="heart"]').click()
    expect(ana.page.locator(".notice.refused").first).to_contain_text("wait a moment")
    ana.content()


def test_nobody_talks_to_bots_and_watchers_do_not_talk(person: Make) -> None:
    alone = person(settings={"game": "azul"}).start().play_now()
    expect(alone.page.locator(".say-button")).to_be_hidden()
    ana, bela, watcher = person(), person(), person()
    sit_together(ana, bela)
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name="Invite").click()
    watcher.page.goto(ana.page.get_by_label("Link to this table").input_value())
    ana.page.keyboard.press("Escape")
    watcher.at_table()
    expect(watcher.page.locator(".say-button")).to_be_hidden()
    expect(ana.page.locator(".say-button")).to_be_visible()


# ── Games over days ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_clock_of_days_is_told_in_words_to_whom_it_runs_for(person: Make) -> None:
    ana, bela = person(), person(width=390, height=844)
    sit_together(ana, bela, clock="3 days a turn")
    first, _ = to_move(ana, bela)
    for one in (ana, bela):
        clocks = one.page.locator(".player-clock:visible")
        expect(clocks).to_have_count(1)
        expect(clocks).to_have_text("2 days 23 hours left")
        expect(one.page.locator(".players .turn .player-clock")).to_be_visible()
    first.decide()
    for one in (ana, bela):
        expect(one.page.locator(".player-clock:visible")).to_have_count(1)
        one.content()


@pytest.mark.parametrize("language", LANGUAGES)
def test_time_is_said_in_every_language(person: Make, language: str) -> None:
    page = person(language=language).start().page
    said = page.evaluate(
        """async () => {
          const { timeLeft } = await import('/js/kit/time_left.js');
          const HOUR = 3_600_000;
          return [51 * HOUR, 25 * HOUR, 24 * HOUR, 90 * 60_000, 59_001].map((time) => timeLeft(time, true)).concat(timeLeft(51 * HOUR, false));
        }"""
    )
    expected = {
        "en": ["2 days 3 hours left", "1 day 1 hour left", "1 day left", "1 hour 30 minutes left"],
        "hu": ["még 2 nap 3 óra", "még 1 nap 1 óra", "még 1 nap", "még 1 óra 30 perc"],
        "ro": ["încă 2 zile 3 ore", "încă 1 zi 1 oră", "încă 1 zi", "încă 1 oră 30 de minute"],
        "it": ["ancora 2 giorni 3 ore", "ancora 1 giorno 1 ora", "ancora 1 giorno", "ancora 1 ora 30 minuti"],
    }
    assert said == [*expected[language], "1:00", ""]


# ── People among others ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_has_handed_the_turn_to_a_person_asks_to_take_it_back_and_who_is_away_steps_back(person: Make) -> None:
    ana, bela = person(), person()
    sit_together(ana, bela)
    first, second = to_move(ana, bela)
    expect(first.page.locator(".deck-undo")).to_have_text("Undo")
    first.decide()
    expect(first.page.locator(".deck-undo")).to_have_text("Take back")
    expect(first.page.locator(".players .gone")).to_have_count(0)
    second.page.goto("about:blank")
    expect(first.page.locator(".players .gone .player-note")).to_have_text("away")
    first.content()


# ── Playing again ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_plays_again_finds_the_seats_swapped(person: Make) -> None:
    ana, bela = person(), person()
    sit_together(ana, bela)
    first, _ = to_move(ana, bela)
    first.decide()
    starter = "Ana" if first is ana else "Béla"
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name="Resign").click()
    ana.page.get_by_role("button", name="Resign").click()
    for one in (ana, bela):
        before = one.page.url
        one.page.locator("dialog.result").get_by_role("button", name="Play again").click()
        one.page.wait_for_url(lambda url, before=before: url != before)
    assert ana.page.url.partition("?")[0] == bela.page.url.partition("?")[0]
    for one in (ana, bela):
        expect(one.page.locator(".player-name").first).to_have_text("Béla" if starter == "Ana" else "Ana")
        one.content()
