"""The second phase of a round of Summer Pavilion: tiles are paid and placed, structures give bonus tiles, until all pass."""

from sintra.games.pavilion.rules_common import lose, next_seat, wild_colour
from sintra.games.pavilion.spec import (
    ALL_COLOURS,
    BONUS_TILES,
    CENTRE_STAR,
    CHOOSING,
    CORNERS,
    COST,
    DISCARD,
    NOTHING,
    PAYING,
    PLAYING,
    POINTS_OF_A_STAR,
    REFILLING,
    ROUNDS,
    SEGMENT,
    SEGMENTS,
    STAR_BITS,
    STRUCTURE,
    STRUCTURE_BITS,
    STRUCTURES_AT,
)
from sintra.kernel.compile import part
from sintra.kernel.dispatch import Log, State
from sintra.kernel.indices import divided
from sintra.kernel.log import note
from sintra.kernel.piles import colours_in, count, some, total
from sintra.kernel.sets import first_of, size


@part
def fewest_wilds(s: State, p: int) -> int:
    """Wild tiles have to stand in for what is missing of the colour."""
    return max(0, int(COST[s.grey, s.space]) - count(int(s.hand[p]), int(s.colour)))


@part
def most_wilds(s: State, p: int) -> int:
    """At least one tile of the colour itself is paid; the wild colour is paid in nothing else."""
    wild = wild_colour(s)
    return 0 if s.colour == wild else min(int(COST[s.grey, s.space]) - 1, count(int(s.hand[p]), wild))


@part
def start_playing(s: State) -> None:
    """The marker's holder is first; if nobody took it, the player who started the round."""
    s.step = PLAYING
    s.turn = s.starter if s.holder == NOTHING else s.holder


@part
def is_somebody_left(s: State) -> bool:
    """Turn to the next player who has not passed; a player with no tiles left passes when his turn comes."""
    for _ in range(s.players):
        if can_go_on(s, int(s.turn)):
            return True
        s.passed |= 1 << int(s.turn)
        s.turn = next_seat(s, int(s.turn))
    return False


@part
def can_go_on(s: State, p: int) -> bool:
    return s.hand[p] != 0 and not (s.passed >> p) & 1


@part
def choose_space(s: State, p: int, space: int, c: int, log: Log) -> None:
    s.space, s.colour = space, c
    fewest = fewest_wilds(s, p)
    if fewest < most_wilds(s, p):
        s.step = PAYING
    else:
        pay(s, p, fewest, log)


@part
def pay(s: State, p: int, wilds: int, log: Log) -> None:
    """One of the tiles paid goes on the space, the others to the tower."""
    space, c, wild = int(s.space), int(s.colour), wild_colour(s)
    cost = int(COST[s.grey, space])
    paid = some(c, cost - wilds) + some(wild, wilds)
    s.hand[p] -= paid
    s.tower += paid - some(c, 1)
    s.space, s.colour = NOTHING, NOTHING
    place(s, p, space, c, log)


@part
def place(s: State, p: int, space: int, c: int, log: Log) -> None:
    """The tile scores the unbroken part of its star's ring, and brings bonus tiles for every structure that it completes."""
    star, index = divided(space, POINTS_OF_A_STAR)
    narrow_colours(s, p, star, c)
    s.board[p, space] = c
    s.covered[p] |= 1 << space
    points = SEGMENT[(s.covered[p] >> (star * POINTS_OF_A_STAR)) & STAR_BITS, index]
    s.score[p] += points
    note(log, p, SEGMENTS, space, points, 0, points)
    due = structure_bonus(s, p, int(STRUCTURES_AT[space, 0]), log) + structure_bonus(s, p, int(STRUCTURES_AT[space, 1]), log)
    s.due = min(due, total(int(s.supply)))
    choose_bonus_tiles(s, p)


@part
def structure_bonus(s: State, p: int, structure: int, log: Log) -> int:
    """The bonus tiles of a structure if all spaces around it are covered now."""
    if s.covered[p] & STRUCTURE_BITS[structure] != STRUCTURE_BITS[structure]:
        return 0
    tiles = int(BONUS_TILES[structure])
    note(log, p, STRUCTURE, structure, tiles, 0, 0)
    return tiles


@part
def narrow_colours(s: State, p: int, star: int, c: int) -> None:
    """Which colours a star may take after this one. On the coloured side only the centre star has a choice, and takes every colour once."""
    if s.grey:
        narrow_free_star(s, p, star, c)
    elif star == CENTRE_STAR:
        s.allowed[p, star] &= ALL_COLOURS ^ (1 << c)


@part
def narrow_free_star(s: State, p: int, star: int, c: int) -> None:
    """The first two tiles of a grey star decide between one colour and six different ones."""
    first = NOTHING
    for space in range(star * POINTS_OF_A_STAR, (star + 1) * POINTS_OF_A_STAR):
        if s.board[p, space] != NOTHING:
            first = int(s.board[p, space])
    if first == c:
        s.allowed[p, star] = 1 << c
    elif first != NOTHING:
        s.allowed[p, star] &= ALL_COLOURS ^ (1 << c) ^ (1 << first)


@part
def choose_bonus_tiles(s: State, p: int) -> None:
    """Bonus tiles are chosen one by one while the supply shows several colours; there is no refill in between."""
    while s.due > 0:
        colours = colours_in(int(s.supply))
        if size(colours) > 1:
            s.step = CHOOSING
            return
        move_bonus_tile(s, p, first_of(colours))
    end_of_turn(s, p)


@part
def take_bonus_tile(s: State, p: int, c: int) -> None:
    move_bonus_tile(s, p, c)
    choose_bonus_tiles(s, p)


@part
def move_bonus_tile(s: State, p: int, c: int) -> None:
    s.supply -= some(c, 1)
    s.hand[p] += some(c, 1)
    s.due -= 1


@part
def keep(s: State, p: int, c: int, log: Log) -> None:
    """A passing player keeps up to four tiles in the corners of his board."""
    s.hand[p] -= some(c, 1)
    s.corners[p] += some(c, 1)
    if s.hand[p] == 0 or total(int(s.corners[p])) == CORNERS:
        discard_the_rest(s, p, log)


@part
def discard_the_rest(s: State, p: int, log: Log) -> None:
    """What is not kept goes to the tower at a point each."""
    rest = total(int(s.hand[p]))
    if rest > 0:
        s.tower += s.hand[p]
        s.hand[p] = 0
        note(log, p, DISCARD, 0, rest, 0, -lose(s, p, rest))
    end_of_turn(s, p)


@part
def end_of_turn(s: State, p: int) -> None:
    """After every turn the supply is refilled, except after the last one of the game."""
    s.turn = next_seat(s, p)
    s.step = REFILLING
    if s.round_number == ROUNDS:
        for other in range(s.players):
            if can_go_on(s, other):
                return
        s.step = PLAYING
