"""What lies ahead: tiling told in advance, and the last round announced."""

import random
from itertools import pairwise
from typing import Any

import pytest

import sintra
from sintra.kernel.dispatch import NATURE
from sintra.positions import Position
from tests.games.test_azul_rules import table
from tests.games.variants import IDS, VARIANTS


def played(name: str, players: int, options: dict[str, Any], seed: int) -> list[Position]:
    """The positions of a random game at which somebody decides."""
    chance, position, found = random.Random(seed), sintra.new(name, players, seed=seed, **options), []
    while not position.is_over:
        found.append(position.copy())
        position.play(chance.choice(position.legal_moves))
    return [*found, position]


def brought(position: Position, seat: int) -> list[str]:
    return [str(reason) for reason in position.prospects if reason.seat == seat]


def noticed(position: Position) -> bool:
    return position.game.notice(position.state) is not None


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=IDS)
def test_looking_ahead_changes_nothing(name: str, players: int, options: dict[str, Any]) -> None:
    for position in played(name, players, options, seed=1):
        before = position.text
        position.prospects  # noqa: B018
        assert position.text == before


def test_azul_what_tiling_would_bring_is_what_it_brings() -> None:
    """The last take of a round touches its player's board only, so the others get exactly what they were told."""
    rounds = 0
    positions = played("azul", 3, {}, seed=2)
    for before, after in pairwise(positions):
        mover, ended = before.to_move, after.state.round_number > before.state.round_number
        rounds += bool(ended)
        for seat in range(3):
            if ended and seat != mover:
                assert brought(before, seat) == [str(reason) for reason in after.reasons if reason.seat == seat]
    assert rounds > 2


def test_azul_complete_lines_and_the_floor_line_are_counted() -> None:
    position = table(
        centre="RR", lines="B,-,BBB,-,-/-,-,-,-,-", walls=".YR..,.....,.....,.....,...../.....,.....,.....,.....,.....", floors="MK/-", marker=1
    )
    assert brought(position, 0) == ["+3 player 1: row of 3", "+1 player 1: tile on its own in row 3", "-2 player 1: floor line: 2 spaces"]
    assert brought(position, 1) == []


def test_azul_on_the_grey_wall_the_best_space_is_assumed() -> None:
    position = table(wall="grey", centre="RR", lines="-,BB,-,-,-/-,-,-,-,-", walls=".....,..R..,..Y..,.....,...../.....,.....,.....,.....,.....")
    assert brought(position, 0) == ["+2 player 1: row of 2"]


def test_azul_a_line_that_will_complete_a_row_announces_the_last_round() -> None:
    nearly = "BYRK.,.....,.....,.....,...../.....,.....,.....,.....,....."
    assert noticed(table(centre="RR", lines="W,-,-,-,-/-,-,-,-,-", walls=nearly))
    assert not noticed(table(centre="WW", walls=nearly))


def test_azul_on_the_grey_wall_a_row_is_announced_only_if_its_last_space_is_sure_to_be_filled() -> None:
    wall = ".....,YRBK.,.....,.....,...../.....,.....,.....,.....,....."
    assert noticed(table(wall="grey", centre="RR", lines="-,WW,-,-,-/-,-,-,-,-", walls=wall))
    taken = ".....,YRBK.,.....,.....,....W/.....,.....,.....,.....,....."
    assert not noticed(table(wall="grey", centre="RR", lines="-,WW,-,-,-/-,-,-,-,-", walls=taken))
    assert not noticed(table(wall="grey", centre="RR", lines="W,WW,-,-,-/-,-,-,-,-", walls=wall))


@pytest.mark.parametrize(("name", "last"), [("pavilion", 6), ("duel", 5)])
def test_the_last_of_a_fixed_number_of_rounds_is_announced(name: str, last: int) -> None:
    *running, over = played(name, 2, {}, seed=3)
    for position in running:
        assert noticed(position) == (position.state.round_number == last)
    assert not noticed(over)


def test_duel_tiling_counts_tiles_special_tiles_and_broken_tiles() -> None:
    position = sintra.new("duel", seed=5)
    chance, seen = random.Random(5), set()
    while not position.is_over:
        due = position.prospects
        seen |= {reason.kind for reason in due}
        assert all(reason.points > 0 for reason in due if reason.kind in ("runs", "special"))
        assert not {reason.kind for reason in due} & {"goal", "drawn"}
        position.play(chance.choice(position.legal_moves))
    assert {"runs", "broken", "marker"} <= seen


def test_there_is_nothing_to_foretell_when_nature_is_due_or_the_game_is_over() -> None:
    assert sintra.new("azul", dealt=False).to_move == NATURE
    assert sintra.new("azul", dealt=False).prospects == []
    assert played("azul", 2, {}, seed=4)[-1].prospects == []
