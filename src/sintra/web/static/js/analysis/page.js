/** The analysis board: any position, every line, and the engine beside it. All of it happens in this browser. */

import { choose } from "../kit/dialog.js";
import { fill, h, icon } from "../kit/dom.js";
import { keepGame } from "../kit/keeping.js";
import { announce, notice } from "../kit/notices.js";
import { ending, showNowhere } from "../kit/nowhere.js";
import { seatSign } from "../kit/people.js";
import { languagePicker, openPreferences } from "../kit/preferences.js";
import { styled } from "../kit/style.js";
import { learnAlso, say } from "../kit/words.js";
import { hasEngine } from "../net/authority.js";
import { pageAddress } from "../net/where.js";
import { openRules } from "../rules/drawer.js";
import { Asides } from "../table/asides.js";
import { Players } from "../table/players.js";
import { outcome, status } from "../table/status.js";
import { fragmentOf } from "./address.js";
import { Beside } from "./beside.js";
import { Best } from "./best.js";
import { Board } from "./board.js";
import { Lines } from "./lines.js";
import { edited, showEdited } from "./edited.js";
import { openLaying, openNew, readStudy, saveStudy, studyAt } from "./sources.js";

export function open(main, context) {
  if (!hasEngine) {
    showNowhere(main, "no-server", say("no-engine"));
    return () => {};
  }
  const page = new AnalysisPage(main, context);
  return () => page.close();
}

