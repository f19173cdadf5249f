"""While a game runs nothing sent, logged or exported holds the secret, the order of things to come, another seat's knowledge or key."""

import base64
import logging
import random

import msgspec
import pytest

from sintra.kernel.errors import SintraError
from sintra.server.table.dealing import commitment_to
from sintra.server.table.verify import Unchecked, Unfair, verify
from tests.server.people import Person
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


def id_of(person: Person) -> str:
    """The id in somebody's cookie: their right to play."""
    return str(msgspec.json.decode(base64.urlsafe_b64decode(person.http.cookies["sintra"].partition(".")[0]))["id"])


async def test_no_secret_no_key_no_identity_in_anything_that_leaves_the_server(
    served: Served, people: list[Person], caplog: pytest.LogCaptureFixture
) -> None:
    ana, bela, carla, _ = people
    caplog.set_level(logging.INFO)
    table = await ana.create("me", "open", listed=True)
    await bela.http.post(f"/api/games/{table['id']}/join", json={})
    id = table["id"]
    game = served.server.games.here(id)
    assert game is not None
    secret, key = game.secret, game.match.agreement.key
    choose, outside = random.Random(1), []
    async with ana.at(id) as one, bela.at(id) as two, carla.at(id) as watching:
        for _ in range(12):
            mover = one if (await one.until(lambda state: state.get("turn") is not None))["turn"] == 0 else two
            await mover.play(choose)
            for place in (one, two, watching):
                while place.copy.version < game.match.version:
                    await place.hear()
            for path in ("", "/record", "/account", "/replay", "/scene", "/picture", f"/updates?since={game.match.version - 1}"):
                outside.append((await carla.http.get(f"/api/games/{id}{path}")).text)
        mine = "".join([*one.raw, *two.raw])
        outside += [(await carla.http.get(f"/api/games?show={show}")).text for show in ("open", "playing")]
        others = "".join([*watching.raw, *outside])
    logged = "".join(record.getMessage() for record in caplog.records if not record.name.startswith(("httpx", "httpcore", "websockets.client")))
    everything = mine + others + logged
    for hidden in (secret.hex(), base64.b64encode(secret).decode(), str(list(secret))[1:-1], id_of(ana), id_of(bela)):
        assert hidden not in everything
    assert key not in others + logged
    assert commitment_to(secret) in others
    await ana.act(id, type="resign")
    assert secret.hex() in (await carla.http.get(f"/api/games/{id}")).text, "at the end it is revealed"
    assert verify((await carla.http.get(f"/api/games/{id}/record")).text).draws


async def test_a_changed_record_is_found_out(ana: Person, bela: Person) -> None:
    table = await ana.create("me", "open")
    await bela.join(table)
    record = (await ana.http.get(f"/api/games/{table['id']}/record")).text
    with pytest.raises(Unchecked) as running:
        verify(record)
    assert running.value.problem == "unfinished"
    await ana.act(table["id"], type="resign")
    record = (await ana.http.get(f"/api/games/{table['id']}/record")).text
    assert verify(record).draws == 21
    secret = next(line for line in record.splitlines() if line.startswith("Secret: "))
    with pytest.raises(Unfair) as other:
        verify(record.replace(secret, "Secret: " + "00" * 32))
    assert other.value.problem == "other-secret"
    draws = next(line for line in record.splitlines() if line.startswith("~ start"))
    letters = draws.split(", ")[1]
    changed = letters[::-1] if letters != letters[::-1] else letters.replace(letters[0], "B" if letters[0] != "B" else "Y", 1)
    with pytest.raises((Unfair, SintraError)):
        verify(record.replace(letters, changed))
