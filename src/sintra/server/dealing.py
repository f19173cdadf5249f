"""Nature's draws in a served game: each follows from the game's secret and from how many moves were played, and from nothing else."""

import hashlib
import secrets

import numpy as np

from sintra.dealer import Dealer
from sintra.kernel import table
from sintra.kernel.log import new_log
from sintra.positions import Position, own_record

SECRET_BYTES = 32


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    """What is published at the start: it binds the server to the secret and tells nothing about it."""
    return hashlib.sha256(secret).hexdigest()


def draws_after(position: Position, move: int | None, plies: int, dealer: Dealer) -> list[int]:
    """The draws that follow the move (None: that are due now), after so many plies. The position stays as it is."""
    record = own_record(position.state.tobytes(), position.game.state)
    log = new_log()
    if move is not None:
        table.play(record, move, log)
        plies += 1
    return dealer.draw_due(record, plies, np.empty(position.game.moves, np.int32), log)


def next_mover(position: Position, move: int) -> int:
    """Who would be to move after the move, before any draw."""
    record = own_record(position.state.tobytes(), position.game.state)
    table.play(record, move, new_log())
    return int(record["to_move"][0])
