"""The picture of Duel: what lies where in a position, and which places to touch for a move.

Places, seats p and small factories f from 1, the large factory 0: `sun-f-1` on, `moon-f-1` on (from the bottom), `chip-f`, `marker`; `display-1` to
`-3`, `stack`, `drawn-1` on, `hand`; `line-p-r` (to touch) and its tiles `line-p-r-1` on, `slot-p-1` to `-9`, `dome-p-r-q`, `broken-p` (to
touch) and `broken-p-1` on, `store-p-1` on, `token-p-1` and `-2`, `held-p`, `score-p`, `turn-p`, `board-p`; `goal-1` on with `worth-1-p`;
`bag`, `tower` and, a colour each, `bag-blue`, `tower-blue` with their numbers.
"""

from functools import cache

from sintra.games.duel import picture_signs as signs
from sintra.games.duel.picture_table import HEIGHT, WIDTH, table
from sintra.games.duel.rules_chips import chips_of
from sintra.games.duel.rules_goals import goal_worth, standing
from sintra.games.duel.spec import (
    ACTIONS,
    BACK,
    BACKED,
    BREAK,
    CHIP,
    CHIP_DOWN,
    CHIP_KINDS,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    CORNER,
    DRAW,
    GOAL,
    GOAL_NAMES,
    GOALS,
    KEEP,
    LARGE,
    LAY,
    LEAVE,
    LETTERS,
    LINE,
    LINES,
    LOOKING,
    MOON,
    NOTHING,
    PASS,
    PLACE,
    PLAYERS,
    RETURN,
    REVEAL,
    ROTATIONS,
    SIDE,
    SLOT_OFFSET,
    SLOTS,
    SMALL,
    SPEND,
    START,
    STOP,
    TAKE,
    TILE,
)
from sintra.games.duel.text import moon, tile_at
from sintra.kernel.dispatch import OVER, State
from sintra.kernel.piles import counts
from sintra.kernel.sets import first_of
from sintra.picture import furniture, motifs
from sintra.picture.layout import Layout, Piece


def layout(s: State) -> Layout:
    """The table for this number of goals."""
    return table(int(s.goals).bit_count() + int(s.goals_due))


@cache
def symbols() -> dict[str, str]:
    """The drawing of every kind of piece."""
    every = (*COLOUR_NAMES, "special")
    return {
        **{f"tile-{colour}": motifs.tile(colour) for colour in every},
        **{f"ghost-{colour}": motifs.ghost(colour) for colour in every},
        **{f"motif-{colour}": motifs.MOTIFS[colour](motifs.glaze(colour)) for colour in COLOUR_NAMES},
        **signs.plates(),
        **signs.backs(),
        **signs.chips(),
        **signs.goals(),
        "wild": signs.wild(),
        "token": signs.token(),
        "tower": signs.tower(),
        "marker": furniture.marker(),
        "turn": furniture.turn(WIDTH, HEIGHT),
        "laurel": furniture.laurel(),
        "bag": furniture.bag(),
    }


# ── What lies where ──────────────────────────────────────────────────────────────────────────────────────────────────────


def pieces(s: State) -> list[Piece]:
    """Everything that lies on the table, and the numbers of what cannot be seen."""
    found = [piece for p in range(PLAYERS) for piece in board_pieces(s, p)]
    return factory_pieces(s) + plate_pieces(s) + found + goal_pieces(s) + store_pieces(s)


def one_by_one(pile: int) -> list[int]:
    """The tiles of a pile one by one, colours in their order."""
    return [c for c, n in enumerate(counts(pile, COLOURS)) for _ in range(n)]


def tile_kind(c: int) -> str:
    return f"tile-{COLOUR_NAMES[c]}"


def factory_pieces(s: State) -> list[Piece]:
    shown = [Piece("marker", "marker")] if s.holder == NOTHING else []
    for f in range(SMALL + 1):
        shown += [Piece(tile_kind(c), f"sun-{f}-{i}") for i, c in enumerate(one_by_one(s.suns[f]), start=1)]
    shown += [Piece(tile_kind(c), f"moon-{LARGE}-{i}") for i, c in enumerate(one_by_one(s.large_moon), start=1)]
    for i in range(SMALL):
        if s.chips[i] >= CHIP_DOWN:
            shown.append(Piece("chip-down" if s.chips[i] == CHIP_DOWN else f"chip-{s.chips[i]}", f"chip-{i + 1}"))
        shown += [Piece(tile_kind(c), f"moon-{i + 1}-{k}") for k, c in enumerate(moon(int(s.moons[i])), start=1)]
    return shown


