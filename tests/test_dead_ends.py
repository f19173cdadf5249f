"""Positions in which nothing can happen. No game leads to one; these are made up, by changing records behind the rules' back."""

import random

import pytest

import sintra
from sintra.kernel.batch import Batch
from sintra.server.table.dealing import draws_after


def without_chips(dealt: bool = True) -> sintra.Position:
    """A game whose chips nobody will ever see: to turn one up, nature has nothing to draw."""
    position = sintra.new("duel", seed=3, dealt=dealt)
    position.state.chips_unseen = 0
    return position


def play_until_it_stops(position: sintra.Position) -> sintra.DeadEnd:
    """Random moves until one is refused; the position stays as it was before."""
    dice = random.Random(5)
    while True:
        before, plies = position.copy(), len(position.moves)
        try:
            position.play(dice.choice(position.legal_moves))
        except sintra.DeadEnd as error:
            assert position == before
            assert len(position.moves) == plies
            return error


@pytest.mark.parametrize("dealt", [True, False])
def test_nothing_to_draw_is_an_error_and_changes_nothing(dealt: bool) -> None:
    error = play_until_it_stops(without_chips(dealt))
    assert str(error) == "nature is to draw and there is nothing to draw"


def test_a_server_that_draws_gets_the_same_error() -> None:
    position = without_chips()
    play_until_it_stops(position)
    ends = 0
    for move in position.legal_moves.numbers:
        try:
            draws_after(position, move, 0, sintra.Dealer.from_seed(1))
        except sintra.DeadEnd:
            ends += 1
    assert ends > 0


def test_no_legal_move_is_an_error_and_changes_nothing() -> None:
    position = sintra.new("duel", seed=3)
    position.state.in_stack = 0
    position.state.on_display = 0b001
    error = play_until_it_stops(position)
    assert str(error) == "no move is legal and the game is not over"


def test_many_games_at_once_give_up_what_cannot_go_on() -> None:
    batch = Batch(sintra.game("duel"), 20, seed=1, threads=1)
    batch.states["chips_unseen"] = 0
    batch.play_out()
    assert batch.over.all()
    assert (batch.states["round_number"] == 1).all()


def test_draws_without_end_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra.dealer.MOST_DRAWS", 3)
    with pytest.raises(sintra.DeadEnd):
        sintra.new("duel", seed=3)
