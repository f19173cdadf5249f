"""The table in words, for people who do not see it."""

from sintra.games.duel.board import free_spaces
from sintra.games.duel.rules_chips import chips_of
from sintra.games.duel.rules_goals import goal_worth
from sintra.games.duel.rules_plates import back_of
from sintra.games.duel.spec import (
    BROKEN_LOSS,
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_KINDS,
    CHIP_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GOAL_NAMES,
    GOALS,
    LARGE,
    LETTERS,
    LINES,
    NOTHING,
    PLATES,
    PLAYERS,
    ROUNDS,
    SIDE,
    SMALL,
    SPECIAL_PLATES,
    WILD_PLATES,
)
from sintra.games.duel.text import moon, tile_at
from sintra.kernel.dispatch import State
from sintra.kernel.glance import glance
from sintra.kernel.phrase import Phrase, Word
from sintra.kernel.piles import counts
from sintra.words.spoken import Line, Section, amounts, line, listing

BACKS = ("special", "wild")


def tell(state: State) -> list[Section]:
    """Factories, plates and goals; then both boards, from the score to the broken tiles."""
    s = glance(state)
    worth = [goal_line(state, g) for g in range(GOALS) if s.goals >> g & 1]
    return [
        Section(Phrase("panel-offer"), tuple(factories(s))),
        Section(Phrase("panel-plates"), tuple(plates(s))),
        Section(Phrase("panel-goals"), tuple(worth)),
        *(Section(Phrase("panel-board", {"seat": p + 1}), tuple(board(s, p)), p) for p in range(PLAYERS)),
    ]


def colour(c: int) -> Word:
    return Word(f"colour-{COLOUR_NAMES[c]}")


def tiles(pile: int) -> list[Phrase]:
    return amounts(counts(pile, COLOURS), COLOUR_NAMES)


# ── What all share ───────────────────────────────────────────────────────────────────────────────────────────────────────


def factories(s: State) -> list[Line]:
    marker = [Phrase("tell-marker")] if s.holder == NOTHING else []
    told = [
        line("tell-round", number=s.round_number, rounds=ROUNDS),
        listing("tell-large-sun", tiles(s.suns[LARGE])),
        listing("tell-large-moon", [*marker, *tiles(s.large_moon)]),
    ]
    for f in range(1, SMALL + 1):
        stacked = [Phrase("tell-colour", {"colour": colour(c)}) for c in reversed(moon(int(s.moons[f - 1])))]
        told += [listing("tell-sun", tiles(s.suns[f]), number=f)] if s.suns[f] else []
        told += [listing("tell-moon", stacked, number=f)] if stacked else []
        told.append(listing("tell-chip", [chip(int(s.chips[f - 1]))], number=f))
    return [*told, line("tell-stores", bag=sum(counts(s.bag, COLOURS)), tower=sum(counts(s.tower, COLOURS)))]


def chip(kind: int) -> Phrase:
    """A bonus chip: face down, taken, or with its one or two colours."""
    if kind in (CHIP_DOWN, CHIP_GONE):
        return Phrase("tell-chip-down" if kind == CHIP_DOWN else "tell-chip-gone")
    shown = [colour(LETTERS.index(letter)) for letter in CHIP_NAMES[kind].split("/")]
    return Phrase("tell-chip-of", {"colours": len(shown), "colour": shown[0], "other": shown[-1]})


def plates(s: State) -> list[Line]:
    shown = [
        listing("tell-display", [plate(int(on)) if on != NOTHING else Phrase("tell-nothing")], number=i) for i, on in enumerate(s.display, start=1)
    ]
    top = int(s.stack[s.in_stack - 1]) if s.in_stack else NOTHING
    told = [*shown, line("tell-stack", plates=s.in_stack)]
    if top != NOTHING:
        told.append(line("tell-stack-top", back=Word(f"back-{BACKS[back_of(top)]}")))
    if s.plate != NOTHING:
        told.append(listing("tell-to-place", [plate(int(s.plate))]))
    return told


def plate(number: int) -> Phrase:
    """A dome plate by its back and its colours, clockwise from its special or wild space."""
    back = Word(f"back-{BACKS[back_of(number)]}")
    if number >= PLATES:
        return Phrase("tell-back", {"back": back})
    first, second, third = (colour(LETTERS.index(letter)) for letter in (SPECIAL_PLATES + WILD_PLATES)[number])
    return Phrase("tell-plate", {"back": back, "first": first, "second": second, "third": third})


def goal_line(state: State, g: int) -> Line:
    """A goal with what it is worth to each player as the domes stand."""
    worth = {f"points{p + 1}": int(goal_worth(state, p, g)) for p in range(PLAYERS)}
    return line("tell-goal", goal=Word(f"goal-{GOAL_NAMES[g]}"), **worth)


# ── A board ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def board(s: State, p: int) -> list[Line]:
    owned = [chip(kind) for kind in range(CHIP_KINDS) for _ in range(chips_of(int(s.store[p]), kind))]
    free = free_spaces(s, p)
    rows = [told for r in range(LINES) for told in (pattern_line(s, p, r), dome_row(s, p, r, free)) if told]
    broken = counts(s.broken[p], COLOURS)
    return [
        line("tell-score", points=int(s.score[p])),
        line("tell-tokens", tokens=int(s.tokens[p])),
        *([listing("tell-chips", owned)] if owned else []),
        *([line("tell-holder")] if s.holder == p else []),
        *([listing("tell-held", [Phrase(f"tiles-{COLOUR_NAMES[s.held_colour]}", {"tiles": int(s.held)})])] if s.held and s.to_move == p else []),
        *rows,
        listing("tell-broken", tiles(s.broken[p]), points=int(BROKEN_LOSS[sum(broken)])),
    ]


def pattern_line(s: State, p: int, r: int) -> Line | None:
    """How far a line is; an empty one is not worth a word."""
    if s.line_count[p, r] == 0:
        return None
    amount = Phrase(f"tiles-{COLOUR_NAMES[s.line_colour[p, r]]}", {"tiles": int(s.line_count[p, r])})
    return listing("tell-line", [amount], number=r + 1, room=r + 1 - int(s.line_count[p, r]))


def dome_row(s: State, p: int, r: int, free: list[str]) -> Line | None:
    """The spaces of a row from left to right: a tile, or what is printed there; nothing where no plate lies."""
    spaces = [dome_space(tile_at(s, p, r, q), free[r * SIDE + q], q + 1) for q in range(SIDE)]
    known = [space for space in spaces if space]
    return listing("tell-row", known, number=r + 1) if known else None


def dome_space(tile: str, printed: str, column: int) -> Phrase | None:
    if tile != ".":
        if tile == "S":
            return Phrase("tell-special-tile", {"column": column})
        return Phrase("tell-tile", {"column": column, "colour": colour(LETTERS.index(tile))})
    if printed == "·":
        return None
    if printed in "*+":
        return Phrase("tell-free-wild" if printed == "*" else "tell-free-special", {"column": column})
    return Phrase("tell-free", {"column": column, "colour": colour(LETTERS.index(printed.upper()))})
