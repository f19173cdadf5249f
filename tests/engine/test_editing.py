"""Positions set up by hand, as the page's board editor does it: what lies where is data of the games, what can be is the rules'."""

import random

import pytest

import sintra
from sintra.kernel.text import NONE
from sintra.picture.editor import editor_of
from tests.engine.node import ask

EARLY = 40  # moves after which games still tell nothing of what happened before


def tables(name: str, players: int, count: int) -> list[str]:
    """Positions of random games in which no turn is under way."""
    dice, found = random.Random(f"{name} {players}"), list[str]()
    left_out = [field for field in editor_of(sintra.game(name)).forgotten if field not in {"bag", "unseen"}]
    while len(found) < count:
        game = sintra.new(name, players, seed=dice.randrange(1_000))
        for _ in range(dice.randrange(EARLY)):
            game.play(dice.choice(game.legal_moves))
        fields = dict(part.split("=", 1) for part in game.text.split()[1:])
        if not any(fields.get(field, NONE) != NONE for field in left_out):
            found.append(game.text)
    return found


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in sintra.GAMES for players in sintra.game(name).players])
def test_any_table_can_be_laid_by_hand_piece_by_piece(name: str, players: int) -> None:
    wanted = tables(name, players, 6)
    laid = ask("editing.mjs", sintra.game(name), to=wanted, **{"from": wanted[:2]})["laid"]
    assert laid == 2 * wanted


def test_tiles_that_are_left_are_counted_and_more_than_there_are_get_a_word() -> None:
    text = sintra.new("azul", seed=1).text
    centre, factories = [f"centre-{i}" for i in range(1, 16)], [f"factory-{f}-{i}" for f in (1, 2) for i in range(1, 5)]
    heaped = ask("editing.mjs", sintra.game("azul"), to=[], more=[{"text": text, "places": centre + factories, "kind": "tile-blue"}], **{"from": []})
    [[left, problem]] = heaped["heaped"]
    assert left == "0" and "23" in problem and "20" in problem


@pytest.mark.parametrize("name", sintra.GAMES)
def test_pieces_and_places_of_the_editor_are_those_of_the_table(name: str) -> None:
    game = sintra.game(name)
    editor = editor_of(game)
    places = [place for spot in editor.spots for place in spot.places]
    assert len(set(places)) == len(places) and set(places) <= set(game.pieces.PLACES)
    kinds = {kind for spot in editor.spots for kind in spot.pieces}
    assert kinds == {kind for turned in editor.palette for kind in turned} <= set(game.pieces.KINDS)
    assert set(editor.single) <= kinds and set(editor.left) <= kinds
    assert {*editor.facts, *editor.forgotten} <= {field.name for field in game.sheet.fields}
