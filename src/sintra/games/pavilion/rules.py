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
from sintra.games.pavilion.rules_preparing import draw, is_draw_due, prepare
from sintra.games.pavilion.rules_taking import start_taking, take
from sintra.games.pavilion.spec import (
    BONUS,
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
from sintra.kernel.dispatch import NATURE, OVER, Log, Moves, Rules, State

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
        return colours_of(s.supply, BONUS, moves)
    n = colours_of(s.hand[s.to_move], KEEP, moves)
    moves[n] = STOP
    return n + 1


@rule
def draws(s: State, moves: Moves) -> int:
    if s.starter == NOTHING:
        for seat in range(s.players):
            moves[seat] = START + seat
        return int(s.players)
    return colours_of(s.bag, DRAW, moves)


@rule
def weight(s: State, move: int) -> int:
    """Every seat is as likely to start; a colour is as likely to be drawn as it has tiles in the bag."""
    return 1 if move >= START else int(s.bag[move - DRAW])


@rule
def colours_of(tiles: Moves, first: int, moves: Moves) -> int:
    """A move for every colour that is among the tiles."""
    n = 0
    for c in range(COLOURS):
        moves[n] = first + c
        n += tiles[c] > 0
    return n


@rule
def takes(s: State, moves: Moves) -> int:
    """A colour that is not wild from a factory or the centre; the wild colour only where there is nothing else."""
    n = 0
    wild = wild_colour(s)
    for d in range(factories(s) + 1):
        first = n
        for c in range(COLOURS):
            moves[n] = d * COLOURS + c
            n += s.displays[d, c] > 0 and c != wild
        if n == first and s.displays[d, wild] > 0:
            moves[n] = d * COLOURS + wild
            n += 1
    return n


@rule
def placements(s: State, p: int, moves: Moves) -> int:
    """A tile of a colour that the star may take, on an empty space that the player can pay; or the pass."""
    n = 0
    wild = wild_colour(s)
    for c in range(COLOURS):
        tiles = int(s.hand[p, c])
        if tiles == 0:
            continue
        if c != wild:
            tiles += int(s.hand[p, wild])
        for star in range(STARS):
            if (s.allowed[p, star] >> c) & 1:
                spaces = ~(s.covered[p] >> (star * POINTS_OF_A_STAR)) & PAYABLE[s.grey, star, min(tiles, HIGHEST_COST)]
                first = PLACE + star * POINTS_OF_A_STAR * COLOURS + c
                for i in range(POINTS_OF_A_STAR):
                    moves[n] = first + i * COLOURS
                    n += (spaces >> i) & 1
    moves[n] = PASS
    return n + 1


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
    p = int(s.to_move)
    if move < PLACE:
        take(s, p, move // COLOURS, move % COLOURS, log)
    elif move < PAY:
        choose_space(s, p, (move - PLACE) // COLOURS, (move - PLACE) % COLOURS, log)
    elif move < BONUS:
        pay(s, p, move - PAY, log)
    elif move < PASS:
        take_bonus_tile(s, p, move - BONUS)
    elif move == PASS:
        s.passed[p], s.step = 1, KEEPING
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
def go_on(s: State, log: Log) -> None:
    """The order of a round: from step to step until a player or nature has to move."""
    while s.to_move != OVER:
        if s.step == PREPARING:
            if is_draw_due(s):
                return
            start_taking(s)
        elif s.step == TAKING:
            if s.on_offer > 0:
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


RULES = Rules(STATE, legal, apply, weight, standing)
