"""Why a move is not legal: the first rule that it breaks, with the data that the words need."""

from collections.abc import Callable

from sintra.games.pavilion.notation import colour_word, split_place, split_take, star_word
from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.rules_playing import fewest_wilds, most_wilds
from sintra.games.pavilion.spec import (
    ACTIONS,
    BONUS,
    CENTRE_STAR,
    CHOOSING,
    COST,
    DRAW,
    KEEP,
    KEEPING,
    NOTHING,
    PASS,
    PAY,
    PAYING,
    PLACE,
    PLAYING,
    POINTS_OF_A_STAR,
    START,
    TAKING,
)
from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Phrase
from sintra.kernel.piles import count
from sintra.kernel.refusal import refused


def refuse(s: State, move: int) -> Phrase:
    """The rule that forbids the move in this position."""
    return refused(s, move, ACTIONS, refuse_draw, refuse_decision)


def refuse_decision(s: State, move: int) -> Phrase:
    return BY_STEP[int(s.step)](s, move)


def refuse_draw(s: State, move: int) -> Phrase:
    if s.starter == NOTHING:
        return Phrase("refuse-start-first") if move < START else Phrase("refuse-no-such-seat", {"players": int(s.players)})
    if move >= START:
        return Phrase("refuse-started")
    return Phrase("refuse-bag-has-none", {"colour": colour_word(move - DRAW)})


def refuse_taking(s: State, move: int) -> Phrase:
    if move >= PLACE:
        return Phrase("refuse-still-taking")
    source, c = split_take(move)
    if source > factories(s):
        return Phrase("refuse-no-such-factory", {"factories": int(factories(s))})
    if count(int(s.displays[source]), c) == 0:
        return Phrase("refuse-source-has-none", {"source": source, "colour": colour_word(c)})
    assert c == wild_colour(s)
    return Phrase("refuse-wild-only-alone", {"colour": colour_word(c)})


def refuse_playing(s: State, move: int) -> Phrase:
    if move < PLACE:
        return Phrase("refuse-nothing-on-offer")
    if move < PAY:
        return refuse_place(s, int(s.to_move), *split_place(move))
    if move < BONUS:
        return Phrase("refuse-nothing-to-pay")
    return Phrase("refuse-no-bonus") if move < PASS else Phrase("refuse-pass-first")


def refuse_place(s: State, p: int, star: int, index: int, c: int) -> Phrase:
    space = star * POINTS_OF_A_STAR + index
    if s.board[p, space] != NOTHING:
        return Phrase("refuse-space-covered", {"star": star_word(star), "index": index + 1})
    if not int(s.allowed[p, star]) >> c & 1:
        return refuse_colour(s, p, star, c)
    own = count(int(s.hand[p]), c)
    if own == 0:
        return Phrase("refuse-hand-has-none", {"colour": colour_word(c)})
    wild, cost = wild_colour(s), int(COST[s.grey, space])
    if c == wild:
        return Phrase("refuse-wild-pays-itself", {"colour": colour_word(c), "cost": cost, "tiles": own})
    return Phrase("refuse-cannot-pay", {"colour": colour_word(c), "cost": cost, "tiles": own + count(int(s.hand[p]), wild)})


def refuse_colour(s: State, p: int, star: int, c: int) -> Phrase:
    """A star of one colour takes no other; a star of different colours takes none twice."""
    if not s.grey and star != CENTRE_STAR:
        return Phrase("refuse-star-is-printed", {"star": star_word(star), "colour": colour_word(star)})
    first = star * POINTS_OF_A_STAR
    if c in s.board[p, first : first + POINTS_OF_A_STAR]:
        return Phrase("refuse-star-has-colour", {"star": star_word(star), "colour": colour_word(c)})
    held = next(int(colour) for colour in s.board[p, first : first + POINTS_OF_A_STAR] if colour != NOTHING)
    return Phrase("refuse-star-of-one-colour", {"star": star_word(star), "colour": colour_word(held)})


def refuse_paying(s: State, move: int) -> Phrase:
    if not PAY <= move < BONUS:
        return Phrase("refuse-pay-first", {"cost": int(COST[s.grey, s.space])})
    p, wilds = int(s.to_move), move - PAY
    if wilds < fewest_wilds(s, p):
        return Phrase("refuse-too-few-wilds", {"colour": colour_word(int(s.colour)), "wilds": int(fewest_wilds(s, p))})
    if wilds >= COST[s.grey, s.space]:
        return Phrase("refuse-one-of-the-colour", {"colour": colour_word(int(s.colour))})
    return Phrase("refuse-too-many-wilds", {"wilds": int(most_wilds(s, p))})


def refuse_choosing(s: State, move: int) -> Phrase:
    if not BONUS <= move < PASS:
        return Phrase("refuse-bonus-first", {"tiles": int(s.due)})
    return Phrase("refuse-supply-has-none", {"colour": colour_word(move - BONUS)})


def refuse_keeping(s: State, move: int) -> Phrase:  # noqa: ARG001
    if move < KEEP:
        return Phrase("refuse-passed")
    return Phrase("refuse-hand-has-none", {"colour": colour_word(move - KEEP)})


BY_STEP: dict[int, Callable[[State, int], Phrase]] = {
    TAKING: refuse_taking,
    PLAYING: refuse_playing,
    PAYING: refuse_paying,
    CHOOSING: refuse_choosing,
    KEEPING: refuse_keeping,
}
