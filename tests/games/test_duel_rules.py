"""Duel: every example of the rulebook, and every case that implementations get wrong, each under its own name."""

import re
from typing import Any

import pytest

import sintra
from sintra.kernel.errors import BadOption
from sintra.positions import Position

NO_DOME = ",".join(["......"] * 6)
NO_PLATES = ",".join("-" * 9)
NO_LINES = ",".join("-" * 6)
PLATES = ("TYK RTK KBR KYB BTR RKY BKT TBY YRB", "TYK RTK KBR YRT BTR RKY BKT TBY YRB")
ALL_PLATES = [f"{back}{plate}" for back, names in zip("sw", PLATES, strict=True) for plate in names.split()]


def seats(field: str, first: str, second: str | None = None) -> str:
    return f"{first}/{second if second is not None else {'plates': NO_PLATES, 'domes': NO_DOME, 'lines': NO_LINES}.get(field, '-')}"


def table(**fields: Any) -> Position:
    """Player 1 to move in round 2, with what the test names and nothing else; nature waits to be told. Plates not named lie unknown in the stack."""
    given = {
        "round": 2,
        "stage": "turn",
        "to": 1,
        "turn": 1,
        "start": 1,
        "marker": "large",
        "suns": "-,-,-,-,-",
        "large_moon": "-",
        "moons": "-,-,-,-",
        "chips": "-,-,-,-",
        "stores": "-/-",
        "chips_taken": "0/0",
        "tokens": "0/0",
        "display": "-,-,-",
        "plates": f"{NO_PLATES}/{NO_PLATES}",
        "domes": f"{NO_DOME}/{NO_DOME}",
        "lines": f"{NO_LINES}/{NO_LINES}",
        "broken": "-/-",
        "scores": "20/20",
        **fields,
    }
    named = len(re.findall(r"[sw][A-Z]{3}", f"{given['plates']} {given['display']} {given.get('plate', '')} {given.get('drawn', '')}"))
    given.setdefault("stack", ",".join(["s?", *["?"] * 17][: 18 - named]))
    return sintra.position("duel " + " ".join(f"{name}={value}" for name, value in given.items()), dealt=False, study=True)


def lines(*held: str) -> str:
    return ",".join(held[r] if r < len(held) else "-" for r in range(6))


def dome(**rows: str) -> str:
    """A dome by its rows: `r1`, `r2` …"""
    return ",".join(rows.get(f"r{r}", "......") for r in range(1, 7))


def plates(**slots: str) -> str:
    """Plates by their slots: `p1`, `p2` …"""
    return ",".join(slots.get(f"p{slot}", "-") for slot in range(1, 10))


def tiling(**fields: Any) -> Position:
    """Phase 2 begins with the next move: player 1 breaks his last tile, a turquoise one, or lays it in a line."""
    fields = {"stage": "lining", "held": "1T", **fields}
    return table(**fields)


def field(position: Position, name: str) -> str:
    found = re.search(rf" {name}=(\S+)", position.text)
    assert found, name
    return found[1]


def moves(position: Position) -> set[str]:
    return set(map(str, position.legal_moves))


def reasons(position: Position) -> list[tuple[int, str, int]]:
    return [(reason.seat + 1, reason.kind, reason.points) for reason in position.reasons]


# ── Examples of the book ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_two_broken_tiles_lose_3() -> None:
    position = tiling(broken="B/-", marker=2)
    position.play("break")
    assert (1, "broken", -3) in reasons(position)
    assert position.scores[0] == 17


def test_three_broken_tiles_and_the_marker_lose_8() -> None:
    position = tiling(broken="BY/-", marker=1)
    position.play("break")
    assert reasons(position)[:2] == [(1, "broken", -6), (1, "marker", -2)]
    assert position.scores == (12, 20)


def test_yellow_tops_of_small_moons_alone_do_not_take_the_marker() -> None:
    position = table(moons="BY,Y,-,KY", large_moon="BR", chips="?,?,-,?")
    position.play("moon yellow")
    assert field(position, "marker") == "large"
    assert field(position, "moons") == "B,-,-,K"
    position.play("reveal B")
    assert field(position, "held") == "3Y"


