"""Summer Pavilion: every example of the rulebooks, and every case that implementations get wrong, each under its own name."""

import re
from typing import Any

import pytest

import sintra
from sintra.positions import Position

EMPTY = "......"
STAR_ORDER = ("orange", "red", "blue", "yellow", "green", "purple", "centre")
COLOURED_FULL = "OOOOOO,RRRRRR,BBBBBB,YYYYYY,GGGGGG,PPPPPP,ORBYGP"


def stars(**covered: str) -> str:
    """The seven stars of a board, empty but for the named ones."""
    return ",".join(covered.get(name, EMPTY) for name in STAR_ORDER)


def table(**fields: Any) -> Position:
    """A table in the playing phase of round 1 (purple is wild), with what the test names and nothing else; nature waits to be told."""
    players = fields.get("players", 2)
    given = {
        "players": players,
        "round": 1,
        "step": "playing",
        "to": 1,
        "start": 1,
        "marker": 1,
        "factories": ",".join("-" for _ in range(2 * players + 1)),
        "supply": "OORRBBYYGP",
        "scores": "/".join("20" for _ in range(players)),
        "hands": "/".join("G" for _ in range(players)),
        "corners": "/".join("-" for _ in range(players)),
        "stars": "/".join(stars() for _ in range(players)),
        "passed": "-",
        **fields,
    }
    return sintra.position("pavilion " + " ".join(f"{name}={value}" for name, value in given.items()), dealt=False, study=True)


def taking(**fields: Any) -> Position:
    """A table in the taking phase."""
    players = fields.get("players", 2)
    return table(**{"step": "taking", "marker": "centre", "hands": "/".join("-" for _ in range(players)), **fields})


def field(position: Position, name: str) -> str:
    """One field of the position text."""
    found = re.search(rf" {name}=(\S+)", position.text)
    assert found, name
    return found[1]


def moves(position: Position) -> set[str]:
    return set(map(str, position.legal_moves))


def reasons(position: Position) -> list[tuple[int, str, int]]:
    return [(reason.seat, reason.kind, reason.points) for reason in position.reasons]


def draw(position: Position, letters: str) -> None:
    for letter in letters:
        position.play(letter)


def everything_but(used: str) -> str:
    """All tiles but the named ones, for a tower that holds what is nowhere else."""
    return "".join(f"{22 - used.count(letter)}{letter}" for letter in "ORBYGP")


# Three full boards hold 21 tiles of each colour; one of each is left.
FULL_BOARDS = "/".join(3 * [COLOURED_FULL])


# ── Examples in the books: taking ────────────────────────────────────────────────────────────────────────────────────────


def test_two_red_on_a_factory_without_purple_are_taken_and_the_yellows_go_to_the_centre() -> None:
    position = taking(factories="RRYY,-,-,-,-")
    position.play("1 red")
    assert field(position, "hands") == "RR/-"
    assert field(position, "centre") == "YY"
    assert position.scores == (20, 20)


def test_one_green_with_purples_beside_it_brings_the_green_and_one_purple() -> None:
    position = taking(factories="GPPB,-,-,-,-")
    assert moves(position) == {"1 green", "1 blue"}
    position.play("1 green")
    assert field(position, "hands") == "GP/-"
    assert field(position, "centre") == "BP"


def test_the_first_from_the_centre_with_three_yellows_and_a_purple_takes_the_marker_and_loses_four() -> None:
    position = taking(centre="3YPPR")
    position.play("centre yellow")
    assert field(position, "hands") == "3YP/-"
    assert field(position, "marker") == "1"
    assert position.scores == (16, 20)
    assert reasons(position) == [(0, "marker", -4)]


# ── Examples in the books: playing ───────────────────────────────────────────────────────────────────────────────────────


def test_example_a_seven_blue_pay_blue_6_and_one_stays() -> None:
    position = table(hands="7B/G")
    position.play("blue > blue 6")
    assert field(position, "hands") == "B/G"
    assert field(position, "tower") == "5B"
    assert field(position, "stars").startswith(stars(blue=".....B"))
    assert position.scores == (21, 20)


