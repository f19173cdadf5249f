"""Nature's draws in a served game: each follows from the game's secret, from what its players added to it, and from how many moves were played."""

import hashlib
import secrets
from collections.abc import Sequence

import numpy as np

from sintra.dealer import NAME, Dealer
from sintra.kernel import single
from sintra.kernel.log import new_log
from sintra.positions import Position, own_record
from sintra.server.table.shake import ShakeDealer

SECRET_BYTES = 32


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    """What is published at the start: it binds the server to the secret and tells nothing about it."""
    return hashlib.sha256(secret).hexdigest()


def dealer_of(function: str, secret: bytes, added: Sequence[str]) -> Dealer | None:
    """The dealer of a game that is drawn by the function of this name; none if there is no such function. `added`: by seat, in hex, perhaps empty."""
    if function == NAME:
        return Dealer(secret, [bytes.fromhex(part) for part in added])
    return ShakeDealer(secret) if not function else None


def draws_after(position: Position, move: int | None, plies: int, dealer: Dealer) -> list[int]:
    """The draws that follow the move (None: that are due now), after so many plies. The position stays as it is."""
    record = own_record(position.state.tobytes(), position.game.state)
    log = new_log()
    if move is not None:
        single.play(record, move, log)
        plies += 1
    return dealer.draw_due(record, plies, np.empty(position.game.moves, np.int32), log)


def next_mover(position: Position, move: int) -> int:
    """Who would be to move after the move, before any draw."""
    record = own_record(position.state.tobytes(), position.game.state)
    single.play(record, move, new_log())
    return int(record["to_move"][0])
