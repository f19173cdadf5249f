"""Position text: every fact of the table on one line, and a table that somebody wrote down checked against the rules.

    pavilion players=2 round=1 step=taking to=1 start=1 marker=centre factories=OORB,GGPP,-,BYYP,ORGP centre=BYY supply=4OR… bag=… tower=-
        scores=5/5 hands=-/BB corners=-/- stars=......,B.....,…/… passed=-

A player's stars are orange, red, blue, yellow, green, purple and the centre star, six letters or points each, index 1 to 6. `bag` may be left out: it
holds what is nowhere else. A payment in progress adds `placing=C4R` (star, index, colour), bonus tiles to be taken add `due=2`, and while nature
refills the supply `next=2` is the seat whose turn may come. Seats, indices and rounds count from 1.
"""

import re

from sintra.games.pavilion.rules_common import factories
from sintra.games.pavilion.rules_taking import offer_of
from sintra.games.pavilion.spec import (
    ALL_COLOURS,
    CENTRE,
    CENTRE_STAR,
    CHOOSING,
    COLOUR_NAMES,
    COLOURS,
    CORNERS,
    LETTERS,
    NOTHING,
    PAYING,
    PLAYING,
    POINTS_OF_A_STAR,
    REFILLING,
    ROUNDS,
    SCORE_FLOOR,
    STARS,
    STEPS,
    SUPPLY_SPACES,
    TAKING,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.games.pavilion.text_check import check_step
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.errors import BadPosition
from sintra.kernel.game import StateArray
from sintra.kernel.piles import counts, pile, total
from sintra.kernel.text import NONE, Fields, per_seat, tiles

STAR_LETTERS = LETTERS + "C"

# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def write(s: State) -> dict[str, str]:
    players = int(s.players)
    fields = {
        "round": str(s.round_number),
        "step": STEPS[s.step],
        "to": {NATURE: "nature", OVER: "over"}.get(int(s.to_move), str(s.to_move + 1)),
        "start": NONE if s.starter == NOTHING else str(s.starter + 1),
        "marker": "centre" if s.holder == NOTHING else str(s.holder + 1),
        "factories": ",".join(write_pile(s.displays[d]) for d in range(1, int(factories(s)) + 1)),
        "centre": write_pile(s.displays[CENTRE]),
        "supply": write_pile(s.supply),
        "bag": write_pile(s.bag),
        "tower": write_pile(s.tower),
        "scores": per_seat(players, lambda p: str(s.score[p])),
        "hands": per_seat(players, lambda p: write_pile(s.hand[p])),
        "corners": per_seat(players, lambda p: write_pile(s.corners[p])),
        "stars": per_seat(players, lambda p: ",".join(write_star(s, p, star) for star in range(STARS))),
        "passed": ",".join(str(p + 1) for p in range(players) if s.passed >> p & 1) or NONE,
    }
    if s.step == PAYING:
        star, index = divmod(int(s.space), POINTS_OF_A_STAR)
        fields["placing"] = f"{STAR_LETTERS[star]}{index + 1}{LETTERS[s.colour]}"
    if s.step == CHOOSING:
        fields["due"] = str(s.due)
    if s.step == REFILLING:
        fields["next"] = str(s.turn + 1)
    return fields


def write_pile(pile: int) -> str:
    return tiles(counts(pile, COLOURS), LETTERS)


def write_star(s: State, p: int, star: int) -> str:
    first = star * POINTS_OF_A_STAR
    return "".join("." if c == NOTHING else LETTERS[c] for c in s.board[p, first : first + POINTS_OF_A_STAR])


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read(record: StateArray, fields: Fields) -> None:
    s = record[0]
    players = int(s.players)
    seats = [str(p + 1) for p in range(players)]
    s.round_number = fields.number("round", 1, ROUNDS)
    s.step = fields.choice("step", STEPS)
    s.to_move = (*range(players), NATURE, OVER)[fields.choice("to", [*seats, "nature", "over"])]
    s.starter = (*range(players), NOTHING)[fields.choice("start", [*seats, NONE])]
    s.holder = (*range(players), NOTHING)[fields.choice("marker", [*seats, "centre"])]
    read_offer(s, fields)
    s.supply = pile(fields.to_tiles("supply", fields.take("supply", NONE), LETTERS))
    if total(int(s.supply)) > SUPPLY_SPACES:
        raise BadPosition("supply", f"has more than {SUPPLY_SPACES} tiles")
    for p, text in enumerate(fields.seats("scores", players)):
        s.score[p] = fields.to_number("scores", text, int(SCORE_FLOOR[s.mini]), 9_999)
    for p, text in enumerate(fields.seats("hands", players)):
        s.hand[p] = pile(fields.to_tiles("hands", text, LETTERS))
    for p, text in enumerate(fields.seats("corners", players)):
        s.corners[p] = pile(fields.to_tiles("corners", text, LETTERS))
        if total(int(s.corners[p])) > CORNERS:
            raise BadPosition("corners", f"player {p + 1} has more than {CORNERS} tiles in the corners")
    for p, text in enumerate(fields.seats("stars", players)):
        read_stars(s, p, text)
    read_bag_and_tower(s, fields)
    read_passed(s, fields.take("passed", NONE))
    read_turn(s, fields, seats)
    check_step(s)


def read_offer(s: State, fields: Fields) -> None:
    for f, text in enumerate(fields.to_list("factories", fields.take("factories"), int(factories(s))), start=1):
        s.displays[f] = pile(fields.to_tiles("factories", text, LETTERS))
        if total(int(s.displays[f])) > TILES_ON_A_FACTORY:
            raise BadPosition("factories", f"factory {f} has more than {TILES_ON_A_FACTORY} tiles")
    s.displays[CENTRE] = pile(fields.to_tiles("centre", fields.take("centre", NONE), LETTERS))
    s.on_offer = 0
    if s.step == TAKING:
        for source in range(int(factories(s)) + 1):
            s.on_offer |= int(offer_of(s, source)) << source * COLOURS


def read_stars(s: State, p: int, text: str) -> None:
    s.board[p], s.covered[p] = NOTHING, 0
    for star, spaces in enumerate(Fields.to_list("stars", text, STARS)):
        if not re.fullmatch(rf"[{LETTERS}.]{{{POINTS_OF_A_STAR}}}", spaces):
            raise BadPosition("stars", f"star {STAR_LETTERS[star]} of player {p + 1} must be six letters of {LETTERS} or points, not {spaces!r}")
        for index, letter in enumerate(spaces):
            if letter != ".":
                s.board[p, star * POINTS_OF_A_STAR + index] = LETTERS.index(letter)
                s.covered[p] |= 1 << star * POINTS_OF_A_STAR + index
        allowed = colours_after(s, star, [LETTERS.index(letter) for letter in spaces if letter != "."])
        if allowed is None:
            raise BadPosition("stars", f"star {STAR_LETTERS[star]} of player {p + 1} may not hold these colours together: {spaces}")
        s.allowed[p, star] = allowed


def colours_after(s: State, star: int, held: list[int]) -> int | None:
    """The colours that a star with these tiles may still take, as a bit set; None if it cannot hold them together."""
    together = sum(1 << c for c in set(held))
    is_varied = len(set(held)) == len(held)
    if not s.grey and star != CENTRE_STAR:
        return 1 << star if not held or set(held) == {star} else None
    if s.grey and len(held) < 2:
        return ALL_COLOURS
    if is_varied:
        return ALL_COLOURS & ~together
    return together if s.grey and len(set(held)) == 1 else None


def read_bag_and_tower(s: State, fields: Fields) -> None:
    """What is not on the table is in the bag or the tower: 22 tiles of each colour in all."""
    players = range(int(s.players))
    s.tower = pile(fields.to_tiles("tower", fields.take("tower", NONE), LETTERS))
    piles = [s.tower, s.supply, *s.displays, *s.hand, *s.corners]
    elsewhere = [sum(counts(tiles, COLOURS)[c] for tiles in piles) + sum(int((s.board[p] == c).sum()) for p in players) for c in range(COLOURS)]
    for c in range(COLOURS):
        if elsewhere[c] > TILES_OF_A_COLOUR:
            raise BadPosition("", f"{elsewhere[c]} {COLOUR_NAMES[c]} tiles outside the bag; there are {TILES_OF_A_COLOUR} in all")
    rest = [TILES_OF_A_COLOUR - n for n in elsewhere]
    given = fields.to_tiles("bag", fields.take("bag"), LETTERS) if "bag" in fields else rest
    for c in range(COLOURS):
        if given[c] != rest[c]:
            raise BadPosition("bag", f"{given[c]} {COLOUR_NAMES[c]} in the bag, but {rest[c]} are missing to make {TILES_OF_A_COLOUR}")
    s.bag = pile(rest)


def read_passed(s: State, text: str) -> None:
    s.passed = 0
    for seat in [] if text == NONE else text.split(","):
        s.passed |= 1 << Fields.to_number("passed", seat, 1, int(s.players)) - 1


def read_turn(s: State, fields: Fields, seats: list[str]) -> None:
    """What a turn in progress needs beside the table."""
    s.turn, s.to_deal = NOTHING, 0
    if s.to_move >= 0:
        s.turn = s.to_move
    if s.step == REFILLING:
        s.turn = fields.choice("next", seats)
    if s.step == CHOOSING:
        s.due = fields.number("due", 1, 3)
    if s.step == PAYING:
        placing = fields.take("placing")
        if not re.fullmatch(rf"[{STAR_LETTERS}][1-6][{LETTERS}]", placing):
            raise BadPosition("placing", f"{placing!r} is not a star, an index and a colour, like C4R")
        s.space = STAR_LETTERS.index(placing[0]) * POINTS_OF_A_STAR + int(placing[1]) - 1
        s.colour = LETTERS.index(placing[2])
    if s.to_move == OVER and s.step != PLAYING:
        raise BadPosition("step", "the game ends in the step playing")
