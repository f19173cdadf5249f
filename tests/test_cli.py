"""The command line: it teaches, it speaks in words, and its exit codes are right."""

import os
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sintra
from sintra.record import Record
from tests.commands import press_ctrl_c, started
from tests.commands import sintra as run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    position = sintra.new("azul", seed=7)
    for _ in range(10):
        position.play(position.legal_moves[0])
    path = tmp_path / "game.txt"
    path.write_text(str(Record.of(position, Player_1="Ana")), encoding="utf-8")
    return path


def test_help_names_every_command() -> None:
    told = run("--help").stdout
    for command in ("play", "show", "picture", "perft", "bench"):
        assert command in told


def test_a_record_is_shown_at_a_ply(game: Path) -> None:
    assert "Ana" in run("show", str(game)).stdout
    assert "bag 80" in run("show", str(game), "--ply", "0").stdout


def test_a_picture_is_drawn_from_a_record_and_from_a_position(game: Path, tmp_path: Path) -> None:
    path = tmp_path / "table.svg"
    assert run("picture", str(game), "-o", str(path)).returncode == 0
    assert ElementTree.parse(path).getroot().tag.endswith("svg")
    assert run("picture", sintra.new("azul", seed=1).text).stdout.startswith("<svg")


def test_a_picture_may_be_a_png(game: Path, tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    path = tmp_path / "table.png"
    assert run("picture", str(game), "-o", str(path)).returncode == 0
    assert path.read_bytes().startswith(b"\x89PNG")


def test_where_a_png_cannot_be_made_it_is_said_what_to_install(game: Path, tmp_path: Path) -> None:
    without = "import sys; sys.modules['resvg_py'] = None; sys.argv[0] = 'sintra'; from sintra.cli import main; main()"
    command = [sys.executable, "-c", without, "picture", str(game), "-o", str(tmp_path / "table.png")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "install sintra with the extra “png”" in done.stderr
    assert not (tmp_path / "table.png").exists()


def test_names_are_shown_as_they_were_typed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(Record.of(sintra.new("azul", seed=7), Player_1="Ana :x:", Player_2="[b]Béla[/b]")), encoding="utf-8")
    told = run("show", str(path)).stdout
    assert "Player 1: Ana :x:\nPlayer 2: [b]Béla[/b]\n" in told


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"sintra {sintra.__version__}\n"


def test_perft_stops_at_ctrl_c() -> None:
    counting = started("perft", "12", "--seed", "1")
    assert counting.stdout is not None
    while not counting.stdout.readline().startswith("  3"):
        assert counting.poll() is None
    _, complained = press_ctrl_c(counting)
    assert (counting.returncode, complained) == (130, "")


def test_perft_counts() -> None:
    assert "6,552" in run("perft", "2", "--game", "azul", "--seed", "1").stdout


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("show", "nowhere.txt"), 1, "No such file"),
        (("play", "chess"), 2, "there is no game 'chess'"),
        (("play", "azul", "--players", "9"), 2, "azul is played by 2 or 3 or 4, not 9"),
        (("play", "azul", "-o", "wall=pink"), 2, "'pink' is not one of coloured, grey"),
        (("play", "azul", "-o", "wall"), 2, "name=value"),
        (("play", "azul", "--seat", "3"), 2, "there is no seat 3"),
        (("play", "azul", "--bot", "deep"), 2, "there is no bot 'deep'"),
        (("play", "azul", "--name", "Ana", "--name", "Béla"), 2, "more names than people"),
        (("picture", "azul players=2"), 2, "is missing"),
        (("picture", "azul players=2", "-o", "x.gif"), 2, "neither .svg nor .png"),
        (("picture", sintra.new("azul", seed=1).text, "--theme", "pink"), 2, "'pink' is not one of auto, light, dark"),
        (("perft", "1", "-o", "wall"), 2, "name=value"),
        (("best", "nowhere.txt"), 1, "No such file"),
        (("arena", "azul", "greedy", "random", "-o", "wall"), 2, "name=value"),
        (("arena", "azul", "greedy", "random", "--sprt", "5"), 2, "two numbers"),
        (("show", sys.executable), 2, "is not a text in UTF-8"),
        (("show", "."), 1, "Is a directory"),
    ],
)
def test_what_is_wrong_is_said_in_words_without_a_traceback(arguments: tuple[str, ...], code: int, words: str) -> None:
    done = run(*arguments)
    assert done.returncode == code
    assert words in done.stderr and done.stderr.count("\n") == 1, "one sentence"
    assert done.stdout == ""


def test_a_broken_record_says_where(tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text("Game: azul\n\n1: nothing\n", encoding="utf-8")
    done = run("show", str(path))
    assert done.returncode == 2
    assert "line 3" in done.stderr


def test_a_server_that_is_stopped_while_it_compiles_says_nothing_odd(tmp_path: Path) -> None:
    """Ctrl+C reaches the processes that compile, too, which at that moment are still loading."""
    environment = {**os.environ, "SINTRA_CACHE": str(tmp_path / "cache"), "SINTRA_DATA": str(tmp_path / "data")}
    server = started("serve", "--port", "0", env=environment)
    compilers = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    while len(compilers.read_text().split()) < 2:  # multiprocessing's own helper, and the first of them
        assert server.poll() is None
        time.sleep(0.05)
    told, complained = press_ctrl_c(server)
    assert told.startswith("Sintra is at http://127.0.0.1:")
    assert complained == ""
