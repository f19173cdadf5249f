"""Every game has every part: mypy compares these modules with what `kernel.parts` asks of them, and the folders are compared here."""

from pathlib import Path

import pytest

import sintra
from sintra.games.azul import outlook as azul_outlook
from sintra.games.azul import picture as azul_picture
from sintra.games.azul import telling as azul_telling
from sintra.games.duel import outlook as duel_outlook
from sintra.games.duel import picture as duel_picture
from sintra.games.duel import telling as duel_telling
from sintra.games.pavilion import outlook as pavilion_outlook
from sintra.games.pavilion import picture as pavilion_picture
from sintra.games.pavilion import telling as pavilion_telling
from sintra.kernel.parts import Outlook, Picture, Telling

PICTURES: dict[str, Picture] = {"azul": azul_picture, "pavilion": pavilion_picture, "duel": duel_picture}
OUTLOOKS: dict[str, Outlook] = {"azul": azul_outlook, "pavilion": pavilion_outlook, "duel": duel_outlook}
TELLINGS: dict[str, Telling] = {"azul": azul_telling, "pavilion": pavilion_telling, "duel": duel_telling}


@pytest.mark.parametrize("name", sintra.GAMES)
def test_a_game_hands_out_the_parts_that_mypy_has_checked(name: str) -> None:
    game = sintra.game(name)
    assert (game.picture, game.outlook, game.telling) == (PICTURES[name], OUTLOOKS[name], TELLINGS[name])


def test_every_game_has_the_files_that_contributing_lists() -> None:
    """A part that has grown too long may have more files, named after it: `rules_tiling.py` beside `rules.py`."""
    root = Path(sintra.__file__).parent / "games"
    listed = CONTRIBUTING.read_text(encoding="utf-8")
    folders = {name: {path.name for path in (root / name).iterdir() if path.name != "__pycache__"} for name in sintra.GAMES}
    common = set.intersection(*folders.values())
    assert not [name for name in common if f"`{name}" not in listed]
    for name, files in folders.items():
        more = {file for file in files - common if not file.startswith(("weights-", "recipe-"))}
        assert not [file for file in more if f"{file.partition('_')[0]}.py" not in common or "_" not in file], name


CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"
