"""The table as data: factories with sun, moon and chip, plates, goals, the players' boards, and what a turn in progress has in hand."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from sintra.games.duel.setup import RANDOM_GOALS
from sintra.games.duel.spec import FIRST_GAME, GOAL_NAMES
from sintra.games.duel.table_pieces import (
    Board,
    Chip,
    Drawing,
    Factory,
    GoalName,
    Held,
    Plate,
    StackedPlate,
    Tiles,
    TurnedUp,
    board_of,
    boards_fields,
    chip_of,
    chip_text,
    colour_letters,
    colours_of,
    event_of,
    event_text,
    held_of,
    held_text,
    plate_of,
    plate_text,
    stacked_of,
    stacked_text,
)
from sintra.kernel import data
from sintra.kernel.data import Number, Seat, ToMove, listed, mover_of, mover_text, seat_of, seat_text
from sintra.kernel.text import NONE

Stage = Literal[
    "goals", "starter", "refilling", "filling", "turn", "drawing", "looking", "keeping", "returning", "placing", "laying", "lining", "tiling"
]
DOWN = "face down"
PER_SEAT = ("scores", "tokens", "stores", "chips_taken", "plates", "domes", "lines", "broken")


class Table(data.Table, frozen=True, kw_only=True, tag="duel"):
    """Everything that lies on the table.

    >>> import sintra
    >>> table = sintra.new("duel", seed=7).table
    >>> table.stage, table.goals, table.large.total
    ('turn', ('rows', 'columns', 'diagonals'), 5)
    >>> table.factories[0].chip, len(table.stack), table.boards[0].tokens
    ('face down', 15, 2)
    """

    field_names: ClassVar[Mapping[str, str]] = {
        "to": "to_move",
        "start": "starter",
        "suns": "large and factories.sun",
        "moons": "factories.moon",
        "chips": "factories.chip",
        "chosen": "goals",
        "scores": "boards.score",
        "tokens": "boards.tokens",
        "stores": "boards.chips",
        "chips_taken": "boards.chips_taken",
        "passed": "boards.passed",
        "plates": "boards.plates",
        "domes": "boards.dome",
        "lines": "boards.lines",
        "broken": "boards.broken",
    }

    goals: tuple[GoalName, ...]  #: what the domes are judged by at the end
    goals_due: Number = 0  #: goals that nature has still to draw
    round: int
    stage: Stage  #: what is asked of nature or of a player
    to_move: ToMove
    turn: Seat | None  #: whose turn it is
    starter: Seat | None  #: who started this round; None before that is known
    marker: Seat | Literal["large"]  #: where the first-player marker is: on the large factory, or with a player
    large: Tiles  #: on the sun of the large factory
    large_moon: Tiles  #: on the moon of the large factory
    factories: tuple[Factory, Factory, Factory, Factory]  #: the small ones
    unseen: tuple[Chip, ...]  #: chips that were never turned up
    display: tuple[Plate | None, Plate | None, Plate | None]
    stack: tuple[StackedPlate, ...]  #: from the top
    bag: Tiles
    tower: Tiles
    boards: tuple[Board, Board]
    opening: Number = 0  #: players who have still to place their first plate
    filling: Number | None = None  #: while the factories are filled: tiles drawn so far
    held: Held | None = None  #: tiles that were just taken
    source: int | None = None  #: the small factory whose tiles are being laid on its moon
    drawn: tuple[StackedPlate, ...] = ()  #: plates drawn in this turn
    looked: Number = 0  #: this many of them the player has looked at
    put_back: Number = 0  #: this many of them lie under the stack again
    plate: Plate | None = None  #: the plate to be placed
    row: int | None = None  #: tiling: the line at which the player stands
    made: Number = 0  #: its tiles made of chips
    laid: tuple[Number, Number] = (0, 0)  #: chips laid for its next tile: those that show its colour, and others
    story: tuple[TurnedUp | Drawing, ...] = ()  #: what left the stack and came under it again, as far as it matters for who knows what

    @classmethod
    def of(cls, fields: Mapping[str, str]) -> "Table":
        large, *suns = map(Tiles.read, fields["suns"].split(","))
        moons, chips = fields["moons"].split(","), fields["chips"].split(",")
        passed = [int(seat) - 1 for seat in listed(fields.get("passed", NONE))]
        parts = zip(*(fields[name].split("/") for name in PER_SEAT), strict=True)
        factories: Any = tuple(Factory(sun, colours_of(moon), small_chip(chip)) for sun, moon, chip in zip(suns, moons, chips, strict=True))
        display: Any = tuple(None if text == NONE else plate_of(text) for text in fields["display"].split(","))
        stage: Any = fields["stage"]
        boards: Any = tuple(board_of(*texts, passed=seat in passed) for seat, texts in enumerate(parts))
        return cls(
            **goals_of(fields),
            round=int(fields["round"]),
            stage=stage,
            to_move=mover_of(fields["to"]),
            turn=seat_of(fields["turn"]),
            starter=seat_of(fields["start"]),
            marker="large" if fields["marker"] == "large" else int(fields["marker"]) - 1,
            large=large,
            large_moon=Tiles.read(fields["large_moon"]),
            factories=factories,
            unseen=tuple(map(chip_of, listed(fields["unseen"]))),
            display=display,
            stack=tuple(map(stacked_of, listed(fields["stack"]))),
            bag=Tiles.read(fields["bag"]),
            tower=Tiles.read(fields["tower"]),
            boards=boards,
            **progress_of(fields),
        )

    def fields(self) -> dict[str, str]:
        fields = {
            "players": str(len(self.boards)),
            **self._goal_fields(),
            "round": str(self.round),
            "stage": self.stage,
            "to": mover_text(self.to_move),
            "turn": seat_text(self.turn),
            "start": seat_text(self.starter),
            "marker": mover_text(self.marker),
            "suns": ",".join([self.large.text(), *(factory.sun.text() for factory in self.factories)]),
            "large_moon": self.large_moon.text(),
            "moons": ",".join(colour_letters(factory.moon) or NONE for factory in self.factories),
            "chips": ",".join(small_chip_text(factory.chip) for factory in self.factories),
            "unseen": ",".join(map(chip_text, self.unseen)) or NONE,
            "display": ",".join(NONE if plate is None else plate_text(plate) for plate in self.display),
            "stack": ",".join(map(stacked_text, self.stack)) or NONE,
            "bag": self.bag.text(),
            "tower": self.tower.text(),
            **boards_fields(self.boards),
            **{name: str(number) for name in ("opening", "looked", "put_back") if (number := getattr(self, name))},
        }
        if self.drawn:
            fields["drawn"] = ",".join(map(stacked_text, self.drawn))
        if self.story:
            fields["story"] = ",".join(map(event_text, self.story))
        if self.filling is not None:
            fields["filling"] = str(self.filling)
        if self.held is not None:
            fields["held"] = held_text(self.held)
        if self.source is not None:
            fields["source"] = str(self.source)
        if self.plate is not None:
            fields["plate"] = plate_text(self.plate)
        if self.row is not None:
            fields["row"] = str(self.row)
        if self.made or any(self.laid):
            fields |= {"made": str(self.made), "laid": f"{self.laid[0]}+{self.laid[1]}"}
        return fields

    def _goal_fields(self) -> dict[str, str]:
        if not self.goals_due:
            return {"goals": ",".join(self.goals)}
        total = len(self.goals) + self.goals_due
        option = next((name for name, number in RANDOM_GOALS.items() if number == total), str(total))
        return {"goals": option, "chosen": ",".join(self.goals) or NONE}


def goals_of(fields: Mapping[str, str]) -> dict[str, Any]:
    """The goals, and how many are still to be drawn."""
    option = fields["goals"]
    if option in RANDOM_GOALS:
        drawn = tuple(listed(fields.get("chosen", NONE)))
        return {"goals": drawn, "goals_due": RANDOM_GOALS[option] - len(drawn)}
    return {"goals": tuple(GOAL_NAMES[goal] for goal in FIRST_GAME) if option == "first" else tuple(option.split(","))}


def progress_of(fields: Mapping[str, str]) -> dict[str, Any]:
    """What belongs to a setup or a turn in progress."""
    found: dict[str, Any] = {
        name: int(fields[name]) for name in ("opening", "filling", "source", "looked", "put_back", "row", "made") if name in fields
    }
    if "held" in fields:
        found["held"] = held_of(fields["held"])
    if "plate" in fields:
        found["plate"] = plate_of(fields["plate"])
    if "laid" in fields:
        found["laid"] = tuple(map(int, fields["laid"].split("+")))
    found["drawn"] = tuple(map(stacked_of, listed(fields.get("drawn", NONE))))
    found["story"] = tuple(map(event_of, listed(fields.get("story", NONE))))
    return found


def small_chip(text: str) -> Any:
    return None if text == NONE else DOWN if text == "?" else chip_of(text)


def small_chip_text(chip: Any) -> str:
    return NONE if chip is None else "?" if chip == DOWN else chip_text(chip)
