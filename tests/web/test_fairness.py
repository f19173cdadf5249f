"""A game that is started from the page is drawn from the player's own random numbers, too, and its record holds against what the browser noted."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from sintra.server.table.verify import verify
from tests.server.serving import ServerProcess
from tests.web.person import Person

Make = Callable[..., Person]


def noted(one: Person) -> dict[str, Any]:
    """What the browser wrote down of its last game."""
    return dict(json.loads(one.page.evaluate("localStorage['sintra-noted']"))[-1])


def resign(one: Person) -> None:
    one.page.get_by_role("button", name="More").click()
    one.page.get_by_role("button", name="Resign").click()
    one.page.locator("dialog[open]").last.get_by_role("button", name="Resign").click()
    expect(one.page.locator("dialog.result")).to_be_visible()


def record_of(one: Person, id: str) -> str:
    return one.page.evaluate("path => fetch(path).then(answer => answer.text())", f"/api/games/{id}/record")  # type: ignore[no-any-return]


def open_fairness(one: Person) -> None:
    one.page.get_by_role("button", name="More").click()
    one.page.get_by_role("button", name="Fair draws").click()


def test_play_now_adds_numbers_and_its_record_verifies_with_the_noted_commitment(person: Make) -> None:
    ana = person()
    ana.start().choose_game("azul").play_now()
    ana.wait_for_turn()
    kept = noted(ana)
    open_fairness(ana)
    dialog = ana.page.locator("dialog.fairness")
    expect(dialog.locator(".noted")).to_have_text(
        [kept["commitment"], kept["random"], f"sintra verify azul-{kept['id']}.txt --commitment {kept['commitment']} --random {kept['random']}"]
    )
    expect(dialog.locator(".verdict")).to_contain_text("So far everything is as this browser noted it")
    dialog.get_by_role("button", name="Close").click()
    resign(ana)
    verified = verify(record_of(ana, kept["id"]), kept["commitment"], [kept["random"]])
    assert verified.is_noted and len(verified.added) == 1 and verified.draws >= 20
    ana.page.locator("dialog.result").get_by_role("button", name="Close").click()
    open_fairness(ana)
    expect(dialog.locator(".verdict")).to_contain_text("and your random numbers were used")
    ana.content()


def test_two_browsers_add_theirs_and_do_so_again_for_a_rematch(person: Make) -> None:
    ana, bela = person(), person()
    ana.start().choose_game("azul")
    ana.page.get_by_role("button", name="With friends").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Open the table").click()
    bela.page.goto(ana.page.get_by_label("Link to this table").input_value())
    bela.page.get_by_label("Your name").fill("Béla")
    bela.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator(".waiting-room")).to_have_count(0)
    first = noted(ana), noted(bela)
    resign(ana)
    both = [one["random"] for one in first]
    assert verify(record_of(ana, first[0]["id"]), first[0]["commitment"], both).added == ("Ana", "Béla")

    ana.page.locator("dialog.result").get_by_role("button", name="Play again").click()
    expect(bela.page.locator("dialog.result")).to_be_visible()
    bela.page.locator("dialog.result").get_by_role("button", name="Play again").click()
    for one in (ana, bela):
        one.page.wait_for_function("old => JSON.parse(localStorage['sintra-noted']).at(-1).id !== old", arg=first[0]["id"])
        expect(one.page.locator('.status[data-kind="mine"], .status[data-kind="waiting"]')).to_be_visible()
    for one in (ana, bela):
        one.page.wait_for_function("() => document.querySelectorAll('.piece').length > 20")
    again = noted(ana), noted(bela)
    assert again[0]["id"] == again[1]["id"] != first[0]["id"] and again[0]["random"] not in both
    resign(bela)
    assert verify(record_of(bela, again[0]["id"]), again[1]["commitment"], [one["random"] for one in again]).is_noted
    for one in (ana, bela):
        one.content()


@pytest.mark.parametrize(
    ("change", "words"),
    [("commitment", "The commitment is not the one that this browser noted"), ("random", "Your own random numbers are not among those")],
)
def test_a_server_that_changes_its_mind_is_told_on(person: Make, change: str, words: str) -> None:
    ana = person()
    ana.start().choose_game("azul").play_now()
    ana.wait_for_turn()
    ana.page.evaluate(
        """name => {
          const all = JSON.parse(localStorage['sintra-noted']);
          all.at(-1)[name] = '00'.repeat(32);
          localStorage['sintra-noted'] = JSON.stringify(all);
        }""",
        change,
    )
    ana.page.reload()
    expect(ana.page.get_by_text(words)).to_be_visible()


def test_a_page_that_was_closed_before_it_could_add_its_numbers_adds_them_when_it_is_opened(person: Make, server: ServerProcess) -> None:
    ana = person()
    ana.start()
    table = ana.page.evaluate(
        """() => fetch('/api/games', {method: 'POST', headers: {'Content-Type': 'application/json'},
             body: JSON.stringify({game: 'azul', seats: [{kind: 'me'}, {kind: 'bot', level: 'random'}], mix: true})}).then(answer => answer.json())"""
    )
    ana.page.goto(f"/table/{table['id']}")
    ana.wait_for_turn()
    shown = httpx.get(f"{server.url}/api/games/{table['id']}", params={"key": table["key"]}).json()
    assert shown["random"] == [noted(ana)["random"], ""] and noted(ana)["commitment"] == table["commitment"]
