"""The table in words, for people who do not see it."""

from sintra.games.pavilion.spec import CENTRE, COLOUR_NAMES, COLOURS, COST, FACTORIES, NOTHING, POINTS_OF_A_STAR, ROUNDS, STARS
from sintra.kernel.dispatch import State
from sintra.kernel.glance import glance
from sintra.kernel.phrase import Phrase, Word
from sintra.kernel.piles import counts
from sintra.words.spoken import Line, Section, amounts, line, listing

STAR_NAMES = (*COLOUR_NAMES, "centre")


def tell(state: State) -> list[Section]:
    """The round with its wild colour, factories, centre and supply; then every board from its score to its corners."""
    s = glance(state)
    return [
        Section(Phrase("panel-offer"), tuple(offer(s))),
        *(Section(Phrase("panel-board", {"seat": p + 1}), tuple(board(s, p)), p) for p in range(s.players)),
    ]


def tiles(pile: int) -> list[Phrase]:
    return amounts(counts(pile, COLOURS), COLOUR_NAMES)


def offer(s: State) -> list[Line]:
    wild = COLOUR_NAMES[s.wild_order[s.round_number - 1]]
    marker = [Phrase("tell-marker")] if s.holder == NOTHING else []
    return [
        line("tell-round", number=s.round_number, rounds=ROUNDS, wild=Word(f"colour-{wild}")),
        *(listing("tell-factory", tiles(s.displays[f]), number=f) for f in range(1, FACTORIES[s.players] + 1) if s.displays[f]),
        listing("tell-centre", [*marker, *tiles(s.displays[CENTRE])]),
        listing("tell-supply", tiles(s.supply)),
        line("tell-stores", bag=sum(counts(s.bag, COLOURS)), tower=sum(counts(s.tower, COLOURS))),
    ]


def board(s: State, p: int) -> list[Line]:
    return [
        line("tell-score", points=int(s.score[p])),
        *([line("tell-passed")] if s.passed >> p & 1 else []),
        *([line("tell-holder")] if s.holder == p else []),
        listing("tell-hand", tiles(s.hand[p])),
        *([listing("tell-corners", tiles(s.corners[p]))] if s.corners[p] else []),
        *(told for star in range(STARS) if (told := star_line(s, p, star))),
    ]


def star_line(s: State, p: int, star: int) -> Line | None:
    """The covered spaces of a star, clockwise, by their place in it and the number printed there; a bare star is not worth a word."""
    covered = [
        Phrase("tell-space", {"index": i + 1, "cost": int(COST[s.grey, space]), "colour": Word(f"colour-{COLOUR_NAMES[s.board[p, space]]}")})
        for i, space in enumerate(range(star * POINTS_OF_A_STAR, (star + 1) * POINTS_OF_A_STAR))
        if s.board[p, space] != NOTHING
    ]
    return listing("tell-star", covered, star=Word(f"star-{STAR_NAMES[star]}")) if covered else None
