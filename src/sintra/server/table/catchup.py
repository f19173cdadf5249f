"""What a client that has some version gets: one pure decision."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Nothing:
    """It is up to date."""


@dataclass(frozen=True)
class Missed:
    """Everything after `since`."""

    since: int


@dataclass(frozen=True)
class Snapshot:
    """The whole table."""


def catch_up(since: int | None, version: int, oldest: int) -> Nothing | Missed | Snapshot:
    """`since` is what the client has, `version` what there is, `oldest` the first version whose happening is still at hand."""
    if since is None or since > version:
        return Snapshot()
    if since == version:
        return Nothing()
    return Missed(since) if since + 1 >= oldest else Snapshot()
