"""A match put before a reader: what they may know, in their language, as messages. Whatever is the same for several readers is made once."""

from dataclasses import dataclass, field
from typing import Any

from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase
from sintra.kernel.single import own_record
from sintra.picture.pieces import by_kind, earned, targets_of, why_not
from sintra.positions import Position
from sintra.reasons import Reason as Earned
from sintra.server import OWN, wire
from sintra.server.table.events import Answered, Left, Moved, Out, Sat, Started
from sintra.server.table.match import Happening, Match
from sintra.server.table.secrecy import has_secrets, known_move, known_plies, seat_of, shown_state
from sintra.server.table.seen import seen
from sintra.server.view.deeds import deeds_of_others
from sintra.server.view.rounds import begun, rounds_of, turns_in_a_row
from sintra.web.speech import speak, speak_move
from sintra.words.spoken import onward_line, prompt_line


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at a game."""

    owner: str
    language: str = "en"


@dataclass
class Presence:
    """Who is there."""

    owners: set[str] = field(default_factory=set)
    away: set[int] = field(default_factory=set)  #: seats whose owner has been gone for a while
    watching: int = 0
    preparing: set[int] = field(default_factory=set)  #: seats whose bot is being got ready
    hurried: set[int] = field(default_factory=set)  #: seats whose bot thinks shorter because the server is busy


class Renderer:
    """Makes the messages of a match at one moment. It is not kept for the next one: a thousand tables, each as it was, would only be in the way."""

    def __init__(self, match: Match, presence: Presence, now: int, secret: bytes) -> None:
        self.match, self.presence, self.secret = match, presence, secret
        self._phase, self._turn = match.phase, match.turn
        self._clocks = match.clock.shown(now)
        self._result = result_of(match) if self._phase == "over" else None
        self._rounds = begun(rounds_of(match))
        self._again = turns_in_a_row(match)
        self._looks: dict[int | None, Look] = {}
        self._told: dict[tuple[int, int | None, str], wire.Happened] = {}

    # ── Messages ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def table(self, reader: Reader) -> wire.Table:
        """The whole table."""
        match, agreement = self.match, self.match.agreement
        return wire.Table(
            version=match.version,
            id=match.id,
            game=agreement.game,
            options=agreement.options,
            players=agreement.players,
            clock=agreement.clock,
            scene=f"/api/games/{match.id}/scene",
            state=self.state(reader),
            plies=known_plies(match, 0, len(match.moves), seat_of(match, reader.owner)),
            commitment=agreement.commitment,
            random=match.random,
            key=agreement.key if match.seats_of(reader.owner) else "",
            listed=agreement.listed,
            imported=agreement.imported,
            rules=agreement.rules,
            headers=agreement.headers,
        )

    def update(self, since: int, reader: Reader) -> wire.Update:
        """Everything after a version."""
        missed = [happening for happening in self.match.happenings if happening.entry.version > since]
        happened = [self.happened(happening, reader) for happening in missed]
        return wire.Update(since, self.match.version, happened, self.state(reader))

    def state(self, reader: Reader) -> wire.State:
        """What changes, for this reader."""
        match, turn = self.match, self._turn
        own, seat = match.seats_of(reader.owner), seat_of(match, reader.owner)
        look = self._look(seat)
        is_mine = turn is not None and turn in own and turn == seat and not match.seats[turn].bot and not match.is_forced
        return wire.State(
            phase=self._phase,
            plies=len(match.moves),
            seats=[self._seat(number, reader) for number in range(len(match.seats))],
            scores=look.scores,
            pieces=look.pieces,
            texts=look.texts,
            turn=turn,
            view=seat,
            targets=look.targets() if is_mine else {},
            prompt=look.prompt(reader.language) if is_mine else "",
            onward=look.onward(reader.language) if is_mine else {},
            buttons=look.buttons() if is_mine else [],
            meanwhile=deeds_of_others(match, seat, self._rounds[-1]) if is_mine and seat is not None else [],
            round=int(look.state.round_number),
            rounds=self._rounds,
            again=self._again,
            last=look.last,
            last_places=look.last_places,
            notice=speak(look.notice, match.position.game.package, reader.language) if look.notice else "",
            clocks=self._clocks,
            can=self._can(own),
            prefer=wire.Preferences(match.seats[own[0]].confirm, match.seats[own[0]].forced) if own else wire.Preferences(),
            takeback=wire.TakebackView(match.question.by, sorted(match.question.waiting_for)) if match.question else None,
            unconfirmed=match.unconfirmed,
            result=self._result,
            rematch=match.rematch,
            secret=self.secret.hex() if self._phase == "over" and not match.agreement.imported else "",
        )

    def happened(self, happening: Happening, reader: Reader) -> wire.Happened:
        """One thing that happened, in words. Anyone who knows as much and reads the same language is told the same."""
        seat = seat_of(self.match, reader.owner) if has_secrets(self.match) else None
        key = happening.entry.version, seat, reader.language
        if key not in self._told:
            self._told[key] = self._happened(happening, reader, seat)
        return self._told[key]

    def _happened(self, happening: Happening, reader: Reader, seat: int | None) -> wire.Happened:
        match, event = self.match, happening.entry.event
        first = happening.from_ply
        plies = known_happening(match, happening, seat)
        return wire.Happened(
            version=happening.entry.version,
            kind=event.__struct_config__.tag,  # type: ignore[arg-type]
            words=self._words(happening, plies, reader.language),
            seat=getattr(event, "seat", None),
            from_ply=first,
            plies=plies,
            reasons=[told(match.position, ply, reason, reader.language) for ply, reason in happening.reasons],
            random=match.random if isinstance(event, Started) else [],
        )

    def preview(self, decision: int, id: str, reader: Reader) -> wire.Previewed:
        """The table after a decision of the reader, as far as the reader can foresee it. The decision has been checked."""
        seat = seat_of(self.match, reader.owner)
        position = self.match.position.view(self.match.position.to_move if seat is None else seat)
        position.play(decision)
        look = Look(position.game, seen(position.state), position.scores)
        ply = len(self.match.moves)
        return wire.Previewed(
            id, decision, look.pieces, look.texts, look.scores, [told(position, ply, reason, reader.language) for reason in position.reasons]
        )

    def why(self, path: list[str], id: str, reader: Reader) -> wire.Because:
        """Why touching these places of the player to move leads nowhere. Whoever asks about something that is not on the table hears nothing."""
        match = self.match
        game, look = match.position.game, self._look(seat_of(match, reader.owner))
        found = why_not(game, look.state, look.legal, path) if path else None
        return wire.Because(id, speak(found, game.package, reader.language) if found else "")

    # ── Parts ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def _look(self, seat: int | None) -> "Look":
        """The table as the seat sees it; in a game without secrets all see the same."""
        whose = seat if has_secrets(self.match) else None
        if whose not in self._looks:
            position = self.match.position
            look = self._looks[whose] = Look(position.game, shown_state(self.match, whose), position.scores)
            look.legal = position.legal_moves.numbers
            look.last, look.last_places = self._last(whose)
            look.notice = None if self._phase == "over" else position.game.notice(look.state)
        return self._looks[whose]

    def _last(self, seat: int | None) -> tuple[int | None, list[str]]:
        """The last decision, and the places at which it was made."""
        match = self.match
        ply = next((ply for ply in reversed(range(len(match.moves))) if match.movers[ply] >= 0), None)
        if ply is None or (move := known_move(match, ply, seat)) is None:
            return ply, []
        game = match.position.game
        return ply, touched(game, own_record(match.position.before(len(match.moves) - ply), game.state)[0], move)

    def _seat(self, number: int, reader: Reader) -> wire.SeatView:
        sits, presence = self.match.seats[number], self.presence
        is_bot = sits.kind == "bot"
        return wire.SeatView(
            name=sits.name,
            kind=sits.kind,
            level=sits.level if is_bot else "",
            seconds=sits.seconds,
            mine=bool(reader.owner) and sits.owner == reader.owner and not is_bot,
            connected=is_bot or (sits.kind == "person" and sits.owner in presence.owners),
            stand_in=sits.stand_in,
            out=sits.out,
            preparing=number in presence.preparing,
            hurried=number in presence.hurried,
        )

    def _can(self, own: list[int]) -> wire.Can:
        match = self.match
        if not own or self._phase != "playing":
            return wire.Can()
        question = match.question
        return wire.Can(
            undo=any(match.undo_to(seat) is not None for seat in own),
            confirm=match.unconfirmed in own,
            takeback=question is None and any(match.takeback_to(seat) is not None for seat in own),
            answer=question is not None and any(seat in question.waiting_for for seat in own),
            back=any(match.seats[seat].stand_in and not match.seats[seat].out for seat in own),
            resign=any(not match.seats[seat].out for seat in own),
            stand_in=sorted(self.presence.away - set(own)),
        )

    def _words(self, happening: Happening, plies: list[wire.Ply], language: str) -> str:
        match, event = self.match, happening.entry.event
        tag = str(event.__struct_config__.tag)
        seat = getattr(event, "seat", None)
        data: dict[str, int | str] = {"name": match.seats[seat].name if seat is not None else ""}
        match event:
            case Sat():
                data["name"] = event.name
            case Moved() if plies and plies[0][1] is not None:
                data["move"] = speak_move(match.position.game, plies[0][1], language)
            case Moved():
                tag = "moved-hidden"
            case Out():
                tag = f"out-{event.cause}"
            case Answered():
                tag = "answered-yes" if event.agree else "answered-no"
            case Left():
                data["level"] = event.level
            case _:
                pass
        return speak(Phrase(f"happened-{tag}", dict(data)), OWN, language)


class Look:
    """The table as one seat sees it."""

    def __init__(self, game: Game, state: Any, scores: tuple[int, ...]) -> None:
        self._game, self.state = game, state
        self.scores = list(scores)
        self.pieces, self.texts = by_kind(game, state)
        self.legal: list[int] = []
        self.last: int | None = None
        self.last_places: list[str] = []
        self.notice: Phrase | None = None
        self._targets: dict[str, Any] | None = None

    def targets(self) -> dict[str, Any]:
        """Places to touch and the decisions they lead to."""
        if self._targets is None:
            self._targets = {}
            for move, path in zip(self.legal, targets_of(self._game, self.state, self.legal), strict=True):
                add_target(self._targets, path, move)
        return self._targets

    def prompt(self, language: str) -> str:
        """What the one to move can do now."""
        line = prompt_line(self._game, self.state, self.legal)
        return line.words(self._game.package, language) if line else ""

    def onward(self, language: str) -> dict[str, str]:
        """For each place that leads on: what is to be chosen after it."""
        found: dict[str, str] = {}
        for place, branch in self.targets().items():
            line = onward_line(self._game, self.state, some_decision(branch)) if isinstance(branch, dict) else None
            if line is not None:
                found[place] = line.words(self._game.package, language)
        return found

    def buttons(self) -> list[int]:
        """Decisions that are offered by name."""
        return [move for move in self._game.prompt.BUTTONS if move in self.legal]


def touched(game: Game, before: Any, move: int) -> list[str]:
    """The places at which a move was made in the position before it."""
    [path] = targets_of(game, before, [move])
    return list(path)


def add_target(tree: dict[str, Any], path: tuple[str, ...], decision: int) -> None:
    """Put a decision at the end of its path; what ends where others go on is under the empty name, what ends in the same place becomes a list.

    >>> tree: dict[str, Any] = {}
    >>> add_target(tree, ("a", "b"), 1); add_target(tree, ("a",), 2); add_target(tree, ("c",), 3); add_target(tree, ("c",), 4)
    >>> tree
    {'a': {'b': 1, '': 2}, 'c': [3, 4]}
    """
    for place in path[:-1]:
        found = tree.get(place)
        if not isinstance(found, dict):
            found = tree[place] = {} if found is None else {"": found}
        tree = found
    end = path[-1]
    found = tree.get(end)
    if found is None:
        tree[end] = decision
    elif isinstance(found, dict):
        add_target(found, ("",), decision)
    else:
        tree[end] = [*(found if isinstance(found, list) else [found]), decision]


def some_decision(tree: dict[str, Any]) -> int:
    """Any of the decisions that can be reached in a tree of targets."""
    found: Any = tree
    while not isinstance(found, int):
        found = next(iter(found.values())) if isinstance(found, dict) else found[0]
    return found


def known_happening(match: Match, happening: Happening, seat: int | None) -> list[wire.Ply]:
    """The plies of a happening, those that the reader may not know without their move. They may have been undone since."""
    if match.phase == "over":
        return list(happening.plies)
    return [
        (mover, move if witnesses is None or seat in witnesses else None)
        for (mover, move), witnesses in zip(happening.plies, happening.witnesses, strict=True)
    ]


def result_of(match: Match) -> wire.Result:
    """How it ended. Anyone who is out comes after all others; a game that the rules could not end has no places."""
    if match.is_broken:
        return wire.Result([], [], match.ended)
    ranks = [(not sits.out, standing) for sits, standing in zip(match.seats, match.position.standings, strict=True)]
    winners = match.winners
    places = [1 if seat in winners else 1 + sum(other > rank for other in ranks) for seat, rank in enumerate(ranks)]
    return wire.Result(winners, places, match.ended)


def told(position: Position, ply: int, reason: Earned, language: str) -> wire.Reason:
    """A reason in words, with the place where it was earned."""
    place = earned(position.game, position.state, reason.seat, reason.kind, reason.place)
    return wire.Reason(reason.seat, reason.points, reason.words(language), ply, reason.kind, place, spared=reason.spared)
