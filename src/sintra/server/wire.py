"""Every message between server and client, in one place; only a review's are in `wire_review`. `docs/live.md` shows each of them with an example.

The same actions go over a WebSocket and over plain HTTP; the same table and the same errors come back. Seats count from 0.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sintra.web.catalogue import GameInfo

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="The client's; a resent action counts once.")]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The version of the table that the player saw.")]
Seat = Annotated[int, Meta(ge=0, le=3)]
Decision = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Thought = Annotated[int, Meta(ge=0, le=10, description="Seconds for a decision; 0: as many as the bot takes of itself.")]
Random = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$", description="32 random bytes in hex digits.")]
Language = Literal["en", "hu", "ro", "it"]
Phase = Literal["waiting", "playing", "over"]
Ending = Literal["played", "resigned", "time", "broken"]
DAY = 24 * 3600  #: seconds
PhraseName = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "take-your-time",
    "good-game",
    "another",
    "goodbye",
    "smile",
    "laugh",
    "surprise",
    "sad",
    "heart",
]  #: what can be said at a table; the last ones are faces and signs


# ── From the client: what a player can do ────────────────────────────────────────────────────────────────────────────────


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """Make a decision: its integer, or the move in notation."""

    id: Id
    version: Version
    decision: Decision | None = None
    move: Annotated[str, Meta(max_length=80)] | None = None


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last decision; possible until the turn has passed to another person, or another player or nature has moved."""

    id: Id
    version: Version


class Confirm(msgspec.Struct, tag="confirm", forbid_unknown_fields=True):
    """My turn is final."""

    id: Id
    version: Version


class Takeback(msgspec.Struct, tag="takeback", forbid_unknown_fields=True):
    """Ask to go back to before my last turn: at once if only bots play against me, otherwise when the others agree."""

    id: Id
    version: Version


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Agree to a takeback, or not."""

    id: Id
    version: Version
    agree: bool


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """Give the game up. Anyone who holds several seats names the one."""

    id: Id
    seat: Seat | None = None


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Let a bot play for me until I am back."""

    id: Id
    seat: Seat | None = None


