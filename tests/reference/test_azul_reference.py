"""The reference engine of Azul against the rulebook's examples, and against itself in random games."""

import random
from collections import Counter

import pytest

from tests.reference.azul import COLOURS, FLOOR, MARKER, NATURE, NO_TILE, OVER, Azul, Move

BLUE, YELLOW, RED, BLACK, WHITE = COLOURS
CENTRE = 0


def offer(*, centre: list[int], factory: list[int] | None = None, players: int = 2, wall: str = "coloured") -> Azul:
    """Seat 0 is to move; only the centre and factory 1 hold tiles, and the bag all the others."""
    game = Azul(players, wall, first=0)
    game.centre = list(centre)
    game.factories[0] = list(factory or [])
    for tile in centre + (factory or []):
        game.bag.remove(tile)
    game.to_move = 0
    return game


def choose(game: Azul, generator: random.Random) -> Move:
    """A random move: nature's by its weights, a player's uniformly."""
    if game.to_move == NATURE:
        weights = game.weights()
        return generator.choices(list(weights), list(weights.values()))[0]
    return generator.choice(sorted(game.legal()))


def all_tiles(game: Azul) -> Counter[int]:
    tiles = game.bag + game.lid + game.centre
    tiles += [tile for factory in game.factories for tile in factory]
    tiles += [tile for lines in game.lines for line in lines for tile in line]
    tiles += [tile for wall in game.walls for row in wall for tile in row if tile != NO_TILE]
    tiles += [tile for floor in game.floors for tile in floor if isinstance(tile, int)]
    return Counter(tiles)


# The rulebook's examples


def test_marker_and_four_tiles_on_the_floor_cost_8() -> None:
    game = offer(centre=[RED] * 4)
    game.points[0] = 20
    game.play(("take", CENTRE, RED, FLOOR))
    assert game.scores() == [12, 0]
    assert game.dump()["lid"] == [0, 0, 4, 0, 0]


def test_lines_that_may_not_take_yellow() -> None:
    game = offer(centre=[], factory=[YELLOW, YELLOW, RED, BLACK])
    game.walls[0][1][2] = YELLOW
    game.walls[0][2][3] = YELLOW
    game.lines[0][3] = [BLUE]
    yellow = {move for move in game.legal() if move[2] == YELLOW}
    assert yellow == {("take", 1, YELLOW, 0), ("take", 1, YELLOW, 4), ("take", 1, YELLOW, FLOOR)}
    game.play(("take", 1, YELLOW, 0))
    assert game.lines[0][0] == [YELLOW]
    assert game.floors[0] == [YELLOW]
    assert game.dump()["centre"] == [0, 0, 1, 1, 0]


@pytest.mark.parametrize(
    ("neighbours", "points"),
    [
        ([], 1),
        ([(2, 0), (2, 1)], 3),
        ([(1, 2), (3, 2)], 3),
        ([(2, 0), (2, 1), (2, 3), (1, 2), (3, 2)], 7),
        ([(2, 0), (2, 4), (0, 2), (4, 2)], 1),
    ],
)
def test_points_of_a_placed_tile(neighbours: list[tuple[int, int]], points: int) -> None:
    game = offer(centre=[BLUE])
    game.marker_in_centre = False
    game.holder = 1
    for row, column in neighbours:
        game.walls[0][row][column] = (column - row) % 5
    game.lines[0][2] = [BLUE, BLUE]
    game.play(("take", CENTRE, BLUE, 2))
    assert game.walls[0][2][2] == BLUE
    assert game.scores() == [points, 0]


def test_only_complete_lines_are_tiled() -> None:
    game = offer(centre=[BLUE])
    game.lines[0] = [[], [RED], [BLACK, BLACK], [BLUE] * 3, [WHITE] * 4]
    game.lines[0][1].append(RED)
    game.play(("take", CENTRE, BLUE, 3))
    assert game.dump()["lines"][0] == [(-1, 0), (-1, 0), (BLACK, 2), (-1, 0), (WHITE, 4)]
    assert game.dump()["lid"] == [3, 0, 1, 0, 0]
    assert game.walls[0][1][3] == RED
    assert game.walls[0][3][3] == BLUE


# The marker and the floor line


def test_marker_lies_before_the_tiles_and_gives_the_next_start() -> None:
    game = offer(centre=[RED, RED, BLUE])
    game.play(("take", CENTRE, RED, 0))
    assert game.floors[0] == [MARKER, RED]
    assert (game.holder, game.marker_in_centre, game.to_move) == (0, False, 1)
    game.play(("take", CENTRE, BLUE, FLOOR))
    assert (game.starter, game.holder, game.marker_in_centre, game.round) == (0, -1, True, 2)


def test_marker_on_a_full_floor_costs_nothing_and_still_starts() -> None:
    game = offer(centre=[RED, BLUE])
    game.floors[0] = [WHITE] * 7
    game.points[0] = 20
    game.play(("take", CENTRE, BLUE, FLOOR))
    assert game.floors[0] == [WHITE] * 7
    assert game.lid == [BLUE]
    assert game.holder == 0
    game.play(("take", CENTRE, RED, 0))
    assert game.scores() == [6, 1]
    assert game.starter == 0


def test_starting_player_stays_when_nobody_took_the_marker() -> None:
    game = offer(centre=[], factory=[RED] * 4, players=3)
    game.play(("take", 1, RED, 3))
    assert (game.round, game.starter, game.marker_in_centre) == (2, 0, True)


