"""Azul Duel, slowly and obviously: an engine to be read beside the rules and to check fast ones against.

The game is one generator that runs through the rules from the setup to the goals. Wherever a player has to decide,
or nature has to draw, it asks, stops, and goes on with the move it is given. Moves are tuples named as in
docs/actions/duel.md. In between, position and moves are plain lists, dicts and counters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

Move = tuple[Any, ...]
Space = tuple[int, int]  # row and column of a dome, from 0
Steps = Generator[None, Move, None]
Asking = Generator[None, Move, Move]

NATURE, OVER = -1, -2
NOBODY = UNKNOWN = EMPTY = -1

COLOURS = "BYRKT"
SPECIAL, WILD = 0, 1
SPECIAL_PLATES = "TYK RTK KBR KYB BTR RKY BKT TBY YRB"
WILD_PLATES = "TYK RTK KBR YRT BTR RKY BKT TBY YRB"
PLATES = [[COLOURS.index(letter) for letter in plate] for plate in f"{SPECIAL_PLATES} {WILD_PLATES}".split()]
CHIP_KINDS = "B Y R K T TY YK KB BR RT"
CHIPS = [{COLOURS.index(letter) for letter in chip} for chip in CHIP_KINDS.split()]
CORNERS = [(0, 0), (0, 1), (1, 1), (1, 0)]  # of a plate, clockwise from the top left

TILES_OF_A_COLOUR = 13
CHIPS_OF_A_KIND = 2
LARGE = 0
SMALL = [1, 2, 3, 4]
LARGE_TILES, SMALL_TILES = 5, 4
ROUNDS = 5
DISPLAY = 3
TOKENS = 2
CHIPS_A_ROUND = 2
START_SCORE = 5
BROKEN_SPACES = 4
BROKEN_LOSS = [0, 1, 3, 6, 10]
MARKER_LOSS = 2
BREAK = 6  # the "line" that stands for the broken spaces

ROWS, COLOURFUL_ROWS, COLUMNS, OUTER, DIAGONALS, CORNER_PLATES, WILDS, SPECIALS = range(8)
SIX = range(6)


def plate_type(plate: int) -> int:
    return SPECIAL if plate < 9 else WILD


def make_a_tile(laid: tuple[bool, ...]) -> bool:
    """Whether the chips laid for a missing tile, each of which shows the line's colour or does not, are enough."""
    return laid == (True, True) or len(laid) == 3


@cache
def can_complete(missing: int, laid: tuple[bool, ...], showing: int, others: int) -> bool:
    """Whether the missing tiles can be made: of chips laid already, this many showing the colour and this many others."""
    if make_a_tile(laid):
        missing, laid = missing - 1, ()
    if missing == 0:
        return True
    return (showing > 0 and can_complete(missing, (*laid, True), showing - 1, others)) or (
        others > 0 and can_complete(missing, (*laid, False), showing, others - 1)
    )


class StackPlate:
    """A plate of the stack, or drawn from it: its type is known once it lay on top, its front once somebody looked."""

    def __init__(self) -> None:
        self.type = UNKNOWN
        self.plate = UNKNOWN


