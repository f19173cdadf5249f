"""Contestants by their text: `gold`, `diamond seconds=0.3`, or `program: python my_bot.py` for an outside program."""

from sintra.arena.program import ProgramBot
from sintra.bots import Bot, parse_bot

PROGRAM = "program:"


def contestant(text: str, seed: int | None) -> Bot:
    """The bot or the outside program that a text describes."""
    return ProgramBot(text.removeprefix(PROGRAM).strip()) if text.startswith(PROGRAM) else parse_bot(text, seed)
