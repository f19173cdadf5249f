"""A review as a page shows it that has no rules of its own: the ledger, with the words and the tables that belong to it."""

from sintra.positions import Position
from sintra.record import Record
from sintra.server import wire_review
from sintra.server.table.seen import seen
from sintra.server.view.render import Look
from sintra.server.workers.reviews import ServedReview
from sintra.study.calibration import likeness
from sintra.study.ledger import GRADES, Entry, Ledger
from sintra.study.worth import CHANCES, POINTS, Worth

STEPS = 6  #: of a better line that are shown as tables


def reviewed(found: ServedReview, language: str) -> wire_review.Reviewed:
    """As far as it has come."""
    so_far = found.ledger()
    return wire_review.Reviewed(found.done, found.all, _ledger(so_far, language) if so_far is not None else None)


def _ledger(found: Ledger, language: str) -> wire_review.ReviewLedger:
    seats = range(found.players)
    positions = list(found.record.positions(draws=True))
    rates = [found.rate(seat) for seat in seats]
    likes = [likeness(found, seat) for seat in seats]
    return wire_review.ReviewLedger(
        moves=list(found.record.moves),
        movers=[position.to_move for position in positions[:-1]],
        rounds=[max(1, int(position.state.round_number)) for position in positions],
        entries=[_entry(entry) for entry in found.entries],
        shares=[[_share(found, seat, about) for seat in seats] for about in (CHANCES, POINTS)],
        gained=found.losses.tolist(),
        rates=[rate for rate, _ in rates],
        spreads=[spread for _, spread in rates],
        likes=[[like.level, like.low, like.high] if like is not None else [] for like in likes],
        lines={entry.missed_at: _line(found, entry, language) for entry in found.entries if entry.best},
    )


def _share(found: Ledger, seat: int, about: int) -> wire_review.ReviewShare:
    return wire_review.ReviewShare(**vars(found.share(seat, about)))


def _entry(entry: Entry) -> wire_review.ReviewEntry:
    return wire_review.ReviewEntry(
        first=entry.ply,
        after=entry.ply + len(entry.moves),
        seat=entry.seat,
        choices=entry.choices,
        worst=entry.missed_at if entry.best else -1,
        grade=GRADES.index(entry.grade) + 1 if entry.grade else 0,
        isExact=entry.is_exact,
        before=_worth(entry.before),
        now=_worth(entry.after),
        skill=_worth(entry.skill),
        luck=_worth(entry.luck),
        revision=_worth(entry.revision),
        lost=entry.lost,
        error=entry.error,
        weight=entry.weight,
    )


def _worth(worth: Worth) -> list[list[float]]:
    found: list[list[float]] = worth.tolist()
    return found


def _line(found: Ledger, entry: Entry, language: str) -> wire_review.ReviewLine:
    """A better line: its moves, the tables after them as far as they can be played, and what speaks for its first move."""
    position = Record(found.record.start, found.record.moves[: entry.missed_at]).final()
    tables: list[dict[str, list[str]]] = []
    for move in entry.best[:STEPS]:
        if int(move) not in position.legal_moves:
            break
        position = _after(position, int(move))
        tables.append(Look(position.game, seen(position.state), position.scores).pieces)
    return wire_review.ReviewLine([int(move) for move in entry.best], tables, found.why(entry, language))


def _after(position: Position, move: int) -> Position:
    after = position.copy()
    after.play(move)
    return after
