"""Undo, confirmation, takeback, forced decisions, leaving and resigning: the referee and the match, without a server."""

import pytest

from sintra.positions import Position
from sintra.server import wire
from sintra.server.errors import Refused
from sintra.server.table.events import Agreement, Entry, SeatPlan
from sintra.server.table.match import Match
from sintra.server.table.referee import Referee
from sintra.server.view.render import Presence, Reader, Renderer

SECRET = b"seed 5"


class Table:
    """A match that is played by its rules; every action must be allowed or is refused with a code."""

    def __init__(self, *seats: SeatPlan, **options: str) -> None:
        agreement = Agreement("azul", {"first": "1", **options}, len(seats), list(seats), wire.ClockRule())
        self.match = Match("m", agreement, 0)
        self._apply([Referee(self.match, SECRET).start()])

    def _apply(self, events: list[object]) -> None:
        for event in events:
            entry = Entry(self.match.version + 1, 0, event, None)  # type: ignore[arg-type]
            self.match.apply(entry)

    def do(self, owner: str, action: wire.Action, away: set[int] = frozenset()) -> "Table":  # type: ignore[assignment]
        self._apply(list(Referee(self.match, SECRET).judge(owner, action, away)))
        return self

    def play(self, owner: str, which: int = 0) -> "Table":
        return self.do(owner, wire.Play("i", self.match.version, int(self.match.position.legal_moves[which])))

    def refusal(self, owner: str, action: wire.Action, away: set[int] = frozenset()) -> str:  # type: ignore[assignment]
        before = self.match.version, self.match.moves.copy()
        with pytest.raises(Refused) as refused:
            self.do(owner, action, away)
        assert (self.match.version, self.match.moves) == before
        return refused.value.code

    @property
    def v(self) -> int:
        return self.match.version

    def finish_round(self, *owners: str) -> "Table":
        """Play until nature has drawn again."""
        dealt = self.match.movers.count(-1)
        while self.match.movers.count(-1) == dealt:
            self.play(owners[self.match.position.to_move])
        return self


def person(owner: str, confirm: bool = False, forced: bool = False) -> SeatPlan:
    return SeatPlan("person", owner, owner.title(), confirm=confirm, forced=forced)


BOT = SeatPlan("bot", name="greedy", level="greedy")


def two(**options: str) -> Table:
    return Table(person("ana"), person("bela"), **options)


# ── Undo ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_no_undo_while_another_person_thinks_but_a_takeback_that_they_agree_to() -> None:
    table = two()
    start = list(table.match.moves)
    table.play("ana")
    played = list(table.match.moves)
    assert table.refusal("ana", wire.Undo("u", table.v)) == "nothing-to-undo"
    table.do("ana", wire.Takeback("t", table.v))
    assert table.match.moves == played and table.match.turn == 1, "asking alone takes nothing back"
    table.do("bela", wire.Answer("a", table.v, agree=True))
    assert table.match.moves == start and table.match.turn == 0


def test_a_turn_that_is_not_confirmed_has_not_passed_and_can_be_undone() -> None:
    table = Table(person("ana", confirm=True), person("bela"))
    start = list(table.match.moves)
    table.play("ana").do("ana", wire.Undo("u", table.v))
    assert table.match.moves == start and table.match.turn == 0


def test_around_one_screen_an_undo_is_free_until_the_next_has_moved() -> None:
    table = Table(person("ana"), person("ana"))
    start = list(table.match.moves)
    table.play("ana").do("ana", wire.Undo("u", table.v))
    assert table.match.moves == start and table.match.turn == 0
    table.play("ana").play("ana").do("ana", wire.Undo("u", table.v))
    assert table.match.turn == 1


def test_while_a_bot_thinks_an_undo_is_free_even_with_another_person_at_the_table() -> None:
    table = Table(person("ana"), BOT, person("bela"))
    start = list(table.match.moves)
    table.play("ana").do("ana", wire.Undo("u", table.v))
    assert table.match.moves == start and table.match.turn == 0


