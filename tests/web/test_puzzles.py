"""Puzzles in the page: a rating by the book, an answer judged from what is stored, what was missed comes again; by keys, and by touch offline."""

from collections.abc import Callable
from datetime import date, datetime, time, timedelta

import pytest
from playwright.sync_api import expect

import sintra
from sintra.puzzles import Puzzle, daily
from sintra.web.speech import speak_move
from tests.web.hands import SOME_TARGET
from tests.web.person import Person
from tests.web.static_host import StaticHost
from tests.web.test_access import violations

Make = Callable[..., Person]
NOON = datetime.combine(date(2026, 11, 18), time(12))
EXAMPLE = """async () => (await import('/js/puzzles/glicko.js')).rated(
  { rating: 1500, deviation: 200, volatility: 0.06 },
  [[1400, 30, 1], [1550, 100, 0], [1700, 300, 0]].map(([rating, deviation, score]) => ({ rating, deviation, score })))"""

AT_THE_END = """() => {
  const list = document.querySelector('.lines-list');
  const at = list?.querySelector('[aria-current]');
  return Boolean(at) && list.lastElementChild.contains(at);
}"""


def answer(ana: Person, game: str, move: int) -> None:
    """By the list of all choices in words, as with keys alone."""
    ana.wait_for_turn()
    ana.page.keyboard.press("l")
    ana.page.locator("dialog[open] .answers button").get_by_text(speak_move(sintra.game(game), move, "en"), exact=True).first.focus()
    ana.page.keyboard.press("Enter")


def solve(ana: Person, puzzle: Puzzle) -> None:
    for number, step in enumerate(puzzle.steps):
        if number:
            expect(ana.page.locator(".puzzle-card .lesson-text")).to_contain_text("find the next one")
        answer(ana, puzzle.game, step.best[0])
    expect(ana.page.locator(".puzzle-card")).to_have_attribute("data-outcome", "solved")


def test_ratings_follow_the_published_example(person: Make) -> None:
    """M. Glickman, “Example of the Glicko-2 system”: 1464.06, 151.52, 0.05999."""
    ana = person()
    ana.page.goto("/")
    after = ana.evaluate(EXAMPLE)
    assert (after["rating"], after["deviation"], after["volatility"]) == (
        pytest.approx(1464.06, abs=0.02),
        pytest.approx(151.52, abs=0.01),
        pytest.approx(0.05999, abs=0.00001),
    )


def test_a_puzzle_is_missed_shown_and_comes_again(person: Make) -> None:
    ana = person(color_scheme="dark")
    ana.page.clock.set_fixed_time(NOON)
    puzzle = daily("azul", NOON.date())
    ana.page.goto("/puzzles/azul")
    expect(ana.page.locator(".puzzle-fact").first).to_contain_text("between 1010 and 1990")
    assert violations(ana.page) == []
    ana.page.get_by_role("link", name="Puzzle of the day").click()
    expect(ana.page.locator(".puzzle-card .lesson-text")).to_have_text("Your turn: find the best move.")
    assert puzzle.name in ana.page.url, "the page and the library have the same puzzle of the day"

    values = dict(zip(sorted(puzzle.position().legal_moves.numbers), puzzle.steps[0].values, strict=True))
    worst = min(values, key=lambda move: values[move])
    answer(ana, "azul", worst)
    card = ana.page.locator(".puzzle-card")
    expect(card).to_have_attribute("data-outcome", "missed")
    lost = round((values[puzzle.steps[0].best[0]] - values[worst]) / 10)
    expect(card.locator(".lesson-text")).to_contain_text(f"{lost} points of winning chance")
    expect(card.locator(".lesson-text")).to_contain_text("You will see this one again")
    card.get_by_role("button", name="Analyse").click()
    expect(ana.page.locator(".analysis-page")).to_be_visible()
    ana.wait_for(AT_THE_END)
    ana.page.go_back()
    expect(card).to_be_visible()
    answer(ana, "azul", worst)
    expect(card).to_have_attribute("data-outcome", "missed")
    assert violations(ana.page) == []
    card.get_by_role("button", name="All moves").click()
    expect(ana.page.locator(".puzzle-values tr.best td")).to_contain_text(f"{values[puzzle.steps[0].best[0]] / 10:.1f} %")
    assert violations(ana.page) == []
    ana.page.keyboard.press("Escape")

    ana.page.goto("/puzzles/azul")
    expect(ana.page.get_by_role("link", name="Puzzle of the day")).to_contain_text("Not solved today")
    expect(ana.page.get_by_role("link", name="Once more")).to_have_count(0)
    ana.page.clock.set_fixed_time(NOON + timedelta(days=1, minutes=1))
    ana.page.reload()
    ana.page.get_by_role("link", name="Once more").click()
    solve(ana, puzzle)
    card.get_by_role("button", name="Play on from here").click()
    expect(ana.page.locator(".puzzle-card")).to_have_count(0)
    expect(ana.page.locator(".room[data-version]")).to_be_visible()
    ana.content()


