"""A fault: the rules, or what shows their positions, failed in a position of one game. It harms that game alone."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from sintra.server.errors import Refused
from sintra.server.storage.connections import Unavailable
from sintra.server.table.match import Match

LONGEST_GAME = 10_000  #: moves, draws included: no game that anybody plays comes near
LONGEST_LOG = 100_000  #: events: the same with everything that was undone

DATABASE = Unavailable, SQLAlchemyError, OSError


class Fault(Exception):
    """What went wrong is its cause."""


class CannotGoOn(Exception):
    """A position in which nobody can move though the game is not over, or a game without an end."""


@contextmanager
def guarded(*expected: type[Exception]) -> Iterator[None]:
    """Around whatever asks the rules: a refusal and a database that is away stay what they are, all else but `expected` is a fault of this game."""
    try:
        yield
    except (Refused, Fault, *DATABASE, *expected):
        raise
    except Exception as error:  # rules are compiled, and positions come from everywhere: nothing is too strange to be raised here
        raise Fault(f"{type(error).__name__}: {error}") from error


def check_can_go_on(match: Match) -> None:
    """Whether somebody can do something in a game that is not over."""
    if match.turn is not None and not len(match.position.legal_moves):
        raise CannotGoOn("nobody can move, and the game is not over")
    if len(match.moves) > LONGEST_GAME or match.version > LONGEST_LOG:
        raise CannotGoOn("the game has no end")
