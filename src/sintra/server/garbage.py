"""Garbage: objects that refer to each other and to which nobody else does any more.

To find them Python looks through all objects of all games, which takes a second or two with a thousand games at once, and by itself it does so in
the middle of play. Here it looks when nobody is playing, or after a long time without such a moment. Little has gathered then: what comes and
goes with play, sockets above all, is made so that it leaves none.
"""

import gc

BEATS = 720  #: without a quiet moment, after which it is done all the same: an hour
YOUNG = 700, 0  #: new objects after which these are looked through; those left over are once more, with the next: a millisecond or two
NEVER = 1_000_000_000


class Garbage:
    """When to look for it. Young objects, among which most of it is found, are looked through as ever."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._writes = self._collected = self._beats = 0
        gc.set_threshold(*YOUNG, NEVER)

    def keep_all(self, writes: int) -> None:
        """What is loaded now stays for good: nobody needs to look through it again. If somebody has played before it was, nor do we now."""
        if not writes:
            gc.collect()
        gc.freeze()

    def beat(self, writes: int) -> bool:
        """To be called every few seconds with the number of writes so far. Collects in the first quiet moment after play; says whether it did."""
        is_quiet, self._writes = writes == self._writes, writes
        self._beats += 1
        if (is_quiet and writes != self._collected) or self._beats >= BEATS:
            self._collected, self._beats = writes, 0
            gc.collect()
            return True
        return False

    def close(self) -> None:
        """As it was before."""
        gc.unfreeze()
        gc.set_threshold(*self._before)
