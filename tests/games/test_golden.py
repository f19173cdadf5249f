"""Golden playthroughs: nothing about a game changes unnoticed. Regenerate with `make golden` and read the diff."""

from typing import Any

import pytest

import sintra
from tests.games.variants import IDS, VARIANTS
from tests.golden import PICTURES, path_of, picture, playthrough


@pytest.mark.parametrize(("label", "variant"), list(zip(IDS, VARIANTS, strict=True)), ids=IDS)
def test_playthrough_is_the_golden_one(label: str, variant: tuple[str, int, dict[str, Any]]) -> None:
    assert "\n".join(playthrough(*variant)) + "\n" == path_of(label).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sintra.GAMES)
def test_the_picture_in_the_docs_is_the_one_that_is_drawn(name: str) -> None:
    assert picture(name) + "\n" == (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
