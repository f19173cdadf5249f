"""Tasks that fail are begun again, whatever they raise, and their health says so until they are well."""

import asyncio
import itertools
import logging

import pytest

from sintra.server.workers import supervisor as module
from sintra.server.workers.supervisor import Health, Supervisor

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST_PAUSE", 0.0)


async def test_a_task_that_fails_is_begun_again_and_says_since_when_it_fails(caplog: pytest.LogCaptureFixture) -> None:
    tries, clock = itertools.count(), itertools.count(1000)
    failing, go_on, recovered = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def work(health: Health) -> None:
        if next(tries) < 3:
            raise ZeroDivisionError
        failing.set()
        await go_on.wait()
        health.well()
        recovered.set()
        await asyncio.Event().wait()

    supervisor = Supervisor(lambda: next(clock))
    with caplog.at_level(logging.WARNING):
        supervisor.keep("counting", work)
        await failing.wait()
        assert [(task.name, task.failing_since, task.reason, task.failures) for task in supervisor.failing] == [
            ("counting", 1000, "ZeroDivisionError", 3)
        ]
        go_on.set()
        await recovered.wait()
    assert supervisor.failing == []
    assert [record.getMessage().split(":")[0] for record in caplog.records] == ["counting fails and is tried again", "counting"]
    await supervisor.close()


async def test_a_task_that_returns_has_done_its_work() -> None:
    supervisor, done = Supervisor(lambda: 0), []

    async def work(_: Health) -> None:
        done.append(True)

    await supervisor.keep("once", work)
    assert done == [True] and not supervisor.failing


def test_pauses_grow_to_a_limit_and_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST_PAUSE", 1.0)
    for failures, most in ((1, 1.0), (2, 2.0), (3, 4.0), (100, module.LONGEST_PAUSE)):
        pauses = [Health("task", lambda: 0, failures=failures).pause for _ in range(50)]
        assert most / 2 <= min(pauses) < max(pauses) <= most
