"""Summer Pavilion in words: options, refusals that name the rule, position texts that say what is wrong, four languages."""

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import sintra
from sintra.kernel.errors import BadOption, BadPosition, IllegalMove
from sintra.words import LANGUAGES, say
from tests.games.test_pavilion_rules import stars, table, taking

PAYING = {"step": "paying", "placing": "B3B", "hands": "3BPP/G"}


@pytest.mark.parametrize(
    ("fields", "move", "rule"),
    [
        ({"step": "taking"}, "pass", "still-taking"),
        ({"step": "taking"}, "9 red", "no-such-factory"),
        ({"step": "taking"}, "1 blue", "source-has-none"),
        ({"step": "taking"}, "1 purple", "wild-only-alone"),
        ({}, "1 red", "nothing-on-offer"),
        ({}, "2 wilds", "nothing-to-pay"),
        ({}, "bonus red", "no-bonus"),
        ({}, "keep red", "pass-first"),
        ({}, "stop", "pass-first"),
        ({"hands": "B/G", "stars": f"{stars(blue='B.....')}/{stars()}"}, "blue > blue 1", "space-covered"),
        ({"hands": "R/G"}, "red > blue 1", "star-is-printed"),
        ({"hands": "BB/G", "stars": f"{stars(centre='B.....')}/{stars()}"}, "blue > centre 2", "star-has-colour"),
        ({"board": "grey", "hands": "4B/G", "stars": f"{stars(blue='RR....')}/{stars()}"}, "blue > blue 4", "star-of-one-colour"),
        ({"board": "grey", "hands": "4B/G", "stars": f"{stars(blue='BR....')}/{stars()}"}, "blue > blue 4", "star-has-colour"),
        ({"hands": "PP/G"}, "blue > blue 1", "hand-has-none"),
        ({"hands": "PP/G"}, "purple > purple 3", "wild-pays-itself"),
        ({"hands": "BP/G"}, "blue > blue 3", "cannot-pay"),
        (PAYING, "pass", "pay-first"),
        ({**PAYING, "hands": "BB5P/G"}, "0 wilds", "too-few-wilds"),
        (PAYING, "3 wilds", "one-of-the-colour"),
        ({**PAYING, "hands": "4BP/G"}, "2 wilds", "too-many-wilds"),
        ({"step": "choosing", "due": 2}, "pass", "bonus-first"),
        ({"step": "choosing", "due": 2, "supply": "OOR"}, "bonus blue", "supply-has-none"),
        ({"step": "keeping", "passed": 1}, "blue > blue 1", "passed"),
        ({"step": "keeping", "passed": 1}, "keep blue", "hand-has-none"),
        ({}, "R", "not-natures-turn"),
        ({"step": "refilling", "to": "nature", "next": 1, "supply": "OOO"}, "pass", "draw-first"),
        ({"step": "refilling", "to": "nature", "next": 1, "supply": "OOO"}, "start 1", "started"),
        ({"step": "refilling", "to": "nature", "next": 1, "supply": "9O", "hands": "13O/G"}, "O", "bag-has-none"),
    ],
)
def test_an_illegal_move_is_refused_by_the_rule_that_it_breaks(fields: dict[str, Any], move: str, rule: str) -> None:
    position = taking(factories="RPPP,-,-,-,-") if fields.get("step") == "taking" else table(**fields)
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule.id == f"refuse-{rule}"
    for language in LANGUAGES:
        assert say(refusal.value.rule, position.game.package, language)


