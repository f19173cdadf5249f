"""Every game has every part: mypy compares these modules with what `kernel.parts` asks of them, and the folders are compared here."""

import re
from pathlib import Path

import pytest

import sintra
from sintra.games.azul import features as azul_features
from sintra.games.azul import forecast as azul_forecast
from sintra.games.azul import picture as azul_picture
from sintra.games.azul import pieces as azul_pieces
from sintra.games.azul import prompt as azul_prompt
from sintra.games.azul import spoken as azul_spoken
from sintra.games.duel import features as duel_features
from sintra.games.duel import forecast as duel_forecast
from sintra.games.duel import picture as duel_picture
from sintra.games.duel import pieces as duel_pieces
from sintra.games.duel import prompt as duel_prompt
from sintra.games.duel import spoken as duel_spoken
from sintra.games.pavilion import features as pavilion_features
from sintra.games.pavilion import forecast as pavilion_forecast
from sintra.games.pavilion import picture as pavilion_picture
from sintra.games.pavilion import pieces as pavilion_pieces
from sintra.games.pavilion import prompt as pavilion_prompt
from sintra.games.pavilion import spoken as pavilion_spoken
from sintra.kernel.parts import Forecast, Picture, Pieces, Prompt, Spoken
from sintra.search.heuristics import Heuristics, heuristics

PICTURES: dict[str, Picture] = {"azul": azul_picture, "pavilion": pavilion_picture, "duel": duel_picture}
PIECES: dict[str, Pieces] = {"azul": azul_pieces, "pavilion": pavilion_pieces, "duel": duel_pieces}
FORECASTS: dict[str, Forecast] = {"azul": azul_forecast, "pavilion": pavilion_forecast, "duel": duel_forecast}
FEATURES: dict[str, Heuristics] = {"azul": azul_features, "pavilion": pavilion_features, "duel": duel_features}
PROMPTS: dict[str, Prompt] = {"azul": azul_prompt, "pavilion": pavilion_prompt, "duel": duel_prompt}
SPOKEN: dict[str, Spoken] = {"azul": azul_spoken, "pavilion": pavilion_spoken, "duel": duel_spoken}


@pytest.mark.parametrize("name", sintra.GAMES)
def test_a_game_hands_out_the_parts_that_mypy_has_checked(name: str) -> None:
    game = sintra.game(name)
    found = game.picture, game.pieces, game.forecast, game.prompt, game.spoken
    assert found == (PICTURES[name], PIECES[name], FORECASTS[name], PROMPTS[name], SPOKEN[name])
    assert heuristics(game) == FEATURES[name]


def test_every_game_has_the_files_that_contributing_lists() -> None:
    root = Path(sintra.__file__).parent / "games"
    listed = set(re.findall(r"^\| `([\w.-]+/?)` \|", LIST.split("## A game's folder")[1].split("\n## ")[0], re.MULTILINE))
    folders = {name: {path.name + "/" * path.is_dir() for path in (root / name).iterdir() if path.name != "__pycache__"} for name in sintra.GAMES}
    assert listed == set.intersection(*folders.values())
    for name, files in folders.items():  # a part that has grown too long has more files, named after it
        more = [file for file in files - listed if not file.startswith(("weights-", "recipe-", "calibration"))]
        assert not [file for file in more if "_" not in file or f"{file.partition('_')[0]}.py" not in listed], name


LIST = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
