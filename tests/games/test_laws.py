"""Laws that hold for every game, in every position that play can reach."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sintra
from sintra.kernel.errors import AmbiguousMove, IllegalMove, UnreadableMove
from sintra.positions import Position
from sintra.record import Record, read
from sintra.words import say
from tests.games.variants import IDS, VARIANTS

Variant = tuple[str, int, dict[str, Any]]

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
few = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32)


def reach(variant: Variant, seed: int, dealt: bool = True) -> Position:
    """A position somewhere in a random game."""
    name, players, options = variant
    dice = random.Random(seed)
    position = sintra.new(name, players, seed=seed, dealt=dealt, **options)
    for _ in range(dice.randrange(150)):
        if position.is_over:
            break
        position.play(dice.choice(position.legal_moves))
    return position


@every_variant
@few
@given(seed=seeds)
def test_every_legal_move_applies_and_undo_restores_the_position(variant: Variant, seed: int) -> None:
    position = reach(variant, seed)
    before = position.copy()
    for move in position.legal_moves:
        position.play(move)
        assert position != before
        position.undo()
        assert position == before


@every_variant
@few
@given(seed=seeds, data=st.data())
def test_an_illegal_move_is_refused_with_a_rule_and_changes_nothing(variant: Variant, seed: int, data: st.DataObject) -> None:
    position = reach(variant, seed)
    before = position.copy()
    legal = set(map(int, position.legal_moves))
    for _ in range(20):
        move = data.draw(st.integers(0, position.game.moves - 1).filter(lambda move: move not in legal))
        with pytest.raises(IllegalMove) as refusal:
            position.play(move)
        assert refusal.value.rule.id.startswith("refuse-")
        assert refusal.value.words
        assert position == before


@every_variant
@few
@given(seed=seeds)
def test_the_change_of_every_score_is_the_sum_of_its_reasons(variant: Variant, seed: int) -> None:
    name, players, options = variant
    dice = random.Random(seed)
    position = sintra.new(name, players, seed=seed, **options)
    for _ in range(120):
        if position.is_over:
            break
        before = position.scores
        position.play(dice.choice(position.legal_moves))
        earned = [sum(reason.points for reason in position.reasons if reason.seat == seat) for seat in range(players)]
        assert [after - old for after, old in zip(position.scores, before, strict=True)] == earned
        assert all(str(reason) for reason in position.reasons)


@every_variant
@few
@given(seed=seeds)
def test_position_texts_read_back_to_the_same_position(variant: Variant, seed: int) -> None:
    position = reach(variant, seed, dealt=bool(seed % 3))
    again = sintra.position(position.text, dealt=False)
    assert again == position
    assert again.text == position.text
    assert eval(repr(position), {"sintra": sintra}).text


@every_variant
@few
@given(seed=seeds)
def test_records_replay_to_the_same_position_and_scores(variant: Variant, seed: int) -> None:
    position = reach(variant, seed)
    text = str(Record.of(position, Player_1="Ana", Player_2="Béla"))
    record = read(text)
    assert record.final() == position
    assert record.final().scores == position.scores
    assert record.moves == list(map(int, position.moves))
    assert str(record) == text


@every_variant
@few
@given(seed=seeds)
def test_equal_seeds_deal_equal_games(variant: Variant, seed: int) -> None:
    assert reach(variant, seed) == reach(variant, seed)
    name, players, options = variant
    assert sintra.new(name, players, seed=seed, **options).moves == sintra.new(name, players, seed=seed, **options).moves


@every_variant
@few
@given(seed=seeds)
def test_undone_and_played_again_a_move_brings_the_same_draws(variant: Variant, seed: int) -> None:
    position = reach(variant, seed)
    if not position.is_over:
        move = position.legal_moves[seed % len(position.legal_moves)]
        position.play(move)
        once = position.copy()
        position.undo()
        position.play(move)
        assert position == once


@every_variant
@few
@given(seed=seeds)
def test_a_view_shows_the_seat_the_same_choices(variant: Variant, seed: int) -> None:
    position = reach(variant, seed)
    if not position.is_over:
        view = position.view(position.to_move)
        assert list(view.legal_moves) == list(position.legal_moves)
        assert view.scores == position.scores
        assert view.view(position.to_move) == view
        assert not view.moves


@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_move_has_a_notation_of_its_own_that_reads_back(name: str) -> None:
    game = sintra.game(name)
    assert len(set(game.notation)) == game.moves
    position = sintra.new(name, seed=1)
    for move, text in enumerate(game.notation):
        assert position.read_move(text) == move
        assert position.read_move(f"  {text.upper()} ") == move
        assert say(game.describe(move), game.package)


@pytest.mark.parametrize("name", sintra.GAMES)
def test_a_colour_may_be_given_by_the_letter_that_boards_show(name: str) -> None:
    position = sintra.new(name, seed=1)
    letter_of = {colour: letter for letter, colour in position.game.letters.items()}
    for move in position.legal_moves:
        letters = " ".join(letter_of.get(word, word) for word in str(move).split())
        assert position.read_move(letters) == move
        assert position.read_move(letters.lower()) == move


@pytest.mark.parametrize("name", sintra.GAMES)
def test_nonsense_is_no_move(name: str) -> None:
    position = sintra.new(name, seed=1)
    for text in ("", "xyzzy", "99 purpleish", "\x00", "3 > > 3", "🀄"):
        with pytest.raises((UnreadableMove, AmbiguousMove)):
            position.play(text)
        assert all(str(move) != text for move in position.legal_moves)
    for number in (-1, position.game.moves, 10**9):
        with pytest.raises(IllegalMove):
            position.play(number)


@pytest.mark.parametrize("name", sintra.GAMES)
def test_a_position_holds_no_generator_and_no_order_of_things_to_come(name: str) -> None:
    """Two games that were dealt the same so far are equal to the byte, whatever their dealers hold ready."""
    one, other = (sintra.new(name, seed=1) for _ in range(2))
    other.dealer = sintra.Dealer.from_seed(2)
    assert one == other
    assert np.array_equal(one._record.view(np.uint8), other._record.view(np.uint8))
