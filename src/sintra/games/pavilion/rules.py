"""The rules of Summer Pavilion: which moves there are, and the order of a round. Each phase has a file of its own, `rules_…`."""

from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.rules_end import end_of_game, standing
from sintra.games.pavilion.rules_playing import (
    choose_space,
    discard_the_rest,
    fewest_wilds,
    is_somebody_left,
    keep,
    most_wilds,
    pay,
    start_playing,
    take_bonus_tile,
)
from sintra.games.pavilion.rules_preparing import deal_tiles, draw, is_draw_due, prepare
from sintra.games.pavilion.rules_taking import start_taking, take
from sintra.games.pavilion.spec import (
    ALL_COLOURS,
    BONUS,
    CENTRE_STAR,
    CHOOSING,
    COLOURED,
    COLOURS,
    DRAW,
    GREY,
    KEEP,
    KEEPING,
    NOTHING,
    PASS,
    PAY,
    PAYABLE,
    PAYING,
    PLACE,
    PLAYING,
    POINTS_OF_A_STAR,
    PREPARING,
    REFILLING,
    ROUNDS,
    STARS,
    START,
    STATE,
    STOP,
    TAKING,
)
from sintra.kernel.compile import part
from sintra.kernel.dispatch import NATURE, OVER, Log, Moves, Random, Rules, State
from sintra.kernel.indices import divided, seat_to_move
from sintra.kernel.piles import colours_in, count, one_of_each_in, some
from sintra.kernel.random import below
from sintra.kernel.sets import write_members, write_members_by_six

# ── Whose move it is, and which moves there are ──────────────────────────────────────────────────────────────────────────


@part
def legal(s: State, moves: Moves) -> int:
    """Fill `moves` with every move of the seat to move; return how many."""
    if s.to_move == NATURE:
        n = draws(s, moves)
    elif s.step == TAKING:
        n = takes(s, moves)
    elif s.step == PLAYING:
        n = placements(s, seat_to_move(s), moves)
    elif s.step == PAYING:
        n = payments(s, seat_to_move(s), moves)
    elif s.step == CHOOSING:
        n = write_members(moves, 0, colours_in(int(s.supply)), BONUS)
    else:
        n = keeps(s, seat_to_move(s), moves)
    return n


@part
def draws(s: State, moves: Moves) -> int:
    seats = (1 << int(s.players)) - 1
    return write_members(moves, 0, seats, START) if s.starter == NOTHING else write_members(moves, 0, colours_in(int(s.bag)), DRAW)


@part
def weight(s: State, move: int) -> int:
    """Every seat is as likely to start; a colour is as likely to be drawn as it has tiles in the bag."""
    return 1 if move >= START else count(int(s.bag), move - DRAW)


@part
def takes(s: State, moves: Moves) -> int:
    n = 0
    for source in range(factories(s) + 1):
        n = write_members(moves, n, (s.on_offer >> (source * COLOURS)) & ALL_COLOURS, source * COLOURS)
    return n


@part
def placements(s: State, p: int, moves: Moves) -> int:
    """A tile of a colour that the star may take, on an empty space that the player can pay; or the pass."""
    n = coloured_placements(s, p, moves) if not s.grey else grey_placements(s, p, moves)
    moves[n] = PASS
    return n + 1


@part
def coloured_placements(s: State, p: int, moves: Moves) -> int:
    """On the star of the colour, and on the centre star, which has the same numbers, unless it has the colour already."""
    n, empty, centre, purse = 0, ~int(s.covered[p]), int(s.allowed[p, CENTRE_STAR]), tiles_for_each_colour(s, p)
    for c in range(COLOURS):
        payable = int(PAYABLE[COLOURED, CENTRE_STAR, count(purse, c)])
        n = write_spaces(moves, n, c, c, empty, payable)
        n = write_spaces(moves, n, CENTRE_STAR, c, empty, payable & -((centre >> c) & 1))
    return n


@part
def grey_placements(s: State, p: int, moves: Moves) -> int:
    n, empty, purse = 0, ~int(s.covered[p]), tiles_for_each_colour(s, p)
    for c in range(COLOURS):
        for star in range(STARS):
            payable = int(PAYABLE[GREY, star, count(purse, c)])
            n = write_spaces(moves, n, star, c, empty, payable & -((int(s.allowed[p, star]) >> c) & 1))
    return n


@part
def tiles_for_each_colour(s: State, p: int) -> int:
    """The pile of what the player could pay for a tile of each colour: its own tiles and, if there is one of them at least, all wild ones."""
    hand, wild = int(s.hand[p]), wild_colour(s)
    return hand + (one_of_each_in(hand) & ~some(wild, 1)) * count(hand, wild)


@part
def write_spaces(moves: Moves, n: int, star: int, c: int, empty: int, payable: int) -> int:
    """The moves to the empty spaces of a star that can be paid."""
    return write_members_by_six(moves, n, (empty >> (star * POINTS_OF_A_STAR)) & payable, PLACE + star * POINTS_OF_A_STAR * COLOURS + c)


@part
def keeps(s: State, p: int, moves: Moves) -> int:
    n = write_members(moves, 0, colours_in(int(s.hand[p])), KEEP)
    moves[n] = STOP
    return n + 1


@part
def payments(s: State, p: int, moves: Moves) -> int:
    n = 0
    for wilds in range(fewest_wilds(s, p), most_wilds(s, p) + 1):
        moves[n] = PAY + wilds
        n += 1
    return n


# ── Playing a move ───────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def apply(s: State, move: int, log: Log) -> None:
    """Play one legal move, and everything after it that leaves nobody a choice."""
    p = seat_to_move(s)
    if move < PLACE:
        source, c = divided(move, COLOURS)
        take(s, p, source, c, log)
    elif move < PAY:
        space, c = divided(move - PLACE, COLOURS)
        choose_space(s, p, space, c, log)
    elif move < BONUS:
        pay(s, p, move - PAY, log)
    elif move < PASS:
        take_bonus_tile(s, p, move - BONUS)
    elif move == PASS:
        s.passed |= 1 << p
        s.step = KEEPING
    elif move < STOP:
        keep(s, p, move - KEEP, log)
    elif move == STOP:
        discard_the_rest(s, p, log)
    elif move < START:
        draw(s, move - DRAW)
    else:
        s.starter = move - START
    go_on(s, log)


@part
def deal(s: State, random: Random) -> None:
    """All draws of nature that are due, in a row."""
    if s.starter == NOTHING:
        s.starter = below(random, int(s.players))
    deal_tiles(s, random)
    go_on(s, None)


@part
def go_on(s: State, log: Log) -> None:
    """The order of a round: from step to step until a player or nature has to move."""
    while s.to_move != OVER:
        if s.step == PREPARING:
            if is_draw_due(s):
                return
            start_taking(s)
        elif s.step == TAKING:
            if s.on_offer:
                s.to_move = s.turn
                return
            start_playing(s)
        elif s.step == REFILLING:
            if is_draw_due(s):
                return
            s.step = PLAYING
        elif s.step == PLAYING:
            if is_somebody_left(s):
                s.to_move = s.turn
                return
            if s.round_number == ROUNDS:
                end_of_game(s, log)
            else:
                prepare(s)
        else:
            return


RULES = Rules(STATE, legal, apply, weight, standing, deal=deal)
