"""A game is a folder; everything else is generic: nothing outside a game's folder knows it by name."""

import ast
import re
from pathlib import Path

import sintra

ROOT = Path(sintra.__file__).parent
NAMES = re.compile("|".join(sintra.GAMES))
WORDS = re.compile(rf"\b({'|'.join(sintra.GAMES)}|{'|'.join(name.title() for name in sintra.GAMES[1:])})\b")  # "Azul" is also the family's name
DRAWN = {".npz", ".png", ".webp", ".pyc"}
GENERIC = [path for path in ROOT.glob("**/*") if path.is_file() and "games" not in path.relative_to(ROOT).parts and path.name != "registry.py"]


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


def test_no_code_knows_a_game_by_name_outside_its_folder() -> None:
    code = [path for path in GENERIC if path.suffix == ".py"]
    assert len(code) > 20
    found = [
        f"{path.relative_to(ROOT)}: {word[:60]}"
        for path in code
        for word in spoken(ast.parse(path.read_text(encoding="utf-8")))
        if NAMES.search(word.replace("azulejo", ""))
    ]
    assert not found


def test_no_other_file_names_a_game_outside_its_folder() -> None:
    """Pages, styles, scripts, words, settings, notes: comments too."""
    others = [path for path in GENERIC if path.suffix not in {".py", *DRAWN}]
    assert {".js", ".css", ".html", ".ftl", ".svg", ".md"} <= {path.suffix for path in others}
    assert not [f"{path.relative_to(ROOT)}: {found[0]}" for path in others if (found := WORDS.search(path.read_text(encoding="utf-8")))]
    assert not [path for path in GENERIC if WORDS.search(path.name)]


def test_scripts_import_one_way() -> None:
    """Tools know no page, and pages know of each other only what is listed."""
    allowed = {"net": {"kit", "local"}, "kit": {"net"}, "record": {"engine"}, "local": {"engine", "kit", "net", "record"}, "engine": set()}
    allowed |= {"rules": {"kit", "net"}, "start": {"kit", "lesson", "local", "net"}, "table": {"kit", "lesson", "net", "rules"}}
    allowed |= {"replay": {"kit", "net", "rules", "table"}, "lesson": {"engine", "kit", "local", "net", "table"}, "device": {"kit", "net", "table"}}
    allowed |= {
        "analysis": {"engine", "kit", "local", "net", "record", "rules", "start", "table"},
        "statistics": {"engine", "kit", "local", "net", "review"},
    }
    allowed |= {"review": {"engine", "kit", "local", "net", "table"}, "learn": {"engine", "kit", "local", "net", "review", "table"}}
    allowed |= {"puzzles": {"kit", "lesson", "local", "net", "review"}}
    scripts = ROOT / "web" / "static" / "js"
    found = [
        f"{path.relative_to(scripts)} imports {name}"
        for path in scripts.glob("*/**/*.js")
        for name in re.findall(r'from "\.\./(\w+)/', path.read_text(encoding="utf-8"))
        if name not in allowed.get(path.relative_to(scripts).parts[0], {"kit", "net"})
    ]
    assert not found


def test_no_script_style_or_page_has_an_address_that_holds_only_at_a_root() -> None:
    """The page may lie in any folder; `/api/` is where a server that has the whole host answers."""
    absolute = re.compile(r"""["'`(]/(?!api/)[a-z]+[/.?`"'$]""")
    sources = [path for path in GENERIC if path.suffix in {".js", ".css", ".html"}]
    assert len(sources) > 50
    assert not [f"{path.name}: {found[0]}" for path in sources if (found := absolute.search(path.read_text(encoding="utf-8")))]


def test_the_walk_in_contributing_names_files_that_are_there() -> None:
    """A path is of `src/sintra/` or of the repository; a name alone is beside the last one, or in every game's folder."""
    root = ROOT.parents[1]
    page = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/.-]+\.(?:py|js|toml|npz)|[\w/]+/)`", page.split("## Where things are")[1].split("## The rules")[0])
    named += re.findall(r"`([\w/.-]+\.(?:py|js))`", page.split("## A stranger's walk")[1].split("\n## ")[0])
    assert len(named) > 50
    folders = [ROOT, root, ROOT / "server", ROOT / "web", *(ROOT / "games" / name for name in sintra.GAMES)]
    missing = []
    for name in named:
        folders += [(ROOT / name).parent] * (ROOT / name).exists() + [(root / name).parent] * (root / name).exists()
        if not any((folder / name).exists() for folder in folders):
            missing.append(name)
    assert not missing
