"""What a position of Summer Pavilion looks like to a player: what a decision is worth at first sight, and the table as numbers for learning."""

from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.spec import (
    BONUS,
    BONUS_TILES,
    CENTRE,
    CENTRE_STAR,
    COLOURS,
    CORNERS,
    COST,
    FULL_NUMBER,
    FULL_STAR,
    FULL_STAR_OF_ALL_COLOURS,
    HIGHEST_COST,
    KEEP,
    NOTHING,
    NUMBER_BITS,
    NUMBERS,
    PASS,
    PAY,
    PLACE,
    POINTS_OF_A_STAR,
    ROUNDS,
    SEGMENT,
    SPACES,
    STAR_BITS,
    STARS,
    STOP,
    STRUCTURE_BITS,
    STRUCTURES,
    STRUCTURES_AT,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Moves, Numbers, State
from sintra.kernel.piles import count, total
from sintra.kernel.sets import size

# ── At first sight ───────────────────────────────────────────────────────────────────────────────────────────────────────

TILE_WORTH = 0.7  # what a tile in hand will bring, compared with a point now
PER_WILD = 0.3  # a wild tile is worth so much more than another one
CERTAINTY = 0.5  # how much a point counts for the order of trying


@rule
def greedy(s: State, move: int) -> float:
    """Points now, and the change of what the tiles in hand can still pay for."""
    p = int(s.to_move)
    if move < PLACE:
        return worth_of_take(s, p, move // COLOURS, move % COLOURS)
    if move < PAY:
        space, c = (move - PLACE) // COLOURS, (move - PLACE) % COLOURS
        return points_of(s, p, space, c) - tile_worth(s) * int(COST[s.grey, space])
    if move < BONUS:
        return -PER_WILD * (move - PAY)
    if move < PASS:
        return gain_of_tiles(s, p, move - BONUS, 1)
    if move == PASS:
        held = total(int(s.hand[p]))
        return -(1.0 + tile_worth(s)) * max(0, held - CORNERS) - (tile_worth(s) if s.round_number < ROUNDS else 1.0) * min(held, CORNERS) * 0.1
    if move < STOP:
        c = move - KEEP
        following = s.round_number < ROUNDS and s.wild_order[s.round_number] == c
        return 1.0 + 0.1 * count(int(s.hand[p]), c) + (PER_WILD if following else 0.0)
    return 0.0


@rule
def tile_worth(s: State) -> float:
    """In the last round a tile is worth only what it buys now."""
    return TILE_WORTH if s.round_number < ROUNDS else 0.05


@rule
def worth_of_take(s: State, p: int, source: int, c: int) -> float:
    """What the tiles will pay for, less a point for each if the first-player marker comes with them."""
    wild, pile = wild_colour(s), int(s.displays[source])
    has_wild = count(pile, wild) > 0
    taken = 1 if c == wild else count(pile, c)
    value = gain_of_tiles(s, p, c, taken)
    if c != wild and has_wild:
        value += TILE_WORTH + PER_WILD
        taken += 1
    if source == CENTRE and s.holder == NOTHING:
        value -= taken
    return value


@rule
def gain_of_tiles(s: State, p: int, c: int, tiles: int) -> float:
    """How much more can be paid for with this many more tiles of the colour."""
    wild, hand = wild_colour(s), int(s.hand[p])
    held = count(hand, c) + (count(hand, wild) if c != wild else 0)
    value = TILE_WORTH * tiles + best_purchase(s, p, c, held + tiles) - best_purchase(s, p, c, held)
    return value + (PER_WILD * tiles if c == wild else 0.0)


@rule
def best_purchase(s: State, p: int, c: int, tiles: int) -> float:
    """The most that one placement of the colour can bring, with this many tiles to pay."""
    best = 0.0
    for star in range(STARS):
        if (s.allowed[p, star] >> c) & 1:
            for space in range(star * POINTS_OF_A_STAR, (star + 1) * POINTS_OF_A_STAR):
                if COST[s.grey, space] <= tiles and not (s.covered[p] >> space) & 1:
                    best = max(best, points_of(s, p, space, c))
    return best


@rule
def points_of(s: State, p: int, space: int, c: int) -> float:
    """What a tile on the space brings: its part of the star, bonus tiles, and what it completes for the end of the game."""
    star, index = space // POINTS_OF_A_STAR, space % POINTS_OF_A_STAR
    covered = int(s.covered[p]) | 1 << space
    of_star = (covered >> (star * POINTS_OF_A_STAR)) & STAR_BITS
    value = float(SEGMENT[of_star, index])
    for k in range(2):
        structure = STRUCTURES_AT[space, k]
        if covered & STRUCTURE_BITS[structure] == STRUCTURE_BITS[structure]:
            value += (TILE_WORTH + PER_WILD) * BONUS_TILES[structure]
    if of_star == STAR_BITS:
        value += FULL_STAR_OF_ALL_COLOURS if star == CENTRE_STAR else FULL_STAR[c]
    cost = int(COST[s.grey, space])
    if cost <= NUMBERS:
        bits = int(NUMBER_BITS[s.grey, cost])
        if covered & bits == bits:
            value += float(FULL_NUMBER[cost])
    return value


@rule
def estimate(s: State, p: int) -> float:
    """The score so far, a point or so for each tile in hand, and the bonuses of the end as far as they have come."""
    covered = int(s.covered[p])
    value = float(s.score[p]) + TILE_WORTH * (total(int(s.hand[p])) + total(int(s.corners[p])))
    for star in range(STARS):
        n = size((covered >> (star * POINTS_OF_A_STAR)) & STAR_BITS)
        full = FULL_STAR_OF_ALL_COLOURS if star == CENTRE_STAR else FULL_STAR[star]
        value += full * (n / 6.0) ** 2 * (1.0 if n == POINTS_OF_A_STAR else 0.6)
    for number in range(1, NUMBERS + 1):
        bits = int(NUMBER_BITS[s.grey, number])
        part = count_bits(covered & bits) / float(count_bits(bits))
        value += FULL_NUMBER[number] * part**3
    return value


@rule
def count_bits(bits: int) -> int:
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


# ── Kinds of moves: factories are alike; how many tiles come, and whether a wild one is among them, is not ────────────────

MOST = 4
TAKES = MOST * 2 * 2 * COLOURS
KINDS = TAKES + STOP + 1 - PLACE


@rule
def move_priors(s: State, moves: Moves, n: int, hints: Numbers, kinds: Moves) -> None:
    wild = wild_colour(s)
    for i in range(n):
        move = int(moves[i])
        hints[i] = CERTAINTY * greedy(s, move)
        if move >= PLACE:
            kinds[i] = TAKES + move - PLACE
        else:
            source, c = move // COLOURS, move % COLOURS
            pile = int(s.displays[source])
            size = min(MOST, 1 if c == wild else count(pile, c))
            with_wild = 1 if c != wild and count(pile, wild) > 0 else 0
            kinds[i] = (((size - 1) * 2 + with_wild) * 2 + (source == CENTRE)) * COLOURS + c


# ── The table as numbers ─────────────────────────────────────────────────────────────────────────────────────────────────

OF_A_SEAT = SPACES + 3 * COLOURS + COLOURS + STARS + NUMBERS + STRUCTURES + 5
SIZES = 4
STEPS = 7
OF_THE_TABLE = ROUNDS + STEPS + COLOURS * SIZES + 4 * COLOURS + 4


@rule
def features(s: State, seat: int, out: Numbers) -> None:
    """Each board, from the seat's own on round the table; then what is on offer, in the supply and in the bag."""
    at = 0
    for i in range(s.players):
        board_features(s, (seat + i) % s.players, out[at : at + OF_A_SEAT])
        at += OF_A_SEAT
    table_features(s, seat, out[at:])


@rule
def board_features(s: State, p: int, out: Numbers) -> None:
    covered, hand, wild = int(s.covered[p]), int(s.hand[p]), wild_colour(s)
    bits = covered
    while bits:
        out[count_bits((bits & -bits) - 1)] = 1.0
        bits &= bits - 1
    at = SPACES
    for c in range(COLOURS):
        held = count(hand, c)
        out[at + c] = held / 5.0
        out[at + COLOURS + c] = count(int(s.corners[p]), c) / 2.0
        if held > 0 and c != wild:
            out[at + 2 * COLOURS + c] = min(HIGHEST_COST, held + count(hand, wild)) / 6.0
        out[at + 3 * COLOURS + c] = (s.allowed[p, CENTRE_STAR] >> c) & 1
    at += 4 * COLOURS
    for star in range(STARS):
        out[at + star] = (size((covered >> (star * POINTS_OF_A_STAR)) & STAR_BITS) / 6.0) ** 2
    at += STARS
    for number in range(NUMBERS):
        numbered = int(NUMBER_BITS[s.grey, number + 1])
        out[at + number] = (count_bits(covered & numbered) / float(count_bits(numbered))) ** 2
    at += NUMBERS
    for structure in range(STRUCTURES):
        around = int(STRUCTURE_BITS[structure])
        missing = count_bits(around & ~covered)
        out[at + structure] = 1.0 if missing == 1 else 0.4 if missing == 2 else 0.0
    at += STRUCTURES
    out[at] = int(s.score[p]) / 50.0
    out[at + 1] = total(hand) / 10.0
    out[at + 2] = total(int(s.corners[p])) / 4.0
    out[at + 3] = (s.passed >> p) & 1
    out[at + 4] = 1.0 if s.holder == p else 0.0


@rule
def table_features(s: State, seat: int, out: Numbers) -> None:
    out[s.round_number - 1] = 1.0
    out[ROUNDS + s.step] = 1.0
    at, tiles = ROUNDS + STEPS, 0
    for d in range(1, factories(s) + 1):
        pile = int(s.displays[d])
        if pile != 0:
            tiles += total(pile)
            for c in range(COLOURS):
                n = count(pile, c)
                if n > 0:
                    out[at + c * SIZES + n - 1] += 0.5
    at += COLOURS * SIZES
    centre = int(s.displays[CENTRE])
    for c in range(COLOURS):
        out[at + c] = count(centre, c) / 4.0
        out[at + COLOURS + c] = count(int(s.supply), c) / 4.0
        out[at + 2 * COLOURS + c] = count(int(s.bag), c) / 22.0
    at += 3 * COLOURS
    if s.colour != NOTHING:
        out[at + s.colour] = 1.0
    at += COLOURS
    leader = 0
    for i in range(1, s.players):
        leader = max(leader, int(s.score[(seat + i) % s.players]))
    out[at] = (int(s.score[seat]) - leader) / 20.0
    out[at + 1] = 1.0 if s.holder == NOTHING else 0.0
    out[at + 2] = (tiles + total(centre)) / 20.0
    out[at + 3] = s.due / 3.0


INPUTS = {players: players * OF_A_SEAT + OF_THE_TABLE for players in (2, 3, 4)}