def test_yellow_with_2_across_and_2_down_scores_4_its_special_plate_2_more_then_blue_with_3_down_scores_3() -> None:
    """The plate's special space is in row 2; the special tile is in the middle of blue's column of three."""
    position = tiling(
        plates=f"{plates(p1='sTYK4', p4='wBTR4')}/{NO_PLATES}",
        domes=f"{dome(r1='T.....', r2='.K....')}/{NO_DOME}",
        lines=f"{lines('Y', '-', 'BBB')}/{NO_LINES}",
        marker=2,
    )
    position.play("break")
    assert [(kind, points) for seat, kind, points in reasons(position) if seat == 1] == [("runs", 4), ("special", 2), ("runs", 3), ("broken", -1)]
    assert field(position, "domes").startswith("TY....,SK....,B.....")


def test_a_lone_tile_on_a_wild_space_scores_1() -> None:
    position = tiling(plates=f"{plates(p1='wBTR1')}/{NO_PLATES}", lines=f"{lines('K')}/{NO_LINES}", marker=2)
    position.play("break")
    assert reasons(position)[0] == (1, "runs", 1)


def test_display_and_stack_hold_16_12_8_4_0_plates_when_the_rounds_begin() -> None:
    position = sintra.new("duel", seed=3)
    plates_left: dict[int, int] = {}
    while not position.is_over:
        if position.state.stage == 4 and position.state.opening == 0:
            s = position.state
            plates_left.setdefault(int(s.round_number), int(s.in_stack) + int((s.display >= 0).sum()))
        position.play(position.legal_moves[-1])
    assert list(plates_left.values()) == [16, 12, 8, 4, 0]
    assert (position.state.plates >= 0).all()


# ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_first_game_has_rows_columns_and_diagonals_and_starts_at_5_points() -> None:
    position = sintra.new("duel", seed=1)
    assert position.options == {"goals": "first"}
    assert position.scores == (5, 5)


def test_goals_are_drawn_from_different_tablets() -> None:
    position = sintra.new("duel", goals="random4", dealt=False)
    assert moves(position) == {f"goal {name}" for name in ("rows", "colourful", "columns", "outer", "diagonals", "corners", "wilds", "specials")}
    position.play("goal outer")
    assert not {"goal outer", "goal columns"} & moves(position)
    for goal in ("corners", "specials", "rows"):
        position.play(f"goal {goal}")
    assert position.options == {"goals": "rows,outer,corners,specials"}
    assert moves(position) == {"start 1", "start 2"}


@pytest.mark.parametrize("goals", ["rows", "rows,colourful,outer", "rows,columns,diagonals,wilds,specials", "rows,columns,lines", ""])
def test_goals_are_three_or_four_of_different_tablets(goals: str) -> None:
    with pytest.raises(BadOption, match="goals"):
        sintra.new("duel", goals=goals)


def test_chosen_goals_are_written_in_the_order_of_the_tablets() -> None:
    assert sintra.new("duel", seed=1, goals=["corners", "rows", "outer"]).options == {"goals": "rows,outer,corners"}


def test_the_other_player_places_the_first_plate_then_the_starting_player() -> None:
    position = sintra.new("duel", seed=2, first=1)
    assert position.to_move == 1
    assert moves(position) == {"plate 1", "plate 2", "plate 3"}
    position.play("plate 2")
    position.play("place 5 top left")
    assert position.to_move == 0
    assert "-" not in field(position, "display")
    position.play("plate 1")
    position.play("place 1 bottom right")
    assert position.to_move == 0
    assert field(position, "tokens") == "2/2"


def test_a_large_factory_of_one_colour_is_drawn_again() -> None:
    position = filling(suns="4B,-,-,-,-", filling=4)
    position.play("B")
    assert field(position, "suns").startswith("-,")
    assert field(position, "bag") == "13B13Y13R13K13T"


def test_a_tower_of_another_colour_goes_into_the_bag_before_a_large_factory_is_drawn_again() -> None:
    position = filling(suns="4B,-,-,-,-", filling=4, tower="13Y13R13K12T", broken="T/-")
    position.play("B")
    assert field(position, "tower") == "-"
    assert field(position, "bag") == "13B13Y13R13K12T"


