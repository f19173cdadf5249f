"""Parts of a table that several games have: pattern lines, and the panel of what is in bag and box."""

from collections.abc import Sequence
from dataclasses import dataclass

from sintra.kernel.phrase import Phrase, Word
from sintra.picture.layout import Panel, Place
from sintra.picture.shapes import use

STEP = 40.0  # from one colour to the next


@dataclass(frozen=True)
class PatternLines:
    """Lines of one space, two spaces and so on, one below the other, all ending at `end`. `pitch` is from one space to the next."""

    count: int
    end: float
    top: float
    pitch: float
    tile: float

    def space(self, r: int, i: int) -> tuple[float, float]:
        """The spaces of a line count from the right, as they are filled."""
        return self.end - (i + 0.5) * self.pitch, self.top + (r + 0.5) * self.pitch

    def places(self, seat: int) -> dict[str, Place]:
        """Every line, to touch, and its spaces."""
        places = {}
        for r in range(self.count):
            name, width = f"line-{seat}-{r + 1}", (r + 1) * self.pitch
            places[name] = Place(self.end - width / 2, self.space(r, 0)[1], self.pitch, width=width)
            places.update({f"{name}-{i + 1}": Place(*self.space(r, i), self.tile, group=name) for i in range(r + 1)})
        return places


@dataclass(frozen=True)
class Stores:
    """Two stores side by side, say bag and lid, each with its tiles colour by colour and how many there are."""

    game: str
    names: tuple[str, str]
    colours: Sequence[str]
    tile: float = 25.0
    margin: float = 10.0
    gap: float = 16.0
    count_at: float = 62.0

    @property
    def half(self) -> float:
        return 58 + len(self.colours) * STEP + self.margin

    def drawn(self) -> tuple[list[str], dict[str, Place]]:
        """The backdrop and the places."""
        backdrop: list[str] = []
        places: dict[str, Place] = {}
        for side, name in enumerate(self.names):
            x = side * (self.half + self.gap) + 30
            backdrop.append(use(f"{self.game}-{name}", x, 26, 0.42))
            places[name] = Place(x, 26, 44)
            places[f"{name}-count"] = Place(x, self.count_at, 17)
            for c, colour in enumerate(self.colours):
                at = x + 52 + c * STEP
                backdrop.append(use(f"{self.game}-tile-{colour}", at, 27, self.tile / 100))
                places[f"{name}-{colour}"] = Place(at, 42, 66, width=STEP)
                places[f"{name}-{colour}-count"] = Place(at, self.count_at, 17)
        return backdrop, places

    def panel(self) -> Panel:
        """How many tiles of each colour are in the two stores."""
        backdrop, places = self.drawn()
        return Panel("stores", "aside", 2 * self.half + self.gap, 78, Phrase("panel-stores"), "".join(backdrop), places)


def about_stores(names: tuple[str, str], colours: Sequence[str]) -> dict[str, Phrase]:
    """What the places of two stores are: messages `about-bag`, and `about-in-bag` for a colour and its number."""
    found: dict[str, Phrase] = {}
    for name in names:
        found |= {name: Phrase(f"about-{name}"), f"{name}-count": Phrase(f"about-{name}")}
        for colour in colours:
            inside = Phrase(f"about-in-{name}", {"colour": Word(f"colour-{colour}")})
            found |= {f"{name}-{colour}": inside, f"{name}-{colour}-count": inside}
    return found
