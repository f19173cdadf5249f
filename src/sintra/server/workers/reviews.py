"""Games looked back at for browsers that cannot do it themselves, in one process beside those of the bots.

A review is made while somebody asks for it. Those of all addresses take turns, decision by decision. What nobody asks for any more is dropped; what
was found is kept for a while.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from time import monotonic

from sintra.processes import Workers
from sintra.record import Record
from sintra.server.errors import Refused
from sintra.server.workers.fair_queue import FairQueue
from sintra.study.judging import Effort, Question, Task, Verdict, answer, questions
from sintra.study.ledger import Ledger, ledger

PASSES = ((400, 4), (4_000, 8))  #: simulations for a decision and fresh draws beside one that happened: first a little, then more
EACH = 2  #: unfinished reviews of one address
MOST = 24  #: of all together
KEPT = 48  #: finished ones
PATIENCE = 20.0  #: seconds after which a review that nobody asks for is dropped
LONGEST = 60.0  #: seconds for one question

log = logging.getLogger(__name__)
Judging = Callable[[Task], Verdict]


class ServedReview:
    """A review while it is made."""

    def __init__(self, record: Record, address: str) -> None:
        self.record, self.address, self.asked = record, address, 0.0
        self.questions: list[Question] = list(questions(record))
        self._efforts = [Effort.of(self.questions, simulations, draws, 0) for simulations, draws in PASSES]
        self._text = str(record)
        self.verdicts: dict[int, Verdict] = {}
        self._waiting = [(effort, question) for effort in self._efforts for question in self.questions]
        self.all = len(self._waiting)

    @property
    def done(self) -> int:
        return self.all - len(self._waiting)

    @property
    def is_done(self) -> bool:
        return not self._waiting

    def next(self) -> Task:
        effort, question = self._waiting[0]
        return Task(self._text, question, effort)

    def take(self, verdict: Verdict) -> None:
        self.verdicts[verdict.ply] = verdict
        self._waiting.pop(0)

    def ledger(self) -> Ledger | None:
        """As soon as everything has been looked at once."""
        return ledger(self.record, self.verdicts.values()) if len(self.verdicts) == len(self.questions) else None


class Reviews:
    """All of them. `judge` answers one question, in the process."""

    def __init__(self, judge: Judging = answer, now: Callable[[], float] = monotonic) -> None:
        self._judge, self._now = judge, now
        self._process: Workers | None = None
        self._is_warm = False  # the first question waits for the compiler
        self._open: dict[str, ServedReview] = {}
        self._finished: OrderedDict[str, ServedReview] = OrderedDict()
        self._queue: FairQueue[str] = FairQueue()
        self._work: asyncio.Task[None] | None = None

    def get(self, id: str) -> ServedReview | None:
        """The review of a game, as far as it has come; it goes on while one asks."""
        found = self._open.get(id) or self._finished.get(id)
        if found is not None:
            found.asked = self._now()
        return found

    def begin(self, id: str, made: ServedReview) -> ServedReview:
        """Another one, if there is room for it."""
        self._forget()
        if len(self._open) >= MOST or sum(one.address == made.address for one in self._open.values()) >= EACH:
            raise Refused("many-reviews")
        made.asked = self._now()
        self._open[id] = made
        self._queue.put(made.address, id, id)
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._run())
        return made

    def cancel(self, id: str) -> None:
        """Nobody wants it any more; the question in hand is answered for nothing."""
        self._open.pop(id, None)

    def __len__(self) -> int:
        """Unfinished ones."""
        return len(self._open)

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        if self._process is not None:
            self._process.end()
        self._process = None

    def _forget(self) -> None:
        for id, one in list(self._open.items()):
            if self._now() - one.asked > PATIENCE:
                self.cancel(id)

    async def _run(self) -> None:
        while (id := self._queue.take()) is not None:
            self._forget()
            found = self._open.get(id)
            if found is None:
                continue
            try:
                found.take(await self._judged(found.next()))
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("the review of %s was given up: %s", id, type(error).__name__)
                self._restart()
                self.cancel(id)
                continue
            if not found.is_done:
                self._queue.put(found.address, id, id)
            elif self._open.pop(id, None) is not None:
                self._finished[id] = found
                if len(self._finished) > KEPT:
                    self._finished.popitem(last=False)

    async def _judged(self, task: Task) -> Verdict:
        if self._process is None:
            self._process = Workers(1, "spawn")
        loop = asyncio.get_running_loop()
        seconds = LONGEST if self._is_warm else None
        found = await asyncio.wait_for(loop.run_in_executor(self._process, self._judge, task), seconds)
        self._is_warm = True
        return found

    def _restart(self) -> None:
        if self._process is not None:
            self._process.end()
        self._process, self._is_warm = None, False
