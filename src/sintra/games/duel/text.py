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

from sintra.games.duel.rules_chips import chips_of
from sintra.games.duel.spec import (
    BACKED,
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_KINDS,
    CHIP_NAMES,
    CHOOSING_GOALS,
    COLOURS,
    DRAWN_BY,
    GOAL_NAMES,
    GOALS,
    LETTERS,
    LINES,
    MOON_HEIGHT,
    NOTHING,
    PLAYERS,
    SIDE,
    SLOTS,
    SPECIAL_PLATES,
    TILES_ON_FACTORIES,
    TILING,
    WILD_PLATES,
)
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.piles import counts
from sintra.kernel.text import NONE, per_seat, tiles

STAGES = (
    "goals",
    "starter",
    "refilling",
    "filling",
    "turn",
    "drawing",
    "looking",
    "keeping",
    "returning",
    "placing",
    "laying",
    "lining",
    "tiling",
)
CHIP_TEXTS = tuple(name.replace("/", "") for name in CHIP_NAMES)
PLATE_TEXTS = tuple([f"s{plate}" for plate in SPECIAL_PLATES] + [f"w{plate}" for plate in WILD_PLATES] + ["s?", "w?"])
UNKNOWN = "?"


def write(s: State) -> dict[str, str]:
    """The fields of a position text."""
    return {
        "round": str(s.round_number),
        "stage": STAGES[s.stage],
        "to": {NATURE: "nature", OVER: "over"}.get(int(s.to_move), str(s.to_move + 1)),
        "turn": seat(s.turn),
        "start": seat(s.starter),
        "marker": "large" if s.holder == NOTHING else seat(s.holder),
        "suns": ",".join(tiles(counts(sun, COLOURS), LETTERS) for sun in s.suns),
        "large_moon": tiles(counts(s.large_moon, COLOURS), LETTERS),
        "moons": ",".join("".join(LETTERS[c] for c in moon(int(stack))) or NONE for stack in s.moons),
        "chips": ",".join({CHIP_DOWN: UNKNOWN, CHIP_GONE: NONE}.get(int(chip), CHIP_TEXTS[chip]) for chip in s.chips),
        "unseen": chips(int(s.chips_unseen)),
        "stores": per_seat(PLAYERS, lambda p: chips(int(s.store[p]))),
        "chips_taken": per_seat(PLAYERS, lambda p: str(s.chips_taken[p])),
        "tokens": per_seat(PLAYERS, lambda p: str(s.tokens[p])),
        "display": ",".join(NONE if plate == NOTHING else PLATE_TEXTS[plate] for plate in s.display),
        "stack": ",".join(plate_by(s.stack[i], s.stack_by[i]) for i in range(int(s.in_stack) - 1, -1, -1)) or NONE,
        "plates": per_seat(PLAYERS, lambda p: ",".join(placed(s, p, slot) for slot in range(SLOTS))),
        "domes": per_seat(PLAYERS, lambda p: ",".join("".join(tile_at(s, p, r, q) for q in range(SIDE)) for r in range(SIDE))),
        "lines": per_seat(PLAYERS, lambda p: ",".join(LETTERS[s.line_colour[p, r]] * int(s.line_count[p, r]) or NONE for r in range(LINES))),
        "broken": per_seat(PLAYERS, lambda p: tiles(counts(s.broken[p], COLOURS), LETTERS)),
        "bag": tiles(counts(s.bag, COLOURS), LETTERS),
        "tower": tiles(counts(s.tower, COLOURS), LETTERS),
        "scores": per_seat(PLAYERS, lambda p: str(s.score[p])),
        **progress(s),
    }


def progress(s: State) -> dict[str, str]:
    """What belongs to a setup or a turn in progress, and the story."""
    fields = {}
    if s.stage == CHOOSING_GOALS and s.goals:
        fields["chosen"] = ",".join(GOAL_NAMES[goal] for goal in range(GOALS) if s.goals >> goal & 1)
    if s.opening > 0:
        fields["opening"] = str(s.opening)
    if s.filling < TILES_ON_FACTORIES:
        fields["filling"] = str(s.filling)
    if s.passed.any():
        fields["passed"] = ",".join(seat(p) for p in range(PLAYERS) if s.passed[p])
    if s.held > 0:
        fields["held"] = f"{s.held}{LETTERS[s.held_colour]}"
    if s.source != NOTHING:
        fields["source"] = str(s.source)
    if s.in_drawn > 0:
        fields["drawn"] = ",".join(plate_by(s.drawn[i], s.drawn_by[i]) for i in range(int(s.in_drawn)))
        fields["looked"], fields["put_back"] = str(s.looked), str(s.put_back)
    if s.plate != NOTHING:
        fields["plate"] = PLATE_TEXTS[s.plate]
    if s.stage == TILING and s.to_move != OVER:
        fields["row"] = str(s.row + 1)
        if s.made or s.laid_showing or s.laid_other:
            fields["made"], fields["laid"] = str(s.made), f"{s.laid_showing}+{s.laid_other}"
    if s.in_story > 0:
        fields["story"] = ",".join(story(s))
    return fields


def seat(p: int) -> str:
    return NONE if p == NOTHING else str(p + 1)


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


def placed(s: State, p: int, slot: int) -> str:
    return NONE if s.plates[p, slot] == NOTHING else f"{PLATE_TEXTS[s.plates[p, slot]]}{s.rotations[p, slot] + 1}"


def tile_at(s: State, p: int, r: int, q: int) -> str:
    """The letter of the tile on a dome space: a colour, S for a special tile, a point for none."""
    bit = 1 << r * SIDE + q
    if not int(s.covered[p]) & bit:
        return "."
    return next((LETTERS[c] for c in range(COLOURS) if int(s.tiles[p, c]) & bit), "S")


def story(s: State) -> list[str]:
    """The story of the stack, an event each."""
    events, i = [], 0
    while i < s.in_story:
        if s.story[i] < BACKED:
            events.append(plate_text(s.story[i]))
            i += 1
            continue
        drawn = int(s.story[i + 1])
        plates = [plate_text(plate) for plate in s.story[i + 2 : i + 2 + 2 * drawn]]
        events.append(f"{s.story[i] - DRAWN_BY + 1}:{plates[0]}:{'.'.join(plates[1 : 1 + drawn])}:{'.'.join(plates[1 + drawn :]) or NONE}")
        i += 2 + 2 * drawn
    return events
