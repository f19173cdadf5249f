"""Telling somebody that something is being compiled, when it takes long enough to wonder."""

import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from numba.core import event

PATIENCE = 1.0  # seconds before anything is said
GAP = 5.0  # seconds without compiling after which the next time is told again
MESSAGE = "Sintra compiles its rules and its search for this machine. This happens once and may take a minute …"

Listener = Callable[[str], None]


def to_stderr(text: str) -> None:
    """What is done unless somebody chooses otherwise."""
    if sys.stderr is not None:  # a program without a console has none
        print(text, file=sys.stderr, flush=True)


class Waiting(event.Listener):
    """Compiling, as one who waits sees it: several functions in a row are one wait, of which he is told once."""

    def __init__(self) -> None:
        self.listener: Listener | None = to_stderr
        self._lock = threading.Lock()
        self._running = 0
        self._since = self._until = float("-inf")
        self._is_told = False
        self._timer: threading.Timer | None = None

    def on_start(self, _event: Any) -> None:
        """Numba begins to compile a function, perhaps while it compiles another."""
        with self._lock:
            self._running += 1
            if self._running > 1:
                return
            now = time.monotonic()
            if now - self._until > GAP:
                self._since, self._is_told = now, False
            if not self._is_told:
                self._timer = threading.Timer(max(0.0, self._since + PATIENCE - now), self._tell)
                self._timer.daemon = True
                self._timer.start()

    def on_end(self, _event: Any) -> None:
        """It is done, or has failed."""
        with self._lock:
            self._running -= 1
            if self._running:
                return
            self._until = time.monotonic()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    def _tell(self) -> None:
        with self._lock:
            self._is_told, listener = True, self.listener
        if listener is not None:
            listener(MESSAGE)


waiting = Waiting()
event.register("numba:compile", waiting)


def on_compile(listener: Listener | None) -> None:
    """Choose who is told when rules or the search are being compiled for longer than a second: by default a line on standard error.

    The listener is called in another thread, with a sentence. None: nobody is told.

    >>> import sintra
    >>> heard = []
    >>> sintra.on_compile(heard.append)
    """
    waiting.listener = listener
