"""Duel's secrets: a view shows a seat what it knows and nothing else, and what it does not know is imagined as likely as it is."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import sintra
from sintra.games.duel.rules import RULES
from sintra.games.duel.spec import BACKED, CHIP_GONE, COLOURS, KEEP, MOVES, PLACE, PLATES, PLAYERS, TILES_OF_A_COLOUR
from sintra.kernel.compile import is_compiling
from sintra.kernel.dispatch import NATURE
from sintra.kernel.piles import counts
from sintra.kernel.playout import quick_deal
from sintra.kernel.random import generator
from sintra.positions import Position
from tests.games.test_duel_rules import table

few = settings(max_examples=20 if is_compiling else 1, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32)


def curious(dice: random.Random, position: Position) -> int:
    """A player who likes to draw plates, so that much is put back."""
    moves = list(map(int, position.legal_moves))
    names = list(map(str, position.legal_moves))
    if "draw" in names and dice.random() < 0.7:
        return moves[names.index("draw")]
    return dice.choice(moves)


def positions(seed: int, plies: int = 200) -> Iterator[Position]:
    """The positions of a game between curious players, one after the other; nature plays like anybody else."""
    dice = random.Random(seed)
    position = sintra.new("duel", dealt=False)
    for _ in range(plies):
        if position.is_over:
            return
        if position.to_move == NATURE:
            moves = list(map(int, position.legal_moves))
            position.play(dice.choices(moves, [RULES.weight(position.state, move) for move in moves])[0])
        else:
            position.play(curious(dice, position))
        yield position


def some_position(seed: int) -> Position:
    """Somewhere in such a game, where something is drawn or was put back if possible."""
    found = sintra.new("duel", seed=seed)
    for n, position in enumerate(positions(seed)):
        if (position.state.in_story or position.state.in_drawn) and n % 7 == seed % 7:
            found = position.copy()
    return found


# ── Views ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@few
@given(seed=seeds, seat=st.integers(0, 1))
def test_positions_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(seed: int, seat: int) -> None:
    position = some_position(seed)
    view = position.view(seat)
    for number in range(5):
        other = position.imagine(seat, seed=number)
        assert other.view(seat) == view


@few
@given(seed=seeds, seat=st.integers(0, 1))
@example(seed=38, seat=0)
@example(seed=38, seat=1)
@example(seed=77, seat=0)
@example(seed=77, seat=1)
def test_a_seat_sees_its_own_choices_and_the_text_of_a_view_reads_back(seed: int, seat: int) -> None:
    position = some_position(seed)
    view = position.view(seat)
    if position.to_move == seat:
        assert list(view.legal_moves) == list(position.legal_moves)
    assert sintra.position(view.text, dealt=False) == view
    assert sintra.position(position.text, dealt=False) == position
    assert str(view)


def put_back(position: Position) -> None:
    """Player 1 draws three plates, keeps the second and puts the others back."""
    for move in ("draw", "back wild", "draw", "back special", "draw", "back wild", "stop"):
        position.play(move)
    for move in ("front special RTK", "front wild RTK", "front special KBR", "keep wild RTK", "return special KBR"):
        position.play(move)


def test_only_the_drawer_sees_the_fronts_what_he_keeps_and_the_order_of_return() -> None:
    position = table(tokens="1/1", display="sTYK,-,-", suns="-,BYRK,-,-,-", chips="?,-,-,-")
    put_back(position)
    mine, yours = position.view(0).text, position.view(1).text
    assert "drawn=sRTK,wRTK,sKBR" in mine
    assert "plate=wRTK" in mine
    assert "sKBR@1,sRTK@1" in mine
    assert "drawn=s?,w?,s?" in yours
    assert "plate=" not in yours
    assert ",?@1,?@1 " in yours
    position.play("place 1 top left")
    assert "story=1:wRTK:sRTK.wRTK.sKBR:sKBR.sRTK" in position.view(0).text
    assert "story=1:wRTK:s?.w?.s?:?.?" in position.view(1).text


def test_imagining_in_the_middle_of_a_turn_leaves_the_view_as_it_is() -> None:
    """Drawing, looking, keeping, putting back, placing, and a plate that was put back turned up on the display."""
    position = table(**NEARLY_ALL, stack="s?,?,?,?,?")
    played = ("draw", "back special", "draw", "back wild", "draw", "back wild", "stop", "front special BKT", "front special TBY", "front wild TBY")
    kept = (
        "keep special TBY",
        "return wild TBY",
        "place 7 top left",
        "draw",
        "back special",
        "draw",
        "draw",
        "stop",
        "front wild YRB",
        "front special YRB",
    )
    again = ("keep special YRB", "return wild TBY", "place 8 top left", "draw", "stop", "place 9 top left", "sun 1 blue")
    for move in (*played, *kept, *again):
        position.play(move)
        for seat in range(PLAYERS):
            imagined = position.imagine(seat, seed=3)
            assert conserved(imagined)
            assert imagined.view(seat) == position.view(seat)


def test_a_plate_that_was_put_back_and_turned_up_on_the_display_is_told_to_both() -> None:
    position = table(**{**NEARLY_ALL, "tokens": "1/0", "suns": "-,-,-,-,-", "chips": "-,-,-,-", "round": 3}, stack="s?,?,?,?,?")
    for move in (
        "draw",
        "back special",
        "draw",
        "back wild",
        "draw",
        "back wild",
        "stop",
        "front special BKT",
        "front special TBY",
        "front wild TBY",
    ):
        position.play(move)
    for move in ("keep special TBY", "return wild TBY", "place 7 top left", "front wild YRB", "back special", "front special YRB"):
        position.play(move)
    assert position.state.in_story > 0
    assert "display=wYRB,sYRB,wTBY stack=sBKT@1" in position.text
    for seat in range(PLAYERS):
        assert position.view(seat).text.split(" story=")[1].endswith(",wYRB,sYRB,wTBY")
        assert "stack=sBKT@1" in position.imagine(seat, seed=1).text, "there is only one plate that it can be"


@few
@given(seed=seeds)
def test_draws_dealt_in_a_row_conserve_everything_and_leave_a_player_to_move(seed: int) -> None:
    moves, random_numbers, dice = np.zeros(MOVES, np.int32), generator(seed), random.Random(seed)
    position = sintra.new("duel", goals="random", dealt=False)
    for _ in range(80):
        quick_deal(position.state, random_numbers, moves)
        assert position.to_move != NATURE
        assert conserved(position)
        if position.is_over:
            break
        position.play(dice.choice(position.legal_moves))


@few
@given(seed=seeds)
def test_who_sees_a_move_is_who_may_know_it(seed: int) -> None:
    for position in positions(seed, 120):
        for move in map(int, position.legal_moves):
            secret = KEEP <= move < PLACE or (str(sintra.game("duel").notation[move]).startswith("front") and position.state.in_drawn > 0)
            assert RULES.seen_by is not None
            assert RULES.seen_by(position.state, move) == (1 << int(position.state.turn) if secret else 0b11)


# ── Imagining ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def conserved(position: Position) -> bool:
    """Thirteen tiles of each colour, eighteen plates in different places."""
    s = position.state
    for c in range(COLOURS):
        n = sum(counts(pile, COLOURS)[c] for pile in (s.bag, s.tower, s.large_moon, *s.suns, *s.broken))
        n += sum(int(moon >> 8 * i & 0xFF == 1 << c) for moon in s.moons for i in range(3))
        n += int(s.line_count[s.line_colour == c].sum()) + sum(int(s.tiles[p, c]).bit_count() for p in range(PLAYERS))
        n += int(s.held) if s.held_colour == c else 0
        if n != TILES_OF_A_COLOUR:
            return False
    located = [int(plate) for plate in (*s.display, *s.stack, *s.drawn, *s.plates.flat) if 0 <= plate < BACKED]
    located = sorted({*located, int(s.plate)} - {-1}) if s.put_back or s.plate >= 0 else sorted(located)
    undecided = [plate for plate in range(PLATES) if int(s.undecided) >> plate & 1]
    return sorted([*located, *undecided]) == list(range(PLATES))


@few
@given(seed=seeds, seat=st.integers(0, 1))
def test_games_go_on_from_an_imagined_position_and_conserve_everything(seed: int, seat: int) -> None:
    dice = random.Random(seed)
    position = some_position(seed).imagine(seat, seed=seed)
    assert conserved(position)
    while not position.is_over:
        moves = list(map(int, position.legal_moves))
        weights = [RULES.weight(position.state, move) if position.to_move == NATURE else 1 for move in moves]
        position.play(dice.choices(moves, weights)[0])
        assert conserved(position)
    assert (position.state.chips == CHIP_GONE).all()
    assert (position.state.plates >= 0).all()


def frequencies(position: Position, seat: int, samples: int) -> Counter[str]:
    """How often each stack is imagined, as its text."""
    found: Counter[str] = Counter()
    random_numbers = generator(11)
    record = np.zeros(1, position.game.state)
    for _ in range(samples):
        record[0] = position.state
        assert RULES.imagine is not None
        RULES.imagine(record[0], seat, random_numbers)
        s = record[0]
        found[",".join(str(plate) for plate in s.stack[: int(s.returned)])] += 1
    return found


def expect(found: Counter[str], chances: dict[str, float]) -> None:
    """Every outcome about as often as it should be (five standard deviations), and none else."""
    samples = sum(found.values())
    assert set(found) <= set(chances)
    for outcome, chance in chances.items():
        deviation = (chance * (1 - chance) / samples) ** 0.5
        assert abs(found[outcome] / samples - chance) < 5 * deviation + 1e-9, outcome


SAMPLES = 6_000 if is_compiling else 300

# All plates but five lie on the domes or on the display; nobody has looked at those in the stack.
NEARLY_ALL = {
    "plates": "sTYK1,sRTK1,sKBR1,sKYB1,sBTR1,sRKY1,-,-,-/wTYK1,wRTK1,wKBR1,wYRT1,wBTR1,wRKY1,wBKT1,-,-",
    "tokens": "2/2",
    "display": "-,-,-",
    "round": 3,
    "suns": "-,BYRK,-,-,-",
    "chips": "?,-,-,-",
}


def test_fronts_that_the_other_looked_at_are_imagined_as_likely_as_each_other() -> None:
    """Player 1 drew two special plates and put one back; player 2 has seen neither it nor the one left over."""
    position = table(**NEARLY_ALL, stack="s?,?,?,?,?")
    for move in (
        "draw",
        "back special",
        "draw",
        "back wild",
        "stop",
        "front special BKT",
        "front special TBY",
        "keep special BKT",
        "place 7 top left",
    ):
        position.play(move)
    expect(frequencies(position, 1, SAMPLES), {"7": 1 / 2, "8": 1 / 2})
    expect(frequencies(position, 0, 50), {"7": 1})


def test_the_back_on_top_tells_which_of_the_plates_put_back_may_lie_there() -> None:
    """Player 1 drew everything, so what he put back first is on top and shows its back."""
    position = table(**NEARLY_ALL, stack="s?,?,?,?,?")
    for move in ("draw", "back special", "draw", "back special", "draw", "back wild", "draw", "back wild", "draw"):
        position.play(move)
    for plate in ("special BKT", "special TBY", "special YRB", "wild TBY", "wild YRB"):
        if f"front {plate}" in map(str, position.legal_moves):
            position.play(f"front {plate}")
    for move in ("keep special BKT", "return wild TBY", "return special TBY", "return special YRB", "place 7 top left"):
        position.play(move)
    assert "stack=wTBY@1,sTBY@1,sYRB@1,wYRB@1" in position.text
    orders = [order for order in permutations((7, 8, 16, 17)) if order[-1] >= 9]
    expect(frequencies(position, 1, SAMPLES), {",".join(map(str, order)): 1 / len(orders) for order in orders})


@pytest.mark.parametrize("seed", range(6 if is_compiling else 1))
def test_imagining_agrees_with_counting_every_story(seed: int) -> None:
    """Both players draw from a small stack, put back, and draw again what the other or they themselves had put back."""
    dice = random.Random(seed)
    position = table(**NEARLY_ALL, stack="s?,?,?,?,?")
    compared = 0
    while int(position.state.tokens.sum()) or position.state.stage != 4:
        names = list(map(str, position.legal_moves))
        if position.to_move == NATURE:
            weights = [RULES.weight(position.state, int(move)) for move in position.legal_moves]
            position.play(dice.choices(names, weights)[0])
        elif "draw" in names and dice.random() < 0.8:
            position.play("draw")
        else:
            plates = [name for name in names if name.split()[0] not in ("sun", "moon", "chip")]
            position.play(dice.choice(plates or names))
        if position.state.stage == 4 and position.state.in_story:
            for seat in range(PLAYERS):
                expect(frequencies(position, seat, SAMPLES // 2), chances_by_counting(position.view(seat), seat))
                compared += 1
    assert compared or seed


def chances_by_counting(view: Position, seat: int) -> dict[str, float]:
    """The chance of every stack of returned plates: of all orders of stack and return, those that fit the view."""
    s = view.state
    events = story_of(view)
    on_domes = {int(plate) for plate in s.plates.flat} - {kept for _, kept, _, _ in events}
    outcomes: Counter[str] = Counter()
    for order in permutations(plate for plate in range(PLATES) if plate not in on_domes):
        for stack in tellings(list(order), events, seat):
            if int(s.in_stack) and shown(stack[0]) != shown(int(s.stack[s.in_stack - 1])):
                continue
            outcomes[",".join(str(plate) for plate in list(reversed(stack))[: int(s.returned)])] += 1
    total = sum(outcomes.values())
    return {outcome: n / total for outcome, n in outcomes.items()}


Event = tuple[int, int, list[int], list[int]]  # who, kept, drawn, returned


def story_of(view: Position) -> list[Event]:
    words, events = view.state.story[: int(view.state.in_story)].tolist(), []
    while words:
        by, n, kept = words[0] - BACKED - 2, words[1], words[2]
        events.append((by, kept, words[3 : 3 + n], words[3 + n : 2 + 2 * n]))
        words = words[2 + 2 * n :]
    return events


def shown(plate: int) -> int:
    """The back of a plate."""
    return plate - BACKED if plate >= BACKED else plate // 9


def tellings(stack: list[int], events: list[Event], seat: int) -> Iterator[list[int]]:
    """Every stack, from the top, to which the events can lead from this one."""
    if not events:
        yield stack
        return
    (by, kept, drawn, returned), rest = events[0], events[1:]
    hand, below = stack[: len(drawn)], stack[len(drawn) :]
    if kept not in hand:
        return
    others = [plate for plate in hand if plate != kept]
    if by == seat:
        if hand == drawn:
            yield from tellings(below + returned, rest, seat)
    elif list(map(shown, hand)) == list(map(shown, drawn)):
        for order in permutations(others):
            yield from tellings(below + list(order), rest, seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_when_nothing_is_hidden_nothing_is_imagined(seat: int) -> None:
    position = sintra.new("duel", seed=4)
    assert position.view(seat) == position
    assert position.imagine(seat, seed=1) == position
