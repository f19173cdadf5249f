"""Puzzles in the page: a rating by the book, an answer judged from what is stored, what was missed comes again, play on from there."""

from collections.abc import Callable
from datetime import date, datetime, time, timedelta

import pytest
from playwright.sync_api import expect

import sintra
from sintra.puzzles import Puzzle, daily
from sintra.web.speech import speak_move
from tests.web.person import Person
from tests.web.test_access import violations

Make = Callable[..., Person]
NOON = datetime.combine(date(2026, 11, 18), time(12))
EXAMPLE = """async () => (await import('/js/puzzles/glicko.js')).rated(
  { rating: 1500, deviation: 200, volatility: 0.06 },
  [[1400, 30, 1], [1550, 100, 0], [1700, 300, 0]].map(([rating, deviation, score]) => ({ rating, deviation, score })))"""


def answer(ana: Person, game: str, move: int) -> None:
    """By the list of all choices in words, as with keys alone."""
    ana.wait_for_turn()
    ana.page.keyboard.press("l")
    ana.page.locator("dialog[open] .answers button").get_by_text(speak_move(sintra.game(game), move, "en"), exact=True).first.click()


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


@pytest.mark.parametrize(("game", "language"), [("pavilion", "hu"), ("duel", "ro"), ("azul", "it")])
def test_every_word_is_there_on_a_phone(person: Make, game: str, language: str) -> None:
    ana = person(390, 844, language=language, has_touch=True)
    ana.page.goto(f"/puzzles/{game}")
    expect(ana.page.locator(".puzzle-themes a").first).to_be_visible()
    assert "puzzle-" not in ana.page.locator(".puzzles-page").inner_text(), "a message that is missing shows its name"
    assert violations(ana.page) == []
    ana.page.locator(".puzzle-way.first").click()
    expect(ana.page.locator(".puzzle-card .lesson-buttons button").first).to_be_visible()
    assert ana.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ana.content()
