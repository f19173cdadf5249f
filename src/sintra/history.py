"""What happened in a game: its first position, then every step with the position before it and what was noted about points.

Pickled it is its first position and its moves, some hundred bytes; the positions between are played again when somebody asks for them.
"""

import zlib
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any, NamedTuple

from sintra.kernel import single
from sintra.kernel.game import Game
from sintra.kernel.log import new_log, read_log
from sintra.kernel.single import own_record
from sintra.shared_list import SharedList


@dataclass(frozen=True, slots=True)
class Step:
    """One move that was played, with the draws that followed by themselves."""

    before: bytes
    moves: tuple[int, ...]
    log: list[list[int]]


class History:
    """The steps from a game's first position to a later one. Copies share what they have in common."""

    __slots__ = ("_steps", "_untold", "game", "is_remembered", "opening", "start")

    def __init__(self, game: Game, start: bytes, opening: tuple[int, ...] = (), steps: Iterable[Step] = (), is_remembered: bool = False) -> None:
        self.game = game
        self.start = start  #: the content of the record before anything happened
        self.opening = opening  #: draws that happened by themselves before anybody moved
        self.is_remembered = is_remembered  #: told by somebody who played by other rules, so that it may not be played again
        self._steps: SharedList[Step] = SharedList(steps)
        self._untold: Packed | None = None  # steps that are not played again yet

    @property
    def steps(self) -> SharedList[Step]:
        if self._untold is not None:
            self._tell(self._untold)
        return self._steps

    def copy(self) -> "History":
        """The same history, changing on its own from now on."""
        twin = History(self.game, self.start, self.opening, (), self.is_remembered)
        twin._steps, twin._untold = self._steps.copy(), self._untold
        return twin

    @property
    def moves(self) -> list[int]:
        """Everything that happened, nature's draws included."""
        return [*self.opening, *chain.from_iterable(step.moves for step in self.steps)]

    @property
    def decisions(self) -> list[int]:
        """Which of the steps are decisions of players, and not draws that somebody played by hand."""
        return [number for number, step in enumerate(self.steps) if step.moves[0] < self.game.actions]

    def after(self, moves: int, last: bytes) -> bytes:
        """The content of the record after the first n moves, draws counted; `last` after all of them."""
        if moves < len(self.opening):
            return self._played(self.start, self.opening[:moves])
        count = len(self.opening)
        for step in self.steps:
            if moves < count + len(step.moves):
                return self._played(step.before, step.moves[: moves - count])
            count += len(step.moves)
        return last

    def _played(self, content: bytes, moves: Iterable[int]) -> bytes:
        record, log = own_record(content, self.game.state), new_log()
        for move in moves:
            single.play(record, move, log)
        return record.tobytes()

    def _tell(self, packed: "Packed") -> None:
        """Play the steps again."""
        self._untold = None
        record, log = own_record(self._played(self.start, self.opening), self.game.state), new_log()
        moves = iter(array("H", packed.moves))
        for length in array("H", packed.lengths):
            before, step = record.tobytes(), tuple(islice(moves, length))
            log[0, 0] = 0
            for move in step:
                single.play(record, move, log)
            self._steps.append(Step(before, step, read_log(log)))

    def __reduce__(self) -> tuple[Any, ...]:
        if self.is_remembered:
            return History, (self.game, self.start, self.opening, list(self._steps), True)
        packed = self._untold or Packed.of([step.moves for step in self._steps])
        return _unpacked, (self.game, zlib.compress(self.start, 1), self.opening, *packed)


class Packed(NamedTuple):
    """Steps as small as they can be: how many moves each has, and all the moves."""

    lengths: bytes
    moves: bytes

    @classmethod
    def of(cls, steps: list[tuple[int, ...]]) -> "Packed":
        return cls(array("H", map(len, steps)).tobytes(), array("H", chain.from_iterable(steps)).tobytes())


def _unpacked(game: Game, start: bytes, opening: tuple[int, ...], lengths: bytes, moves: bytes) -> History:
    """A history from what it is pickled as."""
    history = History(game, zlib.decompress(start), opening)
    history._untold = Packed(lengths, moves) if lengths else None
    return history