def plate_kind(plate: int, rotation: int = 0) -> str:
    if plate == NOTHING:
        return "back-unknown"
    return ("back-special", "back-wild")[plate - BACKED] if plate >= BACKED else f"plate-{plate}-{rotation}"


def plate_pieces(s: State) -> list[Piece]:
    """The display, the top of the stack by its back, and the drawn plates that are still in hand."""
    shown = [Piece(plate_kind(int(plate)), f"display-{i}") for i, plate in enumerate(s.display, start=1) if plate != NOTHING]
    if s.in_stack > 0:
        on_top = int(s.stack[s.in_stack - 1])
        back = on_top if on_top == NOTHING or on_top >= BACKED else BACKED + on_top // (BACKED // 2)
        shown += [Piece(plate_kind(back), "stack"), Piece("total", "stack-count", str(s.in_stack))]
    shown += [Piece(plate_kind(plate), f"drawn-{i}") for i, plate in enumerate(hand(s), start=1)]
    return shown


def hand(s: State) -> list[int]:
    """The drawn plates that are not under the stack again; or the plate taken from the display."""
    if s.in_drawn == 0:
        return [int(s.plate)] if s.plate != NOTHING else []
    back = set(s.stack[: int(s.put_back)].tolist())
    return [int(plate) for plate in s.drawn[: int(s.in_drawn)] if plate >= BACKED or plate not in back]


def board_pieces(s: State, p: int) -> list[Piece]:
    seat = p + 1
    shown = [Piece("score", f"score-{seat}", str(s.score[p]))]
    if s.to_move == p:
        shown.append(Piece("turn", f"turn-{seat}"))
    if s.to_move == OVER and standing(s, p) == max(standing(s, other) for other in range(PLAYERS)):
        shown.append(Piece("laurel", f"laurel-{seat}"))
    if s.holder == p:
        shown.append(Piece("marker", f"marker-{seat}"))
    if s.held > 0 and s.turn == p:
        shown += [Piece(tile_kind(int(s.held_colour)), f"held-{seat}"), Piece("number", f"held-count-{seat}", f"×{s.held}")]
    shown += [Piece("token", f"token-{seat}-{i + 1}") for i in range(int(s.tokens[p]))]
    for slot in range(SLOTS):
        if s.plates[p, slot] != NOTHING:
            shown.append(Piece(plate_kind(int(s.plates[p, slot]), int(s.rotations[p, slot])), f"slot-{seat}-{slot + 1}"))
    for r in range(LINES):
        shown += [Piece(tile_kind(int(s.line_colour[p, r])), f"line-{seat}-{r + 1}-{i + 1}") for i in range(int(s.line_count[p, r]))]
    for r in range(SIDE):
        for q in range(SIDE):
            if (letter := tile_at(s, p, r, q)) != ".":
                kind = "tile-special" if letter == "S" else tile_kind(LETTERS.index(letter))
                shown.append(Piece(kind, f"dome-{seat}-{r + 1}-{q + 1}"))
    shown += [Piece(tile_kind(c), f"broken-{seat}-{i}") for i, c in enumerate(one_by_one(s.broken[p]), start=1)]
    return shown + [Piece(f"chip-{kind}", f"store-{seat}-{i}") for i, kind in enumerate(store(s, p), start=1)]


def store(s: State, p: int) -> list[int]:
    """The kinds of a player's chips one by one."""
    return [kind for kind in range(CHIP_KINDS) for _ in range(chips_of(int(s.store[p]), kind))]


def goal_pieces(s: State) -> list[Piece]:
    shown = []
    for i, goal in enumerate((goal for goal in range(GOALS) if s.goals >> goal & 1), start=1):
        shown.append(Piece(f"goal-{GOAL_NAMES[goal]}", f"goal-{i}"))
        shown += [Piece("total", f"worth-{i}-{p + 1}", str(goal_worth(s, p, goal)).replace("-", "−")) for p in range(PLAYERS)]
    return shown


