"""Nature's draws in a served game: each follows from the game's secret, from what its players added to it, and from how many moves were played."""

import hashlib
import secrets
from collections.abc import Sequence

import numpy as np

from sintra.dealer import NAME, Dealer
from sintra.kernel import single
from sintra.kernel.game import Game, StateArray
from sintra.kernel.log import new_log
from sintra.kernel.single import own_record
from sintra.positions import Position
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


def played(position: Position, move: int) -> StateArray:
    """The record after the move, before any draw. The position stays as it is."""
    record = own_record(position.state.tobytes(), position.game.state)
    single.play(record, move, new_log())
    return record


def draws_due(record: StateArray, game: Game, plies: int, dealer: Dealer) -> list[int]:
    """The draws that are due after this many plies; the record is played on."""
    return dealer.draw_due(record, plies, np.empty(game.moves, np.int32), new_log())


def draws_after(position: Position, move: int | None, plies: int, dealer: Dealer) -> list[int]:
    """The draws that follow the move (None: that are due now), after this many plies. The position stays as it is."""
    if move is None:
        return draws_due(own_record(position.state.tobytes(), position.game.state), position.game, plies, dealer)
    return draws_due(played(position, move), position.game, plies + 1, dealer)
