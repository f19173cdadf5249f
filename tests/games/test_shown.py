"""What the table shows: the golden hashes of pieces and targets, and the numbers that they are made of.

`make coverage` runs this without compilation, too, against the same hashes: so compiled and uncompiled show the same.
"""

from collections import Counter
from typing import Any

import pytest

import sintra
from sintra.kernel.pieces import BEFORE_NUMBER, PLACE, TOUCHES
from sintra.picture.pieces import earned, laid, pieces_of, targets_of
from sintra.picture.svg import TEXTS
from tests.games.variants import IDS, VARIANTS
from tests.golden import SHOWN, digest, random_game, shown

Variant = tuple[str, int, dict[str, Any]]


@pytest.mark.parametrize(("label", "variant"), list(zip(IDS, VARIANTS, strict=True)), ids=IDS)
def test_what_the_table_shows_is_what_it_showed(label: str, variant: Variant) -> None:
    known = dict(line.split() for line in SHOWN.read_text(encoding="utf-8").splitlines())
    assert digest(shown(*variant)) == known[label]


@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_no_place_has_two_things_and_all_that_is_shown_is_on_this_table(variant: Variant) -> None:
    for position in random_game(*variant):
        there = {name for name, _, _ in position.game.picture.layout(position.state).places()}
        rows = laid(position.game, position.state)
        assert max(Counter(row[PLACE] for row in rows).values()) == 1
        assert {piece.place for piece in pieces_of(position.game, position.state)} <= there
        paths = targets_of(position.game, position.state, [int(move) for move in position.legal_moves])
        assert all(0 < len(path) <= TOUCHES and there.issuperset(path) for path in paths)


@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_numbered_place_is_on_some_table_and_no_name_has_two_numbers(name: str) -> None:
    tables = [sintra.new(game, players, dealt=False, **options) for game, players, options in VARIANTS if game == name]
    somewhere = {place for table in tables for place, _, _ in table.game.picture.layout(table.state).places()}
    places = sintra.game(name).pieces.PLACES
    assert len(set(places)) == len(places)
    assert set(places) <= somewhere


@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_kind_is_written_or_drawn(name: str) -> None:
    game = sintra.game(name)
    written, drawn = game.pieces.KINDS[: len(BEFORE_NUMBER)], game.pieces.KINDS[len(BEFORE_NUMBER) :]
    assert set(written) <= TEXTS.keys()
    assert len(set(drawn)) == len(drawn)
    assert set(drawn) <= game.picture.symbols().keys()


@pytest.mark.parametrize("name", sintra.GAMES)
def test_only_written_kinds_have_numbers(name: str) -> None:
    position = sintra.new(name, seed=1)
    assert all(number == 0 for _, kind, number in laid(position.game, position.state) if kind >= len(BEFORE_NUMBER))


@pytest.mark.parametrize(
    ("name", "kind", "where", "place"),
    [
        ("azul", "runs", 7, "wall-2-2-3"),
        ("azul", "floor-line", 0, "floor-2"),
        ("azul", "row", 3, "wall-2-4-5"),
        ("azul", "column", 3, "wall-2-5-4"),
        ("azul", "colour", 1, ""),
        ("pavilion", "segment", 8, "space-2-2-3"),
        ("pavilion", "star", 6, "space-2-7-1"),
        ("pavilion", "discard", 0, "pass-2"),
        ("pavilion", "corners", 0, "pass-2"),
        ("pavilion", "structure", 3, ""),
        ("duel", "runs", 8, "dome-2-2-3"),
        ("duel", "broken", 0, "broken-2"),
        ("duel", "marker", 0, "held-2"),
        ("duel", "drawn", 2, "stack"),
        ("duel", "goal", 1, ""),
    ],
)
def test_points_float_where_they_were_won(name: str, kind: str, where: int, place: str) -> None:
    position = sintra.new(name, dealt=False)
    assert earned(position.game, position.state, 1, kind, where) == place
