"""The beginner whom the gentlest level is measured against."""

import pytest
from benchmarks.beginner import Beginner

import sintra
from sintra.arena.table import play_game
from sintra.dealer import Dealer

EMPTY = ".....,.....,.....,.....,....."
BEGUN = f"factories=-,-,-,-,BBYK centre=RR scores=0/0 lines=-,Y,B,-,-/-,-,-,-,- walls={EMPTY}/{EMPTY} floors=-/M"


def test_what_can_be_completed_is_completed() -> None:
    position = sintra.position(f"azul players=2 round=1 to=1 start=1 marker=2 {BEGUN}", dealt=False, study=True)
    assert str(Beginner().choose(position)) == "5 blue > 3", "two blue tiles complete the third line"


@pytest.mark.parametrize("game", sintra.GAMES)
def test_a_beginner_can_play_every_game_to_its_end(game: str) -> None:
    result = play_game(sintra.new(game, 2, dealt=False), [Beginner(), sintra.bot("random", seed=1)], Dealer(b"a beginner"))
    assert not result.failure and result.scores[0] > result.scores[1]
