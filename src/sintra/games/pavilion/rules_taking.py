"""The first phase of a round of Summer Pavilion: players take tiles from the factories and from the centre."""

from sintra.games.pavilion.rules_common import lose, next_seat, wild_colour
from sintra.games.pavilion.spec import CENTRE, COLOURS, MARKER, NOTHING, TAKING
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Log, State
from sintra.kernel.log import note


@rule
def start_taking(s: State) -> None:
    """The marker goes back to the centre, the tiles in the corners lie beside the boards again; the starting player is first."""
    s.step, s.turn, s.holder = TAKING, s.starter, NOTHING
    for p in range(s.players):
        for c in range(COLOURS):
            s.hand[p, c] += s.corners[p, c]
            s.in_hand[p] += s.corners[p, c]
            s.corners[p, c] = 0


@rule
def take(s: State, p: int, source: int, c: int, log: Log) -> None:
    """All tiles of the colour, and one wild tile if there is any; of a source with nothing but wild tiles one."""
    wild = wild_colour(s)
    taken = 0
    if c != wild:
        taken = int(s.displays[source, c])
        s.displays[source, c] = 0
        s.hand[p, c] += taken
    if s.displays[source, wild] > 0:
        s.displays[source, wild] -= 1
        s.hand[p, wild] += 1
        taken += 1
    s.in_hand[p] += taken
    s.on_offer -= taken
    if source == CENTRE:
        take_marker(s, p, taken, log)
    else:
        push_rest_to_centre(s, source)
    s.turn = next_seat(s, p)


@rule
def take_marker(s: State, p: int, taken: int, log: Log) -> None:
    """The first in a round to take from the centre takes the marker, and loses a point for each tile taken with it."""
    if s.holder == NOTHING:
        s.holder = p
        note(log, p, MARKER, 0, taken, 0, -lose(s, p, taken))


@rule
def push_rest_to_centre(s: State, factory: int) -> None:
    for c in range(COLOURS):
        s.displays[CENTRE, c] += s.displays[factory, c]
        s.displays[factory, c] = 0
