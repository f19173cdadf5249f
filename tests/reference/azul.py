"""Azul by the book: a slow and obvious engine that a faster one can be compared with.

Every place where tiles can lie (bag, lid, factory, centre, pattern line, floor line) is a plain list of tiles, a tile
being its colour number; moving a tile means taking it out of one list and appending it to another. The sections follow
the rulebook's.
"""

from typing import Any

Move = tuple[Any, ...]
"""("start", seat), ("draw", colour) by nature; ("take", source, colour, line), ("tile", row, column) by a player."""

NATURE, OVER = -1, -2
NOBODY = -1
NO_TILE = -1
MARKER = "M"

SEATS = (2, 3, 4)
WALLS = ("coloured", "grey")
COLOURS = range(5)  # blue, yellow, red, black, white
TILES_OF_A_COLOUR = 20
FACTORY_TILES = 4
ROWS = range(5)  # of the wall; the pattern line of a row has the same number and holds one tile more than it
COLUMNS = range(5)
CENTRE = 0  # as a source; the factories are sources 1, 2, ...
FLOOR = 5  # as a line
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)

ROW_BONUS = 2
COLUMN_BONUS = 7
COLOUR_BONUS = 10


def capacity(line: int) -> int:
    """How many tiles a pattern line holds."""
    return line + 1


def printed_column(row: int, colour: int) -> int:
    """Where the coloured wall shows a colour: each row is the row above, shifted right by one."""
    return (colour + row) % 5


def counts(tiles: list[int]) -> list[int]:
    """How many tiles of each colour there are."""
    return [tiles.count(colour) for colour in COLOURS]


