"""Summer Pavilion, slowly and obviously: an engine to read beside the rules and to test the fast one against.

The order is the order of the rules' page: components, board, setup, taking, playing, preparing, end. Moves are tuples
in the words of docs/actions/pavilion.md. Piles of tiles are Counters of colours.

Where the rules leave the moment of a change open, this engine takes the literal order of the texts:

- a placed tile appears on its space when its payment is settled, together with the points;
- a player counts as passed from the move `pass` on, one without tiles from the moment his turn comes;
- preparing: the round counts on and its starter is known first, then the factories are filled, then the marker goes
  back to the centre, then the corner tiles return beside the boards;
- after the end the corner tiles lie in the tower.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

Move = tuple[Any, ...]
Pile = Counter[int]
Space = tuple[int, int]

NATURE = -1
OVER = -2
NOBODY = -1
EMPTY = -1

# Components

COLOURS = range(6)
ORANGE, RED, BLUE, YELLOW, GREEN, PURPLE = COLOURS
TILES_OF_EACH_COLOUR = 22
FACTORIES = {2: 5, 3: 7, 4: 9}
TILES_ON_A_FACTORY = 4
TILES_IN_THE_SUPPLY = 10
CORNERS = 4
ROUNDS = 6
WILD_ORDER = (PURPLE, GREEN, ORANGE, YELLOW, BLUE, RED)
START_SCORE = 5
FLOOR = {"classic": 1, "mini": 0}
CENTRE_OF_THE_TABLE = 0  # as a source of tiles; factories are sources 1, 2, ...

# The board

STARS = range(7)
CENTRE_STAR = 6
INDICES = range(6)
SPACES: list[Space] = [(star, index) for star in STARS for index in INDICES]

OUTER_COSTS = {"coloured": (1, 2, 3, 4, 5, 6), "grey": (3, 2, 1, 4, 5, 6)}
CENTRE_COSTS = {"coloured": (1, 2, 3, 4, 5, 6), "grey": (3, 3, 3, 3, 3, 3)}

PILLARS: list[list[Space]] = [[(j, 1), (j, 2), (CENTRE_STAR, (j + 5) % 6), (CENTRE_STAR, j)] for j in range(6)]
STATUES: list[list[Space]] = [[(j, 0), (j, 1), ((j + 1) % 6, 2), ((j + 1) % 6, 3)] for j in range(6)]
WINDOWS: list[list[Space]] = [[(j, 4), (j, 5)] for j in range(6)]
STRUCTURES: list[tuple[list[Space], int]] = (
    [(pillar, 1) for pillar in PILLARS] + [(statue, 2) for statue in STATUES] + [(window, 3) for window in WINDOWS]
)

# The end

STAR_BONUS = {RED: 14, BLUE: 15, YELLOW: 16, ORANGE: 17, GREEN: 18, PURPLE: 20}
MULTICOLOURED_STAR_BONUS = 12
NUMBER_BONUS = {1: 4, 2: 8, 3: 12, 4: 16}


class Pavilion:
    """One game, from the choice of the starting player to the end."""

    def __init__(
        self,
        players: int,
        board: str = "coloured",
        edition: str = "classic",
        wild_order: Sequence[int] = WILD_ORDER,
        first: int | None = None,
    ) -> None:
        if players not in FACTORIES:
            raise ValueError(f"2 to 4 players, not {players}")
        if board not in OUTER_COSTS:
            raise ValueError(f"no board {board!r}")
        if edition not in FLOOR:
            raise ValueError(f"no edition {edition!r}")
        if sorted(wild_order) != list(COLOURS):
            raise ValueError(f"not an order of the six colours: {wild_order!r}")
        if first is not None and first not in range(players):
            raise ValueError(f"no seat {first}")
        self.players = players
        self.board = board
        self.floor = FLOOR[edition]
        self.wild_order = tuple(wild_order)

        self.round = 1
        self.starter = NOBODY
        self.holder = NOBODY
        self.marker_in_centre = True
        self.bag: Pile = Counter(dict.fromkeys(COLOURS, TILES_OF_EACH_COLOUR))
        self.tower: Pile = Counter()
        self.supply: Pile = Counter()
        self.factories: list[Pile] = [Counter() for _ in range(FACTORIES[players])]
        self.centre: Pile = Counter()
        self.hands: list[Pile] = [Counter() for _ in range(players)]
        self.corners: list[Pile] = [Counter() for _ in range(players)]
        self.stars: list[list[list[int]]] = [[[EMPTY for _ in INDICES] for _ in STARS] for _ in range(players)]
        self.passed = [False] * players
        self.points = [START_SCORE] * players

        self.to_move = NATURE
        self.phase = "start"  # start, setup, taking, playing, pay, bonus, keep, refill, preparing or over
        self.seat = NOBODY  # whose turn it is, also while nature refills the supply after it
        self.placement: tuple[int, int, int] | None = None  # star, index and colour, while its payment is asked
        self.bonus_due = 0  # tiles still to be taken from the supply in this turn
        if first is not None:
            self._start(first)

    # What can be asked of a game

    def legal(self) -> set[Move]:
        """The moves of the seat to move; none after the end."""
        if self.to_move == NATURE:
            return set(self.weights())
        hand = self.hands[self.seat]
        if self.phase == "taking":
            return self._legal_takes()
        if self.phase == "playing":
            return self._legal_placements() | {("pass",)}
        if self.phase == "pay":
            assert self.placement is not None
            return {("pay", wilds) for wilds in self._payments(*self.placement)}
        if self.phase == "bonus":
            return {("bonus", colour) for colour in COLOURS if self.supply[colour] > 0}
        if self.phase == "keep":
            return {("keep", colour) for colour in COLOURS if hand[colour] > 0} | {("stop",)}
        return set()

    def weights(self) -> dict[Move, int]:
        """Nature's possible moves, each with its exact integer weight."""
        if self.to_move != NATURE:
            raise ValueError("nature is not to move")
        if self.phase == "start":
            return {("start", seat): 1 for seat in range(self.players)}
        return {("draw", colour): self.bag[colour] for colour in COLOURS if self.bag[colour] > 0}

    def play(self, move: Move) -> None:
        """Make a legal move, and everything after it that leaves no choice."""
        if move not in self.legal():
            raise ValueError(f"not legal: {move!r}")
        match move:
            case ("start", seat):
                self._start(seat)
            case ("draw", colour):
                self._draw(colour)
            case ("take", source, colour):
                self._take(source, colour)
            case ("place", star, index, colour):
                self._place(star, index, colour)
            case ("pay", wilds):
                self._pay(wilds)
            case ("bonus", colour):
                self._take_bonus_tile(colour)
            case ("pass",):
                self._pass()
            case ("keep", colour):
                self._keep(colour)
            case ("stop",):
                self._discard_the_rest()

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> set[int]:
        """Most points win; ties share."""
        if self.to_move != OVER:
            raise ValueError("the game is not over")
        return {seat for seat in range(self.players) if self.points[seat] == max(self.points)}

    def dump(self) -> dict[str, Any]:
        """Everything that lies on the table, as plain data."""
        return {
            "round": self.round,
            "starter": self.starter,
            "holder": self.holder,
            "marker_in_centre": self.marker_in_centre,
            "bag": counts(self.bag),
            "tower": counts(self.tower),
            "supply": counts(self.supply),
            "factories": [counts(factory) for factory in self.factories],
            "centre": counts(self.centre),
            "hands": [counts(hand) for hand in self.hands],
            "corners": [counts(corners) for corners in self.corners],
            "stars": [[list(star) for star in stars] for stars in self.stars],
            "passed": list(self.passed),
            "scores": list(self.points),
        }

    @property
    def wild(self) -> int:
        """The wild colour of this round."""
        return self.wild_order[self.round - 1]

    # Setup

    def _start(self, seat: int) -> None:
        self.starter = seat
        self.phase = "setup"
        self._fill_supply_then_factories()

    def _fill_supply_then_factories(self) -> None:
        if self._draw_is_due(self.supply.total() < TILES_IN_THE_SUPPLY):
            self.to_move = NATURE
        else:
            self.phase = "preparing"
            self._fill_factories()

    # Drawing: for the setup, for a refill of the supply and for the factories

    def _draw_is_due(self, something_is_missing: bool) -> bool:
        """Whether a tile is missing and can be drawn. The tower goes into the bag only when a tile must be drawn."""
        if not something_is_missing:
            return False
        if self.bag.total() == 0:
            move_all(self.tower, self.bag)
        return self.bag.total() > 0

    def _draw(self, colour: int) -> None:
        self.bag[colour] -= 1
        if self.phase == "setup":
            self.supply[colour] += 1
            self._fill_supply_then_factories()
        elif self.phase == "refill":
            self.supply[colour] += 1
            self._refill_supply()
        else:
            first_unfilled = next(factory for factory in self.factories if factory.total() < TILES_ON_A_FACTORY)
            first_unfilled[colour] += 1
            self._fill_factories()

    # 1. Taking

    def _begin_taking(self) -> None:
        self.phase = "taking"
        self.seat = self.to_move = self.starter
        if self._nothing_to_take():
            self._begin_playing()

    def _nothing_to_take(self) -> bool:
        return all(source.total() == 0 for source in [self.centre, *self.factories])

    def _legal_takes(self) -> set[Move]:
        takes: set[Move] = set()
        for number, source in enumerate([self.centre, *self.factories]):
            only_wilds = source[self.wild] == source.total()
            for colour in COLOURS:
                if source[colour] > 0 and (colour != self.wild or only_wilds):
                    takes.add(("take", number, colour))
        return takes

    def _take(self, number: int, colour: int) -> None:
        source = self.centre if number == CENTRE_OF_THE_TABLE else self.factories[number - 1]
        taken: Pile = Counter()
        if colour != self.wild:
            taken[colour] = source[colour]
        if source[self.wild] > 0:
            taken[self.wild] = 1
        source.subtract(taken)
        self.hands[self.seat].update(taken)
        if number != CENTRE_OF_THE_TABLE:
            move_all(source, self.centre)
        elif self.marker_in_centre:
            self.marker_in_centre = False
            self.holder = self.seat
            self._lose(self.seat, taken.total())
        if self._nothing_to_take():
            self._begin_playing()
        else:
            self.seat = self.to_move = self._left_of(self.seat)

    # 2. Playing

    def _begin_playing(self) -> None:
        self._turn_of(self._next_starter())

    def _turn_of(self, seat: int) -> None:
        """The turn of the first seat from this one on that has not passed; who has no tiles passes automatically."""
        while not all(self.passed):
            if not self.passed[seat] and self.hands[seat].total() > 0:
                self.phase = "playing"
                self.seat = self.to_move = seat
                return
            self.passed[seat] = True
            seat = self._left_of(seat)
        if self.round < ROUNDS:
            self._prepare()
        else:
            self._end()

    def _legal_placements(self) -> set[Move]:
        placements: set[Move] = set()
        in_hand = [colour for colour in COLOURS if self.hands[self.seat][colour] > 0]
        for star in STARS:
            for colour in in_hand:
                if self._colour_allowed(star, colour):
                    for index in INDICES:
                        empty = self.stars[self.seat][star][index] == EMPTY
                        if empty and self._payments(star, index, colour):
                            placements.add(("place", star, index, colour))
        return placements

    def _colour_allowed(self, star: int, colour: int) -> bool:
        on_it = [tile for tile in self.stars[self.seat][star] if tile != EMPTY]
        if self.board == "coloured":
            return colour not in on_it if star == CENTRE_STAR else colour == star
        if len(on_it) < 2:
            return True
        single_coloured = len(set(on_it)) == 1
        return colour in on_it if single_coloured else colour not in on_it

    def _cost(self, star: int, index: int) -> int:
        return (CENTRE_COSTS if star == CENTRE_STAR else OUTER_COSTS)[self.board][index]

    def _payments(self, star: int, index: int, colour: int) -> list[int]:
        """The possible numbers of wild tiles among the tiles paid; at least one tile paid is of the colour itself."""
        cost = self._cost(star, index)
        hand = self.hands[self.seat]
        if colour == self.wild:
            return [0] if hand[colour] >= cost else []
        fewest = max(0, cost - hand[colour])
        most = min(cost - 1, hand[self.wild])
        return list(range(fewest, most + 1))

    def _place(self, star: int, index: int, colour: int) -> None:
        self.placement = (star, index, colour)
        payments = self._payments(star, index, colour)
        if len(payments) == 1:
            self._pay(payments[0])
        else:
            self.phase = "pay"

    def _pay(self, wilds: int) -> None:
        assert self.placement is not None
        star, index, colour = self.placement
        self.placement = None
        paid: Pile = Counter()
        paid[colour] += self._cost(star, index) - wilds
        paid[self.wild] += wilds
        self.hands[self.seat].subtract(paid)
        paid[colour] -= 1
        self.stars[self.seat][star][index] = colour
        self.tower.update(paid)
        self.points[self.seat] += self._segment(star, index)
        self.bonus_due = min(self._bonus_tiles(star, index), self.supply.total())
        self._ask_bonus()

    def _segment(self, star: int, index: int) -> int:
        """How many tiles the unbroken ring segment of the star has that contains this space."""
        ring = self.stars[self.seat][star]
        segment = {index}
        for step in (1, -1):
            neighbour = (index + step) % 6
            while ring[neighbour] != EMPTY and neighbour not in segment:
                segment.add(neighbour)
                neighbour = (neighbour + step) % 6
        return len(segment)

    def _bonus_tiles(self, star: int, index: int) -> int:
        """The bonus tiles of all structures completed by the tile just placed on this space."""
        tiles = 0
        for spaces, bonus in STRUCTURES:
            if (star, index) in spaces and self._covered(self.seat, spaces):
                tiles += bonus
        return tiles

    def _covered(self, seat: int, spaces: Iterable[Space]) -> bool:
        return all(self.stars[seat][star][index] != EMPTY for star, index in spaces)

    def _ask_bonus(self) -> None:
        """Ask for a bonus tile while the supply shows several colours; take what is due of a single colour at once."""
        if self.bonus_due == 0:
            self._end_turn()
            return
        colours = [colour for colour in COLOURS if self.supply[colour] > 0]
        if len(colours) == 1:
            self._take_bonus_tile(colours[0])
        else:
            self.phase = "bonus"

    def _take_bonus_tile(self, colour: int) -> None:
        self.supply[colour] -= 1
        self.hands[self.seat][colour] += 1
        self.bonus_due -= 1
        self._ask_bonus()

    def _pass(self) -> None:
        self.passed[self.seat] = True
        self.phase = "keep"

    def _keep(self, colour: int) -> None:
        self.hands[self.seat][colour] -= 1
        self.corners[self.seat][colour] += 1
        if self.corners[self.seat].total() == CORNERS or self.hands[self.seat].total() == 0:
            self._discard_the_rest()

    def _discard_the_rest(self) -> None:
        self._lose(self.seat, self.hands[self.seat].total())
        move_all(self.hands[self.seat], self.tower)
        self._end_turn()

    def _end_turn(self) -> None:
        """Refill the supply after every turn but the last of the game. An automatic pass is no turn."""
        another_turn = any(not self.passed[seat] and self.hands[seat].total() > 0 for seat in range(self.players))
        if self.round == ROUNDS and not another_turn:
            self._turn_of(self._left_of(self.seat))
        else:
            self.phase = "refill"
            self._refill_supply()

    def _refill_supply(self) -> None:
        if self._draw_is_due(self.supply.total() < TILES_IN_THE_SUPPLY):
            self.to_move = NATURE
        else:
            self._turn_of(self._left_of(self.seat))

    # 3. Preparing

    def _prepare(self) -> None:
        self.starter = self._next_starter()
        self.round += 1
        self.passed = [False] * self.players
        self.phase = "preparing"
        self._fill_factories()

    def _fill_factories(self) -> None:
        if self._draw_is_due(any(factory.total() < TILES_ON_A_FACTORY for factory in self.factories)):
            self.to_move = NATURE
            return
        self.marker_in_centre = True
        self.holder = NOBODY
        for seat in range(self.players):
            move_all(self.corners[seat], self.hands[seat])
        self._begin_taking()

    # The end

    def _end(self) -> None:
        for seat in range(self.players):
            self.points[seat] += self._star_bonuses(seat) + self._number_bonuses(seat)
            self._lose(seat, self.corners[seat].total())
            move_all(self.corners[seat], self.tower)
        self.phase = "over"
        self.to_move = OVER

    def _star_bonuses(self, seat: int) -> int:
        bonuses = 0
        for star in self.stars[seat]:
            if EMPTY not in star:
                single_coloured = len(set(star)) == 1
                bonuses += STAR_BONUS[star[0]] if single_coloured else MULTICOLOURED_STAR_BONUS
        return bonuses

    def _number_bonuses(self, seat: int) -> int:
        bonuses = 0
        for number, bonus in NUMBER_BONUS.items():
            if self._covered(seat, [(star, index) for star, index in SPACES if self._cost(star, index) == number]):
                bonuses += bonus
        return bonuses

    # Seats and points

    def _left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def _next_starter(self) -> int:
        """Who plays first in this round and starts the next: the marker's holder; if nobody took it, who started."""
        return self.starter if self.holder == NOBODY else self.holder

    def _lose(self, seat: int, points: int) -> None:
        self.points[seat] = max(self.floor, self.points[seat] - points)


def counts(pile: Pile) -> list[int]:
    """How many tiles of each colour."""
    return [pile[colour] for colour in COLOURS]


def move_all(source: Pile, target: Pile) -> None:
    """Move every tile of a pile to another."""
    target.update(source)
    source.clear()
