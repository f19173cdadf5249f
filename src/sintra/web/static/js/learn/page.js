/** Learn from my mistakes: positions in which the reader missed something, one's own turn again. What is not solved keeps coming; what was hard comes again. */

import { choose } from "../kit/dialog.js";
import { fill, h, icon } from "../kit/dom.js";
import { announce } from "../kit/notices.js";
import { playNow } from "../kit/play_now.js";
import { languagePicker, openPreferences } from "../kit/preferences.js";
import { afterAnswer, keepsComing } from "../kit/repetition.js";
import { useStyles } from "../kit/styles.js";
import { learnAlso, say } from "../kit/words.js";
import { hasEngine } from "../local/engines.js";
import { pageAddress } from "../net/where.js";
import { Board } from "../review/board.js";
import { dueMissed, keepMissed } from "../review/kept.js";
import { Source } from "../review/source.js";
import { Explain } from "../table/explain.js";
import { Game } from "../table/game.js";
import { Touch } from "../table/touch.js";
import { Examiner } from "./examiner.js";

export function open(main, context) {
  const page = new LearnPage(main, context);
  return () => page.close();
}

class LearnPage {
  constructor(main, { id, query, languages }) {
    Object.assign(this, { id, key: query.get("key") ?? "", kind: query.get("kind") ?? "" }); // of one game, or of all games of a kind
    this.load(main, languages).catch((error) => this.closed || this.tell(say("review-failed", { cause: error.message }), "wrong"));
  }

  close() {
    this.closed = true;
    this.clear();
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }

  clear() {
    this.examiner?.close();
    this.explain?.close();
    this.board?.close();
    this.examiner = this.explain = this.board = undefined;
  }

  async load(main, languages) {
    await Promise.all([learnAlso("study"), useStyles("review")]);
    if (this.closed) return;
    this.build(main, languages);
    document.title = `${say("learn-of")} – Sintra`;
    if (!hasEngine) return this.tell(say("review-no-engine"));
    const missed = (await dueMissed(Date.now())).filter(({ game, kind }) => (!this.id || game === this.id) && (!this.kind || kind === this.kind));
    this.waiting = missed.sort((one, other) => one.tries - other.tries || other.lost - one.lost);
    this.room.hidden = !this.waiting.length;
    if (!this.waiting.length) this.tell(say("learn-none"), "", playNow());
    else await this.next();
  }

  build(main, languages) {
    this.room = h("div", { class: "room" });
    this.status = h("p", { class: "status", role: "status" });
    this.about = h("p", {}, "");
    this.said = h("div", { class: "learn-said", role: "status" });
    const button = (words, run, kind = "") => h("button", { type: "button", class: kind, hidden: true, onclick: run }, words);
    this.showButton = button(say("learn-show"), () => this.show());
    this.nextButton = button(say("learn-next"), () => this.next(), "primary");
    this.backLink = h("a", { class: "button", hidden: true }, say("learn-back"));
    const tool = (name, words, run) => h("button", { type: "button", class: "quiet", "aria-label": words, title: words, onclick: run }, icon(name));
    main.append(
      h(
        "div",
        { class: "table-page review-page learn-page" },
        h(
          "header",
          { class: "bar" },
          h("a", { class: "home", href: pageAddress(), "aria-label": say("to-start"), title: say("to-start") }, icon("sign")),
          h("h1", { class: "bar-head" }, say("learn-of")),
          this.status,
          h("div", { class: "tools" }, languagePicker(languages), tool("gear", say("settings"), () => openPreferences())),
        ),
        this.room,
        h("aside", { class: "side review-side", "aria-label": say("learn-of") }, h("div", { class: "learn-task review-body" }, this.about, this.said, h("div", { class: "row review-row" }, this.showButton, this.nextButton, this.backLink))),
      ),
    );
  }

  tell(words, kind = "", more = null) {
    fill(this.said, h("p", {}, h("b", {}, words)), more);
    this.said.dataset.kind = kind;
    announce(words);
  }

