"""Games that the page keeps itself, without any server but one that sends files, and then without that."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Download, expect

import sintra
from sintra.bots.levels import LEVELS
from sintra.kernel.phrase import Phrase, Word
from sintra.server.table.verify import verify
from sintra.words import LANGUAGES, bundle, say
from tests.server.serving import ServerProcess
from tests.web.conftest import QUICK, use_once
from tests.web.drivers.driver import Launch
from tests.web.drivers.firefox import firefox
from tests.web.drivers.webkit import webkit
from tests.web.guest import Guest
from tests.web.hands import PIECES
from tests.web.person import Person
from tests.web.static_host import WITHIN, StaticHost
from tests.web.test_static_host import is_kept, publish_another

Visit = Callable[..., Person]
FILL = """async () => {
  const opened = await new Promise((resolve) => {
    const request = indexedDB.open("filler");
    request.onupgradeneeded = () => request.result.createObjectStore("filler", { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
  });
  const put = (size) => new Promise((resolve) => {
    const transaction = opened.transaction("filler", "readwrite");
    transaction.objectStore("filler").add(new Uint8Array(size));
    transaction.oncomplete = () => resolve("");
    transaction.onabort = () => resolve(transaction.error.name);
  });
  let refused = "";
  for (let size = 65_536; size >= 64; size /= 2) while (!(refused = await put(size)));
  return refused;
}"""  # until the smallest thing is refused
MADE_UP = "purple,green,orange,yellow,blue,red"  # an order of wild colours that nobody prints


def begin(ana: Person, game: str, players: int = 2, **settings: Any) -> Person:
    """At a table of this game, against bots."""
    ana.page.goto("")
    ana.wait_for("() => Boolean(document.querySelector('.huge:enabled'))")
    if settings:
        ana.evaluate(
            "(more) => { localStorage.sintra = JSON.stringify({ ...JSON.parse(localStorage.sintra), ...more }); location.reload(); }", settings
        )
        ana.wait_for("() => Boolean(document.querySelector('.huge:enabled'))")
    ana.choose_game(game, players)
    return ana.play_now()


def play_to_the_end(ana: Person) -> int:
    """How many decisions that took."""
    decisions = 0
    while ana.wait_for_turn():
        ana.decide()
        decisions += 1
    expect(ana.page.locator("dialog.result")).to_be_visible()
    return decisions


def download(ana: Person) -> str:
    """The record of a finished game."""
    with ana.page.expect_download() as saving:
        ana.page.locator("dialog.result").get_by_role("button", name="Download").click()
    found: Download = saving.value
    return found.path().read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sintra.GAMES)
def test_a_whole_game_against_a_bot_needs_no_server_and_its_draws_are_fair(visit: Visit, host: StaticHost, game: str) -> None:
    ana = begin(visit(), game)
    assert "local-" in ana.page.url
    assert play_to_the_end(ana) > 10
    record = download(ana)
    assert verify(record).draws > 10
    assert not [path for path in host.asked() if "/api/" in path]
    ana.content()


@pytest.mark.parametrize("level", LEVELS)
def test_bots_think_beside_the_page(visit: Visit, level: str) -> None:
    ana = begin(visit(settings={"level": level}), "azul", options={"azul": {"first": "1"}})
    before = ana.version
    ana.decide()
    assert ana.wait_for_turn()
    assert ana.version > before + 1, "the bot has moved"
    assert [worker for worker in ana.page.workers if worker.url.endswith("engine/worker.js")], "it thought beside the page"
    ana.content()


def test_a_reload_loses_nothing_with_and_without_a_network(visit: Visit, host: StaticHost) -> None:
    ana = begin(visit(), "azul")
    ana.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    for _ in range(3):
        assert ana.wait_for_turn()
        ana.decide()
    assert ana.wait_for_turn()
    version, pieces = ana.version, ana.pieces()
    ana.reload()
    assert ana.at_table().wait_for_turn()
    assert (ana.version, ana.pieces()) == (version, pieces)
    host.end()
    ana.reload()
    assert ana.at_table().wait_for_turn()
    assert (ana.version, ana.pieces()) == (version, pieces)
    ana.decide()
    assert ana.wait_for_turn()
    ana.page.goto("")
    expect(ana.page.locator(".my-games .game-list a")).to_have_count(1)
    ana.page.locator(".my-games .game-list a").click()
    assert ana.at_table().wait_for_turn()
    assert ana.version > version
    ana.content()


def test_a_game_goes_on_where_the_page_has_become_another(visit: Visit, tmp_path: Path) -> None:
    ana = begin(visit(), "azul")
    is_kept(ana.page)
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    version, pieces = ana.version, ana.pieces()
    publish_another(tmp_path)
    ana.page.evaluate("() => navigator.serviceWorker.getRegistration().then((registration) => registration.update())")
    expect(ana.page.locator(".notice")).to_contain_text("A new version is ready")
    ana.reload()
    expect(ana.page.locator("html[data-edition=another]")).to_be_attached()
    assert ana.at_table().wait_for_turn()
    assert (ana.version, ana.pieces()) == (version, pieces)
    ana.decide()
    assert ana.wait_for_turn()
    assert ana.version > version


def test_a_decision_is_undone_even_after_the_bot_has_moved(visit: Visit) -> None:
    ana = begin(visit(), "azul", options={"azul": {"first": "1"}})
    assert ana.wait_for_turn()
    pieces = ana.pieces()
    ana.decide()
    assert ana.wait_for_turn()
    assert ana.pieces() != pieces
    ana.click(".deck-undo")
    ana.wait_for(f"(lying) => JSON.stringify(({PIECES})().sort()) === JSON.stringify(lying)", pieces)
    assert ana.wait_for_turn()
    ana.content()


def test_a_turn_waits_to_be_confirmed(visit: Visit) -> None:
    ana = begin(visit(settings={"confirm": True}), "azul", options={"azul": {"first": "1"}})
    assert ana.wait_for_turn()
    before = ana.version
    ana.decide()
    expect(ana.page.locator(".deck-confirm")).to_be_visible()
    assert ana.version == before + 1
    ana.click(".deck-undo")
    assert ana.wait_for_turn()
    ana.decide()
    ana.click(".deck-confirm")
    assert ana.wait_for_turn()
    expect(ana.page.locator(".deck-confirm")).to_be_hidden()
    ana.content()


def test_three_play_around_one_screen_with_their_names(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("")
    ana.wait_for("() => Boolean(document.querySelector('.huge:enabled'))")
    ana.page.get_by_role("button", name="Around this screen").click()
    ana.page.get_by_role("group", name="People").get_by_label("3", exact=True).check(force=True)
    for number, name in enumerate(("Ana", "Béla", "Cristina")):
        ana.page.get_by_role("textbox", name=f"Player {number + 1}").fill(name)
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.at_table()
    seen = set()
    for _ in range(6):
        assert ana.wait_for_turn()
        seen.add(ana.page.locator(".status .named").inner_text().split(":")[0].strip())
        ana.decide()
    assert len(seen) == 3
    ana.content()


def test_a_finished_game_is_replayed_and_played_on_from_and_both_records_can_be_read(visit: Visit) -> None:
    ana = begin(visit(), "azul")
    play_to_the_end(ana)
    ana.page.locator("dialog.result").get_by_role("button", name="Replay").click()
    expect(ana.page.locator(".replay-page .piece").first).to_be_visible()
    for _ in range(6):
        ana.press("ArrowRight")
    expect(ana.page.locator(".status")).not_to_have_text("")
    ana.page.get_by_role("button", name="Play on from here").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.page.wait_for_url("**/table/**")
    ana.at_table()
    play_to_the_end(ana)
    record = sintra.record.read(download(ana))
    assert record.final().is_over
    ana.content()


def test_all_games_go_to_another_browser_as_one_file(visit: Visit) -> None:
    ana = begin(visit(), "azul")
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    pieces, address = ana.pieces(), ana.page.url
    ana.page.goto("")
    ana.page.get_by_role("button", name="Watch or replay").click()
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("button", name="Save all to a file").click()
    file = saving.value.path()

    bela = visit()
    bela.page.goto("")
    bela.page.get_by_role("button", name="Watch or replay").click()
    bela.page.locator(".kept input").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b'{"games": []}'})
    expect(bela.page.locator(".notice")).to_contain_text("does not hold games")
    broken = file.read_bytes().replace(b'"move":', b'"move":9')
    bela.page.locator(".kept input").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": broken})
    expect(bela.page.locator(".notice").last).to_contain_text("does not hold games")
    expect(bela.page.locator("dialog .game-list a")).to_have_count(0)
    bela.page.locator(".kept input").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": file.read_bytes()})
    expect(bela.page.locator(".notice").last).to_contain_text("One game was taken")
    bela.page.locator("dialog .game-list a").click()
    assert bela.at_table().wait_for_turn()
    assert bela.pieces() == pieces
    assert bela.page.url == address

    bela.page.goto("")
    bela.page.get_by_role("button", name="Watch or replay").click()
    bela.page.locator("dialog .remove").click()
    bela.page.get_by_role("button", name="Delete", exact=True).last.click()
    expect(bela.page.locator("dialog .game-list a")).to_have_count(0)
    bela.page.goto(address)
    expect(bela.page.locator(".nowhere")).to_have_attribute("data-code", "no-such-game")
    ana.content()
    bela.content()


def test_one_tab_plays_and_the_other_says_so_until_it_is_asked(visit: Visit) -> None:
    ana = begin(visit(), "azul", options={"azul": {"first": "1"}})
    assert ana.wait_for_turn()
    other = ana.open_tab()
    other.goto(ana.page.url)
    expect(other.locator(".notice")).to_contain_text("being played in another tab")
    expect(other.locator(".target")).to_have_count(0)
    ana.decide()
    assert ana.wait_for_turn()
    other.wait_for_function("(version) => Number(document.querySelector('.room').dataset.version) >= version", arg=ana.version)
    other.get_by_role("button", name="Play here").click()
    expect(other.locator(".target.source").first).to_be_visible()
    expect(ana.page.locator(".notice")).to_contain_text("being played in another tab")
    expect(ana.page.locator(".target")).to_have_count(0)
    other.close()
    assert ana.wait_for_turn()
    expect(ana.page.locator(".notice")).to_have_count(0)
    ana.content()


def test_a_full_storage_is_said_in_words_and_loses_nothing(visitors: Visit, host: StaticHost) -> None:
    ana = visitors(url=f"{host.url}/{WITHIN}/")
    session = ana.context.new_cdp_session(ana.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": host.url, "quotaSize": 300_000})
    begin(ana, "azul", options={"azul": {"first": "1"}})
    assert ana.wait_for_turn()
    version, pieces = ana.version, ana.pieces()
    assert ana.evaluate(FILL) == "QuotaExceededError"
    ana.decide_quickly()
    expect(ana.page.locator(".notice.refused")).to_contain_text("no room left")
    assert ana.wait_for_turn()
    assert (ana.version, ana.pieces()) == (version, pieces)
    session.send("Storage.overrideQuotaForOrigin", {"origin": host.url})
    ana.decide()
    assert ana.wait_for_turn()
    assert ana.version > version


def test_the_table_in_words_and_every_point_need_no_server(visit: Visit) -> None:
    ana = begin(visit(language="hu"), "azul")
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    ana.page.get_by_role("button", name="Továbbiak").click()
    ana.page.get_by_role("button", name="Az asztal szavakban").click()
    expect(ana.page.locator(".position section")).to_have_count(3)
    assert "mintasor" in ana.page.locator(".position").inner_text()
    ana.content()


def test_a_browser_without_simd_says_that_it_cannot_play_here(visit: Visit) -> None:
    ana = visit()
    ana.page.add_init_script("WebAssembly.validate = () => false")
    ana.page.goto("")
    expect(ana.page.locator(".huge")).to_be_disabled()
    expect(ana.page.locator(".play-summary")).to_contain_text("SIMD")


def test_beside_a_server_a_browser_without_simd_plays_there_and_says_so(person: Visit) -> None:
    ana = person(settings={"home": "browser"})
    ana.page.add_init_script("WebAssembly.validate = () => false")
    ana.start()
    ana.page.get_by_role("button", name="Settings").click()
    expect(ana.page.locator(".preferences")).to_contain_text("no SIMD")
    ana.press("Escape")
    ana.choose_game("azul").play_now()
    assert "local-" not in ana.page.url
    ana.content()


def test_a_link_to_a_game_of_another_browser_says_so(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("table/?id=local-abcdefghjk")
    expect(ana.page.locator(".nowhere")).to_have_attribute("data-code", "no-such-game")


@pytest.mark.parametrize("game", sintra.GAMES)
def test_the_page_says_at_a_table_what_the_library_says(visit: Visit, game: str) -> None:
    ana = visit()
    ana.page.goto("")
    book, package = sintra.game(game).book, sintra.game(game).package
    files = ana.wait_for("() => document.querySelector('script[type=module]')?.src").rpartition("js/main.js")[0]
    for language in LANGUAGES:
        asked, answers = [], []
        for message in book.messages[1:]:
            for number in range(6):
                phrase = message.phrase([number % len(words) if words else number for _, words in message.slots])
                phrase = Phrase(phrase.id, {**phrase.data, "list": "…"})
                data = {name: {"word": value.id} if isinstance(value, Word) else value for name, value in phrase.data.items()}
                asked.append({"id": phrase.id, "data": data})
                answers.append(say(phrase, package if bundle(package, language).has_message(phrase.id) else "sintra.picture", language))
        said = ana.evaluate(
            """async ([files, game, language, asked]) => {
              const { learn } = await import(`${files}js/kit/words.js`);
              const { wordsOf } = await import(`${files}js/local/words.js`);
              await learn(language);
              const words = await wordsOf(game, language);
              return asked.map((phrase) => words.phrase(phrase));
            }""",
            [files, game, language, asked],
        )
        assert said == answers


def test_beside_a_server_the_page_keeps_games_against_bots_and_the_server_those_with_friends(person: Visit) -> None:
    ana = person(settings={"home": "browser"}, service_workers="allow")
    ana.start().choose_game("azul").play_now()
    assert "/table/local-" in ana.page.url
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    version = ana.version
    ana.reload()
    assert ana.at_table().wait_for_turn()
    assert ana.version == version
    ana.start()
    ana.page.get_by_role("button", name="With friends").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url(re.compile("/table/(?!local-)"))
    ana.at_table()
    ana.start()
    expect(ana.page.locator(".my-games .game-list a")).to_have_count(2)
    ana.content()


def test_options_that_only_a_server_can_show_are_played_there(person: Visit, server: ServerProcess) -> None:
    use_once(server, "pavilion")
    settings = {"home": "browser", "game": "pavilion", "options": {"pavilion": {"wild_order": MADE_UP}}}
    ana = person(settings=settings).start().play_now()
    assert "local-" not in ana.page.url
    ana.content()


def played(game: str, moves: int, **options: Any) -> sintra.Record:
    """The record of a game's beginning, with comments of its own."""
    position = sintra.new(game, seed=5, **options)
    for _ in range(moves):
        position.play(position.legal_moves[len(position.legal_moves) // 2])
    return sintra.Record.of(position, Player_1="Ana", Player_2="Béla", Event="The cup of Sintra")


def lay(ana: Person, record: str) -> None:
    """Choose a file with this record in the library."""
    ana.page.goto("")
    ana.page.get_by_role("button", name="Watch or replay").click()
    ana.page.locator(".import:not(.kept) input").set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": record.encode()})


def test_a_record_is_replayed_without_a_server_and_a_wrong_one_refused_in_words(visit: Visit, host: StaticHost) -> None:
    ana = visit()
    record = played("duel", 20, goals="rows,outer,corners")
    lay(ana, str(record))
    expect(ana.page.locator(".replay-page .piece").first).to_be_visible()
    assert "local-" in ana.page.url
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("button", name="Download").click()
    again = sintra.Record.load(saving.value.path())
    assert (again.moves, again.start, again.headers["Event"]) == (record.moves, record.start, "The cup of Sintra")
    ana.page.get_by_role("button", name="Share this game").click()
    expect(ana.page.locator(".notice").last).to_contain_text("needs a server")
    middle = sintra.Record(record.final(), [], {})
    lay(ana, str(middle))
    expect(ana.page.locator(".replay-page .piece").first).to_be_visible()
    lay(ana, str(record).replace("Result: unfinished, ", "Result: 1 wins, 9"))
    expect(ana.page.locator(".notice").last).to_contain_text("Line 3 of the record: the result says")
    lay(ana, str(middle).replace("scores=", "scores=9"))
    expect(ana.page.locator(".notice").last).to_contain_text("Line 2 of the record: scores: ")
    assert not [path for path in host.asked() if "/api/" in path]
    ana.content()


def test_a_clock_runs_at_this_screen_stands_while_the_page_is_closed_and_ends_a_game(visit: Visit) -> None:
    ana = begin(visit(), "azul", options={"azul": {"first": "1"}}, clockHere="brisk")
    assert ana.wait_for_turn()
    expect(ana.page.locator(".player-clock").first).to_contain_text(re.compile("^(5:00|4:5)"))
    ana.page.goto("")
    ana.page.locator(".my-games .game-list a").first.click()
    assert ana.at_table().wait_for_turn()
    expect(ana.page.locator(".player-clock").first).to_contain_text(re.compile("^(5:00|4:[45])"))
    ana.page.goto("")
    files = ana.wait_for("() => document.querySelector('script[type=module]')?.src").rpartition("js/main.js")[0]
    made = ana.evaluate(
        """async (files) => {
          const { create } = await import(`${files}js/local/games.js`);
          const seats = [{ kind: "me" }, { kind: "bot", level: "greedy" }];
          return create({ game: "azul", options: { first: "1" }, seats, clock: { kind: "turn", seconds: 1 } }, "en");
        }""",
        files,
    )
    ana.page.goto(f"table/?id={made}")
    expect(ana.page.locator("dialog.result")).to_contain_text("time")
    assert "Ended: 1 ran out of time" in download(ana)
    ana.content()


def test_a_game_of_this_browser_is_sent_to_the_server_to_be_shared(person: Visit) -> None:
    ana = person(settings={"home": "browser"})
    ana.start().choose_game("azul").play_now()
    for _ in range(3):
        assert ana.wait_for_turn()
        ana.decide()
    assert ana.wait_for_turn()
    ana.page.goto(ana.page.url.replace("/table/", "/replay/"))
    expect(ana.page.locator(".replay-page .piece").first).to_be_visible()
    ana.page.get_by_role("button", name="Share this game").click()
    link = ana.page.get_by_label("Link to this table").input_value()
    assert "/replay/" in link and "local-" not in link
    bela = person()
    bela.page.goto(link)
    expect(bela.page.locator(".replay-page .piece").first).to_be_visible()
    ana.content()
    bela.content()


@pytest.mark.parametrize("launch", [firefox, webkit])
def test_other_browsers_keep_games_too(launch: Launch, host: StaticHost, tmp_path: Path) -> None:
    with launch(tmp_path) as driver:
        ana = Guest(driver, f"{host.url}/{WITHIN}/", {**QUICK, "language": "en", "motion": "reduced", "level": "clay"})
        ana.open("")
        ana.play_now()
        for _ in range(4):
            assert ana.wait_for_turn()
            ana.decide()
        assert ana.wait_for_turn()
        version = ana.version
        ana.reload()
        assert ana.at_table().wait_for_turn()
        assert ana.version == version
        decisions = 0
        while ana.wait_for_turn():
            ana.decide()
            decisions += 1
        assert decisions > 5
        ana.content()
