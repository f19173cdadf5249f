"""Every kind of game that the generic tests play: each game with its player counts and options."""

from itertools import product
from typing import Any

import sintra

CHOICES: dict[str, dict[str, list[Any]]] = {
    "azul": {"wall": ["coloured", "grey"]},
    "pavilion": {"board": ["coloured", "grey"], "edition": ["classic", "mini"]},
    "duel": {"goals": ["first", "random", "random4"]},
}

VARIANTS = [
    (name, players, dict(zip(CHOICES[name], values, strict=True)))
    for name in sintra.GAMES
    for players in sintra.game(name).players
    for values in product(*CHOICES[name].values())
]

IDS = ["-".join([name, str(players), *options.values()]) for name, players, options in VARIANTS]