def test_example_b_three_red_pay_red_3_without_neighbours() -> None:
    position = table(hands="3R/G")
    position.play("red > red 3")
    assert reasons(position) == [(0, "segment", 1)]
    assert field(position, "tower") == "RR"


def test_example_c_three_blue_and_three_purple_pay_blue_6_next_to_two_connected_tiles() -> None:
    position = table(hands="3B3P/G", stars=f"{stars(blue='...BB.')}/{stars()}")
    position.play("blue > blue 6")
    assert reasons(position)[0] == (0, "segment", 3)
    assert field(position, "hands") == "-/G"
    assert field(position, "tower") == "BB3P"


def test_example_d_one_orange_and_three_purple_pay_orange_4() -> None:
    position = table(hands="O3P/G", stars=f"{stars(orange='.OO...')}/{stars()}")
    position.play("orange > orange 4")
    assert reasons(position) == [(0, "segment", 3)]
    assert field(position, "tower") == "3P"


def test_example_e_two_purple_pay_purple_2() -> None:
    position = table(hands="PP/G", stars=f"{stars(purple='P.P...')}/{stars()}")
    position.play("purple > purple 2")
    assert reasons(position)[0] == (0, "segment", 3)
    assert field(position, "tower") == "P"


def test_example_f_passing_with_four_green_and_two_red_keeps_the_four_and_loses_two() -> None:
    position = table(hands="RR4G/G")
    position.play("pass")
    for _ in range(4):
        position.play("keep green")
    assert field(position, "corners") == "4G/-"
    assert field(position, "tower") == "RR"
    assert position.scores == (18, 20)
    assert reasons(position) == [(0, "discard", -2)]
    assert position.to_move == 1


# ── Taking ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_source_with_nothing_but_wild_tiles_gives_exactly_one() -> None:
    position = taking(factories="PPPP,-,-,-,-")
    position.play("1 purple")
    assert field(position, "hands") == "P/-"
    assert field(position, "centre") == "3P"


def test_the_marker_is_not_charged_as_a_tile_and_only_the_first_pays() -> None:
    position = taking(centre="RB")
    position.play("centre red")
    assert position.scores == (19, 20)
    position.play("centre blue")
    assert position.scores == (19, 20)
    assert field(position, "marker") == "1"


@pytest.mark.parametrize(("edition", "left"), [("classic", 1), ("mini", 0)])
def test_points_are_lost_down_to_the_floor_of_the_edition(edition: str, left: int) -> None:
    position = taking(edition=edition, centre="6RB", scores="3/20")
    position.play("centre red")
    assert position.scores == (left, 20)
    assert reasons(position) == [(0, "marker", left - 3)]


def test_playing_begins_with_the_marker_s_holder() -> None:
    position = taking(centre="R", marker=2, to=1)
    position.play("centre red")
    assert field(position, "step") == "playing"
    assert position.to_move == 0, "player 2 holds the marker but has no tiles and passes"
    assert field(position, "passed") == "2"


def test_if_nobody_took_the_marker_the_starting_player_plays_first_and_stays() -> None:
    position = taking(factories="RRRR,-,-,-,-", hands="G/G", start=2, to=1)
    position.play("1 red")
    assert position.to_move == 1
    for _ in range(2):
        position.play("pass")
        position.play("stop")
    assert field(position, "start") == "2"
    assert field(position, "marker") == "centre"


# ── Paying ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_space_of_cost_1_cannot_be_paid_with_a_wild_tile() -> None:
    position = table(hands="5P/G")
    assert not any(move.startswith(("red", "blue")) for move in moves(position))
    position = table(hands="BP/G")
    position.play("blue > blue 1")
    assert field(position, "hands") == "P/G"


