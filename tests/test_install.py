"""What is installed for playing is enough for playing, and not more."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import sintra

HOME = Path(__file__).parent.parent
EXTRAS = (
    "ray",
    "torch",
    "playwright",
    "axe_playwright_python",
    "resvg_py",
    "PIL",
    "gymnasium",
    "pettingzoo",
    "pyspiel",
    "open_spiel",
    "httpx",
    "hypothesis",
)
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({EXTRAS}))\n"


def told_to_do(target: str) -> str:
    """Everything that make would do in a fresh clone."""
    return subprocess.run(["make", "--dry-run", "--always-make", target], cwd=HOME, capture_output=True, text=True, check=True).stdout


def test_make_play_installs_only_what_playing_needs() -> None:
    assert "-e '.'" in told_to_do("play")
    assert "[" not in told_to_do("play").split("-e '.'")[1].split("fi")[0]
    assert ".[dev]" not in told_to_do("play")
    assert ".[dev]" in told_to_do("check")


def test_playing_needs_nothing_of_the_extras(tmp_path: Path) -> None:
    code = (
        WITHOUT + "import sintra.server.server, sintra.server.http.runner\n"
        "from sintra.cli import main; sys.argv = ['sintra', 'play', '--bot', 'greedy']; main()"
    )
    environment = {"SINTRA_DATA": str(tmp_path), "PYTHONPATH": ":".join(sys.path), "HOME": str(Path.home()), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert "Goodbye!" in done.stdout


@pytest.mark.long
def test_a_wheel_holds_every_file_of_the_package_and_plays_where_nothing_else_is(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path, HOME], check=True)
    [wheel] = tmp_path.glob("*.whl")
    listed = subprocess.run(["git", "ls-files", "src/sintra"], cwd=HOME, capture_output=True, text=True, check=True).stdout.split()
    with zipfile.ZipFile(wheel) as opened:
        held = set(opened.namelist())
    assert {name.removeprefix("src/") for name in listed} <= held
    assert {f"sintra/games/{game}/engine.wasm" for game in sintra.GAMES} <= held

    subprocess.run([sys.executable, "-m", "venv", tmp_path / "fresh"], check=True)
    python = tmp_path / "fresh" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True)
    for words in (["play", "--bot", "greedy", "--new"], ["site", str(tmp_path / "site")]):
        done = subprocess.run([python, "-m", "sintra", *words], input="", capture_output=True, text=True, cwd=tmp_path, check=False)
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "site" / "index.html").is_file()
