"""The page without Sintra's server: from a subfolder of a plain file server, then from no server at all; and a new version of it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sintra
from sintra.web.site.files import site
from sintra.web.site.version import STATIC
from sintra.web.site.writing import write
from sintra.words import LANGUAGES
from tests.web.conftest import QUICK
from tests.web.drivers.driver import Launch
from tests.web.drivers.firefox import firefox
from tests.web.drivers.webkit import webkit
from tests.web.guest import Guest
from tests.web.person import Person
from tests.web.static_host import WITHIN, StaticHost

Visit = Callable[..., Person]
VERSIONS = (
    """() => [...new Set(performance.getEntriesByType('resource').map((entry) => entry.name.match(/\\/v\\/(\\w+)\\//)?.[1]).filter(Boolean))]"""
)
IS_DRAWN = """(count) => {
  const images = [...document.querySelectorAll('.card img')];
  return images.length === count && images.every((image) => image.complete && image.naturalWidth > 0);
}"""
KEPT = "async () => { await navigator.serviceWorker.ready; return caches.keys(); }"


def read_start(page: Page, language: str) -> None:
    """The first page is there, in this language, with every game, its picture and its words."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".card")).to_have_count(len(sintra.GAMES))
    page.wait_for_function(IS_DRAWN, arg=len(sintra.GAMES))
    assert page.locator("figcaption span").first.inner_text()


def read_rules(page: Page, game: str, language: str) -> str:
    """The rules of a game by a link of their own; the heading."""
    page.goto(f"rules/?id={game}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("article.rules figure svg").first).to_be_visible()
    return page.locator("article.rules h1").first.inner_text()


def is_kept(page: Page) -> None:
    """Returns when the service worker has the whole page."""
    page.evaluate(KEPT)


def test_the_first_page_and_the_rules_need_no_server_of_ours(visit: Visit, host: StaticHost) -> None:
    headings = set()
    for language in LANGUAGES:
        ana = visit(language=language)
        ana.page.goto("")
        read_start(ana.page, language)
        ana.page.reload()
        read_start(ana.page, language)
        headings |= {read_rules(ana.page, game, language) for game in sintra.GAMES}
        ana.page.reload()
        expect(ana.page.locator("article.rules")).to_be_visible()
        assert not ana.complaints
    assert len(headings) >= len(LANGUAGES), "each language has words of its own"
    assert not [path for path in host.asked() if not path.startswith(f"/{WITHIN}/")], "nothing outside its folder is asked for"


def test_links_lead_from_page_to_page_and_back(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("")
    read_start(ana.page, "en")
    ana.page.locator("figcaption a").click()
    expect(ana.page.locator("article.rules")).to_be_visible()
    assert ana.page.url.endswith(f"/{WITHIN}/rules/?id={sintra.GAMES[0]}")
    ana.page.locator("a.wordmark").click()
    read_start(ana.page, "en")
    ana.page.go_back()
    expect(ana.page.locator("article.rules")).to_be_visible()
    ana.page.goto("table/")
    expect(ana.page.locator(".nowhere")).to_be_visible()


def test_what_needs_a_server_says_so(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("")
    friends = ana.page.get_by_role("button", name="With friends")
    expect(friends).to_be_disabled()
    expect(friends).to_contain_text("needs a server")
    for page in ("table", "replay"):
        ana.page.goto(f"{page}/?id=k3x9w2m4qp")
        expect(ana.page.locator(".nowhere")).to_contain_text("needs a server")
    assert not ana.complaints


def test_after_one_visit_it_opens_without_a_network_in_every_language(visit: Visit, host: StaticHost) -> None:
    ana = visit()
    ana.page.goto("")
    read_start(ana.page, "en")
    is_kept(ana.page)
    host.end()
    for language in LANGUAGES:
        ana.page.goto("")
        ana.page.locator("select.language").select_option(language)
        read_start(ana.page, language)
        for game in sintra.GAMES:
            read_rules(ana.page, game, language)
        ana.page.reload()
        expect(ana.page.locator("article.rules")).to_be_visible()
    assert not ana.complaints


@pytest.mark.parametrize("launch", [firefox, webkit])
def test_other_browsers_keep_it_too(launch: Launch, host: StaticHost, tmp_path: Path) -> None:
    with launch(tmp_path) as driver:
        ana = Guest(driver, f"{host.url}/{WITHIN}/", {**QUICK, "language": "hu"})
        ana.open("")
        ana.wait_for(IS_DRAWN, len(sintra.GAMES))
        ana.evaluate(KEPT)
        host.end()
        ana.open(f"rules/?id={sintra.GAMES[-1]}")
        ana.wait_for("() => Boolean(document.querySelector('article.rules figure svg'))")
        ana.open("")
        ana.wait_for(IS_DRAWN, len(sintra.GAMES))
        ana.content()


def test_an_open_page_goes_on_and_the_next_load_has_the_new_version(visit: Visit, host: StaticHost, tmp_path: Path) -> None:
    ana = visit()
    ana.page.goto("")
    read_start(ana.page, "en")
    is_kept(ana.page)
    [old] = ana.page.evaluate(VERSIONS)
    new = publish_another(tmp_path)
    seen = len(host.asked())

    ana.page.evaluate("() => navigator.serviceWorker.getRegistration().then((registration) => registration.update())")
    expect(ana.page.locator(".notice")).to_contain_text("A new version is ready")
    ana.page.locator("figcaption a").click()  # a part of the page that was not loaded yet
    expect(ana.page.locator("article.rules")).to_be_visible()
    assert ana.page.evaluate(VERSIONS) == [old]

    fetched = [path for path in host.asked()[seen:] if f"/v/{new}/" in path]
    assert any(path.endswith("js/main.js") for path in fetched)
    assert not [path for path in fetched if path.endswith(("base.css", "words.json"))], "what has not changed is not fetched again"

    ana.page.reload()
    expect(ana.page.locator("html[data-edition=another]")).to_be_attached()
    assert ana.page.evaluate(VERSIONS) == [new]
    host.end()
    ana.page.goto("")
    read_start(ana.page, "en")
    assert ana.page.evaluate(VERSIONS) == [new]
    assert not ana.complaints


def test_a_page_without_service_worker_says_when_its_version_is_gone(visitors: Callable[..., Person], host: StaticHost, tmp_path: Path) -> None:
    ana = visitors(url=f"{host.url}/{WITHIN}/")
    ana.page.goto("")
    read_start(ana.page, "en")
    shutil.rmtree(next((tmp_path / "host" / WITHIN / "v").iterdir()))
    ana.page.locator("figcaption a").click()
    expect(ana.page.locator(".nowhere")).to_contain_text("cannot be shown just now")


def test_the_page_may_run_webassembly_and_no_text_as_code(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("")
    tried = ana.page.evaluate(
        """async () => {
          const refused = [];
          document.addEventListener("securitypolicyviolation", (event) => refused.push(event.blockedURI));
          await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
          const script = document.createElement("script");
          script.textContent = "window.ran = true";
          document.head.append(script);
          await new Promise((resolve) => setTimeout(resolve));
          return [Boolean(window.ran), refused];
        }"""
    )
    assert tried == [False, ["inline"]]


def test_the_page_can_be_installed(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("")
    session = ana.context.new_cdp_session(ana.page)
    found = session.send("Page.getAppManifest")
    assert not found["errors"] and found["url"].endswith(f"/{WITHIN}/manifest.webmanifest")
    is_kept(ana.page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], [{"errorId": "in-incognito", "errorArguments": []}])


def test_behind_our_server_it_opens_without_a_network_too_and_says_that_it_has_none(person: Visit) -> None:
    ana = person(service_workers="allow")
    ana.start()
    is_kept(ana.page)
    ana.context.set_offline(True)
    ana.page.reload()
    read_start(ana.page, "en")
    expect(ana.page.locator(".notice")).to_contain_text("The server cannot be reached")
    ana.context.set_offline(False)
    ana.start().play_now()


def publish_another(tmp_path: Path) -> str:
    """A version with another `main.js`, written over the one that is served."""
    changed = tmp_path / "static"
    shutil.copytree(STATIC, changed)
    main = changed / "js" / "main.js"
    main.write_text(main.read_text(encoding="utf-8") + 'document.documentElement.dataset.edition = "another";\n', encoding="utf-8")
    another = site(changed)
    write(another, tmp_path / "host" / WITHIN)
    return another.version
