"""Before a game: game, opponent and seats are at hand and remembered; whatever else the books let players choose is a fold away."""

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import sintra
from sintra.bots import BOTS, LEVELS
from sintra.kernel.errors import BadOption
from sintra.web.guides import FormGuide, guide
from sintra.web.messages import messages
from sintra.words import LANGUAGES
from tests.web.person import Person

Make = Callable[..., Person]
NEWCOMER = {"level": ""}
THUMB = 28  # pixels that a finger needs

IN_SIGHT = """(elements) => elements.every((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
})"""
SIZES = "(elements) => elements.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))"


def group(ana: Person, name: str) -> Locator:
    return ana.page.get_by_role("group", name=name, exact=True)


def take(ana: Person, name: str, value: str) -> None:
    group(ana, name).get_by_label(value, exact=True).first.check(force=True)


def table_of(ana: Person) -> dict[str, Any]:
    id = ana.page.url.split("/table/")[1].split("?")[0]
    found: dict[str, Any] = ana.context.request.get(f"/api/games/{id}").json()
    return found


# ── At hand ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_seats_level_and_button_are_on_the_first_screen(person: Make, language: str) -> None:
    ana = person(language=language).start()
    for width, height in ((360, 740), (390, 844), (844, 390), (768, 1024), (1440, 900)):
        ana.page.set_viewport_size({"width": width, "height": height})
        for game in ana.page.locator('input[name="game"]').all():
            game.check(force=True)
            for parts in (".setup .card", ".setup-who .segments label", ".setup-who .stairs label", ".setup .huge"):
                assert ana.page.eval_on_selector_all(parts, IN_SIGHT), (width, height, parts)
                assert min(ana.page.eval_on_selector_all(parts, SIZES)) >= THUMB, (width, height, parts)
    ana.content()


def test_what_was_chosen_is_remembered(person: Make) -> None:
    ana = person().start()
    ana.choose_game("pavilion", 3)
    group(ana, "Opponent").get_by_label("Silver").check(force=True)
    expect(ana.page.locator(".play-summary")).to_have_text("Azul: Summer Pavilion, 3 players, against Silver")
    ana.page.reload()
    expect(ana.page.locator(".play-summary")).to_have_text("Azul: Summer Pavilion, 3 players, against Silver")
    expect(ana.page.locator('input[name="game"][value="pavilion"]')).to_be_checked()
    ana.page.get_by_role("button", name="With friends").click()
    expect(ana.page.locator('dialog .card input[value="pavilion"]')).to_be_checked()


def test_the_page_works_where_the_network_is_no_secure_context(person: Make) -> None:
    """By its address in a home network the page is no secure context: some of the browser's functions are not there."""
    ana = person()
    ana.context.add_init_script("delete Crypto.prototype.randomUUID")
    ana.start().play_now()
    assert ana.wait_for_turn()
    ana.content()


# ── Opponents ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_bot_is_offered_and_the_ladder_keeps_its_order(name: str) -> None:
    levels = guide(sintra.game(name), "en").levels
    assert sorted(levels) == sorted(BOTS)
    assert [level for level in levels if level in LEVELS] == list(LEVELS)
    assert levels[0] == "random"


def test_the_gentlest_is_chosen_for_a_newcomer_and_every_level_says_what_it_means(person: Make) -> None:
    ana = person(settings=NEWCOMER).start()
    steps = group(ana, "Opponent").get_by_role("radio")
    expect(steps.first).to_be_checked()
    expect(group(ana, "Opponent").locator(".choice-about")).to_contain_text("New to the game")
    steps.first.focus()
    heights = []
    for number, level in enumerate(guide(sintra.game("azul"), "en").levels):
        step = steps.nth(number)
        expect(step).to_be_focused()
        expect(step).to_be_checked()
        expect(group(ana, "Opponent").locator(".choice-about b")).to_have_text(str(messages("en")[f"level-{level}"]))
        expect(group(ana, "Opponent").locator(".choice-about span")).to_have_text(str(messages("en")[f"level-{level}-about"]))
        heights.append(group(ana, "Opponent").locator(".stairs span").nth(number).bounding_box()["height"])  # type: ignore[index]
        ana.page.keyboard.press("ArrowRight")
    assert heights == sorted(heights) and len(set(heights)) == len(heights)
    ana.content()


# ── Everything that the books let players choose ─────────────────────────────────────────────────────────────────────────


def values_of(form: FormGuide) -> list[str]:
    """Every value that can be put together on the page."""
    if form.kind == "order":
        return [",".join(order) for order in permutations(choice.value for choice in form.parts[0].choices)]
    sides = [[choice.value for choice in part.choices] + [""] for part in form.parts]
    chosen = [[side for side in picked if side] for picked in product(*sides)]
    return [",".join(picked) for picked in chosen if len(picked) >= form.fewest]


@pytest.mark.parametrize("name", sintra.GAMES)
def test_whatever_the_library_takes_can_be_chosen_and_nothing_else(name: str) -> None:
    game = sintra.game(name)
    told = {option.name: option for option in guide(game, "en").options}
    for option in game.options:
        if option.name == "first":
            continue
        assert tuple(choice.value for choice in told[option.name].choices) == option.choices
        form = told[option.name].form
        assert (form is not None) == option.is_open, "whatever is put together in the library is put together on the page"
        if form:
            values = values_of(form)
            assert all(game.settle(None, {option.name: value}) for value in values)
            assert len(values) == {"order": 720, "sides": 4 * 2**3 + 2**4}[form.kind]
            with pytest.raises(BadOption):
                game.settle(None, {option.name: values[0].rpartition(",")[0] + ",nothing"})


