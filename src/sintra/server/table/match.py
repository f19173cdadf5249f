"""A game as the server holds it: the agreement and, one after the other, everything that happened. No input, no output, no clock on the wall."""

from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import sintra
from sintra.dealer import NAME, Dealer
from sintra.positions import Position
from sintra.reasons import Reason
from sintra.server.table.clocks import Clock
from sintra.server.table.dealing import dealer_of
from sintra.server.table.events import (
    Agreement,
    Answered,
    Asked,
    Broken,
    Confirmed,
    Entry,
    Left,
    Mixed,
    Moved,
    Out,
    Paused,
    Preferred,
    Rematched,
    Returned,
    Sat,
    SeatPlan,
    Started,
    Undone,
)
from sintra.server.wire import Ending, Phase
from sintra.shared_list import SharedList

KEPT = 64  #: happenings at hand for clients that fell behind
STAND_IN = "greedy"  #: the bot that plays for somebody who is not there
MIXING = 10_000  #: milliseconds that a full table waits for random numbers that were announced


@dataclass(frozen=True)
class Seat:
    """Who sits there now."""

    kind: Literal["person", "open", "bot"]
    owner: str
    name: str
    level: str
    confirm: bool
    forced: bool
    seconds: int = 0
    mixes: bool = False
    random: str = ""
    stand_in: str = ""
    out: Literal["", "resigned", "time"] = ""

    @classmethod
    def planned(cls, plan: SeatPlan) -> "Seat":
        return cls(plan.kind, plan.owner, plan.name, plan.level, plan.confirm, plan.forced, plan.seconds, plan.mixes)

    @property
    def bot(self) -> str:
        """The bot that plays this seat now, as described: its level and, if it was given one, its time. Or nothing."""
        if self.kind != "bot":
            return self.stand_in
        return f"{self.level} seconds={self.seconds}" if self.seconds else self.level


@dataclass
class Question:
    """A request for a takeback."""

    by: int
    to: int
    waiting_for: set[int]


@dataclass
class Happening:
    """What one event did, kept for those who missed it."""

    entry: Entry
    from_ply: int | None = None
    plies: list[tuple[int, int]] = field(default_factory=list)
    witnesses: list[tuple[int, ...] | None] = field(default_factory=list)
    reasons: list[tuple[int, Reason]] = field(default_factory=list)  #: with the ply that earned it


@dataclass(frozen=True)
class Foreseen:
    """A decision that the referee has played, to know which draws follow: the match need not play it again."""

    version: int  #: of the match in which it is made
    move: int
    position: Position


