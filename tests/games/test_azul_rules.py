"""Azul: every example of the rulebook, and every case that implementations get wrong, each under its own name."""

import random
import re
from typing import Any

import pytest

import sintra
from sintra.games.azul.rules_lines import all_accepted, all_lacking
from sintra.positions import Position

EMPTY_WALL = ".....,.....,.....,.....,....."
EMPTY_LINES = "-,-,-,-,-"


def table(**fields: Any) -> Position:
    """A two-player table in the middle of the offer, with what the test names and nothing else; nature waits to be told."""
    players = fields.pop("players", 2)
    seats = range(players)
    given = {
        "players": players,
        "round": 2,
        "to": 1,
        "start": 1,
        "marker": "centre",
        "factories": ",".join("-" for _ in range(2 * players + 1)),
        "centre": "-",
        "lid": "-",
        "scores": "/".join("0" for _ in seats),
        "lines": "/".join(EMPTY_LINES for _ in seats),
        "walls": "/".join(EMPTY_WALL for _ in seats),
        "floors": "/".join("-" for _ in seats),
        **fields,
    }
    return sintra.position("azul " + " ".join(f"{name}={value}" for name, value in given.items()), dealt=False, study=True)


def field(position: Position, name: str) -> str:
    """One field of the position text."""
    found = re.search(rf" {name}=(\S+)", position.text)
    assert found, name
    return found[1]


def moves(position: Position) -> set[str]:
    return set(map(str, position.legal_moves))


def reasons(position: Position) -> list[tuple[int, str, int]]:
    return [(reason.seat, reason.kind, reason.points) for reason in position.reasons]


# ── Examples in the books ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_floor_line_with_the_marker_and_four_tiles_loses_eight() -> None:
    position = table(scores="20/0", marker=1, floors="MBYRK/-", centre="W")
    position.play("centre white > 5")
    assert position.scores == (12, 0)
    assert reasons(position) == [(0, "floor-line", -8)]


def test_two_yellow_may_go_to_line_1_with_one_on_the_floor_to_line_5_or_to_the_floor() -> None:
    walls = f".....,..Y..,...Y.,.....,...../{EMPTY_WALL}"
    position = table(factories="YYRK,-,-,-,-", walls=walls, lines=f"-,-,-,B,-/{EMPTY_LINES}")
    assert {move for move in moves(position) if "yellow" in move} == {"1 yellow > 1", "1 yellow > 5", "1 yellow > floor"}
    position.play("1 yellow > 1")
    assert field(position, "lines").startswith("Y,-,-,B,-/")
    assert field(position, "floors") == "Y/-"
    position.undo()
    position.play("1 yellow > 5")
    assert field(position, "lines").startswith("-,-,-,B,YY/")
    assert field(position, "floors") == "-/-"
    position.undo()
    position.play("1 yellow > floor")
    assert field(position, "floors") == "YY/-"
    assert field(position, "centre") == "RK"


@pytest.mark.parametrize(
    ("wall", "points"),
    [
        (EMPTY_WALL, 1),  # no neighbour
        (".....,WB...,.....,.....,.....", 3),  # a run of three across
        ("..R..,.....,..B..,.....,.....", 3),  # a run of three down
        ("..R..,WB.R.,..B..,.....,.....", 7),  # four across and three down together
    ],
)
def test_a_placed_tile_scores_the_runs_through_it(wall: str, points: int) -> None:
    position = table(centre="Y", lines=f"-,Y,-,-,-/{EMPTY_LINES}", walls=f"{wall}/{EMPTY_WALL}", marker=2, floors="-/M")
    position.play("centre yellow > 2")
    assert position.scores[0] == points
    assert reasons(position)[0] == (0, "runs", points)


