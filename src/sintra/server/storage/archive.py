"""A finished game as it was, position by position. It is told from here when the rules have changed since and its moves no longer lead there.

Every position is kept as the content of its record, with the names of the fields, so that a later version, whose records may look different, finds
what it knows. All positions of a game together take some kilobytes.
"""

import logging
import zlib
from typing import Any

import msgspec
import numpy as np

import sintra
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.server.table.events import Agreement, Entry, Left, Mixed, Out, Preferred, Rematched, Returned, Sat
from sintra.server.table.match import Match
from sintra.shared_list import SharedList

log = logging.getLogger(__name__)

ASIDE = (Sat, Mixed, Left, Returned, Out, Preferred, Rematched)  #: what happens beside the board


class Field(msgspec.Struct, array_like=True):
    """Where a field is in a record, and what it holds."""

    name: str
    format: str
    shape: tuple[int, ...]
    offset: int


class Archive(msgspec.Struct):
    """The positions before every move and the last one, and what was noted about points."""

    fields: list[Field]
    size: int  #: bytes of a record
    positions: bytes
    moves: list[int]
    movers: list[int]
    kinds: list[str]  #: the names of the reasons, by their number
    notes: list[list[list[int]]]  #: for every move its reasons: seat, kind, place, two numbers, points


def archive_of(match: Match) -> bytes:
    """The archive of a match, packed; nothing if there is no telling it: the thread that writes for all games has to go on."""
    try:
        return _packed(match)
    except Exception:  # whatever it is, it is of this game alone
        log.exception("game %s has no archive", match.id)
        return b""


def _packed(match: Match) -> bytes:
    game, plies = match.position.game, len(match.moves)
    fields = [_field(name, *game.state.fields[name][:2]) for name in game.state.names or ()]  # type: ignore[index]
    contents = b"".join([*(match.position.before(back) for back in range(plies, 0, -1)), match.position.state.tobytes()])
    archive = Archive(fields, game.state.itemsize, contents, list(match.moves), list(match.movers), list(game.reasons), match.position.notes)
    return zlib.compress(msgspec.msgpack.encode(archive))


def _field(name: str, of: np.dtype[Any], offset: int) -> Field:
    return Field(name, of.base.str, of.shape, offset)


def retold(id: str, agreement: Agreement, created: int, entries: list[Entry], packed: bytes) -> Match:
    """The match as the archive tells it, whatever the rules say now."""
    archive = msgspec.msgpack.decode(zlib.decompress(packed), type=Archive)
    match = Match(id, agreement, created, _last_position(sintra.game(agreement.game), archive))
    match.started = match.is_retold = True
    match.moves, match.movers = SharedList(archive.moves), SharedList(archive.movers)
    match.reasons = SharedList(tuple(match.position.reasons_of(notes)) for notes in match.position.notes)
    match.witnesses = SharedList([None] * len(match.moves))
    for entry in entries:
        if isinstance(entry.event, ASIDE):
            match.apply(msgspec.structs.replace(entry, version=match.version + 1))
    match.version = match.position_version = entries[-1].version if entries else 0
    match.final = len(match.moves)
    match.happenings.clear()
    return match


def _last_position(game: Game, archive: Archive) -> Position:
    """The last position, with a history that is remembered and not played again."""
    found = archive.fields
    old = np.dtype(
        {
            "names": [field.name for field in found],
            "formats": [(field.format, field.shape) for field in found],
            "offsets": [field.offset for field in found],
            "itemsize": archive.size,
        }
    )
    then = np.frombuffer(archive.positions, old)
    now = np.zeros(len(then), game.state)
    for field in found:
        if field.name in (game.state.names or ()) and now[field.name].shape == then[field.name].shape:
            now[field.name] = then[field.name]
    number = {name: kind for kind, name in enumerate(game.reasons)}
    notes = [[[seat, number[archive.kinds[kind]], *rest] for seat, kind, *rest in rows if archive.kinds[kind] in number] for rows in archive.notes]
    return Position.remembered(game, now, archive.moves, notes)
