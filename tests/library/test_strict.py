"""What is wrong is refused, and the error says what would be right."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sintra


@pytest.mark.parametrize("players", ["2", 2.0, True, 5, -1, [2]])
def test_players_is_a_number_of_players_that_the_game_has(players: object) -> None:
    with pytest.raises(sintra.BadOption, match="azul is played by 2 or 3 or 4, not") as refused:
        sintra.new("azul", players)  # type: ignore[arg-type]
    assert ("give a whole number" in str(refused.value)) == (players not in (5, -1))


def test_a_cache_folder_that_cannot_be_written_is_named_with_what_to_do(tmp_path: Path) -> None:
    """The folder is a file, so that nobody, not even root, can write in it."""
    file = tmp_path / "file"
    file.touch()
    code = "import sintra\ntry: sintra.new('azul', seed=1)\nexcept sintra.SintraError as error: print(error)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, "SINTRA_CACHE": str(file)}, check=True)
    assert f"compiled code cannot be kept in {file}" in done.stdout
    assert "name a folder that can be written in the environment variable SINTRA_CACHE" in done.stdout


def test_a_view_is_of_a_seat_that_there_is() -> None:
    position = sintra.new("azul", players=3, seed=1)
    for seat in (5, 3, -1, "0", 1.0, True):
        for look in (position.view, position.imagine):
            with pytest.raises(sintra.BadOption, match=r"seat: the seats are 0 to 2, not"):
                look(seat)  # type: ignore[arg-type]


def test_there_is_no_position_after_more_than_was_played() -> None:
    position = sintra.new("azul", seed=1)
    position.play(position.legal_moves[0])
    for ply in (9999, 2, -1, "1"):
        with pytest.raises(sintra.BadOption, match="ply: there are 1 decisions here: give 0 to 1, not"):
            position.at(ply)  # type: ignore[arg-type]
    with pytest.raises(sintra.BadOption, match="moves: there are 22 moves here: give 0 to 22, not 23"):
        position.after(23)


@pytest.mark.parametrize(
    ("how", "right"),
    [
        ({"theme": "pink"}, "theme: 'pink' is not one of auto, light, dark"),
        ({"arrangement": "round"}, "arrangement: 'round' is not one of wide, tall"),
        ({"language": "xx"}, "language: 'xx' is not one of en, hu, ro, it"),
        ({"seat": 2}, "seat: 2 is not one of None, 0, 1"),
        ({"width": -1}, "width: -1 is not a width in pixels"),
        ({"width": "600"}, "width: '600' is not a width in pixels"),
    ],
)
def test_a_picture_is_drawn_only_as_it_can_be(how: dict[str, Any], right: str) -> None:
    with pytest.raises(sintra.BadOption) as refused:
        sintra.new("azul", seed=1).svg(**how)
    assert str(refused.value) == right


@pytest.mark.parametrize("name", ["random", "greedy", "gold"])
def test_a_bot_has_only_the_settings_that_it_has(name: str) -> None:
    with pytest.raises(sintra.BadOption, match=f"foo: {name} has no such setting; it has .*seed"):
        sintra.bot(name, foo=1)


@pytest.mark.parametrize("answer", [9999, -1, None, "3 blue > 4", 3.0, True, sintra.Move("pavilion", 3)])
def test_a_bot_of_ones_own_must_answer_a_legal_move(answer: Any) -> None:
    class Own(sintra.Bot):
        name = "mine"

        def decide(self, view: sintra.Position) -> int:  # noqa: ARG002
            return answer  # type: ignore[no-any-return]

    position = sintra.new("azul", seed=1)
    with pytest.raises(sintra.SintraError, match=r"mine answered .*, which is not a legal move: `decide` must return one of `view"):
        Own().choose(position)


@pytest.mark.parametrize("move", [3.0, None, True, [3], b"3 blue > 4"])
def test_a_move_is_given_as_one(move: Any) -> None:
    with pytest.raises(sintra.SintraError, match="a move is given as a Move, in notation, as its parts or as its integer, not as"):
        sintra.new("azul", seed=1).play(move)


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(sintra.SintraError, match="is a move of pavilion, not of azul"):
        sintra.new("azul", seed=1).play(sintra.Move("pavilion", 3))


def test_a_move_is_one_of_the_games() -> None:
    with pytest.raises(sintra.SintraError, match="azul has the moves 0 to 333, not 334"):
        sintra.Move("azul", 334)