def test_only_complete_lines_move_and_their_other_tiles_go_to_the_lid() -> None:
    position = table(centre="R", lines=f"-,R,K,BBBB,YY/{EMPTY_LINES}", marker=2, floors="-/M")
    position.play("centre red > 2")
    assert field(position, "lines").startswith("-,-,K,-,YY/")
    assert field(position, "lid") == "3BR"
    assert field(position, "walls").startswith(".....,...R.,.....,...B.,...../")


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_the_bits_of_the_record_are_what_the_rule_of_the_lines_says(wall: str) -> None:
    """A line takes a colour if it has room, holds no other colour, and its row of the wall lacks it: asked after every move of random games."""
    for seed in range(8):
        dice, position = random.Random(seed), sintra.new("azul", 2 + seed % 3, seed=seed, wall=wall)
        while not position.is_over:
            position.play(dice.choice(position.legal_moves))
            for p in range(position.players):
                assert int(position.state.accepts[p]) == all_accepted(position.state, p)
                assert int(position.state.lacks[p]) == all_lacking(position.state, p)


# ── Setup and dealing ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_five_seven_or_nine_factories_get_four_tiles_each(players: int, factories: int) -> None:
    position = sintra.new("azul", players, seed=1)
    shown = field(position, "factories").split(",")
    assert len(shown) == factories
    assert len(position.moves) == 1 + 4 * factories
    assert position.to_move == int(field(position, "start")) - 1


def test_the_named_first_player_starts_and_nothing_is_drawn_for_it() -> None:
    position = sintra.new("azul", 3, first=3, seed=1)
    assert position.to_move == 2
    assert len(position.moves) == 28


def test_the_bag_is_refilled_from_the_lid_only_when_a_tile_is_due_and_it_is_empty() -> None:
    position = table(centre="B", lid="17B20Y20R20K19W", bag="W", lines="-,-,-,-,B/B,-,-,-,-", marker=2, floors="-/M")
    position.play("centre blue > 5")
    assert (field(position, "bag"), position.to_move) == ("W", sintra.NATURE)
    assert moves(position) == {"W"}
    lid = field(position, "lid")
    position.play("W")
    assert field(position, "lid") == "-", "the lid went into the bag, since more tiles are due"
    assert field(position, "bag") == lid


def wall_without(missing: str) -> str:
    """A coloured wall that lacks one colour in each row, top to bottom."""
    rows = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
    return ",".join(row.replace(colour, ".") for row, colour in zip(rows, missing, strict=True))


def test_a_round_starts_short_when_bag_and_lid_are_empty() -> None:
    """Ninety of the hundred tiles stay on the boards, so the next round of four players begins with ten."""
    position = table(
        players=4,
        to=4,
        start=1,
        marker=2,
        walls="/".join([wall_without("BYRKW")] * 4),
        lines="/".join(["-,Y,RR,KKK,WWWW", *[EMPTY_LINES] * 3]),
        floors="-/MYYY/RRK/-",
        centre="4B",
        bag="-",
    )
    position.play("centre blue > floor")
    draws = 0
    while position.to_move == sintra.NATURE:
        position.play(position.legal_moves[0])
        draws += 1
    assert draws == 10
    assert field(position, "factories") == "4B,3YR,RK,-,-,-,-,-,-"
    assert position.to_move == 1
    assert not position.is_over


def test_a_game_in_which_no_tile_can_be_drawn_ends_with_the_bonuses() -> None:
    position = table(
        players=4,
        to=2,
        start=1,
        marker=1,
        walls="/".join(map(wall_without, ("YRKWB", "BWRKY", "BYKWR", "BYRWK"))),
        lines="-,-,-,WWW,BBBB/-,-,-,-,YYYY/-,-,-,-,RRRR/-,-,-,-,KKKK",
        floors="M/-/-/-",
        centre="W",
        bag="-",
        scores="9/9/9/9",
    )
    position.play("centre white > 2")
    assert position.is_over
    assert field(position, "round") == "2", "no new round began"
    assert position.scores == (9 - 1, 9 + 14, 9 + 14, 9 + 14), "the others have two full columns each"
    assert position.winners == (1, 2, 3)


