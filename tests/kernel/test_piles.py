"""Piles and sets in one number behave like lists and sets; tiles are drawn exactly as likely as they should be."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from sintra.kernel.compile import rule
from sintra.kernel.piles import all_of, colours_in, count, counts, draw_from, gathered, in_a_row, length, one_of_each_in, pile, sizes, some, total
from sintra.kernel.random import generator
from sintra.kernel.sets import first_of, size, write_members, write_members_by_six

few = settings(max_examples=40, deadline=None)
piles = st.lists(st.integers(0, 22), min_size=6, max_size=6)


@few
@given(tiles=piles, c=st.integers(0, 5))
def test_piles_count_like_lists(tiles: list[int], c: int) -> None:
    packed = pile(tiles)
    assert counts(packed, 6) == tiles == [count(packed, c) for c in range(6)]
    assert total(packed) == sum(tiles)
    assert colours_in(packed) == sum(1 << c for c in range(6) if tiles[c])
    assert counts(one_of_each_in(packed), 6) == [min(n, 1) for n in tiles]
    assert all_of(packed, c) == some(c, tiles[c])


@few
@given(tiles=piles)
def test_a_row_of_tiles_gathers_to_the_same_pile(tiles: list[int]) -> None:
    row = in_a_row(pile(tiles))
    assert length(row) == sum(tiles)
    assert gathered(row) == pile(tiles)


@few
@given(members=st.lists(st.sets(st.integers(0, 7)), min_size=6, max_size=6))
def test_the_sizes_of_six_sets_are_a_pile(members: list[set[int]]) -> None:
    lanes = sum(1 << 10 * c + i for c in range(6) for i in members[c])
    assert counts(sizes(lanes), 6) == [len(some_of_it) for some_of_it in members]


@few
@given(members=st.sets(st.integers(0, 5)), first=st.integers(0, 300))
def test_members_of_a_set_are_counted_and_written_ascending(members: set[int], first: int) -> None:
    packed = sum(1 << i for i in members)
    assert size(packed) == len(members)
    assert first_of(packed) == min(members, default=64)
    moves = np.empty(20, np.int32)
    for write, step in ((write_members, 1), (write_members_by_six, 6)):
        assert write(moves, 2, packed, first) == 2 + len(members)
        assert moves[2 : 2 + len(members)].tolist() == [first + step * i for i in sorted(members)]


@rule
def draw_many(row: int, n: int, random: Any, rests: Any) -> None:
    for i in range(len(rests)):
        rests[i] = draw_from(row, length(row), n, random)


def test_all_tiles_of_a_row_are_as_likely_to_be_drawn() -> None:
    """Three of six tiles, so often that every outcome lies within five standard deviations of what counting all orders gives."""
    tiles, drawn, times = [2, 0, 1, 3, 0, 0], 3, 60_000
    rests = np.empty(times, np.int64)
    draw_many(in_a_row(pile(tiles)), drawn, generator(1), rests)
    found = Counter(tuple(counts(gathered(int(rest)), 6)) for rest in rests)
    orders = list(permutations([c for c, n in enumerate(tiles) for _ in range(n)], drawn))
    expected = Counter(tuple(n - order.count(c) for c, n in enumerate(tiles)) for order in orders)
    assert set(found) == set(expected)
    for rest, ways in expected.items():
        share = ways / len(orders)
        assert abs(found[rest] - times * share) < 5 * (times * share * (1 - share)) ** 0.5
