"""Who is who, what was done, and how it ended: names, signs, the log, the result."""

from collections.abc import Callable

from playwright.sync_api import expect

import sintra
from sintra.web.messages import messages
from tests.web.laid import lay
from tests.web.person import Person

Make = Callable[..., Person]
BOT_NAMES = str(messages("en")["bot-names"]).split(", ")

CELLS = """table => [...table.querySelectorAll('tr')].map(row =>
  [row.className, ...[...row.querySelectorAll('td')].map(cell => cell.firstChild?.textContent ?? '0')])"""


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_two_bots_of_a_level_have_different_names_that_stay(person: Make) -> None:
    ana = person().start().choose_game("azul", 3).play_now()
    assert ana.wait_for_turn()
    names = ana.page.locator(".player-name").all_inner_texts()
    assert len(set(names)) == 3 and set(names[1:]) <= set(BOT_NAMES), names
    assert ana.page.locator(".player-note").all_inner_texts()[1:] == ["Random", "Random"]
    ana.page.reload()
    assert ana.at_table().wait_for_turn()
    assert ana.page.locator(".player-name").all_inner_texts() == names
    ana.content()


def test_a_bot_steps_aside_for_a_person_of_its_name(person: Make) -> None:
    ana = person().start()
    called = """async (who) => {
      const { named } = await import("/js/kit/people.js");
      const bot = { kind: "bot", name: "gold", level: "gold" };
      return named([{ kind: "person", name: who }, bot, bot], "a-game").map(({ name }) => name);
    }"""
    [_, first, second] = ana.page.evaluate(called, "Ana")
    seen = ana.page.evaluate(called, first.upper())
    assert first != second and len({name.casefold() for name in seen}) == 3


def test_every_seat_has_its_own_sign_and_colour_on_tab_board_log_and_prompt(person: Make) -> None:
    for theme in ("light", "dark"):
        ana = person(color_scheme=theme).start().choose_game("azul", 4).play_now()
        assert ana.wait_for_turn()
        ana.decide()
        assert ana.wait_for_turn()
        for where in (".players .seat-shape", ".panel-board > .seat-shape"):
            looks = ana.page.eval_on_selector_all(where, "all => all.map(one => [one.getAttribute('d'), getComputedStyle(one).fill])")
            assert len(looks) == 4 and all(len(set(part)) == 4 for part in zip(*looks, strict=True)), (theme, where, looks)
        assert ana.page.locator(".status .seat-0").count() == 2, "the sign and its shape"
        assert ana.page.locator(".moves .seat-sign").count() >= 4
        ana.content()


def test_a_turn_is_one_line_of_the_log_in_the_readers_language_with_tiles_drawn(person: Make) -> None:
    ana = person(language="hu").start().play_now()
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    expect(ana.page.locator(".log-round").first).to_have_text("1. forduló")
    lines = ana.page.locator(".moves li[data-ply]")
    for line in lines.all():
        assert "mintasorba" in line.inner_text() or "padlóvonalra" in line.inner_text()
        assert line.locator(".log-tile use").count() == 1
    ana.content()


def test_several_decisions_in_a_row_are_one_turn_until_a_turn_or_a_round_begins(person: Make) -> None:
    ana = person().start()
    found = ana.page.evaluate("""async () => {
      const { turns } = await import("/js/table/moves.js");
      return turns({ plies: [[-1, 9], [0, 1], [-1, 9], [0, 2], [1, 3], [-1, 9], [1, 4], [1, 5], [1, 6]], rounds: [0, 5], again: [8] });
    }""")
    assert [(turn["seat"], turn["round"], turn["moves"], turn["ply"]) for turn in found] == [
        (0, 1, [1, 2], 4),
        (1, 1, [3], 5),
        (1, 2, [4, 5], 8),
        (1, 2, [6], 9),
    ]


def test_a_touched_line_shows_the_table_as_it_was_and_a_button_leads_back(person: Make) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    now = ana.pieces()
    ana.page.locator(".moves button").first.click()
    expect(ana.page.locator(".past")).to_be_visible()
    expect(ana.page.locator(".target")).to_have_count(0)
    assert ana.pieces() != now and "/table/" in ana.page.url
    ana.page.get_by_role("button", name="Back to the game").click()
    expect(ana.page.locator(".past")).to_be_hidden()
    assert ana.wait_for_turn()
    assert ana.pieces() == now
    ana.decide()
    assert ana.wait_for_turn()
    ana.content()


def test_the_end_tells_who_won_by_how_much_and_the_sums_are_the_scores(person: Make) -> None:
    ana = person().start().play_now()
    while ana.wait_for_turn():
        ana.decide()
    result = ana.page.locator("dialog.result")
    expect(result.locator(".final-boards figure")).to_have_count(2)
    order = result.locator(".margin, .final-boards, .tally").evaluate_all("all => all.map(one => one.className)")
    assert order == ["margin", "final-boards", "tally"]
    rows = result.locator(".tally table").evaluate(CELLS)
    rounds = [row[1:] for row in rows if row[0] == "tally-sum"][:-1]
    scores = [number(text) for text in rows[-1][1:]]
    assert len(rounds) >= 5
    assert [sum(map(number, column)) for column in zip(*rounds, strict=True)] == scores
    assert result.locator("figcaption strong").all_inner_texts() == [f"{score} points" for score in sorted(scores, reverse=True)]
    ana.content()


def test_turns_that_follow_each_other_have_a_line_each(person: Make) -> None:
    position = sintra.new("pavilion", seed=4)
    while "pass" not in map(str, position.legal_moves):
        position.play(position.legal_moves[0])
    position.play("pass")
    while "pass" not in map(str, position.legal_moves):
        position.play(position.legal_moves[-1])
    ana = lay(person(), position, "Ana", "Béla")
    lines = ana.page.locator(".moves li[data-ply]")
    for turn in (1, 2):
        ana.touch(ana.targets.first)
        ana.touch(ana.page.locator(".target.onward").first)
        while "or pass" not in ana.status or lines.count() < turn:
            assert ana.wait_for_turn()
            if "or pass" not in ana.status:
                ana.decide()
        expect(lines).to_have_count(turn)
    ana.content()