# ── Offer ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_other_tiles_of_a_factory_move_to_the_centre() -> None:
    position = table(factories="BBYR,-,-,-,-", centre="K")
    position.play("1 blue > 2")
    assert field(position, "factories") == "-,-,-,-,-"
    assert field(position, "centre") == "YRK"


def test_the_first_to_take_from_the_centre_takes_the_marker_before_the_tiles() -> None:
    position = table(centre="BBY")
    position.play("centre blue > floor")
    assert field(position, "floors") == "MBB/-"
    assert field(position, "marker") == "1"
    position.play("centre yellow > 1")
    assert field(position, "marker") == "centre", "the next round has begun"
    assert field(position, "start") == "1", "and the marker's holder starts it"


def test_once_seven_floor_spaces_are_full_further_tiles_go_to_the_lid_at_no_cost() -> None:
    position = table(centre="4BK", marker=1, floors="MYYYYY/-", scores="30/0")
    position.play("centre blue > floor")
    assert field(position, "floors") == "MYYYYYB/-"
    assert field(position, "lid") == "3B"
    position.play("centre black > 5")
    assert position.scores == (30 - 14, 0)


def test_a_marker_taken_when_the_floor_line_is_full_costs_nothing_but_its_holder_starts() -> None:
    position = table(centre="BK", start=2, floors="YYYYYYY/-", scores="30/0")
    position.play("centre blue > 1")
    assert field(position, "floors") == "YYYYYYY/-"
    assert field(position, "marker") == "1"
    position.play("centre black > 1")
    assert position.scores == (30 - 14 + 1, 1)
    assert field(position, "start") == "1"


def test_if_nobody_takes_the_marker_the_starting_player_stays() -> None:
    position = table(factories="BBBB,-,-,-,-", start=2, to=2)
    position.play("1 blue > 5")
    assert (field(position, "start"), field(position, "marker")) == ("2", "centre")


def test_the_marker_alone_in_the_centre_cannot_be_taken() -> None:
    position = table(factories="BBBB,YYYY,-,-,-")
    position.play("1 blue > 5")
    assert not any(move.startswith("centre") for move in moves(position))


# ── Tiling and end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_score_never_falls_below_zero_and_is_floored_after_the_tiling_of_the_round() -> None:
    position = table(centre="B", marker=1, floors="MYYYYYY/-", scores="2/0")
    position.play("centre blue > 1")
    assert position.scores[0] == 0
    assert reasons(position) == [(0, "runs", 1), (0, "floor-line", -3)]
    assert [reason.spared for reason in position.reasons] == [0, 11], "of a loss of fourteen"
    assert position.reasons[1].words() == "floor line: 7 spaces (due: −14; no score falls further)"


def test_after_a_row_is_complete_all_players_still_tile_and_the_game_ends() -> None:
    walls = "BYRK.,.....,.....,.....,...../BYR.W,.....,.....,.....,....."
    position = table(centre="W", lines="-,-,-,-,-/K,YY,-,-,-", walls=walls, marker=2, floors="-/M", scores="0/5")
    position.play("centre white > 1")
    assert position.is_over
    assert reasons(position) == [
        (0, "runs", 5),
        (1, "runs", 5),
        (1, "runs", 2),
        (1, "floor-line", -1),
        (0, "row", 2),
        (1, "row", 2),
    ]
    assert position.scores == (7, 13)
    assert position.winners == (1,)


def test_end_bonuses_two_for_a_row_seven_for_a_column_ten_for_a_colour() -> None:
    walls = f"BYRK.,WB...,K.B..,R..B.,Y...B/{EMPTY_WALL}"
    position = table(centre="W", walls=walls, marker=2, floors="-/M")
    position.play("centre white > 1")
    bonuses = {(reason.kind, reason.points) for reason in position.reasons if reason.kind in ("row", "column", "colour")}
    assert bonuses == {("row", 2), ("column", 7), ("colour", 10)}


