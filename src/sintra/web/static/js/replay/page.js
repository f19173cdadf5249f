/** A game told again: step, jump, play; a link to every moment; and from any of them play on. */

import { choice, redraw } from "../kit/choice.js";
import { h, icon, iconAddress } from "../kit/dom.js";
import { openDialog } from "../kit/dialog.js";
import { recordLink } from "../kit/download.js";
import { go } from "../kit/go.js";
import { ladder } from "../kit/ladder.js";
import { usualLevel } from "../kit/levels.js";
import { announce, notice } from "../kit/notices.js";
import { ending, showNowhere } from "../kit/nowhere.js";
import { languagePicker, openPreferences } from "../kit/preferences.js";
import { readable } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { getJson } from "../net/api.js";
import { hasEngine, isLocal } from "../net/authority.js";
import { readGames } from "../net/data.js";
import { createGame } from "../net/mixing.js";
import { pageAddress } from "../net/where.js";
import { Asides } from "../table/asides.js";
import { Explain } from "../table/explain.js";
import { Floats } from "../table/floats.js";
import { Game } from "../table/game.js";
import { Marks } from "../table/marks.js";
import { Moves } from "../table/moves.js";
import { Pieces } from "../table/pieces.js";
import { Players } from "../table/players.js";
import { sendButton } from "../table/send.js";
import { Stage } from "../table/stage.js";
import { outcome } from "../table/status.js";
import { openRules } from "../rules/drawer.js";
import { Frames } from "./frames.js";

const PAUSE = 900;

export function open(main, context) {
  const page = new ReplayPage(main, context);
  return () => page.close();
}

