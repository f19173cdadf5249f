"""Moves, positions, records, reasons and bots behave as Python's own objects do: they show themselves, are copied and pickled."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import sintra
from sintra.positions import Position

every_game = pytest.mark.parametrize("name", sintra.GAMES)
every_way = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))], ids=["copy", "deep", "pickle"])
Copied = Callable[[Any], Any]


def middle(name: str, seed: int = 5, moves: int = 40, dealt: bool = True) -> Position:
    dice = random.Random(seed)
    position = sintra.new(name, seed=seed, dealt=dealt)
    for _ in range(moves):
        position.play(dice.choice(position.legal_moves))
    return position


@every_game
def test_repr_of_every_move_reads_back(name: str) -> None:
    for number in range(sintra.game(name).moves):
        move = sintra.Move(name, number)
        again = eval(repr(move), {"sintra": sintra})
        assert again == move == number
        assert type(again) is sintra.Move
        assert again.game is move.game


@every_game
def test_repr_of_a_position_reads_back(name: str) -> None:
    position = middle(name)
    assert eval(repr(position), {"sintra": sintra}) == position


def test_repr_of_a_game_reads_back() -> None:
    assert eval(repr(sintra.game("azul")), {"sintra": sintra}) is sintra.game("azul")


@every_game
@every_way
def test_a_copied_position_is_equal_and_has_the_same_history(name: str, copied: Copied) -> None:
    for dealt in (True, False):
        position = middle(name, dealt=dealt)
        again = copied(position)
        assert again == position
        assert again.moves == position.moves
        assert again.ply == position.ply
        assert again.notes == position.notes
        assert again.start() == position.start()
        for _ in position.notes:
            position.undo()
            again.undo()
            assert again == position


@every_way
def test_a_copied_position_goes_on_with_the_same_draws(copied: Copied) -> None:
    position = middle("pavilion", moves=20)
    again = copied(position)
    dice = random.Random(1)
    for _ in range(30):
        move = dice.choice(position.legal_moves)
        position.play(move)
        again.play(move)
        assert again == position


@every_way
def test_a_copied_position_does_not_share_its_state(copied: Copied) -> None:
    position = middle("azul")
    before = position.text
    again = copied(position)
    again.play(again.legal_moves[0])
    assert position.text == before
    position.play(position.legal_moves[-1])
    position.undo()
    assert position.text == before


@every_game
def test_a_pickled_position_takes_some_hundred_bytes_and_two_a_move(name: str) -> None:
    assert len(pickle.dumps(sintra.new(name, seed=1))) < 800
    long = middle(name, moves=60)
    assert len(pickle.dumps(long)) < 1_000 + 6 * len(long.moves)


def test_a_pickled_history_is_played_again_only_when_it_is_asked_for() -> None:
    again = pickle.loads(pickle.dumps(middle("azul")))
    assert again._history._untold is not None
    assert pickle.loads(pickle.dumps(again)).moves == again.moves
    assert again._history._untold is None


@every_game
@every_way
def test_moves_reasons_games_and_records_are_copied_whole(name: str, copied: Copied) -> None:
    position = middle(name)
    move = position.legal_moves[0]
    assert copied(move) == move
    assert repr(copied(move)) == repr(move)
    assert copied(position.game) is position.game
    record = sintra.Record.of(position, Player_1="Ana")
    assert copied(record) == record
    assert str(copied(record)) == str(record)
    while not position.reasons:
        position.play(position.legal_moves[0])
    assert copied(position.reasons) == position.reasons
    assert list(map(str, copied(position.reasons))) == list(map(str, position.reasons))


@pytest.mark.parametrize("settings", [{"name": "random"}, {"name": "greedy"}, {"name": "silver", "simulations": 60}], ids=lambda it: it["name"])
@every_way
def test_a_copied_bot_plays_the_same(settings: dict[str, Any], copied: Copied) -> None:
    bot = sintra.bot(**settings, seed=3)
    position = middle("azul", moves=10)
    again = copied(bot)
    assert again.choose(position) == bot.choose(position)
    used = copied(bot)
    assert used.name == bot.name
    assert used.choose(position) in position.legal_moves


def test_a_pickled_bot_leaves_its_tree_behind() -> None:
    bot = sintra.bot("silver", simulations=60, seed=3)
    bot.choose(middle("azul", moves=10))
    assert len(pickle.dumps(bot)) < 5_000