def test_whoever_has_let_a_bot_play_is_nobody_to_ask() -> None:
    table = two()
    start = list(table.match.moves)
    table.do("bela", wire.Leave("l")).play("ana").do("ana", wire.Undo("u", table.v))
    assert table.match.moves == start and table.match.turn == 0


def test_nobody_undoes_a_draw() -> None:
    table = two().finish_round("ana", "bela")
    for owner in ("ana", "bela"):
        assert table.refusal(owner, wire.Undo("u", table.v)) == "nothing-to-undo"


def test_the_same_decision_after_an_undo_brings_the_same_draws() -> None:
    first = two().finish_round("ana", "bela").match.moves
    table = Table(person("ana"), person("ana"))
    table.play("ana", 3).do("ana", wire.Undo("u", table.v))
    assert table.finish_round("ana", "ana").match.moves == first


# ── Confirmation ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_turn_waits_for_its_confirmation() -> None:
    table = Table(person("ana", confirm=True), person("bela")).play("ana")
    assert (table.match.unconfirmed, table.match.turn, table.match.acting) == (0, None, 0)
    assert table.refusal("bela", wire.Play("x", table.v, 0)) == "not-your-turn"
    assert table.refusal("ana", wire.Play("x", table.v, 0)) == "unconfirmed"
    assert table.refusal("bela", wire.Confirm("c", table.v)) == "nothing-to-confirm"
    table.do("ana", wire.Confirm("c", table.v))
    assert table.match.turn == 1
    assert table.refusal("ana", wire.Undo("u", table.v)) == "nothing-to-undo"


def test_nothing_is_drawn_before_the_turn_is_confirmed() -> None:
    plain = two().finish_round("ana", "bela").match.moves
    table = Table(person("ana", confirm=True), person("bela", confirm=True))
    while True:
        owner = ("ana", "bela")[table.match.position.to_move]
        table.play(owner)
        if table.match.position.to_move == -1:
            break
        table.do(owner, wire.Confirm("c", table.v))
    assert table.match.movers[-1] >= 0, "the last decision of the round can still be undone"
    table.do(owner, wire.Undo("u", table.v)).play(owner).do(owner, wire.Confirm("c", table.v))
    assert table.match.moves == plain


def test_switching_confirmation_off_finishes_the_turn_that_waits() -> None:
    table = Table(person("ana", confirm=True), person("bela")).play("ana")
    table.do("ana", wire.Prefer("p", confirm=False))
    assert table.match.turn == 1


# ── Takeback ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_takeback_against_people_needs_them_all() -> None:
    table = Table(person("ana"), person("bela"), person("carla"))
    start = list(table.match.moves)
    table.play("ana").play("bela").do("ana", wire.Takeback("t", table.v))
    assert table.match.question is not None and table.match.question.waiting_for == {1, 2}
    assert table.refusal("ana", wire.Answer("a", table.v, agree=True)) == "no-takeback"
    table.do("bela", wire.Answer("a", table.v, agree=True))
    assert len(table.match.moves) > len(start)
    table.do("carla", wire.Answer("a", table.v, agree=True))
    assert table.match.moves == start and table.match.turn == 0 and table.match.question is None


def test_one_no_is_enough_and_a_move_is_an_answer() -> None:
    table = two().play("ana")
    table.do("ana", wire.Takeback("t", table.v)).do("bela", wire.Answer("a", table.v, agree=False))
    assert table.match.question is None and table.match.movers[-1] == 0
    table.do("ana", wire.Takeback("t", table.v)).play("bela")
    assert table.match.question is None


def test_a_takeback_against_bots_is_free_even_over_a_draw() -> None:
    table = Table(person("ana"), BOT)
    start = list(table.match.moves)
    table.play("ana")
    move = int(table.match.position.legal_moves[0])
    table._apply([Referee(table.match, SECRET).decision(1, move)])
    table.do("ana", wire.Takeback("t", table.v))
    assert table.match.moves == start


