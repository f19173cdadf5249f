"""The picture of every position: complete, readable without colour, the same bytes for the same position."""

import random
import re
from collections import Counter
from importlib.resources import files
from xml.etree import ElementTree

import pytest
from tests.picture.looking import layout_of, pieces_of, targets_of

import sintra
from sintra import Position
from sintra.picture.arrange import Arrangement, arrange
from sintra.picture.layout import Piece
from sintra.picture.motifs import MOTIFS, Outline, ghost, tile
from sintra.picture.themes import DARK, GLAZES, LIGHT, Theme, stylesheet, variables
from sintra.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
TABLES = [(players, wall) for players in (2, 3, 4) for wall in ("coloured", "grey")]


def positions(players: int, wall: str, seed: int = 1, every: int = 6) -> list[Position]:
    """Positions of one random game: the first, the last, and some between them."""
    chance = random.Random(f"{players} {wall} {seed}")
    game = sintra.new("azul", players=players, wall=wall, seed=seed)
    seen = [game.copy()]
    while not game.is_over and len(seen) < 40:
        for _ in range(every):
            if not game.is_over:
                moves = list(game.legal_moves)
                wanted = [move for move in moves if "floor" not in str(move)] or moves
                game.play(chance.choice(wanted))
        seen.append(game.copy())
    return seen


# ── The data ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_places_are_named_once_and_lie_inside_their_panel(players: int, wall: str) -> None:
    layout = layout_of(sintra.new("azul", players=players, wall=wall, seed=1))
    names = [name for name, _, _ in layout.places()]
    assert len(names) == len(set(names))
    assert [panel.seat for panel in layout.panels if panel.role == "board"] == list(range(players))
    for name, panel, place in layout.places():
        width, height = (place.width or place.size) / 2, place.size / 2
        if place.anchor == "middle" and not name.startswith("turn-"):  # the frame of the player to move is drawn wider than its place
            assert 0 <= place.x - width <= place.x + width <= panel.width, name
            assert 0 <= place.y - height <= place.y + height <= panel.height, name


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_the_layout_depends_on_players_and_options_only(players: int, wall: str) -> None:
    first, *others = positions(players, wall)
    assert all(layout_of(game) == layout_of(first) for game in others)


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_every_piece_has_a_place_of_its_own_and_a_drawing(players: int, wall: str) -> None:
    for game in positions(players, wall):
        known = {name for name, _, _ in layout_of(game).places()}
        pieces = pieces_of(game)
        assert {piece.place for piece in pieces} <= known
        assert max(Counter(piece.place for piece in pieces).values()) == 1
        assert {piece.kind for piece in pieces if not piece.text} <= set(game.game.picture.symbols())


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_all_hundred_tiles_are_seen_or_counted_and_the_marker_lies_in_one_place(players: int, wall: str) -> None:
    for game in positions(players, wall):
        found = Counter[str]()
        for piece in pieces_of(game):
            if piece.kind.startswith("tile-"):
                found[piece.kind.removeprefix("tile-")] += 1
            elif piece.kind == "number":
                found[piece.place.split("-")[1]] += int(piece.text)
            elif piece.kind == "marker":
                found["marker"] += 1
        assert found == {"blue": 20, "yellow": 20, "red": 20, "black": 20, "white": 20, "marker": 1}


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_every_move_has_targets_of_its_own_that_exist(players: int, wall: str) -> None:
    for game in positions(players, wall):
        known = {name for name, _, _ in layout_of(game).places()}
        found = targets_of(game)
        assert len(set(found)) == len(found)
        assert all(target and set(target) <= known for target in found)


def test_a_take_is_the_tile_and_then_the_line() -> None:
    game = sintra.new("azul", seed=1)
    move, (source, line) = next((move, path) for move, path in zip(game.legal_moves, targets_of(game), strict=True) if str(move).endswith("> 4"))
    factory, colour = str(move).split()[:2]
    assert source.startswith(f"factory-{factory}-")
    assert line == f"line-{game.to_move + 1}-4"
    assert Piece(f"tile-{colour}", source) in pieces_of(game)


def test_draws_are_targets_too_where_they_are_made_by_hand() -> None:
    game = sintra.new("azul", dealt=False)
    assert targets_of(game) == [("board-1",), ("board-2",)]
    game.play("start 1")
    assert targets_of(game) == [("bag-blue",), ("bag-yellow",), ("bag-red",), ("bag-black",), ("bag-white",)]