class Match:
    """The state of a game. `apply` is the only way to change it."""

    def __init__(self, id: str, agreement: Agreement, created: int, position: Position | None = None) -> None:
        self.id, self.agreement, self.created = id, agreement, created
        self.position = position or start_of(agreement)
        self.is_retold = False  #: from its archive, because the rules have changed since
        self.seats = [Seat.planned(plan) for plan in agreement.seats]
        self.clock = Clock(agreement.clock, agreement.players)
        self.version = 0
        self.position_version = 0  #: the version that last changed what can be played
        self.started = False
        self.filled = created  #: when the last seat was taken
        self.movers: SharedList[int] = SharedList()  #: who made each move
        self.moves: SharedList[int] = SharedList()
        self.reasons: SharedList[tuple[Reason, ...]] = SharedList()  #: of each move
        self.witnesses: SharedList[tuple[int, ...] | None] = SharedList()  #: the seats that may know each move; None: everybody
        self.final = 0  #: this many moves can no longer be undone
        self.unconfirmed: int | None = None
        self.question: Question | None = None
        self.loser: int | None = None
        self.is_broken = False  #: it ended because the rules failed in its position
        self.rematch = ""
        self.answers: dict[str, int] = {}  #: the version that each client's action made
        self.happenings: deque[Happening] = deque(maxlen=KEPT)
        self.foreseen: Foreseen | None = None

    def copy(self) -> "Match":
        """The same match, changing on its own from now on. It takes with it what was foreseen, which only one of them may play on."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        self.foreseen = None
        twin.position, twin.clock = self.position.copy(), self.clock.copy()
        twin.question = replace(self.question, waiting_for=set(self.question.waiting_for)) if self.question else None
        for name in ("seats", "moves", "movers", "reasons", "witnesses", "answers", "happenings"):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    # ── Questions ────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def phase(self) -> Phase:
        if self.is_broken:
            return "over"
        if not self.started:
            return "waiting"
        if self.agreement.imported or self.loser is not None or (self.position.is_over and self.unconfirmed is None):
            return "over"
        return "playing"

    @property
    def random(self) -> list[str]:
        """What each seat has added to the secret; nothing at all if nobody has."""
        added = [sits.random for sits in self.seats]
        return added if any(added) else []

    @property
    def mixes(self) -> bool:
        """Whether players can add to the secret; in games of 0.1 they cannot."""
        return self.agreement.draws == NAME

    @property
    def lacks(self) -> bool:
        """Whether somebody is still to sit down, or to add the random numbers that they announced."""
        return any(sits.kind == "open" or (sits.mixes and not sits.random) for sits in self.seats)

    @property
    def deadline(self) -> int | None:
        """When something happens by itself: a clock runs out, or a full table waits no longer for random numbers."""
        if self.phase == "waiting":
            return None if any(sits.kind == "open" for sits in self.seats) else self.filled + MIXING
        return self.clock.deadline() if self.phase == "playing" else None

    @property
    def turn(self) -> int | None:
        """The seat that can make a decision, if one can."""
        if self.phase != "playing" or self.unconfirmed is not None or self.position.to_move < 0:
            return None
        return self.position.to_move

    @property
    def acting(self) -> int | None:
        """The seat that the game waits for: to decide, or to confirm."""
        return self.turn if self.unconfirmed is None else self.unconfirmed

    @property
    def bot_to_move(self) -> str:
        """The bot that has to move now, as described, or nothing."""
        return self.seats[self.turn].bot if self.turn is not None else ""

    @property
    def is_forced(self) -> bool:
        """Whether the decision now leaves no choice, and the seat leaves such decisions to the server."""
        if self.turn is None or self.bot_to_move or not self.seats[self.turn].forced:
            return False
        return len(self.position.legal_moves) == 1

    @property
    def winners(self) -> list[int]:
        if self.phase != "over" or self.is_broken:
            return []
        if self.loser is None:
            return [seat for seat in self.position.winners if not self.seats[seat].out] or list(self.position.winners)
        return [seat for seat, sits in enumerate(self.seats) if not sits.out]

    @property
    def ended(self) -> Ending:
        if self.is_broken:
            return "broken"
        return "played" if self.loser is None else self.seats[self.loser].out or "played"

    def seats_of(self, owner: str) -> list[int]:
        """The seats that somebody may play."""
        return [seat for seat, sits in enumerate(self.seats) if owner and sits.owner == owner and sits.kind == "person"]

    def dealer(self, secret: bytes) -> Dealer:
        """Nature's hand, for anyone who knows the secret."""
        found = dealer_of(self.agreement.draws, secret, [sits.random for sits in self.seats])
        assert found is not None, "a database of a newer version is not opened"
        return found

    def is_open_to(self, owner: str, key: str) -> bool:
        """Whether somebody may look: a private game needs a seat or the key."""
        return bool(self.seats_of(owner)) or self.agreement.opens_to(key)

    def undo_to(self, seat: int) -> int | None:
        """How many moves are left when the seat undoes its last decision; None if it cannot. Forced decisions that were made for it go, too.

        Once another person is to move, they are thinking about it: then it takes a takeback.
        """
        if self.turn in self.asks(seat):
            return None
        to = len(self.moves)
        scratch: Position | None = None
        while to > self.final and self.movers[to - 1] == seat:
            to -= 1
            if not self.seats[seat].forced:
                return to
            scratch = scratch or self.position.copy()
            scratch.undo()
            if len(scratch.legal_moves) > 1:
                return to
        return None

    def takeback_to(self, seat: int) -> int | None:
        """How many moves are left when the seat's last decisions in a row are taken back; None if it made none."""
        to = len(self.moves)
        while to and self.movers[to - 1] != seat:
            to -= 1
        while to and self.movers[to - 1] == seat:
            to -= 1
        return to if seat in self.movers[to : to + 1] else None

    @property
    def oldest(self) -> int:
        """The first version whose happening is at hand."""
        return self.happenings[0].entry.version if self.happenings else self.version + 1

    # ── What happens ─────────────────────────────────────────────────────────────────────────────────────────────────

    def apply(self, entry: Entry) -> Happening:
        """The next event of the log."""
        assert entry.version == self.version + 1, "events come in order"
        self.version = entry.version
        if entry.client is not None:
            self.answers[entry.client] = entry.version
        happening = Happening(entry)
        self._apply(entry, happening)
        self.happenings.append(happening)
        return happening

    def _apply(self, entry: Entry, happening: Happening) -> None:
        match entry.event:
            case Sat(seat, owner, name, random):
                self._reseat(seat, kind="person", owner=owner, name=name, random=random)
                self.filled = entry.at
            case Mixed(seat, random):
                self._reseat(seat, random=random)
            case Started(draws):
                self.started = True
                self._play(draws, happening)
                self.final = len(self.moves)
                self._next_turn(entry.at)
            case Moved(seat, move, draws):
                self._decide(seat, move, draws, happening)
                self._next_turn(entry.at)
            case Confirmed(draws=draws):
                self.unconfirmed = None
                self._play(draws, happening)
                self.final = len(self.moves)
                self._next_turn(entry.at)
            case Undone(seat, to):
                self._go_back(to, happening)
                self._resume(seat, entry.at)
            case Asked(seat, to):
                self.question = Question(seat, to, self.asks(seat))
            case Answered(seat, agree, to):
                self._answer(seat, agree, to, entry.at, happening)
            case Left(seat, level):
                self._reseat(seat, stand_in=level)
                self._give_up_question(seat)
                self._next_turn(entry.at)
            case Returned(seat):
                self._reseat(seat, stand_in="")
                self._next_turn(entry.at)
            case Out(seat, cause):
                self._out(seat, cause, entry.at)
            case Preferred(seat, confirm, forced):
                self._reseat(seat, confirm=confirm, forced=forced)
            case Paused(ms):
                self.clock.pause(ms)
            case Broken():
                self.is_broken = True
                self.question = None
                self._next_turn(entry.at)
            case Rematched(game=game):
                self.rematch = game

    def _reseat(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    def _play(self, moves: list[int], happening: Happening) -> None:
        happening.from_ply = len(self.moves)
        for move in moves:
            mover, witnesses = self.position.to_move, witnesses_of(self.position, move)
            self._play_one(move)
            reasons = tuple(self.position.reasons)
            self.moves.append(move)
            self.movers.append(mover)
            self.reasons.append(reasons)
            self.witnesses.append(witnesses)
            happening.plies.append((mover, move))
            happening.witnesses.append(witnesses)
            happening.reasons += [(len(self.moves) - 1, reason) for reason in reasons]
        self.question = None
        self.position_version = self.version

    def _play_one(self, move: int) -> None:
        foreseen, self.foreseen = self.foreseen, None
        if foreseen is not None and (foreseen.version + 1, foreseen.move) == (self.version, move):
            self.position = foreseen.position
        else:
            self.position.play(move)

    def _decide(self, seat: int, move: int, draws: list[int], happening: Happening) -> None:
        """A decision: from now on nobody else can undo theirs, and with a draw neither can this one be undone."""
        if self.movers and self.movers[-1] != seat:
            self.final = len(self.moves)
        self._play([move, *draws], happening)
        if draws:
            self.final = len(self.moves)
        elif self.position.to_move != seat and self.must_confirm(seat):
            self.unconfirmed = seat

    def must_confirm(self, seat: int) -> bool:
        """Whether the seat's turns wait for confirmation."""
        return self.seats[seat].confirm and not self.seats[seat].bot

    def _next_turn(self, at: int) -> None:
        seat = self.acting
        self.clock.start_turn(seat, at, seat is not None and not self.seats[seat].bot)

    def _go_back(self, to: int, happening: Happening) -> None:
        happening.from_ply = to
        while len(self.moves) > to:
            self.position.undo()
            for kept in (self.moves, self.movers, self.reasons, self.witnesses):
                kept.pop()
        self.final = min(self.final, to)
        self.unconfirmed = None
        self.question = None
        self.position_version = self.version

    def _resume(self, seat: int, at: int) -> None:
        if self.turn == seat:
            self.clock.resume_turn(seat, at, not self.seats[seat].bot)
        else:
            self._next_turn(at)

    def asks(self, seat: int) -> set[int]:
        """Whom the seat has to ask for a takeback: people with another owner who play themselves."""
        people = (other for other, sits in enumerate(self.seats) if sits.kind == "person" and not sits.stand_in and not sits.out)
        return {other for other in people if self.seats[other].owner != self.seats[seat].owner}

    def _answer(self, seat: int, agree: bool, to: int | None, at: int, happening: Happening) -> None:
        if self.question is not None:
            self.question.waiting_for.discard(seat)
        if to is not None:
            self._go_back(to, happening)
            self._next_turn(at)
        elif not agree:
            self.question = None

    def _give_up_question(self, seat: int) -> None:
        """Nobody waits for the answer of somebody who is not there; a question that only waited for them lapses."""
        if self.question is not None:
            self.question.waiting_for.discard(seat)
            if self.question.by == seat or not self.question.waiting_for:
                self.question = None

    def _out(self, seat: int, cause: Literal["resigned", "time"], at: int) -> None:
        """The seat is out. With one seat left the game is over; otherwise a bot plays the seat to the end."""
        self._reseat(seat, out=cause)
        self._give_up_question(seat)
        if sum(not sits.out for sits in self.seats) <= 1:
            self.loser = seat
        else:
            self._reseat(seat, stand_in=self.seats[seat].stand_in or STAND_IN)
        self.position_version = self.version
        self._next_turn(at)


def witnesses_of(position: Position, move: int) -> tuple[int, ...] | None:
    """The seats that may know this move of the position; None: everybody."""
    seen_by = position.game.rules.seen_by
    if seen_by is None:
        return None
    bits = int(seen_by(position.state, move))
    seats = tuple(seat for seat in range(position.players) if bits >> seat & 1)
    return None if len(seats) == position.players else seats


def start_of(agreement: Agreement) -> Position:
    """The position before the first move."""
    if agreement.start:
        return sintra.position(agreement.start, dealt=False)
    options: dict[str, Any] = dict(agreement.options)
    return sintra.new(agreement.game, agreement.players, dealt=False, **options)


def told(id: str, agreement: Agreement, created: int, entries: list[Entry]) -> Match:
    """The match after all these events."""
    found = Match(id, agreement, created)
    for entry in entries:
        found.apply(entry)
    return found
