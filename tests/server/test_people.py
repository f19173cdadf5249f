"""People beside their games: another device, cookies that count no more, everything deleted; and for the host bans and the admin page."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets
from sqlalchemy import text

from sintra.server.storage.database import connect
from sintra.server.storage.people import CODE_LASTS, sign_of
from tests.server.people import Json, Person
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio

TOKEN = "a token that nobody guesses"


class Now:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


def id_of(served: Served, person: Person) -> str:
    guest = served.server.guests.read(person.cookie)
    assert guest is not None
    return guest.id


async def mine(person: Person) -> list[str]:
    return [game["id"] for game in (await person.http.get("/api/games?show=mine")).json()]


async def everything(served: Served) -> str:
    """All that the database holds, as text."""
    engine = connect(served.server.settings.database)
    async with engine.connect() as connection:
        found = [
            str(row)
            for table in ("games", "sitting", "events", "chronicles", "transfers", "revocations", "bans")
            for row in await connection.execute(text(f"SELECT * FROM {table}"))
        ]
    await engine.dispose()
    return "\n".join(found)


# ── Another device ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_code_brings_me_to_another_device_once(served: Served, ana: Person) -> None:
    table = await ana.create("me", "open")
    code = (await ana.http.post("/api/me/code")).json()
    phone, thief = Person(served.url), Person(served.url)
    await phone.http.get("/api/me")
    assert (await phone.http.post("/api/me/device", json={"code": code["code"]})).json() == {"name": "Ana"}
    assert await mine(phone) == [table["id"]] and id_of(served, phone) == id_of(served, ana)
    assert (await phone.table(table["id"]))["state"]["seats"][0]["mine"], "without the key: it is my game"
    again = await thief.http.post("/api/me/device", json={"code": code["code"]})
    assert again.status_code == 404 and again.json()["code"] == "bad-code"
    assert await mine(thief) == []
    for person in (phone, thief):
        await person.close()


async def test_a_code_counts_until_it_expires_or_another_one_is_made(tmp_path: Path) -> None:
    now = Now()
    async with serving(settings_for(tmp_path), now=now) as served:
        ana, phone = await Person(served.url, "Ana").introduce(), Person(served.url)
        first, second = [(await ana.http.post("/api/me/code")).json()["code"] for _ in range(2)]
        assert (await phone.http.post("/api/me/device", json={"code": first})).status_code == 404
        now.ms += CODE_LASTS
        assert (await phone.http.post("/api/me/device", json={"code": second})).status_code == 404
        for person in (ana, phone):
            await person.close()


async def test_the_code_itself_is_not_in_the_database(served: Served, ana: Person) -> None:
    code = (await ana.http.post("/api/me/code")).json()["code"]
    assert id_of(served, ana) in await everything(served), "the search finds what is there"
    assert code not in await everything(served)


async def test_revoked_cookies_count_no_more_on_any_process(database: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=database, beat=0.5)
    async with serving(settings) as one, serving(settings) as two:
        ana = await Person(one.url, "Ana").introduce()
        table = await ana.create("me", "me")
        phone = Person(two.url)
        phone.http.cookies.set("sintra", ana.http.cookies["sintra"])
        async with phone.at(table["id"]) as place:
            assert (await place.play())["type"] == "ack"
            assert (await ana.http.post("/api/me/revoke")).status_code == 200
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await place.hear()
        assert await mine(phone) == [] and await mine(ana) == [table["id"]]
        assert (await ana.act(table["id"], type="resign")).status_code == 200
        for person in (ana, phone):
            await person.close()


async def test_cookies_of_version_0_1_still_count(served: Served, ana: Person) -> None:
    """They do not say when they were signed."""
    guests = served.server.guests
    guest = guests.read(ana.cookie)
    assert guest is not None
    old = msgspec.structs.replace(guest, signed=0)
    assert guests.read(guests.cookie(old).partition(";")[0]) == old


# ── Everything deleted ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_my_data_goes_and_the_others_keep_their_game(served: Served, ana: Person, bela: Person) -> None:
    alone, waiting = await ana.create("me", "random"), await ana.create("me", "open")
    shared, not_begun = await bela.create("me", "open", options={"first": "1"}), await bela.create("me", "open", "open")
    for table in (shared, not_begun):
        await ana.join(table)
    async with bela.at(shared["id"]) as there:
        await there.play()
        id, cookie = id_of(served, ana), ana.cookie
        assert "Ana" in await everything(served)
        assert (await ana.http.delete("/api/me")).json() == {"name": ""}
    left = await everything(served)
    assert id not in left and "Ana" not in left
    assert await mine(ana) == [] and await mine(bela) == [shared["id"]]
    for gone in (alone, waiting, not_begun):
        assert (await bela.http.get(f"/api/games/{gone['id']}?key={gone['key']}")).status_code == 404
    table = await bela.table(shared["id"])
    assert table["state"]["phase"] == "over" and table["state"]["result"]["winners"] == [0], "she resigned"
    assert [seat["name"] for seat in table["state"]["seats"]] == ["Béla", "Guest 2"]
    ana.http.cookies.clear()
    assert await mine_with(served, cookie) == []


async def mine_with(served: Served, cookie: str) -> list[Json]:
    async with httpx.AsyncClient() as http:
        return list((await http.get(f"{served.url}/api/games?show=mine", headers={"Cookie": cookie})).json())


async def test_finished_games_are_kept_as_long_as_the_host_says(tmp_path: Path) -> None:
    now = Now()
    async with serving(settings_for(tmp_path, finished_days=30), now=now) as served:
        ana = await Person(served.url, "Ana").introduce()
        over, running = await ana.create("me", "me"), await ana.create("me", "me")
        await ana.act(over["id"], type="resign")
        for days, left in ((29, {over["id"], running["id"]}), (2, {running["id"]})):
            now.ms += days * 24 * 3600 * 1000
            await served.server._tidy_up()
            assert set(await mine(ana)) == left
        await ana.close()


# ── The host ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def host_of(served: Served, language: str = "en") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who has the token, in a browser."""
    async with httpx.AsyncClient(base_url=served.url, follow_redirects=True, headers={"Accept-Language": language}) as http:
        answer = await http.post("/admin/enter", data={"token": TOKEN})
        assert answer.status_code == 200, answer.text
        yield http


