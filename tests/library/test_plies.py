"""Decisions are counted as people count them, draws apart; several draws are typed at once."""

import random
from pathlib import Path

import pytest

import sintra


@pytest.mark.parametrize("dealt", [True, False])
def test_plies_are_decisions_whoever_deals(dealt: bool) -> None:
    dice = random.Random(3)
    position = sintra.new("azul", seed=3, dealt=dealt)
    seen = {0: position.copy()}
    while not position.is_over:
        position.play(dice.choice(position.legal_moves))
        seen[position.ply] = position.copy()
    assert position.ply == sum(not move.is_draw for move in position.moves)
    for ply, then in seen.items():
        assert position.at(ply) == then


@pytest.mark.parametrize("dealt", [True, False])
def test_after_counts_everything_that_happened(dealt: bool) -> None:
    dice = random.Random(4)
    position = sintra.new("pavilion", seed=4, dealt=dealt)
    for _ in range(60):
        position.play(dice.choice(position.legal_moves))
    again = position.start()
    for number, move in enumerate(position.moves):
        assert position.after(number) == again
        again.play(move)
    assert position.after(len(position.moves)) == again == position


def test_several_draws_are_typed_at_once() -> None:
    at_once, one_by_one = (sintra.new("azul", dealt=False, first=2) for _ in range(2))
    at_once.play("BKWW")
    for letter in "BKWW":
        one_by_one.play(letter)
    assert at_once == one_by_one
    at_once.play("BYRR BBBY, BRKW YKKW")
    assert at_once.to_move == 1
    assert at_once.ply == 0
    at_once.undo()
    assert len(at_once.moves) == 19


@pytest.mark.parametrize("text", ["BKWQ", "BK3 blue > 4", "BKWW BYRR BBBY BRKW YKKW B", "start 1, B"])
def test_draws_that_cannot_all_be_are_not_played_at_all(text: str) -> None:
    position = sintra.new("azul", dealt=False, first=2)
    before = position.copy()
    with pytest.raises(sintra.SintraError):
        position.play(text)
    assert position == before
    assert not position.moves


def test_the_positions_of_a_record_stay_what_they_are() -> None:
    dice = random.Random(5)
    game = sintra.new("duel", seed=5)
    texts = [game.text]
    while not game.is_over:
        game.play(dice.choice(game.legal_moves))
        texts.append(game.text)
    positions = list(sintra.Record.of(game).positions())
    assert [position.text for position in positions] == texts
    assert [position.ply for position in positions] == list(range(len(texts)))
    positions[3].play(positions[3].legal_moves[-1])
    assert positions[4].text == texts[4]


def test_between_draws_there_are_positions_for_whoever_asks() -> None:
    record = sintra.Record.of(sintra.new("azul", seed=5))
    assert [position.ply for position in record.positions(draws=True)] == [0] * 22
    assert len(list(record.positions())) == 1


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    game = sintra.new("azul", seed=7)
    game.play("5 blue > 4")
    record = sintra.Record.of(game, Player_1="Ana", Player_2="Béla")
    for file in (tmp_path / "game.txt", str(tmp_path / "other.txt")):
        record.save(file)
        assert sintra.Record.load(file) == record


def test_a_file_that_holds_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"Game: azul\nPlayer 1: B\xe9la\n")
    with pytest.raises(sintra.SintraError, match=r"game.txt is not a text in UTF-8"):
        sintra.Record.load(file)
    file.write_text("Game: azul\n\n1: nothing\n", encoding="utf-8")
    with pytest.raises(sintra.BadRecord, match="line 3"):
        sintra.Record.load(file)
    with pytest.raises(FileNotFoundError):
        sintra.Record.load(tmp_path / "nowhere.txt")