def test_goals_are_chosen_tablet_by_tablet(person: Make) -> None:
    ana = person().start().choose_game("duel")
    expect(group(ana, "Goals")).to_be_hidden()
    ana.page.locator("summary").click()
    take(ana, "Goals", "Tablet by tablet")
    take(ana, "Tablet 2", "Outer spaces")
    expect(group(ana, "Tablet 2")).to_contain_text("1 point for each tile on the 20 spaces of the edge")
    expect(group(ana, "Tablet 1").get_by_label("Not used")).to_be_disabled()  # three are the fewest
    take(ana, "Tablet 4", "Special spaces")
    take(ana, "Tablet 1", "Not used")
    expect(ana.page.locator("summary")).to_contain_text("Outer spaces, Diagonals, Special spaces")
    ana.play_now()
    assert table_of(ana)["options"]["goals"] == "outer,diagonals,specials"
    ana.content()


def test_wild_colours_come_in_any_order(person: Make) -> None:
    ana = person().start().choose_game("pavilion")
    ana.page.locator("summary").click()
    take(ana, "Wild colours", "Your own")
    ana.page.get_by_label("Round 1").select_option("Red")
    ana.page.get_by_label("Round 3").focus()
    ana.page.get_by_label("Round 3").select_option("Blue")
    expect(ana.page.get_by_label("Round 3")).to_be_focused()
    expect(ana.page.get_by_label("Round 6")).to_have_value("purple")  # what was there changes places
    ana.page.reload()
    expect(ana.page.locator("summary")).to_contain_text("Red, Green, Blue, Yellow, Orange, Purple")
    ana.play_now()
    assert table_of(ana)["options"]["wild_order"] == "red,green,blue,yellow,orange,purple"
    ana.content()


@pytest.mark.parametrize("name", ["You", "Player 2"])
def test_who_starts_is_chosen_by_keys_alone(person: Make, name: str) -> None:
    ana = person().start()
    ana.page.locator("summary").focus()
    ana.page.keyboard.press("Enter")
    group(ana, "Who starts").get_by_role("radio").first.focus()
    for _ in range({"You": 1, "Player 2": 2}[name]):
        ana.page.keyboard.press("ArrowRight")
    expect(group(ana, "Who starts").get_by_label(name)).to_be_focused()
    expect(ana.page.locator("summary")).to_contain_text(f"{name} to start")
    ana.play_now()
    table = table_of(ana)
    assert table["options"]["first"] == {"You": "1", "Player 2": "2"}[name]
    assert ana.wait_for_turn()
    started = next(who for who, _ in table_of(ana)["plies"] if who >= 0) if name != "You" else table["state"]["turn"]
    assert started == {"You": 0, "Player 2": 1}[name]
    ana.content()


def test_somebody_who_is_not_there_does_not_start(person: Make) -> None:
    ana = person().start().choose_game("azul", 4)
    ana.page.locator("summary").click()
    take(ana, "Who starts", "Player 4")
    take(ana, "Players", "2")
    expect(group(ana, "Who starts").get_by_label("Drawn by lot")).to_be_checked()
    ana.play_now()
    assert table_of(ana)["options"]["first"] == "random"


# ── With others ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_for_friends_game_bots_and_everything_else_are_chosen_in_place(person: Make) -> None:
    ana = person(390, 844).start()
    ana.page.get_by_role("button", name="With friends").click()
    dialog = ana.page.locator("dialog[open]")
    dialog.locator('.card input[value="pavilion"]').check(force=True)
    expect(dialog.get_by_role("group", name="Opponent")).to_have_count(0)
    dialog.get_by_role("group", name="Bots as well").get_by_label("1").check(force=True)
    dialog.get_by_role("group", name="Opponent").get_by_label("Gold").check(force=True)
    dialog.locator("summary").click()
    dialog.get_by_role("group", name="Board", exact=True).get_by_label("Grey").check(force=True)
    dialog.get_by_role("group", name="Who starts").get_by_label("Player 3").check(force=True)
    dialog.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url("**/table/**")
    table = table_of(ana)
    assert (table["game"], table["options"]["board"], table["options"]["first"]) == ("pavilion", "grey", "3")
    assert [(seat.get("kind", "person"), seat.get("level", "")) for seat in table["state"]["seats"]] == [
        ("person", ""),
        ("open", ""),
        ("bot", "gold"),
    ]
    ana.content()


def test_around_the_screen_bots_can_sit_down_too(person: Make) -> None:
    ana = person(390, 844).start()
    ana.page.get_by_role("button", name="Around this screen").click()
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_label("Player 1").first.fill("Ana")
    dialog.get_by_role("group", name="People").get_by_label("3").check(force=True)
    expect(dialog.get_by_label("Player 1").first).to_have_value("Ana")
    dialog.get_by_role("group", name="Bots as well").get_by_label("1").check(force=True)
    dialog.get_by_role("group", name="Opponent").get_by_label("Copper").check(force=True)
    dialog.get_by_role("button", name="Start").click()
    ana.at_table()
    seats = table_of(ana)["state"]["seats"]
    assert [(seat["name"], seat.get("mine", False)) for seat in seats[:3]] == [("Ana", True), ("Player 2", True), ("Player 3", True)]
    assert seats[3]["level"] == "copper"
    ana.content()
