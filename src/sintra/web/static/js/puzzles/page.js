/** Puzzles of a game: rated training, the puzzle of the day, what is to be repeated, themes. */

import { fill, h, icon } from "../kit/dom.js";
import { showNowhere } from "../kit/nowhere.js";
import { languagePicker, openPreferences } from "../kit/preferences.js";
import { keepGame } from "../kit/keeping.js";
import { setting } from "../kit/settings.js";
import { styled } from "../kit/style.js";
import { known, say } from "../kit/words.js";
import { hasEngine } from "../net/authority.js";
import { readGames } from "../net/data.js";
import { puzzleId } from "../net/taught.js";
import { pageAddress } from "../net/where.js";
import { dueMissed } from "../review/kept.js";
import { interval } from "./glicko.js";
import { nextIn, themeMode } from "./modes.js";
import { readTraining } from "./puzzles.js";
import { daily, daysInARow, due, NEW_SOLVER } from "./training.js";

export function open(main, { id, languages }) {
  if (!hasEngine) {
    showNowhere(main, "no-server", say("no-engine"));
    return () => {};
  }
  const page = new PuzzlesPage(main, id, languages);
  return () => page.close();
}

class PuzzlesPage {
  constructor(main, game, languages) {
    this.game = game;
    this.main = main;
    document.title = `${say("puzzles")} – Sintra`;
    this.tabs = h("nav", { class: "puzzle-games", "aria-label": say("choose-game") });
    this.body = h("div", { class: "puzzle-body" });
    styled("css/puzzles.css").then(() => {
      if (this.closed) return;
      main.append(
        h(
          "div",
          { class: "start-page puzzles-page" },
          h(
            "header",
            { class: "masthead" },
            h("a", { class: "wordmark", href: pageAddress() }, icon("sign"), h("span", {}, "Sintra")),
            h("div", { class: "tools" }, languagePicker(languages), h("button", { type: "button", class: "quiet", "aria-label": say("settings"), title: say("settings"), onclick: () => openPreferences() }, icon("gear"))),
          ),
          h("section", { class: "puzzle-head" }, h("h1", {}, say("puzzles")), h("p", { class: "lead" }, say("puzzles-lead"))),
          this.tabs,
          this.body,
        ),
      );
      this.load().catch(() => showNowhere(main));
    });
  }

  close() {
    this.closed = true;
  }

  async load() {
    const { games } = await readGames(document.documentElement.lang);
    this.game ||= (games.find(({ game }) => game === setting("game")) ?? games[0]).game;
    if (!games.some(({ game }) => game === this.game)) return showNowhere(this.main, "nowhere");
    const [training, missed] = await Promise.all([readTraining(this.game), dueMissed(Date.now())]);
    if (this.closed) return;
    fill(this.tabs, games.map(({ game, title }) => h("a", { href: pageAddress("puzzles", game), ...(game === this.game ? { "aria-current": "page" } : {}) }, title)));
    this.draw(training, missed.filter(({ kind }) => kind === this.game).length);
    keepGame(this.game, document.documentElement.lang);
  }

  /** `own`: how many mistakes of the solver's own games are to be mended. */
  draw(training, own) {
    const now = Date.now();
    const { puzzles, tries } = training;
    const solver = { ...NEW_SOLVER, ...training.solver };
    const [low, high] = interval(solver);
    const missed = due(puzzles, tries, now);
    const today = daily(puzzles, new Date(now));
    const fresh = nextIn("train", training, now);
    const result = tries.get(today.name);
    const days = daysInARow(solver.days, now);
    fill(
      this.body,
      h(
        "section",
        { class: "puzzle-solver", "aria-label": say("puzzle-you") },
        fact(Math.round(solver.rating), say("puzzle-rating"), say("puzzle-interval", { low, high })),
        fact(solver.streak, say("puzzle-streak"), say("puzzle-longest", { count: solver.longest })),
        fact(`${solver.solved}/${solver.tried}`, say("puzzle-solved"), days ? say("puzzle-days", { count: days }) : ""),
      ),
      h(
        "section",
        { class: "puzzle-ways" },
        way("play", say("puzzle-train"), say("puzzle-train-about", { count: puzzles.length }), this.address(fresh.puzzle, "train"), "first"),
        way("laurel", say("puzzle-daily"), result ? say(result.isSolved ? "puzzle-daily-solved" : "puzzle-daily-missed") : new Date(now).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long" }), this.address(today, "daily")),
        missed.length ? way("again", say("puzzle-repeat"), say("puzzle-repeat-about", { count: missed.length }), this.address(missed[0], "repeat")) : null,
        own ? way("lens", say("learn"), say("puzzle-own-about", { count: own }), pageAddress("learn", "", { kind: this.game })) : null,
      ),
      h("section", { class: "puzzle-themes" }, h("h2", {}, say("puzzle-themes")), h("ul", {}, this.themes(training, now))),
    );
  }

  /** The themes with how many puzzles each has, and how many of them were solved. */
  themes(training, now) {
    const { puzzles, tries } = training;
    const names = [...new Set(puzzles.flatMap(({ themes }) => themes))].filter((theme) => known(`puzzle-theme-${theme}`));
    const entry = (theme) => {
      const of = puzzles.filter(({ themes }) => themes.includes(theme));
      const solved = of.filter(({ name }) => tries.get(name)?.isSolved).length;
      const { puzzle } = nextIn(themeMode(theme), training, now);
      return { count: of.length, item: h("li", {}, h("a", { href: this.address(puzzle, themeMode(theme)) }, h("b", {}, say(`puzzle-theme-${theme}`)), h("small", {}, say("puzzle-theme-count", { solved, count: of.length })))) };
    };
    return names.map(entry).sort((one, other) => other.count - one.count).map(({ item }) => item);
  }

  address({ name }, from) {
    return pageAddress("table", puzzleId(this.game, name), { from });
  }
}

function fact(value, words, more) {
  return h("p", { class: "puzzle-fact" }, h("b", {}, String(value)), h("span", {}, words), h("small", {}, more));
}

function way(sign, title, about, href, look = "") {
  return h("a", { class: `puzzle-way ${look}`, href }, icon(sign), h("span", {}, h("b", {}, title), h("small", {}, about)));
}
