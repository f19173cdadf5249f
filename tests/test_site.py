"""The documentation's site: it builds without a broken link, and every public name is in it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    made = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", folder / "cache", ROOT / "docs", folder / "html"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return folder / "html"


def test_every_command_is_described(site: Path) -> None:
    page = (site / "commands.html").read_text(encoding="utf-8")
    for command in ("play", "serve", "arena", "learn", "verify", "perft"):
        assert f"sintra {command}" in page