class AnalysisPage {
  constructor(main, { id, query, languages }) {
    this.language = document.documentElement.lang;
    this.main = main;
    this.build(main, languages);
    this.keys = (event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    this.load(id, query).catch((refusal) => this.closed || showNowhere(main, ending(refusal.code, query.get("key") ?? ""), refusal.message));
  }

  close() {
    this.closed = true;
    this.beside?.close();
    this.board?.close();
    this.editor?.close();
    this.players.close();
    document.removeEventListener("keydown", this.keys);
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }

  build(main, languages) {
    const tool = (name, words, run, look = "") => h("button", { type: "button", class: `quiet ${look}`, "aria-label": words, title: words, onclick: run }, icon(name));
    this.title = h("span", { class: "bar-title" }, say("analysis"));
    this.status = h("p", { class: "status", role: "status" });
    this.room = h("div", { class: "room" });
    this.asides = new Asides();
    this.players = new Players((seat) => this.peek(seat));
    this.best = new Best({ turned: () => this.think(), look: (move) => this.board.foresee(move), lookAway: () => this.board?.forget(), play: (move) => this.play(move) });
    this.lines = new Lines({ go: (node) => this.show(node), promote: () => this.promote(), remove: () => this.remove(), said: (words) => this.comment(words) });
    this.offers = h("div", { class: "study-offers" });
    const tab = (name, sign) => h("button", { type: "button", class: "tab", "data-tab": name, "aria-label": say(`analysis-${name}`), title: say(`analysis-${name}`), onclick: () => this.turnTo(name) }, icon(sign));
    this.tabs = [tab("engine", "lens"), tab("lines", "log")];
    this.page = h(
      "div",
      { class: "table-page analysis-page" },
      h(
        "header",
        { class: "bar" },
        h("a", { class: "home", href: pageAddress(), "aria-label": say("to-start"), title: say("to-start") }, icon("sign")),
        h("h1", { class: "bar-head" }, this.title),
        this.status,
        h(
          "div",
          { class: "tools" },
          languagePicker(languages),
          tool("tile", say("analysis-new"), () => openNew(this.language, (study) => this.take(study))),
          tool("pen", say("analysis-edit"), () => this.edit(), "far-tool"),
          tool("log", say("analysis-change"), () => openLaying(this.study, this.node, this.language, (study) => this.take(study)), "far-tool"),
          tool("link", say("analysis-link"), () => this.copyLink()),
          tool("download", say("analysis-save"), () => saveStudy(this.study)),
          tool("book", say("rules"), () => openRules(this.study.game), "rules-tool"),
          tool("gear", say("settings"), () => openPreferences(), "settings-tool"),
          tool("more", say("more"), () => this.more(), "more-tool"),
        ),
      ),
      this.room,
      (this.side = h(
        "aside",
        { class: "side", "aria-label": say("beside-table") },
        this.players.element,
        this.best.element,
        this.lines.element,
        h(
          "div",
          { class: "study-controls" },
          this.offers,
          this.asides.element,
          tool("first", say("replay-first"), () => this.show(this.study.root), "far"),
          tool("previous", say("replay-previous"), () => this.step(-1)),
          tool("next", say("replay-next"), () => this.step(1)),
          tool("last", say("replay-last"), () => this.toEnd(), "far"),
          h("div", { class: "tabs" }, this.tabs),
        ),
      )),
    );
    this.turnTo("engine");
    main.append(this.page);
  }

  // ── Where it comes from ──

  async load(id, query) {
    const [study, at] = await studyAt(id, query, this.language);
    await Promise.all([styled("css/analysis.css"), styled("css/editor.css"), learnAlso("study")]);
    if (!this.closed) await this.take(study, at);
  }

  /** Another study on the board. A game that has not begun is dealt at random. */
  async take(study, at = study.root) {
    this.editor?.close();
    this.editor = undefined;
    delete this.page.dataset.editing;
    this.study = study;
    this.node = undefined;
    this.beside?.close();
    this.board?.close();
    this.best.clear();
    document.title = `${say("analysis")} – Sintra`;
    keepGame(study.game, this.language);
    this.title.textContent = say("analysis-of", { title: study.scene.title });
    this.board = new Board(this.room, study, { play: (move) => this.play(move), walked: () => this.tell(), arranged: () => this.arranged() });
    this.beside = new Beside(study, {
      found: (findings) => this.best.show(study, this.node, findings),
      failed: (error) => (this.best.clear(say("analysis-engine-failed")), console.error(error)),
    });
    const isFresh = !study.root.variations.length && study.isDrawDue(study.root);
    await this.show(isFresh ? study.deal(study.root) : at, { isChanged: true });
  }

  /** The position that is shown, in the board editor. */
  edit() {
    if (!this.node || this.editor) return;
    this.beside.rest();
    this.board.close();
    this.editor = edited(this, (text) => readStudy(text, this.language));
  }

  // ── The moment that is shown ──

  async show(node, { isChanged = false, gained = [] } = {}) {
    this.node = node;
    this.board.peek = undefined;
    const laid = this.board.show(node, gained);
    if (isChanged) this.lines.show(this.study, node);
    else this.lines.mark(node);
    this.offer();
    this.refresh();
    this.think();
    this.remember();
    await laid;
    if (this.node === node) this.room.dataset.shown = String(this.number);
  }

  /** Which of all moments it is. */
  get number() {
    return [...this.study.root.walk()].indexOf(this.node);
  }

  arranged() {
    if (!this.node || this.editor) return;
    this.board.stage.show(this.board.front);
    this.asides.show(this.board.stage, this.state);
  }

  get state() {
    const { study, node, board } = this;
    const turn = study.toMove(node);
    const isOver = study.rules.isOver(node.position);
    return {
      phase: isOver ? "over" : "playing",
      seats: study.names.map((name) => ({ kind: "person", name, connected: true })),
      scores: board.look.scores,
      pieces: board.look.pieces,
      texts: board.look.texts,
      turn: turn >= 0 ? turn : null,
      targets: board.targets,
      prompt: board.look.prompt(board.legal, study.words),
      onward: board.look.onward(board.targets, study.words),
      result: isOver ? { winners: study.rules.winners(node.position) } : null,
    };
  }

  refresh() {
    const { state } = this;
    this.players.show({ ...state, clocks: null }, this.board.front);
    this.asides.show(this.board.stage, state);
    this.tell();
  }

  /** The line above the table: whose turn and what to do, or that a draw is due. */
  tell() {
    if (!this.node) return;
    const { state, study } = this;
    const isDue = study.isDrawDue(this.node);
    const mine = { ...state, seats: state.seats.map((seat) => ({ ...seat, mine: true })) };
    const { whose, words, kind, seat } = isDue ? { words: say("analysis-draw-due"), kind: "waiting" } : state.result ? { words: outcome(state), kind: "over" } : status(mine, this.board.touch, "open", 0);
    const line = whose ? `${whose} ${words}` : words;
    if (this.status.textContent !== line) fill(this.status, seat !== undefined && seatSign(seat), whose && h("span", { class: "named" }, `${whose} `), words);
    this.status.dataset.kind = kind;
  }

  /** What can be done beside touching the table: draws, and decisions that are offered by name. */
  offer() {
    const { study, node } = this;
    const button = (words, run, look = "") => h("button", { type: "button", class: look, onclick: run }, words);
    const isDue = study.isDrawDue(node);
    const dealt = study.dealtFrom(node);
    const named = study.engine.description.buttons.filter((move) => this.board.legal.includes(move));
    fill(
      this.offers,
      isDue && node.variations.length > 0 && button(say("analysis-as-played"), () => this.step(1), "primary"),
      isDue && button(say("analysis-deal"), () => this.deal(node), node.variations.length ? "" : "primary"),
      dealt && button(say("analysis-deal-again"), () => this.deal(dealt)),
      named.map((move) => button(study.scene.moves[move][1], () => this.play(move), "offer")),
    );
  }

  think() {
    const { position } = this.node;
    const seat = this.study.toMove(this.node);
    this.best.clear(seat >= 0 && !this.best.isOn ? say("analysis-engine-off") : "");
    this.beside.look(this.best.isOn && seat >= 0 ? position : null);
  }

  /** The address is always that of what is shown. */
  async remember() {
    const { number } = this;
    const fragment = await fragmentOf(this.study.text, number);
    if (!this.closed && this.number === number) history.replaceState(null, "", pageAddress("analysis") + fragment);
  }

  // ── What the reader does ──

  play(move) {
    const { node } = this;
    const next = node.add(move, this.study.rules);
    return this.go(next);
  }

  /** To a moment that may be new, telling the points that it brought. */
  go(next) {
    const { study } = this;
    const from = new Set(this.node.path);
    const gained = next.path.filter((node) => !from.has(node)).flatMap(({ position, reasons }) => reasons.map((row) => study.look(position).reason(0, row, study.words)));
    announce(this.said(next));
    return this.show(next, { isChanged: true, gained });
  }

  said(node) {
    const decided = [node, ...node.path.toReversed()].find(({ mover }) => mover !== null && mover >= 0);
    return decided ? `${this.study.names[decided.mover]}: ${this.study.scene.moves[decided.move][1]}` : say("replay-start");
  }

  deal(node) {
    return this.go(this.study.deal(node));
  }

  step(by) {
    const { study, node } = this;
    const next = by > 0 ? study.after(node) : study.before(node);
    if (!next) return;
    announce(this.said(next));
    this.show(next);
  }

  toEnd() {
    this.show([this.node, ...this.node.mainline()].at(-1));
  }

  /** To the line before or after the one that is looked at, where they part. */
  aside(by) {
    const at = this.node.path.findLast(({ parent }) => parent.variations.length > 1);
    if (!at) return;
    const { variations } = at.parent;
    const next = variations[(variations.indexOf(at) + by + variations.length) % variations.length];
    announce(this.said(next));
    this.show(this.study.isDrawDue(next) ? (this.study.after(next) ?? next) : next);
  }

  promote() {
    this.node.branch?.promote();
    this.show(this.node, { isChanged: true });
  }

  /** A line goes, with a way to have it back. */
  remove() {
    const { node, study } = this;
    if (!node.parent) return;
    const first = study.dealtFrom(node)?.variations.find((one) => node.path.includes(one)) ?? node;
    const before = study.before(first);
    const restore = first.remove();
    this.show(before, { isChanged: true });
    notice(say("analysis-removed"), { action: { words: say("undo"), run: () => (restore(), this.show(node, { isChanged: true })) } });
  }

  comment(words) {
    this.node.comment = words.trim();
    this.lines.show(this.study, this.node);
    this.remember();
  }

  peek(seat) {
    this.board.peek = seat;
    if (this.editor) return showEdited(this);
    this.board.stage.show(this.board.front);
    this.refresh();
  }

  async copyLink() {
    await this.remember();
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    notice(say("analysis-link-copied"));
  }

  /** On a small screen: the engine or the lines. */
  turnTo(name) {
    this.page.dataset.tab = name;
    for (const tab of this.tabs) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  }

  key(event) {
    const isScrolling = event.target.matches?.(".lines-box, .best") && /^Arrow(Up|Down)$/.test(event.key);
    if (isScrolling || event.ctrlKey || event.metaKey || event.altKey || !this.node || document.querySelector("dialog[open]") || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (this.editor) return void (this.editor.key(event) && event.preventDefault());
    const run = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: () => this.aside(-1),
      ArrowDown: () => this.aside(1),
      Home: () => this.show(this.study.root),
      End: () => this.toEnd(),
      Delete: () => this.remove(),
      d: () => this.study.isDrawDue(this.node) && this.deal(this.node),
      e: () => this.board.explain.lens.take(),
      l: () => this.listChoices(),
      t: () => this.board.touch.focus(),
      w: () => announce(this.status.textContent),
    }[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  }

  /** What has no room on a small screen. */
  async more() {
    const answers = [
      { words: say("analysis-edit"), value: () => this.edit() },
      { words: say("analysis-change"), value: () => openLaying(this.study, this.node, this.language, (study) => this.take(study)) },
      { words: say("rules"), value: () => openRules(this.study.game) },
      { words: say("choices"), value: () => this.listChoices() },
      { words: say("settings"), value: () => openPreferences() },
    ];
    (await choose(say("more"), answers))?.();
  }

  /** All that can be done now, in words. */
  async listChoices() {
    const moves = this.board.legal;
    const move = moves.length ? await choose(say("choices"), moves.map((value) => ({ value, words: this.study.scene.moves[value][1] }))) : undefined;
    if (move !== undefined) this.play(move);
  }
}