async def test_the_page_of_the_host_opens_with_the_token_alone(tmp_path: Path, served: Served) -> None:
    async with httpx.AsyncClient() as http:
        assert (await http.get(f"{served.url}/admin", headers={"Accept": "application/json"})).status_code == 404, "no token, no page"
        async with serving(settings_for(tmp_path, database=f"sqlite:///{tmp_path}/other.sqlite", admin_token=TOKEN)) as guarded:
            door = await http.get(f"{guarded.url}/admin")
            assert "password" in door.text and "Games in memory" not in door.text
            assert (await http.post(f"{guarded.url}/admin/enter", data={"token": "wrong"})).status_code == 401
            ban = {"kind": "address", "what": "192.0.2.1", "days": "1"}
            assert (await http.post(f"{guarded.url}/admin/ban", data=ban)).status_code == 401
            async with host_of(guarded, "hu") as host:
                page = await host.get("/admin")
                assert "Játszmák a memóriában" in page.text and page.headers["content-security-policy"].startswith("default-src 'none'; style-src")
                elsewhere = await host.post("/admin/ban", data=ban, headers={"Origin": "https://elsewhere.example"})
                assert elsewhere.status_code == 403 and elsewhere.json()["code"] == "origin"


async def test_somebody_at_a_table_is_kept_out_and_let_in_again(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, admin_token=TOKEN)) as served, host_of(served) as host:
        ana, bela = [await Person(served.url, name).introduce() for name in ("Ana", "<b>Béla</b>")]
        table = await ana.create("me", "open")
        await bela.join(table)
        async with bela.at(table["id"]) as place:
            await place.hear()
            shown = (await host.get(f"/admin?game={table['id']}")).text
            sign = sign_of(id_of(served, bela))
            assert sign in shown and "&lt;b&gt;Béla" in shown and "<b>Béla" not in shown and id_of(served, bela) not in shown
            banned = await host.post("/admin/ban", data={"kind": "guest", "what": sign, "days": "0", "note": "rude"})
            assert "rude" in banned.text and "for ever" in banned.text
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await place.hear()
        refused = await bela.http.get("/api/me", headers={"Accept-Language": "it"})
        assert refused.status_code == 403 and refused.json()["code"] == "banned" and "escluso" in refused.json()["words"]
        with pytest.raises(websockets.InvalidStatus):
            async with bela.at(table["id"]):
                pass
        assert (await ana.http.get("/api/me")).status_code == 200, "others at the same address are not meant"
        await host.post("/admin/lift", data={"kind": "guest", "what": sign})
        assert (await bela.http.get("/api/me")).status_code == 200
        for person in (ana, bela):
            await person.close()


async def test_an_address_is_kept_out_for_a_while_and_the_host_is_not(tmp_path: Path) -> None:
    now = Now()
    async with serving(settings_for(tmp_path, admin_token=TOKEN), now=now) as served, host_of(served) as host:
        ana = await Person(served.url, "Ana").introduce()
        await host.post("/admin/ban", data={"kind": "address", "what": "127.0.0.1", "days": "2"})
        assert (await ana.http.get("/")).status_code == 403
        assert (await host.get("/admin")).status_code == 200 and (await host.get("/health")).status_code == 200
        now.ms += 2 * 24 * 3600 * 1000
        assert (await ana.http.get("/api/me")).status_code == 200
        await ana.close()


NONSENSE = [{"kind": "address", "what": "", "days": "1"}, {"kind": "moon", "what": "x"}, {"kind": "guest", "what": "x", "days": "-1"}]


@pytest.mark.parametrize("form", NONSENSE)
async def test_a_ban_that_makes_no_sense_is_refused(tmp_path: Path, form: dict[str, str]) -> None:
    async with serving(settings_for(tmp_path, admin_token=TOKEN)) as served, host_of(served) as host:
        answer = await host.post("/admin/ban", data=form)
        assert answer.status_code == 400 and answer.json()["code"] == "bad-request"
        assert not served.server.people.bans


async def test_a_ban_reaches_all_processes(database: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=database, admin_token=TOKEN, beat=0.5)
    async with serving(settings) as one, serving(settings) as two, host_of(one) as host:
        ana = await Person(two.url, "Ana").introduce()
        await host.post("/admin/ban", data={"kind": "guest", "what": sign_of(id_of(two, ana)), "days": "1"})
        while (await ana.http.get("/api/me")).status_code != 403:
            await asyncio.sleep(0.05)  # until the notice has come
        await ana.close()


def test_every_word_of_the_page_is_there() -> None:
    """What the page says is in its words, and nothing else is."""
    folder = Path(__file__).parents[2] / "src" / "sintra" / "server" / "admin"
    words = set(re.findall(r"^(admin-[a-z-]+) =", (folder / "words" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    said = {word for word in words if word in code or f'"{word.removeprefix("admin-")}"' in code or word.startswith("admin-stored-")}
    assert said == words
