"""All games of this server: making them, finding them, forgetting those that nobody looks at."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import sintra
from sintra import record as records
from sintra.bots import STRONGEST
from sintra.dealer import NAME
from sintra.kernel.errors import SintraError
from sintra.kernel.phrase import Phrase
from sintra.server import OWN, wire
from sintra.server.cluster.ownership import Elsewhere, Owning
from sintra.server.errors import Refused, refused
from sintra.server.http.guests import Guest
from sintra.server.http.names import chosen, tidy
from sintra.server.metrics import Metrics
from sintra.server.settings import Settings
from sintra.server.storage.archive import archive_of, retold
from sintra.server.storage.connections import Unavailable
from sintra.server.storage.erasure import erase
from sintra.server.storage.journal import Conflict, Journal, Write
from sintra.server.storage.store import ASIDE, Store, Stored
from sintra.server.table.authority import Authority
from sintra.server.table.clocks import time_lost
from sintra.server.table.dealing import commitment_to, new_secret
from sintra.server.table.events import Agreement, Entry, Paused, SeatPlan, Started
from sintra.server.table.fault import LONGEST_GAME, Fault, check_can_go_on, guarded
from sintra.server.table.looked import Looked
from sintra.server.table.match import Match, told
from sintra.server.table.referee import Referee
from sintra.server.table.rematch import seats_again
from sintra.server.table.summary import encode, summary_of
from sintra.server.workers.bot_pool import BotPool, levels
from sintra.server.workers.compilation import RULES
from sintra.server.workers.rules_loader import RulesLoader
from sintra.web.speech import speak

log = logging.getLogger(__name__)

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look alike
ID_LENGTH = 10
MOST_SEATS = 4


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def played_again(stored: Stored) -> Match | None:
    """The match, move by move by the rules of today; None if they lead elsewhere, because they have changed since the game was played."""
    try:
        match = told(stored.id, stored.agreement, stored.created, stored.entries)
    except SintraError:
        return None
    then = stored.summary
    is_same = then is None or match.phase != "over" or (then.scores, then.winners) == (list(match.position.scores), match.winners)
    return match if is_same else None


@contextmanager
def faults_refused(*expected: type[Exception]) -> Iterator[None]:
    """Around the making of a game: where the rules fail there will be none."""
    try:
        with guarded(*expected):
            yield
    except Fault as fault:
        log.warning("a game was not made: %s", fault)
        raise Refused("broken") from fault


class Games:
    """The games that are in memory, and the way to the others."""

    def __init__(
        self, store: Store, journal: Journal, bots: BotPool, settings: Settings, owning: Owning, now: Callable[[], int], metrics: Metrics
    ) -> None:
        self.store, self.journal, self.bots, self.settings, self.owning = store, journal, bots, settings, owning
        self.away_after = settings.away_after
        self.now, self.metrics = now, metrics
        self.rules = RulesLoader(lambda name: bots.compilation.compiled(name, RULES))
        self._games: dict[str, Authority] = {}
        self._loading: dict[str, asyncio.Task[Authority]] = {}
        self._looked = Looked(self)
        self._is_leaving = False

    # ── Finding ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def find(self, id: str) -> Authority:
        """The authority over a game; there is never more than one. `Elsewhere` if it is on another process."""
        if self._is_leaving:
            raise Refused("busy")
        found = self._games.get(id)
        if found is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
                loading.add_done_callback(partial(self._loaded, id))
            found = await asyncio.shield(loading)
        found.used = self.now()
        if found.is_unsure:
            await found.hear(found.match.version + 1)
        return found

    async def look(self, id: str) -> Match:
        """The game as it is, wherever it lives."""
        try:
            return (await self.find(id)).match
        except Elsewhere:
            return await self._looked.at(id)

    def here(self, id: str) -> Authority | None:
        """The authority over a game, if the game is in memory."""
        return self._games.get(id)

    def _loaded(self, id: str, loading: asyncio.Task[Authority]) -> None:
        del self._loading[id]
        if not loading.cancelled():
            loading.exception()  # anyone who waited may be gone, and asyncio would log that nobody heard of it

    async def _load(self, id: str) -> Authority:
        while True:
            owner = await self.owning.claim(id)
            stored = await self.stored(id)
            match = await self.retell(stored)
            try:
                if match.clock.deadline() is not None:
                    await self._give_time_back(match, stored.entries[-1].at, owner)
                if owner == self.owning.name:
                    return self._keep(match, stored.secret, owner, due=stored.due)
            except Conflict:  # a process of an older version has given it back
                continue
            except Unavailable as error:
                raise Refused("busy") from error

    async def _give_time_back(self, match: Match, since: int, owner: str) -> None:
        """No clock ran while no server did: a game gets that time back before anybody can look at it."""
        lost = time_lost(await self.store.outages(since), since)
        if lost:
            entry = Entry(match.version + 1, self.now(), Paused(lost))
            await self.journal.write(Write(match.id, [entry], owner=owner))
            match.apply(entry)

    async def stored(self, id: str) -> Stored:
        """A game as it is in the database."""
        try:
            with guarded():
                stored = await self.store.load(id) if 0 < len(id) <= 24 and id.isascii() and id.isalnum() else None
        except Fault as fault:
            raise await self._set_aside(id, fault) from fault
        if stored is None:
            raise Refused("no-such-game")
        if stored.agreement.game not in sintra.GAMES:
            raise Refused("old-rules", rules=stored.agreement.rules)
        await self.rules.of(stored.agreement.game)
        return stored

    async def retell(self, stored: Stored) -> Match:
        """The match from everything that happened, beside the loop, since that may be much. One that cannot be told is set aside for good."""
        if stored.phase == ASIDE:
            raise Refused("broken")
        try:
            with guarded():
                return await asyncio.to_thread(played_again, stored) or await self._remembered(stored)
        except Fault as fault:
            raise await self._set_aside(stored.id, fault) from fault

    async def _set_aside(self, id: str, fault: Fault) -> Refused:
        """A game that cannot be loaded: it is reported once, and not tried again. Its events stay as they are."""
        log.error("game %s cannot be loaded and is set aside: %s", id, fault, exc_info=fault.__cause__)
        with contextlib.suppress(Unavailable):
            await self.journal.write(Write(id, changes={"phase": ASIDE, "updated": self.now()}))
        return Refused("broken")

    async def _remembered(self, stored: Stored) -> Match:
        """A game that the rules of today do not lead to any more is shown as it was; one that was not over cannot go on."""
        archive = await self.store.archive(stored.id)
        if not archive:
            raise Refused("old-rules", rules=stored.agreement.rules)
        return await asyncio.to_thread(retold, stored.id, stored.agreement, stored.created, stored.entries, archive)

    def _keep(self, match: Match, secret: bytes, owner: str, due: int | None = None) -> Authority:
        if len(self._games) >= self.settings.limits.in_memory:
            self.sweep(at_least=1)
        found = self._games[match.id] = Authority(match, secret, self, owner, due)
        found.wake()
        return found

    def sweep(self, at_least: int = 0) -> int:
        """Forget games that nobody has used for a while; `at_least` this many of the idle ones, however fresh. They are in the database."""
        limits = {is_over: self.now() - int(after * 1000) for is_over, after in ((False, self.settings.idle_after), (True, self.settings.over_after))}
        idle = sorted((game for game in self._games.values() if game.is_idle), key=lambda game: game.used)
        gone = [game for number, game in enumerate(idle) if game.used < limits[game.match.phase == "over"] or number < at_least]
        for game in gone:
            self.forget(game.id)
        return len(gone)

    def forget(self, id: str) -> None:
        """A game leaves the memory."""
        game = self._games.pop(id, None)
        if game is not None:
            game.forget()
            self.owning.release(id, game.settled)

    def renew(self, id: str) -> None:
        """A game was changed in the database, or is gone: whoever looks at it comes again, and finds it as it is now."""
        self._looked.forget(id)
        game = self._games.get(id)
        if game is not None:
            self.forget(id)
            game.dismiss()

    def let_go(self) -> None:
        """All games live elsewhere from now on, or nowhere: whoever looks at one comes again."""
        for id in list(self._games):
            game = self._games.pop(id)
            game.forget()
            game.dismiss()

    def leave(self) -> None:
        """The same, and no game is taken up any more."""
        self._is_leaving = True
        for game in self:
            game.forget()
            game.dismiss()

    async def leave_for_good(self, id: str, owner: str, language: str) -> None:
        """Somebody's data is deleted: nobody will know who sat there."""
        names = [speak(Phrase("guest", {"seat": seat + 1}), OWN, language) for seat in range(MOST_SEATS)]
        await self.journal.do(lambda connection: erase(connection, id, owner, names))
        self.renew(id)
        self.journal.telling.changed(id)

    def __len__(self) -> int:
        return len(self._games)

    def __iter__(self) -> Iterator[Authority]:
        return iter(list(self._games.values()))

    # ── Making ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def create(self, guest: Guest, wish: wire.Create, language: str) -> Authority:
        """A new game as somebody wishes it."""
        start = ""
        game, options = wish.game, dict(wish.options)
        if wish.start is not None:
            start, game, options = await self._position_of(wish.start, guest)
        try:
            chosen = sintra.game(game)
            await self.rules.of(game)
            players, settled = chosen.settle(len(wish.seats), options)
        except SintraError as error:
            raise refused(error) from error
        if start and sintra.position(start, dealt=False).players != players:
            raise Refused("bad-option", option="players", problem=str(len(wish.seats)))
        seats = [self._seat(seat, guest, number, wish, language) for number, seat in enumerate(wish.seats)]
        if wish.mix:
            mine = next((seat for seat in seats if seat.kind == "person"), None)
            if mine is None:
                raise Refused("bad-option", option="mix", problem="a seat of kind me is needed")
            mine.mixes = True
        agreement = Agreement(game, settled, players, seats, wish.clock, secrets.token_urlsafe(16), wish.listed, start, rules=sintra.__version__)
        return await self._open(agreement)

    def _seat(self, wish: wire.SeatWish, guest: Guest, number: int, create: wire.Create, language: str) -> SeatPlan:
        if wish.kind == "open":
            return SeatPlan("open")
        if wish.kind == "bot":
            if wish.level not in levels():
                raise Refused("unknown-level", level=wish.level)
            if wish.seconds and wish.level != STRONGEST:
                raise Refused("bad-option", option="seconds", problem=wish.level)
            return SeatPlan("bot", name=tidy(wish.name) or wish.level, level=wish.level, seconds=wish.seconds)
        name = chosen(wish.name) or guest.name or speak(Phrase("guest", {"seat": number + 1}), OWN, language)
        return SeatPlan("person", guest.id, name, confirm=create.confirm, forced=create.forced)

    async def _position_of(self, start: wire.From, guest: Guest) -> tuple[str, str, dict[str, str]]:
        """A position of a finished game that the guest may look at, as text. (Of a running game it would let a player try things out.)"""
        source = await self.look(start.game)
        if not source.is_open_to(guest.id, start.key):
            raise Refused("key-needed")
        if source.phase != "over":
            raise Refused("hidden")
        position = source.position.after(min(start.ply, len(source.moves)))
        if position.is_over:
            raise Refused("over")
        return position.text, source.agreement.game, dict(source.agreement.options)

    async def _open(self, agreement: Agreement) -> Authority:
        """Store a new game; it begins if nothing is missing."""
        secret = new_secret()
        agreement.commitment, agreement.draws = commitment_to(secret), NAME
        stored = Stored(new_id(), agreement, secret, self.now(), [])
        with faults_refused():
            match = Match(stored.id, agreement, stored.created)
            if not match.lacks:
                stored.entries.append(Entry(1, stored.created, Referee(match, secret).start()))
        owner = self.owning.name
        match = await self._insert(stored, owner)
        made = self._keep(match, secret, owner, due=match.deadline)
        await made.begin()
        return made

    async def _insert(self, stored: Stored, owner: str) -> Match:
        with faults_refused():
            match = await asyncio.to_thread(told, stored.id, stored.agreement, stored.created, stored.entries)
            check_can_go_on(match)
            summary = summary_of(match)
        agreement = stored.agreement
        row = {
            "game": agreement.game,
            "phase": match.phase,
            "listed": agreement.listed,
            "timed": agreement.clock.kind != "none",
            "bots": any(seat.kind == "bot" for seat in agreement.seats),
            "created": stored.created,
            "updated": stored.created,
            "agreement": encode(agreement),
            "secret": stored.secret,
            "summary": summary,
            "due": match.deadline,
        }
        sits = [(number, seat.owner) for number, seat in enumerate(agreement.seats) if seat.owner]
        try:
            archive = partial(archive_of, match) if match.phase == "over" else None
            await self.journal.write(Write(stored.id, stored.entries, new=row, sits=sits, archive=archive, owner=owner))
        except Unavailable as error:
            raise Refused("busy") from error
        return match

    async def rematch_of(self, match: Match) -> str:
        """Another game with the same people, options and clock."""
        old, key = match.agreement, secrets.token_urlsafe(16)
        again = Agreement(old.game, old.options, old.players, seats_again(match), old.clock, key, rules=sintra.__version__)
        return (await self._open(again)).id

    async def import_record(self, guest: Guest, text: str) -> Authority:
        """A game from a record, to be looked at. It is read beside the loop, since it may be long."""
        try:
            with faults_refused(SintraError):
                record = await asyncio.to_thread(records.read, text, LONGEST_GAME)
        except SintraError as error:
            raise refused(error) from error
        start, headers = record.start, record.headers
        names = [tidy(headers.get(f"Player {seat + 1}", "")) or f"{seat + 1}" for seat in range(start.players)]
        seats = [SeatPlan("person", guest.id if seat == 0 else "", name) for seat, name in enumerate(names)]
        options = {**{option.name: option.default for option in start.game.options}, **start.options}
        agreement = Agreement(start.game.name, options, start.players, seats, wire.ClockRule(), secrets.token_urlsafe(16), imported=True)
        agreement.start = start.text
        agreement.headers = {tidy(name): value[:200] for name, value in list(headers.items())[:40]}
        agreement.commitment, agreement.rules = headers.get("Commitment", "")[:64], sintra.__version__
        entry = Entry(1, self.now(), Started(list(record.moves)))
        stored = Stored(new_id(), agreement, b"", self.now(), [entry])
        owner = self.owning.name
        return self._keep(await self._insert(stored, owner), b"", owner)

    async def close(self) -> None:
        for game in list(self._games.values()):
            await game.close()
