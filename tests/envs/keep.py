"""What is kept to be compared with: the pages of docs/observations, OpenSpiel's playthroughs, a digest of what the environments do.

`python -m tests.envs.keep` writes all of it again; read the diff before you commit it. A digest that changed means a new `VERSION`.
"""

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms.generate_playthrough import playthrough

import sintra
from sintra.envs import VERSION, Games
from sintra.envs.document import page
from tests.games.variants import IDS, VARIANTS

ROOT = Path(__file__).parent.parent.parent
PAGES = ROOT / "docs" / "observations"
DATA = Path(__file__).parent / "data"
DIGESTS = DATA / "version.txt"

#: OpenSpiel's playthroughs that are kept: one whole game, and the beginnings of others.
PLAYTHROUGHS = {
    "azul": "sintra_azul",
    "azul-3-grey-rank": "sintra_azul(players=3,wall=grey,returns=rank,limit=12)",
    "pavilion-margin": "sintra_pavilion(returns=margin,limit=25)",
    "duel": "sintra_duel(limit=20)",
}
SEED = 7


def played(label: str) -> str:
    """The playthrough of this label, as text."""
    return "\n".join(line.rstrip() for line in playthrough(PLAYTHROUGHS[label], None, seed=SEED).splitlines()) + "\n"


def digest(name: str, players: int, options: dict[str, Any]) -> str:
    """A short number that changes when what there is to see, to do or to gain does, in some random games."""
    games = Games(name, 8, players, seed=SEED, returns="rank", **options)
    seen = hashlib.blake2b(digest_size=8)
    while not games.done.all():
        for array in (games.flat(), games.legal_mask(), games.to_move):
            seen.update(np.ascontiguousarray(array).tobytes())
        games.step(games.random_actions())
    seen.update(games.payoffs().tobytes())
    seen.update(games._planes.layout.planes.tobytes())
    return seen.hexdigest()


def digests() -> str:
    """The digests of every kind of game, with the version that they belong to."""
    lines = [f"{label} {digest(*variant)}" for label, variant in zip(IDS, VARIANTS, strict=True)]
    return "\n".join([f"version {VERSION}", *lines]) + "\n"


def main() -> None:
    """Write everything again."""
    DATA.mkdir(parents=True, exist_ok=True)
    for name in sintra.GAMES:
        (PAGES / f"{name}.md").write_text(page(sintra.game(name)), encoding="utf-8")
    for label in PLAYTHROUGHS:
        (DATA / f"{label}.txt").write_text(played(label), encoding="utf-8")
    DIGESTS.write_text(digests(), encoding="utf-8")


if __name__ == "__main__":
    main()
