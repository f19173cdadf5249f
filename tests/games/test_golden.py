"""Golden playthroughs: nothing about a game changes unnoticed. Regenerate with `make golden` and read the diff."""

from typing import Any

import pytest

from tests.games.variants import IDS, VARIANTS
from tests.golden import path_of, playthrough


@pytest.mark.parametrize(("label", "variant"), zip(IDS, VARIANTS, strict=True), ids=IDS)
def test_playthrough_is_the_golden_one(label: str, variant: tuple[str, int, dict[str, Any]]) -> None:
    assert "\n".join(playthrough(*variant)) + "\n" == path_of(label).read_text(encoding="utf-8")
