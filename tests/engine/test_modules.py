"""The modules that come with the package are those of its sources."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sintra
from sintra.engine.files import DESCRIPTION, MODULE, description, description_file, module_file, sources


@pytest.mark.parametrize("name", sintra.GAMES)
def test_sources_and_modules_belong_together(name: str) -> None:
    game = sintra.game(name)
    described = description(game)
    assert described["sources"] == sources(game), "compiled sources have changed: `make engine` builds the modules again"
    assert described["module"] == hashlib.sha256(module_file(game).read_bytes()).hexdigest(), "engine.json is of another engine.wasm"


def test_comments_and_explanations_are_no_part_of_the_sources(tmp_path: Path) -> None:
    from sintra.engine.files import _said

    one, other, third = tmp_path / "one.py", tmp_path / "other.py", tmp_path / "third.py"
    one.write_text('"""What it does."""\nX = "# 1"  # a number\n\n\ndef f() -> int:\n    """More."""\n    return 1\n')
    other.write_text(
        '"""What\nit does, in other words."""\n\n# a remark\nX = "# 1"\ndef f() -> int:\n    """Less\n    is more.\n    """\n    return 1\n'
    )
    third.write_text('X = "# 2"\ndef f() -> int:\n    return 1\n')
    assert _said(one) == _said(other) == 'X = "# 1"\ndef f() -> int:\n    return 1'
    assert _said(one) != _said(third)


@pytest.mark.long
@pytest.mark.parametrize("name", sintra.GAMES)
def test_building_again_makes_the_same_bytes(name: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "sintra.engine", name, "--into", str(tmp_path)], check=True)
    game = sintra.game(name)
    assert (tmp_path / f"{name}-{MODULE}").read_bytes() == module_file(game).read_bytes()
    assert (tmp_path / f"{name}-{DESCRIPTION}").read_bytes() == description_file(game).read_bytes()


def test_without_a_linker_the_build_says_how_to_get_one(tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-m", "sintra.engine", sintra.GAMES[0]], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode != 0
    assert "scripts/install-lld.sh" in done.stderr
    assert "Traceback" not in done.stderr