# ── Forced decisions ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_decision_without_a_choice_is_made_for_those_who_like_it() -> None:
    forced = 0
    for likes in (True, False):
        table = Table(person("ana", forced=likes), person("bela", forced=likes))
        for _ in range(200):
            if table.match.phase == "over":
                break
            event = Referee(table.match, SECRET).forced()
            assert (event is not None) == (likes and len(table.match.position.legal_moves) == 1)
            owner = ("ana", "bela")[table.match.position.to_move]
            offered = Renderer(table.match, Presence(), 0, SECRET).state(Reader(owner, "en")).targets
            assert bool(offered) == (event is None), "nobody is asked for what will be done for them"
            if event:
                forced += 1
                table._apply([event])
            else:
                table.play(owner)
    assert forced


# ── Leaving, coming back, resigning ──────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_plays_for_somebody_who_left_and_gives_the_seat_back() -> None:
    table = two().do("ana", wire.Leave("l"))
    assert table.match.bot_to_move == "greedy"
    assert table.refusal("ana", wire.Play("x", table.v, 0)) == "not-your-turn"
    table.do("ana", wire.Back("b")).play("ana")
    assert table.match.turn == 1


def test_a_bot_stands_in_only_for_somebody_who_is_away() -> None:
    table = two()
    assert table.refusal("bela", wire.StandIn("s", 0)) == "not-away"
    assert table.refusal("eve", wire.StandIn("s", 0), {0}) == "not-your-seat"
    table.do("bela", wire.StandIn("s", 0), {0})
    assert table.match.bot_to_move == "greedy"


def test_with_two_players_the_other_wins_by_resignation() -> None:
    table = two().do("bela", wire.Resign("r"))
    assert (table.match.phase, table.match.winners, table.match.ended) == ("over", [0], "resigned")


def test_with_three_a_bot_plays_the_resigned_seat_and_cannot_win() -> None:
    table = Table(person("ana"), person("bela"), person("carla")).do("ana", wire.Resign("r"))
    assert table.match.phase == "playing" and table.match.bot_to_move == "greedy"
    assert table.refusal("ana", wire.Back("b")) == "not-away"
    table.do("bela", wire.Resign("r"))
    assert (table.match.phase, table.match.winners) == ("over", [2])


def test_leaving_with_an_unconfirmed_turn_finishes_it() -> None:
    table = Table(person("ana", confirm=True), person("bela")).play("ana").do("ana", wire.Leave("l"))
    assert table.match.unconfirmed is None and table.match.turn == 1


def test_who_holds_several_seats_resigns_the_one_named() -> None:
    table = Table(person("ana"), person("ana"), person("bela")).do("ana", wire.Resign("r", seat=1))
    assert [sits.out for sits in table.match.seats] == ["", "resigned", ""]
    assert table.refusal("ana", wire.Resign("r", seat=2)) == "not-your-seat"


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_decision_is_played_once_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    table, retold = two(), two()
    decisions: list[int] = []
    told: list[object] = []
    play = Position.play

    def noted(position: Position, move: int) -> None:
        if position.to_move >= 0:
            decisions.append(int(move))
        play(position, move)

    monkeypatch.setattr(Position, "play", noted)
    while table.match.phase != "over":
        owner = ("ana", "bela")[table.match.position.to_move]
        events = Referee(table.match, SECRET).judge(owner, wire.Play("i", table.v, int(table.match.position.legal_moves[0])), set())
        table._apply(list(events))
        told += events
    assert decisions == [move for mover, move in zip(table.match.movers, table.match.moves, strict=True) if mover >= 0]
    monkeypatch.undo()
    retold._apply(told)
    assert retold.match.position == table.match.position
    assert retold.match.position.notes == table.match.position.notes


def test_what_was_foreseen_of_a_decision_that_was_not_stored_is_not_played_on() -> None:
    """The database was away: the decision is made again, and its draws happen once."""
    table = two()
    table.finish_round("ana", "bela")
    before, move = list(table.match.moves), int(table.match.position.legal_moves[0])
    owner = ("ana", "bela")[table.match.position.to_move]
    for _ in range(2):
        events = Referee(table.match, SECRET).judge(owner, wire.Play("i", table.v, move), set())
        after = table.match.copy()
        after.apply(Entry(after.version + 1, 0, events[0], None))
    assert list(table.match.moves) == before
    table.play(owner)
    assert list(table.match.moves) == list(after.moves) and table.match.position == after.position
