"""The pieces on the table as data: tiles, chips, plates, factories, boards; and how a position's text writes them."""

from typing import Any, Literal

from msgspec import Struct

from sintra.games.duel.problems import UNKNOWN
from sintra.games.duel.spec import COLOUR_NAMES, LETTERS
from sintra.kernel import data
from sintra.kernel.data import Number, Seat, check_line, spaces_of, spaces_text
from sintra.kernel.text import NONE

Colour = Literal["blue", "yellow", "red", "black", "turquoise"]
Back = Literal["special", "wild"]
Corner = Literal["top left", "top right", "bottom right", "bottom left"]
GoalName = Literal["rows", "colourful", "columns", "outer", "diagonals", "corners", "wilds", "specials"]
Space = Colour | Literal["special"] | None
Chip = tuple[Colour, ...]  #: the one or two colours that a bonus chip shows

NAME_OF = dict(zip((*LETTERS, "S"), (*COLOUR_NAMES, "special"), strict=True))
LETTER_OF = {name: letter for letter, name in NAME_OF.items()}
BACK_OF: dict[str, Back] = {"s": "special", "w": "wild"}
CORNERS: tuple[Corner, ...] = ("top left", "top right", "bottom right", "bottom left")


class Tiles(data.Tiles, frozen=True):
    """Tiles that lie together: how many of each colour."""

    letters = LETTERS

    blue: Number = 0
    yellow: Number = 0
    red: Number = 0
    black: Number = 0
    turquoise: Number = 0


class Factory(Struct, frozen=True, forbid_unknown_fields=True):
    """A small factory."""

    sun: Tiles
    moon: tuple[Colour, ...]  #: a stack, from the bottom
    chip: Chip | Literal["face down"] | None  #: None if it was taken


class Plate(Struct, frozen=True, forbid_unknown_fields=True):
    """A dome plate, as far as it is known: its back, and the colours of its front, clockwise after the special or wild space."""

    back: Back | None = None
    colours: tuple[Colour, Colour, Colour] | None = None


class StackedPlate(Struct, frozen=True, forbid_unknown_fields=True):
    """A plate of the stack, and the player who put it there and knows it."""

    plate: Plate
    by: Seat | None = None


class PlacedPlate(Struct, frozen=True, forbid_unknown_fields=True):
    """A plate of a dome, and the corner in which its special or wild space lies."""

    plate: Plate
    corner: Corner


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern line: the colour of its tiles, None if it has none, and how many there are. Line n has room for n."""

    colour: Colour | None = None
    tiles: Number = 0

    def __post_init__(self) -> None:
        check_line(self.colour, self.tiles)


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles that a player has just taken."""

    colour: Colour
    tiles: Number


Slot = PlacedPlate | None
Row = tuple[Space, Space, Space, Space, Space, Space]


