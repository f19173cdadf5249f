"""The yardstick at Sintra's table: speaks the arena's line protocol on one side and the yardstick program's own on the other.

sintra arena azul "diamond seconds=0.3" "program: python benchmarks/yardstick.py PATH/yardstick.py 300"
"""

import json
import subprocess
import sys
from typing import Any

import sintra
from sintra.games.azul.spec import CENTRE, COLOUR_NAMES, COLUMNS, FACTORIES, FLOOR, MARKER, NOTHING, ROWS


def message(s: Any, milliseconds: int) -> dict[str, Any]:
    """A position of two-player Azul in the yardstick's words."""
    return {
        "ms": milliseconds,
        "to_move": int(s.to_move),
        "factories": [s.displays[f].tolist() for f in range(1, FACTORIES[2] + 1)],
        "centre": s.displays[CENTRE].tolist(),
        "marker_in_centre": bool(s.holder == NOTHING),
        "next_starter": int(s.starter if s.holder == NOTHING else s.holder),
        "bag": s.bag.tolist(),
        "lid": s.lid.tolist(),
        "boards": [board(s, p) for p in range(2)],
    }


def board(s: Any, p: int) -> dict[str, Any]:
    covered = int(s.wall[p, 0] | s.wall[p, 1] | s.wall[p, 2] | s.wall[p, 3] | s.wall[p, 4])
    return {
        "score": int(s.score[p]),
        "wall": [[covered >> (r * COLUMNS + q) & 1 for q in range(COLUMNS)] for r in range(ROWS)],
        "lines": [[int(s.line_colour[p, r]), int(s.line_count[p, r])] for r in range(ROWS)],
        "floor": int(s.floor_count[p]),
        "floor_tiles": [int((s.floor[p] == c).sum()) for c in range(MARKER)],
    }


def notation(answer: dict[str, Any]) -> str:
    source = "centre" if answer["source"] == FACTORIES[2] else answer["source"] + 1
    line = "floor" if answer["line"] == FLOOR else answer["line"] + 1
    return f"{source} {COLOUR_NAMES[answer['colour']]} > {line}"


def main(path: str, milliseconds: str) -> None:
    program = subprocess.Popen([sys.executable, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert program.stdin is not None and program.stdout is not None
    for line in sys.stdin:
        position = sintra.position(json.loads(line)["position"], dealt=False)
        print(json.dumps(message(position.state, int(milliseconds))), file=program.stdin, flush=True)
        print(json.dumps({"move": notation(json.loads(program.stdout.readline()))}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