class ReplayPage {
  constructor(main, { id, query, languages }) {
    this.game = new Game(id, query.get("key") ?? "", document.documentElement.lang);
    this.ply = Math.max(0, Math.trunc(Number(query.get("ply"))) || 0);
    this.peek = null;
    this.build(main, languages);
    this.keys = (event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    this.load().catch((refusal) => this.closed || showNowhere(main, ending(refusal.code, this.game.key), refusal.message));
  }

  close() {
    this.closed = true;
    this.pause();
    this.explain?.close();
    this.stage?.close();
    this.players.close();
    document.removeEventListener("keydown", this.keys);
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }

  build(main, languages) {
    this.title = h("span", { class: "bar-title" });
    this.status = h("p", { class: "status", role: "status", "data-kind": "replay" });
    this.room = h("div", { class: "room" });
    this.movesHost = h("div", { class: "moves-host" });
    this.asides = new Asides();
    this.players = new Players((seat) => {
      this.peek = seat;
      this.refresh();
    });
    const tool = (name, words, run) => h("button", { type: "button", class: "quiet", "aria-label": words, title: words, onclick: run }, icon(name));
    this.slider = h("input", { type: "range", min: "0", max: "0", value: "0", "aria-label": say("replay-where"), oninput: () => this.jump(Number(this.slider.value)) });
    this.playTool = tool("play", say("replay-play"), () => this.toggle());
    this.playOnButton = h("button", { type: "button", class: "primary", hidden: true, onclick: () => this.playOn() }, say("play-on"));
    this.analyseLink = h("a", { class: "button", hidden: true }, icon("lens"), say("analyse"));
    this.reviewTool = tool("eye", say("review"), () => go(pageAddress("review", this.game.id, { key: this.game.key })));
    this.reviewTool.hidden = true;
    this.controls = h(
      "div",
      { class: "replay-controls", inert: true },
      this.slider,
      h(
        "div",
        { class: "replay-buttons" },
        tool("first", say("replay-first"), () => this.jump(0)),
        tool("previous", say("replay-previous"), () => this.step(-1)),
        this.playTool,
        tool("next", say("replay-next"), () => this.step(1)),
        tool("last", say("replay-last"), () => this.jump(this.frames.plies)),
        tool("link", say("replay-link"), () => this.copyLink()),
        this.reviewTool,
      ),
      h("div", { class: "row" }, this.asides.element, this.playOnButton, this.analyseLink, recordLink(this.game), sendButton(this.game)),
    );
    main.append(
      h(
        "div",
        { class: "table-page replay-page" },
        h(
          "header",
          { class: "bar" },
          h("a", { class: "home", href: pageAddress(), "aria-label": say("to-start"), title: say("to-start") }, icon("sign")),
          h("h1", { class: "bar-head" }, this.title),
          this.status,
          h("div", { class: "tools" }, languagePicker(languages), tool("book", say("rules"), () => openRules(this.game.table.game)), tool("gear", say("settings"), () => openPreferences())),
        ),
        this.room,
        h("aside", { class: "side", "aria-label": say("beside-table") }, this.players.element, this.movesHost, this.controls),
      ),
    );
  }

  async load() {
    const [table, scene] = await Promise.all([getJson(this.game.path("")), this.game.scene()]);
    if (this.closed) return;
    this.game.take(table);
    this.scene = scene;
    this.frames = new Frames(this.game);
    this.playOnButton.hidden = this.reviewTool.hidden = table.state.phase !== "over";
    this.analyseLink.hidden = !hasEngine || !(table.state.phase === "over" || isLocal(this.game.id)); // a game with others is looked at when it is over
    this.title.textContent = say("replay-of", { title: scene.title });
    document.title = `${this.title.textContent} – Sintra`;
    this.stage = new Stage(scene, this.room);
    this.stage.svg.setAttribute("aria-label", scene.title);
    this.pieces = new Pieces(this.stage);
    this.marks = new Marks(this.stage);
    this.floats = new Floats(this.stage);
    this.explain = new Explain(this.stage, this.pieces, { why: async () => "" });
    this.explain.onTouch();
    this.moves = new Moves(scene, (ply) => this.jump(ply));
    this.movesHost.replaceChildren(this.moves.element);
    this.moves.show(this.game);
    this.slider.max = String(this.game.plies.length);
    this.controls.inert = false;
    await this.jump(Math.min(this.ply, this.game.plies.length));
  }

  /** The moments worth stopping at: after a decision and the draws that follow it, and both ends. */
  get stops() {
    const plies = this.game.plies;
    return [...plies.keys()].map((i) => i + 1).filter((ply) => ply === plies.length || plies[ply][0] >= 0);
  }

  step(by) {
    this.pause();
    return this.advance(by);
  }

  advance(by) {
    const stops = [0, ...this.stops];
    const next = by > 0 ? stops.find((ply) => ply > this.ply) : stops.findLast((ply) => ply < this.ply);
    return next === undefined ? Promise.resolve() : this.show(next, by > 0);
  }

  jump(ply) {
    this.pause();
    return this.show(ply, false);
  }

  async show(ply, isStep) {
    const from = this.ply;
    this.ply = ply;
    this.analyseLink.href = pageAddress("analysis", this.game.id, { ply, key: this.game.key });
    const { state, reasons } = await this.frames.at(ply);
    if (this.closed || this.ply !== ply) return;
    const gained = isStep ? await this.frames.between(from, ply) : reasons;
    this.floats.skip();
    this.state = state;
    this.refresh();
    this.asides.show(this.stage, state);
    history.replaceState(null, "", pageAddress("replay", this.game.id, { ply, key: this.game.key }));
    this.marks.show(state.last_places ?? []);
    await this.pieces.lay(state.pieces, state.texts);
    if (this.ply === ply && isStep) await this.floats.show(gained);
  }

  refresh() {
    const { state } = this;
    const front = this.peek ?? this.game.mine[0] ?? 0;
    this.stage.name(this.game.names);
    this.stage.show(front);
    this.players.show({ ...state, seats: this.game.state.seats.map((seat) => ({ ...seat, connected: true })), clocks: null }, front);
    this.moves.mark(this.ply);
    this.slider.value = String(this.ply);
    const [seat, move] = this.game.plies[this.decided(this.ply)] ?? [];
    const words = move === undefined || move === null ? say("replay-start") : `${this.game.names[seat]}: ${this.scene.moves[move][1]}`;
    this.status.textContent = state.result ? outcome({ ...this.game.state, result: state.result, scores: state.scores }) : words;
    announce(this.status.textContent);
  }

  /** The ply of the last decision before this moment. */
  decided(ply) {
    let last = ply - 1;
    while (last >= 0 && this.game.plies[last][0] < 0) last -= 1;
    return last;
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  async play() {
    this.playing = true;
    this.playTool.firstElementChild.firstElementChild.setAttribute("href", iconAddress("pause"));
    this.playTool.setAttribute("aria-label", say("replay-pause"));
    if (this.ply === this.game.plies.length) await this.show(0, false);
    while (this.playing && this.ply < this.game.plies.length) {
      await this.advance(1);
      await new Promise((resolve) => (this.timer = setTimeout(resolve, readable(PAUSE))));
    }
    this.pause();
  }

  pause() {
    this.playing = false;
    this.playTool.firstElementChild.firstElementChild.setAttribute("href", iconAddress("play"));
    this.playTool.setAttribute("aria-label", say("replay-play"));
  }

  async copyLink() {
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    notice(say("copied-moment"), {});
  }

  /** Another game from here: my seat against bots in all others. */
  async playOn() {
    const { guides } = await readGames(this.game.language);
    const { levels } = guides.find(({ game }) => game === this.game.table.game);
    let level = usualLevel(levels);
    const opponent = h("div", {});
    const offer = () => redraw(opponent, ladder(levels, level, (value) => ((level = value), offer())));
    offer();
    let seat = this.state.turn ?? 0;
    const names = this.game.names;
    openDialog(say("play-on"), (close) =>
      h(
        "form",
        {
          class: "stack",
          onsubmit: async (event) => {
            event.preventDefault();
            const seats = names.map((_, number) => (number === seat ? { kind: "me" } : { kind: "bot", level }));
            try {
              const wish = { game: this.game.table.game, seats, forced: true, start: { game: this.game.id, ply: this.ply, key: this.game.key } };
              const table = await createGame(wish, this.game.language);
              close();
              go(pageAddress("table", table.id));
            } catch (refusal) {
              notice(refusal.message, { kind: "refused" });
            }
          },
        },
        h("p", {}, say("play-on-about")),
        choice(say("play-on-seat"), [...names.keys()], seat, (number) => names[number], (number) => (seat = number)),
        opponent,
        h("button", { class: "primary big", type: "submit" }, say("start-game")),
      ),
    );
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    const run = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.jump(0),
      End: () => this.jump(this.game.plies.length),
      e: () => this.explain.lens.take(),
      " ": () => event.target.tagName !== "BUTTON" && this.toggle(),
    }[event.key];
    if (!run || !this.frames) return;
    if (event.key !== " " || event.target.tagName !== "BUTTON") event.preventDefault();
    run();
  }
}
