"""One's own turn: preview, undo, confirmation, refusals that name their rule."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.person import Person

Make = Callable[..., Person]


def around(ana: Person, *names: str) -> None:
    """A table around this screen."""
    ana.start().choose_game("azul", len(names))
    ana.page.get_by_role("button", name="Around this screen").click()
    for seat, name in enumerate(names, start=1):
        ana.page.get_by_role("textbox", name=f"Player {seat}").fill(name)
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.at_table()


def test_looking_at_a_target_shows_what_would_happen(person: Make) -> None:
    ana = person()
    around(ana, "Ana", "Béla")
    before = ana.pieces()
    ana.touch(ana.targets.first)
    ana.page.locator(".target.onward").first.locator(".glow").hover()
    expect(ana.page.locator(".ghost").first).to_be_visible()
    assert ana.page.locator(".leaving").count() > 0
    ana.page.keyboard.press("Escape")
    ana.page.locator(".stage").click(position={"x": 3, "y": 3})
    expect(ana.page.locator(".target.source").first).to_be_visible()
    expect(ana.page.locator(".ghost")).to_have_count(0)
    assert ana.pieces() == before


def test_one_tap_undoes(person: Make) -> None:
    ana = person()
    ana.start().play_now()
    assert ana.wait_for_turn()
    before = ana.pieces()
    ana.decide()
    assert ana.wait_for_turn()
    version = ana.version
    ana.page.get_by_role("button", name="Undo").click()
    ana.wait_for_version(version + 1)
    assert ana.wait_for_turn()
    assert ana.pieces() == before
    ana.content()


def test_a_turn_waits_to_be_confirmed_if_wanted(person: Make) -> None:
    ana = person(settings={"confirm": True}).start().play_now()
    assert ana.wait_for_turn()
    before = ana.pieces()
    ana.decide()
    confirm = ana.page.locator(".deck-confirm")
    expect(confirm).to_be_visible()
    assert ana.status == "Confirm your turn, or undo it"
    ana.page.get_by_role("button", name="Undo").click()
    expect(confirm).to_be_hidden()
    assert ana.wait_for_turn()
    assert ana.pieces() == before
    ana.decide()
    version = ana.version
    confirm.click()
    ana.wait_for_version(version + 2)
    expect(ana.page.locator(".moves li[data-ply]").nth(1)).to_be_visible()
    ana.content()


def test_a_refusal_opens_the_rule_it_names(person: Make) -> None:
    ana = person()

    def tampered(route: Any) -> None:
        server = route.connect_to_server()

        def forward(message: str) -> None:
            action = json.loads(message)
            if action["type"] == "play":
                action["decision"] = 0 if action["decision"] else 1  # nothing lies in the centre yet
            server.send(json.dumps(action))

        route.on_message(forward)

    ana.page.route_web_socket("**/live**", tampered)
    around(ana, "Ana", "Béla")
    before = ana.pieces()
    ana.touch(ana.targets.first)
    ana.touch(ana.page.locator(".target.onward").first)
    notice = ana.page.locator(".notice.refused")
    expect(notice).to_contain_text("centre")
    assert ana.wait_for_turn()
    assert ana.pieces() == before
    notice.get_by_role("button", name="See the rule").click()
    expect(ana.page.locator(".drawer .asked")).to_be_in_viewport()
    ana.content()


def test_every_choice_can_be_made_from_a_list(person: Make) -> None:
    ana = person()
    around(ana, "Ana", "Béla")
    ana.page.keyboard.press("l")
    version = ana.version
    ana.page.locator("dialog .answers button").nth(2).click()
    ana.wait_for_version(version + 1)
    expect(ana.page.locator(".moves li[data-ply]")).to_have_count(1)
    ana.content()


def test_points_are_explained_while_the_game_runs(person: Make) -> None:
    ana = person(settings={"speed": 1})
    around(ana, "Ana", "Béla")
    shown: list[str] = []

    def see(words: str) -> None:
        shown.append(words)

    ana.page.expose_function("seen", see)
    ana.page.evaluate(
        """() => new MutationObserver((all) => all.forEach((change) => change.addedNodes.forEach((node) => window.seen(node.textContent))))
             .observe(document.querySelector('.floats'), { childList: true })"""
    )
    while not shown:
        assert ana.wait_for_turn()
        ana.decide()
        ana.page.keyboard.press("x")
    assert any(words in "".join(shown) for words in ("row", "column", "floor line"))
    ana.page.keyboard.press("s")
    expect(ana.page.locator("dialog .account li").first).to_be_visible()
    ana.content()
