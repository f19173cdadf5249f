"""Records in the browser: what Python writes the page reads, and writes again letter by letter; what Python refuses it refuses, at the same line."""

import random

import pytest

import sintra
from sintra.lines import Node
from sintra.record import Study
from tests.engine.node import ask
from tests.test_variations import TYPED

COMMENTS = ("", "", "", "well (played); then 1: this", "~ dealt")
BROKEN = (
    ("~ ", "", "no-turn"),
    ("Format: 2\n", "", "variation-format"),
    ("Format: 2", "Format: 3", "format-unknown"),
    ("Game: ", "; ", "no-header"),
    ("players=2", "players", "no-option"),
    ("Result: unfinished", "Result: 1 wins", "other-result"),
    (" )\n2: centre yellow > 1", "", "variation-open"),
    ("( 2: centre yellow > 2 )", "( )", "variation-empty"),
    ("( 2: centre", ") ( 2: centre", None),
    ("3 blue > 4", "3 red > 4", None),
    ("Game: azul", "Game:", "header-missing"),
    ("( ", "( ( ", "variation-nowhere"),
    ("1: ", "2: ", None),
)


def branching(game: str, seed: int) -> Study:
    dice = random.Random(f"{game} {seed}")
    nodes = [Node.of(sintra.new(game, dealt=False))]
    for _ in range(150):
        node = nodes[-1] if dice.random() < 0.95 else dice.choice(nodes)
        if moves := node.position.legal_moves:
            nodes.append(node.add_variation(dice.choice(moves)))
            nodes[-1].comment = dice.choice(COMMENTS) if dice.random() < 0.2 else ""
    return Study(nodes[0], {"Player 1": "Ana"})


@pytest.mark.parametrize("name", sintra.GAMES)
def test_the_page_reads_and_writes_what_the_library_does(name: str) -> None:
    texts = [str(branching(name, seed)) for seed in range(5)]
    assert sum("( " in text for text in texts) >= 4
    assert ask("records.mjs", sintra.game(name), texts=texts, notation=sintra.game(name).notation) == texts


def test_the_page_refuses_what_the_library_refuses_at_the_same_line() -> None:
    texts = [TYPED.replace(old, new, 1) for old, new, _ in BROKEN]
    found = ask("records.mjs", sintra.game("azul"), texts=texts, notation=sintra.game("azul").notation)
    for (old, new, problem), text, refusal in zip(BROKEN, texts, found, strict=True):
        with pytest.raises(sintra.BadRecord) as error:
            Study.read(text)
        assert refusal[0] == error.value.line, (old, new, refusal, error.value)
        assert problem in (None, refusal[1])
