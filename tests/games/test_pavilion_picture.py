"""The picture of Summer Pavilion: every tile seen or counted, every move with its targets, everything inside its panel."""

import random
from collections import Counter
from xml.etree import ElementTree

import pytest

import sintra
from sintra.games.pavilion.spec import PAYING
from sintra.picture.arrange import Arrangement
from sintra.picture.layout import Piece
from sintra.picture.themes import Theme
from sintra.positions import Position
from tests.picture.looking import layout_of, pieces_of, targets_of

TABLES = [(players, board) for players in (2, 3, 4) for board in ("coloured", "grey")]


def positions(players: int, board: str) -> list[Position]:
    """Positions of one game of builders: every sixth, and the last."""
    dice = random.Random(f"{players} {board}")
    game = sintra.new("pavilion", players=players, board=board, seed=players)
    seen = [game.copy()]
    while not game.is_over:
        for _ in range(6):
            if not game.is_over:
                moves = list(game.legal_moves)
                game.play(dice.choice([move for move in moves if ">" in str(move)] or moves))
        seen.append(game.copy())
    return seen


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_places_lie_inside_their_panel_and_are_the_same_all_game(players: int, board: str) -> None:
    first, *others = positions(players, board)
    assert all(layout_of(game) == layout_of(first) for game in others)
    names = [name for name, _, _ in layout_of(first).places()]
    assert len(names) == len(set(names))
    for name, panel, place in layout_of(first).places():
        width, height = (place.width or place.size) / 2, place.size / 2
        if place.anchor == "middle" and not name.startswith("turn-"):
            assert 0 <= place.x - width <= place.x + width <= panel.width, name
            assert 0 <= place.y - height <= place.y + height <= panel.height, name


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_all_132_tiles_are_seen_or_counted_each_on_a_place_of_its_own(players: int, board: str) -> None:
    for game in positions(players, board):
        pieces, known = pieces_of(game), {name for name, _, _ in layout_of(game).places()}
        assert {piece.place for piece in pieces} <= known
        assert max(Counter(piece.place for piece in pieces).values()) == 1
        assert {piece.kind for piece in pieces if not piece.text} <= set(game.game.picture.symbols())
        found = Counter(piece.kind.removeprefix("tile-") for piece in pieces if piece.kind.startswith("tile-"))
        for piece in pieces:
            if piece.kind == "number":
                found[piece.place.split("-")[1]] += int(piece.text)
        assert found == dict.fromkeys(("orange", "red", "blue", "yellow", "green", "purple"), 22)
        assert sum(piece.kind == "marker" for piece in pieces) == 1


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_every_move_has_targets_that_only_ways_to_pay_share(players: int, board: str) -> None:
    for game in positions(players, board):
        known = {name for name, _, _ in layout_of(game).places()}
        targets = targets_of(game)
        assert all(target and set(target) <= known for target in targets)
        assert len(set(targets)) == (1 if game.state.step == PAYING else len(targets))


def test_the_round_s_wild_colour_the_turn_and_the_winner_are_marked() -> None:
    start, *_, end = positions(2, "coloured")
    assert Piece("wild-purple", "round-1") in pieces_of(start)
    assert Piece("turn", f"turn-{start.to_move + 1}") in pieces_of(start)
    assert Piece("wild-red", "round-6") in pieces_of(end)
    assert [piece.place for piece in pieces_of(end) if piece.kind == "laurel"] == [f"laurel-{seat + 1}" for seat in end.winners]


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
@pytest.mark.parametrize("arrangement", ["wide", "tall"])
def test_the_svg_is_whole_in_every_theme(theme: Theme, arrangement: Arrangement) -> None:
    game = positions(3, "grey")[5]
    root = ElementTree.fromstring(game.svg(theme=theme, arrangement=arrangement))
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert {element.get("href", "").removeprefix("#") for element in root.iter("{http://www.w3.org/2000/svg}use")} <= ids
    assert root.findtext("{http://www.w3.org/2000/svg}desc") == str(game)
