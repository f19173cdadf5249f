"""Golden playthroughs: whole games dumped as text that a person can read as a diff. `python -m tests.golden` writes them anew."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sintra
from tests.games.variants import IDS, VARIANTS

DATA = Path(__file__).parent / "data" / "golden"
PLIES = 400


def playthrough(name: str, players: int, options: dict[str, Any]) -> Iterator[str]:
    """One random game: every decision with its draws, the choices there were, the reasons, and now and then the table."""
    dice = random.Random(20)
    position = sintra.new(name, players, seed=20, **options)
    yield f"{name} with {players} players {options}"
    yield "draws " + " ".join(map(str, position.moves))
    for ply in range(PLIES):
        if ply % 25 == 0 or position.is_over:
            yield f"\n{position.text}\n{position}\n"
        if position.is_over:
            yield f"winners {[seat + 1 for seat in position.winners]}, standings {position.standings}"
            return
        legal = position.legal_moves
        seat, plies = position.to_move, len(position.moves)
        move = legal[dice.randrange(len(legal))]
        position.play(move)
        draws = " ".join(map(str, position.moves[plies + 1 :]))
        yield f"{seat + 1}: {move} (of {len(legal)}: {', '.join(map(str, legal[:4]))} …)" + (f" | {draws}" if draws else "")
        yield from (f"   {reason}" for reason in position.reasons)


def path_of(label: str) -> Path:
    """Where a variant's playthrough is kept."""
    return DATA / f"{label}.txt"


def main() -> None:
    """Write all playthroughs anew."""
    DATA.mkdir(parents=True, exist_ok=True)
    for label, (name, players, options) in zip(IDS, VARIANTS, strict=True):
        path_of(label).write_text("\n".join(playthrough(name, players, options)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
