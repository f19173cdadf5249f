"""Every game has every part: mypy compares these modules with what `kernel.parts` asks of them, and the folders are compared here."""

import re
from pathlib import Path

import pytest

import sintra
from sintra.games.azul import features as azul_features
from sintra.games.azul import outlook as azul_outlook
from sintra.games.azul import picture as azul_picture
from sintra.games.azul import prompt as azul_prompt
from sintra.games.azul import telling as azul_telling
from sintra.games.duel import features as duel_features
from sintra.games.duel import outlook as duel_outlook
from sintra.games.duel import picture as duel_picture
from sintra.games.duel import prompt as duel_prompt
from sintra.games.duel import telling as duel_telling
from sintra.games.pavilion import features as pavilion_features
from sintra.games.pavilion import outlook as pavilion_outlook
from sintra.games.pavilion import picture as pavilion_picture
from sintra.games.pavilion import prompt as pavilion_prompt
from sintra.games.pavilion import telling as pavilion_telling
from sintra.kernel.parts import Outlook, Picture, Prompt, Telling
from sintra.search.heuristics import Heuristics, heuristics

PICTURES: dict[str, Picture] = {"azul": azul_picture, "pavilion": pavilion_picture, "duel": duel_picture}
OUTLOOKS: dict[str, Outlook] = {"azul": azul_outlook, "pavilion": pavilion_outlook, "duel": duel_outlook}
FEATURES: dict[str, Heuristics] = {"azul": azul_features, "pavilion": pavilion_features, "duel": duel_features}
PROMPTS: dict[str, Prompt] = {"azul": azul_prompt, "pavilion": pavilion_prompt, "duel": duel_prompt}
TELLINGS: dict[str, Telling] = {"azul": azul_telling, "pavilion": pavilion_telling, "duel": duel_telling}


@pytest.mark.parametrize("name", sintra.GAMES)
def test_a_game_hands_out_the_parts_that_mypy_has_checked(name: str) -> None:
    game = sintra.game(name)
    assert (game.picture, game.outlook, game.prompt, game.telling) == (PICTURES[name], OUTLOOKS[name], PROMPTS[name], TELLINGS[name])
    assert heuristics(game) == FEATURES[name]


def test_every_game_has_the_files_that_contributing_lists() -> None:
    root = Path(sintra.__file__).parent / "games"
    listed = set(re.findall(r"^\| `([\w.-]+/?)` \|", LIST.split("## A game's folder")[1].split("\n## ")[0], re.MULTILINE))
    folders = {name: {path.name + "/" * path.is_dir() for path in (root / name).iterdir() if path.name != "__pycache__"} for name in sintra.GAMES}
    assert len(listed) > 10
    for name, files in folders.items():
        assert not [file for file in listed if file not in files], name


LIST = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
