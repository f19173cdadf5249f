/** After a game: how it went, what decided it, what was missed, and how much of it was luck. Everything is thought out on this machine. */

import { fill, h, icon } from "../kit/dom.js";
import { go } from "../kit/go.js";
import { announce } from "../kit/notices.js";
import { ending, showNowhere } from "../kit/nowhere.js";
import { languagePicker, openPreferences } from "../kit/preferences.js";
import { useStyles } from "../kit/styles.js";
import { learnAlso, say } from "../kit/words.js";
import { hasEngine } from "../local/engines.js";
import { isAnsweredByServer } from "../net/authority.js";
import { readData } from "../net/data.js";
import { pageAddress } from "../net/where.js";
import { Game } from "../table/game.js";
import { outcome } from "../table/status.js";
import { Board } from "./board.js";
import { Graph } from "./graph.js";
import { keepMissedOf } from "./missed.js";
import { Moments } from "./moments.js";
import { ServedSource } from "./served.js";
import { Source } from "./source.js";
import { gainedTable, rateList, shareTable, verdictWords } from "./summary.js";

export function open(main, context) {
  const page = new ReviewPage(main, context);
  return () => page.close();
}

class ReviewPage {
  constructor(main, { id, query, languages }) {
    this.game = new Game(id, query.get("key") ?? "", document.documentElement.lang);
    this.keys = (event) => this.key(event);
    this.load(main, languages).catch((error) => this.closed || this.fail(main, error));
  }

  close() {
    this.closed = true;
    this.reviewing?.close();
    this.graph?.close();
    this.board?.close();
    document.removeEventListener("keydown", this.keys);
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }

  async load(main, languages) {
    await Promise.all([learnAlso("study"), useStyles("review")]);
    if (this.closed) return;
    this.build(main, languages);
    document.addEventListener("keydown", this.keys);
    if (!hasEngine && !isAnsweredByServer(this.game.id)) {
      this.say(say("review-no-engine"));
      return;
    }
    this.source = await this.find();
    this.calibration = this.source?.engine ? await readData(`${this.game.table.game}/calibration.json`) : {};
    if (this.closed) return;
    const { scene } = this.source;
    this.title.textContent = say("review-of", { title: scene.title });
    document.title = `${this.title.textContent} – Sintra`;
    this.status.textContent = outcome(this.game.state);
    this.board = new Board(this.source, this.room);
    this.graph = new Graph(this.source, (ply) => this.look(ply));
    this.moments = new Moments(this.source, { show: (entry, steps) => this.showMoment(entry, steps), line: (ply) => this.reviewing.line(ply) });
    this.reviewing = this.source.review({
      found: (ledger) => this.found(ledger),
      progress: (progress) => this.progress(progress),
      failed: (error) => this.say(say("review-failed", { cause: error.message })),
    });
    await this.board.show(this.source.moves.length);
  }

  /** The game with all that reviews it: this page, or the server where the page cannot. */
  async find() {
    if (hasEngine) {
      try {
        return await Source.of(this.game);
      } catch (error) {
        if (error.code !== "review-unknown-start" || !isAnsweredByServer(this.game.id)) throw error;
      }
    }
    this.served = say("review-served");
    return ServedSource.of(this.game, (progress) => this.closed || this.progress(progress), () => this.closed);
  }

  fail(main, error) {
    if (error.code?.startsWith("review-") && this.side) this.say(say(error.code));
    else showNowhere(main, ending(error.code, this.game.key), error.message);
  }

  build(main, languages) {
    this.title = h("span", { class: "bar-title" }, say("review"));
    this.status = h("p", { class: "status", role: "status", "data-kind": "over" });
    this.room = h("div", { class: "room" });
    this.bar = h("progress", { class: "review-progress", max: "1", "aria-label": say("review-progress") });
    this.barWords = h("p", { class: "review-progress-words", role: "status" }, say("review-begins"));
    this.body = h("div", { class: "review-body" });
    this.side = h("aside", { class: "side review-side", "aria-label": say("review") }, h("div", { class: "review-head" }, this.barWords, this.bar), this.body);
    const tool = (name, words, run) => h("button", { type: "button", class: "quiet", "aria-label": words, title: words, onclick: run }, icon(name));
    main.append(
      h(
        "div",
        { class: "table-page review-page" },
        h(
          "header",
          { class: "bar" },
          h("a", { class: "home", href: pageAddress(), "aria-label": say("to-start"), title: say("to-start") }, icon("sign")),
          h("h1", { class: "bar-head" }, this.title),
          this.status,
          h("div", { class: "tools" }, languagePicker(languages), tool("gear", say("settings"), () => openPreferences())),
        ),
        this.room,
        this.side,
      ),
    );
  }

