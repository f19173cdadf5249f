"""The table as text, for terminals, logs and the picture's description."""

from sintra.games.duel.rules_goals import goal_worth
from sintra.games.duel.spec import (
    BROKEN_LOSS,
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_NAMES,
    COLOURS,
    CORNER,
    GOAL_NAMES,
    GOALS,
    LETTERS,
    LINES,
    NOTHING,
    PLAYERS,
    SIDE,
    SLOT_OFFSET,
    SLOTS,
    SMALL,
    SPECIALS,
)
from sintra.games.duel.text import chips, moon, plate_by, plate_text, tile_at
from sintra.kernel.dispatch import State
from sintra.kernel.glance import glance
from sintra.kernel.piles import counts

GAP = "    "


def board(state: State) -> str:
    """Factories, plates and goals, then the boards side by side; `b` is a free space for blue, `*` a wild one, `+` a special one, `B` a tile.

    Moons are written from the bottom, the stack from the top; `s?` is a plate of which only the back is known.
    """
    s = glance(state)
    boards = [player_board(s, p) for p in range(PLAYERS)]
    rows = (GAP.join(parts).rstrip() for parts in zip(*boards, strict=True))
    return "\n".join([f"round {s.round_number}", *factories(s), *plates(s), goals(state), "", *rows])


def letters(pile: int) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, counts(pile, COLOURS), strict=True)) or "–"


def factories(s: State) -> list[str]:
    marker = "M" if s.holder == NOTHING else ""
    lines = [f"large  sun {letters(s.suns[0]):<7} moon {marker}{letters(s.large_moon)}"]
    for i in range(SMALL):
        stacked = "".join(LETTERS[c] for c in moon(int(s.moons[i]))) or "–"
        chip = {CHIP_DOWN: "chip face down", CHIP_GONE: "chip taken"}.get(int(s.chips[i])) or f"chip {CHIP_NAMES[s.chips[i]]}"
        lines.append(f"small {i + 1} sun {letters(s.suns[i + 1]):<6} moon {stacked:<4} {chip}")
    held = f"   in hand {LETTERS[s.held_colour] * s.held}" if s.held else ""
    return [*lines, f"bag {sum(counts(s.bag, COLOURS))}   tower {sum(counts(s.tower, COLOURS))}{held}"]


def plates(s: State) -> list[str]:
    shown = " ".join("–" if plate == NOTHING else plate_text(plate) for plate in s.display)
    stack = " ".join(plate_by(s.stack[i], s.stack_by[i]) for i in range(s.in_stack - 1, -1, -1)) or "–"
    lines = [f"display {shown}", f"stack {stack}"]
    if s.in_drawn:
        lines.append("drawn " + " ".join(plate_text(plate) for plate in s.drawn[: s.in_drawn]))
    if s.plate != NOTHING:
        lines.append(f"to place {plate_text(s.plate)}")
    return lines


def goals(state: State) -> str:
    """Every goal with what it is worth to each player as the domes stand."""
    worth = [f"{GOAL_NAMES[g]} " + "/".join(str(goal_worth(state, p, g)) for p in range(PLAYERS)) for g in range(GOALS) if state.goals >> g & 1]
    return "goals " + ("   ".join(worth) or "–")


def player_board(s: State, p: int) -> list[str]:
    arrow = "▸" if s.to_move == p else " "
    marker = " M" if s.holder == p else ""
    title = f"{arrow}Player {p + 1}: {s.score[p]}{marker}   tokens {s.tokens[p]}   chips {chips(int(s.store[p]))}"
    free = free_spaces(s, p)
    rows = [f"{line(s, p, r)} › {dome_row(s, p, r, free)}" for r in range(LINES)]
    broken = letters(s.broken[p])
    loss = int(BROKEN_LOSS[sum(counts(s.broken[p], COLOURS))])
    return [part.ljust(44) for part in (title, *rows, f"broken {broken} −{loss}")]


def line(s: State, p: int, r: int) -> str:
    tiles = LETTERS[s.line_colour[p, r]] * int(s.line_count[p, r])
    return tiles.rjust(r + 1, "_").rjust(LINES)


def dome_row(s: State, p: int, r: int, free: list[str]) -> str:
    spaces = [tile if (tile := tile_at(s, p, r, q)) != "." else free[r * SIDE + q] for q in range(SIDE)]
    return " ".join(f"{spaces[q]} {spaces[q + 1]}" + (" " if q < SIDE - 2 else "") for q in range(0, SIDE, 2))


def free_spaces(s: State, p: int) -> list[str]:
    """What is printed on every space of a dome: a colour in small letters, a star for wild, a plus for special, a point where no plate lies."""
    printed = ["·"] * (SIDE * SIDE)
    for r in range(SIDE):
        for q in range(SIDE):
            colours = [LETTERS[c].lower() for c in range(COLOURS) if int(s.room[p, r]) >> SIDE * c + q & 1]
            if colours:
                printed[r * SIDE + q] = "*" if len(colours) > 1 else colours[0]
    for slot in range(SLOTS):
        if 0 <= s.plates[p, slot] < SPECIALS:
            printed[int(SLOT_OFFSET[slot] + CORNER[s.rotations[p, slot]])] = "+"
    return printed