class Back(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """Take my seat back from the bot."""

    id: Id
    seat: Seat | None = None


class StandIn(msgspec.Struct, tag="stand-in", forbid_unknown_fields=True):
    """Let a bot play for somebody else who has been away for a while."""

    id: Id
    seat: Seat


class Prefer(msgspec.Struct, tag="prefer", forbid_unknown_fields=True):
    """How I like to play: confirm each turn; have decisions without a choice made for me. What is left out stays as it is."""

    id: Id
    confirm: bool | None = None
    forced: bool | None = None


class Mix(msgspec.Struct, tag="mix", forbid_unknown_fields=True):
    """Add random numbers of my own to the server's secret, now that it is bound to it; possible once, and before the game begins."""

    id: Id
    random: Random


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """Another game with the same people, options and clock; the one after who started sits first."""

    id: Id


Action = Play | Undo | Confirm | Takeback | Answer | Resign | Leave | Back | StandIn | Prefer | Mix | Rematch


# ── From the client, over the socket only ────────────────────────────────────────────────────────────────────────────────


class Sync(msgspec.Struct, tag="sync", forbid_unknown_fields=True):
    """I have this version: send what I missed."""

    since: Version


class Speak(msgspec.Struct, tag="speak", forbid_unknown_fields=True):
    """From now on in this language; the table follows in it."""

    language: Language


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """Show what the table would look like after this decision of mine."""

    id: Id
    decision: Decision


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why does touching these places, one after the other, lead nowhere?"""

    id: Id
    path: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=4)]


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Say one of a handful of things to the others who sit at the table."""

    id: Id
    phrase: PhraseName


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Frame = Action | Sync | Speak | Preview | Why | Say | Ping


# ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class ClockRule(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`none`; `turn`: this many seconds for each turn; `bank`: this many for the whole game and `increment` more after each turn.

    A day or more makes it a game over days: nobody is expected to be there all the time.
    """

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=14 * DAY)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0

    @property
    def is_over_days(self) -> bool:
        return self.kind != "none" and self.seconds >= DAY


class SeatView(msgspec.Struct, omit_defaults=True):
    """Who sits there."""

    name: str
    kind: Literal["person", "bot", "open"] = "person"
    level: str = ""  #: of a bot
    seconds: int = 0  #: that the bot was given for a decision
    mine: bool = False
    connected: bool = False
    stand_in: str = ""  #: the level of the bot that plays for somebody who left
    out: Literal["", "resigned", "time"] = ""
    hurried: bool = False  #: it is the bot's turn, and it thinks shorter than it was to, because the server is busy
    preparing: bool = False  #: it is the bot's turn, and it is being got ready: it has never played on this machine


class Clocks(msgspec.Struct):
    """Milliseconds left when this was sent; the clock of `running` has been going since."""

    left: list[int]
    running: int | None


class TakebackView(msgspec.Struct):
    """Somebody asked for a takeback."""

    by: int
    waiting_for: list[int]  #: seats that have not answered yet


class Can(msgspec.Struct, omit_defaults=True):
    """What the reader can do now beside making a decision."""

    undo: bool = False
    confirm: bool = False
    takeback: bool = False
    answer: bool = False
    back: bool = False
    resign: bool = False
    stand_in: list[int] = []  #: seats whose owner has been away for a while


class Preferences(msgspec.Struct, omit_defaults=True):
    confirm: bool = False
    forced: bool = False


class Result(msgspec.Struct, omit_defaults=True):
    """How the game ended. `places` by seat: 1 for winners."""

    winners: list[int]
    places: list[int]
    ended: Ending = "played"


class Deed(msgspec.Struct, omit_defaults=True):
    """A decision that another player made: where, and which pieces it took away from where."""

    seat: int
    move: int
    places: list[str]
    kind: str = ""  #: of the piece on the first of the places
    taken: list[str] = []  #: places from which pieces of that kind were taken


class State(msgspec.Struct, omit_defaults=True):
    """What changes from one version to the next, as far as the reader may know it."""

    phase: Phase
    plies: int  #: how many moves were played
    seats: list[SeatView]
    scores: list[int]
    pieces: dict[str, list[str]]  #: kind → places; pieces of a kind are interchangeable
    texts: dict[str, dict[str, str]] = {}  #: kind → place → what is written there (scores, what is left in the bag, …)
    turn: int | None = None  #: the seat to move; none before the start, after the end, and while nature is due
    view: int | None = None  #: the seat whose knowledge is shown; none for spectators
    targets: dict[str, Any] = {}  #: only for the one to move: place → decision (several: a list), or → places to touch next
    prompt: str = ""  #: only for the one to move: what can be done now, in words
    onward: dict[str, str] = {}  #: only for the one to move: a place to touch first → what is to be chosen after it, in words
    buttons: list[int] = []  #: only for the one to move: decisions to be offered by name, too (to pass)
    meanwhile: list[Deed] = []  #: only for the one to move: what the others have decided in this round since one's own last decision
    round: int = 0
    rounds: list[int] = []  #: how many moves had been made when each round began
    again: list[int] = []  #: how many had been made when somebody's turn began who had the turn before it, too
    last: int | None = None  #: the ply of the last decision, to be marked
    last_places: list[str] = []  #: where it was made
    notice: str = ""  #: what everybody at the table should know, in words: this round is the last
    clocks: Clocks | None = None
    can: Can = msgspec.field(default_factory=Can)
    prefer: Preferences = msgspec.field(default_factory=Preferences)
    takeback: TakebackView | None = None
    unconfirmed: int | None = None  #: the seat whose finished turn waits for confirmation
    result: Result | None = None
    rematch: str = ""  #: the id of the next game
    secret: str = ""  #: revealed at the end: all draws follow from it


Ply = tuple[int, int | None]  #: who (-1 is nature) and what (an integer of the action space; none if the reader may not know)


class Table(msgspec.Struct, tag="table", omit_defaults=True):
    """A snapshot: all that a reader needs besides the scene."""

    version: int
    id: str
    game: str
    options: dict[str, str]
    players: int
    clock: ClockRule
    scene: str  #: where layout, symbols and words are to be had
    state: State
    plies: list[Ply]
    commitment: str = ""  #: the SHA-256 of the secret
    random: list[str] = []  #: what each seat has added to the secret, in hex digits; empty for who has not
    key: str = ""  #: the join key, for those who sit at the table
    listed: bool = False
    imported: bool = False
    rules: str = ""
    headers: dict[str, str] = {}  #: of an imported record


class Reason(msgspec.Struct, omit_defaults=True):
    """Why points were won or lost, and where on the table (nowhere in particular: over the seat's board)."""

    seat: int
    points: int
    words: str
    ply: int
    kind: str = ""
    place: str = ""
    round: int = 0  #: in which it was earned; told by the account only
    spared: int = 0  #: points that it would have cost more if the score could fall further


Kind = Literal[
    "sat",
    "mixed",
    "started",
    "moved",
    "confirmed",
    "undone",
    "asked",
    "answered",
    "left",
    "back",
    "out",
    "preferred",
    "paused",
    "broken",
    "rematched",
]  #: what can happen


class Happened(msgspec.Struct, omit_defaults=True):
    """One thing that happened. The move list is now its first `from_ply` moves and then `plies`."""

    version: int
    kind: Kind
    words: str
    seat: int | None = None
    from_ply: int | None = None
    plies: list[Ply] = []
    reasons: list[Reason] = []
    random: list[str] = []  #: when the game begins: what each seat has added to the secret


class Update(msgspec.Struct, tag="update", omit_defaults=True):
    """Everything from version `since` (not included) to `version`, and the state then."""

    since: int
    version: int
    happened: list[Happened]
    state: State


class Presence(msgspec.Struct, tag="presence", omit_defaults=True):
    """Who is connected right now; it has no version."""

    connected: list[bool]
    watching: int
    away: list[int] = []  #: seats whose owner has been gone for so long that a bot may stand in
    preparing: list[int] = []  #: seats whose bot is being got ready
    hurried: list[int] = []  #: seats whose bot thinks shorter than it was to, because the server is busy


class Ack(msgspec.Struct, tag="ack", omit_defaults=True):
    """The action with this id is stored and will not be lost; it made this version."""

    id: str
    version: int
    game: str = ""  #: of a rematch: the new game


class Refusal(msgspec.Struct, tag="error", omit_defaults=True):
    """Nothing was changed. `code` says why, `rule` which rule of the game forbids a move; `version` is the current one."""

    code: str
    words: str
    id: str = ""
    version: int = 0
    rule: str = ""
    data: dict[str, str | int] = {}


class Previewed(msgspec.Struct, tag="previewed", omit_defaults=True):
    """The table as it would be after the decision, before nature's draws."""

    id: str
    decision: int
    pieces: dict[str, list[str]]
    texts: dict[str, dict[str, str]]
    scores: list[int]
    reasons: list[Reason] = []


class Because(msgspec.Struct, tag="because"):
    """The rule that forbids it, in words; empty where no rule has to do with it."""

    id: str
    words: str


class Said(msgspec.Struct, tag="said"):
    """Somebody who sits at the table says something; it has no version."""

    seat: int
    phrase: PhraseName


class Pong(msgspec.Struct, tag="pong"):
    """Here I am."""

    now: int


Sent = Table | Update | Presence | Ack | Refusal | Previewed | Because | Said | Pong


# ── HTTP: what is asked and answered ─────────────────────────────────────────────────────────────────────────────────────


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """For a new game: mine (a name makes it another person at this screen), open to anyone who comes, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Level = "greedy"
    seconds: Thought = 0


class From(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a position of another game; a private one needs a seat or the key."""

    game: Annotated[str, Meta(max_length=32)]
    ply: Annotated[int, Meta(ge=0, le=100_000)]
    key: Annotated[str, Meta(max_length=64)] = ""


class Create(msgspec.Struct, forbid_unknown_fields=True):
    """A new game."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=4)]
    options: Annotated[dict[Annotated[str, Meta(max_length=32)], Annotated[str, Meta(max_length=200)]], Meta(max_length=16)] = {}
    clock: ClockRule = msgspec.field(default_factory=ClockRule)
    listed: bool = False
    confirm: bool = False
    forced: bool = False
    mix: bool = False  #: I shall add random numbers (`Mix`) as soon as I see the commitment; the game does not begin before, or not for a while
    start: From | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down on an open seat: the given one, or the first."""

    key: Annotated[str, Meta(max_length=64)] = ""
    seat: Seat | None = None
    name: Name = ""
    random: Random | None = None  #: what I add to the secret, as with `Mix`


class Me(msgspec.Struct):
    """Who I am here."""

    name: str


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A game record as text."""

    record: Annotated[str, Meta(max_length=250_000)]


class Listed(msgspec.Struct, omit_defaults=True):
    """A game in a list."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    players: int
    phase: Phase
    seats: list[SeatView]
    clock: ClockRule
    created: int  #: milliseconds since 1970
    my_turn: bool = False
    left: int | None = None  #: milliseconds for this turn, in a list of my own games
    imported: bool = False
    scores: list[int] = []
    winners: list[int] = []


class About(msgspec.Struct):
    """The server: its games, and the addresses under which others on the network reach it."""

    version: str
    games: list[GameInfo]
    languages: list[str]
    addresses: list[str]


class Code(msgspec.Struct):
    """By which another device becomes mine: once, and until then (milliseconds since 1970)."""

    code: str
    expires: int


class UseCode(msgspec.Struct):
    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Failing(msgspec.Struct):
    """A task of the server that does not do its work, since when (milliseconds since 1970), and the kind of error."""

    task: str
    since: int
    reason: str


class Health(msgspec.Struct):
    """How this server process does."""

    ok: bool
    failing: list[Failing]


class Frames(msgspec.Struct):
    """States of a replay, from ply `first` on; `states[i]` is after `first + i` moves."""

    first: int
    plies: int
    states: list[State]
    reasons: list[list[Reason]]  #: of the move that led to each state


class Account(msgspec.Struct):
    """Every point so far, explained."""

    scores: list[int]
    reasons: list[Reason]
    due: list[Reason] = []  #: what this round's tiling would bring if it began now
    kinds: dict[str, str] = {}  #: every kind of reason in words, in the order of the rules


class ToldPart(msgspec.Struct):
    """A part of the table: a heading and what lies there, a line each."""

    title: str
    lines: list[str]
    seat: int | None = None  #: whose board it is


class Told(msgspec.Struct):
    """The table in words, for people who do not see it."""

    parts: list[ToldPart]
