/** One's own games in numbers: those of one person against bots that this browser keeps. Nothing leaves it. */

import { fill, h, icon } from "../kit/dom.js";
import { save } from "../kit/download.js";
import { levelWords } from "../kit/levels.js";
import { playNow } from "../kit/play_now.js";
import { languagePicker } from "../kit/preferences.js";
import { styled } from "../kit/style.js";
import { say } from "../kit/words.js";
import { engineOf, hasEngine } from "../local/engines.js";
import { list, load } from "../local/store.js";
import { told } from "../local/table.js";
import { wordsOf } from "../local/words.js";
import { readGames } from "../net/data.js";
import { pageAddress } from "../net/where.js";
import { byLevel, csv, entryOf, kindsOf } from "./count.js";
import { reviewOf } from "./reviews.js";
import { timeline } from "./timeline.js";

export function open(main, { languages }) {
  const page = new StatisticsPage(main, languages);
  return () => page.close();
}

class StatisticsPage {
  constructor(main, languages) {
    this.language = document.documentElement.lang;
    document.title = `${say("statistics")} – Sintra`;
    this.body = h("div", { class: "statistics-body" }, h("p", { role: "status" }, "…"));
    this.saveButton = h("button", { type: "button", hidden: true, onclick: () => this.save() }, icon("download"), h("span", {}, say("statistics-save")));
    main.append(
      h(
        "div",
        { class: "rules-page statistics-page" },
        h("header", { class: "masthead" }, h("a", { class: "wordmark", href: pageAddress() }, icon("sign"), h("span", {}, "Sintra")), h("div", { class: "tools" }, languagePicker(languages))),
        h("h1", {}, say("statistics")),
        h("p", { class: "statistics-about" }, say("statistics-about")),
        this.body,
        h("p", { class: "row" }, this.saveButton),
      ),
    );
    this.load().catch((error) => this.say(error.code ? say(`local-${error.code}`) : say("local-failed")));
  }

  close() {
    this.closed = true;
  }

  say(words, more = null) {
    fill(this.body, h("p", { role: "status" }, words), more);
  }

  async load() {
    await styled("css/statistics.css");
    const { games } = hasEngine ? await readGames(this.language) : { games: [] };
    const rows = hasEngine ? (await list()).filter(({ phase }) => phase === "over") : [];
    this.entries = [];
    this.reviews = new Map(); // by id, of games that were reviewed
    let unread = 0;
    for (const row of rows) {
      const found = await this.read(row).catch(() => (unread += 1, null)); // rules of another version, or a game that is no longer there
      if (this.closed) return;
      if (found) this.entries.push(found);
    }
    this.entries.sort((one, other) => one.created - other.created);
    if (!this.entries.length) return this.say(say("statistics-none"), h("p", { class: "row" }, playNow()));
    this.saveButton.hidden = false;
    const sections = [];
    for (const { game, title } of games) {
      const own = this.entries.filter((entry) => entry.game === game);
      if (own.length) sections.push(this.section(title, own, await wordsOf(game, this.language)));
    }
    if (this.closed) return;
    fill(this.body, sections, unread > 0 && h("p", { class: "statistics-about" }, say("statistics-unread", { games: unread })));
  }

  async read({ id }) {
    const stored = await load(id);
    const engine = await engineOf(stored.agreement.game);
    const match = told(stored, engine);
    const entry = entryOf(stored, match);
    const review = entry && (await reviewOf(stored, match, engine));
    if (review) this.reviews.set(id, review);
    return entry;
  }

  section(title, entries, words) {
    const reviewed = entries.filter(({ id }) => this.reviews.has(id)).map((entry) => ({ ...entry, ...this.reviews.get(entry.id) }));
    return h("section", {}, h("h2", {}, title), this.levels(entries), this.kinds(entries, words), reviewed.length > 0 && timeline(reviewed));
  }

  levels(entries) {
    const heads = ["opponent", "games", "won", "points", "margin", "most"].map((name) => h("th", { scope: "col" }, say(`statistics-${name}`)));
    const line = ({ players, levels, games, won, shared, points, margin, most }) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, levels.map((level) => levelWords(level)).join(", "), players > 2 && h("small", {}, ` ${say("players-exactly", { players })}`)),
        [String(games), wins(won, shared, games), number(points), signed(margin), most ?? "–"].map((cell) => h("td", {}, cell)),
      );
    return table(say("statistics-by-level"), h("tr", {}, heads), byLevel(entries).map(line));
  }

  kinds(entries, words) {
    const heads = ["kind", "mine", "others"].map((name) => h("th", { scope: "col" }, say(`statistics-${name}`)));
    const lines = kindsOf(entries).map(([kind, mine, others]) => h("tr", {}, h("th", { scope: "row" }, words.say(`kind-${kind}`)), [mine, others].map((points) => h("td", {}, signed(points)))));
    return lines.length > 0 && table(say("statistics-by-kind"), h("tr", {}, heads), lines);
  }

  save() {
    save(csv(this.entries, this.reviews), `sintra-statistics-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv");
  }
}

function table(caption, head, lines) {
  return h("div", { class: "statistics-scroll", tabindex: "0", role: "region", "aria-label": caption }, h("table", {}, h("caption", {}, caption), h("thead", {}, head), h("tbody", {}, lines)));
}

function wins(won, shared, games) {
  const part = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(won / games);
  return shared ? say("statistics-wins-shared", { won, shared, part }) : say("statistics-wins", { won, part });
}

function number(value) {
  return value === null ? "–" : new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(value);
}

function signed(value) {
  return value === null ? "–" : new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);
}
