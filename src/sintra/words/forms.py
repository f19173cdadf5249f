"""How the value of an option is put together where players may do that themselves: data by which a page can offer it without knowing the game.

A value is its parts' names with commas. The parts in words are in the game's guide, as `option-NAME.PART`.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sides:
    """Tablets with several sides: at least `fewest` of them, in their order, each on one side."""

    tablets: tuple[tuple[str, ...], ...]
    fewest: int


@dataclass(frozen=True)
class Order:
    """All of these, in any order."""

    items: tuple[str, ...]


Form = Sides | Order
