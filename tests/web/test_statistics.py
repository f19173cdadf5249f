"""One's own games in numbers: what the page counts is what the records say."""

import csv
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import sintra
from tests.web.person import Person
from tests.web.test_analysis import violations
from tests.web.test_local import begin, download, play_to_the_end

Visit = Callable[..., Person]


def kinds_of(record: sintra.Record, seat: int) -> dict[str, int]:
    """The points of a seat by kind of reason."""
    found: dict[str, int] = {}
    final = record.final()
    for notes in final.notes:
        for reason in final.reasons_of(notes):
            if reason.seat == seat:
                found[reason.kind] = found.get(reason.kind, 0) + reason.points
    return found


REVIEWED = """async (id) => {
  const base = document.querySelector('link[rel="icon"]').href.replace(/art\\/.*/, 'js/');
  const names = ['local/store.js', 'local/table.js', 'local/engines.js', 'review/questions.js', 'review/kept.js'];
  const [{ load }, { told }, { engineOf }, { questionsOf }, { keepReview }] = await Promise.all(names.map((name) => import(base + name)));
  const stored = await load(id);
  const engine = await engineOf(stored.agreement.game);
  const { positions, movers, own } = told(stored, engine);
  const asked = questionsOf({ positions, movers, rules: engine.rules });
  const mine = asked.filter(({ seat }) => seat === own[0]);
  const lost = (ply) => (ply === mine[0].ply ? [0, 1].map((seat) => (seat === own[0] ? -0.25 : 0.25)) : [0, 0]);
  const verdict = ({ ply }) => [ply, { before: [[0.5, 0.5], [0, 0]], change: [lost(ply), [0, 0]], error: 0, isExact: false, line: [], pass: 2 }];
  await keepReview(id, engine.description.sources, asked.map(verdict));
  return mine.length;
}"""  # a review in which one decision lost a quarter of the winning chance; how many decisions were mine


def at_statistics(page: Page) -> None:
    page.goto("")
    page.get_by_role("button", name="Watch or replay").click()
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()


def test_games_are_counted_as_their_records_tell_and_saved_as_a_table(visit: Visit) -> None:
    ana = visit(width=390, height=780)
    at_statistics(ana.page)
    expect(ana.page.locator(".statistics-body")).to_contain_text("There are no finished games against bots in this browser yet.")
    begin(ana, "azul")
    play_to_the_end(ana)
    record, game = sintra.record.read(download(ana)), re.search(r"local-\w+", ana.page.url)
    assert game
    seat = 0 if record.headers["Player 2"] == "random" else 1
    final = record.final()
    won = seat in final.winners

    at_statistics(ana.page)
    row = ana.page.get_by_role("region", name="By opponent").locator("tbody tr")
    expect(row).to_have_count(1)
    cells = row.locator("td").all_inner_texts()
    assert cells[0] == "1" and cells[2] == str(final.scores[seat])
    assert re.match(r"1 \(100" if won and len(final.winners) == 1 else r"0 \(0", cells[1])
    assert violations(ana.page) == []
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("button", name="Save as a table (CSV)").click()
    (line,) = csv.DictReader(Path(saving.value.path()).read_text(encoding="utf-8").splitlines())
    assert (line["game"], line["opponents"], int(line["points"])) == ("azul", "random", final.scores[seat])
    assert {name: int(float(line[f"points_{name}"])) for name in kinds_of(record, seat)} == kinds_of(record, seat)
    assert line["error_rate"] == "", "what was not reviewed is not made up"
    expect(ana.page.locator(".statistics-timeline")).to_have_count(0)

    decisions = ana.evaluate(REVIEWED, game[0])
    at_statistics(ana.page)
    expect(ana.page.locator(".statistics-timeline")).to_contain_text(f"One game reviewed: {round(25 / decisions, 1):g}% lost for each decision")
    assert violations(ana.page) == []
    ana.content()