class Board(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player's board."""

    score: Number
    tokens: Number  #: plates that may still be taken in this round
    chips: tuple[Chip, ...]  #: in store, face up
    chips_taken: Number  #: in this round
    passed: bool = False
    plates: tuple[Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot]  #: slots 1 to 9, row by row
    dome: tuple[Row, Row, Row, Row, Row, Row]  #: row by row, the colour of the tile on each space, `special` for a special tile
    lines: tuple[Line, Line, Line, Line, Line, Line]  #: top to bottom
    broken: Tiles


class TurnedUp(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", tag="turned up"):
    """A plate that came from the stack to the display."""

    plate: Plate


class Drawing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", tag="drawing"):
    """A player who drew plates, kept one, and put the others under the stack in this order."""

    by: Seat
    kept: Plate
    drawn: tuple[Plate, ...]
    returned: tuple[Plate, ...]


# ── Between pieces and texts ─────────────────────────────────────────────────────────────────────────────────────────────


def colours_of(letters: str) -> Any:
    return tuple(NAME_OF[letter] for letter in letters if letter != NONE)


def colour_letters(colours: tuple[str, ...]) -> str:
    return "".join(LETTER_OF[colour] for colour in colours)


def chip_of(text: str) -> Chip:
    chip: Chip = colours_of(text)
    return chip


def chip_text(chip: Chip) -> str:
    return colour_letters(chip) or UNKNOWN


def plate_of(text: str) -> Plate:
    """`sTYK`, `s?` if only the back is known, `?` if nothing is."""
    back, front = BACK_OF.get(text[0]), text[1:]
    return Plate(back, None if front in ("", UNKNOWN) else colours_of(front))


def plate_text(plate: Plate) -> str:
    if plate.back is None:
        return UNKNOWN if plate.colours is None else colour_letters(plate.colours)
    return plate.back[0] + (UNKNOWN if plate.colours is None else colour_letters(plate.colours))


def stacked_of(text: str) -> StackedPlate:
    plate, _, by = text.partition("@")
    return StackedPlate(plate_of(plate), int(by) - 1 if by else None)


def stacked_text(stacked: StackedPlate) -> str:
    return plate_text(stacked.plate) + ("" if stacked.by is None else f"@{stacked.by + 1}")


def held_of(text: str) -> Held:
    return Held(NAME_OF[text[-1]], int(text[:-1]))


def held_text(held: Held) -> str:
    return f"{held.tiles}{LETTER_OF[held.colour]}"


def event_of(text: str) -> TurnedUp | Drawing:
    if ":" not in text:
        return TurnedUp(plate_of(text))
    by, kept, drawn, returned = text.split(":")
    back = () if returned == NONE else tuple(map(plate_of, returned.split(".")))
    return Drawing(int(by) - 1, plate_of(kept), tuple(map(plate_of, drawn.split("."))), back)


def event_text(event: TurnedUp | Drawing) -> str:
    if isinstance(event, TurnedUp):
        return plate_text(event.plate)
    drawn, returned = (".".join(map(plate_text, plates)) or NONE for plates in (event.drawn, event.returned))
    return f"{event.by + 1}:{plate_text(event.kept)}:{drawn}:{returned}"


def board_of(score: str, tokens: str, store: str, chips_taken: str, plates: str, dome: str, lines: str, broken: str, *, passed: bool) -> Board:
    slots: Any = tuple(None if text == NONE else PlacedPlate(plate_of(text[:-1]), CORNERS[int(text[-1]) - 1]) for text in plates.split(","))
    spaces: Any = tuple(spaces_of(row, NAME_OF) for row in dome.split(","))
    tiled: Any = tuple(Line() if text == NONE else Line(NAME_OF[text[0]], len(text)) for text in lines.split(","))
    return Board(
        score=int(score),
        tokens=int(tokens),
        chips=() if store == NONE else tuple(map(chip_of, store.split(","))),
        chips_taken=int(chips_taken),
        passed=passed,
        plates=slots,
        dome=spaces,
        lines=tiled,
        broken=Tiles.read(broken),
    )


def boards_fields(boards: tuple[Board, ...]) -> dict[str, str]:
    """What a position's text says of the boards."""
    passed = [str(seat + 1) for seat, board in enumerate(boards) if board.passed]
    return {
        **({"passed": ",".join(passed)} if passed else {}),
        "scores": "/".join(str(board.score) for board in boards),
        "tokens": "/".join(str(board.tokens) for board in boards),
        "stores": "/".join(",".join(map(chip_text, board.chips)) or NONE for board in boards),
        "chips_taken": "/".join(str(board.chips_taken) for board in boards),
        "plates": "/".join(",".join(map(slot_text, board.plates)) for board in boards),
        "domes": "/".join(",".join(spaces_text(row, LETTER_OF) for row in board.dome) for board in boards),
        "lines": "/".join(",".join(line_text(line) for line in board.lines) for board in boards),
        "broken": "/".join(board.broken.text() for board in boards),
    }


def slot_text(slot: Slot) -> str:
    return NONE if slot is None else f"{plate_text(slot.plate)}{CORNERS.index(slot.corner) + 1}"


def line_text(line: Line) -> str:
    return NONE if line.colour is None else LETTER_OF[line.colour] * line.tiles
