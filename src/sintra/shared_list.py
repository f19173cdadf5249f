"""A list that only grows or shrinks at its end, and that is copied at once, however long it is.

Copies share what they have in common. A game's history is copied with every decision; sharing spares the copying, and Python's search for garbage
does not find a new long list to look through each time.

>>> one = SharedList([1, 2])
>>> other = one.copy()
>>> one.append(3); other.append(4); other.append(5)
>>> one, other
(SharedList([1, 2, 3]), SharedList([1, 2, 4, 5]))
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class SharedList(Sequence[T]):
    """The first `len(self)` of a list of items that other copies may use, too."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def copy(self) -> "SharedList[T]":
        """The same items, changing on its own from now on."""
        twin: SharedList[T] = SharedList.__new__(SharedList)
        twin._items, twin._length = self._items, self._length
        return twin

    def append(self, item: T) -> None:
        """Add an item at the end. Where another copy (perhaps in another thread) has gone on differently, this one leaves the list to it."""
        end = self._length
        if len(self._items) == end:
            self._items.append(item)
        if self._items[end] is not item:
            self._items = [*self._items[:end], item]
        self._length = end + 1

    def pop(self) -> T:
        """Take the last item away."""
        if not self._length:
            raise IndexError("pop from an empty list")
        self._length -= 1
        return self._items[self._length]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return self._items[: self._length][index]
        if not -self._length <= index < self._length:
            raise IndexError("there are not so many")
        return self._items[index if index >= 0 else self._length + index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (SharedList, list)) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"SharedList({list(self)})"
