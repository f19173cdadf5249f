"""Every game is played to its end on the server, by people and bots; nobody is sent what they may not know, and the end is as its record says."""

import asyncio
import random

import pytest

import sintra
from sintra import record as records
from sintra.picture.pieces import pieces_of
from sintra.server.table.match import Match
from sintra.server.table.verify import verify
from tests.server.people import Person, Place
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


async def check_the_end(person: Person, place: Place, id: str) -> None:
    """The game ended as its record says, its draws were fair, and now everybody may know every move."""
    state, plies = place.copy.state, (await person.table(id))["plies"]
    assert all(told in (ply, [ply[0], None]) for told, ply in zip(place.copy.plies, plies, strict=True))
    text = (await person.http.get(f"/api/games/{id}/record")).text
    record = records.read(text)
    final = record.final()
    assert final.is_over and list(final.scores) == state["scores"]
    assert list(final.winners) == state["result"]["winners"]
    assert record.moves == [move for _, move in plies]
    assert verify(text).draws == sum(mover == -1 for mover, _ in plies)


@pytest.mark.parametrize("name", sintra.GAMES)
async def test_two_people_and_as_many_bots_as_there_is_room_for(people: list[Person], name: str) -> None:
    ana, bela, carla, _ = people
    bots = ("greedy", "random")[: max(sintra.game(name).players) - 2]
    table = await ana.create("me", "open", *bots, game=name, listed=True)
    await bela.join(table)
    async with ana.at(table["id"]) as one, bela.at(table["id"]) as two, carla.at(table["id"]) as watching:
        choose = random.Random(4)
        await asyncio.gather(one.play_to_the_end(choose), two.play_to_the_end(choose), watching.until(lambda state: state["phase"] == "over"))
        assert {mover for mover, _ in one.copy.plies} == {-1, *range(2 + len(bots))}
        for place in (one, two, watching):
            await check_the_end(carla, place, table["id"])


@pytest.mark.parametrize("name", sintra.GAMES)
async def test_one_person_against_a_bot(ana: Person, name: str) -> None:
    table = await ana.create("me", "greedy", game=name)
    async with ana.at(table["id"]) as place:
        await place.play_to_the_end(random.Random(6))
        await check_the_end(ana, place, table["id"])


def secret_games() -> list[str]:
    return [name for name in sintra.GAMES if sintra.game(name).rules.hide is not None]


@pytest.mark.parametrize("name", secret_games())
async def test_in_a_game_with_secrets_everybody_sees_what_they_may_know(served: Served, people: list[Person], name: str) -> None:
    """What each is sent is the picture of their own view; a move that only one may see reaches nobody else; the record waits for the end."""
    ana, bela, carla, _ = people
    table = await ana.create("me", "open", game=name, listed=True)
    await bela.join(table)
    id = table["id"]
    game = served.server.games.here(id)
    assert game is not None
    choose, hidden = random.Random(7), 0
    async with ana.at(id) as one, bela.at(id) as two, carla.at(id) as watching:
        places: list[tuple[Place, int | None]] = [(one, 0), (two, 1), (watching, None)]
        while True:
            for place, seat in places:
                while place.copy.version < game.match.version:
                    await place.hear()
                if game.match.phase != "over":
                    hidden += _check(place, seat, game.match)
            if game.match.phase == "over":
                break
            if any(witnesses is not None for witnesses in game.match.witnesses):
                assert (await carla.http.get(f"/api/games/{id}/record")).json()["code"] == "hidden"
            await (one if game.match.turn == 0 else two).play(choose)
        assert hidden, "the game should have had something to hide"
        await check_the_end(carla, watching, id)


def _check(place: Place, seat: int | None, match: Match) -> int:
    """That somebody has been sent exactly what a seat (None: everybody) may know; how many moves were hidden from them."""
    view = match.position.view(seat)
    expected = {(piece.kind, piece.place) for piece in pieces_of(view.game, view.state) if not piece.text}
    assert {(kind, where) for kind, places in place.copy.state["pieces"].items() for where in places} == expected
    known = [witnesses is None or seat in witnesses for witnesses in match.witnesses]
    assert [move for _, move in place.copy.plies] == [move if is_known else None for move, is_known in zip(match.moves, known, strict=True)]
    return known.count(False)
