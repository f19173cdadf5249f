"""Every kind of game that the generic tests play: each game with its player counts and options."""

from itertools import product
from typing import Any

PLAYED: dict[str, tuple[tuple[int, ...], dict[str, list[Any]]]] = {
    "azul": ((2, 3, 4), {"wall": ["coloured", "grey"]}),
    "pavilion": ((2, 3, 4), {"board": ["coloured", "grey"], "edition": ["classic", "mini"]}),
    "duel": ((2,), {"goals": ["first", "random", "random4"]}),
}

VARIANTS = [
    (name, players, dict(zip(choices, values, strict=True)))
    for name, (counts, choices) in PLAYED.items()
    for players in counts
    for values in product(*choices.values())
]

IDS = ["-".join([name, str(players), *options.values()]) for name, players, options in VARIANTS]
