"""The server as a whole: database, bots and games, put together at the start and taken apart at the end."""

import asyncio
import contextlib
import hmac
import itertools
import os
import secrets
from typing import TYPE_CHECKING

from sintra.kernel.errors import SintraError
from sintra.server import wire
from sintra.server.cluster.membership import Membership
from sintra.server.cluster.ownership import Alone, Elsewhere, Ownership
from sintra.server.cluster.peers import NoPeerAddress, Peers, address_towards
from sintra.server.cluster.tally import Tally
from sintra.server.garbage import Garbage
from sintra.server.hearing import Hearing
from sintra.server.http.forwarding import Elsewheres
from sintra.server.http.guests import Guest, Guests
from sintra.server.http.limits import Rate, Slots
from sintra.server.metrics import Metrics
from sintra.server.settings import Settings
from sintra.server.steady import Clock, steady_clock
from sintra.server.storage.checkpoints import Checkpoints
from sintra.server.storage.connections import Unavailable, dispose
from sintra.server.storage.database import NoDatabase, connect_thread, default_url, is_shared, no_database, open_database
from sintra.server.storage.journal import Journal
from sintra.server.storage.people import People, sign_of
from sintra.server.storage.store import Store
from sintra.server.storage.telling import MODERN
from sintra.server.table.attendance import GOING_AWAY
from sintra.server.table.due import DueGames
from sintra.server.table.games import Games
from sintra.server.workers.bot_pool import BotPool, think
from sintra.server.workers.compilation import prepare
from sintra.server.workers.reviews import Reviews
from sintra.server.workers.supervisor import Health, Supervisor
from sintra.web.catalogue import playable

if TYPE_CHECKING:
    from sintra.server.storage.notices import Notices

DAY = 24 * 3600 * 1000
FIRST_PAGE = 1.0  #: seconds in which a browser gets its page before anything else is done
KEY = "cookie-key"
ALIVE = "alive"
TIDY = 720  #: beats after which unfinished games are looked through: an hour
ANNOUNCE = 5  #: beats after which processes of an older version are told again who is here


