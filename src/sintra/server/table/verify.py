"""Checking the record of a finished game: do its draws follow from the secret, and was the server bound to that secret from the start?

A file can only agree with itself: a made-up file brings a made-up commitment. That the server was bound is shown by what the reader noted when the
game began: the commitment, and the random numbers that they added themselves.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sintra import record as records
from sintra.dealer import Dealer
from sintra.kernel.dispatch import NATURE
from sintra.server.table.dealing import commitment_to, dealer_of, draws_after


class Unverified(ValueError):
    """The record has not passed. `problem` names a message, `data` what goes into it."""

    def __init__(self, problem: str, **data: int | str) -> None:
        super().__init__(problem)
        self.problem, self.data = problem, data


class Unfair(Unverified):
    """The record does not keep what was promised."""


class Unchecked(Unverified):
    """There is nothing that could be checked."""


@dataclass(frozen=True)
class Verified:
    """A record whose draws all follow from its secret."""

    draws: int
    commitment: str
    is_noted: bool  #: the commitment is the one that the reader noted; otherwise the file agrees with itself, and that is all
    added: tuple[str, ...]  #: the names of those who added random numbers


def verify(text: str, commitment: str = "", random: Sequence[str] = ()) -> Verified:
    """Check a record against what the reader noted. Raise Unfair where it breaks its promise, Unchecked where it promises nothing, BadRecord where
    it is no record.
    """
    record = records.read(text)
    headers = record.headers
    if not record.moves:
        raise Unchecked("empty")
    if not (record.final().is_over or "Ended" in headers):
        raise Unchecked("unfinished")
    secret, stated = _hex(headers.get("Secret", "")), headers.get("Commitment", "").lower()
    if not secret:
        raise Unchecked("no-secret")
    noted = commitment.strip().lower()
    if noted and stated and noted != stated:
        raise Unfair("other-commitment")
    if (noted or stated) and commitment_to(secret) != (noted or stated):
        raise Unfair("other-secret")
    function = headers.get("Draws", "")
    added = [headers.get(f"Random {seat + 1}", "").lower() if function else "" for seat in range(record.start.players)]
    if any(part and not _hex(part) for part in added) or not {part.strip().lower() for part in random} <= set(added):
        raise Unfair("other-random")
    dealer = dealer_of(function, secret, added)
    if dealer is None:
        raise Unchecked("other-function", name=function[:60])
    draws = _check_draws(record, dealer)
    if not draws:
        raise Unchecked("no-draws")
    names = tuple(headers.get(f"Player {seat + 1}", str(seat + 1)) for seat, part in enumerate(added) if part)
    return Verified(draws, noted or stated, bool(noted), names)


def _hex(text: str) -> bytes:
    """The bytes; none where these are no hex digits."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def _check_draws(record: records.Record, dealer: Dealer) -> int:
    checked = 0
    for ply, position in zip(range(len(record.moves)), record.positions(draws=True), strict=False):
        if position.to_move == NATURE:
            due = draws_after(position, None, ply, dealer)[0]
            if due != record.moves[ply]:
                raise Unfair("other-draw", ply=ply + 1, draw=position.game.notation[record.moves[ply]], due=position.game.notation[due])
            checked += 1
    return checked