REPEATED = """async () => {
  const { afterAnswer, keepsComing } = await import('/js/kit/repetition.js');
  const [days, inDays] = [[], ({ due = null }) => due && due / 86_400_000];
  let one = { ...afterAnswer(undefined, false, 0) };
  for (const isSolved of [true, true, false, true, true, true, true]) days.push(inDays((one = afterAnswer(one, isSolved, 0))));
  return { atOnce: afterAnswer(undefined, true, 0), days, learned: one, mended: inDays(afterAnswer(keepsComing(0), true, 0)) };
}"""


def test_what_was_missed_comes_again_after_longer_and_longer_times(person: Make) -> None:
    ana = person()
    ana.page.goto("/")
    found = ana.evaluate(REPEATED)
    assert found == {"atOnce": {}, "days": [3, 7, 1, 3, 7, 21, None], "learned": {}, "mended": 1}


KEPT = """async (game) => {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url.endsWith(`/${game}/puzzles.json`))) return true;
  }
  return false;
}"""
WHAT_NOW = """() => document.querySelector('.puzzle-card[data-outcome]') ? 'judged' : document.querySelector('dialog[open] .answers') ? 'menu'
  : document.querySelector('.target.source, .target.onward') ? 'table' : false"""


def answer_by_touch(ana: Person) -> None:
    """Some answers, until one of them ends the puzzle."""
    while (state := ana.wait_for(WHAT_NOW)) != "judged":
        if state == "menu":
            ana.page.locator("dialog[open] .answers button").first.tap()
        elif (found := ana.evaluate(SOME_TARGET, ana.chance.random())) and found["isOnTop"]:
            ana.page.touchscreen.tap(found["x"], found["y"])


@pytest.mark.parametrize(("game", "language"), [("pavilion", "hu"), ("duel", "ro"), ("azul", "it")])
def test_by_touch_on_a_phone_without_a_network(visit: Make, host: StaticHost, game: str, language: str) -> None:
    ana = visit(width=390, height=844, language=language, has_touch=True)
    ana.page.goto(f"puzzles/?id={game}")
    expect(ana.page.locator(".puzzle-themes a").first).to_be_visible()
    assert "puzzle-" not in ana.page.locator(".puzzles-page").inner_text(), "a message that is missing shows its name"
    assert violations(ana.page) == []
    ana.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    ana.wait_for(KEPT, game)
    ana.page.locator(".puzzle-way.first").tap()
    expect(ana.page.locator(".puzzle-card .lesson-buttons button").first).to_be_visible()
    ana.wait_for_turn()
    host.end()
    ana.reload()
    answer_by_touch(ana)
    card = ana.page.locator(".puzzle-card")
    assert "puzzle-" not in card.inner_text()
    assert violations(ana.page) == []
    assert ana.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    before = ana.page.url
    card.locator(".lesson-buttons .primary").tap()
    ana.page.wait_for_url(lambda url: url != before)
    expect(ana.page.locator(".puzzle-card:not([data-outcome])")).to_be_visible()
    ana.wait_for_turn()
    ana.content()
