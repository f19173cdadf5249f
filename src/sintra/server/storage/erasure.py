"""Somebody leaves for good: their games that have not begun or are without other people go; in the others nothing tells any more who they were."""

import secrets

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.engine import Connection

from sintra.server.storage.schema import events, games, sitting
from sintra.server.table.events import Agreement, Event, Sat
from sintra.server.table.summary import Summary

_agreement, _event, _summary = msgspec.json.Decoder(Agreement), msgspec.json.Decoder(Event), msgspec.json.Decoder(Summary)
_encode = msgspec.json.Encoder().encode


def erase(connection: Connection, game: str, owner: str, names: list[str]) -> None:
    """Take a person out of a game. `names` are what the seats are called from now on if they were theirs."""
    nobody = secrets.token_hex(16)  # their seats stay one person's, whose cookie nobody has
    row = connection.execute(select(games.c.agreement, games.c.summary, games.c.phase).where(games.c.id == game)).one_or_none()
    if row is None:
        return
    agreement, summary = _agreement.decode(row.agreement), _summary.decode(row.summary)
    others = connection.execute(select(sitting.c.owner).where(sitting.c.game == game, sitting.c.owner != owner)).first()
    if others is None or agreement.imported or row.phase == "waiting":
        connection.execute(delete(games).where(games.c.id == game))
        return
    for seat, plan in enumerate(agreement.seats):
        if plan.owner == owner:
            plan.owner, plan.name = nobody, names[seat]
    mine = connection.execute(select(sitting.c.seat).where(sitting.c.game == game, sitting.c.owner == owner)).scalars().all()
    for seat in mine:
        summary.names[seat] = names[seat]
    connection.execute(update(games).where(games.c.id == game).values(agreement=_encode(agreement), summary=_encode(summary)))
    connection.execute(update(sitting).where(sitting.c.game == game, sitting.c.owner == owner).values(owner=nobody))
    for version, client, data in connection.execute(select(events.c.version, events.c.client, events.c.data).where(events.c.game == game)).all():
        event = _event.decode(data)
        is_theirs = isinstance(event, Sat) and event.owner == owner
        if isinstance(event, Sat) and is_theirs:
            event.owner, event.name = nobody, names[event.seat]
        acted = client is not None and client.startswith(f"{owner}/")
        if is_theirs or acted:
            changed = {"data": _encode(event), "client": f"{nobody}/{client.partition('/')[2]}" if acted else client}
            connection.execute(update(events).where(events.c.game == game, events.c.version == version).values(**changed))
