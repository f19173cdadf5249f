"""Finding puzzles: what passes for one, that moves which are alike are one, and that an interrupted search loses nothing."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import sintra
from sintra.bots import LEVELS
from sintra.cli import app
from sintra.dealer import Dealer
from sintra.kernel.errors import SintraError
from sintra.puzzles.finding import NODES, Deal, look_through
from sintra.puzzles.judging import GAME, Judge, groups
from sintra.puzzles.looking import Looker
from sintra.puzzles.making import Making, Terms
from sintra.puzzles.opening import Opening
from sintra.puzzles.puzzle import LEAST_CHOICES, LEAST_GAP, gap
from sintra.puzzles.shipped import unpacked
from sintra.puzzles.solving import greedy_moves, is_missed
from sintra.puzzles.verifying import read_checks
from sintra.registry import game as find_game

TERMS = Terms("azul", 2, {}, 1)


def test_takes_from_factories_with_the_same_tiles_are_one_choice() -> None:
    position = sintra.new("azul", dealt=False)
    position.play("start 1, BKWW BKWW BBBY BRKW YKKW")
    together = [[position.game.notation[move] for move in kind] for kind in groups(position)]
    assert ["1 white > 3", "2 white > 3"] in together
    assert ["3 blue > 3"] in together
    assert sum(map(len, together)) == len(position.legal_moves)


@pytest.mark.parametrize("game", sintra.GAMES)
def test_moves_that_are_alike_lead_to_positions_of_the_same_worth(game: str) -> None:
    """Judged by one network over what the table looks like, whichever of two factories is empty."""
    for seed in range(40):
        position = sintra.new(game, seed=seed)
        for kind in groups(position):
            if len(kind) > 1:
                judge = Judge(position.game, 2)
                one, other = (judge.value(position, move, 64, 1) for move in kind[:2])
                assert one.chance == pytest.approx(other.chance, abs=0.06)
                return
        if game == "duel":  # its games begin with plates, which all differ
            return
    raise AssertionError("no two factories are alike")


def test_a_choice_that_ends_the_game_is_worth_what_the_end_says() -> None:
    game = sintra.new("azul", seed=3)
    bot = sintra.bot("greedy", seed=1)
    while True:
        move = bot.choose(game)
        after = game.copy()
        after.play(move)
        if after.is_over:
            break
        game = after
    value = Judge(game.game, 2).value(game, int(move), 100, 1)
    share = (game.to_move in after.winners) / len(after.winners)
    assert (value.chance, value.sure) == (share, GAME)


def test_what_is_found_has_one_best_move_that_greedy_misses() -> None:
    looked = look_through(Deal("azul", 2, {}, 10))
    assert looked.puzzles and looked.positions > looked.wide > looked.judged >= len(looked.puzzles)
    for puzzle in looked.puzzles:
        assert puzzle.position().text == puzzle.text
        first = puzzle.position()
        assert len(groups(first)) >= LEAST_CHOICES
        assert greedy_moves(first).isdisjoint(puzzle.steps[0].best)
        for position, step in zip(puzzle.positions(), puzzle.steps, strict=True):
            assert position.to_move == first.to_move
            assert gap(position, step) >= LEAST_GAP - 0.0015  # values are rounded
        assert len(puzzle.solved) == len(LEVELS)


def test_where_levels_are_asked_nothing_is_found_that_the_gentle_ones_understand_at_once() -> None:
    deals = [Deal("azul", 2, {}, number) for number in (6, 7, 8)]
    assert not any(deal.is_blind for deal in deals)
    found = [puzzle for deal in deals for puzzle in look_through(deal).puzzles]
    assert found and all(is_missed(puzzle) for puzzle in found)


@pytest.mark.parametrize("game", sintra.GAMES)
def test_branches_of_one_opening_have_its_moves_in_common_and_draws_of_their_own(game: str) -> None:
    found = find_game(game)
    opening = Opening(found, Looker(keep=False, nodes=NODES))
    one, other, another = (opening.position(2, found.settle(2, {})[1], 2, (1, number // 2), Dealer(bytes([number]))) for number in range(3))
    assert {int(position.state.round_number) for position in (one, other, another)} == {2}
    shared = one.ply
    assert shared == other.ply and [one.at(ply) for ply in range(shared)] == [other.at(ply) for ply in range(shared)]
    assert one != other and one.at(5) != another.at(5)


def test_only_rounds_that_were_asked_for_are_looked_through() -> None:
    deals = [Deal("azul", 2, {}, number, from_round=3, branches=4) for number in range(4)]
    found = [puzzle for deal in deals for puzzle in look_through(deal).puzzles]
    assert found and all(puzzle.position().state.round_number >= 3 for puzzle in found)


def test_equal_deals_find_the_same() -> None:
    assert look_through(Deal("azul", 2, {}, 3)) == look_through(Deal("azul", 2, {}, 3))


def test_what_was_looked_through_before_an_interruption_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "made.jsonl"
    making = Making(TERMS, file)
    for _ in zip(range(2), making.work(1_000), strict=False):
        pass
    with file.open("ab") as cut_off:
        cut_off.write(b'{"number": 2, "pos')
    again = Making(TERMS, file)
    assert again.looked == making.looked and len(again.looked) == 2
    next(again.work(1_000))
    assert sorted(again.looked) == [0, 1, 2]
    assert Making(TERMS, file).looked == again.looked


def test_a_file_of_other_puzzles_or_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "made.jsonl"
    Making(TERMS, file)
    before = file.read_bytes()
    with pytest.raises(SintraError, match="other terms"):
        Making(Terms("azul", 3, {}, 1), file)
    assert file.read_bytes() == before
    file.write_text("shopping list")
    with pytest.raises(SintraError, match="does not hold puzzles"):
        Making(TERMS, file)
    assert file.read_text() == "shopping list"


def test_the_commands_make_ship_and_measure(tmp_path: Path) -> None:
    file, checks, shipped = tmp_path / "made.jsonl", tmp_path / "checks.jsonl", tmp_path / "puzzles.json.gz"

    def run(*words: str) -> str:
        answer = CliRunner().invoke(app, ["puzzles", *words])
        assert answer.exit_code == 0, answer.output
        return answer.output

    assert "puzzles that the gentlest level misses" in run("make", "azul", str(file), "--wanted", "4")
    said = run("ship", str(file), "--output", str(shipped), "--checks", str(checks), "--simulations", "20000")
    standing = [check.name for check in read_checks(checks).values() if check.stands]
    assert standing and f"{len(standing)} stood" in said
    assert sorted(puzzle.name for puzzle in unpacked(shipped.read_bytes())) == sorted(standing)
    assert all(level in run("levels", str(file)) for level in LEVELS)
