"""The table as data: typed, frozen, in the rulebook's words, to JSON and back, and checked like a position that somebody wrote down."""

import json
import random
from typing import Any

import msgspec
import pytest

import sintra
from sintra.games.azul import moves as azul_moves
from sintra.games.azul.table import Line, Tiles
from sintra.games.azul.table import Table as AzulTable
from sintra.games.duel.table import Table as DuelTable
from sintra.games.pavilion.table import Table as PavilionTable
from sintra.positions import Position
from tests.games.variants import IDS, VARIANTS

every_game = pytest.mark.parametrize("name", sintra.GAMES)


def along_a_game(name: str, players: int, seed: int, dealt: bool, **options: Any) -> list[Position]:
    """Positions of a random game, one in five."""
    dice = random.Random(seed)
    position = sintra.new(name, players, seed=seed, dealt=dealt, **options)
    found = []
    while not position.is_over:
        found.append(position.copy())
        for _ in range(5):
            if not position.is_over:
                position.play(dice.choice(position.legal_moves))
    return [*found, position]


@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_every_table_reads_back_to_the_same_position(variant: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = variant
    for dealt in (True, False):
        for position in along_a_game(name, players, 11, dealt, **options):
            table = position.table
            assert sintra.position(table, dealt=False) == position
            assert type(table).from_json(table.to_json()) == table
            assert sintra.position(table.to_json(), dealt=False) == position


@every_game
def test_a_table_in_json_is_ordinary_json_that_names_its_game(name: str) -> None:
    data = json.loads(sintra.new(name, seed=1).table.to_json())
    assert data["game"] == name
    assert [board["score"] for board in data["boards"]] == list(sintra.new(name, seed=1).scores)


@every_game
def test_a_table_is_frozen_and_can_be_a_key(name: str) -> None:
    table = sintra.new(name, seed=1).table
    with pytest.raises(AttributeError):
        table.round = 3
    assert {table: 1}[sintra.new(name, seed=1).table] == 1


def test_the_words_are_those_of_azuls_rulebook() -> None:
    game = sintra.new("azul", dealt=False)
    game.play("start 2, BKWW BYRR BBBY BRKW YKKW")
    game.play("3 blue > 4")
    game.play("centre yellow > floor")
    table: AzulTable = game.table
    assert table.to_move == 1
    assert table.marker == 0
    assert table.factories[0] == Tiles(blue=1, black=1, white=2)
    assert table.factories[2].total == 0
    assert table.boards[1].lines[3] == Line("blue", 3)
    assert table.boards[0].floor == ("marker", "yellow")
    assert table.bag.total == 80


def test_the_words_are_those_of_pavilions_rulebook() -> None:
    game = sintra.new("pavilion", seed=7)
    table: PavilionTable = game.table
    assert table.step == "taking"
    assert table.wild == "purple"
    assert table.boards[0].stars.centre == (None,) * 6
    game.play(game.legal_moves[0])
    seat = table.to_move
    assert isinstance(seat, int)
    assert game.table.boards[seat].hand.total > 0


def test_the_words_are_those_of_duels_rulebook() -> None:
    table: DuelTable = sintra.new("duel", seed=7).table
    assert table.goals == ("rows", "columns", "diagonals")
    assert table.large.total == 5
    assert [factory.chip for factory in table.factories] == ["face down"] * 4
    assert all(plate is not None and plate.colours for plate in table.display)
    assert table.stack[-1].plate.back is None


def test_a_view_hides_in_the_table_what_it_hides_elsewhere() -> None:
    """A player who drew plates from the stack and put one back knows it; the other does not."""
    for seed in range(30):
        for position in along_a_game("duel", 2, seed, True):
            table: DuelTable = position.table
            known = [stacked for stacked in table.stack if stacked.by is not None and stacked.plate.colours]
            if known:
                by = known[0].by
                assert by is not None
                own, other = position.view(by).table, position.view(1 - by).table
                assert known[0] in own.stack
                assert not [stacked for stacked in other.stack if stacked.by == by and stacked.plate.colours]
                return
    raise AssertionError("nobody ever put a plate under the stack")


@pytest.mark.parametrize(
    ("change", "field", "problem"),
    [
        ({"bag": Tiles(blue=1)}, "bag", "1 blue in the bag, but"),
        ({"to_move": 5}, "to_move", "is not one of 1, 2, nature, over"),
        ({"to_move": "nobody"}, "to_move", "Invalid enum value 'nobody'"),
        ({"starter": None}, "starter", "somebody started this round"),
        ({"factories": ()}, "factories", "expected 5 parts"),
        ({"centre": Tiles(blue=-1)}, "centre.blue", "Expected `int` >= 0"),
        ({"boards": ()}, "players", "“0” is not a number from 2 to 4"),
        ({"boards": None}, "boards", "Expected `array`, got `null`"),
        ({"round": "one"}, "round", "Expected `int`, got `str`"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_field(change: dict[str, Any], field: str, problem: str) -> None:
    table = msgspec.structs.replace(sintra.new("azul", seed=7).table, **change)
    with pytest.raises(sintra.BadPosition) as refused:
        sintra.position(table)
    assert refused.value.field == field
    assert problem in refused.value.problem


def test_a_board_that_cannot_be_is_refused_with_its_field() -> None:
    table: AzulTable = sintra.new("azul", seed=7).table
    board = msgspec.structs.replace(table.boards[0], lines=(Line("blue", 2), *table.boards[0].lines[1:]))
    with pytest.raises(sintra.BadPosition, match=r"^boards\.lines: line 1 of player 1 has room for 1, not 2$"):
        sintra.position(msgspec.structs.replace(table, boards=(board, table.boards[1])))


@pytest.mark.parametrize(("colour", "tiles"), [(None, 2), ("blue", 0)])
def test_a_line_has_a_colour_if_it_has_tiles(colour: Any, tiles: int) -> None:
    with pytest.raises(sintra.BadPosition, match="a line has a colour if it has tiles, and only then"):
        Line(colour, tiles)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "does not say which game"),
        ('{"round": 1}', "does not say which game"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ('{"game": "azul"}', "missing required field `round`"),
        ('{"game": "azul", "round": "1"}', "Expected `int`, got `str`"),
        ('{"game": "azul", "rounds": 1}', "unknown field `rounds`"),
    ],
)
def test_json_that_is_no_table_is_refused(text: str, problem: str) -> None:
    with pytest.raises(sintra.SintraError, match=problem):
        sintra.position(text)


def test_what_is_no_position_at_all_is_refused() -> None:
    with pytest.raises(sintra.BadPosition, match="a position is read from its text, its table or its table in JSON, not from 5"):
        sintra.position(5)  # type: ignore[arg-type]


# ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@every_game
def test_every_move_has_parts_of_its_own_by_which_it_can_be_played(name: str) -> None:
    game = sintra.game(name)
    assert len(set(game.move_parts)) == game.moves
    position = sintra.new(name, seed=3)
    for move in position.legal_moves:
        by_move, by_parts = position.copy(), position.copy()
        by_move.play(move)
        by_parts.play(move.parts)
        assert by_move == by_parts


@every_game
def test_the_parts_of_a_move_name_its_kind_and_go_to_json(name: str) -> None:
    for number in range(sintra.game(name).moves):
        move = sintra.Move(name, number)
        data = json.loads(msgspec.json.encode(move.parts))
        assert data["kind"] == move.kind
        assert msgspec.json.decode(msgspec.json.encode(move.parts), type=type(move.parts)) == move.parts


def test_parts_are_told_apart_by_matching() -> None:
    def told(move: sintra.Move) -> str:
        match move.parts:
            case azul_moves.Take(source="centre", colour=colour):
                return f"{colour} from the centre"
            case azul_moves.Take(source, colour, line):
                return f"{colour} from {source} to {line}"
            case azul_moves.Draw(colour):
                return f"{colour} out of the bag"
        return ""

    assert told(sintra.Move("azul", "centre red > floor")) == "red from the centre"
    assert told(sintra.Move("azul", "3 blue > 4")) == "blue from 3 to 4"
    assert told(sintra.Move("azul", "K")) == "black out of the bag"


def test_a_move_says_itself_in_every_language() -> None:
    move = sintra.Move("azul", "3 blue > 4")
    assert len({move.words(language) for language in ("en", "hu", "ro", "it")}) == 4
