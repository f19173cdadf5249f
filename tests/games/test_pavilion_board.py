"""The printed board of Summer Pavilion, proved from its geometry: which rhombi touch which pillar, statue and window."""

from itertools import product
from math import cos, dist, isclose, radians, sin, sqrt

import pytest

from sintra.games.pavilion.picture_table import MIDDLE, SIDE, pillar_at, space_at, statue_at, window_at
from sintra.games.pavilion.spec import AROUND, BONUS_TILES, CENTRE_STAR, COST, PILLAR, STATUE, STRUCTURES, STRUCTURES_AT, WINDOW

Point = tuple[float, float]

HOURS = {  # where each space points, as a clock hour: the star, its own hour, its indices 0 to 5
    "orange": (11, (2, 4, 6, 8, 10, 12)),
    "red": (1, (4, 6, 8, 10, 12, 2)),
    "blue": (3, (6, 8, 10, 12, 2, 4)),
    "yellow": (5, (8, 10, 12, 2, 4, 6)),
    "green": (7, (10, 12, 2, 4, 6, 8)),
    "purple": (9, (12, 2, 4, 6, 8, 10)),
    "centre": (None, (12, 2, 4, 6, 8, 10)),
}
STARS = list(HOURS)


def towards(hour: float, length: float, start: Point = (0, 0)) -> Point:
    """The point so far from the start in the direction of a clock hour, y upwards."""
    angle = radians(30 * hour)
    return start[0] + length * sin(angle), start[1] + length * cos(angle)


def middle_of(star: int) -> Point:
    hour = HOURS[STARS[star]][0]
    return (0, 0) if hour is None else towards(hour, 3)


def corners_of(star: int, index: int) -> list[Point]:
    """The four corners of a rhombus of side 1: at the star's middle, a side away on either hand, and the tip."""
    hour, middle = HOURS[STARS[star]][1][index], middle_of(star)
    return [middle, towards(hour - 1, 1, middle), towards(hour, sqrt(3), middle), towards(hour + 1, 1, middle)]


def sides_of(star: int, index: int) -> list[Point]:
    """The middles of the four sides."""
    corners = corners_of(star, index)
    return [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]


def has(points: list[Point], wanted: Point) -> bool:
    return any(isclose(dist(point, wanted), 0, abs_tol=1e-9) for point in points)


def spaces_where(touches: object) -> set[int]:
    assert callable(touches)
    return {star * 6 + index for star, index in product(range(7), range(6)) if touches(star, index)}


def around_hole(a: Point, b: Point) -> set[int]:
    """The rhombi that share a side with the rhombus-shaped hole halfway between the middles of two neighbouring stars."""
    hole = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    reach = 0.5  # from the middle of such a rhombus to the middle of its sides
    return spaces_where(lambda star, index: any(isclose(dist(side, hole), reach) for side in sides_of(star, index)))


@pytest.mark.parametrize("j", range(6))
def test_a_pillar_stands_between_an_outer_star_and_the_centre_star(j: int) -> None:
    assert set(AROUND[PILLAR + j]) == around_hole(middle_of(j), middle_of(CENTRE_STAR))
    assert BONUS_TILES[PILLAR + j] == 1


@pytest.mark.parametrize("j", range(6))
def test_a_statue_stands_between_two_neighbouring_outer_stars(j: int) -> None:
    assert set(AROUND[STATUE + j]) == around_hole(middle_of(j), middle_of((j + 1) % 6))
    assert BONUS_TILES[STATUE + j] == 2


@pytest.mark.parametrize("j", range(6))
def test_a_window_is_in_the_notch_at_the_outer_edge_of_a_star(j: int) -> None:
    hour = HOURS[STARS[j]][0]
    assert hour is not None
    notch = towards(hour, 4)
    assert set(AROUND[WINDOW + j]) == spaces_where(lambda star, index: has(corners_of(star, index), notch))
    assert BONUS_TILES[WINDOW + j] == 3


def test_no_placement_can_complete_structures_for_more_than_three_tiles() -> None:
    for space in range(42):
        touching = [j for j in STRUCTURES_AT[space] if j < STRUCTURES]
        assert touching == [j for j, spaces in enumerate(AROUND) if space in spaces]
        assert sum(BONUS_TILES[j] for j in touching) <= 3


def test_only_neighbours_in_the_ring_of_a_star_share_a_side() -> None:
    spaces = list(product(range(7), range(6)))
    for (star, i), (other, k) in product(spaces, spaces):
        shared = sum(has(sides_of(other, k), side) for side in sides_of(star, i))
        is_neighbour = star == other and (i - k) % 6 in (1, 5)
        assert shared == (4 if (star, i) == (other, k) else 1 if is_neighbour else 0)


def test_printed_numbers() -> None:
    coloured, grey = COST.tolist()
    assert coloured == 7 * [1, 2, 3, 4, 5, 6]
    assert grey == 6 * [3, 2, 1, 4, 5, 6] + 6 * [3]
    assert [grey.count(n) for n in (1, 2, 3, 4)] == [6, 6, 12, 6]


def test_the_picture_has_the_same_geometry() -> None:
    def drawn(at: Point) -> Point:
        return (at[0] - MIDDLE[0]) / SIDE, (MIDDLE[1] - at[1]) / SIDE

    def middle(points: list[Point]) -> Point:
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

    for star, index in product(range(7), range(6)):
        assert dist(drawn(space_at(star, index)), middle(corners_of(star, index))) < 1e-9
    for j in range(6):
        for kind, at in ((PILLAR, pillar_at(j)), (STATUE, statue_at(j))):
            hole = middle([middle(corners_of(*divmod(space, 6))) for space in AROUND[kind + j]])
            assert dist(drawn(at), hole) < 1e-9
        assert dist(drawn(window_at(j)), middle([middle(corners_of(*divmod(space, 6))) for space in AROUND[WINDOW + j]])) < 1
