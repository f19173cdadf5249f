"""What is installed for playing is enough for playing, and not more."""

import subprocess
import sys
from pathlib import Path

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
