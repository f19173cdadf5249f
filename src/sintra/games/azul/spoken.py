"""The table in words, for people who do not see it."""

from sintra.games.azul.spec import CENTRE, COLOUR_NAMES, COLOURS, COLUMNS, FACTORIES, FLOOR_LOSS, MARKER, NOTHING, ROWS
from sintra.games.azul.text import colour_at, on_floor
from sintra.kernel.dispatch import State
from sintra.kernel.glance import glance
from sintra.kernel.phrase import Phrase, Word
from sintra.kernel.piles import counts
from sintra.words.spoken import Line, Section, amounts, line, listing


def tell(state: State) -> list[Section]:
    """The factories and the centre, then every board from its score to its floor line."""
    s = glance(state)
    return [
        Section(Phrase("panel-offer"), tuple(offer(s))),
        *(Section(Phrase("panel-board", {"seat": p + 1}), tuple(board(s, p)), p) for p in range(s.players)),
    ]


def offer(s: State) -> list[Line]:
    marker = [Phrase("tell-marker")] if s.holder == NOTHING else []
    factories = [
        listing("tell-factory", amounts(counts(s.displays[f], COLOURS), COLOUR_NAMES), number=f)
        for f in range(1, FACTORIES[s.players] + 1)
        if s.displays[f]
    ]
    return [
        line("tell-round", number=s.round_number),
        *factories,
        listing("tell-centre", [*marker, *amounts(counts(s.displays[CENTRE], COLOURS), COLOUR_NAMES)]),
        line("tell-stores", bag=sum(counts(s.bag, COLOURS)), box=sum(counts(s.lid, COLOURS))),
    ]


def board(s: State, p: int) -> list[Line]:
    lines = [told for r in range(ROWS) for told in (pattern_line(s, p, r), wall_row(s, p, r)) if told]
    return [line("tell-score", points=int(s.score[p])), *lines, floor_line(s, p)]


def pattern_line(s: State, p: int, r: int) -> Line | None:
    """How far a line is; an empty one is not worth a word."""
    if s.line_count[p, r] == 0:
        return None
    colour = COLOUR_NAMES[s.line_colour[p, r]]
    return listing("tell-line", [Phrase(f"tiles-{colour}", {"tiles": int(s.line_count[p, r])})], number=r + 1, room=r + 1 - int(s.line_count[p, r]))


def wall_row(s: State, p: int, r: int) -> Line | None:
    tiles = [(q + 1, c) for q in range(COLUMNS) if (c := colour_at(s, p, r, q)) != NOTHING]
    if not tiles:
        return None
    return listing("tell-row", [Phrase("tell-space", {"column": q, "colour": Word(f"colour-{COLOUR_NAMES[c]}")}) for q, c in tiles], number=r + 1)


def floor_line(s: State, p: int) -> Line:
    lying = on_floor(s, p)
    marker = [Phrase("tell-marker")] if MARKER in lying else []
    tiles = amounts([lying.count(c) for c in range(COLOURS)], COLOUR_NAMES)
    return listing("tell-floor", [*marker, *tiles], points=int(FLOOR_LOSS[len(lying)]))