def test_every_mix_of_colour_and_wild_is_offered_if_several_are_possible() -> None:
    position = table(hands="3BPP/G")
    position.play("blue > blue 3")
    assert field(position, "placing") == "B3B"
    assert moves(position) == {"0 wilds", "1 wilds", "2 wilds"}
    position.play("1 wilds")
    assert field(position, "hands") == "BP/G"
    assert field(position, "tower") == "BP"


def test_wild_tiles_stand_in_for_what_is_missing() -> None:
    position = table(hands="BB4P/G")
    position.play("blue > blue 4")
    assert moves(position) == {"2 wilds", "3 wilds"}


def test_the_wild_colour_is_paid_in_itself_alone_and_never_placed_as_another_colour() -> None:
    position = table(hands="3P/G")
    assert moves(position) == {*(f"purple > {star} {n}" for star in ("purple", "centre") for n in (1, 2, 3)), "pass"}


def test_the_wild_colour_changes_with_the_round_and_with_the_order() -> None:
    position = table(round=2, hands="BG/G")
    assert "blue > blue 2" in moves(position), "green is wild in round 2"
    position = table(round=1, wild_order="reversed", hands="BR/G")
    assert "blue > blue 2" in moves(position), "red is wild first in the reversed order"


def test_the_centre_star_takes_every_colour_once() -> None:
    position = table(hands="RRBB/G", stars=f"{stars(centre='R.....')}/{stars()}")
    assert {move for move in moves(position) if "centre" in move} == {"blue > centre 2"}


# ── Scoring and bonus tiles ──────────────────────────────────────────────────────────────────────────────────────────────


def test_the_ring_closes_between_the_last_and_the_first_space() -> None:
    position = table(hands="B/G", stars=f"{stars(blue='....BB')}/{stars()}")
    position.play("blue > blue 1")
    assert reasons(position)[0] == (0, "segment", 3)


def test_a_gap_breaks_the_segment() -> None:
    position = table(hands="BBB/G", stars=f"{stars(blue='B...B.')}/{stars()}")
    position.play("blue > blue 3")
    assert reasons(position)[0] == (0, "segment", 1)


def test_a_window_gives_three_tiles_of_free_choice_without_refill_in_between() -> None:
    position = table(hands="5B/G", stars=f"{stars(blue='.....B')}/{stars()}", supply="4O3R3P")
    position.play("blue > blue 5")
    assert [(reason.kind, reason.points) for reason in position.reasons] == [("segment", 2), ("structure", 0)]
    assert moves(position) == {"bonus orange", "bonus red", "bonus purple"}
    for bonus in ("bonus purple", "bonus purple", "bonus orange"):
        assert position.to_move == 0
        position.play(bonus)
    assert field(position, "hands") == "OPP/G"
    assert field(position, "supply") == "3O3RP"
    assert field(position, "step") == "refilling"


def test_a_pillar_gives_one_tile_and_a_statue_two_from_one_placement() -> None:
    covered = stars(orange="O.O...", red="..RR..", centre="B....Y")
    position = table(hands="OO/G", stars=f"{covered}/{stars()}")
    position.play("orange > orange 2")
    assert sorted(reason.words() for reason in position.reasons if reason.kind == "structure") == [
        "pillar surrounded: 1 bonus tile",
        "statue surrounded: 2 bonus tiles",
    ]
    assert field(position, "due") == "3"


def test_bonus_tiles_of_a_single_colour_are_taken_at_once() -> None:
    position = table(hands="5B/G", stars=f"{stars(blue='.....B')}/{stars()}", supply="9OR")
    position.play("blue > blue 5")
    position.play("bonus red")
    assert field(position, "step") == "refilling"
    assert field(position, "hands") == "OOR/G"


def test_if_the_supply_holds_fewer_than_due_all_are_taken() -> None:
    boards, few = FULL_BOARDS.replace("OOOOOO", "O.OOOO", 1), stars(yellow="Y.....", green="G.....", purple="P.....")
    position = table(players=4, hands="OO/-/-/-", stars=f"{boards}/{few}", passed="2,3,4", supply="RB", bag="-")
    position.play("orange > orange 2")
    assert field(position, "due") == "2", "a pillar and a statue give three, but there are two"
    position.play("bonus red")
    assert field(position, "hands").startswith("RB/")