def test_the_player_to_move_is_marked_and_at_the_end_the_winner() -> None:
    start, *_, end = positions(2, "coloured")
    assert [piece.place for piece in pieces_of(start) if piece.kind == "turn"] == [f"turn-{start.to_move + 1}"]
    assert end.is_over
    assert [piece.place for piece in pieces_of(end) if piece.kind in ("turn", "laurel")] == [f"laurel-{seat + 1}" for seat in end.winners]


# ── The drawing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "wall"), TABLES)
@pytest.mark.parametrize("arrangement", ["wide", "tall"])
def test_the_svg_is_whole_and_tells_the_position_in_text(players: int, wall: str, arrangement: Arrangement) -> None:
    for game in positions(players, wall, seed=2, every=25):
        root = ElementTree.fromstring(game.svg(arrangement=arrangement))
        assert root.get("role") == "img"
        assert root.findtext(f"{SVG}title") == "Azul"
        assert root.findtext(f"{SVG}desc") == str(game)
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        assert {element.get("href", "").removeprefix("#") for element in root.iter(f"{SVG}use")} <= ids


def test_the_same_position_gives_the_same_bytes_and_another_gives_others() -> None:
    one, two = sintra.new("azul", seed=3), sintra.new("azul", seed=3)
    assert one.svg() == two.svg() == one.svg()
    two.play(two.legal_moves[0])
    assert one.svg() != two.svg()


def test_light_and_dark_define_the_same_colours_and_auto_has_both() -> None:
    assert LIGHT.keys() == DARK.keys()
    picture = sintra.new("azul", seed=1).svg()
    assert "prefers-color-scheme:dark" in picture
    named = set(re.findall(r"var\(--([a-z-]+)\)", picture))
    assert named <= variables("light").keys()
    assert all(f"--{name}:" in stylesheet("auto") for name in named)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_fixed_theme_needs_no_style_variables(theme: Theme) -> None:
    picture = sintra.new("azul", seed=1).svg(theme=theme)
    assert "var(" not in picture
    assert (LIGHT if theme == "light" else DARK)["table"] in picture


def test_every_colour_has_a_motif_of_its_own_in_both_outlines() -> None:
    assert MOTIFS.keys() == GLAZES.keys()
    outlines: tuple[Outline, ...] = ("square", "rhombus")
    for drawing in (tile, ghost):
        for outline in outlines:
            shapes = {re.sub(r"var\(--[a-z-]+\)", "", drawing(colour, outline)) for colour in MOTIFS}
            assert len(shapes) == len(MOTIFS)


def test_a_width_in_pixels_keeps_the_proportions() -> None:
    root = ElementTree.fromstring(sintra.new("azul", seed=1).svg(width=600))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert root.get("width") == "600"
    assert float(root.get("height", "0")) == pytest.approx(600 * height / width, abs=0.01)


def test_the_pictures_own_words_exist_in_every_language() -> None:
    folder = files("sintra.picture").joinpath("words")
    messages = [set(re.findall(r"^[a-z-]+(?= =)", folder.joinpath(f"{language}.ftl").read_text("utf-8"), re.M)) for language in LANGUAGES]
    assert messages[0]
    assert all(found == messages[0] for found in messages)


def test_one_page_can_show_a_table_in_both_themes() -> None:
    game = sintra.new("azul", seed=1)
    named = [set(re.findall(r'<g id="([^"]+)"', game.svg(theme=theme))) for theme in ("light", "dark")]
    assert named[0] and not named[0] & named[1]


# ── The arrangement ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("arrangement", ["wide", "tall"])
def test_panels_never_overlap_and_none_is_lost(players: int, arrangement: Arrangement) -> None:
    layout = layout_of(sintra.new("azul", players=players, seed=1))
    table = arrange(layout, arrangement)
    assert sorted(placed.panel.name for placed in table.placed) == sorted(panel.name for panel in layout.panels)
    boxes = [(p.x, p.y, p.x + p.panel.width * p.scale, p.y + p.panel.height * p.scale) for p in table.placed]
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left < right <= table.width
        assert 0 <= top < bottom <= table.height
        for other in boxes[:i]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ones_own_board_comes_first_and_the_others_follow_in_turn(seat: int) -> None:
    layout = layout_of(sintra.new("azul", players=3, seed=1))
    order = [placed.panel.seat for placed in arrange(layout, "tall", seat).placed if placed.panel.seat is not None]
    assert order == [seat, (seat + 1) % 3, (seat + 2) % 3]
