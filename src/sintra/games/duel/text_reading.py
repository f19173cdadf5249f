"""Reading position texts: a table that somebody wrote down, checked against the rules."""

import re
from collections import Counter

from sintra.games.duel.rules_chips import add_chip, chips_of
from sintra.games.duel.rules_domes import put_on_dome
from sintra.games.duel.rules_hidden import plates_nowhere
from sintra.games.duel.rules_tiling import cover
from sintra.games.duel.spec import (
    BACKED,
    BROKEN_SPACES,
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_KINDS,
    CHIPS_A_ROUND,
    CHIPS_OF_A_KIND,
    CHOOSING_GOALS,
    COLOUR_NAMES,
    COLOURS,
    DISPLAY,
    FACTORIES,
    GOAL_NAMES,
    LAYING,
    LETTERS,
    LINES,
    LINING,
    NOTHING,
    PLATES,
    PLAYERS,
    ROUNDS,
    SIDE,
    SLOTS,
    SMALL,
    STACK,
    TILES_OF_A_COLOUR,
    TILES_ON_FACTORIES,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    TILING,
    TOKENS,
    TURN,
)
from sintra.games.duel.text import CHIP_TEXTS, PLATE_TEXTS, STAGES, UNKNOWN
from sintra.games.duel.text_stage import check_stage
from sintra.games.duel.text_story import read_story
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.errors import BadPosition
from sintra.kernel.game import StateArray
from sintra.kernel.piles import LANE, ONE_OF_EACH, colours_in, count, pile, total
from sintra.kernel.text import NONE, Fields

SEATS = [str(p + 1) for p in range(PLAYERS)]


def read(record: StateArray, fields: Fields) -> None:
    """Fill a fresh record from the fields, or say what is wrong."""
    s = record[0]
    s.round_number = fields.number("round", 1, ROUNDS)
    s.stage = fields.choice("stage", STAGES)
    s.to_move = (*range(PLAYERS), NATURE, OVER)[fields.choice("to", [*SEATS, "nature", "over"])]
    s.turn = (*range(PLAYERS), NOTHING)[fields.choice("turn", [*SEATS, NONE])]
    s.starter = (*range(PLAYERS), NOTHING)[fields.choice("start", [*SEATS, NONE])]
    s.holder = (*range(PLAYERS), NOTHING)[fields.choice("marker", [*SEATS, "large"])]
    s.opening = fields.number("opening", 0, PLAYERS, "0")
    s.filling = fields.number("filling", 0, TILES_ON_FACTORIES - 1) if "filling" in fields else TILES_ON_FACTORIES
    if "passed" in fields:
        s.passed[fields.choice("passed", SEATS)] = 1
    for p, text in enumerate(fields.seats("scores", PLAYERS)):
        s.score[p] = fields.to_number("scores", text, 0, 9_999)
    read_goals(s, fields)
    read_factories(s, fields)
    read_chips(s, fields)
    read_domes(s, fields)
    read_plates(s, fields)
    read_lines(s, fields)
    read_bag_and_tower(s, fields)
    read_tiling(s, fields)
    read_story(s, fields.take("story", NONE))
    s.left = on_factories(s) + int(s.held) + int((s.chips != CHIP_GONE).sum()) + int(s.tokens.sum())
    check_stage(s)


def read_goals(s: State, fields: Fields) -> None:
    """Goals drawn so far, while more are still to be drawn."""
    if s.stage != CHOOSING_GOALS:
        if s.goals_due > 0:
            raise BadPosition("goals", f"the goals are known in the stage {STAGES[s.stage]}")
        return
    names = fields.take("chosen", NONE)
    for name in [] if names == NONE else names.split(","):
        if name not in GOAL_NAMES or s.goals_due < 2 or s.goals >> (GOAL_NAMES.index(name) & ~1) & 0b11:
            raise BadPosition("chosen", f"{names!r} are not goals of different tablets, fewer than there will be")
        s.goals |= 1 << GOAL_NAMES.index(name)
        s.goals_due -= 1


