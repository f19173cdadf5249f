"""The rules of Summer Pavilion: which moves there are, and the order of a round. Each phase has a file of its own, `rules_…`."""

from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.rules_end import end_of_game, standing
from sintra.games.pavilion.rules_piles import colour_at, colours_in, count, total, write_members
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
from sintra.games.pavilion.rules_preparing import draw, is_draw_due, prepare
from sintra.games.pavilion.rules_taking import start_taking, take
from sintra.games.pavilion.spec import (
    ALL_COLOURS,
    BONUS,
    CENTRE_STAR,
    CHOOSING,
    COLOURS,
    DRAW,
    HIGHEST_COST,
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
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, OVER, Log, Moves, Random, Rules, State
from sintra.kernel.random import below

# ── Whose move it is, and which moves there are ──────────────────────────────────────────────────────────────────────────


@rule
def legal(s: State, moves: Moves) -> int:
    """Fill `moves` with every move of whoever is to move; return how many."""
    if s.to_move == NATURE:
        return draws(s, moves)
    if s.step == TAKING:
        return takes(s, moves)
    if s.step == PLAYING:
        return placements(s, int(s.to_move), moves)
    if s.step == PAYING:
        return payments(s, int(s.to_move), moves)
    if s.step == CHOOSING:
        return write_members(moves, 0, colours_in(int(s.supply)), BONUS, 1)
    n = write_members(moves, 0, colours_in(int(s.hand[s.to_move])), KEEP, 1)
    moves[n] = STOP
    return n + 1


@rule
def draws(s: State, moves: Moves) -> int:
    if s.starter == NOTHING:
        return write_members(moves, 0, (1 << int(s.players)) - 1, START, 1)
    return write_members(moves, 0, colours_in(int(s.bag)), DRAW, 1)


@rule
def weight(s: State, move: int) -> int:
    """Every seat is as likely to start; a colour is as likely to be drawn as it has tiles in the bag."""
    return 1 if move >= START else count(int(s.bag), int(move) - DRAW)


@rule
def takes(s: State, moves: Moves) -> int:
    n = 0
    for source in range(factories(s) + 1):
        n = write_members(moves, n, (s.on_offer >> (source * COLOURS)) & ALL_COLOURS, source * COLOURS, 1)
    return n


@rule
def placements(s: State, p: int, moves: Moves) -> int:
    """A tile of a colour that the star may take, on an empty space that the player can pay; or the pass."""
    n = 0
    wild, hand = wild_colour(s), int(s.hand[p])
    for c in range(COLOURS):
        tiles = count(hand, c)
        if tiles == 0:
            continue
        if c != wild:
            tiles += count(hand, wild)
        tiles = min(tiles, HIGHEST_COST)
        if not s.grey:
            n = placements_on(s, p, c, c, tiles, moves, n)
            n = placements_on(s, p, CENTRE_STAR, c, tiles, moves, n)
        else:
            for star in range(STARS):
                n = placements_on(s, p, star, c, tiles, moves, n)
    moves[n] = PASS
    return n + 1


@rule
def placements_on(s: State, p: int, star: int, c: int, tiles: int, moves: Moves, n: int) -> int:
    """The spaces of one star that so many tiles can pay for a tile of the colour."""
    if not (s.allowed[p, star] >> c) & 1:
        return n
    empty = ~(s.covered[p] >> (star * POINTS_OF_A_STAR))
    first = PLACE + star * POINTS_OF_A_STAR * COLOURS + c
    return write_members(moves, n, empty & PAYABLE[s.grey, star, tiles], first, COLOURS)


@rule
def payments(s: State, p: int, moves: Moves) -> int:
    n = 0
    for wilds in range(fewest_wilds(s, p), most_wilds(s, p) + 1):
        moves[n] = PAY + wilds
        n += 1
    return n


# ── Playing a move ───────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def apply(s: State, move: int, log: Log) -> None:
    """Play one legal move, and everything after it that leaves nobody a choice."""
    p, move = int(s.to_move), int(move)
    if move < PLACE:
        take(s, p, move // COLOURS, move % COLOURS, log)
    elif move < PAY:
        choose_space(s, p, (move - PLACE) // COLOURS, (move - PLACE) % COLOURS, log)
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


@rule
def deal(s: State, random: Random) -> None:
    """All draws of nature that are due, in a row."""
    if s.starter == NOTHING:
        s.starter = below(random, int(s.players))
    draw(s, colour_at(int(s.bag), below(random, total(int(s.bag)))))
    while is_draw_due(s):
        draw(s, colour_at(int(s.bag), below(random, total(int(s.bag)))))
    go_on(s, None)


@rule
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
