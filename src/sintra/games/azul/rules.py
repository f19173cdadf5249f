"""The rules of Azul: which moves there are, and what each does. The phases of a round have files of their own: offer, tiling, next round."""

from sintra.games.azul.rules_offer import source_colour_line, take
from sintra.games.azul.rules_round import deal, draw, end_of_round, go_on_dealing, standing
from sintra.games.azul.rules_tiling import open_columns, tile, tiling
from sintra.games.azul.spec import ACTIONS, COLUMNS, DRAW, LINES_FROM, NOTHING, START, STATE, TAKES_FROM, TILE
from sintra.kernel.compile import part
from sintra.kernel.dispatch import NATURE, Log, Moves, Rules, State
from sintra.kernel.guessing import IN_ONE_GO
from sintra.kernel.indices import seat_to_move
from sintra.kernel.piles import colours_in, count
from sintra.kernel.sets import first_of, write_members

# ── Whose move it is, and which moves there are ──────────────────────────────────────────────────────────────────────────


@part
def legal(s: State, moves: Moves) -> int:
    """Fill `moves` with every move of the seat to move; return how many."""
    if s.to_move == NATURE:
        return draws(s, moves)
    if s.on_offer == 0:
        return spaces_for_line(s, int(s.to_move), moves)
    return takes(s, seat_to_move(s), moves)


@part
def draws(s: State, moves: Moves) -> int:
    if s.starter == NOTHING:
        return write_members(moves, 0, (1 << int(s.players)) - 1, START)
    return write_members(moves, 0, colours_in(int(s.bag)), DRAW)


@part
def weight(s: State, move: int) -> int:
    """Every seat is as likely to start; a colour is as likely to be drawn as it has tiles in the bag."""
    return 1 if move >= START else count(int(s.bag), move - DRAW)


@part
def takes(s: State, p: int, moves: Moves) -> int:
    """All tiles of one colour from one factory or from the centre, to a line that accepts the colour or to the floor line."""
    n = 0
    accepts, rest = int(s.accepts[p]), int(s.on_offer)
    while rest:
        for _ in range(IN_ONE_GO):
            group = first_of(rest)
            n = write_members(moves, n, accepts >> LINES_FROM[group], TAKES_FROM[group])
            rest &= rest - 1
    return n


@part
def spaces_for_line(s: State, p: int, moves: Moves) -> int:
    """Grey wall: the spaces that are open to the topmost of the player's complete lines."""
    r = first_of(int(s.complete[p]))
    return write_members(moves, 0, open_columns(s, p, r), TILE + r * COLUMNS)


# ── Playing a move ───────────────────────────────────────────────────────────────────────────────────────────────────────


@part
def apply(s: State, move: int, log: Log) -> None:
    """Play one legal move, and everything after it that leaves nobody a choice."""
    if move < TILE:
        source, c, line = source_colour_line(move)
        take(s, seat_to_move(s), source, c, line)
    elif move < ACTIONS:
        tile(s, int(s.to_move), (move - TILE) // COLUMNS, (move - TILE) % COLUMNS, log)
    elif move < START:
        draw(s, move - DRAW)
    else:
        s.starter = move - START
        go_on_dealing(s)
    if move < ACTIONS and s.on_offer == 0 and tiling(s, log):
        end_of_round(s, log)


RULES = Rules(STATE, legal, apply, weight, standing, deal=deal)
