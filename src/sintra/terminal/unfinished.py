"""Games that were interrupted: each in a file of its own, written after every move, so that nothing is lost however a game is left."""

import os
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sintra
from sintra.kernel.errors import BadRecord, SintraError
from sintra.record import Record, result
from sintra.shell import data_folder, read_record

KEPT = 20  # the last games that nobody went on with


@dataclass
class Sitting:
    """A game at this terminal: who sits where, and the seed from which it is dealt."""

    position: sintra.Position
    seed: int
    bots: dict[int, str] = field(default_factory=dict)  #: by seat, each as the arena describes it
    names: dict[int, str] = field(default_factory=dict)  #: of people, by seat
    file: Path | None = None  #: where it is kept until it is over

    @classmethod
    def new(cls, game: str, players: int | None, seed: int | None, options: dict[str, Any]) -> "Sitting":
        seed = secrets.randbits(63) if seed is None else seed
        return cls(sintra.new(game, players, seed=seed, **options), seed)

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.position.players) if seat not in self.bots]

    def who(self, seat: int) -> str:
        """The name of the player who has the seat."""
        return self.bots.get(seat) or self.names.get(seat) or f"Player {seat + 1}"

    def record(self) -> Record:
        """The game as a record, with everybody's name that is known."""
        record = Record.of(self.position)
        for seat in sorted({**self.bots, **self.names}):
            record.headers[f"Player {seat + 1}"] = self.who(seat)
        return record

    def __str__(self) -> str:
        players = " against ".join(self.who(seat) for seat in range(self.position.players))
        return f"{self.position.game.name}: {players}, {result(self.position)}"

    # ── Between two starts ───────────────────────────────────────────────────────────────────────────────────────────────

    def keep(self) -> None:
        """Write the game down as it is now, whole or not at all."""
        if self.file is None:
            _folder().mkdir(parents=True, exist_ok=True)
            self.file = _folder() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.txt"
            for old in _files()[KEPT - 1 :]:
                old.unlink(missing_ok=True)
        record = self.record()
        record.headers |= {"Bots": " ".join(str(seat + 1) for seat in self.bots), "Seed": str(self.seed)}
        unfinished = self.file.with_suffix(".writing")
        unfinished.write_text(str(record), encoding="utf-8")
        unfinished.replace(self.file)

    def forget(self) -> None:
        """The game is over: nobody will go on with it."""
        if self.file is not None:
            self.file.unlink(missing_ok=True)

    @classmethod
    def kept(cls, file: Path) -> "Sitting":
        """The game in a file, as it was left."""
        record = read_record(file)
        try:
            seed, seats = int(record.headers["Seed"]), [int(seat) - 1 for seat in record.headers["Bots"].split()]
            bots = {seat: record.headers[f"Player {seat + 1}"] for seat in seats}
        except (KeyError, ValueError) as error:
            raise BadRecord(1, "this is no game that `sintra play` has left") from error
        people = set(range(record.start.players)) - set(bots)
        names = {seat: record.headers[f"Player {seat + 1}"] for seat in people if f"Player {seat + 1}" in record.headers}
        position = sintra.Position(record.game, record.start._copied(), sintra.Dealer.from_seed(seed))
        for move in record.moves:
            if move < record.game.actions:
                position.play(move)
        if [int(move) for move in position.moves] != record.moves:
            raise SintraError(f"{file}: its draws do not follow from its seed")
        return cls(position, seed, bots, names, file)


def _folder() -> Path:
    return data_folder() / "unfinished"


def _files() -> list[Path]:
    """The last one first."""
    return sorted(_folder().glob("*.txt"), reverse=True)


def last_unfinished(game: str | None) -> Sitting | None:
    """The game that was left last, of this kind or of any. A file that cannot be read is passed over."""
    for file in _files():
        try:
            sitting = Sitting.kept(file)
        except (OSError, SintraError):
            continue
        if game in (None, sitting.position.game.name):
            return sitting
    return None
