"""What the fuzz begins with: positions of real games of every kind, some of them as one seat sees them, and records of such games."""

import random
from dataclasses import dataclass

import sintra
from sintra.positions import Position
from sintra.record import Record
from tests.games.variants import VARIANTS

KEPT = 40  # positions of a game


@dataclass(frozen=True)
class Sample:
    """Texts of one game, by the ply."""

    positions: list[str]
    record: str


def samples(seed: int) -> list[Sample]:
    """One game of every kind."""
    return [sample(variant, random.Random(f"{seed} {variant}")) for variant in VARIANTS]


def sample(variant: tuple[str, int, dict[str, str]], dice: random.Random) -> Sample:
    """A random game. In some only the first moves are random and the record begins in the middle, as the records of puzzles do."""
    name, players, options = variant
    position = sintra.new(name, players, seed=dice.randrange(1 << 30), dealt=False, **options)
    likes = dice.choice(["", "draw", "floor", "break"])  # what the players of this game like to do: rare things have to happen, too
    texts: list[str] = []
    begun = position.copy()
    while not position.is_over:
        if dice.random() < 0.03:
            begun = Position(position.game, position._copied())
        texts.append(text_of(position, dice))
        play_one(position, dice, likes)
    texts.append(position.text)
    dice.shuffle(texts)
    return Sample(texts[:KEPT], str(record_from(begun, position)))


def text_of(position: Position, dice: random.Random) -> str:
    """The position, or what a seat may know of it."""
    return position.view(dice.randrange(position.players)).text if dice.random() < 0.2 else position.text


def play_one(position: Position, dice: random.Random, likes: str) -> None:
    moves = position.legal_moves
    liked = [move for move in moves if likes in str(move)] if likes and dice.random() < 0.4 else []
    position.play(dice.choice(liked or moves))


def record_from(begun: Position, ended: Position) -> Record:
    plies = next(i for i in range(len(ended.moves) + 1) if ended.after(i) == begun)
    return Record(begun, [int(move) for move in ended.moves[plies:]], {"Player 1": "Ana"})
