"""Outside programs as bots: one line of JSON to the program for each decision, one line back. docs/bot-protocol.md describes it."""

import json
import queue
import shlex
import subprocess
import threading
from contextlib import suppress

from sintra.bots.bot import Bot
from sintra.kernel.errors import SintraError
from sintra.positions import Position

PATIENCE = 10.0  # seconds for a decision, unless said otherwise
PATIENCE_AT_FIRST = 60.0  # and for the first one after its start: it may have to load, or to compile


class Forfeit(Exception):
    """A bot that hangs, crashes or plays illegally: it loses this game and nothing else."""


class ProgramBot(Bot):
    """A program on stdin and stdout. It is started when first asked, and again after it has failed."""

    def __init__(self, command: str, patience: float = PATIENCE, at_first: float = PATIENCE_AT_FIRST) -> None:
        self.name, self.command, self.patience, self.at_first = command, _words(command), patience, at_first
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()

    def decide(self, view: Position) -> int:
        question = {"position": view.text, "seat": view.to_move + 1, "legal": [str(move) for move in view.legal_moves]}
        answer = self._ask(json.dumps(question, ensure_ascii=False))
        try:
            text = json.loads(answer)["move"]
            move = view.read_move(text)
        except (ValueError, KeyError, TypeError, SintraError) as error:
            raise self._failure(f"said {answer.strip()[:80]!r}, which is not a move: {error}") from error
        if move not in view.legal_moves:
            raise self._failure(f"played {text!r}, which is not legal")
        return int(move)

    def _ask(self, question: str) -> str:
        patience = self.patience if self._process else self.at_first
        process = self._process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(question + "\n")
            process.stdin.flush()
            answer = self._lines.get(timeout=patience)
        except queue.Empty:
            raise self._failure(f"said nothing for {patience:g} seconds") from None
        except OSError as error:
            raise self._failure("has ended") from error
        if not answer:
            raise self._failure("has ended")
        return answer

    def _start(self) -> "subprocess.Popen[str]":
        try:
            process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        except OSError as error:
            raise self._failure(f"cannot be started: {error}") from error
        self._process, self._lines = process, queue.Queue()
        threading.Thread(target=_listen, args=(process, self._lines), daemon=True).start()
        return process

    def _failure(self, what: str) -> Forfeit:
        self.close()
        return Forfeit(f"{self.name} {what}")

    def close(self) -> None:
        """End the program; the next question starts it again."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # a question that nobody reads any more
                        pipe.close()
            self._process = None


def _words(command: str) -> list[str]:
    """A command line as a shell would take it apart."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SintraError(f"program: {command}: {error}") from error
    if not words:
        raise SintraError("program: the command is missing, as in “program: python my_bot.py”")
    return words


def _listen(process: "subprocess.Popen[str]", lines: "queue.Queue[str]") -> None:
    """Pass on what the program says, and an empty text when it ends."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            lines.put(line)
    except ValueError:
        return  # the pipe was closed
    lines.put("")
