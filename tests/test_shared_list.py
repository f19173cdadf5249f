"""Copies of a shared list share what they have in common, and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from sintra.shared_list import SharedList

STEP = st.tuples(st.integers(0, 3), st.sampled_from(["append", "pop", "copy"]), st.integers(0, 2))  # which copy, what it does, with which item


@given(st.lists(STEP, max_size=60))
def test_every_copy_is_as_a_list_of_its_own(steps: list[tuple[int, str, int]]) -> None:
    trails, lists = [SharedList([7])], [[7]]
    for which, what, item in steps:
        trail, plain = trails[which % len(trails)], lists[which % len(lists)]
        if what == "append":
            trail.append(item)
            plain.append(item)
        elif what == "copy":
            trails.append(trail.copy())
            lists.append(plain.copy())
        elif plain:
            assert trail.pop() == plain.pop()
        assert [list(one) for one in trails] == lists
        assert [len(one) for one in trails] == [len(one) for one in lists]


@given(st.lists(st.integers(), max_size=5), st.integers(0, 4), st.slices(5))
def test_it_is_read_as_a_list_is(items: list[int], hidden: int, part: slice) -> None:
    trail = SharedList(items)
    other = trail.copy()
    for extra in range(hidden):
        other.append(extra)
    assert trail[part] == items[part]
    assert [trail[i] for i in range(-len(items), len(items))] == items + items
    assert list(trail) == items and (4 in trail) == (4 in items)