def test_a_large_factory_stays_of_one_colour_if_bag_and_tower_hold_no_other_and_its_sun_take_brings_the_marker() -> None:
    position = filling(suns="4B,-,-,-,-", filling=4, **ONLY_BLUE_LEFT)
    for _ in range(9):
        position.play("B")
    assert field(position, "suns") == "5B,4B,4B,-,-"
    assert moves(position) >= {"reveal B", "reveal R/T"}, "a small factory with no tile shows its chip"
    position.play("reveal B")
    position.play("reveal B")
    assert field(position, "chips") == "?,?,B,B"
    position.play("sun large blue")
    assert field(position, "marker") == "1"
    assert field(position, "large_moon") == "-"


def filling(**fields: Any) -> Position:
    """Round 2 begins: the factories are being filled."""
    return table(**{"stage": "filling", "to": "nature", "chips": "?,?,?,?", "tokens": "2/2", "display": "sRKY,sRTK,sKBR", **fields})


ONLY_BLUE_LEFT = {
    "lines": "Y,RR,KKK,TTTT,5Y,6R/T,KK,YYY,RRRR,5T,6K",
    "broken": "4Y/RKKT",
    "plates": f"{plates(p1='sTYK1')}/{plates(p1='wTYK1')}",
    "domes": f"{dome(r1='.T....')}/{dome(r1='.T....')}",
}


# ── Phase 1 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_rest_of_a_small_sun_is_stacked_in_an_order_of_the_takers_choice() -> None:
    position = table(suns="-,BYRK,-,-,-", chips="?,-,-,-")
    position.play("sun 1 blue")
    assert moves(position) == {"lay yellow", "lay red", "lay black"}
    position.play("lay red")
    position.play("lay yellow")
    assert field(position, "moons") == "RYK,-,-,-"
    assert position.to_move == 0


def test_a_rest_of_one_colour_is_stacked_without_a_question() -> None:
    position = table(suns="-,BYYY,-,-,-", chips="?,-,-,-")
    position.play("sun 1 blue")
    assert field(position, "moons") == "YYY,-,-,-"
    assert "line 1" in moves(position)


def test_a_small_factory_left_empty_by_a_sun_take_shows_its_chip_before_the_line_is_chosen() -> None:
    position = table(suns="-,BBBB,-,-,-", chips="?,-,-,-")
    position.play("sun 1 blue")
    assert position.to_move == sintra.NATURE
    position.play("reveal T/Y")
    assert field(position, "chips") == "TY,-,-,-"
    position.play("line 4")
    assert field(position, "lines").startswith("-,-,-,BBBB")


def test_the_rest_of_the_large_sun_is_laid_singly_and_every_tile_of_a_colour_is_taken_from_there() -> None:
    position = table(suns="BBYYK,-,-,-,-")
    position.play("sun large blue")
    assert field(position, "large_moon") == "YYK"
    position.play("break")
    position.play("moon yellow")
    assert field(position, "held") == "2Y"
    assert field(position, "marker") == "2"


def test_the_second_taker_from_the_large_moon_does_not_take_the_marker() -> None:
    position = table(large_moon="YYK", marker=2)
    position.play("moon black")
    assert field(position, "marker") == "2"


def test_never_a_third_chip_in_a_round() -> None:
    position = table(chips="B,Y,R,-", chips_taken="2/0")
    assert moves(position) == {"pass"}
    position.play("pass")
    position.play("chip 1")
    assert position.to_move == 1, "a player who passed is out until the phase ends"


def test_taken_tiles_ignore_the_dome_and_the_excess_breaks_beyond_four_at_no_cost() -> None:
    position = table(stage="lining", held="7K", chips="B,-,-,-", broken="B/-")
    assert moves(position) == {"line 1", "line 2", "line 3", "line 4", "line 5", "line 6", "break"}
    position.play("line 1")
    assert field(position, "broken") == "B3K/-"
    assert field(position, "tower") == "3K"


