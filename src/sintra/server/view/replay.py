"""A game told again: its states one after the other, as the reader may know them, and every point explained."""

from sintra.kernel.dispatch import OVER
from sintra.kernel.phrase import Phrase
from sintra.server import wire
from sintra.server.table.match import Match
from sintra.server.table.secrecy import has_secrets, known_move, seat_of
from sintra.server.table.seen import seen
from sintra.server.view.render import Look, Reader, result_of, told, touched
from sintra.server.view.rounds import rounds_of
from sintra.web.speech import speak

LONGEST = 100  #: states in one answer


def frames_of(match: Match, reader: Reader, first: int, count: int) -> wire.Frames:
    """The states after `first`, `first + 1`, … moves."""
    seat = seat_of(match, reader.owner)
    first = min(first, len(match.moves))
    states: list[wire.State] = []
    reasons: list[list[wire.Reason]] = []
    for ply in range(first, min(first + min(count, LONGEST), len(match.moves) + 1)):
        position = match.position.after(ply)
        before = match.position.after(ply - 1).state if ply else None
        shown = position.view(seat) if has_secrets(match) else position
        look = Look(position.game, seen(shown.state), position.scores)
        move = known_move(match, ply - 1, seat) if ply else None
        is_last = ply == len(match.moves)
        states.append(
            wire.State(
                phase="over" if is_last and match.phase == "over" else "playing",
                plies=ply,
                seats=[wire.SeatView(sits.name, sits.kind, sits.level) for sits in match.seats],
                scores=look.scores,
                pieces=look.pieces,
                texts=look.texts,
                turn=position.to_move if position.to_move >= 0 else None,
                view=seat,
                last=ply - 1 if ply else None,
                last_places=touched(position.game, before, move) if before is not None and move is not None else [],
                result=result_of(match) if is_last and match.phase == "over" and (position.to_move == OVER or match.loser is not None) else None,
            )
        )
        reasons.append([told(position, ply - 1, reason, reader.language) for reason in match.reasons[ply - 1]] if ply else [])
    return wire.Frames(first, len(match.moves), states, reasons)


def account_of(match: Match, reader: Reader) -> wire.Account:
    """Every point so far with its reason, in order."""
    found = [told(match.position, ply, reason, reader.language) for ply, reasons in enumerate(match.reasons) for reason in reasons]
    rounds = rounds_of(match)
    for reason in found:
        reason.round = max(1, rounds[reason.ply])
    game = match.position.game
    kinds = {kind: speak(Phrase(f"kind-{kind}"), game.package, reader.language) for kind in game.reasons}
    due = [] if match.phase == "over" else [told(match.position, len(match.moves), reason, reader.language) for reason in match.position.prospects]
    return wire.Account(list(match.position.scores), found, due, kinds)
