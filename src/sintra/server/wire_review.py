"""The messages of a review that the server makes."""

import msgspec


class ReviewShare(msgspec.Struct):
    """One seat's side of the ledger: start + own + others + luck + revision = result."""

    start: float
    own: float
    others: float
    luck: float
    revision: float
    result: float


class ReviewEntry(msgspec.Struct):
    """A turn, or the draws between two; worths are winning chances and points, each by seat."""

    first: int
    after: int
    seat: int
    choices: int
    worst: int
    grade: int
    isExact: bool  # noqa: N815 - as the page's own ledger calls it
    before: list[list[float]]
    now: list[list[float]]
    skill: list[list[float]]
    luck: list[list[float]]
    revision: list[list[float]]
    lost: float
    error: float
    weight: float


class ReviewLine(msgspec.Struct):
    """What would have been better: moves, what lies on the table after each of the first, and why."""

    moves: list[int]
    tables: list[dict[str, list[str]]]
    why: list[str]


class ReviewLedger(msgspec.Struct):
    """What was found about a game; see docs/study.md."""

    moves: list[int]
    movers: list[int]
    rounds: list[int]
    entries: list[ReviewEntry]
    shares: list[list[ReviewShare]]
    gained: list[list[float]]
    rates: list[float]
    spreads: list[float]
    likes: list[list[str]]  #: for each seat the level that it plays like, and between which ones that is known; nothing if it is not
    lines: dict[int, ReviewLine]


class Reviewed(msgspec.Struct):
    """A review while it is made: how many of all questions are answered, and what was found as soon as there is a first answer to each."""

    done: int
    all: int
    ledger: ReviewLedger | None = None
