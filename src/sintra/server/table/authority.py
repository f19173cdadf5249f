"""The authority over one game. Everything that changes it passes here, one after the other: validate, commit, acknowledge, broadcast."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from sintra.server import wire
from sintra.server.errors import Refused
from sintra.server.storage.archive import archive_of
from sintra.server.storage.connections import Unavailable
from sintra.server.storage.journal import Conflict, Write
from sintra.server.table.alarm import Alarm
from sintra.server.table.attendance import GOING_AWAY, Attendance, Listener
from sintra.server.table.bot_turns import BotTurns
from sintra.server.table.events import Broken, Entry, Event, Sat
from sintra.server.table.fault import Fault, check_can_go_on, guarded
from sintra.server.table.match import Match
from sintra.server.table.phrases import Phrases
from sintra.server.table.referee import Referee
from sintra.server.table.showing import Showing
from sintra.server.table.summary import encode, summary_of
from sintra.server.table.world import World
from sintra.server.view.render import Presence, Reader

log = logging.getLogger(__name__)
T = TypeVar("T")

TRIES = 5  #: how often an action is judged again because another process was faster


class Authority:
    """One game."""

    def __init__(self, match: Match, secret: bytes, world: World, owner: str = "", due: int | None = None) -> None:
        self.id, self.secret, self.match = match.id, secret, match
        self.used = world.now()
        self.is_unsure = world.journal.telling.has_old  #: there may be events that were missed, or of which it is not known whether they arrived
        self.is_gone = False  #: it left the memory, and may live on another process
        self.is_broken = False  #: its rules have failed
        self.attendance = Attendance(world.now, world.away_after)
        self.listeners = self.attendance.listeners
        self.metrics = world.metrics
        self._world, self._owner = world, owner
        self._lock = asyncio.Lock()
        self.show = Showing(self, world.now)  #: to readers who ask
        self.phrases = Phrases(self, world)
        self._bots = BotTurns(self, world.bots)
        self._due = due  # as it is stored: never later than the deadline, so that the game may be forgotten meanwhile
        self._alarm = Alarm(self, world.now)
        self._tasks: set[asyncio.Task[None]] = set()

    # ── Coming and going ─────────────────────────────────────────────────────────────────────────────────────────────

    def presence(self) -> Presence:
        """Who is connected, and who has been gone for so long that a bot may stand in."""
        owners = self.attendance.owners(self.match)
        watching = sum(not self.match.seats_of(listener.reader.owner) for listener in self.listeners)
        return Presence(owners, self.attendance.away(self.match, owners), watching, self._bots.preparing, self._bots.hurried)

    def listen(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._say_who_is_here()
        self.wake()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = self._world.now()
        self.attendance.saw(listener.reader.owner)
        self._say_who_is_here()
        if self.match.phase != "over":  # in a game that is over nobody can be away, and nothing keeps it in memory
            asyncio.get_running_loop().call_later(self._world.away_after + 0.05, self.tell_who_is_here)

    def visit(self, address: str) -> None:
        """Somebody there looks at the game by a plain request; bots that waited for somebody move."""
        self.attendance.visit(address)
        self._bots.wake()

    def announce(self) -> None:
        """Tell processes of an older version, which may have the same game, who is connected to this one."""
        telling = self._world.journal.telling
        if telling.has_old:
            telling.presence(self.id, self.attendance.seats_here(self.match))

    def hear_who_is_there(self, process: str, seats: list[int]) -> None:
        """A process of an older version says who is connected to it; one that is new is told the same in return."""
        is_new = self.attendance.hear(process, seats)
        self.tell_who_is_here()
        self._bots.wake()
        if is_new and self.listeners:
            self.announce()

    def _say_who_is_here(self) -> None:
        self.announce()
        self.tell_who_is_here()

    def tell_who_is_here(self) -> None:
        if not self.listeners:
            return
        there = self.presence()
        connected = [sits.kind == "bot" or (sits.kind == "person" and sits.owner in there.owners) for sits in self.match.seats]
        self.tell(wire.Presence(connected, there.watching, sorted(there.away), sorted(there.preparing), sorted(there.hurried)))

    def tell(self, message: wire.Sent) -> None:
        """The same to everybody."""
        text = encode(message)
        for listener in list(self.listeners):
            listener.push(text)

    @property
    def is_idle(self) -> bool:
        """Nothing would be missed if the game were forgotten and read again when it is asked for."""
        is_safe = not self._alarm.is_set or (self._due is not None and self._due <= (self.match.deadline or 0))
        return is_safe and not self.listeners and not self._lock.locked() and not self._bots.is_at_work

    def forget(self) -> None:
        """The game leaves the memory; whatever is due in it is in the database."""
        self.is_gone = True
        self._alarm.cancel()

    def dismiss(self) -> None:
        """Whoever is here comes again, and finds the game where it lives then."""
        for listener in list(self.listeners):
            listener.close(GOING_AWAY)

    async def settled(self) -> None:
        """Returns when what was begun has ended."""
        async with self._lock:
            pass

    # ── Acting ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def act(self, owner: str, action: wire.Action, acknowledge: Callable[[wire.Ack], None]) -> None:
        """An action of somebody. It counts once, however often it is sent."""
        began, client = monotonic(), f"{owner}/{action.id}"
        is_decision = isinstance(action, wire.Play) and client not in self.match.answers
        self.used = self._world.now()
        self.attendance.saw(owner)

        async def judge() -> list[Event]:
            rematch = ""
            if isinstance(action, wire.Rematch) and self.match.phase == "over" and not self.match.rematch and self.match.seats_of(owner):
                rematch = await self._world.rematch_of(self.match)
            away = self.presence().away if isinstance(action, wire.StandIn) else set()
            with guarded():
                return Referee(self.match, self.secret).judge(owner, action, away, rematch)

        def answer(version: int) -> None:
            if is_decision:
                self.metrics.decided(monotonic() - began)
            acknowledge(wire.Ack(action.id, version, self.match.rematch if isinstance(action, wire.Rematch) else ""))

        await self.perform(judge, client, answer)

    async def sit(self, owner: str, name: str, seat: int | None, random: str = "") -> None:
        """Somebody takes an open seat; who sits already stays where they are."""
        if self.match.seats_of(owner):
            return

        async def judge() -> list[Event]:
            with guarded():
                return Referee(self.match, self.secret).sit(owner, name, seat, random)

        await self.perform(judge, None, lambda _: None)
        self._say_who_is_here()  # one more at the table, one fewer who watches

    async def begin(self) -> None:
        """Make the first decisions of a game if they leave no choice."""

        async def judge() -> list[Event]:
            first = self._forced()
            return [first] if first is not None else []

        await self.perform(judge, None, lambda _: None)

    async def perform(self, judge: Callable[[], Awaitable[list[Event]]], client: str | None, answer: Callable[[int], None]) -> None:
        async with self._lock:
            if self.is_gone:
                raise Refused("busy")
            if self.is_broken and self.match.phase != "over":
                raise Refused("broken")
            if self.is_unsure:
                await self._read_on()
            for _ in range(TRIES):
                if client is not None and client in self.match.answers:
                    answer(self.match.answers[client])
                    return
                try:
                    await self._commit(await judge(), client, answer)
                    await self._force()
                    return
                except Conflict:
                    await self._read_on()
                except Refused:
                    if not self._world.journal.telling.has_old or not await self._read_on():
                        raise
                except Unavailable as error:
                    self.is_unsure = True
                    raise Refused("busy") from error
                except Fault as fault:
                    raise self.set_aside(fault) from fault
        raise Refused("busy")

    async def _force(self) -> None:
        """Decisions without a choice, for those who leave them to the server."""
        while (event := self._forced()) is not None:
            await self._commit([event], None, lambda _: None)

    def _forced(self) -> Event | None:
        with guarded():
            return Referee(self.match, self.secret).forced()

    async def _commit(self, happened: list[Event], client: str | None, answer: Callable[[int], None]) -> None:
        """Store the events, then let them be true, then acknowledge, then tell everybody."""
        if not happened:
            return
        now, before, after = self._world.now(), self.match, self.match.copy()
        write = Write(self.id, owner=self._owner)
        for event in happened:
            is_last = event is happened[-1]
            entry = Entry(after.version + 1, now, event, client if is_last else None)
            write.entries.append(entry)
            if isinstance(event, Sat):
                write.sits.append((event.seat, event.owner))
            with guarded():
                after.apply(entry)
        with guarded():
            check_can_go_on(after)
            changes = {"phase": after.phase, "updated": now, "summary": summary_of(after)} if after.phase != before.phase or write.sits else {}
            write.changes = {**changes, **self._changed_due(after)}
        if after.phase == "over" and before.phase != "over" and not after.is_broken:
            write.archive = partial(archive_of, after)
        await self._world.journal.write(write)
        self._due = write.changes.get("due", self._due)
        self._take_over(after)
        answer(after.version)
        self._broadcast(before.version)

    def _changed_due(self, after: Match) -> dict[str, int | None]:
        """When the game is to be looked at, if that is to be stored. It need not be while what is stored is early enough: a decision then changes one
        page of the database.
        """
        due = after.deadline
        is_early = after.phase != "over" and self._due is not None and (due is None or self._due <= due)
        return {} if due == self._due or is_early else {"due": due}

    async def settle_due(self, claimed: int) -> None:
        """This process has taken the game up because something is due, and the database says so until a while from now."""
        async with self._lock:
            self._due, deadline = claimed, self.match.deadline
            if deadline is None or deadline > self._world.now():  # otherwise it happens at once, and is stored with that
                await self._world.journal.write(Write(self.id, changes={"due": deadline}, owner=self._owner))
                self._due = deadline
        self.wake()

    async def _read_on(self) -> bool:
        """What was stored since, by processes of an older version or by a write that seemed lost; whether there was anything."""
        try:
            entries = await self._world.store.since(self.id, self.match.version)
        except Unavailable as error:
            raise Refused("busy") from error
        self.is_unsure = False
        if not entries:
            return False
        before, after = self.match.version, self.match.copy()
        with guarded():
            for entry in entries:
                after.apply(entry)
        self._take_over(after)
        self._broadcast(before)
        return True

    async def hear(self, version: int) -> None:
        """A process of an older version says that there is a new version."""
        if version > self.match.version:
            async with self._lock:
                if version > self.match.version:
                    try:
                        await self._read_on()
                    except Fault as fault:
                        raise self.set_aside(fault) from fault

    def _take_over(self, match: Match) -> None:
        self.match = match
        self.wake()

    def _broadcast(self, since: int) -> None:
        try:
            with guarded():
                self._send_updates(since)
        except Fault as fault:
            refused = self.set_aside(fault)
            for listener in list(self.listeners):
                listener.push(encode(refused.message(listener.reader.language, version=self.match.version)))

    def _send_updates(self, since: int) -> None:
        renderer = self.show.renderer()
        made: dict[Reader, bytes] = {}
        for listener in list(self.listeners):
            reader = listener.reader
            if reader not in made:
                made[reader] = encode(renderer.update(since, reader))
            listener.push(made[reader])

    # ── When the rules fail ──────────────────────────────────────────────────────────────────────────────────────────

    def set_aside(self, fault: Fault) -> Refused:
        """The game cannot go on: it is reported once, and ends as it is. What is said to the one who asked."""
        if not self.is_broken:
            self.is_broken = True
            log.error("game %s is set aside: %s", self.id, fault, exc_info=fault.__cause__)
            self._begin(self._end_broken())
        return Refused("broken")

    async def _end_broken(self) -> None:
        async with self._lock:
            if self.match.phase != "over":
                with contextlib.suppress(Conflict, Unavailable, Fault):  # anyone who takes it up next will find out, too
                    await self._commit([Broken()], None, lambda _: None)

    # ── What happens by itself ───────────────────────────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        """See to it that bots move, that clocks run out, and that a full table does not wait for ever."""
        if self.is_broken:
            self._alarm.cancel()
            return
        self._alarm.set()
        self._bots.wake()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop what happens by itself."""
        self.forget()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, self._alarm.close(), self._bots.close(), return_exceptions=True)
