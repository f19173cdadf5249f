"""A game looked back at: every decision and every draw judged, on several processes, with progress, to be interrupted and taken up again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from sintra.kernel.errors import BadOption, SintraError
from sintra.record import Record
from sintra.spread import spread
from sintra.study.judging import DRAWS, LEAST, SIMULATIONS, Effort, Question, Task, Verdict, answer, questions
from sintra.study.ledger import Ledger, ledger


class Head(msgspec.Struct, frozen=True):
    """The first line of a file of verdicts: which game, and how much was thought."""

    record: str
    effort: Effort


class Review:
    """The review of a game while it is made. Verdicts are lines of JSON in a file if one is given."""

    def __init__(self, record: Record, file: Path | None = None, *, simulations: int = SIMULATIONS, draws: int = DRAWS, seed: int = 0) -> None:
        for name, value, least in (("simulations", simulations, LEAST), ("draws", draws, 1)):
            if isinstance(value, bool) or not isinstance(value, int) or value < least:
                raise BadOption(name, f"{value!r} is not a number from {least}")
        self.record, self.file = record, file
        self.questions: list[Question] = list(questions(record))
        self.head = Head(str(record), Effort.of(self.questions, simulations, draws, seed))
        self.verdicts: dict[int, Verdict] = {}
        if file is not None and file.exists():
            self._read(file)
        elif file is not None:
            file.write_bytes(msgspec.json.encode(self.head) + b"\n")

    def _read(self, file: Path) -> None:
        """What was judged already. A line that an interruption cut off is judged again."""
        head, *lines = file.read_bytes().split(b"\n")
        try:
            if msgspec.json.decode(head, type=Head) != self.head:
                raise SintraError(f"{file} holds the review of another game, or one with other settings")
            verdicts = [msgspec.json.decode(line, type=Verdict) for line in lines if line.endswith(b"}")]
        except msgspec.MsgspecError as error:
            raise SintraError(f"{file} does not hold a review: {error}") from error
        self.verdicts = {verdict.ply: verdict for verdict in verdicts}
        file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (self.head, *verdicts)))

    @property
    def is_done(self) -> bool:
        return len(self.verdicts) == len(self.questions)

    def work(self, workers: int = 1, ray: str | None = None) -> Iterator["Review"]:
        """Judge what is missing; the review itself is given back after each, to be looked at."""
        missing = [Task(self.head.record, question, self.head.effort) for question in self.questions if question.ply not in self.verdicts]
        for verdict in spread(answer, missing, workers, ray):
            if self.file is not None:
                with self.file.open("ab") as out:
                    out.write(msgspec.json.encode(verdict) + b"\n")
            self.verdicts[verdict.ply] = verdict
            yield self

    def ledger(self) -> Ledger:
        """The ledger, when everything has been judged."""
        if not self.is_done:
            raise SintraError(f"{len(self.questions) - len(self.verdicts)} of {len(self.questions)} decisions and draws are not judged yet")
        return ledger(self.record, self.verdicts.values())


def review(
    record: Record,
    *,
    simulations: int = SIMULATIONS,
    draws: int = DRAWS,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int, int], object] | None = None,
) -> Ledger:
    """Look back at a game: what every decision lost, how lucky every draw was.

    Each position is searched with this many `simulations`, each draw compared with this many fresh `draws`. `progress` is called with how many
    decisions and draws have been judged, and how many there are. Equal seeds find the same.

    >>> import sintra
    >>> game = sintra.new("azul", seed=7)
    >>> while not game.is_over:
    ...     game.play(game.legal_moves[0])
    >>> found = sintra.review(sintra.Record.of(game), simulations=100, draws=2)
    >>> one = found.share(0)
    >>> abs(one.start + one.own + one.others + one.luck + one.revision - one.result) < 1e-9
    True
    """
    found = Review(record, simulations=simulations, draws=draws, seed=seed)
    for so_far in found.work(workers):
        if progress is not None:
            progress(len(so_far.verdicts), len(so_far.questions))
    return found.ledger()