class Server:
    """Everything that is needed to serve games."""

    def __init__(self, settings: Settings, bots: BotPool | None = None, now: Clock | None = None) -> None:
        limits = settings.limits
        self.settings, self.now = settings, now or steady_clock()
        self.bots = bots or BotPool(settings.bot_processes or os.cpu_count() or 1, settings.bot_seconds, think, prepare)
        self.reviews = Reviews()
        self.requests = Rate(limits.requests, limits.request_burst, limits.addresses)
        self.new_games = Rate(limits.games, limits.game_burst, limits.addresses)
        self.sockets = Slots(limits.sockets, limits.all_sockets)
        self.games: Games
        self.due: DueGames
        self.store: Store
        self.journal: Journal
        self.guests: Guests
        self.people: People
        self.membership: Membership | None = None
        self.peers: Peers | None = None
        self.tally: Tally
        self.elsewheres: Elsewheres | None = None  #: where games live that live on other processes
        self.notices: Notices | None = None
        self.problem: SintraError | None = None  #: why it could not be opened
        self.supervisor = Supervisor(self.now)
        self.metrics = Metrics()
        self._garbage = Garbage()

    async def open(self) -> None:
        """Upgrade the database if it is older. Games are taken up when something is due in them, or when somebody comes."""
        process = MODERN + secrets.token_hex(6)
        try:
            url = self.settings.database or default_url()
            self._engine = await open_database(url)
        except NoDatabase as problem:
            self.problem = problem
            self.bots.close()
            raise
        try:
            await self._begin(url, process)
        except NoPeerAddress as problem:
            self.problem = problem
            await self._stop()
            raise
        except Unavailable as error:  # a disk that is full, a file that may only be read
            self.problem = no_database(self._engine, "cannot be used", error.__cause__ or error)
            await self._stop()
            raise self.problem from error

    async def _begin(self, url: str, process: str) -> None:
        self.store, self.journal = Store(self._engine), Journal(self._engine, process, self.supervisor, self.metrics)
        plain = connect_thread(self._engine)
        self._checkpoints = Checkpoints(plain, self.journal, self.supervisor) if plain is not None else None
        self.people = People(self._engine, self.journal, self.now, self._show_out)
        key = await self.store.keep_first(KEY, secrets.token_bytes(32))
        self.guests = Guests(key, self.settings.secure_cookies, self.now, self.people.is_revoked)
        self.games = Games(self.store, self.journal, self.bots, self.settings, Alone(), self.now, self.metrics)
        self.due = DueGames(self.games, self.store, self.journal, self.now)
        await self.people.read()
        if is_shared(self._engine):
            await self._join(url, process, key)
        alive = int(await self.store.keep_first(ALIVE, str(self.now()).encode()))
        if self.now() - alive > 2 * self.settings.beat * 1000:
            await self.journal.note_outage(alive, self.now())
        await self._beat()
        self.metrics.open()
        self._watch()
        for name, work in (("signs of life", self._live), ("taking games up", self.due.run), ("warming up", self._warm_up)):
            self.supervisor.keep(name, work)

    async def _join(self, url: str, process: str, key: bytes) -> None:
        """Become one of the processes on this database."""
        from sintra.server.storage.notices import Notices  # its driver is slow to load, and for SQLite not needed

        self.peers = Peers(hmac.digest(key, b"peers", "sha256"), self.settings.lease)
        host, _, port = self.settings.peer_address.rpartition(":")
        address = await self.peers.listen(host or address_towards(self._engine.url.host, self._engine.url.port), int(port or 0))
        self.membership = Membership(self._engine, address, self.settings.lease, self.games.let_go, self.due.wake)
        self.journal.fenced = self.membership.beat
        self.games.owning = Ownership(self._engine, self.membership, self.due.wake)
        self.elsewheres = Elsewheres(self.games, self.peers, self.membership)
        self.tally = Tally(process, self.requests, self.new_games, self.sockets, self.settings.lease)
        hearing = Hearing(self.games, self.people, self.store, self.journal.telling, self.tally, self.due.wake)
        self.notices = Notices(url, process, self.supervisor, hearing, self.membership)
        await self.notices.listening.wait()

    async def act(self, game: str, guest: Guest, action: wire.Action) -> None:
        """An action of somebody at a game, wherever it lives."""
        try:
            await (await self.games.find(game)).act(guest.id, action, lambda _: None)
        except Elsewhere as elsewhere:
            assert self.elsewheres is not None
            await self.elsewheres.act(elsewhere.peer, game, guest, action)

    async def leave(self) -> None:
        """Before it ends: its games are anybody's, and whoever is at one of them finds it elsewhere."""
        if self.membership is not None:
            with contextlib.suppress(Unavailable):
                await self.membership.leave()
                self.journal.telling.freed()
        self.games.leave()

    async def close(self) -> None:
        """Everything that was acknowledged is stored; nothing else needs to be saved."""
        await self.leave()
        if self.peers is not None:
            await self.peers.stop()
        await self.games.close()
        await self._stop()

    async def _stop(self) -> None:
        await self.journal.finish()
        await self.supervisor.close()
        if self._checkpoints is not None:
            self._checkpoints.close()
        await self.journal.close()
        self.bots.close()
        self.reviews.close()
        await dispose(self._engine)
        self._garbage.close()
        self.metrics.close()

    def _watch(self) -> None:
        """What is asked for when somebody reads the metrics."""
        for name, about, value in (
            ("sintra_games", "Games in memory.", lambda: len(self.games)),
            ("sintra_sockets", "Live sockets.", lambda: self.sockets.total),
            ("sintra_passed_on", "Requests and live sockets at other processes.", lambda: self.peers.passed_on if self.peers else 0),
            ("sintra_bots_waiting", "Bots' turns that wait for a process.", lambda: self.bots.waiting),
            ("sintra_bots_thinking", "Processes in which a bot thinks.", lambda: self.bots.thinking),
            ("sintra_reviews", "Reviews that are being made.", lambda: len(self.reviews)),
            ("sintra_journal_waiting", "Writes that wait to be committed.", lambda: self.journal.waiting),
            ("sintra_journal_writes", "Writes so far.", lambda: self.journal.writes),
            ("sintra_tasks_failing", "Tasks that do not do their work.", lambda: len(self.supervisor.failing)),
        ):
            self.metrics.watch(name, about, value)

    # ── Time that passes while nobody serves ─────────────────────────────────────────────────────────────────────────

    async def _beat(self) -> None:
        await self.journal.keep(ALIVE, str(self.now()).encode())

    async def _live(self, health: Health) -> None:
        """Signs of life, and tidying up."""
        for beats in itertools.count(1):
            await asyncio.sleep(self.settings.beat)
            if self.membership is not None and self.peers is not None:
                await self.membership.beat()
                await self.membership.reap()
                self.peers.beat()
                if (notice := self.tally.tell()) is not None:
                    self.journal.telling.tally(notice)
            if beats % ANNOUNCE == 0:
                for game in self.games:
                    if game.listeners:
                        game.announce()
            self.games.sweep()
            self._garbage.beat(self.journal.writes)
            await self._beat()
            await self.journal.forget_waiting(self.now() - self.settings.waiting_days * DAY)
            if beats % TIDY == 1:
                await self._tidy_up()
            health.well()

    async def _tidy_up(self) -> None:
        """Games that are not kept any longer."""
        gone = await self.journal.forget_unfinished(self.now() - self.settings.unfinished_days * DAY)
        if self.settings.finished_days:
            gone += await self.journal.forget_finished(self.now() - self.settings.finished_days * DAY)
        for id in gone:
            self.games.forget(id)

    async def _warm_up(self, _: Health) -> None:
        """Rules and bots, before the first one asks for them."""
        if not self.settings.warm:
            return
        await asyncio.sleep(FIRST_PAGE)
        for game in playable():
            await self.games.rules.of(game.name)
        self._garbage.keep_all(self.journal.writes)
        await self.bots.compilation.of_all()

    def _show_out(self, signs: set[str]) -> None:
        """Whoever is banned leaves the tables; those with these signs come again, with the cookie that they have."""
        for game in self.games:
            for listener in list(game.listeners):
                owner = listener.reader.owner
                if self.people.is_banned(listener.address, owner) or (signs and sign_of(owner) in signs):
                    listener.close(GOING_AWAY)
