"""What is kept to be compared with: golden playthroughs, perft counts, the pictures of the docs. `make golden` writes all of it again.

Playthroughs are whole games dumped as text that a person can read as a diff.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sintra
from sintra.perft import count
from tests.games.variants import IDS, VARIANTS

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "data" / "golden"
PERFT = ROOT / "tests" / "data" / "perft"
PICTURES = ROOT / "docs" / "pictures"
PLIES = 400
PERFT_PLIES = (0, 15, 60, 130)
PERFT_MOST = 300_000  # sequences counted for one position


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


def perft_lines(name: str) -> Iterator[str]:
    """Positions from random games of every variant, with counts as deep as is quick."""
    yield f"# {name}: position; depth count; depth count …"
    for players, options in ((players, options) for game, players, options in VARIANTS if game == name):
        for plies in PERFT_PLIES:
            dice = random.Random(plies)
            position = sintra.new(name, players, seed=plies + players, dealt=bool(plies), **options)
            for _ in range(plies):
                if position.is_over:
                    break
                position.play(dice.choice(position.legal_moves))
            counts: list[str] = []
            sequences = 1
            for depth in range(1, 6):
                sequences = count(position, depth)
                counts.append(f"{depth} {sequences}")
                if position.is_over or sequences * 40 > PERFT_MOST:
                    break
            yield "; ".join([position.text, *counts])


def picture(name: str) -> str:
    """The picture of a game in the docs: two greedy players somewhat on in the game."""
    position = sintra.new(name, seed=11)
    bot = sintra.bot("greedy", seed=3)
    for _ in range(24):
        position.play(bot.choose(position))
    return position.svg(theme="light")


def path_of(label: str) -> Path:
    """Where a variant's playthrough is kept."""
    return GOLDEN / f"{label}.txt"


def main() -> None:
    """Write everything again."""
    for folder in (GOLDEN, PERFT, PICTURES):
        folder.mkdir(parents=True, exist_ok=True)
    for label, variant in zip(IDS, VARIANTS, strict=True):
        path_of(label).write_text("\n".join(playthrough(*variant)) + "\n", encoding="utf-8")
    for name in sintra.GAMES:
        (PERFT / f"{name}.perft").write_text("\n".join(perft_lines(name)) + "\n", encoding="utf-8")
        (PICTURES / f"{name}.svg").write_text(picture(name) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
