"""The table as data: factories, centre, bag and lid, and the players' boards."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec import Struct

from sintra.games.azul.spec import COLOUR_NAMES, LETTERS
from sintra.kernel import data
from sintra.kernel.data import Number, Seat, ToMove, check_line, mover_of, mover_text, seat_of, seat_text, spaces_of, spaces_text
from sintra.kernel.text import NONE

Colour = Literal["blue", "yellow", "red", "black", "white"]
Space = Colour | None

NAME_OF = dict(zip((*LETTERS, "M"), (*COLOUR_NAMES, "marker"), strict=True))
LETTER_OF = {name: letter for letter, name in NAME_OF.items()}


class Tiles(data.Tiles, frozen=True):
    """Tiles that lie together: how many of each colour."""

    letters = LETTERS

    blue: Number = 0
    yellow: Number = 0
    red: Number = 0
    black: Number = 0
    white: Number = 0


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern line: the colour of its tiles, None if it has none, and how many there are. Line n has room for n."""

    colour: Colour | None = None
    tiles: Number = 0

    def __post_init__(self) -> None:
        check_line(self.colour, self.tiles)


Row = tuple[Space, Space, Space, Space, Space]


class Board(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player's board."""

    score: Number
    lines: tuple[Line, Line, Line, Line, Line]  #: top to bottom
    wall: tuple[Row, Row, Row, Row, Row]  #: row by row, the colour of the tile on each space
    floor: tuple[Colour | Literal["marker"], ...]  #: the floor line, left to right


class Table(data.Table, frozen=True, kw_only=True, tag="azul"):
    """Everything that lies on the table.

    >>> import sintra
    >>> position = sintra.new("azul", dealt=False)
    >>> position.play("start 2, BKWW BYRR BBBY BRKW YKKW")
    >>> table = position.table
    >>> table.factories[0]
    Tiles(blue=1, yellow=0, red=0, black=1, white=2)
    >>> table.to_move, table.marker, table.boards[1].wall[4]
    (1, 'centre', (None, None, None, None, None))
    """

    field_names: ClassVar[Mapping[str, str]] = {
        "to": "to_move",
        "start": "starter",
        "scores": "boards.score",
        "lines": "boards.lines",
        "walls": "boards.wall",
        "floors": "boards.floor",
    }

    wall: Literal["coloured", "grey"] = "coloured"  #: the side of the boards
    edition: Literal["classic", "mini"] = "classic"
    round: int
    to_move: ToMove
    starter: Seat | None  #: who started this round; None before that is known
    marker: Seat | Literal["centre"]  #: where the first-player marker is
    factories: tuple[Tiles, ...]
    centre: Tiles
    bag: Tiles
    lid: Tiles
    boards: tuple[Board, ...]  #: one for each player

    @classmethod
    def of(cls, fields: Mapping[str, str]) -> "Table":
        parts = zip(*(fields[name].split("/") for name in ("scores", "lines", "walls", "floors")), strict=True)
        return cls(
            wall=fields["wall"],  # type: ignore[arg-type]
            edition=fields["edition"],  # type: ignore[arg-type]
            round=int(fields["round"]),
            to_move=mover_of(fields["to"]),
            starter=seat_of(fields["start"]),
            marker="centre" if fields["marker"] == "centre" else int(fields["marker"]) - 1,
            factories=tuple(map(Tiles.read, fields["factories"].split(","))),
            centre=Tiles.read(fields["centre"]),
            bag=Tiles.read(fields["bag"]),
            lid=Tiles.read(fields["lid"]),
            boards=tuple(board_of(*texts) for texts in parts),
        )

    def fields(self) -> dict[str, str]:
        return {
            "players": str(len(self.boards)),
            "wall": self.wall,
            "edition": self.edition,
            "round": str(self.round),
            "to": mover_text(self.to_move),
            "start": seat_text(self.starter),
            "marker": mover_text(self.marker),
            "factories": ",".join(tiles.text() for tiles in self.factories) or NONE,
            "centre": self.centre.text(),
            "bag": self.bag.text(),
            "lid": self.lid.text(),
            "scores": "/".join(str(board.score) for board in self.boards) or NONE,
            "lines": "/".join(",".join(map(line_text, board.lines)) for board in self.boards) or NONE,
            "walls": "/".join(",".join(spaces_text(row, LETTER_OF) for row in board.wall) for board in self.boards) or NONE,
            "floors": "/".join(spaces_text(board.floor, LETTER_OF) or NONE for board in self.boards) or NONE,
        }


def board_of(score: str, lines: str, wall: str, floor: str) -> Board:
    return Board(
        score=int(score),
        lines=tuple(map(line_of, lines.split(","))),  # type: ignore[arg-type]
        wall=tuple(spaces_of(row, NAME_OF) for row in wall.split(",")),  # type: ignore[arg-type]
        floor=() if floor == NONE else spaces_of(floor, NAME_OF),
    )


def line_of(text: str) -> Line:
    return Line() if text == NONE else Line(NAME_OF[text[0]], len(text))


def line_text(line: Line) -> str:
    return NONE if line.colour is None else f"{line.tiles}{LETTER_OF[line.colour]}"
