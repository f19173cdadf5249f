"""The yardstick at Sintra's table: speaks the arena's line protocol on one side and the yardstick program's own on the other.

sintra arena azul "diamond seconds=0.3" "program: python benchmarks/yardstick.py PATH/yardstick.py 300"
"""

import json
import re
import subprocess
import sys
from typing import Any

LETTERS, MARKER = "BYRKW", "M"
COLOURS = ("blue", "yellow", "red", "black", "white")
CENTRE, FLOOR = 5, 5  # the yardstick's numbers for them as source and as line


def tiles(text: str) -> list[int]:
    """How many tiles of each colour a text like `BB3R` names."""
    counts = [0] * len(LETTERS)
    for number, letter in re.findall(r"([0-9]*)([BYRKW])", text):
        counts[LETTERS.index(letter)] += int(number or 1)
    return counts


def message(text: str, milliseconds: int) -> dict[str, Any]:
    """A position text of two-player Azul in the yardstick's words."""
    fields = dict(part.split("=", 1) for part in text.split()[1:])
    boards = zip(*(fields[name].split("/") for name in ("scores", "walls", "lines", "floors")), strict=True)
    return {
        "ms": milliseconds,
        "to_move": int(fields["to"]) - 1,
        "factories": [tiles(factory) for factory in fields["factories"].split(",")],
        "centre": tiles(fields["centre"]),
        "marker_in_centre": fields["marker"] == "centre",
        "next_starter": int(fields["start"] if fields["marker"] == "centre" else fields["marker"]) - 1,
        "bag": tiles(fields["bag"]),
        "lid": tiles(fields["lid"]),
        "boards": [board(*parts) for parts in boards],
    }


def board(score: str, wall: str, lines: str, floor: str) -> dict[str, Any]:
    return {
        "score": int(score),
        "wall": [[int(space != ".") for space in row] for row in wall.split(",")],
        "lines": [[next((c for c, n in enumerate(held) if n), -1), sum(held)] for held in map(tiles, lines.split(","))],
        "floor": sum(tiles(floor)) + floor.count(MARKER),
        "floor_tiles": tiles(floor),
    }


def notation(answer: dict[str, Any]) -> str:
    source = "centre" if answer["source"] == CENTRE else answer["source"] + 1
    line = "floor" if answer["line"] == FLOOR else answer["line"] + 1
    return f"{source} {COLOURS[answer['colour']]} > {line}"


def main(path: str, milliseconds: str) -> None:
    program = subprocess.Popen([sys.executable, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert program.stdin is not None and program.stdout is not None
    for line in sys.stdin:
        print(json.dumps(message(json.loads(line)["position"], int(milliseconds))), file=program.stdin, flush=True)
        print(json.dumps({"move": notation(json.loads(program.stdout.readline()))}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
