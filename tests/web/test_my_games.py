"""My games: those that wait for me first, finished ones with their result, to be replayed and played again."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.person import Person

Make = Callable[..., Person]


def given_up(ana: Person) -> str:
    """The address of a game that was begun and resigned."""
    ana.play_now()
    assert ana.wait_for_turn()
    address = ana.page.url
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name="Resign").click()
    ana.page.locator("dialog .danger").click()
    expect(ana.page.locator("dialog.result")).to_be_visible()
    return address


def listed(ana: Person) -> Locator:
    ana.start()
    games = ana.page.locator(".my-games .game-list li")
    expect(games.first).to_be_visible()
    return games


def test_a_finished_game_is_there_with_its_result_and_can_be_replayed(person: Make) -> None:
    ana = person().start()
    id = given_up(ana).split("/table/")[1].split("?")[0]
    game = listed(ana)
    expect(game).to_have_count(1)
    expect(game.locator("em")).to_contain_text("You lost")
    game.get_by_role("link").click()
    expect(ana.page.locator(".replay-page .piece").first).to_be_visible()
    assert f"/replay/{id}" in ana.page.url
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Watch or replay").click()
    shelf = ana.page.locator("dialog section", has=ana.page.get_by_role("heading", name="My games"))
    expect(shelf.locator(f'a[href="/replay/{id}"]')).to_be_visible()
    ana.content()


def test_it_can_be_played_again_however_often(person: Make) -> None:
    ana = person().start()
    seen = {given_up(ana)}
    for _ in range(2):
        listed(ana).get_by_role("button", name="again").last.click()  # of the first game: the next ones were played, too
        ana.page.wait_for_url("**/table/**")
        ana.at_table()
        assert ana.wait_for_turn()
        assert ana.page.url not in seen
        seen.add(ana.page.url)
        ana.page.get_by_role("button", name="More").click()
        ana.page.get_by_role("button", name="Resign").click()
        ana.page.locator("dialog .danger").click()
        expect(ana.page.locator("dialog.result")).to_be_visible()
    ana.content()


def test_those_in_which_it_is_my_move_come_first(person: Make) -> None:
    ana, bela = person().start(), person().start()
    request, his = ana.context.request, bela.context.request
    mine, theirs = ({"game": "azul", "options": {"first": first}, "seats": [{"kind": "me"}, {"kind": "open"}]} for first in ("1", "2"))
    first, second = (request.post("/api/games", data=wish).json() for wish in (mine, theirs))
    for table in (first, second):
        assert his.post(f"/api/games/{table['id']}/join", data={"key": table["key"]}).ok
    games = listed(ana)
    expect(games.first.locator("a")).to_have_attribute("href", f"/table/{first['id']}")
    expect(games.first.locator("em")).to_have_text("Your turn")
    expect(games.nth(1).locator("em")).to_have_text("Being played")
    expect(listed(bela).first.locator("a")).to_have_attribute("href", f"/table/{second['id']}")
