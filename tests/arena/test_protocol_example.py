"""The example of docs/bot-protocol.md plays."""

import sys
from pathlib import Path

from sintra.arena.contest import Contest, Terms

DOCS = Path(__file__).parents[2] / "docs" / "bot-protocol.md"


def test_the_example_of_the_documentation_plays_a_game(tmp_path: Path) -> None:
    text = DOCS.read_text(encoding="utf-8")
    code = text.partition("```python\n")[2].partition("```")[0]
    file = tmp_path / "my_bot.py"
    file.write_text(code)
    contest = Contest(Terms("azul", f"program: {sys.executable} {file}", "random"))
    assert [True for _ in contest.play(1)] == [True]
    assert contest.failures() == []
