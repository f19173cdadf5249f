"""My seats on another device, everything of mine deleted, and the page of the host: the whole way, in a browser."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import ADMIN_TOKEN
from tests.web.person import Person

Make = Callable[..., Person]


def open_mine(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="My devices and data").click()


def test_a_link_brings_my_games_to_a_phone_and_all_of_them_can_be_deleted(person: Make) -> None:
    ana, phone = person(), person(width=390, height=780)
    ana.page.goto("/")
    request = ana.context.request
    table = request.post("/api/games", data={"game": "azul", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    open_mine(ana.page)
    ana.page.get_by_role("button", name="Make a link").click()
    link = ana.page.get_by_role("dialog").last.get_by_role("textbox")
    expect(ana.page.locator(".mine .code svg")).to_be_visible()
    address = link.input_value()
    assert "#device=" in address

    phone.page.goto(address)
    phone.page.get_by_role("button", name="Yes, it is mine").click()
    expect(phone.page.locator(f'a[href*="{table["id"]}"]').first).to_be_visible()
    assert "device" not in phone.page.url

    stranger = person()
    stranger.page.goto(address)
    stranger.page.get_by_role("button", name="Yes, it is mine").click()
    expect(stranger.page.get_by_text("this link was used or has expired")).to_be_visible()
    stranger.complaints.clear()  # a refusal is a 404 in the console

    open_mine(phone.page)
    phone.page.get_by_role("button", name="Delete my data").click()
    phone.page.get_by_role("button", name="Delete everything").click()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    assert request.get(f"/api/games/{table['id']}").status == 404
    ana.complaints.clear()


def test_the_host_finds_somebody_at_a_table_and_keeps_them_out(person: Make) -> None:
    host, ana = person(), person()
    request = ana.context.request
    table = request.post("/api/games", data={"game": "azul", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}).json()
    host.page.goto("/admin")
    host.page.get_by_label("Admin token").fill(ADMIN_TOKEN)
    host.page.get_by_role("button", name="Enter").click()
    host.page.get_by_label("Game (the end of its link)").fill(table["id"])
    host.page.get_by_role("button", name="Look").click()
    host.page.get_by_role("row", name="Ana").get_by_role("button", name="Keep out").click()
    expect(host.page.get_by_role("button", name="Let in again")).to_be_visible()
    assert request.get("/api/me").status == 403
    host.page.get_by_role("button", name="Let in again").click()
    expect(host.page.get_by_text("Nobody is kept out.")).to_be_visible()
    assert request.get("/api/me").status == 200
