"""Running the engine's JavaScript in node, with a module and a question, for an answer."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sintra.engine.files import description_file, module_file
from sintra.kernel.game import Game

HERE = Path(__file__).parent


def ask(script: str, game: Game, **question: Any) -> Any:
    """What a script of this folder answers: it is given the module's files and the question as JSON, and answers in JSON."""
    node = shutil.which("node")
    if node is None:
        pytest.fail("node is needed for the tests of the engine: scripts/install-node.sh installs it")
    given = {
        "module": str(module_file(game)),
        "description": str(description_file(game)),
        "folder": str(Path(game.package.replace(".", "/"))),
        **question,
    }
    done = subprocess.run([node, str(HERE / script)], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