  /** A word in the place of everything else. */
  say(words) {
    this.barWords.textContent = words;
    this.bar.hidden = true;
    announce(words);
  }

  progress({ pass, done, all, isDone }) {
    this.bar.max = all;
    this.bar.value = done;
    this.bar.hidden = isDone;
    const words = isDone ? say("review-done") : say(pass === 0 ? "review-first-look" : "review-closer-look", { done, all });
    if (isDone && !this.isDone) announce(say("review-done"));
    this.isDone = isDone;
    this.barWords.textContent = [words, !isDone && this.served].filter(Boolean).join(" ");
    if (isDone && this.ledger && this.source.engine) keepMissedOf(this.source, this.reviewing, this.ledger);
  }

  /** Everything that was found, for the first time or better than before. */
  found(ledger) {
    const isFirst = !this.ledger;
    this.ledger = ledger;
    const deciding = this.moments.show(ledger);
    if (isFirst) this.lay();
    this.graph.show(ledger, deciding);
    const words = verdictWords(ledger, this.source);
    if (words.join() !== this.words) fill(this.verdict, ...words.map((one) => h("span", {}, `${one} `)));
    this.words = words.join();
    const levels = this.calibration[this.source.players] ?? [];
    fill(this.numbers, shareTable(ledger, this.source), gainedTable(ledger, this.source));
    fill(this.rates, rateList(ledger, this.source, (seat) => this.reviewing.likeness(seat, ledger, levels)));
    if (isFirst) announce(words.join(" "));
  }

  lay() {
    this.verdict = h("p", { class: "review-verdict" });
    this.numbers = h("div", {});
    this.rates = h("div", {});
    const { game } = this;
    this.body.append(
      this.verdict,
      this.graph.element,
      this.moments.element,
      h("section", {}, h("h2", {}, say("review-how-well")), this.rates),
      h("details", { class: "review-numbers" }, h("summary", {}, say("review-sum")), this.numbers),
      h(
        "div",
        { class: "row review-row" },
        this.source.engine && h("button", { type: "button", class: "primary", onclick: () => this.learn() }, say("learn")),
        h("a", { class: "button", href: pageAddress("replay", game.id, { key: game.key }) }, icon("play"), say("replay")),
        h("a", { class: "button", href: pageAddress() }, say("to-start")),
      ),
    );
  }

  /** To what was missed, as far as it is known by now. */
  async learn() {
    await keepMissedOf(this.source, this.reviewing, this.ledger);
    go(pageAddress("learn", this.game.id, { key: this.game.key }));
  }

  /** The table after so many moves. */
  look(ply) {
    this.moments.mark(null);
    this.graph.mark(ply);
    this.board.show(ply);
  }

  /** A moment: the position before the decision with the better line as ghosts, or the table after a draw. */
  showMoment(entry, steps) {
    const isMissed = entry.worst >= 0;
    this.graph.mark(isMissed ? entry.worst : entry.after);
    if (isMissed) this.board.compare(entry.worst, this.reviewing.line(entry.worst), steps);
    else this.board.show(entry.after);
    if (matchMedia("(max-width: 900px), (max-aspect-ratio: 1/1)").matches) this.room.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    if (!this.ledger || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const number = Number(event.key);
    const { stops, slider } = this.graph;
    if (step) this.look(stops[Math.min(stops.length - 1, Math.max(0, Number(slider.value) + step))]);
    else if (number >= 1 && number <= 3) this.moments.list.children[number - 1]?.querySelector("button").click();
    else return;
    event.preventDefault();
  }
}
