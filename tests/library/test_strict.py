"""What is wrong is refused, and the error says what would be right."""

import os
import subprocess
import sys
from pathlib import Path

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
