"""What is installed for playing is enough for playing, and not more."""

import shutil
import subprocess
import sys
import urllib.request
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


# ── What a release consists of ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_changelog_begins_with_this_version() -> None:
    first = next(line for line in (HOME / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line.startswith("## "))
    assert first.startswith(f"## {sintra.__version__} (")


PYTHONS = ("3.11", "3.12", "3.13")
PLAY = """
import random, sintra
for game in sintra.GAMES:
    played, dice = sintra.new(game, players=2, seed=1), random.Random(1)
    while not played.is_over:
        played.play(dice.choice(list(played.legal_moves)))
    print(game, played.scores)
"""


def python_of(version: str) -> str | None:
    """An interpreter of that version, on the path or among those of pyenv."""
    found = [*Path.home().glob(f".pyenv/versions/{version}.*/bin/python"), shutil.which(f"python{version}")]
    return next((str(path) for path in found if path), None)


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, and a wheel that was made of it."""
    folder = tmp_path_factory.mktemp("release")
    subprocess.run([sys.executable, "-m", "venv", folder / "building"], check=True)
    python = folder / "building" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "build"], check=True)
    subprocess.run([python, "-m", "build", "--outdir", folder / "dist", HOME], check=True, capture_output=True)
    return folder / "dist"


@pytest.mark.long
def test_the_wheel_holds_every_file_of_the_package_and_the_source_what_the_wheel_is_made_of(release: Path) -> None:
    [wheel], [source] = release.glob("*.whl"), release.glob("*.tar.gz")
    assert wheel.name == f"sintra-{sintra.__version__}-py3-none-any.whl" and source.name == f"sintra-{sintra.__version__}.tar.gz"
    listed = subprocess.run(["git", "ls-files", "src/sintra"], cwd=HOME, capture_output=True, text=True, check=True).stdout.split()
    with zipfile.ZipFile(wheel) as opened:
        held = set(opened.namelist())
    assert {name.removeprefix("src/") for name in listed} <= held
    assert {f"sintra/games/{game}/engine.wasm" for game in sintra.GAMES} <= held


@pytest.mark.long
@pytest.mark.parametrize("version", PYTHONS)
def test_the_wheel_installs_from_the_lock_file_serves_and_plays(version: str, release: Path, tmp_path: Path) -> None:
    """As the container does it: everything by its hash, and the wheel beside it."""
    base = python_of(version)
    if base is None:
        pytest.skip(f"there is no Python {version} here")
    subprocess.run([base, "-m", "venv", tmp_path / "fresh"], check=True)
    python = tmp_path / "fresh" / "bin" / "python"
    [wheel] = release.glob("*.whl")
    for what in (["--require-hashes", "-r", str(HOME / "deploy" / "requirements.txt")], ["--no-deps", "--no-index", str(wheel)]):
        subprocess.run([python, "-m", "pip", "install", "--quiet", *what], check=True)
    environment = {"SINTRA_DATA": str(tmp_path / "data"), "SINTRA_CACHE": str(tmp_path / "cache"), "HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}

    def run(*words: str) -> str:
        done = subprocess.run([python, *words], input="", capture_output=True, text=True, cwd=tmp_path, env=environment, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run("-m", "sintra", "--version") == f"sintra {sintra.__version__}\n"
    assert "Goodbye!" in run("-m", "sintra", "play", "--bot", "greedy", "--new")
    assert run("-c", PLAY).count("\n") == len(sintra.GAMES)
    run("-m", "sintra", "site", str(tmp_path / "site"))
    assert (tmp_path / "site" / "index.html").is_file()
    serving = subprocess.Popen([python, "-m", "sintra", "serve", "--port", "0"], stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment)
    try:
        assert serving.stdout is not None
        address = next(word for word in serving.stdout.readline().split() if word.startswith("http"))
        with urllib.request.urlopen(f"{address}ready", timeout=120) as answer:
            assert answer.status == 200
    finally:
        serving.terminate()
        serving.wait()
