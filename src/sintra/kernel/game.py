"""A game declares itself as data: who can play it, with which options, its compiled rules, its words, its texts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.data import MoveParts, Table
from sintra.kernel.dispatch import Rules, State
from sintra.kernel.errors import BadOption, BadPosition
from sintra.kernel.parts import About, Comparison, Forecast, Picture, Pieces, Prompt, Spoken, Why
from sintra.kernel.phrase import Phrase
from sintra.kernel.phrasebook import Phrasebook, Rows, new_rows, said
from sintra.kernel.sheet import Problems, Sheet, Written

StateArray = NDArray[Any]  #: an array with one record of the game's state type
Options = Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """One option of a game. Values are texts: one of `choices`, or, if it is open, whatever else the game's sheet can read."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    is_open: bool = False


def first_option(seats: int) -> Option:
    """Who starts: drawn at random, or the given seat (from 1)."""
    return Option("first", "random", ("random", *map(str, range(1, seats + 1))))


def _declared(package: str) -> "Game":
    """The game that a package declares."""
    found: Game = import_module(package).GAME
    return found


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """Everything that generic code may know about a game."""

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    rules: Rules
    actions: int  #: players' decisions are the integers below this
    moves: int  #: nature's draws are the integers from `actions` up to this
    begin: Callable[[int], StateArray]  #: the position of so many players before anything was chosen or drawn
    choose: Callable[[State, Written, Rows], None]  #: let the options of a sheet be those of a position in which nothing has happened
    write_options: Callable[[State, Written], None]  #: the options that a record holds
    say: Callable[[int], str]  #: a move in notation: short, sayable, the same in every position
    describe: Callable[[int], Phrase]  #: a move for people
    book: Phrasebook  #: the messages that the next two choose from, and the parts of the game that speak
    refuse: Callable[[State, int, Rows], None]  #: which rule forbids the move
    explain: Callable[[int, int, int, int, int, Rows], None]  #: a reason: kind, place, two numbers, points
    reasons: tuple[str, ...]  #: the names of the kinds of reasons
    letters: Mapping[str, str]  #: how boards and texts write the colours: a capital letter for each name
    sheet: Sheet  #: the fields of a position text
    problems: Problems  #: what can be wrong with them, for `choose` and the next ones
    write: Callable[[State, Written], None]  #: write a position on a sheet, the options too
    read: Callable[[State, Written, Rows], None]  #: fill a fresh record from a sheet, or say what is wrong
    check: Callable[[State, Rows], None]  #: say what is wrong with a record that was read (`table[0]`) and no game can come to; `table[1]` is room
    board: Callable[[State], str]  #: the table as text
    package: str

    def __repr__(self) -> str:
        return f"sintra.game({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _declared, (self.package,)  # there is one of each game, so copies and what was pickled are the game itself

    @property
    def state(self) -> np.dtype[Any]:
        return self.rules.state

    @cached_property
    def picture(self) -> Picture:
        return cast(Picture, import_module(f"{self.package}.picture"))

    @cached_property
    def pieces(self) -> Pieces:
        from sintra.kernel.pieces import known  # compiled code that only pictures need

        return known(self.state, cast(Pieces, import_module(f"{self.package}.pieces")))

    @cached_property
    def forecast(self) -> Forecast:
        return cast(Forecast, import_module(f"{self.package}.forecast"))

    @cached_property
    def prompt(self) -> Prompt:
        return cast(Prompt, import_module(f"{self.package}.prompt"))

    @cached_property
    def about(self) -> About:
        return cast(About, import_module(f"{self.package}.about"))

    @cached_property
    def why(self) -> Why:
        return cast(Why, import_module(f"{self.package}.why"))

    @cached_property
    def comparison(self) -> Comparison:
        return cast(Comparison, import_module(f"{self.package}.comparison"))

    @cached_property
    def spoken(self) -> Spoken:
        return cast(Spoken, import_module(f"{self.package}.spoken"))

    @cached_property
    def table(self) -> type[Table]:
        """What lies on the game's table, as data."""
        found: type[Table] = import_module(f"{self.package}.table").Table
        return found

    @cached_property
    def move_parts(self) -> tuple[MoveParts, ...]:
        """Every move taken apart, by its integer."""
        take_apart: Callable[[int], MoveParts] = import_module(f"{self.package}.moves").take_apart
        return tuple(take_apart(move) for move in range(self.moves))

    @cached_property
    def notation(self) -> tuple[str, ...]:
        """Every move in notation, by its integer."""
        return tuple(self.say(move) for move in range(self.moves))

    def refusal(self, s: State, move: int) -> Phrase:
        """The rule that forbids the move."""
        phrase = said(self.book, self.refuse, s, move)
        assert phrase is not None, "a move that is not legal breaks a rule"
        return phrase

    def explanation(self, kind: int, place: int, first: int, second: int, points: int) -> Phrase:
        """Why points were won or lost."""
        phrase = said(self.book, self.explain, kind, place, first, second, points)
        assert phrase is not None, "every reason has words"
        return phrase

    def notice(self, s: State) -> Phrase | None:
        """What everybody should know."""
        return said(self.book, self.forecast.notice, s)

    # ── Options ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    def initial(self, players: int, options: Options) -> StateArray:
        """The position before the first draw, for options that are settled."""
        record, sheet, problems = self.begin(players), self.sheet.blank(), new_rows()
        for field in self.sheet.options:
            self.sheet.fill(sheet, field, options[field.name], players)
        self.choose(record[0], sheet[0], problems)
        self.problems.see_that_there_are_none(problems)
        return record

    def options_of(self, s: State) -> dict[str, str]:
        """The options that still matter in this position."""
        sheet = self.sheet.blank()
        self.write_options(s, sheet[0])
        return self.sheet.show(sheet, int(s.players), self.sheet.options)

    def _settled(self, option: Option, value: object, players: int) -> str:
        """The value in its one written form; a list is read as its items joined by commas."""
        text = ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
        if text in option.choices:
            return text
        if not option.is_open:
            choices = ", ".join(option.choices)
            raise BadOption(option.name, f"{text!r} is not one of {choices}").saying("bad-choice", value=text, choices=choices)
        usual = {other.name: other.default for other in self.options}
        try:
            return self.options_of(self.initial(players, {**usual, option.name: text.replace(" ", "")})[0])[option.name]
        except BadPosition as error:
            raise BadOption(option.name, error.problem) from error

    def settle(self, players: int | None, given: Mapping[str, object]) -> tuple[int, dict[str, str]]:
        """Check the number of players and the options; fill in the defaults."""
        players = self.players[0] if players is None else players
        is_whole = isinstance(players, (int, np.integer)) and not isinstance(players, bool)
        if not is_whole or players not in self.players:
            counts = " or ".join(map(str, self.players))
            wanted = "" if is_whole else "; give a whole number"
            raise BadOption("players", f"{self.name} is played by {counts}, not {players!r}{wanted}").saying(
                "bad-players", counts=", ".join(map(str, self.players)), players=int(players) if is_whole else repr(players)
            )
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                options = ", ".join(known)
                raise BadOption(name, f"{self.name} has no such option; it has {options}").saying("no-such-option", options=options)
        values = {name: self._settled(option, given.get(name, option.default), int(players)) for name, option in known.items()}
        if values.get("first", "random").isdigit() and int(values["first"]) > players:
            error = BadOption("first", f"there is no player {values['first']} among {players}")
            raise error.saying("no-such-player", seat=values["first"], players=players)
        return int(players), values
