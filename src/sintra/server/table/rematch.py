"""Another game with the same people: who sits where."""

from sintra.server.table.events import SeatPlan
from sintra.server.table.match import Match


def seats_again(match: Match) -> list[SeatPlan]:
    """The seats of a rematch: around the table in the same order, the one after who started sitting first.

    Where the options name the seat that starts, everybody moves by one, so that somebody else starts.
    """
    plans = [
        SeatPlan(sits.kind, sits.owner, sits.name, sits.level, sits.confirm, sits.forced, sits.seconds, bool(sits.random)) for sits in match.seats
    ]
    is_drawn = match.agreement.options.get("first", "random") == "random"
    starter = next((mover for mover in match.movers if mover >= 0), 0)
    first = (starter + 1 if is_drawn else 1) % len(plans)
    return plans[first:] + plans[:first]
