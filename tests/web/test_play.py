"""Whole games, played by touching what lights up."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sintra
from tests.server.serving import ServerProcess
from tests.web.conftest import use_once
from tests.web.person import Person

Make = Callable[..., Person]
TWO_ROUNDS = 36  # decisions of four players, about


def drawn_games() -> list[str]:
    found = []
    for name in sintra.GAMES:
        try:
            sintra.game(name).picture.layout(sintra.new(name, seed=1).state)
        except (ImportError, AttributeError):
            continue
        found.append(name)
    return found


@pytest.mark.parametrize("game", [drawn_games()[0], *(pytest.param(game, marks=pytest.mark.long) for game in drawn_games()[1:])])
def test_two_browsers_play_a_whole_game_by_link(person: Make, server: ServerProcess, game: str) -> None:
    use_once(server, game)
    ana, bela = person(), person(390, 844, has_touch=True)
    ana.start().choose_game(game)
    ana.page.get_by_role("button", name="With friends").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Open the table").click()
    link = ana.page.get_by_label("Link to this table").input_value()
    expect(ana.page.locator(".code svg")).to_be_visible()

    bela.page.goto(link)
    bela.page.get_by_label("Your name").fill("Béla")
    bela.page.get_by_role("button", name="Sit down").click()
    both = [ana.at_table(), bela.at_table()]
    for one in both:
        expect(one.page.locator(".waiting-room")).to_have_count(0)

    decisions = 0
    while not any(one.is_over for one in both):
        for one in both:
            while one.targets.count():
                one.decide()
                decisions += 1
        later = max(one.version for one in both)
        for one in both:
            one.wait_for_version(later)
    assert decisions > 20
    for one in both:
        expect(one.page.locator("dialog.result")).to_be_visible()
        one.content()
    scores = ana.page.locator(".player-score").all_inner_texts()
    assert scores == bela.page.locator(".player-score").all_inner_texts()
    assert ana.status.replace("You win", "Ana wins") == bela.status.replace("You win", "Béla wins")

    ana.page.locator("dialog.result").get_by_role("button", name="Play again").click()
    expect(ana.page.locator("dialog.result")).to_have_count(0)
    bela.page.locator("dialog.result").get_by_role("button", name="Play again").click()
    bela.page.wait_for_url(ana.page.url.split("?")[0] + "**")


def test_four_people_around_one_screen(person: Make) -> None:
    ana = person().start().choose_game("azul", 4)
    ana.page.get_by_role("button", name="Around this screen").click()
    for seat, name in enumerate(("Ana", "Béla", "Carla", "Dan"), start=1):
        ana.page.get_by_role("textbox", name=f"Player {seat}").fill(name)
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.at_table()
    seen = set()
    for _ in range(TWO_ROUNDS):
        assert ana.wait_for_turn()
        seen.add(ana.status.split(":")[0])
        ana.decide()
    assert seen == {"Ana", "Béla", "Carla", "Dan"}
    ana.page.keyboard.press("s")
    expect(ana.page.locator("dialog .account section")).to_have_count(4)
    ana.content()


def test_against_a_bot_to_the_end_with_every_point_explained(person: Make) -> None:
    ana = person().start().play_now()
    while ana.wait_for_turn():
        ana.decide()
    result = ana.page.locator("dialog.result")
    expect(result).to_be_visible()
    for section in result.locator("section").all():
        points = [int(text.replace("−", "-")) for text in section.locator("li b").all_inner_texts()]
        assert sum(points) == int(section.locator("h3 strong").inner_text().split()[0])
    with ana.page.expect_download() as download:
        result.get_by_role("link", name="Download").click()
    assert "Secret" in download.value.path().read_text()
    ana.content()


def test_the_strongest_thinks_as_long_as_it_is_given(person: Make) -> None:
    ana = person()
    ana.start()
    opponent = ana.page.get_by_role("group", name="Opponent")
    expect(ana.page.get_by_role("group", name="Thinking time")).to_have_count(0)
    opponent.get_by_label("Diamond").check(force=True)
    ana.page.get_by_role("group", name="Thinking time").get_by_label("3 s").check(force=True)
    expect(ana.page.get_by_role("group", name="Thinking time").get_by_label("3 s")).to_be_focused()
    ana.play_now()
    expect(ana.page.get_by_text("Diamond, 3 s").first).to_be_visible()
    ana.content()