# ── Refill ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_supply_is_refilled_after_every_turn_before_the_next_player_s() -> None:
    position = table(step="choosing", due=1, supply="OORRBBYYG", hands="-/G")
    position.play("bonus green")
    assert position.to_move == sintra.NATURE
    assert field(position, "next") == "2"
    draw(position, "RR")
    assert position.to_move == 1


def test_the_tower_goes_into_the_bag_only_when_a_tile_is_due_and_the_bag_is_empty() -> None:
    position = table(step="choosing", due=2, supply="OORRBBYYGG", hands="-/G", bag="R", tower=everything_but("OORRBBYYGGGR"))
    position.play("bonus green")
    position.play("bonus green")
    assert field(position, "bag") == "R"
    draw(position, "R")
    assert field(position, "tower") == "-"
    assert position.to_move == sintra.NATURE


def test_after_the_last_turn_of_the_game_nothing_is_refilled() -> None:
    for number, is_last in ((5, False), (6, True)):
        position = table(players=4, round=number, to=4, hands="-/-/-/RB", passed="1,2,3", stars=f"{FULL_BOARDS}/{stars()}", supply="OYGP", bag="-")
        position.play("pass")
        position.play("stop")
        assert position.is_over == is_last
        assert field(position, "tower") == ("RB" if is_last else "-")


# ── Passing, keeping, the next round ─────────────────────────────────────────────────────────────────────────────────────


def test_keeping_fewer_than_four_is_allowed_and_costs_a_point_for_every_other_tile() -> None:
    position = table(hands="3R/G")
    position.play("pass")
    position.play("keep red")
    position.play("stop")
    assert field(position, "corners") == "R/-"
    assert position.scores == (18, 20)


def test_keeping_ends_by_itself_when_no_tile_is_left() -> None:
    position = table(hands="R/G")
    position.play("pass")
    position.play("keep red")
    assert position.to_move == 1
    assert not position.reasons


def test_passed_players_are_skipped() -> None:
    position = table(players=3, hands="RR/-/RR", passed=2, marker=2)
    position.play("red > red 1")
    assert position.to_move == 2
    position.play("red > red 1")
    assert position.to_move == 0


def test_a_player_with_no_tiles_left_passes_automatically() -> None:
    position = table(hands="R/GG")
    position.play("red > red 1")
    position.play("green > green 1")
    assert position.to_move == 1
    assert field(position, "passed") == "1"


def test_the_next_round_fills_the_factories_returns_the_marker_and_the_corner_tiles() -> None:
    position = table(hands="RR/-", corners="-/Y", passed=2, marker=2, round=3, start=1)
    position.play("pass")
    position.play("keep red")
    position.play("stop")
    assert field(position, "round") == "4"
    assert field(position, "step") == "preparing"
    assert field(position, "start") == "2"
    draw(position, "ORBYGORBYGORBYGORBYG")
    assert field(position, "step") == "taking"
    assert field(position, "marker") == "centre"
    assert field(position, "hands") == "R/Y"
    assert field(position, "corners") == "-/-"
    assert position.to_move == 1


def test_a_round_for_which_no_tile_can_be_drawn_is_played_with_what_was_kept() -> None:
    position = table(
        players=4, round=4, hands="R/-/-/-", corners="-/-/B/-", passed="2,3,4", marker=3, stars=f"{FULL_BOARDS}/{stars()}", supply="OYGP", bag="-"
    )
    position.play("pass")
    position.play("keep red")
    assert field(position, "round") == "5"
    assert field(position, "step") == "playing"
    assert field(position, "hands") == "R/-/B/-"
    assert position.to_move == 2, "the marker's holder"


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_star_built_in_order_gives_21_points() -> None:
    position = table(hands="21B/-", passed=2, supply="OORRYYGGPP", scores="5/20")
    for n in range(1, 7):
        position.play(f"blue > blue {n}")
    assert position.scores[0] == 5 + 21


