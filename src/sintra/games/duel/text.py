"""Position text: every fact of the table on one line.

    duel players=2 round=1 stage=turn to=1 turn=1 start=1 marker=large suns=BBYRK,BYYK,… large_moon=- moons=-,RYB,-,- chips=?,TY,-,? unseen=…
        stores=B,TY/- chips_taken=0/0 tokens=2/2 display=sTYK,wRTK,- stack=s?,?,?,wKBR@1 plates=sKYB1,-,…/… domes=......,…/… lines=… broken=…
        bag=… tower=… scores=5/5

A plate is `s` or `w` for its back and its colours clockwise, `s?` if only the back is known, `?` if nothing is; on a dome a
number from 1 to 4 says in which corner its special or wild space lies, clockwise from the top left. The stack is written from the
top; `@1` means that player 1 put the plate there and knows it. Moons are written from the bottom. What belongs to a turn in
progress is added: `held`, `source`, `drawn`, `looked`, `put_back`, `plate`, `row`, `made`, `laid`; so is the `story` of the stack
(see rules_hidden): `wKBR` for a plate turned up on the display, `1:sTYK:wRTK.sTYK.wKBR:wKBR.wRTK` for player 1 who kept the
first, drew the second, and put the last under the stack in this order. `bag` and `unseen` may be left out: they hold the tiles
and chips that are nowhere else.
"""

