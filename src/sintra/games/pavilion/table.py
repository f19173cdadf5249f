"""The table as data: factories, centre, supply, bag and tower, and the players' boards with their stars."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec import Struct

from sintra.games.pavilion.problems import STAR_LETTERS
from sintra.games.pavilion.setup import NAMED_ORDERS
from sintra.games.pavilion.spec import COLOUR_NAMES, LETTERS
from sintra.kernel import data
from sintra.kernel.data import Number, Seat, ToMove, listed, mover_of, mover_text, seat_of, seat_text, spaces_of, spaces_text
from sintra.kernel.text import NONE

Colour = Literal["orange", "red", "blue", "yellow", "green", "purple"]
StarName = Colour | Literal["centre"]
Step = Literal["preparing", "taking", "playing", "paying", "choosing", "keeping", "refilling"]
Space = Colour | None
Star = tuple[Space, Space, Space, Space, Space, Space]  #: the colour of the tile on each of its spaces 1 to 6

NAME_OF = dict(zip(LETTERS, COLOUR_NAMES, strict=True))
LETTER_OF = {name: letter for letter, name in NAME_OF.items()}
STAR_OF = dict(zip(STAR_LETTERS, (*COLOUR_NAMES, "centre"), strict=True))
STAR_LETTER_OF = {name: letter for letter, name in STAR_OF.items()}


class Tiles(data.Tiles, frozen=True):
    """Tiles that lie together: how many of each colour."""

    letters = LETTERS

    orange: Number = 0
    red: Number = 0
    blue: Number = 0
    yellow: Number = 0
    green: Number = 0
    purple: Number = 0


class Stars(Struct, frozen=True, forbid_unknown_fields=True):
    """The seven stars of a board. A star is called by the colour that it has on the coloured side."""

    orange: Star
    red: Star
    blue: Star
    yellow: Star
    green: Star
    purple: Star
    centre: Star


class Board(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player's board."""

    score: Number
    stars: Stars
    hand: Tiles  #: tiles beside the board
    corners: Tiles  #: tiles kept for the next round
    passed: bool  #: whether the player has passed in this round


class Placing(Struct, frozen=True, forbid_unknown_fields=True):
    """A placement that is being paid for."""

    star: StarName
    space: int  #: 1 to 6
    colour: Colour


class Table(data.Table, frozen=True, kw_only=True, tag="pavilion"):
    """Everything that lies on the table.

    >>> import sintra
    >>> table = sintra.new("pavilion", seed=7).table
    >>> table.step, table.wild, table.supply.total
    ('taking', 'purple', 10)
    >>> table.boards[0].stars.centre
    (None, None, None, None, None, None)
    """

    field_names: ClassVar[Mapping[str, str]] = {
        "to": "to_move",
        "start": "starter",
        "scores": "boards.score",
        "stars": "boards.stars",
        "hands": "boards.hand",
        "corners": "boards.corners",
        "passed": "boards.passed",
    }

    board: Literal["coloured", "grey"] = "coloured"  #: the side of the boards
    edition: Literal["classic", "mini"] = "classic"
    wild_order: tuple[Colour, Colour, Colour, Colour, Colour, Colour]  #: the wild colours of rounds 1 to 6
    round: int
    step: Step  #: where the round stands
    to_move: ToMove
    starter: Seat | None  #: who started this round; None before that is known
    marker: Seat | Literal["centre"]  #: where the first-player marker is
    factories: tuple[Tiles, ...]
    centre: Tiles
    supply: Tiles
    bag: Tiles
    tower: Tiles
    boards: tuple[Board, ...]  #: one for each player
    placing: Placing | None = None  #: while a player pays: for what
    due: int | None = None  #: while a player chooses bonus tiles: how many are still to be taken
    next: Seat | None = None  #: while nature refills the supply: whose turn may come

    @property
    def wild(self) -> Colour:
        """The wild colour of this round."""
        return self.wild_order[self.round - 1]

    @classmethod
    def of(cls, fields: Mapping[str, str]) -> "Table":
        given: dict[str, Any] = {name: fields[name] for name in ("board", "edition", "step")}
        named = NAMED_ORDERS.get(fields["wild_order"])
        order: Any = tuple(COLOUR_NAMES[c] for c in named) if named else tuple(fields["wild_order"].split(","))
        passed = [int(seat) - 1 for seat in listed(fields["passed"])]
        parts = zip(*(fields[name].split("/") for name in ("scores", "stars", "hands", "corners")), strict=True)
        return cls(
            **given,
            wild_order=order,
            round=int(fields["round"]),
            to_move=mover_of(fields["to"]),
            starter=seat_of(fields["start"]),
            marker="centre" if fields["marker"] == "centre" else int(fields["marker"]) - 1,
            factories=tuple(map(Tiles.read, fields["factories"].split(","))),
            centre=Tiles.read(fields["centre"]),
            supply=Tiles.read(fields["supply"]),
            bag=Tiles.read(fields["bag"]),
            tower=Tiles.read(fields["tower"]),
            boards=tuple(board_of(*texts, passed=seat in passed) for seat, texts in enumerate(parts)),
            placing=placing_of(fields["placing"]) if "placing" in fields else None,
            due=int(fields["due"]) if "due" in fields else None,
            next=int(fields["next"]) - 1 if "next" in fields else None,
        )

    def fields(self) -> dict[str, str]:
        fields = {
            "players": str(len(self.boards)),
            "board": self.board,
            "edition": self.edition,
            "wild_order": ",".join(self.wild_order),
            "round": str(self.round),
            "step": self.step,
            "to": mover_text(self.to_move),
            "start": seat_text(self.starter),
            "marker": mover_text(self.marker),
            "factories": ",".join(tiles.text() for tiles in self.factories) or NONE,
            "centre": self.centre.text(),
            "supply": self.supply.text(),
            "bag": self.bag.text(),
            "tower": self.tower.text(),
            "scores": "/".join(str(board.score) for board in self.boards) or NONE,
            "hands": "/".join(board.hand.text() for board in self.boards) or NONE,
            "corners": "/".join(board.corners.text() for board in self.boards) or NONE,
            "stars": "/".join(",".join(stars_texts(board.stars)) for board in self.boards) or NONE,
            "passed": ",".join(str(seat + 1) for seat, board in enumerate(self.boards) if board.passed) or NONE,
        }
        if self.placing is not None:
            fields["placing"] = f"{STAR_LETTER_OF[self.placing.star]}{self.placing.space}{LETTER_OF[self.placing.colour]}"
        if self.due is not None:
            fields["due"] = str(self.due)
        if self.next is not None:
            fields["next"] = str(self.next + 1)
        return fields


def board_of(score: str, stars: str, hand: str, corners: str, *, passed: bool) -> Board:
    spaces: list[Any] = [spaces_of(star, NAME_OF) for star in stars.split(",")]
    return Board(score=int(score), stars=Stars(*spaces), hand=Tiles.read(hand), corners=Tiles.read(corners), passed=passed)


def stars_texts(stars: Stars) -> list[str]:
    return [spaces_text(getattr(stars, name), LETTER_OF) for name in stars.__struct_fields__]


def placing_of(text: str) -> Placing:
    star: Any = STAR_OF[text[0]]
    colour: Any = NAME_OF[text[2]]
    return Placing(star, int(text[1]), colour)
