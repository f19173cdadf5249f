"""What the others did since one's last turn: what it was, where, and no more of it than one may know."""

import random

from sintra.picture.pieces import by_kind
from sintra.server import wire
from sintra.server.table.events import Agreement, Entry
from sintra.server.table.match import Match
from sintra.server.table.referee import Referee
from sintra.server.view.deeds import MOST, deeds_of_others
from tests.server.test_rules_of_the_table import SECRET, person, two

OWNERS = ("ana", "bela")


def begun(game: str) -> Match:
    match = Match("m", Agreement(game, {"first": "1"}, 2, [person(owner) for owner in OWNERS], wire.ClockRule()), 0)
    match.apply(Entry(1, 0, Referee(match, SECRET).start(), None))
    return match


def play(match: Match, move: int) -> None:
    for event in Referee(match, SECRET).judge(OWNERS[match.position.to_move], wire.Play("i", match.version, move), set()):
        match.apply(Entry(match.version + 1, 0, event, None))


def test_a_deed_has_its_places_and_what_was_taken_from_where() -> None:
    match = two().match
    assert deeds_of_others(match, 0, 0) == []
    play(match, int(match.position.legal_moves[0]))
    assert deeds_of_others(match, 0, 0) == [], "one's own decision is no deed of others"
    before, _ = by_kind(match.position.game, match.position.state)
    play(match, int(match.position.legal_moves[-1]))
    [deed] = deeds_of_others(match, 0, 0)
    source, line = deed.places
    assert (deed.seat, deed.move) == (1, match.moves[-1])
    assert source in deed.taken
    assert line.startswith(("line-2-", "floor-2"))
    group = source.rpartition("-")[0]
    assert deed.taken == [place for place in before[deed.kind] if place.startswith(group)]
    assert deeds_of_others(match, 0, len(match.moves)) == [], "a new round has begun since"


def test_nobody_learns_from_a_deed_what_is_hidden_from_them() -> None:
    match, chance, hidden = begun("duel"), random.Random(4), 0
    while match.phase == "playing":
        seat = match.position.to_move
        own = max((ply for ply, mover in enumerate(match.movers) if mover == seat), default=-1)
        others = [ply for ply in range(own + 1, len(match.moves)) if match.movers[ply] == 1 - seat]
        known = [ply for ply in others if (witnesses := match.witnesses[ply]) is None or seat in witnesses]
        hidden += len(others) - len(known)
        deeds = deeds_of_others(match, seat, 0)
        assert [deed.move for deed in deeds] == [match.moves[ply] for ply in known][-MOST:]
        for ply, deed in zip(known, deeds, strict=True):
            shown, _ = by_kind(match.position.game, match.position.after(ply).view(seat).state)
            assert not deed.kind or deed.places[0] in shown[deed.kind]
        play(match, int(chance.choice(match.position.legal_moves)))
    assert hidden > 0
