"""The table as text, for terminals, logs and the picture's description."""

from sintra.games.azul.spec import CENTRE, COLOURS, COLUMN_OF, COLUMNS, FACTORIES, FLOOR_SPACES, FLOOR_VALUES, LETTERS, NOTHING, ROWS
from sintra.games.azul.text import colour_at, on_floor
from sintra.kernel.dispatch import State
from sintra.kernel.glance import glance
from sintra.kernel.piles import counts

GAP = "    "


def board(state: State) -> str:
    """Factories and centre, then the boards side by side; `·b` is a free space of the coloured wall, `B` a tile.

    A line shows its tiles to the right, as on the printed board; below it the floor line with its values.
    """
    s = glance(state)
    boards = [player_board(s, p) for p in range(s.players)]
    rows = (GAP.join(part.ljust(len(boards[0][1])) for part in parts).rstrip() for parts in zip(*boards, strict=True))
    return "\n".join([*offer(s), "", *rows])


def offer(s: State) -> list[str]:
    shown = [f"{f}:{letters(s.displays[f]) or '–'}" for f in range(1, FACTORIES[s.players] + 1)]
    marker = "M" if s.holder == NOTHING else ""
    centre = marker + letters(s.displays[CENTRE]) or "–"
    bag, lid = sum(counts(s.bag, COLOURS)), sum(counts(s.lid, COLOURS))
    return [f"round {s.round_number}   {'  '.join(shown)}", f"centre:{centre}   bag {bag}   lid {lid}"]


def letters(tiles: int) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, counts(tiles, COLOURS), strict=True))


def player_board(s: State, p: int) -> list[str]:
    arrow = "▸" if s.to_move == p else " "
    marker = " M" if s.holder == p else ""
    title = f"{arrow}Player {p + 1}: {s.score[p]}{marker}"
    rows = [f"{line(s, p, r)} › {wall_row(s, p, r)}" for r in range(ROWS)]
    floor = " ".join("".join((LETTERS + "M")[c] for c in on_floor(s, p)).ljust(FLOOR_SPACES, "-"))
    values = " ".join(str(-value) for value in FLOOR_VALUES)
    width = max(len(rows[0]), 2 * FLOOR_SPACES + 7)
    return [part.ljust(width) for part in (title, *rows, f"floor {floor}", f"    − {values}")]


def line(s: State, p: int, r: int) -> str:
    tiles = LETTERS[s.line_colour[p, r]] * int(s.line_count[p, r])
    return tiles.rjust(r + 1, "_").rjust(ROWS)


def wall_row(s: State, p: int, r: int) -> str:
    spaces = []
    for q in range(COLUMNS):
        c = colour_at(s, p, r, q)
        printed = "·" if s.grey else next(letter.lower() for k, letter in enumerate(LETTERS) if COLUMN_OF[r, k] == q)
        spaces.append(printed if c == NOTHING else LETTERS[c])
    return " ".join(spaces)
