"""A game is a folder; everything else is generic: no code outside a game's folder knows it by name."""

import ast
import re
from pathlib import Path

import sintra

ROOT = Path(sintra.__file__).parent
NAMES = re.compile("|".join(sintra.GAMES))
GENERIC = [path for path in ROOT.glob("**/*.py") if "games" not in path.relative_to(ROOT).parts and path.name != "registry.py"]


def spoken(tree: ast.AST) -> list[str]:
    """Every name and every text in the code, docstrings left out: they may give examples."""
    documented = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body and isinstance(node.body[0], ast.Expr)
    }
    words = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
            words.append(node.value)
        elif isinstance(node, (ast.Name, ast.Attribute, ast.ImportFrom)):
            words.append(str(getattr(node, "id", None) or getattr(node, "attr", None) or getattr(node, "module", None)))
    return words


def test_no_game_is_known_by_name_outside_its_folder() -> None:
    assert len(GENERIC) > 20
    found = [
        f"{path.relative_to(ROOT)}: {word[:60]}"
        for path in GENERIC
        for word in spoken(ast.parse(path.read_text(encoding="utf-8")))
        if NAMES.search(word.replace("azulejo", ""))
    ]
    assert not found


def test_the_web_client_knows_no_game_by_name() -> None:
    scripts = list(ROOT.glob("web/**/*.js"))
    assert not [path.name for path in scripts if re.search(r"\b(pavilion|duel)\b", path.read_text(encoding="utf-8"), re.IGNORECASE)]
