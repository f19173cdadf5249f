"""What can go wrong, as types with data: cannot be read, not legal, ambiguous, out of turn. Words are made at the edge, in the reader's language.

The kernel raises them, so they are declared here; users find them in `sintra.errors`, and tracebacks say so.
"""

from typing import Any, Self

from sintra.kernel.phrase import Phrase


class SintraError(ValueError):
    """Anything that a user of Sintra can get wrong. The error itself is in English; `phrase`, where there is one, can be said in every language."""

    phrase: Phrase | None = None
    package = "sintra"  #: where the phrase's message is

    __module__ = "sintra.errors"

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        if cls.__module__ == __name__:
            cls.__module__ = "sintra.errors"

    def __reduce__(self) -> tuple[Any, ...]:
        return _raised, (type(self), self.args), self.__dict__

    def saying(self, id: str, **data: int | str) -> Self:
        """The same error, with a phrase."""
        self.phrase = Phrase(id, dict(data))
        return self


def _raised(kind: type[SintraError], args: tuple[object, ...]) -> SintraError:
    """An error as it was, after a way through pickle: an exception's own way would call the constructor with the message alone."""
    return kind.__new__(kind, *args)


class UnknownGame(SintraError):
    """No game has this name."""


class BadOption(SintraError):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(f"{option}: {problem}")
        self.option, self.problem = option, problem


class UnreadableMove(SintraError):
    """A text that is no move of this game in any position."""


class AmbiguousMove(SintraError):
    """A shortened text that fits several legal moves."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        super().__init__(f"“{text}” could be: {', '.join(candidates)}")
        self.text, self.candidates = text, candidates


class IllegalMove(SintraError):
    """A move that the rules forbid here. `rule` says which rule, as a phrase with its data."""

    def __init__(self, move: str, rule: Phrase, words: str) -> None:
        super().__init__(f"{move}: {words}")
        self.move, self.rule, self.words = move, rule, words


class BadPosition(SintraError):
    """A position text that cannot be: `field` says where, `problem` what is wrong."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field, self.problem = field, problem


class BadRecord(SintraError):
    """A game record that cannot be read: `line` (from 1) says where, `problem` what is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line, self.problem = line, problem


class DeadEnd(SintraError):
    """A position that is not over and in which nothing can happen. No game leads to one, but a table that somebody made up may."""

    @classmethod
    def of_nature(cls) -> Self:
        return cls("nature is to draw and there is nothing to draw").saying("dead-end-draw")

    @classmethod
    def of_memory(cls) -> Self:
        return cls("nothing agrees with what the seat has seen").saying("dead-end-memory")

    @classmethod
    def of_players(cls) -> Self:
        return cls("no move is legal and the game is not over").saying("dead-end-move")
