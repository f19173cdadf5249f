"""Positions and moves of other programs: AzulFEN and the moves of the Universal Azul Interface, as texts of ours.

AzulFEN does not tell who began the round, which round it is, and which tiles lie in the lid and on the floor lines. The player to move is taken for
who began, the earliest round for the round; of the tiles that are nowhere else those that there are most of lie on the floor lines.

>>> move_of("010002")
'1 blue > 2'
"""

from collections import Counter

from sintra.games.azul.spec import COLOUR_NAMES, LETTERS, ROWS
from sintra.kernel.errors import BadPosition, UnreadableMove

SIZE, OF_A_COLOUR = ROWS, 20


def text_of(fen: str) -> str:
    """The text of the position, to be read by `sintra.position`."""
    parts = [part.split() for part in fen.replace(";", " ; ").split("|")]
    if (
        len(parts) != 4
        or len(parts[1]) < 2
        or len(parts[3]) < 2
        or not parts[3][0].isdecimal()
        or not (parts[3][1] == "-" or parts[3][1].isdecimal())
    ):
        raise BadPosition("", "an AzulFEN has boards, bowls, the bag, and who is to move and has the marker, parted by “|”")
    boards, bowls, in_bag, (to, owner, *_) = parts
    bag = _tiles("".join(in_bag))
    seats = [_Board(words, seat, owner == str(seat)) for seat, words in enumerate(_boards(boards))]
    centre, *factories = (_tiles("" if bowl == "-" else bowl) for bowl in bowls)
    lying = Counter("".join([centre, *factories, bag, *(board.lying for board in seats)]))
    hidden = Counter({letter: OF_A_COLOUR - lying[letter] for letter in LETTERS})
    floors = [board.floor(hidden) for board in seats]
    return (
        f"azul players={len(seats)} round={max(board.rounds for board in seats) + 1} to={int(to) + 1} start={int(to) + 1} "
        f"marker={'centre' if owner == '-' else int(owner) + 1} factories={','.join(tiles or '-' for tiles in factories)} centre={centre or '-'} "
        f"bag={bag or '-'} lid={''.join(hidden.elements()) or '-'} "
        f"scores={'/'.join(str(board.score) for board in seats)} lines={'/'.join(board.lines for board in seats)} "
        f"walls={'/'.join(board.wall for board in seats)} floors={'/'.join(floors)}"
    )


def move_of(code: str) -> str:
    """A move of six digits (bowl, tile, row) as we write it."""
    if len(code) != 6 or not code.isdecimal():
        raise UnreadableMove(f"“{code}” is no move: it has six digits, two each for bowl, tile and row")
    bowl, tile, row = (int(code[at : at + 2]) for at in (0, 2, 4))
    if tile >= len(COLOUR_NAMES) or row > SIZE:
        raise UnreadableMove(f"“{code}” is no move: there are tiles 00 to {len(COLOUR_NAMES) - 1:02} and rows 00 to {SIZE:02}")
    return f"{bowl or 'centre'} {COLOUR_NAMES[tile]} > {row or 'floor'}"


def _boards(words: list[str]) -> list[list[str]]:
    found: list[list[str]] = [[]]
    for word in words:
        if word == ";":
            found.append([])
        else:
            found[-1].append(word)
    return [board for board in found if board]


def _tiles(digits: str) -> str:
    """Tiles by their letters."""
    if not set(digits) <= set("01234"):
        raise BadPosition("", f"tiles are the digits 0 to 4, not {digits!r}")
    return "".join(LETTERS[int(digit)] for digit in digits)


class _Board:
    """Wall, lines, three kinds of bonuses (which follow from the wall), score, spaces of the floor line, tiles on it (older texts leave this out)."""

    def __init__(self, words: list[str], seat: int, has_marker: bool) -> None:
        if len(words) not in (7, 8) or len(words[1]) != 2 * SIZE or not words[1].isdecimal():
            raise BadPosition(
                "", f"board {seat + 1} has a wall, {2 * SIZE} digits for its lines, bonuses, score and floor line; it is {' '.join(words)!r}"
            )
        self.has_marker = has_marker
        self.score, spaces = int(words[5]), int(words[6])
        self.on_floor = int(words[7]) if len(words) == 8 else spaces - has_marker
        rows = ["".join("." * int(sign) if sign.isdecimal() else sign for sign in row) for row in words[0].split("/")]
        if [len(row) for row in rows] != [SIZE] * SIZE:
            raise BadPosition("walls", f"board {seat + 1} needs {SIZE} rows of {SIZE} spaces, not {words[0]!r}")
        self.wall = ",".join(
            "".join(LETTERS[(column - r) % SIZE] if sign == "-" else "." for column, sign in enumerate(row)) for r, row in enumerate(rows)
        )
        pairs = [words[1][at : at + 2] for at in range(0, 2 * SIZE, 2)]
        self.lines = ",".join(_tiles(pair[0]) * int(pair[1]) or "-" for pair in pairs)
        self.rounds = max(row.count("-") for row in rows)
        self.lying = (self.wall + self.lines).translate(str.maketrans("", "", ".,-"))

    def floor(self, hidden: Counter[str]) -> str:
        """The floor line, with tiles taken from those that are hidden."""
        tiles = ["M"] if self.has_marker else []
        for _ in range(self.on_floor):
            letter = max(LETTERS, key=lambda one: hidden[one])
            hidden[letter] -= 1
            tiles.append(letter)
        return "".join(tiles) or "-"
