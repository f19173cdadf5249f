"""The documentation's site: it builds without a broken link, and every public name is in it."""

import subprocess
import sys
import zlib
from importlib import import_module
from pathlib import Path

import pytest

import sintra

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


def described(site: Path) -> set[str]:
    """Every name that the site describes, from the inventory that Sphinx writes for other sites."""
    *_, packed = (site / "objects.inv").read_bytes().split(b"\n", 4)
    return {line.split()[0] for line in zlib.decompress(packed).decode().splitlines()}


@pytest.mark.parametrize("module", ["sintra", "sintra.arena", "sintra.errors"])
def test_every_public_name_is_in_the_reference(site: Path, module: str) -> None:
    names = [f"{module}.{name}" for name in import_module(module).__all__]
    found = described(site) | {f"sintra.errors.{name}" for name in sintra.errors.__all__ if f"sintra.{name}" in described(site)}
    assert not [name for name in names if name not in found]


def test_every_public_name_has_an_example_that_runs() -> None:
    """In its docstring, or on a page of the reference; both are run as doctests."""
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    shown = "\n".join(line for line in pages.splitlines() if line.startswith((">>> ", "... ", *sintra.__all__)))
    documented = [name for name in sintra.__all__ if ">>>" in (getattr(sintra, name).__doc__ or "")]
    assert not [name for name in sintra.__all__ if name not in documented and name not in shown]
