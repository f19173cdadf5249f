"""The first phase of a round of Summer Pavilion: players take tiles from the factories and from the centre."""

from sintra.games.pavilion.rules_common import factories, lose, next_seat, wild_colour
from sintra.games.pavilion.spec import ALL_COLOURS, CENTRE, COLOURS, MARKER, NOTHING, TAKING
from sintra.kernel.compile import part
from sintra.kernel.dispatch import Log, State
from sintra.kernel.log import note
from sintra.kernel.piles import all_of, colours_in, some, total


@part
def start_taking(s: State) -> None:
    """The marker goes back to the centre, the tiles in the corners lie beside the boards again; the starting player is first."""
    s.step, s.turn, s.holder = TAKING, s.starter, NOTHING
    for p in range(s.players):
        s.hand[p] += s.corners[p]
        s.corners[p] = 0
    for source in range(factories(s) + 1):
        s.on_offer |= offer_of(s, source) << (source * COLOURS)


@part
def offer_of(s: State, source: int) -> int:
    """The colours that can be taken from a source: all but the wild one, or that one if there is nothing else."""
    colours = colours_in(int(s.displays[source]))
    others = colours & ~(1 << wild_colour(s))
    return others if others else colours


@part
def take(s: State, p: int, source: int, c: int, log: Log) -> None:
    """All tiles of the colour, and one wild tile if there is any; of a source with nothing but wild tiles one."""
    wild, there = wild_colour(s), int(s.displays[source])
    taken = all_of(there, c) if c != wild else 0
    if all_of(there, wild):
        taken += some(wild, 1)
    s.hand[p] += taken
    s.displays[source] = 0
    s.displays[CENTRE] += there - taken
    s.on_offer &= ~((ALL_COLOURS << (source * COLOURS)) | ALL_COLOURS)
    s.on_offer |= offer_of(s, CENTRE)
    if source == CENTRE and s.holder == NOTHING:
        take_marker(s, p, total(taken), log)
    s.turn = next_seat(s, p)


@part
def take_marker(s: State, p: int, taken: int, log: Log) -> None:
    """The first in a round to take from the centre takes the marker, and loses a point for each tile taken with it."""
    s.holder = p
    note(log, p, MARKER, 0, taken, 0, -lose(s, p, taken))