def test_tiles_that_fit_no_line_break_without_a_question() -> None:
    position = table(suns="-,BBBB,-,-,-", lines=f"Y,YY,YYY,RRRR,RRRRR,KKKKKK/{NO_LINES}", tokens="0/1", display="sTYK,-,-", chips="?,-,-,-")
    position.play("sun 1 blue")
    position.play("reveal K")
    assert field(position, "broken") == "4B/-"
    assert position.to_move == 1


def test_a_taken_plate_is_not_replaced_this_round_and_costs_a_token() -> None:
    position = table(display="sTYK,wRTK,-", tokens="2/2", suns="-,BYRK,-,-,-", chips="?,-,-,-")
    position.play("plate 2")
    assert len(position.legal_moves) == 36
    position.play("place 9 bottom left")
    assert field(position, "tokens") == "1/2"
    assert field(position, "display") == "sTYK,-,-"
    assert field(position, "plates").split("/")[0].endswith(",wRTK4")


def test_every_drawn_plate_costs_a_point_and_at_0_points_nothing() -> None:
    position = table(tokens="1/1", display="sTYK,-,-", scores="1/9")
    position.play("draw")
    assert reasons(position) == [(1, "drawn", -1)]
    position.play("back wild")
    position.play("draw")
    assert reasons(position) == []
    assert position.scores == (0, 9)


def test_a_drawn_plate_is_kept_and_the_others_go_under_the_stack_the_first_returned_highest() -> None:
    position = table(tokens="1/1", display="sTYK,-,-")
    for move in ("draw", "back wild", "draw", "back wild", "draw", "back special", "stop"):
        position.play(move)
    for move in ("front special RTK", "front wild RTK", "front wild TYK"):
        position.play(move)
    assert moves(position) == {"keep special RTK", "keep wild RTK", "keep wild TYK"}
    position.play("keep wild TYK")
    position.play("return special RTK")
    assert field(position, "stack").endswith(",sRTK@1,wRTK@1")
    position.play("place 1 top left")
    assert field(position, "story") == "1:wTYK:sRTK.wRTK.wTYK:sRTK.wRTK"


def test_an_empty_stack_leaves_no_choice_but_to_look() -> None:
    taken = plates(p1="sRTK1", p2="sKBR1", p3="sKYB1", p4="sBTR1", p5="sRKY1", p6="sBKT1", p7="sTBY1", p8="sYRB1")
    position = table(
        tokens="1/1",
        display="sTYK,wTYK,-",
        plates=f"{taken}/{plates(p1='wRTK1', p2='wKBR1', p3='wYRT1', p4='wBTR1', p5='wRKY1', p6='wBKT1')}",
        stack="w?,w?",
    )
    position.play("draw")
    position.play("draw")
    assert moves(position) == {"front wild TBY", "front wild YRB"}
    position.play("front wild YRB")
    position.play("front wild TBY")
    position.play("keep wild YRB")
    assert field(position, "stack") == "wTBY@1"


# ── Phase 2 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_incomplete_line_is_completed_by_two_chips_of_its_colour_or_by_any_three() -> None:
    position = tiling(plates=f"{plates(p1='wBTR1')}/{NO_PLATES}", lines=f"{lines('-', 'R')}/{NO_LINES}", stores="R,RT,K,K/-", marker=2)
    position.play("break")
    assert moves(position) == {"spend R", "spend R/T", "spend K", "leave"}
    position.play("spend R")
    assert "leave" not in moves(position)
    position.play("spend R/T")
    assert field(position, "stores") == "K,K/-"
    assert field(position, "domes").split(",")[1] == "R....."
    assert field(position, "tower") == "T", "a tile made of chips is no tile; the one that broke is"


def test_three_chips_of_other_colours_make_a_tile() -> None:
    position = tiling(plates=f"{plates(p1='wBTR1')}/{NO_PLATES}", lines=f"{lines('-', 'R')}/{NO_LINES}", stores="K,K,Y/-", marker=2)
    position.play("break")
    position.play("spend K")
    position.play("spend K")
    assert field(position, "stores") == "-/-", "the last chip leaves no choice"


def test_chips_that_cannot_complete_a_line_may_not_be_spent() -> None:
    position = tiling(plates=f"{plates(p1='wBTR1')}/{NO_PLATES}", lines=f"{lines('-', 'R')}/{NO_LINES}", stores="K,R/-", marker=2)
    position.play("break")
    assert field(position, "round") == "3"
    assert field(position, "lines").startswith("-,R,"), "the tiles stay"