def test_before_the_start_only_the_starting_player_is_drawn() -> None:
    position = sintra.new("pavilion", 2, dealt=False)
    for move, rule in (("R", "refuse-start-first"), ("start 3", "refuse-no-such-seat")):
        with pytest.raises(IllegalMove) as refusal:
            position.play(move)
        assert refusal.value.rule.id == rule
    while not position.is_over:
        position.play(position.legal_moves[-1])
    with pytest.raises(IllegalMove, match="over"):
        position.play("pass")


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"round": 7}, "round", "1 to 6"),
        ({"scores": "0/5"}, "scores", "cannot have less than 1"),
        ({"supply": "11O"}, "supply", "more than 10"),
        ({"supply": "O"}, "supply", "is short"),
        ({"factories": "5O,-,-,-,-"}, "factories", "more than 4"),
        ({"factories": "O,-,-,-,-"}, "step", "still on offer"),
        ({"corners": "5O/-", "passed": "1"}, "corners", "more than 4"),
        ({"corners": "O/-"}, "corners", "without having passed"),
        ({"passed": "2"}, "hands", "has passed"),
        ({"passed": "3"}, "passed", "“3” is not one of 1, 2"),
        ({"hands": "-/G"}, "to", "no tiles"),
        ({"hands": "22G/G"}, "", "in all"),
        ({"bag": "O"}, "bag", "missing"),
        ({"stars": f"{stars(blue='R.....')}/{stars()}"}, "stars", "together"),
        ({"stars": f"{stars(centre='RR....')}/{stars()}"}, "stars", "together"),
        ({"stars": f"{stars(centre='RR')}/{stars()}"}, "stars", "is not 6 letters"),
        ({"board": "grey", "stars": f"{stars(blue='RRB...')}/{stars()}"}, "stars", "together"),
        ({"stars": stars()}, "stars", "one for each player"),
        ({"start": "-"}, "start", "started"),
        ({"to": "nature"}, "to", "nature"),
        ({"to": "over"}, "to", "over after round 6"),
        ({"to": "over", "step": "taking"}, "step", "playing"),
        ({"step": "refilling", "to": "nature", "next": 1}, "to", "no tile is due"),
        ({"step": "refilling", "to": "nature", "next": 1, "round": 6, "hands": "-/-", "supply": "O"}, "step", "last turn"),
        ({"step": "choosing", "due": 1, "supply": "OO"}, "due", "no choice"),
        ({"step": "choosing", "due": 1, "passed": 1, "hands": "-/G"}, "to", "has passed"),
        ({"step": "choosing"}, "due", "missing"),
        ({"step": "keeping"}, "step", "has not passed"),
        ({"step": "paying"}, "placing", "missing"),
        ({**PAYING, "placing": "X1O"}, "placing", "like C4R"),
        ({**PAYING, "placing": "R3B"}, "placing", "does not take"),
        ({**PAYING, "placing": "B1B"}, "placing", "two ways"),
        ({"step": "preparing", "to": "nature"}, "step", "no tile beside"),
        ({"step": "preparing", "to": "nature", "start": "-", "hands": "-/-", "marker": "centre"}, "start", "before the first tile"),
        ({"step": "preparing", "to": "nature", "start": 2, "hands": "-/-"}, "start", "holder starts"),
        ({"step": "preparing", "to": "nature", "hands": "-/-", "round": 2, "factories": "O,R,-,-,-"}, "factories", "in order"),
        (
            {"step": "preparing", "to": "nature", "hands": "-/-", "round": 2, "factories": "O,-,-,-,-", "supply": "O"},
            "factories",
            "supply is filled first",
        ),
        ({"step": "preparing", "to": "nature", "hands": "-/-", "round": 2, "factories": "4O,4R,4B,4Y,4G"}, "to", "no tile is due"),
        ({"placing": "B1B"}, "placing", "not a field"),
        ({"wild_order": "red,red"}, "wild_order", "expected 6 parts"),
        ({"wild_order": "red,red,blue,yellow,green,purple"}, "wild_order", "each of"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong(fields: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises((BadPosition, BadOption), match=problem) as error:
        table(**fields)
    assert field == getattr(error.value, "field" if isinstance(error.value, BadPosition) else "option")


def test_taking_needs_tiles_on_offer_and_nobody_who_passed() -> None:
    with pytest.raises(BadPosition, match="no tile is on offer"):
        taking()
    with pytest.raises(BadPosition, match="nobody passes"):
        taking(centre="R", passed=2)


def test_a_drained_bag_cannot_be_drawn_from() -> None:
    with pytest.raises(BadPosition, match="the bag is empty"):
        table(step="preparing", to="nature", round=2, hands="-/-", bag="-", tower="20O20R20B20Y21G21P")


def test_the_order_of_wild_colours_is_an_option_with_names() -> None:
    assert sintra.new("pavilion", seed=1).options["wild_order"] == "printed"
    order = ["red", "blue", "yellow", "orange", "green", "purple"]
    assert sintra.new("pavilion", seed=1, wild_order=order).options["wild_order"] == "reversed"
    other = sintra.new("pavilion", seed=1, wild_order="green,red,blue,yellow,orange,purple")
    assert sintra.position(other.text).options["wild_order"] == "green,red,blue,yellow,orange,purple"
    for wrong in ("backwards", "red,red,blue,yellow,orange,purple", "", order[:5]):
        with pytest.raises(BadOption):
            sintra.new("pavilion", wild_order=wrong)


def test_text_board_shows_numbers_where_no_tile_lies() -> None:
    shown = str(table(hands="BBP/G", stars=f"{stars(blue='B.B...')}/{stars(centre='..Y...')}"))
    assert "blue B 2 B 4 5 6" in shown
    assert "centre 1 2 Y 4 5 6" in shown
    assert "beside BBP" in shown
    assert "wild purple" in shown


def messages(language: str) -> dict[str, ast.Message]:
    text = files("sintra.games.pavilion").joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    parsed = FluentParser().parse(text)
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    game = sintra.game("pavilion")
    for move in range(game.moves):
        assert say(game.describe(move), game.package, language)
