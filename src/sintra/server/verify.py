"""Checking a finished record: do the draws follow from the secret, and was the server bound to that secret from the start?"""

from dataclasses import dataclass

from sintra import record as records
from sintra.dealer import Dealer
from sintra.kernel.dispatch import NATURE
from sintra.server.dealing import commitment_to, draws_after


class Unfair(ValueError):
    """The record does not keep what was promised. `problem` names a message, `data` what goes into it."""

    def __init__(self, problem: str, **data: int | str) -> None:
        super().__init__(problem)
        self.problem, self.data = problem, data


@dataclass(frozen=True)
class Verified:
    """A record that keeps its promise."""

    draws: int
    commitment: str


def verify(text: str) -> Verified:
    """Check a record; raise Unfair where it breaks its promise, BadRecord where it is no record."""
    record = records.read(text)
    commitment, secret = record.headers.get("Commitment", ""), record.headers.get("Secret", "")
    if not commitment:
        raise Unfair("no-commitment")
    if not secret:
        raise Unfair("no-secret")
    try:
        revealed = bytes.fromhex(secret)
    except ValueError as error:
        raise Unfair("no-secret") from error
    if commitment_to(revealed) != commitment.lower():
        raise Unfair("other-secret")
    return Verified(_check_draws(record, Dealer(revealed)), commitment)


def _check_draws(record: records.Record, dealer: Dealer) -> int:
    checked = 0
    for ply, position in zip(range(len(record.moves)), record.positions(), strict=False):
        if position.to_move == NATURE:
            due = draws_after(position, None, ply, dealer)[0]
            if due != record.moves[ply]:
                raise Unfair("other-draw", ply=ply + 1, draw=position.game.notation[record.moves[ply]], due=position.game.notation[due])
            checked += 1
    return checked
