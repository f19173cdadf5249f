"""Processes that work for this one: deaf to Ctrl+C from their first moment, and gone when they are told to end."""

import os
import select
import signal
import time
from concurrent.futures import BrokenExecutor, CancelledError
from typing import Literal

import pytest

from sintra.processes import Workers


@pytest.mark.parametrize("start", ["spawn", "forkserver"])
def test_a_worker_never_hears_ctrl_c(start: Literal["spawn", "forkserver"]) -> None:
    with Workers(1, start) as workers:
        assert signal.SIGINT in workers.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result(), "while it is still loading"
        assert workers.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ()), "its parent still does"


def test_workers_are_ended_whatever_they_are_doing() -> None:
    workers = Workers(1, "spawn")
    worker = os.pidfd_open(workers.submit(os.getpid).result())
    sleeping = workers.submit(time.sleep, 3_600)
    workers.end()
    select.select([worker], [], [])
    os.close(worker)
    with pytest.raises((BrokenExecutor, CancelledError)):
        sleeping.result()
