"""The slow engine checked by itself: the rulebook's examples, the printed facts, and random games that lose no tile."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.reference.pavilion import (
    BLUE,
    CENTRE_STAR,
    COLOURS,
    EMPTY,
    GREEN,
    NATURE,
    NOBODY,
    ORANGE,
    OVER,
    PURPLE,
    RED,
    SPACES,
    STRUCTURES,
    YELLOW,
    Move,
    Pavilion,
)

RANDOM_GAMES = list(product((2, 3, 4), ("coloured", "grey"), ("classic", "mini"), range(9)))


def nature(game: Pavilion, rng: random.Random) -> None:
    """Let nature draw until somebody has to decide."""
    while game.to_move == NATURE:
        weights = game.weights()
        game.play(rng.choices(list(weights), list(weights.values()))[0])


def taking(players: int = 2, **options: Any) -> Pavilion:
    """A game whose first round is about to begin; purple is wild."""
    game = Pavilion(players, first=0, **options)
    nature(game, random.Random(1))
    return game


def playing(*hands: dict[int, int], **options: Any) -> Pavilion:
    """A game in which nothing is left to take and seat 0 is first to place. Tiles not in hands lie in the bag."""
    game = taking(len(hands), **options)
    for factory in game.factories:
        factory.clear()
    game.centre.clear()
    game.hands = [Counter(hand) for hand in hands]
    game.bag = Counter(dict.fromkeys(COLOURS, 22))
    for pile in [game.supply, *game.hands]:
        game.bag.subtract(pile)
    game.phase = "playing"
    return game


def names(game: Pavilion, kind: str) -> set[Move]:
    return {move for move in game.legal() if move[0] == kind}


def tiles(game: Pavilion) -> list[int]:
    """All tiles of each colour, wherever they are."""
    piles = [game.bag, game.tower, game.supply, game.centre, *game.factories, *game.hands, *game.corners]
    everywhere = [tile for pile in piles for tile in pile.elements()]
    everywhere += [tile for stars in game.stars for star in stars for tile in star]
    return [everywhere.count(colour) for colour in COLOURS]


# The board


def test_every_structure_touches_the_spaces_it_stands_between() -> None:
    assert len(STRUCTURES) == 18
    assert sum(bonus for _, bonus in STRUCTURES) == 6 * (1 + 2 + 3)
    touched = Counter(space for spaces, _ in STRUCTURES for space in spaces)
    assert set(touched) == set(SPACES)
    for (star, index), structures in touched.items():
        assert structures == (2 if star == CENTRE_STAR or index in (1, 2) else 1)


def test_a_full_coloured_board_gives_304_points() -> None:
    game = playing({}, {})
    game.stars[0] = [[star] * 6 for star in range(6)] + [list(COLOURS)]
    game.points[0] = 5 + 7 * 21
    game.round = 6
    game._turn_of(0)
    assert game.to_move == OVER
    assert game.scores() == [304, 5]
    assert game.winners() == {0}


def test_the_grey_board_scores_stars_by_the_colour_they_were_built_in() -> None:
    game = playing({}, {}, board="grey")
    game.stars[0] = [[RED] * 6, [RED] * 6, [PURPLE] * 6, list(COLOURS), list(COLOURS), [GREEN] * 6, [BLUE] * 6]
    game.round = 6
    game._turn_of(0)
    assert game.scores()[0] == 5 + 14 + 14 + 20 + 12 + 12 + 18 + 15 + 40


# Setup and taking


def test_setup_asks_nature_for_the_starting_player_then_ten_tiles_then_the_factories() -> None:
    game = Pavilion(3)
    assert game.weights() == {("start", seat): 1 for seat in range(3)}
    assert game.dump()["starter"] == NOBODY
    game.play(("start", 2))
    assert game.weights() == {("draw", colour): 22 for colour in COLOURS}
    for drawn in range(10 + 7 * 4):
        assert game.supply.total() == min(drawn, 10)
        filled = [min(max(drawn - 10 - 4 * before, 0), 4) for before in range(7)]
        assert [factory.total() for factory in game.factories] == filled
        nature_move = max(game.weights())
        game.play(nature_move)
    assert game.to_move == 2
    assert game.marker_in_centre


def test_two_red_without_purple_are_taken_and_the_yellows_go_to_the_centre() -> None:
    game = taking()
    game.factories[0] = Counter({RED: 2, YELLOW: 2})
    game.play(("take", 1, RED))
    assert game.hands[0] == Counter({RED: 2})
    assert game.centre == Counter({YELLOW: 2})
    assert game.factories[0].total() == 0
    assert game.to_move == 1


def test_one_green_beside_purples_comes_with_one_purple() -> None:
    game = taking()
    game.factories[0] = Counter({GREEN: 1, PURPLE: 3})
    assert ("take", 1, PURPLE) not in game.legal()
    game.play(("take", 1, GREEN))
    assert game.hands[0] == Counter({GREEN: 1, PURPLE: 1})
    assert game.centre == Counter({PURPLE: 2})
    game.play(("take", 0, PURPLE))
    assert game.hands[1] == Counter({PURPLE: 1})


def test_the_first_from_the_centre_takes_the_marker_and_loses_a_point_for_every_tile() -> None:
    game = taking()
    game.centre = Counter({YELLOW: 3, PURPLE: 2, RED: 1})
    game.play(("take", 0, YELLOW))
    assert game.hands[0] == Counter({YELLOW: 3, PURPLE: 1})
    assert (game.holder, game.marker_in_centre) == (0, False)
    assert game.scores() == [1, 5]
    game.play(("take", 0, RED))
    assert game.scores() == [1, 5]


@pytest.mark.parametrize(("edition", "floor"), [("classic", 1), ("mini", 0)])
def test_the_score_never_falls_below_the_floor_of_the_edition(edition: str, floor: int) -> None:
    game = taking(edition=edition)
    game.centre = Counter({YELLOW: 9})
    game.play(("take", 0, YELLOW))
    assert game.scores() == [floor, 5]


def test_the_starting_player_stays_if_nobody_took_the_marker() -> None:
    game = taking()
    for factory in game.factories:
        factory.clear()
    game.factories[4] = Counter({RED: 4})
    game.play(("take", 5, RED))
    assert (game.holder, game.marker_in_centre) == (NOBODY, True)
    assert (game.phase, game.to_move) == ("playing", 0)
    game.play(("pass",))
    game.play(("stop",))
    nature(game, random.Random(2))
    assert (game.round, game.starter, game.to_move) == (2, 0, 0)


# Playing


def test_a_seven_blue_pay_blue_6() -> None:
    game = playing({BLUE: 7}, {RED: 1})
    game.play(("place", BLUE, 5, BLUE))
    assert game.hands[0] == Counter({BLUE: 1})
    assert game.tower == Counter({BLUE: 5})
    assert game.stars[0][BLUE] == [EMPTY] * 5 + [BLUE]
    assert game.scores() == [6, 5]


def test_b_three_red_pay_red_3_without_neighbours() -> None:
    game = playing({RED: 3}, {RED: 1})
    game.play(("place", RED, 2, RED))
    assert game.scores() == [6, 5]


def test_c_three_blue_and_three_purple_pay_blue_6_beside_two_connected_tiles() -> None:
    game = playing({BLUE: 3, PURPLE: 3}, {RED: 1})
    game.stars[0][BLUE][0:2] = [BLUE, BLUE]
    game.play(("place", BLUE, 5, BLUE))
    assert game.hands[0].total() == 0
    assert game.tower == Counter({BLUE: 2, PURPLE: 3})
    assert game.scores() == [8, 5]


def test_d_one_orange_and_three_purple_pay_orange_4() -> None:
    game = playing({ORANGE: 1, PURPLE: 3}, {RED: 1})
    game.stars[0][ORANGE] = [EMPTY, ORANGE, ORANGE, EMPTY, EMPTY, EMPTY]
    game.play(("place", ORANGE, 3, ORANGE))
    assert game.scores() == [8, 5]


def test_e_two_purple_pay_purple_2() -> None:
    game = playing({PURPLE: 2}, {RED: 1})
    game.stars[0][PURPLE] = [PURPLE, EMPTY, PURPLE, EMPTY, EMPTY, EMPTY]
    game.play(("place", PURPLE, 1, PURPLE))
    assert game.scores() == [8, 5]


def test_f_passing_with_four_green_and_two_red_keeps_the_green_and_loses_two() -> None:
    game = playing({GREEN: 4, RED: 2}, {RED: 1})
    game.play(("pass",))
    for _ in range(4):
        assert ("stop",) in game.legal()
        game.play(("keep", GREEN))
    assert game.corners[0] == Counter({GREEN: 4})
    assert game.hands[0].total() == 0
    assert game.tower == Counter({RED: 2})
    assert game.scores() == [3, 5]
    assert game.to_move == 1


def test_a_wild_tile_pays_for_another_colour_but_never_alone() -> None:
    game = playing({RED: 1, PURPLE: 1}, {RED: 1})
    assert names(game, "place") == {
        ("place", RED, 0, RED),
        ("place", RED, 1, RED),
        ("place", PURPLE, 0, PURPLE),
        ("place", CENTRE_STAR, 0, RED),
        ("place", CENTRE_STAR, 1, RED),
        ("place", CENTRE_STAR, 0, PURPLE),
    }


def test_the_payment_is_asked_when_several_are_possible_and_leaves_the_hand_only_then() -> None:
    game = playing({RED: 3, PURPLE: 2}, {RED: 1})
    game.play(("place", RED, 2, RED))
    assert game.legal() == {("pay", 0), ("pay", 1), ("pay", 2)}
    assert game.hands[0] == Counter({RED: 3, PURPLE: 2})
    assert game.stars[0][RED][2] == EMPTY
    game.play(("pay", 2))
    assert game.hands[0] == Counter({RED: 2})
    assert game.tower == Counter({PURPLE: 2})
    assert game.stars[0][RED][2] == RED


def test_the_coloured_centre_star_takes_each_colour_once() -> None:
    game = playing({RED: 1}, {RED: 1})
    game.stars[0][CENTRE_STAR][3] = RED
    assert names(game, "place") == {("place", RED, 0, RED)}


@pytest.mark.parametrize(
    ("on_it", "allowed"),
    [
        ([], {BLUE, RED}),
        ([RED], {BLUE, RED}),
        ([RED, RED], {RED}),
        ([RED, GREEN], {BLUE}),
        ([GREEN, YELLOW], {BLUE, RED}),
        ([GREEN, GREEN], set()),
    ],
)
def test_the_first_two_tiles_of_a_grey_star_decide(on_it: list[int], allowed: set[int]) -> None:
    game = playing({RED: 1, BLUE: 1}, {RED: 1}, board="grey")
    game.stars[0] = [[YELLOW] * 6 for _ in range(7)]
    game.stars[0][3] = [EMPTY, EMPTY, EMPTY, *on_it, *[EMPTY] * (3 - len(on_it))]
    assert names(game, "place") == {("place", 3, 2, colour) for colour in allowed}


def test_a_window_gives_three_tiles_of_free_choice_before_the_supply_is_refilled() -> None:
    game = playing({BLUE: 5}, {RED: 1})
    game.supply = Counter({PURPLE: 2, GREEN: 1})
    game.stars[0][BLUE][5] = BLUE
    game.play(("place", BLUE, 4, BLUE))
    assert game.legal() == {("bonus", PURPLE), ("bonus", GREEN)}
    game.play(("bonus", GREEN))
    assert game.hands[0] == Counter({PURPLE: 2, GREEN: 1})
    assert game.supply.total() == 0
    assert game.to_move == NATURE


def test_one_tile_can_complete_a_pillar_and_a_statue() -> None:
    game = playing({RED: 2}, {RED: 1})
    game.stars[0][RED][0] = game.stars[0][RED][2] = RED
    game.stars[0][BLUE][2] = game.stars[0][BLUE][3] = BLUE
    game.stars[0][CENTRE_STAR][0:2] = [GREEN, YELLOW]
    game.play(("place", RED, 1, RED))
    assert game.bonus_due == 3


def test_the_tower_goes_into_the_bag_only_when_a_tile_must_be_drawn() -> None:
    game = playing({RED: 3}, {RED: 1})
    game.supply = Counter({GREEN: 8})
    game.bag = Counter({YELLOW: 1})
    game.play(("place", RED, 2, RED))
    assert (game.bag, game.tower) == (Counter({YELLOW: 1}), Counter({RED: 2}))
    game.play(("draw", YELLOW))
    assert (game.bag, game.tower.total()) == (Counter({RED: 2}), 0)
    assert game.weights() == {("draw", RED): 2}


def test_a_round_without_any_tile_goes_straight_to_playing() -> None:
    game = playing({RED: 1}, {})
    game.bag.clear()
    game.supply = Counter({GREEN: 3})
    game.play(("pass",))
    game.play(("keep", RED))
    assert (game.round, game.phase, game.to_move) == (2, "playing", 0)
    assert game.passed == [False, False]
    assert game.supply == Counter({GREEN: 3})
    game.play(("pass",))
    game.play(("stop",))
    assert (game.round, game.to_move) == (2, NATURE)


def test_the_last_turn_of_the_game_is_not_followed_by_a_refill() -> None:
    game = playing({RED: 2}, {})
    game.round = 6
    game.supply = Counter({GREEN: 3})
    game.play(("place", CENTRE_STAR, 1, RED))
    assert game.to_move == OVER
    assert game.passed == [True, True]
    assert game.supply == Counter({GREEN: 3})


def test_the_end_bonuses_come_before_the_corner_tiles_are_discarded() -> None:
    game = playing({GREEN: 4}, {})
    game.points[0] = 1
    game.stars[0][RED] = [RED] * 6
    game.round = 6
    game.play(("pass",))
    for _ in range(4):
        game.play(("keep", GREEN))
    assert game.scores() == [1 + 14 - 4, 5]
    assert game.tower == Counter({GREEN: 4})
    assert game.legal() == set()


# Whole games


@pytest.mark.parametrize(("players", "board", "edition", "seed"), RANDOM_GAMES)
def test_random_games_end_and_lose_no_tile(players: int, board: str, edition: str, seed: int) -> None:
    rng = random.Random(f"{players} {board} {edition} {seed}")
    game = Pavilion(players, board, edition, rng.sample(COLOURS, 6))
    turns = 0
    while game.to_move != OVER:
        if game.to_move == NATURE:
            nature(game, rng)
        else:
            game.play(rng.choice(sorted(game.legal())))
            turns += 1
        assert tiles(game) == [22] * 6
        assert min(game.scores()) >= game.floor
        assert (game.holder == NOBODY) == game.marker_in_centre
        assert all(corners.total() <= 4 for corners in game.corners)
    assert game.round == 6
    assert turns > 6 * players
    assert all(pile.total() == 0 for pile in [game.centre, *game.factories, *game.hands, *game.corners])
    assert {game.scores()[seat] for seat in game.winners()} == {max(game.scores())}


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    game = taking()
    before = game.dump()
    for move in [("take", 0, RED), ("pass",), ("draw", RED), ("nonsense",)]:
        with pytest.raises(ValueError, match="not legal"):
            game.play(move)
    assert game.dump() == before
