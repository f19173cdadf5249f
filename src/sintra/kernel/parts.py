"""The parts of a game that are loaded when they are first needed: modules of its folder, each with these functions.

Layouts and sections are declared above the kernel; only their types are spoken of here, so nothing of them is loaded.
"""

from typing import TYPE_CHECKING, Any, Protocol

from sintra.kernel.dispatch import Log, Moves, State
from sintra.kernel.phrase import Phrase
from sintra.kernel.phrasebook import Rows

if TYPE_CHECKING:
    from sintra.picture.layout import Layout


Laid = Any  #: an array of int16 that takes what is laid: rows of a place, a kind and a number; row 0 holds how many
Path = Any  #: an array of int16 that takes the places to touch


class Picture(Protocol):
    """The drawing: `picture.py`. `sintra.picture.layout` says what its parts mean."""

    def layout(self, s: State, /) -> "Layout":
        """The panels with their places; the same for all positions with the same players and options."""

    def symbols(self) -> dict[str, str]:
        """The drawing of every kind of piece, in a box from -50 to 50 around its middle."""


class Pieces(Protocol):
    """What lies on the table and what to touch: `pieces.py`. Compiled as the rules are; `sintra.kernel.pieces` says how it is written down.

    Places and kinds are numbers, the same for every number of players and every option: `PLACES` and `KINDS` have their names, in order.
    """

    @property
    def PLACES(self) -> tuple[str, ...]: ...  # noqa: N802 - constants of a module
    @property
    def KINDS(self) -> tuple[str, ...]: ...  # noqa: N802

    def pieces(self, s: State, out: Laid, /) -> None:
        """Write what lies on the table in this position, and the numbers on it, below what `out` has already. No place gets two things."""

    def targets(self, s: State, move: int, out: Path, /) -> int:
        """Write the places to touch, one after the other, to make this move; returns how many."""

    def earned(self, s: State, seat: int, kind: int, where: int, /) -> int:
        """The place at which a reason's points were won or lost, or NOWHERE; kind and where are the reason's, as the log has them."""


class Forecast(Protocol):
    """What lies ahead as far as it can be known: `forecast.py`."""

    def prospects(self, table: State, log: Log, /) -> None:
        """Write the reasons that tiling would bring now. `table[0]` is played on: hand over a copy; `table[1]` is room."""

    def notice(self, s: State, out: Rows, /) -> None:
        """What everybody should know, say that this round is the last."""


class Prompt(Protocol):
    """What the player to move can do now: `prompt.py`."""

    BUTTONS: tuple[int, ...]  #: decisions that have no place of their own on the table, such as to pass

    def prompt(self, s: State, legal: Moves, n: int, out: Rows, /) -> None:
        """The next choice, in a sentence, for the one who has these n legal moves."""

    def onward(self, s: State, move: int, out: Rows, /) -> None:
        """What is to be chosen once the first place of this move was touched; nothing where one touch is enough."""

    def begins(self, s: State, /) -> bool:
        """Whether the decision that is due is the first of a turn."""


class About(Protocol):
    """What the things on the table are: `about.py`."""

    def places(self, s: State, /) -> dict[str, Phrase]:
        """What the places are, by their names or by their groups; the same for all positions with the same players and options."""

    def kinds(self) -> dict[str, Phrase]:
        """What the kinds of pieces are."""


class Why(Protocol):
    """Why a thing on the table cannot be touched: `why.py`."""

    def why_not(self, s: State, legal: Moves, n: int, laid: Laid, path: Path, touches: int, out: Rows, /) -> None:
        """Why touching these places of the player to move, one after the other, leads nowhere; nothing where no rule has to do with it.

        The player has the first n moves; `laid` is what lies on the table, as `Pieces.pieces` writes it.
        """


class Spoken(Protocol):
    """The table in words: `spoken.py`."""

    def tell(self, s: State, out: Rows, /) -> None:
        """What lies on the table, in the order in which one would look at it."""


class Comparison(Protocol):
    """What speaks for one decision and against another: `comparison.py`."""

    def compare(self, table: State, log: Log, out: Rows, /) -> None:
        """Only what can be counted: say of every fact in which `table[BETTER]` is better for the one who decides in `table[DECIDED]` than
        `table[PLAYED]` what it is in both. The rest of the table, and the log, are room.
        """