def test_score_never_falls_below_zero() -> None:
    game = offer(centre=[RED] * 3)
    game.lines[0][0] = [BLUE]
    game.play(("take", CENTRE, RED, FLOOR))
    assert game.scores() == [0, 0]


# Filling the factories


def test_lid_goes_into_the_bag_only_when_a_tile_is_due() -> None:
    game = Azul(2, first=0)
    game.bag, game.lid = [RED], [BLUE, BLUE]
    game.factories = [[WHITE] * 4] * 4 + [[WHITE] * 3]
    game.play(("draw", RED))
    assert (game.bag, game.lid, game.to_move) == ([], [BLUE, BLUE], 0)

    game = Azul(2, first=0)
    game.bag, game.lid = [RED], [BLUE, BLUE]
    game.play(("draw", RED))
    assert (game.bag, game.lid) == ([BLUE, BLUE], [])
    assert game.weights() == {("draw", BLUE): 2}


def test_round_starts_short_when_bag_and_lid_are_empty() -> None:
    game = Azul(4, first=2)
    game.bag, game.lid = [RED], [BLUE]
    game.play(("draw", RED))
    game.play(("draw", BLUE))
    assert game.to_move == 2
    assert game.dump()["factories"][:2] == [[1, 0, 1, 0, 0], [0, 0, 0, 0, 0]]


def test_game_ends_when_no_tile_can_be_drawn() -> None:
    game = offer(centre=[], factory=[RED])
    game.bag = []
    game.play(("take", 1, RED, 1))
    assert (game.to_move, game.round) == (OVER, 1)
    assert game.winners() == {0, 1}


# The end


def test_everyone_tiles_and_bonuses_are_added_when_a_row_is_complete() -> None:
    game = offer(centre=[WHITE, RED])
    game.walls[0][0] = [BLUE, YELLOW, RED, BLACK, NO_TILE]
    for row in range(1, 5):
        game.walls[0][row][4] = (4 - row) % 5
        game.walls[0][row][(4 + row) % 5] = WHITE
    game.lines[1][4] = [RED] * 4
    game.play(("take", CENTRE, WHITE, 0))
    game.play(("take", CENTRE, RED, 4))
    assert game.to_move == OVER
    assert game.legal() == set()
    assert game.scores() == [5 + 5 - 1 + 2 + 7 + 10, 1]
    assert game.winners() == {0}


def test_more_full_rows_break_a_tie() -> None:
    game = offer(centre=[WHITE], players=3)
    game.walls[1][0] = [BLUE, YELLOW, RED, BLACK, WHITE]
    game.points = [2, 0, 0]
    game.play(("take", CENTRE, WHITE, 1))
    assert game.scores() == [1, 2, 0]
    game.points = [2, 2, 0]
    assert game.winners() == {1}
    game.walls[1][0][0] = NO_TILE
    assert game.winners() == {0, 1}


# The grey wall


def test_owner_chooses_a_free_column_without_that_colour() -> None:
    game = offer(centre=[RED], wall="grey")
    game.walls[0][0] = [BLUE, NO_TILE, NO_TILE, NO_TILE, NO_TILE]
    game.walls[0][3][1] = RED
    game.lines[0][1] = [BLACK, BLACK]
    game.play(("take", CENTRE, RED, 0))
    assert game.to_move == 0
    assert game.legal() == {("tile", 0, 2), ("tile", 0, 3), ("tile", 0, 4)}
    game.play(("tile", 0, 2))
    assert game.legal() == {("tile", 1, column) for column in range(5)}
    assert game.floors[0] == [MARKER]
    game.play(("tile", 1, 2))
    assert game.scores() == [1 + 2 - 1, 0]
    assert game.round == 2


def test_line_without_a_legal_column_falls_to_the_floor() -> None:
    game = offer(centre=[RED], wall="grey")
    game.walls[0][4] = [BLUE, YELLOW, BLACK, WHITE, NO_TILE]
    game.walls[0][0][4] = RED
    game.lines[0][4] = [RED] * 4
    game.points[0] = 20
    game.play(("take", CENTRE, RED, 4))
    assert game.scores() == [20 - 1 - 1 - 2 - 2 - 2 - 3, 0]
    assert game.dump()["lid"] == [0, 0, 5, 0, 0]
    assert game.round == 2


# Laws


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_laws(players: int, wall: str) -> None:
    generator = random.Random(f"{players} {wall}")
    for _ in range(20):
        game = Azul(players, wall)
        while game.to_move != OVER:
            move = choose(game, generator)
            if move[0] == "tile":
                assert len(game.legal()) >= 2
            game.play(move)
            assert all_tiles(game) == dict.fromkeys(COLOURS, 20)
            assert sum(floor.count(MARKER) for floor in game.floors) <= 1
            assert (game.holder == -1) == (game.marker_in_centre or game.starter == -1)
            assert min(game.scores()) >= 0
        assert game.winners()
        for grid in game.walls:
            columns = [list(column) for column in zip(*grid, strict=True)]
            for run in grid + columns:
                tiles = [tile for tile in run if tile != NO_TILE]
                assert len(tiles) == len(set(tiles))


def test_illegal_moves_are_refused() -> None:
    game = Azul(2)
    assert game.weights() == {("start", 0): 1, ("start", 1): 1}
    with pytest.raises(ValueError, match="illegal move"):
        game.play(("draw", BLUE))
    game.play(("start", 1))
    assert game.weights() == {("draw", colour): 20 for colour in COLOURS}
    with pytest.raises(ValueError, match="illegal move"):
        game.play(("take", 1, BLUE, 0))
