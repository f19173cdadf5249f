"""The reference engine of Duel against the rulebook's own examples and checks, and against itself in random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.reference.duel import EMPTY, NATURE, NOBODY, OVER, UNKNOWN, Duel, Move, Player, StackPlate, Steps

B, Y, R, K, T = range(5)
TY, YK, KB, BR, RT = range(5, 10)
SPECIAL_TYK, SPECIAL_KBR, WILD_TYK = 0, 2, 9
TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT = range(4)


def begin(game: Duel, steps: Steps) -> None:
    """Let the game do these steps, as far as it can without asking."""
    game.story = steps
    try:
        next(game.story)
    except StopIteration:
        game.to_move, game.options = OVER, {}


def random_move(game: Duel, chance: random.Random) -> Move:
    if game.to_move == NATURE:
        weights = game.weights()
        assert min(weights.values()) > 0
        return chance.choices(list(weights), list(weights.values()))[0]
    return chance.choice(sorted(game.legal()))


def empty_table() -> Duel:
    """A game in its first round, seat 0 to start, no tile on any factory."""
    game = Duel(first=0)
    game.to_move = 0
    game.bag = Counter({B: 5})
    return game


# The examples of the rulebook


def test_two_broken_tiles_lose_3() -> None:
    game = empty_table()
    game.players[0].broken = [B, T]
    begin(game, game.tile(0))
    assert game.scores() == [2, 5]
    assert game.tower == {B: 1, T: 1}


def test_three_broken_tiles_and_the_marker_lose_8() -> None:
    game = empty_table()
    game.players[1].score, game.players[1].broken, game.holder = 20, [B, T, T], 1
    begin(game, game.tile(1))
    assert game.scores() == [5, 12]


def test_a_score_never_falls_below_0() -> None:
    game = empty_table()
    game.players[0].broken = [B, B, B, B]
    begin(game, game.tile(0))
    assert game.scores() == [0, 5]


def test_yellow_tops_of_small_moons_alone_do_not_take_the_marker() -> None:
    game = empty_table()
    game.moons = {1: [B, Y], 2: [Y, K], 3: [R, Y], 4: [R, Y]}
    game.large_moon = Counter({R: 2})
    begin(game, game.take_from_moons(0, Y))
    assert game.held == (Y, 3)
    assert game.holder == NOBODY
    assert game.dump()["moons"] == [[B], [Y, K], [R], [R]]


def test_every_tile_of_the_colour_leaves_the_large_moon_and_brings_the_marker() -> None:
    game = empty_table()
    game.moons = {1: [B, R], 2: [], 3: [], 4: []}
    game.chips = {1: "down", 2: "none", 3: "none", 4: "none"}
    game.large_moon = Counter({R: 3, K: 1})
    begin(game, game.take_from_moons(1, R))
    assert game.held == (R, 4)
    assert game.holder == 1


def test_runs_across_and_down_and_the_special_tile_they_bring() -> None:
    player = Player()
    player.plates[0] = (SPECIAL_TYK, BOTTOM_LEFT)
    player.plates[3] = (SPECIAL_KBR, BOTTOM_RIGHT)
    player.dome = {(0, 0): T, (1, 1): K}
    player.put_tile((0, 1), Y)  # 2 across, 2 down, and the special tile of row 2
    assert player.score == 5 + 4 + 2
    assert player.dome[1, 0] == "S"
    assert player.places_for(2, B) == [(2, 0)]
    player.put_tile((2, 0), B)  # 3 down, the special tile among them
    assert player.score == 5 + 4 + 2 + 3


def test_a_lone_tile_on_a_wild_space_scores_1() -> None:
    player = Player()
    player.plates[8] = (WILD_TYK, BOTTOM_RIGHT)
    assert player.places_for(5, R) == [(5, 5)]
    player.put_tile((5, 5), R)
    assert player.score == 6


def test_colours_follow_the_special_space_clockwise() -> None:
    player = Player()
    player.plates[4] = (SPECIAL_TYK, TOP_LEFT)
    assert player.slot_spaces(4) == {(2, 2): "S", (2, 3): T, (3, 3): Y, (3, 2): K}
    player.plates[4] = (SPECIAL_TYK, TOP_RIGHT)
    assert player.slot_spaces(4) == {(2, 3): "S", (3, 3): T, (3, 2): Y, (2, 2): K}


# Plates


def test_a_stack_draw_at_0_points_is_free_and_returned_plates_are_known() -> None:
    game = empty_table()
    game.players[0].score = 1
    game.stack = [StackPlate() for _ in range(3)]
    game.stack[0].type = 0
    game.undecided = {SPECIAL_TYK, SPECIAL_KBR, WILD_TYK}
    begin(game, game.draw_from_stack(0))
    assert game.weights() == {("back", 0): 1, ("back", 1): 1}
    game.play(("back", 1))
    assert game.legal() == {("draw",), ("stop",)}
    game.play(("draw",))
    assert game.weights() == {("back", 0): 1}
    game.play(("back", 0))
    game.play(("draw",))  # the last plate: stopping is not asked
    assert game.scores() == [0, 5]
    assert game.weights() == {("front", SPECIAL_TYK): 1, ("front", SPECIAL_KBR): 1}
    game.play(("front", SPECIAL_KBR))
    game.play(("front", WILD_TYK))
    game.play(("front", SPECIAL_TYK))
    game.play(("keep", WILD_TYK))
    assert game.legal() == {("return", SPECIAL_TYK), ("return", SPECIAL_KBR)}
    game.play(("return", SPECIAL_KBR))  # the other follows by itself
    assert game.dump()["stack"] == [(0, SPECIAL_KBR), (0, SPECIAL_TYK)]
    game.play(("place", 7, TOP_RIGHT))
    assert game.players[0].plates[7] == (WILD_TYK, TOP_RIGHT)


# Factories and tiles


def test_a_small_factory_left_empty_reveals_its_chip_before_the_line_is_asked() -> None:
    game = empty_table()
    game.suns[2] = Counter({K: 4})
    game.chips = {1: "none", 2: "down", 3: "none", 4: "none"}
    game.unrevealed = Counter({KB: 2, T: 1})
    begin(game, game.take_from_sun(0, 2, K))
    assert game.weights() == {("reveal", KB): 2, ("reveal", T): 1}
    game.play(("reveal", T))
    assert game.legal() == {("line", line) for line in range(7)}
    game.play(("line", 1))
    assert game.dump()["chips"][1] == T
    assert game.dump()["lines"][0][1] == (K, 2)
    assert game.dump()["broken"][0] == [0, 0, 0, 2, 0]


def test_the_taker_stacks_the_other_tiles_bottom_first() -> None:
    game = empty_table()
    game.suns[1] = Counter({K: 1, B: 2, Y: 1})
    game.chips = {1: "down", 2: "none", 3: "none", 4: "none"}
    begin(game, game.take_from_sun(0, 1, K))
    assert game.legal() == {("stack", B), ("stack", Y)}
    game.play(("stack", B))
    game.play(("stack", Y))
    assert game.moons[1] == [B, Y, B]
    assert game.held == (K, 1)


def test_tiles_that_fit_no_line_break_and_the_fifth_goes_to_the_tower() -> None:
    game = empty_table()
    game.players[0].lines = [[Y] * (row + 1) for row in range(6)]
    game.players[0].broken = [R, R, R]
    game.large_moon = Counter({B: 2})
    game.chips = dict.fromkeys((1, 2, 3, 4), "none")
    begin(game, game.take_from_moons(0, B))
    assert game.to_move == OVER
    assert game.players[0].broken == [R, R, R, B]
    assert game.tower == {B: 1}


def test_a_large_factory_of_one_colour_is_drawn_again() -> None:
    game = empty_table()
    game.bag, game.tower = Counter({B: 6}), Counter({Y: 1, B: 1})
    begin(game, game.fill_factories())
    for _ in range(5):
        game.play(("colour", B))
    assert game.suns[0].total() == 0
    assert game.weights() == {("colour", B): 7, ("colour", Y): 1}  # the tower went into the bag
    game.play(("colour", Y))
    assert not game.tower.total()


def test_a_large_factory_stays_of_one_colour_if_there_is_no_other_and_brings_the_marker() -> None:
    game = empty_table()
    game.bag, game.tower = Counter({B: 6}), Counter({B: 2})
    begin(game, game.fill_factories())
    for _ in range(8):
        game.play(("colour", B))
    assert [sun.total() for sun in game.suns] == [5, 3, 0, 0, 0]
    assert [game.options.keys() >= {("reveal", kind)} for kind in range(10)] == [True] * 10
    for kind in (T, T, RT):  # the factories without a tile
        game.play(("reveal", kind))
    assert game.dump()["chips"] == ["down", T, T, RT]
    begin(game, game.take_from_sun(1, 0, B))
    assert game.holder == 1


# Tiling


def test_chips_complete_a_line_two_of_the_colour_or_any_three_for_a_tile() -> None:
    game = empty_table()
    player = game.players[0]
    player.plates[1] = (WILD_TYK, TOP_LEFT)
    player.lines[1] = [Y]
    player.chips = Counter({YK: 1, TY: 1, R: 1})
    begin(game, game.tile(0))
    assert game.legal() == {("leave",), ("spend", YK), ("spend", TY), ("spend", R)}
    game.play(("spend", YK))
    assert game.legal() == {("spend", TY), ("spend", R)}
    game.play(("spend", TY))  # two that show yellow: enough, and the tile has one place to go
    assert +player.chips == {R: 1}
    assert player.dome == {(1, 3): Y}
    assert game.tower.total() == 0  # a tile made of chips is no tile


def test_chips_that_cannot_complete_the_line_are_not_asked_for() -> None:
    game = empty_table()
    player = game.players[0]
    player.plates[0] = (WILD_TYK, BOTTOM_LEFT)
    player.lines[1] = [R]
    player.chips = Counter({R: 1, T: 1})
    begin(game, game.tile(0))
    assert game.to_move == OVER
    assert player.lines[1] == [R]


def test_a_chip_is_spent_only_if_the_line_can_still_be_completed() -> None:
    game = empty_table()
    player = game.players[0]
    player.plates[3] = (WILD_TYK, TOP_LEFT)
    player.lines[2] = [R]
    player.chips = Counter({R: 2, BR: 1, T: 1, RT: 1})  # four that show red make two tiles; with turquoise, five do
    begin(game, game.tile(0))
    game.play(("spend", T))
    game.play(("spend", R))
    game.play(("spend", R))  # three chips, one tile; the last two follow by choice of order
    assert game.legal() == {("spend", BR), ("spend", RT)}
    game.play(("spend", BR))  # and the last of all by itself, as does the tile
    assert game.to_move == OVER
    assert player.dome == {(2, 0): R}
    assert not game.tower.total()


def test_a_line_without_a_place_breaks_once_its_three_plates_lie_and_stays_before() -> None:
    game = empty_table()
    player = game.players[0]
    player.plates[:2] = [(SPECIAL_TYK, TOP_LEFT), (SPECIAL_TYK, TOP_LEFT)]
    player.lines[0], player.lines[1] = [R], [R]
    begin(game, game.tile(0))
    assert player.lines[0] == [R]
    player.plates[2] = (SPECIAL_TYK, TOP_LEFT)
    begin(game, game.tile(0))
    assert player.lines[0] == player.lines[1] == []
    assert game.tower == {R: 2}
    assert game.scores() == [2, 5]


# Goals


def full_dome_of(*spaces: tuple[int, int]) -> Player:
    player = Player()
    player.dome = dict.fromkeys(spaces, B)
    return player


def test_goals() -> None:
    everywhere = [(row, column) for row in range(6) for column in range(6)]
    player = full_dome_of(*everywhere)
    player.plates = [(plate, TOP_LEFT) for plate in (0, 1, 2, 9, 10, 11, 3, 4, 5)]
    assert [player.goal_points(goal) for goal in range(8)] == [18, 0, 42, 20, 20, 22, 6, 0]
    del player.dome[0, 0]  # a special space, on the edge, in a corner and on a diagonal
    assert [player.goal_points(goal) for goal in range(8)] == [15, 0, 35, 19, 10, 19, 6, -3]
    del player.dome[2, 0]  # a wild space
    assert player.goal_points(6) == 0
    assert [Player().goal_points(goal) for goal in range(8)] == [0] * 8


def test_a_special_tile_is_one_more_colour() -> None:
    player = Player()
    player.dome = {(0, 0): B, (0, 1): Y, (0, 2): "S", (0, 3): R, (0, 5): "S"}
    assert player.goal_points(1) == 0
    player.dome[0, 4] = K
    assert player.goal_points(1) == 4


def test_random_goals_come_from_different_tablets() -> None:
    game = Duel(goals="random4", first=1)
    for goal, remaining in ((3, 8), (6, 6), (0, 4), (5, 2)):
        assert len(game.weights()) == remaining
        game.play(("goal", goal))
    assert game.dump()["goals"] == [0, 3, 5, 6]
    assert game.weights() == {("back", 0): 9, ("back", 1): 9}


@pytest.mark.parametrize("goals", [(0, 1, 2), (0, 2), (0, 2, 9)])
def test_goals_that_cannot_be(goals: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="goals are"):
        Duel(goals=goals)


def test_an_illegal_move_is_refused() -> None:
    game = Duel()
    with pytest.raises(ValueError, match="not a legal move"):
        game.play(("pass",))
    assert game.legal() == {("start", 0), ("start", 1)}


# Random games


def check_conservation(game: Duel) -> None:
    dump = game.dump()
    held = game.held[1] if game.held else 0
    tiles = [dump["bag"], dump["tower"], dump["large_moon"], *dump["suns"], *dump["broken"]]
    on_domes = sum(tile not in (EMPTY, "S") for dome in dump["domes"] for row in dome for tile in row)
    in_lines = sum(count for lines in dump["lines"] for _, count in lines)
    on_moons = sum(map(len, dump["moons"]))
    assert sum(map(sum, tiles)) + on_domes + in_lines + on_moons + held == 65

    stores = sum(player.chips.total() + player.spent.total() for player in game.players)
    revealed = sum(isinstance(chip, int) for chip in dump["chips"])
    assert stores + revealed + game.unrevealed.total() == 20

    fronts = [plate for _, plate in dump["stack"] + dump["drawn"] if plate != UNKNOWN]
    fronts += [plate for plate in dump["display"] if plate != EMPTY]
    fronts += [placed[0] for plates in dump["plates"] for placed in plates if placed != EMPTY]
    assert len(fronts) == len(set(fronts))
    assert not game.stack or game.stack[0].type != UNKNOWN or game.to_move == NATURE
    assert min(dump["scores"]) >= 0
    assert max(dump["chips_taken"]) <= 2


@pytest.mark.parametrize("seed", range(100))
def test_random_games_keep_every_tile_chip_and_plate(seed: int) -> None:
    chance = random.Random(seed)
    options: list[str | tuple[int, ...]] = ["random", "random4", (0, 2, 4), (1, 3, 5, 7)]
    game = Duel(goals=chance.choice(options))
    plates_at_start: dict[int, int] = {}
    while game.to_move != OVER:
        if chance.random() < 0.2:
            check_conservation(game)
        if any(move[0] == "sun" for move in game.legal()):
            left = len(game.stack) + sum(plate != EMPTY for plate in game.display)
            plates_at_start.setdefault(game.round, left)
        game.play(random_move(game, chance))
    check_conservation(game)
    assert plates_at_start == {1: 16, 2: 12, 3: 8, 4: 4, 5: 0}
    assert all(None not in player.plates for player in game.players)
    assert game.dump()["chips"] == ["none"] * 4
    assert game.winners()