def test_the_most_a_coloured_board_can_give_is_304() -> None:
    """The last tile comes when every other tile is on a board, so that no bonus tile is left to be discarded."""
    boards = FULL_BOARDS.replace("OOOOOO", ".OOOOO", 1)
    ones = stars(orange="O.....", red="R.....", blue="B.....", yellow="Y.....", green="G.....", purple="P.....")
    position = table(
        players=4, round=6, hands="O/-/-/-", passed="2,3,4", stars=f"{boards}/{ones}", supply="-", bag="-", scores=f"{5 + 7 * 21 - 6}/20/20/20"
    )
    position.play("orange > orange 1")
    assert position.is_over
    own = [reason for reason in position.reasons if reason.seat == 0]
    assert sum(reason.points for reason in own if reason.kind == "star") == 112
    assert sum(reason.points for reason in own if reason.kind == "number") == 40
    assert position.scores[0] == 5 + 7 * 21 + 112 + 40 == 304


def test_bonuses_come_before_the_corner_tiles_are_discarded_down_to_the_floor() -> None:
    ones = stars(orange="O.....", red="R.....", blue="B.....", yellow="Y.....", green="G.....", purple="P.....", centre="B.....")
    position = table(round=6, hands="4R/-", passed=2, stars=f"{ones}/{stars()}", scores="1/20")
    position.play("pass")
    for _ in range(4):
        position.play("keep red")
    assert position.is_over
    assert [(reason.kind, reason.points) for reason in position.reasons if reason.seat == 0] == [("number", 4), ("corners", -4)]
    assert position.scores == (1, 20)
    assert position.winners == (1,)


def test_equal_points_share_the_win() -> None:
    position = table(round=6, hands="R/-", passed=2, scores="21/20")
    position.play("pass")
    position.play("stop")
    assert position.winners == (0, 1)


# ── The grey side ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_grey_side_is_keyed_by_index_and_not_by_number() -> None:
    position = table(board="grey", hands="R/G")
    assert moves(position) == {*(f"red > {star} 3" for star in STAR_ORDER[:6]), "pass"}, "index 3 of an outer star costs 1"
    position = table(board="grey", hands="3R/G")
    assert {f"red > centre {n}" for n in range(1, 7)} <= moves(position), "the centre star costs 3 everywhere"


@pytest.mark.parametrize(
    ("held", "colours"),
    [
        (EMPTY, {"red", "blue"}),
        ("..R...", {"red", "blue"}),
        (".RR...", {"red"}),
        (".YR...", {"blue"}),
        (".BR...", set()),
    ],
)
def test_the_first_two_tiles_of_a_grey_star_decide_between_one_colour_and_six(held: str, colours: set[str]) -> None:
    position = table(board="grey", hands="4R4B/G", stars=f"{stars(green=held)}/{stars()}")
    assert {move.split()[0] for move in moves(position) if "> green 4" in move} == colours


def test_a_grey_star_scores_by_the_colour_that_it_was_built_in() -> None:
    covered = stars(orange="PPPPPP", red="PPPPPP", centre="ORBYGP")
    position = table(board="grey", round=6, hands="R/-", passed=2, stars=f"{covered}/{stars()}")
    position.play("pass")
    position.play("stop")
    assert [(reason.kind, reason.points) for reason in position.reasons if reason.kind == "star"] == [("star", 20), ("star", 20), ("star", 12)]


def test_number_bonuses_of_the_grey_side_count_the_grey_numbers() -> None:
    threes = stars(**dict.fromkeys(STAR_ORDER[:6], "R....."), centre="ORBYGP")
    position = table(board="grey", round=6, hands="B/-", passed=2, stars=f"{threes}/{stars()}")
    position.play("pass")
    position.play("stop")
    assert ("number", 12) in [(reason.kind, reason.points) for reason in position.reasons]
