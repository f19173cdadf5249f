"""Version 0.1 as an opponent for ever: the program as it was then, with its own weights, in an environment of its own, over the line protocol.

python benchmarks/sintra_0_1.py install
sintra arena azul "diamond seconds=0.3" "program: python benchmarks/sintra_0_1.py diamond seconds=0.3"

The first command takes the sources from this repository's history, installs what they run on in exact versions, and compiles; all of it is in
`build/sintra-0.1`. What has changed since does not change this opponent. It plays all games, with any number of players, and takes what its arena
took: `diamond seconds=0.3`, `gold`, `diamond simulations=2000`.
"""

import json
import os
import subprocess
import sys
import venv
from importlib import import_module
from pathlib import Path

COMMIT = "da6f61f2c7b222b25314246495e825ad6b78c8a8"
ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "sintra-0.1"
SOURCES, READY = HOME / "src", HOME / "ready"
PYTHON = HOME / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
INSIDE = "--inside"  # as it is called in its own environment


def environment() -> dict[str, str]:
    """Its own sources and its own cache of compiled code, whatever the arena runs with."""
    return {**os.environ, "PYTHONPATH": str(SOURCES), "SINTRA_CACHE": str(HOME / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}


def install() -> None:
    """Set everything up; what is there is left as it is."""
    if READY.exists():
        print(f"{HOME} is ready.")
        return
    HOME.mkdir(parents=True, exist_ok=True)
    archive = HOME / "sources.tar"
    subprocess.run(["git", "-C", str(ROOT), "archive", "--output", str(archive), COMMIT, "src"], check=True)
    subprocess.run(["tar", "-xf", str(archive), "-C", str(HOME)], check=True)
    archive.unlink()
    venv.create(HOME / "venv", with_pip=True, clear=True)
    requirements = Path(__file__).with_name("sintra-0.1.txt")
    subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "-r", requirements], check=True)
    subprocess.run([PYTHON, __file__, INSIDE, "compile"], env=environment(), check=True)
    READY.touch()
    print(f"{HOME} is ready.")


def answer_lines(text: str) -> None:
    """In its own environment: one line in, one line out. The bot keeps its tree from one decision to the next, as at a table of its own arena."""
    import sintra

    bot = import_module("sintra.bots").described(text, 1)  # as it was called then
    for line in sys.stdin:
        position = sintra.position(json.loads(line)["position"], dealt=False)
        print(json.dumps({"move": str(bot.choose(position))}), flush=True)


def compile_all() -> None:
    """In its own environment: a game of every kind to its end, so that no contest waits for the compiler."""
    import sintra

    for game in sintra.GAMES:
        for players in sintra.game(game).players:
            position, bot = sintra.new(game, players, seed=1), sintra.bot("bronze", seed=1)
            while not position.is_over:
                position.play(bot.choose(sintra.position(position.view(position.to_move).text, dealt=False)))
            print(f"{game} with {players} players: {position.scores}", flush=True)


def main(words: list[str]) -> None:
    if words[:1] == [INSIDE]:
        compile_all() if words[1:] == ["compile"] else answer_lines(" ".join(words[1:]))
    elif words == ["install"]:
        install()
    elif not words or words[0].startswith("-"):
        sys.exit(__doc__)
    elif not READY.exists():
        sys.exit(f"version 0.1 is not installed yet: python {__file__} install")
    else:
        os.execve(PYTHON, [str(PYTHON), __file__, INSIDE, *words], environment())


if __name__ == "__main__":
    main(sys.argv[1:])