class Player:
    """A player's board, store and score."""

    def __init__(self) -> None:
        self.score = START_SCORE
        self.lines: list[list[int]] = [[] for _ in SIX]  # the tiles in each line
        self.plates: list[tuple[int, int] | None] = [None] * 9  # plate and rotation in each slot
        self.dome: dict[Space, int | str] = {}  # the tile on each covered space, "S" a special tile
        self.broken: list[int] = []
        self.chips: Counter[int] = Counter()
        self.spent: Counter[int] = Counter()
        self.tokens = TOKENS
        self.chips_taken = 0

    def gain(self, points: int) -> None:
        self.score = max(0, self.score + points)

    # The dome

    def slot_spaces(self, slot: int) -> dict[Space, int | str]:
        """What is printed on the four spaces of a slot's plate: a colour, "S" or "W"."""
        placed = self.plates[slot]
        if placed is None:
            return {}
        plate, rotation = placed
        printed: list[int | str] = ["S" if plate_type(plate) == SPECIAL else "W", *PLATES[plate]]
        spaces: dict[Space, int | str] = {}
        for step, content in enumerate(printed):
            down, right = CORNERS[(rotation + step) % 4]
            spaces[2 * (slot // 3) + down, 2 * (slot % 3) + right] = content
        return spaces

    def spaces(self) -> dict[Space, int | str]:
        return {space: content for slot in range(9) for space, content in self.slot_spaces(slot).items()}

    def places_for(self, row: int, colour: int) -> list[Space]:
        """The rules' M: the empty spaces of the dome row that are of the colour or wild."""
        taking = [space for space, content in self.spaces().items() if content in (colour, "W")]
        return sorted(space for space in taking if space[0] == row and space not in self.dome)

    def run(self, space: Space, down: int, right: int) -> int:
        """The tiles in an unbroken run through this space, in one direction and its opposite."""
        length = 1
        for sign in (1, -1):
            row, column = space
            while (row + sign * down, column + sign * right) in self.dome:
                row, column = row + sign * down, column + sign * right
                length += 1
        return length

    def put_tile(self, space: Space, colour: int) -> None:
        """Put a tile on its dome space and score it, and the special tile that it may bring."""
        self.dome[space] = colour
        runs = [self.run(space, 0, 1), self.run(space, 1, 0)]
        self.gain(sum(run for run in runs if run > 1) or 1)
        for slot in range(9):
            printed = self.slot_spaces(slot)
            coloured = [where for where, content in printed.items() if content not in ("S", "W")]
            special = [where for where, content in printed.items() if content == "S"]
            if space in coloured and special and all(where in self.dome for where in coloured):
                self.dome[special[0]] = "S"
                self.gain(special[0][0] + 1)

    # The goals

    def goal_points(self, goal: int) -> int:
        full = self.dome.__contains__
        if goal == ROWS:
            return 3 * sum(all(full((row, column)) for column in SIX) for row in SIX)
        if goal == COLOURFUL_ROWS:
            return 4 * sum(len({tile for (where, _), tile in self.dome.items() if where == row}) >= 5 for row in SIX)
        if goal == COLUMNS:
            return 7 * sum(all(full((row, column)) for row in SIX) for column in SIX)
        if goal == OUTER:
            return sum(row in (0, 5) or column in (0, 5) for row, column in self.dome)
        if goal == DIAGONALS:
            return 10 * (all(full((i, i)) for i in SIX) + all(full((i, 5 - i)) for i in SIX))
        if goal == CORNER_PLATES:
            return sum(
                points
                for slot, points in {0: 3, 2: 3, 6: 8, 8: 8}.items()
                if self.plates[slot] is not None and all(map(full, self.slot_spaces(slot)))
            )
        if goal == WILDS:
            wild = [space for space, content in self.spaces().items() if content == "W"]
            return 2 * len(wild) if all(map(full, wild)) else 0
        assert goal == SPECIALS
        return -3 * sum(content == "S" and not full(space) for space, content in self.spaces().items())


class Duel:
    """One game. The seat `to_move` has the moves `legal()`; `play` makes one."""

    def __init__(self, goals: Sequence[int] | str = (0, 2, 4), first: int | None = None) -> None:
        self.random_goals = {"random": 3, "random4": 4}[goals] if isinstance(goals, str) else 0
        self.goals = [] if isinstance(goals, str) else sorted(goals)
        if not self.random_goals:
            if len(self.goals) not in (3, 4) or len({goal // 2 for goal in self.goals}) < len(self.goals):
                raise ValueError(f"goals are three or four, of different tablets: {goals}")
            if not all(0 <= goal < 8 for goal in self.goals):
                raise ValueError(f"goals are numbered 0 to 7: {goals}")
        if first not in (None, 0, 1):
            raise ValueError(f"the first player is seat 0 or 1: {first}")

        self.round = 1
        self.starter = NOBODY if first is None else first
        self.holder = NOBODY
        self.players = [Player(), Player()]
        self.bag: Counter[int] = Counter(dict.fromkeys(range(5), TILES_OF_A_COLOUR))
        self.tower: Counter[int] = Counter()
        self.suns: list[Counter[int]] = [Counter() for _ in range(5)]
        self.large_moon: Counter[int] = Counter()
        self.moons: dict[int, list[int]] = {factory: [] for factory in SMALL}  # bottom to top
        self.chips: dict[int, int | str] = dict.fromkeys(SMALL, "down")
        self.unrevealed: Counter[int] = Counter(dict.fromkeys(range(10), CHIPS_OF_A_KIND))
        self.display = [EMPTY] * DISPLAY
        self.stack = [StackPlate() for _ in PLATES]  # top to bottom
        self.drawn: list[StackPlate] = []
        self.undecided = set(range(len(PLATES)))  # plates whose front nobody has seen
        self.held: tuple[int, int] | None = None  # tiles taken and not yet in a line: colour and number

        self.to_move = NATURE
        self.options: dict[Move, int] = {}
        self.story = self.game()
        next(self.story)

    # Asking

    def legal(self) -> set[Move]:
        return set(self.options)

    def weights(self) -> dict[Move, int]:
        if self.to_move != NATURE:
            raise ValueError("nature is not to move")
        return dict(self.options)

    def play(self, move: Move) -> None:
        if move not in self.options:
            raise ValueError(f"not a legal move: {move}")
        try:
            self.story.send(move)
        except StopIteration:
            self.to_move, self.options = OVER, {}

    def nature(self, weights: Mapping[Move, int]) -> Asking:
        self.to_move, self.options = NATURE, {move: weight for move, weight in weights.items() if weight > 0}
        return (yield)

    def ask(self, seat: int, moves: Iterable[Move]) -> Asking:
        self.to_move, self.options = seat, dict.fromkeys(moves, 1)
        return (yield)

    def ask_if_open(self, seat: int, moves: Iterable[Move]) -> Asking:
        """Ask for a decision that is taken at once when it leaves no choice."""
        moves = list(moves)
        if len(moves) == 1:
            return moves[0]
        return (yield from self.ask(seat, moves))

    # The whole game

    def game(self) -> Steps:
        yield from self.setup()
        for self.round in range(1, ROUNDS + 1):
            if self.round > 1:
                yield from self.prepare()
            yield from self.acquire()
            for seat in (self.starter, 1 - self.starter):
                yield from self.tile(seat)
        for player in self.players:
            player.gain(sum(player.goal_points(goal) for goal in self.goals))

    def setup(self) -> Steps:
        for _ in range(self.random_goals):
            tablets = {goal // 2 for goal in self.goals}
            move = yield from self.nature({("goal", goal): 1 for goal in range(8) if goal // 2 not in tablets})
            self.goals = sorted([*self.goals, move[1]])
        if self.starter == NOBODY:
            move = yield from self.nature({("start", seat): 1 for seat in (0, 1)})
            self.starter = move[1]
        yield from self.fill_display()
        yield from self.fill_factories()
        for seat in (1 - self.starter, self.starter):
            move = yield from self.ask(seat, [("display", place) for place in range(DISPLAY)])
            yield from self.take_from_display(seat, move[1])
            yield from self.fill_display()

    # Phase 3: preparing

    def prepare(self) -> Steps:
        if self.holder != NOBODY:
            self.starter = self.holder
        self.holder = NOBODY
        for player in self.players:
            player.tokens = TOKENS if self.round < ROUNDS else 0
            player.chips_taken = 0
        self.chips = dict.fromkeys(SMALL, "down")
        yield from self.fill_display()
        yield from self.fill_factories()

    def fill_display(self) -> Steps:
        yield from self.see_top_of_stack()
        for place in range(DISPLAY):
            if self.display[place] == EMPTY and self.stack:
                yield from self.see_front(self.stack[0])
                self.display[place] = self.stack.pop(0).plate
                yield from self.see_top_of_stack()

    def see_top_of_stack(self) -> Steps:
        if self.stack and self.stack[0].type == UNKNOWN:
            weights: dict[Move, int] = {}
            for kind in (SPECIAL, WILD):
                undecided = sum(plate_type(plate) == kind for plate in self.undecided)
                unseen = [plate for plate in [*self.stack, *self.drawn] if plate.plate == UNKNOWN]
                weights["back", kind] = undecided - sum(plate.type == kind for plate in unseen)
            move = yield from self.nature(weights)
            self.stack[0].type = move[1]

    def see_front(self, plate: StackPlate) -> Steps:
        if plate.plate == UNKNOWN:
            fronts = [front for front in sorted(self.undecided) if plate_type(front) == plate.type]
            move = yield from self.nature({("front", front): 1 for front in fronts})
            plate.plate = move[1]
            self.undecided.remove(plate.plate)

    def fill_factories(self) -> Steps:
        yield from self.fill(LARGE, LARGE_TILES)
        while self.suns[LARGE].total() == LARGE_TILES and len(+self.suns[LARGE]) == 1 and self.undo_large_factory():
            yield from self.fill(LARGE, LARGE_TILES)
        for factory in SMALL:
            yield from self.fill(factory, SMALL_TILES)
        yield from self.reveal_chips()

    def fill(self, factory: int, tiles: int) -> Steps:
        for _ in range(tiles):
            if not self.bag.total():
                self.tower_into_bag()
            if not self.bag.total():
                return
            move = yield from self.nature({("colour", colour): count for colour, count in sorted(self.bag.items())})
            self.bag[move[1]] -= 1
            self.suns[factory][move[1]] += 1

    def tower_into_bag(self) -> None:
        self.bag += self.tower
        self.tower = Counter()

    def undo_large_factory(self) -> bool:
        """Put a one-coloured large factory back into the bag, if bag and tower hold another colour."""
        bag = +(self.bag + self.suns[LARGE])
        if len(bag + self.tower) == 1:
            return False
        self.bag, self.suns[LARGE] = bag, Counter()
        if len(bag) == 1:
            self.tower_into_bag()
        return True

    def reveal_chips(self) -> Steps:
        """Turn up every chip that lies face down on a small factory without tiles."""
        for factory in SMALL:
            if self.chips[factory] == "down" and not self.suns[factory].total() and not self.moons[factory]:
                move = yield from self.nature({("reveal", kind): count for kind, count in self.unrevealed.items()})
                self.unrevealed[move[1]] -= 1
                self.chips[factory] = move[1]

    # Phase 1: acquiring

    def acquire(self) -> Steps:
        seat = self.starter
        passed: set[int] = set()
        while not self.acquired():
            if seat not in passed:
                move = yield from self.ask(seat, self.actions(seat) or [("pass",)])
                if move[0] == "sun":
                    yield from self.take_from_sun(seat, move[1], move[2])
                elif move[0] == "moon":
                    yield from self.take_from_moons(seat, move[1])
                elif move[0] == "chip":
                    self.take_chip(seat, move[1])
                elif move[0] == "display":
                    self.players[seat].tokens -= 1
                    yield from self.take_from_display(seat, move[1])
                elif move[0] == "draw":
                    self.players[seat].tokens -= 1
                    yield from self.draw_from_stack(seat)
                else:
                    passed.add(seat)
                    assert len(passed) == 1, "both players are out and the phase is not over"
            seat = 1 - seat

    def acquired(self) -> bool:
        tiles = any(sun.total() for sun in self.suns) or self.large_moon.total() or any(self.moons.values())
        chips = any(chip != "none" for chip in self.chips.values())
        return not tiles and not chips and not any(player.tokens for player in self.players)

    def actions(self, seat: int) -> list[Move]:
        player = self.players[seat]
        moves: list[Move] = []
        for factory, sun in enumerate(self.suns):
            moves += [("sun", factory, colour) for colour in +sun]
        tops = {moon[-1] for moon in self.moons.values() if moon} | set(+self.large_moon)
        moves += [("moon", colour) for colour in tops]
        if player.chips_taken < CHIPS_A_ROUND:
            moves += [("chip", factory) for factory in SMALL if self.chips[factory] not in ("down", "none")]
        if player.tokens:
            moves += [("display", place) for place in range(DISPLAY) if self.display[place] != EMPTY]
            moves += [("draw",)] if self.stack else []
        return moves

    # A. Plate

    def take_from_display(self, seat: int, place: int) -> Steps:
        plate, self.display[place] = self.display[place], EMPTY
        yield from self.place(seat, plate)

    def draw_from_stack(self, seat: int) -> Steps:
        """Pay for one plate after another, look at them, keep one and put the others under the stack."""
        drawing = True
        while drawing:
            self.players[seat].gain(-1)
            self.drawn.append(self.stack.pop(0))
            yield from self.see_top_of_stack()
            drawing = bool(self.stack) and (yield from self.ask(seat, [("draw",), ("stop",)])) == ("draw",)
        for plate in self.drawn:
            yield from self.see_front(plate)
        kept = yield from self.ask_if_open(seat, [("keep", plate.plate) for plate in self.drawn])
        self.remove_drawn(kept[1])
        while self.drawn:
            returned = yield from self.ask_if_open(seat, [("return", plate.plate) for plate in self.drawn])
            self.stack.append(self.remove_drawn(returned[1]))
        yield from self.place(seat, kept[1])

    def remove_drawn(self, number: int) -> StackPlate:
        plate = next(plate for plate in self.drawn if plate.plate == number)
        self.drawn.remove(plate)
        return plate

    def place(self, seat: int, plate: int) -> Steps:
        plates = self.players[seat].plates
        slots = [slot for slot in range(9) if plates[slot] is None]
        move = yield from self.ask_if_open(seat, [("place", slot, turn) for slot in slots for turn in range(4)])
        plates[move[1]] = (plate, move[2])

    # B. Sun

    def take_from_sun(self, seat: int, factory: int, colour: int) -> Steps:
        sun = self.suns[factory]
        self.held = (colour, sun.pop(colour))
        if factory == LARGE:
            self.large_moon += sun
            sun.clear()
            if not self.large_moon.total() and self.holder == NOBODY:
                self.holder = seat
        else:
            while sun.total():
                move = yield from self.ask_if_open(seat, [("stack", other) for other in sorted(+sun)])
                sun[move[1]] -= 1
                self.moons[factory].append(move[1])
        yield from self.reveal_chips()
        yield from self.lay_held_tiles(seat)

    # C. Moon

    def take_from_moons(self, seat: int, colour: int) -> Steps:
        taken = self.large_moon.pop(colour, 0)
        if taken and self.holder == NOBODY:
            self.holder = seat
        for moon in self.moons.values():
            if moon and moon[-1] == colour:
                moon.pop()
                taken += 1
        self.held = (colour, taken)
        yield from self.reveal_chips()
        yield from self.lay_held_tiles(seat)

    # D. Chip

    def take_chip(self, seat: int, factory: int) -> None:
        self.players[seat].chips[int(self.chips[factory])] += 1
        self.players[seat].chips_taken += 1
        self.chips[factory] = "none"

    # The tiles of B and C

    def lay_held_tiles(self, seat: int) -> Steps:
        assert self.held is not None
        colour, count = self.held
        lines = self.players[seat].lines
        possible = [row for row in SIX if len(lines[row]) <= row and set(lines[row]) <= {colour}]
        move = yield from self.ask_if_open(seat, [("line", line) for line in [*possible, BREAK]])
        self.held = None
        fitting = 0 if move[1] == BREAK else min(count, move[1] + 1 - len(lines[move[1]]))
        if move[1] != BREAK:
            lines[move[1]] += [colour] * fitting
        self.break_tiles(seat, [colour] * (count - fitting))

    def break_tiles(self, seat: int, tiles: Iterable[int]) -> None:
        for tile in tiles:
            if len(self.players[seat].broken) < BROKEN_SPACES:
                self.players[seat].broken.append(tile)
            else:
                self.tower[tile] += 1

    # Phase 2: tiling and scoring

    def tile(self, seat: int) -> Steps:
        player = self.players[seat]
        for row in SIX:
            if player.lines[row]:
                yield from self.tile_line(seat, row)
        player.gain(-BROKEN_LOSS[len(player.broken)] - (MARKER_LOSS if self.holder == seat else 0))
        self.tower.update(player.broken)
        player.broken = []

    def tile_line(self, seat: int, row: int) -> Steps:
        player = self.players[seat]
        line = player.lines[row]
        colour = line[0]
        spaces = player.places_for(row, colour)
        if not spaces:
            slots = range(3 * (row // 2), 3 * (row // 2) + 3)
            if all(player.plates[slot] is not None for slot in slots):
                player.lines[row] = []
                self.break_tiles(seat, line)
            return
        if len(line) <= row:
            completed = yield from self.complete_with_chips(seat, colour, row + 1 - len(line))
            if not completed:
                return
        move = yield from self.ask_if_open(seat, [("tile", *space) for space in spaces])
        player.lines[row] = []
        player.put_tile((move[1], move[2]), colour)
        self.tower.update(line[1:])

    def complete_with_chips(self, seat: int, colour: int, missing: int) -> Generator[None, Move, bool]:
        """Whether the player completed the line: it may be left as it is, but not once a chip is spent."""
        player = self.players[seat]
        laid: tuple[bool, ...] = ()  # the chips for the next missing tile: whether each shows the colour
        leave: list[Move] = [("leave",)]
        while missing:
            kinds = [kind for kind in sorted(+player.chips) if self.may_spend(player, kind, colour, missing, laid)]
            if not kinds:
                return False
            move = yield from self.ask_if_open(seat, [("spend", kind) for kind in kinds] + leave)
            if move == ("leave",):
                return False
            leave = []
            player.chips[move[1]] -= 1
            player.spent[move[1]] += 1
            laid = (*laid, colour in CHIPS[move[1]])
            if make_a_tile(laid):
                missing, laid = missing - 1, ()
        return True

    def may_spend(self, player: Player, kind: int, colour: int, missing: int, laid: tuple[bool, ...]) -> bool:
        """Whether the line can still be completed once this chip is laid."""
        rest = player.chips - Counter([kind])
        showing = sum(count for other, count in rest.items() if colour in CHIPS[other])
        return can_complete(missing, (*laid, colour in CHIPS[kind]), showing, rest.total() - showing)

    # The end

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def winners(self) -> set[int]:
        """Most points win; of two with the same, the holder of the marker; both, if nobody ever took it."""
        if self.to_move != OVER:
            raise ValueError("the game is not over")
        best = {seat for seat in (0, 1) if self.players[seat].score == max(self.scores())}
        return best & {self.holder} or best

    # The whole position, as plain data

    def dump(self) -> dict[str, Any]:
        def counts(things: Iterable[int] | Mapping[int, int], kinds: int = 5) -> list[int]:
            counted = things if isinstance(things, Counter) else Counter(things)
            return [counted[kind] for kind in range(kinds)]

        players = self.players
        return {
            "round": self.round,
            "starter": self.starter,
            "holder": self.holder,
            "bag": counts(self.bag),
            "tower": counts(self.tower),
            "suns": [counts(sun) for sun in self.suns],
            "large_moon": counts(self.large_moon),
            "moons": [list(self.moons[factory]) for factory in SMALL],
            "chips": [self.chips[factory] for factory in SMALL],
            "display": list(self.display),
            "stack": [(plate.type, plate.plate) for plate in self.stack],
            "drawn": [(plate.type, plate.plate) for plate in self.drawn],
            "goals": list(self.goals),
            "held": self.held,
            "lines": [[(line[0] if line else EMPTY, len(line)) for line in player.lines] for player in players],
            "domes": [[[player.dome.get((row, column), EMPTY) for column in SIX] for row in SIX] for player in players],
            "plates": [[EMPTY if placed is None else placed for placed in player.plates] for player in players],
            "broken": [counts(player.broken) for player in players],
            "chips_up": [counts(player.chips, kinds=len(CHIPS)) for player in players],
            "tokens": [player.tokens for player in players],
            "chips_taken": [player.chips_taken for player in players],
            "scores": self.scores(),
        }