  /** The next position that is not solved; one whose game is gone is left out. */
  async next() {
    this.clear();
    this.showButton.hidden = this.nextButton.hidden = true;
    this.status.textContent = say("learn-left", { count: this.waiting.length });
    this.one = this.waiting.shift();
    if (!this.one) {
      fill(this.about);
      return this.tell(say("learn-left", { count: 0 }), "right", playNow());
    }
    const { game, access = "", ply } = this.one;
    try {
      this.source = await Source.of(new Game(game, access || this.key, document.documentElement.lang));
    } catch {
      return this.next();
    }
    if (this.closed) return undefined;
    const { source } = this;
    this.backLink.hidden = false;
    this.backLink.href = pageAddress("review", game, { key: access });
    this.board = new Board(source, this.room);
    this.examiner = new Examiner(source);
    this.explain = new Explain(this.board.stage, this.board.pieces, { why: async () => "" });
    this.touch = new Touch(this.board.stage, this.board.pieces, {
      decide: (decisions) => this.decide(decisions),
      preview: async (decision) => this.outcome(decision),
      words: (decision) => source.say(decision),
      label: (words, choices) => (choices > 1 ? say("target-onward", { words, choices }) : words),
      walked: () => {},
      letGo: say("key-escape"),
      explain: this.explain,
    });
    this.about.textContent = `${source.scene.title}, ${say("review-round", { round: source.round(ply) })}. ${say("learn-about")}`;
    this.tell(say("learn-you-played", { move: source.say(source.moves[ply]) }));
    await this.board.lay(source.positions[ply], { front: this.one.seat, marked: source.look(source.positions[ply]).touched(source.moves[ply]) });
    this.offer();
  }

  offer() {
    const { source, one } = this;
    const position = source.positions[one.ply];
    this.touch.offer(source.look(position).targets(source.rules.legal(position)));
    this.showButton.hidden = false;
  }

  outcome(decision) {
    const { rules, positions } = this.source;
    const { position } = rules.apply(rules.view(positions[this.one.ply], this.one.seat), decision);
    const { pieces, texts, scores } = this.source.look(position);
    return { type: "previewed", decision, pieces, texts, scores, reasons: [] };
  }

  async decide(decisions) {
    const { source, one } = this;
    const decision = decisions.length === 1 ? decisions[0] : await choose(say("which-one"), decisions.map((value) => ({ value, words: source.say(value) })));
    if (decision === undefined) return;
    const move = source.say(decision);
    if (decision === source.moves[one.ply]) return void (this.tell(say("learn-same"), "wrong"), this.offer());
    this.touch.offer({});
    this.tell(say("learn-thinking"));
    const { isGood, lost } = decision === one.line[0] ? { isGood: true } : await this.examiner.judge(one, decision);
    if (this.closed || this.one !== one) return;
    if (!isGood) {
      await this.keepComing(one);
      this.tell(say("learn-not-yet", { move, lost: Math.max(1, Math.round(100 * lost)) }), "wrong");
      return this.offer();
    }
    const again = afterAnswer(one, true, Date.now());
    await keepMissed({ ...one, ...again, solved: again.due === undefined });
    this.tell(say(decision === one.line[0] ? "learn-solved" : "learn-as-good", { move }), "right", this.facts(decision));
    await this.board.lay(source.positions[one.ply], { front: one.seat, marked: [], ghost: source.line(one.ply, [decision]).at(-1) });
    this.finish();
  }

  /** The answer; the position will come again. */
  async show() {
    const { source, one } = this;
    this.touch.offer({});
    await this.keepComing(one);
    this.tell(say("learn-answer", { move: source.say(one.line[0]) }), "", this.facts(one.line[0]));
    await this.board.compare(one.ply, one.line);
    this.finish();
  }

  keepComing(one) {
    return keepMissed(Object.assign(one, keepsComing(Date.now()), { tries: one.tries + 1 }));
  }

  facts(better) {
    const why = this.source.why(this.one.ply, better);
    return why.length ? h("ul", { class: "moment-why" }, why.map((fact) => h("li", {}, fact))) : null;
  }

  finish() {
    this.showButton.hidden = true;
    this.nextButton.hidden = false;
    this.nextButton.focus();
    this.status.textContent = say("learn-left", { count: this.waiting.length });
  }
}
