"""A queue that serves everybody in turn: address after address, and for each of them game after game, however many wait for one of them.

>>> queue: FairQueue[str] = FairQueue()
>>> for number in range(3):
...     queue.put("crowd", f"game {number}", f"crowd {number}")
>>> queue.put("one", "game", "one")
>>> [queue.take() for _ in range(len(queue))]
['crowd 0', 'one', 'crowd 1', 'crowd 2']
"""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """What waits, by address and game."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, address: str, game: str, item: T) -> None:
        self._waiting.setdefault(address, OrderedDict()).setdefault(game, deque()).append(item)
        self._length += 1

    def take(self, may: Callable[[str], bool] = lambda _: True) -> T | None:
        """The next item of the next address that may have one; None if there is none."""
        address = next(filter(may, self._waiting), None)
        if address is None:
            return None
        games = self._waiting.pop(address)
        game, items = games.popitem(last=False)
        item = items.popleft()
        self._length -= 1
        if items:
            games[game] = items
        if games:
            self._waiting[address] = games
        return item