def test_a_line_without_a_space_stays_until_its_slot_row_is_placed_then_breaks() -> None:
    two = plates(p1="sBTR1", p2="sYRB1")
    position = tiling(plates=f"{two}/{NO_PLATES}", lines=f"{lines('K')}/{NO_LINES}", marker=2)
    position.play("break")
    assert field(position, "lines").startswith("K,")
    three = plates(p1="sBTR1", p2="sYRB1", p3="sTBY1")
    position = tiling(plates=f"{three}/{NO_PLATES}", lines=f"{lines('K', 'K')}/{NO_LINES}", marker=2)
    position.play("break")
    assert field(position, "lines").startswith("-,-,"), "complete or not"
    assert (1, "broken", -6) in reasons(position)


def test_the_tile_goes_to_a_space_of_the_players_choice() -> None:
    position = tiling(plates=f"{plates(p1='wBTR1', p2='sBTR1')}/{NO_PLATES}", lines=f"{lines('B')}/{NO_LINES}", marker=2)
    position.play("break")
    assert moves(position) == {"row 1 > column 1", "row 1 > column 2", "row 1 > column 4"}
    position.play("row 1 > column 4")
    assert field(position, "domes").startswith("...B..")


def test_the_marker_uses_no_broken_space_and_points_never_fall_below_0() -> None:
    position = tiling(broken="BBB/-", marker=1, scores="4/4")
    position.play("break")
    assert position.scores == (0, 4)
    assert [points for _, _, points in reasons(position)] == [-4, 0]


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


FULL_PLATES = "sTYK1,wTYK1,sRTK1,wRTK1,sKBR1,wKBR1,sKYB1,wYRT1,sBTR1"
FULL_DOME = "STBTSR,KYKYKT,BRSKBK,KTRBRB,SKRYSB,BYTRRT"


def last_round(goals: str, first_dome: str, second_dome: str = NO_DOME, **fields: Any) -> Position:
    others = "sRKY1,wBTR1,sBKT1,wRKY1,sTBY1,wBKT1,sYRB1,wTBY1,wYRB1"
    domes = {"domes": f"{first_dome}/{second_dome}", "plates": f"{FULL_PLATES}/{others}"}
    position = tiling(round=5, goals=goals, **{**domes, "marker": 2, "scores": "20/20", "stack": "-", **fields})
    position.play("break")
    return position


@pytest.mark.parametrize(
    ("goals", "worth"),
    [
        ("rows,columns,diagonals", [18, 42, 20]),
        ("rows,outer,corners", [18, 20, 22]),
        ("rows,outer,wilds", [18, 20, 8]),
    ],
)
def test_a_full_dome_reaches_every_goal(goals: str, worth: list[int]) -> None:
    position = last_round(goals, FULL_DOME)
    assert position.is_over
    assert [points for seat, kind, points in reasons(position) if seat == 1 and kind == "goal"] == worth


def test_colourful_rows_count_a_special_tile_as_one_more_colour_and_empty_special_spaces_lose_3_each() -> None:
    position = last_round("colourful,outer,specials", FULL_DOME)
    rows = FULL_DOME.split(",")
    colourful = sum(4 for row in rows if len(set(row)) >= 5)
    assert [points for seat, kind, points in reasons(position) if seat == 1 and kind == "goal"] == [colourful, 20, 0]
    assert [points for seat, kind, points in reasons(position) if seat == 2 and kind == "goal"] == [0, 0, -12]


def test_goals_never_bring_points_below_0() -> None:
    position = last_round("rows,outer,specials", NO_DOME, scores="9/20")
    assert position.scores[0] == 0


def test_wild_spaces_count_only_if_all_are_filled() -> None:
    position = last_round("rows,outer,wilds", FULL_DOME.replace("STBTSR", "ST.TSR"))
    assert (1, "goal", 0) in reasons(position)


def test_a_tie_goes_to_the_markers_holder() -> None:
    position = last_round("first", NO_DOME, scores="21/22")
    assert position.scores == (20, 20)
    assert position.winners == (1,)
