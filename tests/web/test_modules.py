"""The page's modules fit together: what one takes from another is there. A browser would find out only where somebody goes."""

import re
from pathlib import Path

import sintra.web

CODE = Path(sintra.web.__file__).parent / "static" / "js"
TAKEN = re.compile(r"^(?:import|export)\s*\{([^}]*)\}\s*from\s*\"(\.[^\"]+)\"", re.MULTILINE)
LOADED = re.compile(r"(?:^import|\bimport\()\s*\"(\.[^\"]+)\"|^import \* as \w+ from \"(\.[^\"]+)\"", re.MULTILINE)
GIVEN = re.compile(r"^export (?:default )?(?:async )?(?:function\*?|class|const|let)\s+(\w+)", re.MULTILINE)
LISTED = re.compile(r"^export\s*\{([^}]*)\}", re.MULTILINE)


def names(listed: str, side: int) -> set[str]:
    """The names in braces: what they are called there (0) or here (-1)."""
    return {re.split(r"\s+as\s+", name.strip())[side] for name in listed.split(",") if name.strip()}


def given(module: Path) -> set[str]:
    text = module.read_text(encoding="utf-8")
    return set(GIVEN.findall(text)).union(*(names(listed, -1) for listed in LISTED.findall(text)))


def test_whatever_a_module_takes_another_gives() -> None:
    modules, missing = sorted(CODE.glob("**/*.js")), []
    taken = 0
    for module in modules:
        text = module.read_text(encoding="utf-8")
        for listed, source in TAKEN.findall(text):
            other = (module.parent / source).resolve()
            wanted = names(listed, 0)
            taken += len(wanted)
            missing += [f"{module.relative_to(CODE)}: {name} from {source}" for name in wanted - (given(other) if other.exists() else set())]
        for pair in LOADED.findall(text):
            if not (module.parent / (pair[0] or pair[1])).resolve().exists():
                missing.append(f"{module.relative_to(CODE)}: {pair[0] or pair[1]}")
    assert not missing
    assert taken > len(modules)
