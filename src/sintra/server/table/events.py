"""Everything that can happen to a game, as it is stored. A game is what it was agreed to be, and then its events, one for each version.

Draws are stored with the event that led to them, so that a game can be told again without its secret.
"""

import hmac
from typing import Literal

import msgspec

from sintra.server.wire import ClockRule


class SeatPlan(msgspec.Struct, omit_defaults=True):
    """A seat as it was agreed: a person's, a bot's, or open."""

    kind: Literal["person", "open", "bot"]
    owner: str = ""  #: who may play it: a guest's id, known to nobody else
    name: str = ""
    level: str = ""
    confirm: bool = False
    forced: bool = False
    seconds: int = 0  #: that a bot was given for a decision
    mixes: bool = False  #: the game waits for the random numbers that this person will add


class Agreement(msgspec.Struct, omit_defaults=True):
    """What never changes in a game."""

    game: str
    options: dict[str, str]
    players: int
    seats: list[SeatPlan]
    clock: ClockRule
    key: str = ""
    listed: bool = False
    start: str = ""  #: a position text, if the game does not begin as games do
    commitment: str = ""
    draws: str = ""  #: the name of the function by which nature draws; games of 0.1 name none
    rules: str = ""  #: the version of Sintra whose rules it began with
    imported: bool = False
    headers: dict[str, str] = {}

    def opens_to(self, key: str) -> bool:
        """Whether somebody without a seat may look: a private game needs the key."""
        return self.listed or hmac.compare_digest(key.encode(), self.key.encode())


class Sat(msgspec.Struct, tag="sat"):
    seat: int
    owner: str
    name: str
    random: str = ""  #: that they add, in hex digits


class Mixed(msgspec.Struct, tag="mixed"):
    seat: int
    random: str


class Started(msgspec.Struct, tag="started"):
    draws: list[int]


class Moved(msgspec.Struct, tag="moved"):
    seat: int
    move: int
    draws: list[int]


class Confirmed(msgspec.Struct, tag="confirmed"):
    seat: int
    draws: list[int]


class Undone(msgspec.Struct, tag="undone"):
    seat: int
    to: int  #: how many moves are left


class Asked(msgspec.Struct, tag="asked"):
    seat: int
    to: int


class Answered(msgspec.Struct, tag="answered"):
    """An answer to the question for a takeback; `to` is set when it was the last one needed."""

    seat: int
    agree: bool
    to: int | None = None


class Left(msgspec.Struct, tag="left"):
    seat: int
    level: str


class Returned(msgspec.Struct, tag="back"):
    seat: int


class Out(msgspec.Struct, tag="out"):
    seat: int
    cause: Literal["resigned", "time"]


class Preferred(msgspec.Struct, tag="preferred"):
    seat: int
    confirm: bool
    forced: bool


class Paused(msgspec.Struct, tag="paused"):
    ms: int


class Broken(msgspec.Struct, tag="broken"):
    """The game cannot go on: its position is one that the rules cannot deal with."""


class Rematched(msgspec.Struct, tag="rematched"):
    seat: int
    game: str


Event = Sat | Mixed | Started | Moved | Confirmed | Undone | Asked | Answered | Left | Returned | Out | Preferred | Paused | Broken | Rematched


class Entry(msgspec.Struct):
    """An event in its place in the log."""

    version: int
    at: int  #: milliseconds since 1970
    event: Event
    client: str | None = None  #: whose action it was and the id that the client gave it
