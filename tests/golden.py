"""What is kept to be compared with: golden playthroughs, perft counts, the pictures of the docs. `make golden` writes all of it again.

Playthroughs are whole games dumped as text that a person can read as a diff.
"""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sintra
from sintra.perft import count
from sintra.picture.pieces import earned, pieces_of, targets_of
from tests.games.variants import IDS, VARIANTS

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "data" / "golden"
PERFT = ROOT / "tests" / "data" / "perft"
PICTURES = ROOT / "docs" / "pictures"
SHOWN = GOLDEN / "shown.txt"
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


def random_game(name: str, players: int, options: dict[str, Any], dealt: bool = True) -> Iterator[sintra.Position]:
    """The positions of a random game, one after the other; nature's draws, too, where they are not dealt."""
    dice = random.Random(21)
    position = sintra.new(name, players, seed=21 if dealt else None, dealt=dealt, **options)
    yield position
    for _ in range(PLIES):
        if position.is_over:
            return
        position.play(dice.choice(position.legal_moves))
        yield position


def shown(name: str, players: int, options: dict[str, Any]) -> Iterator[str]:
    """What the table shows in two random games, one of them dealt by hand: the pieces, where to touch for every move, where points float."""
    for dealt in (True, False):
        for position in random_game(name, players, options, dealt):
            game, moves = position.game, position.legal_moves
            for view in (position, *(position.view(seat) for seat in range(players if game.rules.hide else 0))):
                yield " ".join(sorted(f"{piece.kind}@{piece.place}={piece.text}" for piece in pieces_of(game, view.state)))
            paths = targets_of(game, position.state, [int(move) for move in moves])
            yield from (f"{move}: {' '.join(path)}" for move, path in zip(moves, paths, strict=True))
            yield from (f"{reason}: {earned(game, position.state, reason.seat, reason.kind, reason.place)}" for reason in position.reasons)


def digest(lines: Iterator[str]) -> str:
    """A hash in the place of thousands of lines."""
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


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
    SHOWN.write_text("".join(f"{label} {digest(shown(*variant))}\n" for label, variant in zip(IDS, VARIANTS, strict=True)), encoding="utf-8")
    for name in sintra.GAMES:
        (PERFT / f"{name}.perft").write_text("\n".join(perft_lines(name)) + "\n", encoding="utf-8")
        (PICTURES / f"{name}.svg").write_text(picture(name) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
