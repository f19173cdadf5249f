"""Processes that work for this one. They do not hear Ctrl+C, which is meant for their parent, and they end with it, even if it is killed."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Literal, ParamSpec, TypeVar

from sintra.kernel.waiting import on_compile

P = ParamSpec("P")
T = TypeVar("T")

CALM = 10  #: how much calm workers yield to everything else, where they cannot yield altogether


class Workers(ProcessPoolExecutor):
    """A pool of such processes, started when there is work. Calm ones compute when nobody else wants to."""

    def __init__(self, count: int, start: Literal["spawn", "forkserver"], *, is_calm: bool = False) -> None:
        super().__init__(count, multiprocessing.get_context(start), _begin, (is_calm,))

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with _interrupts_blocked():
            return super().submit(function, *args, **kwargs)

    def end(self) -> None:
        """End the processes now, whatever they are doing."""
        workers = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process inherits the signals that are blocked where it is started: so it is deaf to Ctrl+C while it still loads, too."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(is_calm: bool) -> None:
    """In a worker, at its beginning."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if is_calm:
        on_compile(None)  # nobody waits for it
    if is_calm and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif is_calm and hasattr(os, "nice"):
        os.nice(CALM)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
