"""What the server counts and times, in the words of Prometheus: read at `/metrics`, never pushed anywhere."""

import logging
from collections.abc import Callable
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counters and timers of one server. Whatever can be asked for is not counted, but asked when somebody reads: see `watch`."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, processor time and open files, where the system tells them
        self._decisions = Counter("sintra_decisions", "Decisions that were stored, by who made them.", ["by"], registry=registry)
        self._seconds = Histogram("sintra_decision_seconds", "From a person's decision to its acknowledgement.", buckets=SECONDS, registry=registry)
        self._thought = Histogram(
            "sintra_bot_seconds", "From a bot's turn to its decision, waiting included.", buckets=(*SECONDS, 30.0, 60.0), registry=registry
        )
        self._commits = Histogram("sintra_commit_seconds", "Of a commit, in which several decisions may be.", buckets=SECONDS, registry=registry)
        self._requests = Counter("sintra_requests", "Answers to plain requests, by status.", ["status"], registry=registry)
        self._refusals = Counter("sintra_refusals", "What was refused to people, by the code of docs/live.md.", ["code"], registry=registry)
        self._logged = Counter("sintra_log_records", "Warnings and errors in the log.", ["level"], registry=registry)
        for level in ("warning", "error"):
            self._logged.labels(level)
        self._handler = _Counting(self._logged)

    def open(self) -> None:
        """From now on count what is logged."""
        logging.getLogger("sintra").addHandler(self._handler)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Something whose value is asked for whenever somebody reads."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def decided(self, seconds: float) -> None:
        """A person's decision was stored and acknowledged."""
        self._decisions.labels("person").inc()
        self._seconds.observe(seconds)

    def bot_decided(self, seconds: float) -> None:
        self._decisions.labels("bot").inc()
        self._thought.observe(seconds)

    def committed(self, seconds: float) -> None:
        self._commits.observe(seconds)

    def answered(self, status: int) -> None:
        self._requests.labels(str(status)).inc()

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def total(self, name: str, **labels: str) -> float:
        """What a counter has come to, for pages that show it."""
        return self._registry.get_sample_value(name, labels) or 0.0

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)

    def close(self) -> None:
        logging.getLogger("sintra").removeHandler(self._handler)


class _Counting(logging.Handler):
    """Counts what is logged, and writes nothing."""

    def __init__(self, logged: Any) -> None:
        super().__init__(logging.WARNING)
        self._logged = logged

    def emit(self, record: logging.LogRecord) -> None:
        self._logged.labels("error" if record.levelno >= logging.ERROR else "warning").inc()
