"""Who may do what, when: an action becomes events, or is refused with a code. Nothing happens here."""

from sintra.kernel.errors import AmbiguousMove, IllegalMove, UnreadableMove
from sintra.server import wire
from sintra.server.errors import Refused, refused
from sintra.server.table.dealing import draws_after
from sintra.server.table.events import (
    Answered,
    Asked,
    Confirmed,
    Entry,
    Event,
    Left,
    Mixed,
    Moved,
    Out,
    Preferred,
    Rematched,
    Returned,
    Sat,
    Started,
    Undone,
)
from sintra.server.table.match import STAND_IN, Foreseen, Match


class Referee:
    """Judges the actions of one game."""

    def __init__(self, match: Match, secret: bytes) -> None:
        self.match, self.secret = match, secret

    def judge(self, owner: str, action: wire.Action, away: set[int], rematch: str = "") -> list[Event]:
        """The events that the action of this person makes. `away` are seats whose owner has not been seen for a while."""
        match action:
            case wire.Play():
                return self.play(self._seat_to_act(owner, action.version), action)
            case wire.Undo():
                return self.undo(owner, action.version)
            case wire.Confirm():
                return self.confirm(owner, action.version)
            case wire.Takeback():
                return self.takeback(owner, action.version)
            case wire.Answer():
                return self.answer(owner, action)
            case wire.Resign():
                return self.out(self._own_seat(owner, action.seat, playing=True), "resigned")
            case wire.Leave():
                return self.leave(self._own_seat(owner, action.seat, playing=True))
            case wire.Back():
                return self.back(owner, action.seat)
            case wire.StandIn():
                return self.stand_in(owner, action.seat, away)
            case wire.Prefer():
                return self.prefer(owner, action)
            case wire.Mix():
                return self.mix(owner, action.random)
            case wire.Rematch():
                return self.rematch(owner, rematch)

    # ── Sitting down ─────────────────────────────────────────────────────────────────────────────────────────────────

    def sit(self, owner: str, name: str, seat: int | None, random: str = "") -> list[Event]:
        """Take an open seat, perhaps with random numbers; with the last one to sit down the game begins, if it does not wait for others' numbers."""
        open_seats = [number for number, sits in enumerate(self.match.seats) if sits.kind == "open"]
        if not open_seats:
            raise Refused("full")
        if seat is not None and seat not in open_seats:
            raise Refused("seat-taken", seat=seat + 1)
        return self._prepared(Sat(open_seats[0] if seat is None else seat, owner, name, random if self.match.mixes else ""))

    def mix(self, owner: str, random: str) -> list[Event]:
        """Add random numbers. Anyone who has several seats adds them once."""
        seats = self._own_seats(owner)
        if self.match.phase != "waiting" or not self.match.mixes or any(self.match.seats[seat].random for seat in seats):
            raise Refused("too-late-to-mix")
        return self._prepared(Mixed(seats[0], random))

    def _prepared(self, event: Sat | Mixed) -> list[Event]:
        """The event, and the beginning of the game if it was all that it waited for."""
        after = self.match.copy()
        after.apply(Entry(after.version + 1, after.filled, event))
        return [event] if after.lacks else [event, Referee(after, self.secret).start()]

    def start(self) -> Started:
        """Nature's first draws."""
        return Started(self._draws())

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, seat: int, action: wire.Play) -> list[Event]:
        position = self.match.position
        try:
            if action.decision is None and action.move is None:
                raise Refused("unreadable", problem="")
            move = int(action.decision if action.decision is not None else position.read_move(action.move or ""))
            return [self.decision(seat, move)]
        except (IllegalMove, UnreadableMove, AmbiguousMove) as error:
            raise refused(error, position.game) from error

    def check(self, move: int) -> None:
        """Refuse a move that is not legal, with the rule that forbids it."""
        position = self.match.position
        if move in position.legal_moves:
            return
        try:
            position.copy().play(move)
        except (IllegalMove, UnreadableMove) as error:
            raise refused(error, position.game) from error

    def decision(self, seat: int, move: int) -> Moved:
        """The decision with the draws that follow; before a turn is confirmed nothing is drawn."""
        match, after = self.match, self.match.position.copy()
        try:
            after.play(move)
        except (IllegalMove, UnreadableMove) as error:
            raise refused(error, after.game) from error
        match.foreseen = Foreseen(match.version, move, after)
        if match.must_confirm(seat) and after.to_move != seat:
            return Moved(seat, move, [])
        return Moved(seat, move, draws_after(after, None, len(match.moves) + 1, match.dealer(self.secret)))

    def forced(self) -> Moved | None:
        """The decision that is made for a seat which leaves decisions without a choice to the server."""
        match = self.match
        if match.turn is None or not match.is_forced:
            return None
        return self.decision(match.turn, int(match.position.legal_moves[0]))

    def undo(self, owner: str, version: int) -> list[Event]:
        self._check_playing()
        self._check_version(version)
        for seat in self._own_seats(owner):
            to = self.match.undo_to(seat)
            if to is not None:
                return [Undone(seat, to)]
        raise Refused("nothing-to-undo")

    def confirm(self, owner: str, version: int) -> list[Event]:
        self._check_playing()
        seats = self._own_seats(owner)
        self._check_version(version)
        if self.match.unconfirmed not in seats:
            raise Refused("nothing-to-confirm")
        return self._confirmed()

    # ── Takeback ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def takeback(self, owner: str, version: int) -> list[Event]:
        self._check_playing()
        seats = self._own_seats(owner)
        self._check_version(version)
        choices = [(to, seat) for seat in seats if (to := self.match.takeback_to(seat)) is not None]
        if not choices or self.match.question is not None:
            raise Refused("no-takeback")
        to, seat = max(choices)
        return [Asked(seat, to)] if self.match.asks(seat) else [Undone(seat, to)]

    def answer(self, owner: str, action: wire.Answer) -> list[Event]:
        self._check_playing()
        seats = self._own_seats(owner)
        self._check_version(action.version)
        question = self.match.question
        asked = [seat for seat in seats if question and seat in question.waiting_for]
        if question is None or not asked:
            raise Refused("no-takeback")
        is_last = action.agree and question.waiting_for <= set(asked)
        return [*(Answered(seat, action.agree) for seat in asked[:-1]), Answered(asked[-1], action.agree, question.to if is_last else None)]

    # ── Coming and going ─────────────────────────────────────────────────────────────────────────────────────────────

    def out(self, seat: int, cause: str) -> list[Event]:
        if self.match.seats[seat].out:
            raise Refused("over")
        return [*self._settled(seat), Out(seat, "time" if cause == "time" else "resigned")]

    def leave(self, seat: int) -> list[Event]:
        if self.match.seats[seat].stand_in:
            raise Refused("not-your-turn")
        return [*self._settled(seat), Left(seat, STAND_IN)]

    def back(self, owner: str, seat: int | None) -> list[Event]:
        self._check_playing()
        seats = [own for own in self._own_seats(owner) if self.match.seats[own].stand_in and not self.match.seats[own].out]
        if not seats or (seat is not None and seat not in seats):
            raise Refused("not-away")
        return [Returned(seats[0] if seat is None else seat)]

    def stand_in(self, owner: str, seat: int, away: set[int]) -> list[Event]:
        self._check_playing()
        self._own_seats(owner)
        if seat not in away or self.match.seats[seat].bot:
            raise Refused("not-away")
        return self.leave(seat)

    def prefer(self, owner: str, action: wire.Prefer) -> list[Event]:
        events: list[Event] = []
        for seat in self._own_seats(owner):
            sits = self.match.seats[seat]
            confirm = sits.confirm if action.confirm is None else action.confirm
            if self.match.unconfirmed == seat and not confirm:
                events += self._confirmed()
            events.append(Preferred(seat, confirm, sits.forced if action.forced is None else action.forced))
        return events

    def rematch(self, owner: str, game: str) -> list[Event]:
        seats = self._own_seats(owner)
        if self.match.phase != "over" or self.match.agreement.imported:
            raise Refused("not-started")
        return [Rematched(seats[0], self.match.rematch or game)]

    # ── Inside ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _draws(self) -> list[int]:
        """Nature's draws that are due now."""
        return draws_after(self.match.position, None, len(self.match.moves), self.match.dealer(self.secret))

    def _confirmed(self) -> list[Event]:
        seat = self.match.unconfirmed
        assert seat is not None
        return [Confirmed(seat, self._draws())]

    def _settled(self, seat: int) -> list[Event]:
        """A turn that waits for the confirmation of somebody who goes is final."""
        return self._confirmed() if self.match.unconfirmed == seat else []

    def _check_playing(self) -> None:
        if self.match.phase != "playing":
            raise Refused("over" if self.match.phase == "over" else "not-started")

    def _check_version(self, version: int) -> None:
        if not self.match.position_version <= version <= self.match.version:
            raise Refused("stale")

    def _own_seats(self, owner: str) -> list[int]:
        seats = self.match.seats_of(owner)
        if not seats:
            raise Refused("not-your-seat")
        return seats

    def _own_seat(self, owner: str, seat: int | None, playing: bool = False) -> int:
        if playing:
            self._check_playing()
        seats = self._own_seats(owner)
        if seat is None:
            acting = self.match.acting
            return acting if acting in seats and acting is not None else seats[0]
        if seat not in seats:
            raise Refused("not-your-seat")
        return seat

    def _seat_to_act(self, owner: str, version: int) -> int:
        self._check_playing()
        seats = self._own_seats(owner)
        if self.match.unconfirmed is not None:
            raise Refused("unconfirmed" if self.match.unconfirmed in seats else "not-your-turn")
        turn = self.match.turn
        if turn is None or turn not in seats or self.match.seats[turn].bot:
            raise Refused("stale" if version < self.match.position_version else "not-your-turn")
        self._check_version(version)
        return turn
