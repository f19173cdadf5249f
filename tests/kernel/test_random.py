"""The generator: exact bounds, exact weights, equal seeds equal numbers."""

from collections import Counter

import numpy as np
import pytest

import sintra
from sintra.kernel.playout import sample
from sintra.kernel.random import below, generator, uniform


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 100, 2**31 + 1])
def test_numbers_stay_below_the_bound(n: int) -> None:
    random = generator(n)
    assert all(0 <= below(random, n) < n for _ in range(2_000))


def test_every_number_is_as_likely() -> None:
    random = generator(1)
    n, draws = 6, 60_000
    seen = np.bincount([below(random, n) for _ in range(draws)], minlength=n)
    chi_squared = ((seen - draws / n) ** 2 / (draws / n)).sum()
    assert chi_squared < 20.5, "five degrees of freedom: passed by chance 999 times in 1,000"


def test_uniform_numbers_fill_the_unit_interval() -> None:
    random = generator(3)
    numbers = [uniform(random) for _ in range(10_000)]
    assert 0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1


def test_equal_seeds_give_equal_numbers_and_others_do_not() -> None:
    first, same, other = generator(5), generator(5), generator(6)
    numbers = [below(first, 1_000) for _ in range(20)]
    assert numbers == [below(same, 1_000) for _ in range(20)]
    assert numbers != [below(other, 1_000) for _ in range(20)]


def test_draws_come_as_often_as_their_weights_say() -> None:
    """A bag with 1 blue, 2 yellow, 3 red, 4 black and 5 white tiles, the rest in the lid."""
    text = (
        "azul players=2 round=2 to=nature start=1 marker=centre factories=-,-,-,-,- bag=B2Y3R4K5W lid=19B18Y17R16K15W "
        "scores=0/0 lines=-,-,-,-,-/-,-,-,-,- walls=.....,.....,.....,.....,...../.....,.....,.....,.....,..... floors=-/-"
    )
    position = sintra.position(text, dealt=False, study=True)
    random, room = generator(11), np.empty(position.game.moves, np.int32)
    seen = Counter(position.game.notation[sample(position.state, random, room)] for _ in range(30_000))
    chi_squared = sum((seen[letter] - 2_000 * weight) ** 2 / (2_000 * weight) for weight, letter in enumerate("BYRKW", start=1))
    assert chi_squared < 18.5, "four degrees of freedom: passed by chance 999 times in 1,000"
