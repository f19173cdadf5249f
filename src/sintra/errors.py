"""What can go wrong. Every error that a user can cause is a `SintraError`, and says what would be right.

>>> import sintra
>>> try:
...     sintra.new("chess")
... except sintra.errors.UnknownGame as error:
...     print(error)
there is no game 'chess'; there are azul, pavilion, duel
"""

from sintra.kernel.errors import (
    AmbiguousMove,
    BadOption,
    BadPosition,
    BadRecord,
    DeadEnd,
    IllegalMove,
    SintraError,
    UnknownGame,
    UnreadableMove,
)

__all__ = [
    "AmbiguousMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "DeadEnd",
    "IllegalMove",
    "SintraError",
    "UnknownGame",
    "UnreadableMove",
]
