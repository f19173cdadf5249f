"""Game records: a game from a real table can be typed in, and a broken file says where it breaks."""

import pytest

import sintra
from sintra.record import Record, read

TYPED = """\
Game: azul
Options: players=2 first=2
Player 1: Ana
Player 2: Béla
Place: kitchen table

; the tiles of the factories, as they came
~ BKWW BYRR BBBY BRKW YKKW
2: 3 blue > 4   1: 5 black > 2   ; a quiet start
2: centre yellow > 1
"""


def test_a_game_from_a_real_table_can_be_typed_in() -> None:
    record = read(TYPED)
    final = record.final()
    assert final.to_move == 0
    assert [str(move) for move in record.final().moves[-3:]] == ["3 blue > 4", "5 black > 2", "centre yellow > 1"]
    assert record.headers == {"Player 1": "Ana", "Player 2": "Béla", "Place": "kitchen table"}
    assert record.comments == {0: "the tiles of the factories, as they came", 22: "a quiet start"}


def test_what_was_typed_is_written_in_one_form_and_reads_back() -> None:
    text = str(read(TYPED))
    assert str(read(text)) == text
    assert "Result: unfinished, 0/0" in text


def test_moves_may_be_shortened_and_draws_spaced_at_will() -> None:
    loose = TYPED.replace("BKWW BYRR", "B K W W B, YRR").replace("3 blue > 4", "3bl4")
    assert read(loose).moves == read(TYPED).moves


def test_a_game_that_began_in_the_middle_keeps_its_first_position() -> None:
    position = sintra.new("azul", seed=4)
    middle = sintra.position(position.text, dealt=False)
    middle.play(middle.legal_moves[3])
    text = str(Record.of(middle))
    assert "\nStart: azul players=2" in text
    assert read(text).final() == middle


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("Game: azul\n", "", 1, "the header “Game: …” is missing"),
        ("Game: azul", "Game: chess", 1, "there is no game 'chess'"),
        ("players=2", "players=7", 2, "azul is played by 2 or 3 or 4, not 7"),
        ("players=2", "walls=grey", 2, "azul has no such option"),
        ("players=2", "players", 2, "expected an option like name=value"),
        ("Place: kitchen", "kitchen", 5, "expected a header"),
        ("Place: kitchen table", "Player 1: Eva", 5, "given twice"),
        ("YKKW\n", "YKKW B\n", 8, "a player is to move; nothing is drawn now"),
        ("YKKW\n", "YKKQ\n", 8, "“YKKQ” is not a move"),
        ("3 blue > 4", "3 red > 4", 9, "there is no red on factory 3"),
        ("1: 5 black", "2: 5 black", 9, "player 1 is to move"),
        ("2: centre", "centre", 10, "expected “~” for nature or a seat"),
        ("Place: kitchen table", "Result: 1 wins, 9/3", 5, "but the moves lead to “unfinished, 0/0”"),
    ],
)
def test_a_broken_file_gives_line_and_reason(old: str, new: str, line: int, problem: str) -> None:
    assert old in TYPED
    with pytest.raises(sintra.BadRecord) as error:
        read(TYPED.replace(old, new, 1))
    assert error.value.line == line
    assert problem in error.value.problem


@pytest.mark.parametrize("text", ["", "\n\n", "\x00\x01", "Game:", "Game: azul\nStart: azul players=2\n\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(sintra.BadRecord):
        read(text)
