"""What spares the machine a guess. It runs ahead of itself by guessing how each choice will go, and a wrong guess costs as much as ten additions.

>>> at_least_one(0), at_least_one(3)
(1, 3)
"""

from sintra.kernel.compile import part

#: How many members of a small set a loop takes in one go, the last time with nothing left to take: when such a loop ends is easier to guess.
IN_ONE_GO = 2


@part
def at_least_one(number: int) -> int:
    """The number, which is not negative, or 1 for 0: a sum instead of a choice, which `max` would be."""
    return number + int(number == 0)
