"""`sintra play`: what can be typed, what is shown, and that no game is lost."""

import re
from pathlib import Path

import pytest

import sintra
from sintra.record import read
from sintra.terminal.colours import coloured
from tests.terminal.screens import Screen, played

ALONE = ("--bot", "none", "--seed", "7", "-o", "first=1")


def after(*moves: str) -> sintra.Position:
    """That game after these moves; without any, after its beginning."""
    position = sintra.new("azul", seed=7, first="1")
    for move in moves:
        position.play(move)
    return position


FIRST = str(after().legal_moves[0])
COLOUR = re.compile(r"\x1b\[[0-9;]*[34]8;5;\d+")


def test_a_terminal_with_colours_shows_them(tmp_path: Path) -> None:
    screen = Screen(tmp_path, *ALONE)
    board = screen.wait_for("your move: ")
    assert len(COLOUR.findall(board)) > 20
    screen.type("quit\n")
    screen.end()


@pytest.mark.parametrize("more", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_where_no_colours_are_wanted_there_are_none(tmp_path: Path, more: dict[str, str]) -> None:
    screen = Screen(tmp_path, *ALONE, **more)
    assert not COLOUR.search(screen.wait_for("your move: "))
    screen.type("quit\n")
    screen.end()


def test_through_a_pipe_comes_the_board_as_text(tmp_path: Path) -> None:
    assert str(after()) in played(tmp_path, *ALONE).stdout


@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_letter_of_a_tile_is_coloured_and_no_letter_of_a_word(name: str) -> None:
    position = sintra.new(name, seed=1)
    for _ in range(40):
        position.play(position.legal_moves[0])
    text = coloured(str(position), position.game)
    assert text.plain == str(position)
    styled = {i for span in text.spans if span.style != "bold" for i in range(span.start, span.end)}
    for word in re.finditer(r"[^\W\d_]+", text.plain):
        is_tiles = set(word[0]) <= {*position.game.letters, "M", "S"} or word[0].upper() in position.game.letters
        coloured_here = styled & set(range(*word.span()))
        if is_tiles:
            assert len(coloured_here) == sum(letter.upper() in position.game.letters for letter in word[0])
        elif word[0].islower() or word[0] == "Player":
            assert not coloured_here, word[0]


def test_letters_as_they_are_shown_can_be_typed(tmp_path: Path) -> None:
    black = next(str(move) for move in after().legal_moves if "black" in str(move))
    done = played(tmp_path, *ALONE, typed=f"{black.replace('black', 'K')}\nquit\n")
    assert done.stderr == ""
    assert str(after(black)) in done.stdout


def test_a_question_mark_shows_all_moves(tmp_path: Path) -> None:
    shown = played(tmp_path, *ALONE, typed="?\n").stdout
    moves = after().legal_moves
    assert len(moves) > 50 and all(str(move) in shown for move in moves)


def test_a_hint_is_a_legal_move(tmp_path: Path) -> None:
    shown = played(tmp_path, *ALONE, typed="hint\n").stdout
    hint = re.search(r"A strong player would play (.*)\.", shown)
    assert hint and hint[1] in after().legal_moves


def test_what_is_wrong_goes_to_standard_error(tmp_path: Path) -> None:
    done = played(tmp_path, *ALONE, typed="9 red > 1\nxyzzy\nsave\nundo\n")
    assert [line.split(":")[0] for line in done.stderr.splitlines()] == [
        "9 red > 1",
        f"“xyzzy” is not a move; a move looks like “{FIRST}”",
        "save to which file? As in",
        "there is no move to take back",
    ]
    assert "xyzzy" not in done.stdout


def test_bots_have_settings_as_in_the_arena(tmp_path: Path) -> None:
    assert "Player 2 (clay simulations=2): " in played(tmp_path, "-b", "clay simulations=2", "-o", "first=2", "-s", "1").stdout
    assert played(tmp_path, "--bot", "clay fast").stderr == "clay fast: a setting is given as name=value, not 'fast'\n"


def test_a_program_that_fails_ends_the_game_with_a_word(tmp_path: Path) -> None:
    done = played(tmp_path, "-b", "program: false", "-o", "first=2")
    assert (done.returncode, done.stderr) == (0, "false has ended. The game cannot go on.\n")


# ── Nothing is lost ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_interrupted_game_is_taken_up_again_as_it_was(tmp_path: Path) -> None:
    second = str(after(FIRST).legal_moves[0])
    third = str(after(FIRST, second).legal_moves[0])
    moves = f"{FIRST}\n{second}\n"
    whole = played(tmp_path / "whole", *ALONE, "-n", "Ana :x:", "-n", "[b]Béla", typed=f"{moves}{third}\n").stdout
    left = played(tmp_path / "left", *ALONE, "-n", "Ana :x:", "-n", "[b]Béla", typed=moves)
    assert "`sintra play --resume` goes on with it" in left.stdout
    resumed = played(tmp_path / "left", "--resume", typed=f"{third}\n").stdout
    assert "Ana :x:, your move" in resumed and "[b]Béla, your move" in resumed
    assert resumed.split("your move: ")[-2:] == whole.split("your move: ")[-2:]


def test_the_draws_of_a_resumed_game_are_those_it_would_have_had(tmp_path: Path) -> None:
    """Played to the end of the first round and beyond in two parts, with an undo across the seam."""
    position = after()
    typed: list[str] = []
    while len(typed) < 30:
        typed.append(f"{position.legal_moves[0]}\n")
        position.play(position.legal_moves[0])
    played(tmp_path, *ALONE, typed="".join(typed[:10]))
    shown = played(tmp_path, "--resume", typed="undo\n" + "".join(typed[9:])).stdout
    assert str(position) in shown


def test_a_game_that_is_interrupted_while_it_is_somebodys_turn_is_kept(tmp_path: Path) -> None:
    screen = Screen(tmp_path, *ALONE)
    screen.wait_for("your move: ")
    screen.type(f"{FIRST}\n")
    screen.wait_for("your move: ")
    screen.game.kill()
    screen.end()
    assert str(after(FIRST)) in played(tmp_path, "--resume").stdout


def test_on_a_terminal_it_asks_whether_to_go_on(tmp_path: Path) -> None:
    played(tmp_path, *ALONE, "-n", "Ana", typed=f"{FIRST}\n")
    for answer, is_resumed in (("y", True), ("n", False)):
        screen = Screen(tmp_path, "--bot", "none", TERM="dumb")
        screen.wait_for("Go on with azul: Ana against Player 2, unfinished, 0/0? [Y/n]: ")
        screen.type(f"{answer}\n")
        assert (str(after(FIRST)) in screen.wait_for("your move: ").replace("\r", "")) == is_resumed
        screen.type("quit\n")
        screen.end()


def test_where_there_is_nothing_to_go_on_with_it_says_so(tmp_path: Path) -> None:
    played(tmp_path, *ALONE, typed=f"{FIRST}\n")
    done = played(tmp_path, "duel", "--resume")
    assert (done.returncode, done.stderr) == (2, "there is no unfinished game to go on with\n")
    (only,) = (tmp_path / "unfinished").glob("*.txt")
    only.write_text("nonsense")
    assert played(tmp_path, "--resume").returncode == 2


def test_a_game_that_nobody_moved_in_is_not_kept(tmp_path: Path) -> None:
    played(tmp_path, "--bot", "random", "-o", "first=2")
    assert not (tmp_path / "unfinished").exists()


def test_a_finished_game_is_saved_with_names(tmp_path: Path) -> None:
    position = sintra.new("duel", seed=3)
    typed = ""
    while not position.is_over:
        typed += f"{position.legal_moves[-1]}\n"
        position.play(position.legal_moves[-1])
    path = tmp_path / "my game.txt"
    taken = tmp_path / "taken.txt"
    taken.write_text("mine")
    done = played(tmp_path, "duel", "-b", "none", "-s", "3", typed=f"{typed}{taken}\nAna :x:\nBéla\n{path}\n")
    assert f"Saved to {path}." in done.stdout and "there is a file" in done.stderr
    assert taken.read_text() == "mine"
    record = read(path.read_text(encoding="utf-8"))
    assert record.headers == {"Player 1": "Ana :x:", "Player 2": "Béla"}
    assert record.final() == position
    assert not list((tmp_path / "unfinished").iterdir()), "nobody can go on with it"


def test_where_games_cannot_be_kept_it_is_said_and_played_on(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("")
    done = played(home, *ALONE, typed=f"{FIRST}\n")
    assert "the game is not being kept" in done.stderr
    assert str(after(FIRST)) in done.stdout


def test_only_the_last_games_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "unfinished"
    folder.mkdir()
    for i in range(30):
        (folder / f"2001-01-01-{i:06}-1.txt").touch()
    played(tmp_path, *ALONE, typed=f"{FIRST}\n")
    assert len(list(folder.iterdir())) == 20
