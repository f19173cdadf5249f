"""Where the modules are, and whether they are of today's sources."""

import ast
import hashlib
import json
import tokenize
from io import StringIO
from pathlib import Path
from typing import Any

from sintra.kernel.cache import GENERIC, OF_A_GAME, PACKAGE
from sintra.kernel.game import Game

MODULE, DESCRIPTION = "engine.wasm", "engine.json"
BUILDING = (
    "engine/calls.py",
    "engine/description.py",
    "engine/exports.py",
    "engine/judging.py",
    "engine/sha256.py",
    "engine/telling.py",
    "bots/levels.py",
    "dealer.py",
    "picture/editor.py",
)  #: what is compiled for modules alone, and what is data of theirs
SAID_OF_A_GAME = ("phrases.py", "notation.py", "refusal.py", "prompt.py", "forecast.py", "why.py", "comparison.py", "spoken.py")  #: compiled, too
DATA_OF_A_GAME = ("setup.py", "bots.toml", "editor.py")


def module_file(game: Game) -> Path:
    return _folder(game) / MODULE


def description_file(game: Game) -> Path:
    return _folder(game) / DESCRIPTION


def description(game: Game) -> dict[str, Any]:
    """What the module of the game says of itself."""
    found: dict[str, Any] = json.loads(description_file(game).read_bytes())
    return found


def sources(game: Game) -> str:
    """A hash of what the sources of a module say: of code without its comments and explanations."""
    digest = hashlib.blake2b(digest_size=16)
    for pattern in (
        *GENERIC,
        *BUILDING,
        *(f"{_folder(game).relative_to(PACKAGE).as_posix()}/{name}" for name in OF_A_GAME + SAID_OF_A_GAME + DATA_OF_A_GAME),
    ):
        for path in sorted(PACKAGE.glob(pattern)):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(_said(path).encode())
    return digest.hexdigest()


def _said(path: Path) -> str:
    """The lines of a file without what is said to readers alone. Every version of Python finds the same."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.suffix == ".py":
        text = "\n".join(lines) + "\n"
        for token in tokenize.generate_tokens(StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                row, column = token.start
                lines[row - 1] = lines[row - 1][:column]
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node, clean=False) is not None:
                said = node.body[0]
                lines[said.lineno - 1 : said.end_lineno] = [""] * ((said.end_lineno or said.lineno) - said.lineno + 1)
    return "\n".join(line.rstrip() for line in lines if line.strip())


def _folder(game: Game) -> Path:
    return PACKAGE / "games" / game.package.rpartition(".")[2]
