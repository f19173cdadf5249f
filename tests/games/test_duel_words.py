"""Duel in words: refusals that name the rule, position texts that say what is wrong, four languages."""

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import sintra
from sintra.kernel.errors import BadPosition, IllegalMove
from sintra.words import LANGUAGES, say
from tests.games.test_duel_rules import NO_LINES, NO_PLATES, dome, filling, lines, plates, table

SUN = {"suns": "-,BYRK,-,-,-", "chips": "?,-,-,-"}
DRAWN = {"stage": "keeping", "drawn": "sRTK,wRTK,sKBR", "looked": 3, "tokens": "1/1", "display": "sTYK,-,-", "stack": ",".join(["s?", *["?"] * 13])}
TILING = {
    "stage": "tiling",
    "row": 2,
    "lines": f"{lines('-', 'R')}/{NO_LINES}",
    "plates": f"{plates(p1='wBTR1')}/{NO_PLATES}",
    "stores": "R,RT,K,K/-",
}
SPACES = {**TILING, "lines": f"{lines('-', 'RR')}/{NO_LINES}", "plates": f"{plates(p1='wBTR1', p2='sBTR1')}/{NO_PLATES}"}


@pytest.mark.parametrize(
    ("fields", "move", "rule"),
    [
        (SUN, "sun 2 blue", "sun-has-none"),
        (SUN, "moon blue", "moons-have-none"),
        (SUN, "chip 1", "chip-is-covered"),
        (SUN, "chip 2", "chip-is-gone"),
        ({"chips": "B,-,-,-", "chips_taken": "2/0"}, "chip 1", "third-chip"),
        (SUN, "plate 1", "no-token"),
        ({**SUN, "round": 5}, "draw", "no-plates-in-last-round"),
        ({**SUN, "tokens": "1/1"}, "plate 1", "place-is-empty"),
        (SUN, "pass", "pass"),
        (SUN, "line 1", "take-first"),
        (SUN, "row 1 > column 1", "not-tiling"),
        (SUN, "B", "not-natures-turn"),
        ({**SUN, "opening": 2, "display": "sTYK,-,-", "tokens": "2/2"}, "sun 1 blue", "opening"),
        ({**SUN, "opening": 2, "display": "sTYK,-,-", "tokens": "2/2"}, "plate 3", "place-is-empty"),
        ({"stage": "laying", "source": 1, "suns": "-,YRR,-,-,-", "chips": "?,-,-,-", "held": "1B"}, "lay black", "sun-has-none"),
        ({"stage": "laying", "source": 1, "suns": "-,YRR,-,-,-", "chips": "?,-,-,-", "held": "1B"}, "line 1", "lay-first"),
        ({"stage": "lining", "held": "2B", "lines": f"Y,BB,-,-,-,-/{NO_LINES}"}, "line 1", "line-full"),
        ({"stage": "lining", "held": "2B", "lines": f"-,Y,-,-,-,-/{NO_LINES}"}, "line 2", "line-holds-other"),
        ({"stage": "lining", "held": "2B"}, "sun 1 blue", "line-first"),
        ({"stage": "drawing", "drawn": "s?", "stack": ",".join(["s?", *["?"] * 16]), "tokens": "1/1"}, "pass", "drawing"),
        (DRAWN, "keep wild TYK", "not-drawn"),
        (DRAWN, "pass", "keep-first"),
        ({**DRAWN, "stage": "returning", "plate": "sRTK"}, "return special RTK", "not-in-hand"),
        ({**DRAWN, "stage": "returning", "plate": "sRTK"}, "draw", "return-first"),
        ({"stage": "placing", "plate": "sTYK", "plates": f"{plates(p5='wTYK1')}/{NO_PLATES}"}, "place 5 top left", "slot-is-taken"),
        ({"stage": "placing", "plate": "sTYK"}, "pass", "place-first"),
        (TILING, "spend Y", "no-such-chip"),
        (TILING, "row 2 > column 1", "other-row"),
        ({**TILING, "laid": "1+0", "stores": "RT,K,K/-"}, "leave", "must-complete"),
        ({**TILING, "laid": "1+0", "stores": "RT,K/-", "lines": f"{lines('-', '-', 'R')}/{NO_LINES}", "row": 3}, "spend K", None),
        (SPACES, "spend R", "line-complete"),
        (SPACES, "row 2 > column 2", "space-is-not-for"),
        ({**SPACES, "domes": f"{dome(r2='R.....')}/{dome()}"}, "row 2 > column 1", None),
        (SPACES, "row 1 > column 1", "other-row"),
        (SPACES, "sun 1 blue", "tiling"),
    ],
)
def test_an_illegal_move_is_refused_by_the_rule_that_it_breaks(fields: dict[str, Any], move: str, rule: str | None) -> None:
    if rule is None:
        with pytest.raises((BadPosition, IllegalMove)):
            table(**fields).play(move)
        return
    position = table(**fields)
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule.id == f"refuse-{rule}"
    for language in LANGUAGES:
        assert say(refusal.value.rule, position.game.package, language)


