"""What lists show of a game, without its events."""

from typing import Literal

import msgspec

from sintra.server.table.match import Match

encode = msgspec.json.Encoder().encode


class Summary(msgspec.Struct):
    """What a list shows of a game."""

    names: list[str]
    kinds: list[Literal["person", "open", "bot"]]
    levels: list[str]
    scores: list[int]
    winners: list[int]


def summary_of(match: Match) -> bytes:
    """What lists show."""
    return encode(
        Summary(
            [sits.name for sits in match.seats],
            [sits.kind for sits in match.seats],
            [sits.level for sits in match.seats],
            list(match.position.scores),
            match.winners,
        )
    )
