"""After a game: the review, what was missed, and hints. Everything on a plain file server, and then without it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import sintra
from sintra.server.table.verify import verify
from tests.study.games import played
from tests.web.conftest import PATIENCE
from tests.web.person import Person
from tests.web.static_host import StaticHost
from tests.web.test_access import violations

Visit = Callable[..., Person]
PLAY = (Path(__file__).parent / "finished.js").read_text(encoding="utf-8")
FILES = "() => document.querySelector('script[type=module]').src.replace('js/main.js', '')"
IS_DONE = "() => document.querySelector('.review-progress')?.hidden"


def finish(ana: Person, game: str, players: int = 2, plies: int = 1_000) -> str:
    """A game against the simplest bot, played at random by the page and, if it is to be short, given up; its id."""
    ana.page.goto("")
    ana.wait_for("() => Boolean(document.querySelector('.huge:enabled'))")
    found: str = ana.evaluate(PLAY, [ana.evaluate(FILES), game, players, "anything", plies])
    return found


FITS = """() => {
  const side = document.querySelector(".review-side");
  return document.documentElement.scrollWidth <= innerWidth && side.scrollWidth <= side.clientWidth;
}"""  # nothing is wider than its room


def test_a_game_is_looked_back_at_and_its_mistakes_are_learned_from_without_a_network(visit: Visit, host: StaticHost) -> None:
    ana = visit()
    game = finish(ana, "azul")
    ana.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    ana.page.goto(f"table/?id={game}")
    ana.page.locator("dialog.result").get_by_role("link", name="Review").click()
    expect(ana.page.locator(".review-verdict")).to_contain_text("played")
    expect(ana.page.locator(".graph-chances")).to_have_count(2)
    moments = ana.page.locator(".review-moments > .moments > .moment")
    expect(moments).to_have_count(3)
    ana.wait_for(IS_DONE)
    assert violations(ana.page) == []
    # By keys: a moment, its better line on the board, and a step through the game.
    missed = ana.page.locator(".moment", has_text="Better:").first
    missed.locator(".moment-head").focus()
    ana.page.keyboard.press("Enter")
    expect(missed).to_have_class("moment seat-0 chosen" if "seat-0" in (missed.get_attribute("class") or "") else "moment seat-1 chosen")
    expect(ana.page.locator(".ghost").first).to_be_attached()
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator(".ghost")).to_have_count(0)
    # A reload without a network begins where it was.
    host.end()
    ana.reload()
    expect(ana.page.locator(".review-progress-words")).to_have_text("Everything has been looked at closely.")
    ana.page.get_by_role("button", name="Learn from my mistakes").click()
    said = ana.page.locator(".learn-said")
    expect(said).to_contain_text("You played")
    assert violations(ana.page) == []
    left = ana.page.locator(".status").text_content()
    ana.page.get_by_role("button", name="Show the answer").click()
    expect(said).to_contain_text("Better was")
    ana.page.get_by_role("button", name="Next position").click()
    expect(ana.page.locator(".status")).not_to_have_text(left or "")
    ana.reload()
    expect(ana.page.locator(".status")).to_have_text(left or "")  # what was only shown comes again
    ana.page.goto("puzzles/?id=azul")
    ana.page.get_by_role("link", name="Learn from my mistakes").click()
    expect(said).to_contain_text("You played")
    expect(ana.page.locator(".status")).to_have_text(left or "")
    ana.content()


@pytest.mark.parametrize(
    ("game", "players", "width", "height", "language", "scheme"),
    [("pavilion", 3, 390, 844, "hu", "dark"), ("duel", 2, 844, 390, "ro", "light"), ("azul", 2, 768, 1024, "it", "light")],
)
def test_it_fits_every_screen_in_every_language(visit: Visit, game: str, players: int, width: int, height: int, language: str, scheme: str) -> None:
    ana = visit(width=width, height=height, language=language, color_scheme=scheme)
    played = finish(ana, game, players, plies=16 if players == 2 else 1_000)  # among three nobody can end a game alone
    ana.page.goto(f"review/?id={played}")
    expect(ana.page.locator(".review-verdict")).not_to_be_empty()
    assert ana.page.locator(".graph-chances").count() == players
    assert ana.evaluate(FITS)
    assert violations(ana.page) == []
    words = ana.page.locator(".review-page").inner_text()
    assert "review-" not in words and "learn" not in words.lower().split()
    ana.content()


def test_a_hint_comes_in_three_steps_and_the_record_says_so(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("")
    ana.wait_for("() => Boolean(document.querySelector('.huge:enabled'))")
    files = ana.evaluate(FILES)
    ana.choose_game("azul").play_now()
    assert ana.wait_for_turn()
    hint, words = ana.page.locator(".deck-hint"), ana.page.locator(".hint-words")
    ana.page.keyboard.press("h")
    expect(words).to_have_text("Look here first.")
    expect(ana.page.locator(".mark")).to_have_count(1)
    hint.click()
    expect(ana.page.locator(".ghost").first).to_be_attached()
    move = words.text_content() or ""
    hint.click()
    expect(words).to_contain_text(f"{move}: ")
    expect(hint).to_be_disabled()
    assert violations(ana.page) == []
    ana.decide()
    expect(words).to_be_hidden()
    record = ana.evaluate(
        """async ([files, id]) => {
          const { answer } = await import(`${files}js/local/requests.js`);
          await answer(`/api/games/${id}/actions`, { method: "POST", body: JSON.stringify({ type: "resign", id: "r" }) });
          return (await answer(`/api/games/${id}/record`)).text();
        }""",
        [files, ana.page.url.split("id=")[1]],
    )
    assert "Hints: 1/0" in record or "Hints: 0/1" in record
    assert sintra.record.read(record).headers["Hints"].count("1") == 1
    verify(record)
    ana.content()


def test_a_game_that_a_server_kept_is_looked_back_at_in_the_page(person: Visit) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    ana.decide()
    game = ana.page.url.rstrip("/").split("/")[-1].split("?")[0]
    ana.evaluate(
        "(id) => fetch(`/api/games/${id}/actions`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, "
        "body: JSON.stringify({ type: 'resign', id: 'r', seat: 0 }) }).then((answer) => answer.status)",
        game,
    )
    ana.page.locator("dialog.result").get_by_role("link", name="Review").click()
    expect(ana.page.locator(".graph-chances")).to_have_count(2)
    ana.content()


def test_where_a_browser_has_no_engine_the_server_reviews_the_game(person: Visit) -> None:
    ana = person(width=390, height=780, language="it")
    ana.page.add_init_script("WebAssembly.validate = () => false")
    ana.page.goto("")
    record = played("azul", 2, "clay", "greedy")
    made = ana.evaluate(
        "(record) => fetch('/api/records', { method: 'POST', body: JSON.stringify({ record }) }).then((told) => told.json())", str(record)
    )
    ana.page.goto(f"review/{made['id']}")
    expect(ana.page.locator(".review-progress-words")).to_contain_text("Il server analizza questa partita")
    expect(ana.page.locator(".graph-chances")).to_have_count(2, timeout=4 * PATIENCE)
    missed = ana.page.locator(".moment", has_text="Meglio:").first
    missed.locator(".moment-head").click()
    expect(ana.page.locator(".ghost").first).to_be_attached()
    assert violations(ana.page) == []
    assert ana.evaluate(FITS)
    ana.content()