def test_of_equal_scores_more_full_rows_win() -> None:
    walls = "BYRK.,WBYRK,.....,.....,...../BYRKW,.....,.....,.....,....."
    with pytest.raises(sintra.BadPosition):
        table(centre="W", walls=walls, marker=2, floors="-/M")
    finished = table(to="over", walls=walls.replace("BYRK.", "BYRKW"), scores="30/30", marker=1)
    assert finished.winners == (0,)


def test_equals_in_points_and_rows_share_the_win() -> None:
    walls = "BYRKW,.....,.....,.....,...../BYRKW,.....,.....,.....,....."
    assert table(to="over", walls=walls, scores="30/30", marker=1).winners == (0, 1)


def test_the_endless_game_goes_on_for_as_long_as_it_is_played() -> None:
    """Two players who always choose the floor never finish; only the program that runs the game can cut it off."""
    position = sintra.new("azul", 2, seed=5)
    for _ in range(500):
        position.play(next(move for move in position.legal_moves if str(move).endswith("floor")))
    assert not position.is_over
    assert position.scores == (0, 0)


# ── Grey wall ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def grey(**fields: Any) -> Position:
    return table(wall="grey", marker=2, floors=fields.pop("floors", "-/M"), **fields)


def test_on_the_grey_wall_the_owner_chooses_a_free_space_whose_column_lacks_the_colour() -> None:
    walls = f".....,B....,..B..,.....,.Y.../{EMPTY_WALL}"
    position = grey(centre="B", walls=walls)
    position.play("centre blue > 1")
    assert position.to_move == 0
    assert moves(position) == {"row 1 > column 2", "row 1 > column 4", "row 1 > column 5"}
    position.play("row 1 > column 4")
    assert field(position, "walls").startswith("...B.,B....,")


def test_on_the_grey_wall_a_line_with_one_legal_space_is_placed_at_once() -> None:
    walls = f"YRKW.,.....,.....,.....,...../{EMPTY_WALL}"
    position = grey(centre="B", walls=walls)
    position.play("centre blue > 1")
    assert position.is_over
    assert field(position, "walls").startswith("YRKWB,")


def test_on_the_grey_wall_a_line_without_a_legal_space_goes_to_the_floor_line_at_once() -> None:
    walls = f".RKW.,B....,....B,.....,...../{EMPTY_WALL}"
    position = grey(centre="B", walls=walls, scores="9/0")
    position.play("centre blue > 1")
    assert field(position, "walls").startswith(".RKW.,B....,....B,")
    assert (0, "floor-line", -1) in reasons(position)
    assert position.scores[0] == 8


def test_on_the_grey_wall_decisions_see_the_previous_ones_and_players_tile_in_turn_order() -> None:
    position = grey(centre="B", lines="-,BB,-,-,-/Y,-,-,-,-", start=2)
    position.play("centre blue > 1")
    assert position.to_move == 1, "the round's starting player tiles first"
    position.play("row 1 > column 3")
    assert position.to_move == 0
    position.play("row 1 > column 1")
    assert "row 2 > column 1" not in moves(position)
    position.play("row 2 > column 2")
    assert position.to_move == sintra.NATURE


# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("1 yellow > 3", "row 3 of your wall already has yellow"),
        ("1 yellow > 4", "line 4 already holds blue"),
        ("1 red > 1", "there is no red on factory 1"),
        ("7 blue > 1", "there are only 5 factories"),
        ("centre white > 1", "there is no white in the centre"),
        ("1 black > 2", "line 2 is full"),
        ("row 1 > column 1", "on the coloured wall every colour has its printed space"),
        ("B", "a player is to move; nothing is drawn now"),
    ],
)
def test_an_illegal_move_says_which_rule_forbids_it(move: str, words: str) -> None:
    walls = f".....,.....,...Y.,.....,...../{EMPTY_WALL}"
    position = table(factories="YYKK,-,-,-,-", walls=walls, lines=f"-,KK,-,B,-/{EMPTY_LINES}")
    with pytest.raises(sintra.IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.words == words
