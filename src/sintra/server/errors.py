"""Why the server refuses something: a code with its data, put into words at the edge in the reader's language."""

from sintra.kernel.errors import AmbiguousMove, BadOption, BadPosition, BadRecord, IllegalMove, SintraError, UnknownGame, UnreadableMove
from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase, Word
from sintra.server import wire
from sintra.web.speech import speak

STATUS = {  #: the HTTP status of every code
    "illegal": 409,
    "unreadable": 400,
    "ambiguous": 400,
    "stale": 409,
    "not-your-turn": 403,
    "not-your-seat": 403,
    "not-started": 409,
    "over": 409,
    "unfinished": 409,
    "unconfirmed": 409,
    "nothing-to-undo": 409,
    "nothing-to-confirm": 409,
    "no-takeback": 409,
    "not-away": 409,
    "too-late-to-mix": 409,
    "seat-taken": 409,
    "full": 409,
    "hidden": 409,
    "old-rules": 409,
    "unknown-game": 400,
    "unknown-level": 400,
    "no-such-game": 404,
    "not-found": 404,
    "bad-option": 400,
    "bad-record": 400,
    "bad-request": 400,
    "key-needed": 403,
    "token-needed": 401,
    "banned": 403,
    "bad-code": 404,
    "origin": 403,
    "wrong-host": 421,
    "bad-name": 400,
    "too-fast": 429,
    "too-many-games": 429,
    "too-large": 413,
    "broken": 409,
    "many-reviews": 503,
    "busy": 503,
    "failed": 500,
}

LONGEST = 300  #: letters of what is told about a request


class Refused(Exception):
    """Nothing was changed."""

    def __init__(self, code: str, rule: Phrase | None = None, game: Game | None = None, cause: SintraError | None = None, **data: int | str) -> None:
        super().__init__(code)
        self.code, self.rule, self.game = code, rule, game
        self.data = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in data.items()}  # nobody gets all of it back
        self.cause = cause  #: what exactly was wrong: its phrase is said in place of the English `problem`
        self.id, self.version = "", 0  #: of the action that is refused, and of the table

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def words(self, language: str) -> str:
        """For people: the game's own words where a rule of the game forbids something."""
        if self.rule is not None and self.game is not None:
            return speak(self.rule, self.game.package, language)
        data: dict[str, int | str | Word] = dict(self.data)
        if "problem" in data:
            data["problem"] = explained(self.cause, language) or data["problem"]
        return speak(Phrase(f"error-{self.code}", data), __package__, language)

    def message(self, language: str, id: str = "", version: int = 0) -> wire.Refusal:
        """The same as a message."""
        rule = self.rule.id if self.rule else ""
        return wire.Refusal(self.code, self.words(language), id or self.id, version or self.version, rule, {**self.data, **_plain(self.rule)})


def explained(error: BaseException | None, language: str) -> str:
    """What was wrong, in the reader's language; nothing if it can only be said in English."""
    match error:
        case BadRecord(phrase=None):
            return explained(error.__cause__, language)
        case AmbiguousMove():
            data: dict[str, int | str | Word] = {"text": error.text, "candidates": ", ".join(error.candidates)}
            return speak(Phrase("error-ambiguous", data), __package__, language)
        case IllegalMove(phrase=Phrase()):
            return f"{error.move}: {speak(error.rule, error.package, language)}"
        case SintraError(phrase=Phrase() as phrase):
            return speak(phrase, error.package, language)
    return ""


def _plain(rule: Phrase | None) -> dict[str, int | str]:
    return {name: value.id if isinstance(value, Word) else value for name, value in rule.data.items()} if rule else {}


def refused(error: SintraError, game: Game | None = None) -> Refused:
    """The library's errors as the server's."""
    match error:
        case IllegalMove():
            return Refused("illegal", error.rule, game, move=error.move)
        case AmbiguousMove():
            return Refused("ambiguous", text=error.text, candidates=", ".join(error.candidates))
        case UnreadableMove():
            return Refused("unreadable", cause=error, problem=str(error))
        case UnknownGame():
            return Refused("unknown-game", cause=error, problem=str(error))
        case BadOption():
            return Refused("bad-option", cause=error, option=error.option, problem=error.problem)
        case BadRecord():
            return Refused("bad-record", cause=error, line=error.line, problem=error.problem)
        case BadPosition():
            return Refused("bad-option", cause=error, option=error.field, problem=error.problem)
        case _:
            return Refused("bad-request", cause=error, problem=str(error))