class Azul:
    """One game, from the setup to the end."""

    # Setup

    def __init__(self, players: int, wall: str = "coloured", first: int | None = None) -> None:
        if players not in SEATS:
            raise ValueError(f"Azul is for 2 to 4 players, not {players}")
        if wall not in WALLS:
            raise ValueError(f"no such wall: {wall}")
        if first is not None and first not in range(players):
            raise ValueError(f"no such seat: {first}")
        self.players = players
        self.wall = wall
        self.round = 1
        self.starter = NOBODY
        self.holder = NOBODY
        self.marker_in_centre = False
        self.bag = [colour for colour in COLOURS for _ in range(TILES_OF_A_COLOUR)]
        self.lid: list[int] = []
        self.factories: list[list[int]] = [[] for _ in range(2 * players + 1)]
        self.centre: list[int] = []
        self.lines: list[list[list[int]]] = [[[] for _ in ROWS] for _ in range(players)]
        self.walls = [[[NO_TILE for _ in COLUMNS] for _ in ROWS] for _ in range(players)]
        self.floors: list[list[int | str]] = [[] for _ in range(players)]
        self.points = [0 for _ in range(players)]
        self.left_to_tile: list[tuple[int, int]] = []  # (seat, row or FLOOR), in order; empty outside the tiling phase
        self.to_move = NATURE
        if first is not None:
            self._begin_round(first)

    # Moves

    def legal(self) -> set[Move]:
        """The moves of the seat to move."""
        if self.to_move == OVER:
            return set()
        if self.to_move == NATURE:
            return set(self.weights())
        if self.left_to_tile:
            seat, row = self.left_to_tile[0]
            return {("tile", row, column) for column in self._free_columns(seat, row)}
        return {
            ("take", source, colour, line)
            for source, tiles in enumerate([self.centre, *self.factories])
            for colour in set(tiles)
            for line in [*ROWS, FLOOR]
            if line == FLOOR or self._line_accepts(self.to_move, line, colour)
        }

    def weights(self) -> dict[Move, int]:
        """Nature's moves; the chance of each is its weight over the sum."""
        if self.to_move != NATURE:
            raise ValueError("nature is not to move")
        if self.starter == NOBODY:
            return {("start", seat): 1 for seat in range(self.players)}
        return {("draw", colour): self.bag.count(colour) for colour in set(self.bag)}

    def play(self, move: Move) -> None:
        """Carry out one move and whatever follows from it without a choice."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        match move:
            case ("start", seat):
                self._begin_round(seat)
            case ("draw", colour):
                self._draw(colour)
            case ("take", source, colour, line):
                self._take(source, colour, line)
            case ("tile", row, column):
                self._place(self.to_move, row, column)
                self.left_to_tile.pop(0)
                self._go_on_tiling()

    # Filling the factories

    def _begin_round(self, starter: int) -> None:
        """The starting player puts the marker into the centre, and the factories are filled."""
        self.starter = starter
        self.holder = NOBODY
        self.marker_in_centre = True
        self.to_move = NATURE
        self._go_on_filling()

    def _go_on_filling(self) -> None:
        """If a tile is due, see that it can be drawn; if none is due or none is left, the starting player begins."""
        tile_is_due = any(len(factory) < FACTORY_TILES for factory in self.factories)
        if tile_is_due and not self.bag:
            self.bag, self.lid = self.lid, []
        if not tile_is_due or not self.bag:
            self.to_move = self.starter

    def _draw(self, colour: int) -> None:
        first_unfilled = next(factory for factory in self.factories if len(factory) < FACTORY_TILES)
        self.bag.remove(colour)
        first_unfilled.append(colour)
        self._go_on_filling()

    # A. Offer

    def _line_accepts(self, seat: int, line: int, colour: int) -> bool:
        """Not full, empty or of the same colour, and the colour not yet in the wall's row."""
        tiles = self.lines[seat][line]
        has_room = len(tiles) < capacity(line)
        same_colour = all(tile == colour for tile in tiles)
        return has_room and same_colour and colour not in self.walls[seat][line]

    def _take(self, source: int, colour: int, line: int) -> None:
        seat = self.to_move
        if source == CENTRE:
            if self.marker_in_centre:
                self._take_marker(seat)
            taken = [tile for tile in self.centre if tile == colour]
            self.centre = [tile for tile in self.centre if tile != colour]
        else:
            factory = self.factories[source - 1]
            taken = [tile for tile in factory if tile == colour]
            self.centre.extend(tile for tile in factory if tile != colour)
            factory.clear()

        if line != FLOOR:
            while taken and len(self.lines[seat][line]) < capacity(line):
                self.lines[seat][line].append(taken.pop())
        self._drop(seat, taken)

        if self.centre or any(self.factories):
            self.to_move = (seat + 1) % self.players
        else:
            self._begin_tiling()

    def _take_marker(self, seat: int) -> None:
        """The marker goes to the leftmost free floor space; if there is none it costs nothing."""
        self.marker_in_centre = False
        self.holder = seat
        if len(self.floors[seat]) < len(FLOOR_COSTS):
            self.floors[seat].append(MARKER)

    def _drop(self, seat: int, tiles: list[int]) -> None:
        """Tiles to the floor line, left to right; when it is full, to the lid."""
        for tile in tiles:
            if len(self.floors[seat]) < len(FLOOR_COSTS):
                self.floors[seat].append(tile)
            else:
                self.lid.append(tile)

    # B. Tiling

    def _begin_tiling(self) -> None:
        """In turn order from the round's starting player: the lines top to bottom, then the floor line."""
        seats = [(self.starter + turn) % self.players for turn in range(self.players)]
        self.left_to_tile = [(seat, row) for seat in seats for row in [*ROWS, FLOOR]]
        self._go_on_tiling()

    def _go_on_tiling(self) -> None:
        """Do what leaves no choice; stop where an owner has to choose, or at the end of the round."""
        while self.left_to_tile:
            seat, row = self.left_to_tile[0]
            if row == FLOOR:
                self._clear_floor(seat)
            elif len(self.lines[seat][row]) == capacity(row):
                columns = self._free_columns(seat, row)
                if len(columns) >= 2:
                    self.to_move = seat
                    return
                if len(columns) == 1:
                    self._place(seat, row, columns[0])
                else:
                    self._drop(seat, self.lines[seat][row])
                    self.lines[seat][row] = []
            self.left_to_tile.pop(0)
        self._end_round()

    def _free_columns(self, seat: int, row: int) -> list[int]:
        """Where in its row the tile of a complete line may go."""
        wall = self.walls[seat]
        colour = self.lines[seat][row][0]
        if self.wall == "coloured":
            return [printed_column(row, colour)]
        return [column for column in COLUMNS if wall[row][column] == NO_TILE and all(wall[other][column] != colour for other in ROWS)]

    def _place(self, seat: int, row: int, column: int) -> None:
        """The line's rightmost tile goes to the wall and scores, the others go to the lid."""
        line = self.lines[seat][row]
        self.walls[seat][row][column] = line.pop()
        self.lid.extend(line)
        self.lines[seat][row] = []
        self.points[seat] += self._score_of_tile(seat, row, column)

    def _score_of_tile(self, seat: int, row: int, column: int) -> int:
        across = 1 + self._run(seat, row, column, 0, -1) + self._run(seat, row, column, 0, +1)
        down = 1 + self._run(seat, row, column, -1, 0) + self._run(seat, row, column, +1, 0)
        if across == 1 and down == 1:
            return 1
        return (across if across > 1 else 0) + (down if down > 1 else 0)

    def _run(self, seat: int, row: int, column: int, down: int, right: int) -> int:
        """How many tiles follow one another from a space in one direction, the space itself not counted."""
        row, column = row + down, column + right
        if row not in ROWS or column not in COLUMNS or self.walls[seat][row][column] == NO_TILE:
            return 0
        return 1 + self._run(seat, row, column, down, right)

    def _clear_floor(self, seat: int) -> None:
        """Lose the value of the occupied spaces, never below 0 points; the tiles go to the lid, the marker stays."""
        floor = self.floors[seat]
        cost = sum(FLOOR_COSTS[: len(floor)])
        self.points[seat] = max(0, self.points[seat] - cost)
        self.lid.extend(tile for tile in floor if isinstance(tile, int))
        self.floors[seat] = []

    # C. Next round, or the end

    def _end_round(self) -> None:
        row_completed = any(self._full_rows(seat) for seat in range(self.players))
        nothing_to_draw = not self.bag and not self.lid
        if row_completed or nothing_to_draw:
            for seat in range(self.players):
                self.points[seat] += self._bonuses(seat)
            self.to_move = OVER
        else:
            self.round += 1
            self._begin_round(self.starter if self.marker_in_centre else self.holder)

    def _full_rows(self, seat: int) -> int:
        return sum(NO_TILE not in row for row in self.walls[seat])

    def _bonuses(self, seat: int) -> int:
        wall = self.walls[seat]
        full_columns = sum(all(wall[row][column] != NO_TILE for row in ROWS) for column in COLUMNS)
        full_colours = sum(all(colour in wall[row] for row in ROWS) for colour in COLOURS)
        return ROW_BONUS * self._full_rows(seat) + COLUMN_BONUS * full_columns + COLOUR_BONUS * full_colours

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return list(self.points)

    def winners(self) -> set[int]:
        """Most points; then more full rows; then the win is shared."""
        if self.to_move != OVER:
            raise ValueError("the game is not over")
        results = [(self.points[seat], self._full_rows(seat)) for seat in range(self.players)]
        return {seat for seat in range(self.players) if results[seat] == max(results)}

    # For comparison

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data; tiles as counts by colour wherever their order means nothing."""
        return {
            "round": self.round,
            "starter": self.starter,
            "holder": self.holder,
            "marker_in_centre": self.marker_in_centre,
            "bag": counts(self.bag),
            "lid": counts(self.lid),
            "factories": [counts(factory) for factory in self.factories],
            "centre": counts(self.centre),
            "lines": [[(line[0] if line else NO_TILE, len(line)) for line in lines] for lines in self.lines],
            "walls": [[list(row) for row in wall] for wall in self.walls],
            "floor": [list(floor) for floor in self.floors],
            "scores": self.scores(),
        }
