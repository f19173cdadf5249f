"""Contestants by their text: `gold`, `diamond seconds=0.3`, `program: python my_bot.py` (an outside program), `python: my_bot:MyBot` (a class)."""

import sys
from importlib import import_module

from sintra.arena.program import ProgramBot
from sintra.bots import Bot, parse_bot
from sintra.kernel.errors import SintraError

PROGRAM, PYTHON = "program:", "python:"


def contestant(text: str, seed: int | None) -> Bot:
    """The bot, the outside program or the object that a text describes."""
    if text.startswith(PROGRAM):
        return ProgramBot(text.removeprefix(PROGRAM).strip())
    if text.startswith(PYTHON):
        return python_bot(text.removeprefix(PYTHON).strip())
    return parse_bot(text, seed)


def python_bot(text: str) -> Bot:
    """What a name in a module makes when it is called without anything: a class of bots, or a function that loads a checkpoint.

    Modules are also looked for in the folder where the command was given.
    """
    module, colon, name = text.partition(":")
    if not colon:
        raise SintraError(f"python: name a module and what is in it, as in “python: my_bot:MyBot”, not {text!r}")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        made = getattr(import_module(module), name)()
    except (ImportError, AttributeError, TypeError) as error:
        raise SintraError(f"python: {text} cannot be made: {error}") from error
    if not isinstance(made, Bot):
        raise SintraError(f"python: {text} makes {made!r}, which is no sintra.Bot")
    return made
