"""Many games looked through, on several processes or machines, with progress, to be interrupted and taken up again."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

from sintra.kernel.errors import SintraError
from sintra.puzzles.finding import Deal, Looked, look_through
from sintra.puzzles.puzzle import Puzzle
from sintra.puzzles.solving import GENTLE, is_missed
from sintra.registry import game as find_game
from sintra.spread import spread


class Terms(msgspec.Struct, frozen=True):
    """What is looked for: the first line of the file."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    from_round: int = 1
    branches: int = 1
    blind: int = 5

    def deal(self, number: int) -> Deal:
        """One of the games."""
        return Deal(number=number, **msgspec.structs.asdict(self))


class Making:
    """Puzzles in a file while they are made: a line of JSON for each game that was looked through."""

    def __init__(self, terms: Terms, file: Path) -> None:
        players, options = find_game(terms.game).settle(terms.players, terms.options)
        self.terms, self.file = msgspec.structs.replace(terms, players=players, options=options), file
        self.looked: dict[int, Looked] = {}
        if file.exists():
            self._read()
        else:
            file.write_bytes(msgspec.json.encode(self.terms) + b"\n")

    def _read(self) -> None:
        """What was looked through already. A line that an interruption cut off is done again."""
        terms, looked = read_made(self.file)
        if terms != self.terms:
            raise SintraError(f"{self.file} holds puzzles on other terms: {msgspec.json.encode(terms).decode()}")
        self.looked = {one.number: one for one in looked}
        self.file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (terms, *looked)))

    @property
    def found(self) -> list[Puzzle]:
        """All puzzles."""
        return [puzzle for _, looked in sorted(self.looked.items()) for puzzle in looked.puzzles]

    @property
    def missed(self) -> list[Puzzle]:
        """Those that the gentlest level misses."""
        return [puzzle for puzzle in self.found if is_missed(puzzle)]

    @property
    def hard(self) -> list[Puzzle]:
        """Those that both gentle levels miss."""
        return [puzzle for puzzle in self.found if is_missed(puzzle, GENTLE)]

    @property
    def positions(self) -> int:
        """How many positions were looked at."""
        return sum(looked.positions for looked in self.looked.values())

    def work(self, wanted: int, workers: int = 1, ray: str | None = None) -> Iterator["Making"]:
        """Look through games until there are as many puzzles that the gentlest level misses; itself after each game, to be looked at."""
        terms = self.terms
        if len(self.missed) >= wanted:
            return
        missing = (terms.deal(number) for number in count() if number not in self.looked)
        for looked in spread(look_through, missing, workers, ray):
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(looked) + b"\n")
            self.looked[looked.number] = looked
            yield self
            if len(self.missed) >= wanted:
                return


def read_made(file: Path) -> tuple[Terms, list[Looked]]:
    """What a file of puzzles holds. A line that an interruption cut off is left out."""
    head, *lines = file.read_bytes().split(b"\n")
    try:
        return msgspec.json.decode(head, type=Terms), [msgspec.json.decode(line, type=Looked) for line in lines if line.endswith(b"}")]
    except msgspec.MsgspecError as error:
        raise SintraError(f"{file} does not hold puzzles in the making: {error}") from error