def store_pieces(s: State) -> list[Piece]:
    shown = []
    for name, pile in (("bag", s.bag), ("tower", s.tower)):
        shown.append(Piece("total", f"{name}-count", str(sum(counts(pile, COLOURS)))))
        shown += [Piece("number", f"{name}-{colour}-count", str(n)) for colour, n in zip(COLOUR_NAMES, counts(pile, COLOURS), strict=True)]
    return shown


# ── What to touch ────────────────────────────────────────────────────────────────────────────────────────────────────────


def targets(s: State, move: int) -> tuple[str, ...]:
    """A tile, then its line; a plate, then its slot and the space where its special or wild space shall lie; a chip, a space."""
    if move >= ACTIONS:
        return draw_targets(s, move)
    seat = int(s.to_move) + 1
    if move < MOON:
        return (sun_place(s, *divmod(move, COLOURS)),)
    if move < CHIP:
        return (moon_place(s, move - MOON),)
    if move < TAKE:
        return (f"chip-{move - CHIP + 1}",)
    if move < LAY:
        return plate_targets(s, move, seat)
    if move < LINE:
        return (sun_place(s, int(s.source), move - LAY),)
    if move < PASS:
        return (f"broken-{seat}" if move - LINE == BREAK else f"line-{seat}-{move - LINE + 1}",)
    if move == PASS:
        return (f"board-{seat}",)
    if move < LEAVE:
        return (f"store-{seat}-{store(s, seat - 1).index(move - SPEND) + 1}",)
    if move == LEAVE:
        return (f"line-{seat}-{s.row + 1}",)
    r, q = divmod(move - TILE, SIDE)
    return (f"dome-{seat}-{r + 1}-{q + 1}",)


def sun_place(s: State, factory: int, c: int) -> str:
    return f"sun-{factory}-{one_by_one(s.suns[factory]).index(c) + 1}"


def moon_place(s: State, c: int) -> str:
    """The first top tile of the colour."""
    large = one_by_one(s.large_moon)
    if c in large:
        return f"moon-{LARGE}-{large.index(c) + 1}"
    stacks = [moon(int(stack)) for stack in s.moons]
    i = next(i for i, stack in enumerate(stacks) if stack[-1:] == [c])
    return f"moon-{i + 1}-{len(stacks[i])}"


def plate_targets(s: State, move: int, seat: int) -> tuple[str, ...]:
    if move < DRAW:
        return (f"display-{move - TAKE + 1}",)
    if move == DRAW:
        return ("stack",)
    if move == STOP:
        return ("hand",)
    if move < PLACE:
        return (f"drawn-{hand(s).index(move - (KEEP if move < RETURN else RETURN)) + 1}",)
    slot, rotation = divmod(move - PLACE, ROTATIONS)
    r, q = divmod(int(SLOT_OFFSET[slot] + CORNER[rotation]), SIDE)
    return f"slot-{seat}-{slot + 1}", f"dome-{seat}-{r + 1}-{q + 1}"


def draw_targets(s: State, move: int) -> tuple[str, ...]:
    """What nature does, for anyone who writes down a game from a real table; where several draws share a place, words tell them apart."""
    if move < BACK:
        return (f"bag-{COLOUR_NAMES[move - COLOUR]}",)
    if move < REVEAL:
        return (f"drawn-{s.looked + 1}" if s.stage == LOOKING else "stack",)
    if move < GOAL:
        return (f"chip-{first_of(int(s.to_reveal)) + 1}",)
    if move < START:
        return ("goals",)
    return (f"board-{move - START + 1}",)


def earned(_s: State, p: int, kind: str, place: int) -> str:
    """Where points of this kind were won or lost: on a space of the dome, at the broken tiles, at the marker's place, at the stack."""
    seat = p + 1
    match kind:
        case "runs":
            return f"dome-{seat}-{place // SIDE + 1}-{place % SIDE + 1}"
        case "broken":
            return f"broken-{seat}"
        case "marker":
            return f"held-{seat}"
        case "drawn":
            return "stack"
        case _:
            return ""
