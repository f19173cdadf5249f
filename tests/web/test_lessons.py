"""The first game of every kind, step by step, in the page alone: by touch on a phone and without a network, and by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sintra
from sintra.search.exact import solve
from sintra.search.settings import settings_for
from sintra.web.lessons import endings
from tests.web.hands import NEXT_FRAME
from tests.web.person import Person
from tests.web.pupil import Pupil
from tests.web.static_host import StaticHost
from tests.web.test_access import violations

Visit = Callable[..., Person]


def begin(ana: Person, game: str, language: str) -> Pupil:
    """From the first page."""
    ana.page.goto("")
    ana.wait_for("() => Boolean(document.querySelector('.huge:enabled'))")
    ana.page.locator(f'input[name="game"][value="{game}"]').check(force=True)
    ana.page.locator(".learn-first").click()
    return Pupil(ana, game, "first", language)


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), [("azul", "hu"), ("pavilion", "ro"), ("duel", "it")])
def test_a_first_game_by_touch_on_a_phone_without_a_network(visit: Visit, host: StaticHost, game: str, language: str) -> None:
    ana = visit(width=360, height=740, language=language, has_touch=True)
    pupil = begin(ana, game, language)
    steps = pupil.lesson.steps
    ana.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    pupil.follow(steps[0])
    pupil.read(steps[1])
    host.end()
    ana.reload()
    for number, step in enumerate(steps[1:-1], start=1):
        if number == 5:
            pupil.read(step)
            assert violations(ana.page) == []
            ana.reload()
        pupil.follow(step)
    pupil.read(steps[-1])
    ana.page.locator(".lesson-buttons .primary").click()
    ana.wait_for("() => !document.querySelector('.lesson') && document.querySelector('.lesson-text')")
    assert ana.wait_for_turn(), "a game of one's own, with a hint"
    ana.page.locator(".lesson-buttons button").click()
    expect(ana.page.locator(".lesson-card")).to_have_count(0)
    ana.evaluate(NEXT_FRAME)  # the table takes the room that the card had
    ana.decide()
    assert ana.wait_for_turn()
    ana.page.goto("")
    expect(ana.page.locator(".learning .link")).to_be_visible()
    expect(ana.page.locator(".learn-first")).to_have_count(0)
    ana.content()


@pytest.mark.parametrize(("game", "language"), [("azul", "en"), ("pavilion", "it"), ("duel", "en")])
def test_a_first_game_by_keys_and_a_kind_word_for_other_ideas(visit: Visit, game: str, language: str) -> None:
    ana = visit(width=1280, height=800, language=language)
    pupil = begin(ana, game, language)
    tried = False
    for step in pupil.lesson.steps[:-1]:
        pupil.read(step)
        if step.is_open and not tried:
            tried = True
            other = next(int(move) for move in pupil.at(step).legal_moves if int(move) not in step.moves)
            pupil.choose(other)
            ana.wait_for("(words) => document.querySelector('.lesson-text.aside')?.textContent === words", step.wrong)
            ana.press("l")
            expect(ana.page.locator("dialog[open] .answers button")).to_have_count(len(step.moves))
            ana.press("Escape")
            pupil.choose(step.moves[0])
        else:
            pupil.follow(step, by_keys=True)
    pupil.read(pupil.lesson.steps[-1])
    assert tried
    if not pupil.at(pupil.lesson.steps[-1]).is_over:
        ana.press("u")
        pupil.read(next(step for step in reversed(pupil.lesson.steps) if step.moves))
    ana.content()


def test_an_ending_against_perfect_defence_with_its_exact_value(visit: Visit) -> None:
    ana = visit(width=1280, height=800)
    position = endings(sintra.game("azul"))[0]
    found = solve(position._record, settings_for(position.game, {}))
    assert found is not None
    order = [int(i) for i in found.worth.argsort()[::-1]]
    mine, theirs = found.values[order[0]][-1, :2]
    ana.page.goto("table/?id=local-ending-azul-1")
    card = ana.page.locator(".lesson-text")
    expect(card).to_contain_text(f"it ends {mine:.0f} : {theirs:.0f}")
    assert violations(ana.page) == []
    pupil = Pupil(ana, "azul", "first", "en")
    expect(ana.page.locator(".deck-hint")).to_have_count(0)
    pupil.choose(int(found.moves[order[-1]]))
    expect(card).to_contain_text("gave away")
    ana.press("u")
    expect(card).to_contain_text(f"it ends {mine:.0f} : {theirs:.0f}")
    pupil.choose(int(found.moves[order[0]]))
    expect(card).to_contain_text("Well played")
    expect(card).to_contain_text(f"{mine:.0f} : {theirs:.0f}")
    ana.content()


def test_a_lesson_that_there_is_not_is_no_such_game(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("table/?id=local-lesson-azul-nothing")
    expect(ana.page.locator(".nowhere")).to_be_visible()
    ana.page.goto("table/?id=local-lesson-nothing-first")
    expect(ana.page.locator(".nowhere")).to_be_visible()
