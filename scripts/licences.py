"""The licences of everything that Sintra installs with it: `python scripts/licences.py`. It fails if one of them does not say."""

import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = "sintra"
PREFIX = "License :: "


def needed(root: str) -> dict[str, Distribution]:
    """All that a package needs on this machine, by name, and itself."""
    found: dict[str, Distribution] = {}
    waiting, seen = [(root, "")], {(root, "")}
    while waiting:
        name, extra = waiting.pop()
        try:
            package = found[canonicalize_name(name)] = distribution(name)
        except PackageNotFoundError:  # for another system
            continue
        wanted = [Requirement(text) for text in package.requires or ()]
        applies = [one for one in wanted if one.marker is None or one.marker.evaluate({"extra": extra})]
        new = {(canonicalize_name(one.name), part) for one in applies for part in ("", *one.extras)} - seen
        seen |= new
        waiting += new
    return found


def licence(package: Distribution) -> str:
    """What a package says about itself: an expression, a classifier, or its own words."""
    about = package.metadata
    classified = [line.removeprefix(PREFIX).removeprefix("OSI Approved :: ") for line in about.get_all("Classifier") or () if line.startswith(PREFIX)]
    expression, words = (about[name].strip() if name in about else "" for name in ("License-Expression", "License"))
    return expression or ", ".join(classified) or words.partition("\n")[0]


def main() -> int:
    """List them."""
    packages = needed(ROOT)
    packages.pop(ROOT)
    silent = [name for name, package in packages.items() if not licence(package)]
    for name, package in sorted(packages.items()):
        print(f"{name:<22}{package.version:<14}{licence(package) or '?'}")
    if silent:
        print(f"no licence is named by {', '.join(silent)}", file=sys.stderr)
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main())
