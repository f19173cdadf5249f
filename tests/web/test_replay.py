"""A game told again."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person

Make = Callable[..., Person]
MOVES = 5


def replaying(person: Make, *, given_up: bool = False) -> Person:
    """A game with a few moves, being replayed."""
    ana = person().start().play_now()
    for _ in range(MOVES):
        assert ana.wait_for_turn()
        ana.decide()
    assert ana.wait_for_turn()
    if given_up:
        ana.page.get_by_role("button", name="More").click()
        ana.page.get_by_role("button", name="Resign").click()
        ana.page.locator("dialog .danger").click()
        ana.page.locator("dialog.result .close").click()
    ana.page.get_by_role("button", name="More").click()
    ana.page.locator("dialog").get_by_role("button", name="Replay").click()
    expect(ana.page.locator(".replay-page .piece").first).to_be_visible()
    return ana


def ply_of(ana: Person) -> int:
    found = re.search(r"ply=(\d+)", ana.page.url)
    assert found
    return int(found[1])


def test_step_jump_and_link_to_a_moment(person: Make) -> None:
    ana = replaying(person)
    first, moment = ply_of(ana), ana.pieces()
    ana.page.get_by_role("button", name="One move on").click()
    ana.page.wait_for_function("before => !location.search.includes('ply=' + before + '&') && !location.search.endsWith('ply=' + before)", arg=first)
    assert ply_of(ana) > first
    ana.page.keyboard.press("ArrowLeft")
    ana.page.wait_for_function("ply => new URLSearchParams(location.search).get('ply') === String(ply)", arg=first)
    ana.page.wait_for_function("count => document.querySelectorAll('.piece').length >= count", arg=len(moment))
    assert ana.pieces() == moment
    link = ana.page.url
    ana.page.get_by_role("button", name="To the end").click()
    ana.page.wait_for_function("ply => Number(new URLSearchParams(location.search).get('ply')) > ply", arg=first)
    ana.page.goto(link)
    expect(ana.page.locator(".replay-page .piece").first).to_be_visible()
    assert ana.pieces() == moment
    ana.content()


def test_it_plays_by_itself(person: Make) -> None:
    ana = replaying(person)
    first = ply_of(ana)
    ana.page.get_by_role("button", name="Play", exact=True).click()
    ana.page.wait_for_function("ply => Number(new URLSearchParams(location.search).get('ply')) > ply + 2", arg=first)
    ana.content()


def test_play_on_from_here_against_a_bot(person: Make) -> None:
    ana = replaying(person, given_up=True)
    there, moment = ana.page.url, ana.pieces()
    ana.page.get_by_role("button", name="Play on from here").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.page.wait_for_url("**/table/**")
    ana.at_table()
    assert ana.page.url != there
    assert ana.wait_for_turn()
    assert len(ana.pieces()) >= len(moment) - 1
    ana.decide()
    ana.content()