@pytest.mark.parametrize(
    ("played", "move", "rule"),
    [
        ([], "start 1", "goal-first"),
        ([], "plate 1", "draw-first"),
        (["goal rows"], "goal colourful", "tablet-is-used"),
        (["goal rows", "goal outer", "goal wilds"], "back wild", "start-first"),
        (["goal rows", "goal outer", "goal wilds", "start 1"], "B", "back-first"),
        (["goal rows", "goal outer", "goal wilds", "start 1", "back wild"], "B", "front-first"),
        (["goal rows", "goal outer", "goal wilds", "start 1", "back wild"], "front special TYK", "other-back"),
        (["goal rows", "goal outer", "goal wilds", "start 1", "back wild", "front wild TYK", "back wild"], "front wild TYK", "plate-is-elsewhere"),
    ],
)
def test_draws_come_in_their_order(played: list[str], move: str, rule: str) -> None:
    position = sintra.new("duel", goals="random", dealt=False)
    for earlier in played:
        position.play(earlier)
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule.id == f"refuse-{rule}"
    for language in LANGUAGES:
        assert say(refusal.value.rule, position.game.package, language)


def test_what_is_not_there_cannot_be_drawn() -> None:
    position = filling(filling=0, tower="13B")
    with pytest.raises(IllegalMove, match="no blue in the bag"):
        position.play("B")
    with pytest.raises(IllegalMove, match="factories are filled"):
        position.play("reveal B")
    position = table(stage="lining", to="nature", held="1B", chips="?,B,B,-")
    with pytest.raises(IllegalMove, match="both blue chips"):
        position.play("reveal B")
    with pytest.raises(IllegalMove, match="chip is turned up"):
        position.play("K")


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"round": 6}, "round", "1 to 5"),
        ({"stage": "dancing"}, "stage", "not one of"),
        ({"to": 2}, "to", "turn of player 1"),
        ({"start": "-"}, "start", "nobody has started"),
        ({"suns": "6B,-,-,-,-"}, "suns", "more than 5"),
        ({"moons": "BBBB,-,-,-"}, "moons", "up to 3"),
        ({"suns": "-,B,-,-,-"}, "chips", "face down"),
        ({"chips": "B,B,B,-"}, "", "there are 2"),
        ({"stores": "B,B/-", "chips": "B,-,-,-"}, "", "there are 2"),
        ({"stores": "B,B,B/-"}, "stores", "more than 2"),
        ({"stores": "X/-"}, "stores", "not one of"),
        ({"chips": "B,-,-,-", "unseen": "B,B"}, "unseen", "on the table"),
        ({"chips_taken": "3/0"}, "chips_taken", "0 to 2"),
        ({"tokens": "1/0", "round": 5}, "tokens", "at most 0"),
        ({"plates": f"{plates(p1='sTYK1', p2='sTYK2')}/{NO_PLATES}"}, "", "2 places"),
        ({"plates": f"{plates(p1='sTYK5')}/{NO_PLATES}"}, "plates", "like sTYK1"),
        ({"domes": f"{dome(r1='B.....')}/{dome()}"}, "domes", "takes no B"),
        ({"domes": f"{dome(r1='B....')}/{dome()}"}, "domes", "6 letters"),
        ({"lines": f"BB,-,-,-,-,-/{NO_LINES}"}, "lines", "room for 1"),
        ({"lines": f"-,BY,-,-,-,-/{NO_LINES}"}, "lines", "mixes"),
        ({"broken": "5B/-"}, "broken", "more than 4"),
        ({"bag": "B"}, "bag", "missing"),
        ({"tower": "14B"}, "", "in all"),
        ({"stack": "s?"}, "", "there are 18"),
        ({"held": "1B"}, "held", "in hand"),
        ({"held": "B"}, "held", "like 3B"),
        ({"source": 1}, "source", "laying only"),
        ({"drawn": "s?", "stack": ",".join(["s?", *["?"] * 16])}, "drawn", "takes a plate"),
        ({"stage": "drawing"}, "drawn", "no plate is drawn"),
        ({"stage": "keeping"}, "drawn", "no plate is drawn"),
        ({"stage": "placing"}, "plate", "to be placed"),
        ({"plate": "sTYK"}, "plate", "after it was taken"),
        ({"stage": "filling"}, "to", "nature"),
        ({"stage": "tiling", "row": 1}, "row", "is empty"),
        ({"stage": "tiling", "row": 1, "tokens": "1/0"}, "stage", "tiling begins"),
        ({"to": "nature"}, "to", "nothing to draw"),
        ({"to": "over"}, "to", "after tiling in round 5"),
        ({"stage": "lining", "held": "1B", "lines": f"Y,YY,YYY,RRRR,RRRRR,KKKKKK/{NO_LINES}"}, "stage", "no choice"),
        ({"stack": ",".join(["s?", *["?"] * 16, "?@3"])}, "stack", "perhaps with the player"),
        ({"stack": ",".join(["s?", *["?"] * 16, "sTYK@1"])}, "story", "says nothing"),
        ({"story": "sTYK"}, "", "story"),
        ({"story": "1:sTYK:sTYK.sRTK:sKBR", "stack": ",".join(["s?", *["?"] * 16, "sKBR@1"])}, "story", "not what was drawn"),
        ({"story": "1:sTYK:sTYK:sKBR"}, "story", "but one"),
        ({"story": "3:sTYK:sTYK:-"}, "story", "not a plate"),
        ({"story": "1:sTYK:sTYK"}, "story", "neither"),
        ({"story": "1:sTYX:sTYK:-"}, "story", "not a plate"),
        ({"chosen": "rows"}, "chosen", "not a field"),
        ({"goals": "random"}, "goals", "are known"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong(fields: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem) as error:
        table(**fields)
    assert error.value.field == field or not field


def messages(language: str) -> dict[str, ast.Message]:
    text = files("sintra.games.duel").joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    parsed = FluentParser().parse(text)
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    game = sintra.game("duel")
    for move in range(game.moves):
        assert say(game.describe(move), game.package, language)
    for kind, place, first, second in (
        (0, 7, 1, 1),
        (0, 7, 2, 1),
        (0, 7, 1, 3),
        (0, 7, 2, 3),
        (1, 7, 2, 0),
        (2, 0, 1, 1),
        (2, 0, 3, 6),
        (3, 0, 1, 2),
        (4, 1, 1, 0),
    ):
        assert say(game.explanation(kind, place, first, second, 1), game.package, language)
    for goal in range(8):
        for number in (0, 1, 2, 20):
            assert say(game.explanation(5, goal, number, 0, 1), game.package, language)