# ── Tiles ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_factories(s: State, fields: Fields) -> None:
    s.on_suns = 0
    for f, text in enumerate(fields.to_list("suns", fields.take("suns"), FACTORIES)):
        s.suns[f] = pile(fields.to_tiles("suns", text, LETTERS))
        room = TILES_ON_SMALL if f else TILES_ON_LARGE
        if total(int(s.suns[f])) > room:
            raise BadPosition("suns", f"{text!r} are more than {room} tiles")
        s.on_suns |= colours_in(int(s.suns[f])) << f * COLOURS
    s.large_moon = pile(fields.to_tiles("large_moon", fields.take("large_moon", NONE), LETTERS))
    for i, text in enumerate(fields.to_list("moons", fields.take("moons"), SMALL)):
        if text != NONE and not re.fullmatch(rf"[{LETTERS}]{{1,{TILES_ON_SMALL - 1}}}", text):
            raise BadPosition("moons", f"{text!r} is not a stack of up to {TILES_ON_SMALL - 1} tiles")
        s.moons[i] = 0
        for letter in "" if text == NONE else text:
            s.moons[i] = int(s.moons[i]) << 8 | 1 << LETTERS.index(letter)
    held = fields.take("held", NONE)
    if held != NONE:
        if not re.fullmatch(rf"[1-9][0-9]?[{LETTERS}]", held):
            raise BadPosition("held", f"{held!r} is not a number of tiles and their colour, like 3B")
        s.held, s.held_colour = int(held[:-1]), LETTERS.index(held[-1])
    s.source = fields.number("source", 1, SMALL) if "source" in fields else NOTHING
    if (s.source != NOTHING) != (s.stage == LAYING):
        raise BadPosition("source", "a factory's tiles are being laid in the stage laying only")


def on_factories(s: State) -> int:
    stacked = sum(int(moon >> 8 * i & 0xFF != 0) for moon in s.moons for i in range(TILES_ON_SMALL - 1))
    return sum(total(int(tiles)) for tiles in (*s.suns, s.large_moon)) + stacked


def read_lines(s: State, fields: Fields) -> None:
    s.accepts[:] = ONE_OF_EACH * ((1 << LINES + 1) - 1)
    for p, text in enumerate(fields.seats("lines", PLAYERS)):
        for r, line in enumerate(Fields.to_list("lines", text, LINES)):
            held = Fields.to_tiles("lines", line, LETTERS)
            colours = [c for c in range(COLOURS) if held[c]]
            where = f"line {r + 1} of player {p + 1}"
            if len(colours) > 1:
                raise BadPosition("lines", f"{where} mixes colours: {line}")
            if sum(held) > r + 1:
                raise BadPosition("lines", f"{where} has room for {r + 1}, not {sum(held)}")
            s.line_colour[p, r], s.line_count[p, r] = colours[0] if colours else NOTHING, sum(held)
            if colours:
                s.accepts[p] &= ~(ONE_OF_EACH << r)
                s.accepts[p] |= (sum(held) <= r) << r + LANE * colours[0]
    for p, text in enumerate(fields.seats("broken", PLAYERS)):
        s.broken[p] = pile(Fields.to_tiles("broken", text, LETTERS))
        if total(int(s.broken[p])) > BROKEN_SPACES:
            raise BadPosition("broken", f"player {p + 1} has more than {BROKEN_SPACES} broken tiles")


def read_bag_and_tower(s: State, fields: Fields) -> None:
    """What is not on the table is in the bag or the tower: thirteen tiles of each colour in all."""
    s.tower = pile(fields.to_tiles("tower", fields.take("tower", NONE), LETTERS))
    rest = []
    for c in range(COLOURS):
        n = sum(count(int(tiles), c) for tiles in (s.tower, *s.suns, s.large_moon, *s.broken))
        n += sum(int(moon >> 8 * i & 0xFF == 1 << c) for moon in s.moons for i in range(TILES_ON_SMALL - 1))
        n += int(s.line_count[s.line_colour == c].sum()) + sum(int(s.tiles[p, c]).bit_count() for p in range(PLAYERS))
        n += int(s.held) if s.held_colour == c else 0
        if n > TILES_OF_A_COLOUR:
            raise BadPosition("", f"{n} {COLOUR_NAMES[c]} tiles outside the bag; there are {TILES_OF_A_COLOUR} in all")
        rest.append(TILES_OF_A_COLOUR - n)
    given = fields.to_tiles("bag", fields.take("bag"), LETTERS) if "bag" in fields else rest
    for c in range(COLOURS):
        if given[c] != rest[c]:
            raise BadPosition("bag", f"{given[c]} {COLOUR_NAMES[c]} in the bag, but {rest[c]} are missing to make {TILES_OF_A_COLOUR}")
    s.bag = pile(rest)


# ── Chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_chips(s: State, fields: Fields) -> None:
    s.revealed, s.to_reveal = 0, 0
    for i, text in enumerate(fields.to_list("chips", fields.take("chips"), SMALL)):
        s.chips[i] = {UNKNOWN: CHIP_DOWN, NONE: CHIP_GONE}.get(text) or one_of("chips", text, CHIP_TEXTS)
        s.revealed |= int(s.chips[i] >= 0) << i
        if (s.suns[i + 1] or s.moons[i]) and s.chips[i] != CHIP_DOWN:
            raise BadPosition("chips", f"small factory {i + 1} has tiles, so its chip lies face down")
        if s.chips[i] == CHIP_DOWN and s.to_move == NATURE and s.stage in (TURN, LINING) and s.suns[i + 1] == 0 and s.moons[i] == 0:
            s.to_reveal |= 1 << i
    for p, text in enumerate(fields.seats("stores", PLAYERS)):
        s.store[p] = to_chips("stores", text)
    seen = [sum(chips_of(int(owned), kind) for owned in s.store) + int((s.chips == kind).sum()) for kind in range(CHIP_KINDS)]
    for kind, n in enumerate(seen):
        if n > CHIPS_OF_A_KIND:
            raise BadPosition("", f"{n} chips {CHIP_TEXTS[kind]}; there are {CHIPS_OF_A_KIND}")
    unseen = fields.take("unseen") if "unseen" in fields else ",".join(CHIP_TEXTS[k] for k, n in enumerate(seen) for _ in range(2 - n)) or NONE
    s.chips_unseen = to_chips("unseen", unseen)
    for kind, n in enumerate(seen):
        if n + chips_of(int(s.chips_unseen), kind) > CHIPS_OF_A_KIND:
            raise BadPosition("unseen", f"chip {CHIP_TEXTS[kind]} is not unseen: {n} of {CHIPS_OF_A_KIND} are on the table")
    for p, text in enumerate(fields.seats("chips_taken", PLAYERS)):
        s.chips_taken[p] = fields.to_number("chips_taken", text, 0, CHIPS_A_ROUND)


def to_chips(field: str, text: str) -> int:
    owned = 0
    for name in [] if text == NONE else text.split(","):
        kind = one_of(field, name, CHIP_TEXTS)
        if chips_of(owned, kind) == CHIPS_OF_A_KIND:
            raise BadPosition(field, f"more than {CHIPS_OF_A_KIND} chips {name}")
        owned = add_chip(owned, kind)
    return owned


def one_of(field: str, text: str, choices: tuple[str, ...]) -> int:
    if text not in choices:
        raise BadPosition(field, f"{text!r} is not one of {', '.join(choices)}")
    return choices.index(text)


# ── Plates ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_domes(s: State, fields: Fields) -> None:
    for p, text in enumerate(fields.seats("plates", PLAYERS)):
        for slot, plate in enumerate(Fields.to_list("plates", text, SLOTS)):
            if plate == NONE:
                continue
            if not re.fullmatch(r"..*[1-4]", plate):
                raise BadPosition("plates", f"{plate!r} is not a plate and its corner from 1 to 4, like sTYK1")
            put_on_dome(s, p, one_of("plates", plate[:-1], PLATE_TEXTS[:PLATES]), slot, int(plate[-1]) - 1)
    for p, text in enumerate(fields.seats("domes", PLAYERS)):
        for r, row in enumerate(Fields.to_list("domes", text, SIDE)):
            if not re.fullmatch(rf"[{LETTERS}S.]{{{SIDE}}}", row):
                raise BadPosition("domes", f"row {r + 1} of player {p + 1} must be {SIDE} letters of {LETTERS}S or points, not {row!r}")
            for q, letter in enumerate(row):
                read_tile(s, p, r, q, letter)
    for p, text in enumerate(fields.seats("tokens", PLAYERS)):
        s.tokens[p] = fields.to_number("tokens", text, 0, TOKENS if s.round_number < ROUNDS else 0)


