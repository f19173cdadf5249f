"""A rematch: the same people, options and clock; somebody else sits first."""

import pytest

from sintra.server.table.events import Agreement, Entry, Moved, SeatPlan
from sintra.server.table.match import Match
from sintra.server.table.referee import Referee
from sintra.server.table.rematch import seats_again
from sintra.server.wire import ClockRule
from tests.server.people import Person

NAMES = ("Ana", "Béla", "Carla", "Dan")


def played(players: int, secret: bytes, **options: str) -> Match:
    """A match in which the first decision was made."""
    seats = [SeatPlan("person", name.lower(), name) for name in NAMES[:players]]
    match = Match("m", Agreement("azul", {"first": "random", **options}, players, seats, ClockRule()), 0)
    match.apply(Entry(1, 0, Referee(match, secret).start()))
    assert match.turn is not None
    match.apply(Entry(2, 0, Moved(match.turn, int(match.position.legal_moves[0]), [])))
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_a_start_by_lot_the_one_after_the_starter_sits_first_and_the_order_stays(players: int) -> None:
    starters = set()
    for seed in range(24):
        match = played(players, b"seed %d" % seed)
        starter = next(mover for mover in match.movers if mover >= 0)
        around = [(starter + 1 + seat) % players for seat in range(players)]
        assert [plan.name for plan in seats_again(match)] == [NAMES[seat] for seat in around]
        starters.add(starter)
    assert starters == set(range(players)), "every seat started once at least"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_where_the_options_say_which_seat_starts_another_person_sits_there(players: int, first: int) -> None:
    seats = seats_again(played(players, b"seed", first=str(first)))
    assert seats[first - 1].name == NAMES[first % players]
    assert [plan.name for plan in seats] == [*NAMES[1:players], NAMES[0]]


@pytest.mark.anyio
async def test_a_rematch_keeps_options_and_clock(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open", options={"wall": "grey", "first": "1"}, clock={"kind": "turn", "seconds": 3 * 86_400})
    await bela.join(table)
    await bela.act(table["id"], type="resign")
    again = await bela.table((await bela.act(table["id"], type="rematch")).json()["game"])
    assert (again["options"], again["clock"]) == (table["options"], table["clock"])
    assert [seat["name"] for seat in again["state"]["seats"]] == ["Béla", "Ana"] and again["state"]["turn"] == 0


@pytest.mark.anyio
async def test_against_a_bot_and_around_one_screen_seats_are_swapped_too(ana: Person) -> None:
    for seats in (({"kind": "me"}, {"kind": "bot", "level": "random"}), ({"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Béla"})):
        wish = {"game": "azul", "options": {"first": "1"}, "seats": list(seats)}
        table = (await ana.http.post("/api/games", json=wish)).json()
        names = [seat["name"] for seat in table["state"]["seats"]]
        await ana.act(table["id"], type="resign", seat=0)
        again = await ana.table((await ana.act(table["id"], type="rematch")).json()["game"])
        assert [seat["name"] for seat in again["state"]["seats"]] == names[::-1]
