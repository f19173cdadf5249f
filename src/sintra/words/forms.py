"""How the value of an option is put together where players may do that themselves: data by which a page can offer it without knowing the game.

A value is its parts' names with commas. The parts in words are in the game's guide, as `option-NAME.PART`.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sides:
    """Tablets with several sides: at least `fewest` of them, in their order, each on one side."""

    tablets: tuple[tuple[str, ...], ...]
    fewest: int

    @property
    def sizes(self) -> range:
        """How many there may be."""
        return range(self.fewest, len(self.tablets) + 1)


@dataclass(frozen=True)
class Order:
    """All of these, in any order."""

    items: tuple[str, ...]


Form = Sides | Order
