"""Nature's hand: which numbers come follows from the secret, from what every player added, and from the ply, and from nothing else."""

import hashlib

import pytest

import sintra
from sintra.dealer import AT_ONCE, Dealer, key_of
from sintra.server.table.shake import ShakeDealer

SECRET = bytes(range(32))
ADDED = [b"\x01" * 32, b"", b"\x02" * 32]


def test_the_key_is_the_hash_of_a_line_that_anybody_can_write() -> None:
    line = f"sintra-2:{SECRET.hex()}:{'01' * 32}::{'02' * 32}"
    assert key_of(SECRET, ADDED) == hashlib.sha256(line.encode()).digest()


def test_the_number_of_a_ply_is_the_same_wherever_one_begins() -> None:
    dealer = Dealer(SECRET)
    whole = [*dealer.numbers(0).tolist(), *dealer.numbers(AT_ONCE).tolist()]
    assert len(set(whole)) == 2 * AT_ONCE
    for ply in (0, 1, 7, 8, 63, 64, 100):
        assert int(dealer.numbers(ply)[0]) == whole[ply]


@pytest.mark.parametrize(
    "other",
    [
        [b"\x01" * 31 + b"\x00", b"", b"\x02" * 32],
        [b"\x01" * 32, b"\x03", b"\x02" * 32],
        [b"", b"\x01" * 32, b"\x02" * 32],
        [b"\x02" * 32, b"", b"\x01" * 32],
        [b"\x01" * 32, b"", b""],
        [],
    ],
)
def test_whoever_adds_something_else_changes_every_draw(other: list[bytes]) -> None:
    """So a server that has bound itself to its secret cannot know which draws it leads to."""
    mine, theirs = Dealer(SECRET, ADDED).numbers(0), Dealer(SECRET, other).numbers(0)
    assert not (mine == theirs).any()


def test_undoing_a_move_and_playing_it_again_brings_the_same_draws() -> None:
    game = sintra.new("azul", 2, seed=3)
    plies = len(game.moves)
    while len(game.moves) == plies:  # until nature has drawn again
        before = plies
        game.play(game.legal_moves[0])
        plies = before + 1
    drawn = game.moves
    game.undo()
    game.play(drawn[before])
    assert game.moves == drawn


def test_the_first_dealer_draws_as_it_did() -> None:
    """Stored games of 0.1 depend on it."""
    digest = hashlib.shake_256(SECRET + (1).to_bytes(8, "big")).digest(16)
    assert ShakeDealer(SECRET).numbers(64)[:2].tolist() == [int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big")]