def read_tile(s: State, p: int, r: int, q: int, letter: str) -> None:
    """A tile lies on a space of its colour or on a wild one, a special tile on a special space."""
    if letter == ".":
        return
    bit = 1 << r * SIDE + q
    fits = int(s.specials[p]) & bit if letter == "S" else int(s.room[p, r]) >> SIDE * LETTERS.index(letter) + q & 1
    if not fits:
        raise BadPosition("domes", f"row {r + 1}, column {q + 1} of player {p + 1} takes no {letter}")
    if letter != "S":
        s.tiles[p, LETTERS.index(letter)] |= bit
    cover(s, p, r, q)


def read_plates(s: State, fields: Fields) -> None:
    for place, text in enumerate(fields.to_list("display", fields.take("display"), DISPLAY)):
        if text != NONE:
            s.display[place] = one_of("display", text, PLATE_TEXTS[:PLATES])
            s.on_display |= 1 << place
    stack = fields.take("stack")
    plates = [] if stack == NONE else stack.split(",")
    s.in_stack = len(plates) if len(plates) <= PLATES else bad("stack", f"more than {PLATES} plates")
    s.stack[:], s.stack_by[:] = NOTHING, NOTHING
    for i, text in enumerate(reversed(plates)):
        s.stack[i], s.stack_by[i] = to_plate("stack", text)
    s.returned = (s.stack_by != NOTHING).sum()
    drawn = fields.take("drawn", NONE)
    plates = [] if drawn == NONE else drawn.split(",")
    s.in_drawn = len(plates) if len(plates) <= STACK else bad("drawn", f"more than {STACK} plates")
    for i, text in enumerate(plates):
        s.drawn[i], s.drawn_by[i] = to_plate("drawn", text)
    s.looked = fields.number("looked", 0, len(plates), "0")
    s.put_back = fields.number("put_back", 0, max(0, len(plates) - 1), "0")
    s.plate = one_of("plate", fields.take("plate"), PLATE_TEXTS) if "plate" in fields else NOTHING
    check_plates(s)


def bad(field: str, problem: str) -> int:
    raise BadPosition(field, problem)


def to_plate(field: str, text: str) -> tuple[int, int]:
    """A plate and who put it where it is."""
    name, at, by = text.partition("@")
    if at and by not in SEATS:
        raise BadPosition(field, f"there is no player {by!r} who could have put {name} there")
    return (NOTHING if name == UNKNOWN else one_of(field, name, PLATE_TEXTS)), (SEATS.index(by) if at else NOTHING)


def check_plates(s: State) -> None:
    """Eighteen plates, each in one place."""
    known = [*s.display, *s.stack, *s.plates.flat]
    hand = [plate for plate in s.drawn[: int(s.in_drawn)] if plate not in s.stack[: int(s.put_back)]]
    if s.in_drawn == 0:
        hand.append(s.plate)
    numbers = Counter(int(plate) for plate in [*known, *hand] if 0 <= plate < BACKED)
    for plate, n in numbers.items():
        if n > 1:
            raise BadPosition("", f"plate {PLATE_TEXTS[plate]} is in {n} places")
    somewhere = int((s.display != NOTHING).sum() + s.in_stack + s.in_drawn - s.put_back + (s.plates != NOTHING).sum())
    somewhere += int(s.in_drawn == 0 and s.plate != NOTHING)
    if somewhere != PLATES:
        raise BadPosition("", f"{somewhere} plates on the table; there are {PLATES}")
    s.undecided = plates_nowhere(s)


def read_tiling(s: State, fields: Fields) -> None:
    if s.stage == TILING and s.to_move != OVER:
        s.row = fields.number("row", 1, LINES) - 1
        s.tiled = int(s.to_move) ^ int(s.starter)
        s.made = fields.number("made", 0, LINES - 1, "0")
        laid = fields.take("laid", "0+0")
        if not re.fullmatch(r"[0-2]\+[0-2]", laid):
            raise BadPosition("laid", f"{laid!r} is not two numbers of chips, like 1+0")
        s.laid_showing, s.laid_other = int(laid[0]), int(laid[2])
    elif s.to_move == OVER:
        s.tiled = PLAYERS
