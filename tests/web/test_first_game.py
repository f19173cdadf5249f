"""The first game of one's own, after the lesson."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person

BEGIN = """async () => {
  const files = document.querySelector('script[type=module]').src.replace('js/main.js', '');
  await (await import(`${files}js/lesson/first_game.js`)).beginFirstGame('azul', {});
}"""


def test_it_has_a_coach_also_where_games_are_kept_by_the_server(person: Callable[..., Person]) -> None:
    ana = person(settings={"home": "server"})
    ana.start().evaluate(BEGIN)
    assert ana.at_table().wait_for_turn()
    assert "local-" in ana.page.url
    expect(ana.page.locator(".lesson-text")).not_to_be_empty()
    ana.content()