from sintra.games.duel.problems import CHIP_TEXTS, DOME_LETTERS, PLATE_TEXTS, STAGES, UNKNOWN
from sintra.games.duel.rules_chips import chips_of
from sintra.games.duel.setup import OPTIONS, write_options
from sintra.games.duel.spec import (
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_KINDS,
    CHIPS_A_ROUND,
    CHOOSING_GOALS,
    COLOURS,
    DISPLAY,
    DRAWN_BY,
    FACTORIES,
    GOAL_NAMES,
    GOALS,
    LETTERS,
    LINES,
    LONGEST_STORY,
    MOON_HEIGHT,
    NOTHING,
    PLATES,
    PLAYERS,
    ROTATIONS,
    ROUNDS,
    SIDE,
    SLOTS,
    SMALL,
    STACK,
    TILES_ON_FACTORIES,
    TILING,
    TOKENS,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.sheet import Field, Sheet, Written, put_tiles
from sintra.kernel.text import NONE, Counts, Form, Letters, List, Many, Number, Tiles, choice, chosen, listed, many, per_seat, seat

KNOWN_PLATES = {text: plate for plate, text in enumerate(PLATE_TEXTS[:PLATES])}
ANY_PLATE = {UNKNOWN: NOTHING, **{text: plate for plate, text in enumerate(PLATE_TEXTS)}}
BY = {"": NOTHING, **{f"@{p + 1}": p for p in range(PLAYERS)}}
PUT_BY = len(BY)  # a plate and who put it there: (plate + 1) * PUT_BY + who + 1
MOST_HELD = 20  # tiles at once, more than there can be

# What a story is written with: plates, and players where a draw begins. An event is a plate, or player:kept:drawn:returned.
WORDS = {**ANY_PLATE, **{str(p + 1): DRAWN_BY + p for p in range(PLAYERS)}}
EVENT = Many(Many(chosen(WORDS, "a plate"), ".", STACK, STACK + 1), ":", 4, 4 * (STACK + 1))


def plate_put_by() -> Form:
    texts = {plate + by: (number + 1) * PUT_BY + p + 1 for plate, number in ANY_PLATE.items() for by, p in BY.items()}
    return chosen(texts, "a plate, perhaps with the player who put it there, like sTYK@1")


def placed() -> Form:
    plates = {f"{plate}{corner + 1}": number * ROTATIONS + corner for plate, number in KNOWN_PLATES.items() for corner in range(ROTATIONS)}
    return chosen({NONE: NOTHING, **plates}, "a plate and its corner from 1 to 4, like sTYK1")


def tiles_held() -> Form:
    held = {f"{n}{letter}": n * COLOURS + c for n in range(1, MOST_HELD + 1) for c, letter in enumerate(LETTERS)}
    return chosen({NONE: 0, **held}, "a number of tiles and their colour, like 3B")


def per_player(form: Form) -> List:
    return per_seat(form, PLAYERS)


SHEET = Sheet(
    OPTIONS,
    (
        Field("round", Number(1, ROUNDS), at="round_number"),
        Field("stage", choice(STAGES)),
        Field("to", seat({"nature": NATURE, "over": OVER}, PLAYERS)),
        Field("turn", seat({NONE: NOTHING}, PLAYERS)),
        Field("start", seat({NONE: NOTHING}, PLAYERS)),
        Field("marker", seat({"large": NOTHING}, PLAYERS)),
        Field("suns", listed(Tiles(LETTERS), FACTORIES)),
        Field("large_moon", Tiles(LETTERS), default=NONE),
        Field("moons", listed(Letters(LETTERS, MOON_HEIGHT, is_full=False), SMALL)),
        Field("chips", listed(chosen({UNKNOWN: CHIP_DOWN, NONE: CHIP_GONE, **{text: kind for kind, text in enumerate(CHIP_TEXTS)}}), SMALL)),
        Field("unseen", Counts(CHIP_TEXTS), may_lack=True),
        Field("stores", per_player(Counts(CHIP_TEXTS))),
        Field("chips_taken", per_player(Number(0, CHIPS_A_ROUND))),
        Field("tokens", per_player(Number(0, TOKENS))),
        Field("display", listed(chosen({NONE: NOTHING, **KNOWN_PLATES}), DISPLAY)),
        Field("stack", many(plate_put_by(), PLATES)),
        Field("plates", per_player(listed(placed(), SLOTS))),
        Field("domes", per_player(listed(Letters(DOME_LETTERS, SIDE), SIDE))),
        Field("lines", per_player(listed(Tiles(LETTERS, is_spelled=True), LINES))),
        Field("broken", per_player(Tiles(LETTERS))),
        Field("bag", Tiles(LETTERS), may_lack=True),
        Field("tower", Tiles(LETTERS), default=NONE),
        Field("scores", per_player(Number(0, 9_999))),
        # What belongs to a setup or a turn in progress, and the story.
        Field("chosen", many(choice(GOAL_NAMES), GOALS), default=NONE),
        Field("opening", Number(0, PLAYERS), default="0"),
        Field("filling", Number(0, TILES_ON_FACTORIES - 1), may_lack=True),
        Field("passed", many(seat(seats=PLAYERS), PLAYERS), default=NONE),
        Field("held", tiles_held(), default=NONE),
        Field("source", Number(1, SMALL), may_lack=True),
        Field("drawn", many(plate_put_by(), STACK), default=NONE),
        Field("looked", Number(0, STACK), default="0"),
        Field("put_back", Number(0, STACK), default="0"),
        Field("plate", choice(PLATE_TEXTS), may_lack=True),
        Field("row", Number(1, LINES), may_lack=True),
        Field("made", Number(0, LINES - 1), default="0"),
        Field("laid", List(Number(0, 2), "+", 2, 2), default="0+0"),
        Field("story", Many(EVENT, ",", LONGEST_STORY, 1 + 4 * LONGEST_STORY), default=NONE),
    ),
)


@also_compiled
def write(s: State, t: Written) -> None:
    """The fields of a position text."""
    write_options(s, t)
    t.round_number, t.stage, t.to, t.turn, t.start, t.marker = s.round_number, s.stage, s.to_move, s.turn, s.starter, s.holder
    write_factories(s, t)
    for p in range(PLAYERS):
        write_player(s, t, p)
    for place in range(DISPLAY):
        t.display[place] = s.display[place]
    n = int(s.in_stack)
    t.stack[0] = n
    for i in range(n):
        t.stack[n - i] = put_by(int(s.stack[i]), int(s.stack_by[i]))
    put_tiles(t.bag, s.bag, COLOURS)
    put_tiles(t.tower, s.tower, COLOURS)
    write_setup(s, t)
    write_turn(s, t)
    if s.in_story > 0:
        write_story(s, t)


@also_compiled
def write_factories(s: State, t: Written) -> None:
    for f in range(FACTORIES):
        put_tiles(t.suns[f], s.suns[f], COLOURS)
    put_tiles(t.large_moon, s.large_moon, COLOURS)
    for i in range(SMALL):
        t.chips[i] = s.chips[i]
        stack, n = int(s.moons[i]), 0
        for k in range(MOON_HEIGHT):
            t.moons[i, k] = NOTHING
            tile = stack >> 8 * (MOON_HEIGHT - 1 - k) & 0xFF
            for c in range(COLOURS):
                if tile == 1 << c:
                    t.moons[i, n] = c
                    n += 1
    for kind in range(CHIP_KINDS):
        t.unseen[kind] = chips_of(int(s.chips_unseen), kind)


@also_compiled
def write_player(s: State, t: Written, p: int) -> None:
    t.chips_taken[p], t.tokens[p], t.scores[p] = s.chips_taken[p], s.tokens[p], s.score[p]
    put_tiles(t.broken[p], s.broken[p], COLOURS)
    for kind in range(CHIP_KINDS):
        t.stores[p, kind] = chips_of(int(s.store[p]), kind)
    for slot in range(SLOTS):
        plate = int(s.plates[p, slot])
        t.plates[p, slot] = NOTHING if plate == NOTHING else plate * ROTATIONS + int(s.rotations[p, slot])
    for r in range(SIDE):
        for q in range(SIDE):
            t.domes[p, r, q] = tile_on(s, p, r, q)
        for c in range(COLOURS):
            t.lines[p, r, c] = s.line_count[p, r] if s.line_colour[p, r] == c else 0


@also_compiled
def tile_on(s: State, p: int, r: int, q: int) -> int:
    """The tile on a dome space: a colour, COLOURS for a special tile, NOTHING."""
    space = r * SIDE + q
    if not int(s.covered[p]) >> space & 1:
        return NOTHING
    for c in range(COLOURS):
        if int(s.tiles[p][c]) >> space & 1:
            return c
    return COLOURS


@also_compiled
def put_by(plate: int, by: int) -> int:
    """A plate and who put it there, in a number."""
    return (plate + 1) * PUT_BY + by + 1


@also_compiled
def write_setup(s: State, t: Written) -> None:
    """What belongs to a setup in progress."""
    if s.stage == CHOOSING_GOALS and s.goals:
        n = 0
        for goal in range(GOALS):
            if s.goals >> goal & 1:
                n += 1
                t.chosen[n] = goal
        t.chosen[0] = n
    if s.opening > 0:
        t.opening = s.opening
    if s.filling < TILES_ON_FACTORIES:
        t.filling = s.filling


@also_compiled
def write_turn(s: State, t: Written) -> None:
    """What belongs to a turn in progress."""
    if s.passed[0] or s.passed[1]:
        n = 0
        for p in range(PLAYERS):
            if s.passed[p]:
                n += 1
                t.passed[n] = p
        t.passed[0] = n
    if s.held > 0:
        t.held = int(s.held) * COLOURS + int(s.held_colour)
    if s.source != NOTHING:
        t.source = s.source
    if s.in_drawn > 0:
        t.drawn[0], t.looked, t.put_back = s.in_drawn, s.looked, s.put_back
        for i in range(int(s.in_drawn)):
            t.drawn[1 + i] = put_by(int(s.drawn[i]), int(s.drawn_by[i]))
    if s.plate != NOTHING:
        t.plate = s.plate
    if s.stage == TILING and s.to_move != OVER:
        t.row = s.row + 1
        if s.made or s.laid_showing or s.laid_other:
            t.made, t.laid[0], t.laid[1] = s.made, s.laid_showing, s.laid_other


@also_compiled
def write_story(s: State, t: Written) -> None:
    """The story of the stack: events, each of parts, each of words, and before each how many there are."""
    i, n = 0, 1
    t.story[0] = 0
    while i < s.in_story:
        t.story[0] += 1
        if s.story[i] < DRAWN_BY:
            t.story[n], t.story[n + 1], t.story[n + 2] = 1, 1, s.story[i]
            i, n = i + 1, n + 3
            continue
        drawn = int(s.story[i + 1])
        t.story[n], t.story[n + 1], t.story[n + 2], t.story[n + 3], t.story[n + 4], t.story[n + 5] = 4, 1, s.story[i], 1, s.story[i + 2], drawn
        for k in range(drawn):
            t.story[n + 6 + k] = s.story[i + 3 + k]
        t.story[n + 6 + drawn] = drawn - 1
        for k in range(drawn - 1):
            t.story[n + 7 + drawn + k] = s.story[i + 3 + drawn + k]
        i, n = i + 2 + 2 * drawn, n + 6 + 2 * drawn


# ── For people ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def moon(stack: int) -> list[int]:
    """The colours on a small moon, bottom to top."""
    top_first = [(stack >> 8 * i & 0xFF).bit_length() - 1 for i in range(MOON_HEIGHT)]
    return [c for c in reversed(top_first) if c >= 0]


def chips(owned: int) -> str:
    """The chips of a set, one by one."""
    return ",".join(CHIP_TEXTS[kind] for kind in range(CHIP_KINDS) for _ in range(chips_of(owned, kind))) or NONE


def plate_text(plate: int) -> str:
    return UNKNOWN if plate == NOTHING else PLATE_TEXTS[plate]


def plate_by(plate: int, by: int) -> str:
    return plate_text(plate) if by == NOTHING else f"{plate_text(plate)}@{by + 1}"


def tile_at(s: State, p: int, r: int, q: int) -> str:
    """The letter of the tile on a dome space: a colour, S for a special tile, a point for none."""
    tile = tile_on(s, p, r, q)
    return "." if tile == NOTHING else DOME_LETTERS[tile]
